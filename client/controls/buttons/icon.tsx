import { clsx } from 'clsx';
import arrowDown from '../../art/icons/lucide/arrow-down.svg?raw';
import arrowUp from '../../art/icons/lucide/arrow-up.svg?raw';
import arrowUpRight from '../../art/icons/lucide/arrow-up-right.svg?raw';
import chevronDown from '../../art/icons/lucide/chevron-down.svg?raw';
import chevronRight from '../../art/icons/lucide/chevron-right.svg?raw';
import chevronUp from '../../art/icons/lucide/chevron-up.svg?raw';
import circleAlert from '../../art/icons/lucide/circle-alert.svg?raw';
import circleCheck from '../../art/icons/lucide/circle-check.svg?raw';
import contrast from '../../art/icons/lucide/contrast.svg?raw';
import copy from '../../art/icons/lucide/copy.svg?raw';
import eye from '../../art/icons/lucide/eye.svg?raw';
import gripVertical from '../../art/icons/lucide/grip-vertical.svg?raw';
import list from '../../art/icons/lucide/list.svg?raw';
import logOut from '../../art/icons/lucide/log-out.svg?raw';
import menu from '../../art/icons/lucide/menu.svg?raw';
import monitor from '../../art/icons/lucide/monitor.svg?raw';
import pencil from '../../art/icons/lucide/pencil.svg?raw';
import play from '../../art/icons/lucide/play.svg?raw';
import plus from '../../art/icons/lucide/plus.svg?raw';
import rotateCw from '../../art/icons/lucide/rotate-cw.svg?raw';
import smartphone from '../../art/icons/lucide/smartphone.svg?raw';
import trash from '../../art/icons/lucide/trash-2.svg?raw';
import x from '../../art/icons/lucide/x.svg?raw';
import styles from './icon.module.css';

// The bundle has only the icons that are named here. The icons of the rich-text toolbar are loaded with the toolbar.
const drawings = {
  'arrow-down': arrowDown,
  'arrow-up': arrowUp,
  'arrow-up-right': arrowUpRight,
  'chevron-down': chevronDown,
  'chevron-right': chevronRight,
  'chevron-up': chevronUp,
  'circle-alert': circleAlert,
  'circle-check': circleCheck,
  contrast,
  copy,
  eye,
  'grip-vertical': gripVertical,
  list,
  'log-out': logOut,
  menu,
  monitor,
  pencil,
  play,
  plus,
  'rotate-cw': rotateCw,
  smartphone,
  trash,
  x,
};

export type IconName = keyof typeof drawings;

// These point along the line of text, so they are mirrored where the text runs from right to left.
const directed: ReadonlySet<IconName> = new Set<IconName>(['arrow-up-right', 'chevron-right', 'list', 'log-out']);

/** An icon beside a label. Screen readers skip it. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return <IconDrawing svg={drawings[name]} isDirected={directed.has(name)} className={className} />;
}

interface IconDrawingProps {
  /** What the build gives for the file: what is inside its outermost element. */
  svg: string;
  /** Whether it points along the line of text. */
  isDirected?: boolean;
  className?: string | undefined;
}

/** The icon in a file of `client/art/icons/lucide`, for icons that only one lazily loaded part of the app needs. */
export function IconDrawing({ svg, isDirected, className }: IconDrawingProps) {
  return (
    <svg
      className={clsx(styles.icon, isDirected && styles.mirrored, className)}
      viewBox="0 0 24 24"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  );
}
