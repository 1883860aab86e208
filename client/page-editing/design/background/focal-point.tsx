import { useId, type CSSProperties, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react';
import type { Picture } from '../../../page-view/pictures/page-pictures.js';
import { ResponsivePicture } from '../../../page-view/pictures/responsive-picture.js';
import { backgroundTexts as texts } from '../../../texts/en/design-panel.js';
import styles from './focal-point.module.css';

/** A place of a picture, in percent of its width and height. */
interface Point {
  readonly x: number;
  readonly y: number;
}

interface FocalPointProps extends Point {
  readonly picture: Picture;
  readonly onMove: (point: Point) => void;
}

/** The point of a wallpaper that stays visible on every screen: a ring that is dragged, or moved by arrow keys, with Shift ten times as far. */
export function FocalPoint({ picture, x, y, onMove }: FocalPointProps) {
  const hint = useId();
  const place = { '--x': `${x}%`, '--y': `${y}%`, '--ratio': picture.width / picture.height } as CSSProperties;
  return (
    <div className={styles.focal} style={place}>
      <div className={styles.frame} {...pointing(onMove)}>
        <Crop picture={picture} sizes="400px" className={styles.picture} />
        <span
          role="slider"
          tabIndex={0}
          className={styles.ring}
          aria-label={texts.focus}
          aria-describedby={hint}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={Math.round(x)}
          aria-valuetext={texts.focusAt({ x: Math.round(x), y: Math.round(y) })}
          onKeyDown={(event) => press(event, { x, y }, onMove)}
        />
      </div>
      <div className={styles.crops} aria-hidden="true">
        <figure>
          <Crop picture={picture} sizes="120px" className={styles.tall} />
          <figcaption>{texts.onPhone}</figcaption>
        </figure>
        <figure>
          <Crop picture={picture} sizes="120px" className={styles.broad} />
          <figcaption>{texts.onWide}</figcaption>
        </figure>
      </div>
      <p id={hint} className={styles.hint}>
        {texts.focusHint}
      </p>
    </div>
  );
}

function Crop({
  picture,
  sizes,
  className,
}: {
  readonly picture: Picture;
  readonly sizes: string;
  readonly className: string | undefined;
}) {
  return <ResponsivePicture picture={picture} sizes={sizes} alt="" {...(className !== undefined && { className })} />;
}

/** A mouse drags from anywhere. A finger scrolls there, so it drags the ring, or touches the new place. */
function pointing(onMove: (point: Point) => void) {
  function follow({ clientX, clientY, currentTarget }: MouseEvent<HTMLElement>) {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    if (width > 0 && height > 0) onMove({ x: percent((clientX - left) / width), y: percent((clientY - top) / height) });
  }
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const onRing = event.target instanceof Element && event.target.role === 'slider';
      if (event.button !== 0 || (event.pointerType !== 'mouse' && !onRing)) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      if (!onRing) follow(event);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (event.currentTarget.hasPointerCapture(event.pointerId)) follow(event);
    },
    onClick(event: MouseEvent<HTMLElement>) {
      const isTouch = event.nativeEvent instanceof window.PointerEvent && event.nativeEvent.pointerType !== 'mouse';
      if (isTouch && event.target instanceof Element && event.target.role !== 'slider') follow(event);
    },
  };
}

const STEPS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

function press(event: KeyboardEvent, { x, y }: Point, onMove: (point: Point) => void) {
  const step = STEPS[event.key];
  if (!step) return;
  event.preventDefault();
  const far = event.shiftKey ? 10 : 1;
  onMove({ x: within(Math.round(x) + step.x * far), y: within(Math.round(y) + step.y * far) });
}

function percent(part: number): number {
  return within(Math.round(part * 100));
}

function within(value: number): number {
  return Math.min(100, Math.max(0, value));
}
