import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { previewTexts as texts } from '../../../texts/en/page-design.js';
import { LARGEST_SCREEN, SMALLEST_SCREEN, type StageWidth } from './stage-width.js';
import styles from './stage-corner.module.css';

interface StageCornerProps {
  readonly width: StageWidth;
  readonly onChange: (width: StageWidth) => void;
}

/** How wide a phone and a large screen are in the preview, and the margins of both sides, in CSS pixels. */
const FRAMES = { least: 330, most: 1440, margins: 58 };

/**
 * The corner of the preview. It is dragged, or moved by arrow keys, to see the page on a screen of any width between a phone and a large one.
 */
export function StageCorner({ width, onChange }: StageCornerProps) {
  const drag = useRef<{ readonly x: number; readonly from: number; readonly perPixel: number } | null>(null);
  const present = width === 'phone' ? SMALLEST_SCREEN : width === 'full' ? LARGEST_SCREEN : width;
  function change(to: number) {
    const whole = Math.round(to);
    onChange(whole <= SMALLEST_SCREEN ? 'phone' : whole >= LARGEST_SCREEN ? 'full' : whole);
  }
  function press(event: PointerEvent<HTMLDivElement>) {
    event.currentTarget.setPointerCapture(event.pointerId);
    const room = (event.currentTarget.closest('section')?.clientWidth ?? FRAMES.most) - FRAMES.margins;
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
    // The frame is in the middle, so both of its sides move.
    const perPixel = (2 * forward * (LARGEST_SCREEN - SMALLEST_SCREEN)) / (Math.min(FRAMES.most, room) - FRAMES.least);
    drag.current = { x: event.clientX, from: present, perPixel };
  }
  function pressKey(event: KeyboardEvent<HTMLDivElement>) {
    const to = widthAfter(event, present);
    if (to === null) return;
    event.preventDefault();
    change(to);
  }
  return (
    <div
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={texts.width}
      aria-valuemin={SMALLEST_SCREEN}
      aria-valuemax={LARGEST_SCREEN}
      aria-valuenow={present}
      aria-valuetext={texts.pixels({ width: present })}
      title={texts.width}
      className={styles.corner}
      onPointerDown={press}
      onPointerMove={({ clientX }) => {
        if (drag.current) change(drag.current.from + (clientX - drag.current.x) * drag.current.perPixel);
      }}
      onPointerUp={() => (drag.current = null)}
      onPointerCancel={() => (drag.current = null)}
      onKeyDown={pressKey}
    />
  );
}

function widthAfter({ key, shiftKey, currentTarget }: KeyboardEvent, from: number): number | null {
  if (key === 'Home') return SMALLEST_SCREEN;
  if (key === 'End') return LARGEST_SCREEN;
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return null;
  const forward = getComputedStyle(currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  return from + (key === forward ? 1 : -1) * (shiftKey ? 100 : 10);
}
