import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { nameOf, type Findable } from './emblem-search.js';
import styles from './sign-grid.module.css';

interface SignGridProps<Value extends string> {
  readonly label: string;
  readonly cells: readonly Findable<Value>[];
  readonly chosen: Value | undefined;
  readonly draw: (value: Value) => ReactNode;
  readonly onChoose: (value: Value) => void;
}

/** Signs in rows. Tab goes to one of them, and the arrow keys, Home and End from there to the others. */
export function SignGrid<Value extends string>({ label, cells, chosen, draw, onChoose }: SignGridProps<Value>) {
  const grid = useRef<HTMLDivElement>(null);
  const [last, setLast] = useState<Value>();
  const stop = [last, chosen, cells[0]?.value].find((one) => cells.some(({ value }) => value === one));
  return (
    <div
      ref={grid}
      role="listbox"
      tabIndex={-1}
      aria-label={label}
      className={styles.grid}
      onKeyDown={(event) => move(event, grid.current)}
    >
      {cells.map((cell) => (
        <button
          key={cell.value}
          type="button"
          role="option"
          aria-selected={cell.value === chosen}
          aria-label={nameOf(cell)}
          title={nameOf(cell)}
          tabIndex={cell.value === stop ? 0 : -1}
          className={styles.cell}
          onFocus={() => setLast(cell.value)}
          onClick={() => onChoose(cell.value)}
        >
          {draw(cell.value)}
        </button>
      ))}
    </div>
  );
}

function move(event: KeyboardEvent, grid: HTMLElement | null): void {
  const cells = [...(grid?.querySelectorAll<HTMLElement>('[role="option"]') ?? [])];
  const at = cells.indexOf(document.activeElement as HTMLElement);
  const to = grid && at >= 0 ? goal(event.key, at, cells, getComputedStyle(grid).direction === 'rtl') : undefined;
  if (to === undefined) return;
  event.preventDefault();
  cells[to]?.focus();
}

function goal(key: string, at: number, cells: readonly HTMLElement[], isRightToLeft: boolean): number | undefined {
  const columns = cells.filter(({ offsetTop }) => offsetTop === cells[0]?.offsetTop).length;
  const forth = isRightToLeft ? -1 : 1;
  const steps: Readonly<Record<string, number>> = { ArrowRight: forth, ArrowLeft: -forth, ArrowDown: columns, ArrowUp: -columns };
  const ends: Readonly<Record<string, number>> = { Home: 0, End: cells.length - 1 };
  const step = steps[key];
  return step === undefined ? ends[key] : at + step;
}
