import arrowDown from 'lucide-static/icons/arrow-down.svg?raw';
import arrowUp from 'lucide-static/icons/arrow-up.svg?raw';
import arrowUpRight from 'lucide-static/icons/arrow-up-right.svg?raw';
import chevronDown from 'lucide-static/icons/chevron-down.svg?raw';
import chevronRight from 'lucide-static/icons/chevron-right.svg?raw';
import chevronUp from 'lucide-static/icons/chevron-up.svg?raw';
import circleAlert from 'lucide-static/icons/circle-alert.svg?raw';
import circleCheck from 'lucide-static/icons/circle-check.svg?raw';
import copy from 'lucide-static/icons/copy.svg?raw';
import eye from 'lucide-static/icons/eye.svg?raw';
import eyeOff from 'lucide-static/icons/eye-off.svg?raw';
import gripVertical from 'lucide-static/icons/grip-vertical.svg?raw';
import list from 'lucide-static/icons/list.svg?raw';
import logOut from 'lucide-static/icons/log-out.svg?raw';
import menu from 'lucide-static/icons/menu.svg?raw';
import monitor from 'lucide-static/icons/monitor.svg?raw';
import pause from 'lucide-static/icons/pause.svg?raw';
import pencil from 'lucide-static/icons/pencil.svg?raw';
import play from 'lucide-static/icons/play.svg?raw';
import plus from 'lucide-static/icons/plus.svg?raw';
import rotateCw from 'lucide-static/icons/rotate-cw.svg?raw';
import smartphone from 'lucide-static/icons/smartphone.svg?raw';
import trash from 'lucide-static/icons/trash-2.svg?raw';
import x from 'lucide-static/icons/x.svg?raw';
import { classNames } from './class-names.js';
import styles from './icon.module.css';

// Only the icons named here are in the bundle. Those of the rich-text toolbar come with the toolbar.
const drawings = {
  'arrow-down': arrowDown,
  'arrow-up': arrowUp,
  'arrow-up-right': arrowUpRight,
  'chevron-down': chevronDown,
  'chevron-right': chevronRight,
  'chevron-up': chevronUp,
  'circle-alert': circleAlert,
  'circle-check': circleCheck,
  copy,
  eye,
  'eye-off': eyeOff,
  'grip-vertical': gripVertical,
  list,
  'log-out': logOut,
  menu,
  monitor,
  pause,
  pencil,
  play,
  plus,
  'rotate-cw': rotateCw,
  smartphone,
  trash,
  x,
};

export type IconName = keyof typeof drawings;

// Pointing along the line of text: they turn round where the text runs from right to left.
const mirrored: ReadonlySet<IconName> = new Set<IconName>(['arrow-up-right', 'chevron-right', 'log-out']);

/** A drawing beside a label; by itself it says nothing to a screen reader. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return <IconDrawing svg={drawings[name]} className={classNames(mirrored.has(name) && styles.mirrored, className)} />;
}

/** The drawing of a file of `lucide-static`, for icons that only one lazily loaded part of the app needs. */
export function IconDrawing({ svg, className }: { svg: string; className?: string }) {
  return (
    <svg
      className={classNames(styles.icon, className)}
      viewBox="0 0 24 24"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: strokes(svg) }}
    />
  );
}

function strokes(svg: string): string {
  const start = svg.indexOf('>', svg.indexOf('<svg')) + 1;
  return svg.slice(start, svg.lastIndexOf('</svg>'));
}
