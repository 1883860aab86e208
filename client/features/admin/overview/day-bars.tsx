import { useState, type KeyboardEvent } from 'react';
import { clsx } from 'clsx';
import { adminOverviewTexts as texts } from '../../../texts/en/admin-overview.js';
import { formerDays, newestDays, wordChange, wordNumber, type Days } from './figures-in-words.js';
import styles from './overview-part.module.css';
import { formatDay } from '../../../controls/dates.js';

interface DayBarsProps {
  readonly name: string;
  readonly days: Days;
  readonly countOf: (day: Days[number]) => number;
}

const SHORT = { month: 'short', year: 'never', zone: 'UTC' } as const;

/** Bars of the last days, today last, with what is read of them. */
export function DayBars({ name, days, countOf }: DayBarsProps) {
  const shown = newestDays(days).map((day) => ({ day: new Date(day.day), count: countOf(day) }));
  const [read, setRead] = useState<number | null>(null);
  const [first, middle, last] = [shown[0], shown[Math.floor((shown.length - 1) / 2)], shown.at(-1)];
  if (!first || !middle || !last) return null;
  const sum = shown.reduce((all, { count }) => all + count, 0);
  const before = formerDays(days).reduce((all, day) => all + countOf(day), 0);
  const readDay = read === null ? undefined : shown[read];
  return (
    <div>
      <div className={styles.chartLine}>
        <h3 className={styles.chartName}>
          {name} <strong>{wordNumber(sum)}</strong>
        </h3>
        <p className={styles.note}>{readDay ? wordDay(readDay) : wordChange(sum, before, texts.daysBefore)}</p>
      </div>
      <Bars label={texts.readDays({ name })} shown={shown} read={read} onRead={setRead} />
      <div aria-hidden="true" className={styles.scale}>
        <span>{formatDay(first.day, SHORT)}</span>
        <span>{formatDay(middle.day, SHORT)}</span>
        <span>{texts.today}</span>
      </div>
    </div>
  );
}

interface Counted {
  readonly day: Date;
  readonly count: number;
}

function wordDay({ day, count }: Counted): string {
  return texts.ofDay({ day: formatDay(day, { year: 'never', zone: 'UTC' }), count: wordNumber(count) });
}

interface BarsProps {
  readonly label: string;
  readonly shown: readonly Counted[];
  /** The place of the day that is read. */
  readonly read: number | null;
  readonly onRead: (place: number | null) => void;
}

/** A pointer over a bar or the arrow keys read a day. */
function Bars({ label, shown, read, onRead }: BarsProps) {
  const last = shown.length - 1;
  const at = read ?? last;
  const most = Math.max(...shown.map(({ count }) => count), 1);

  function onKeyDown(event: KeyboardEvent) {
    const place = STEPS[event.key]?.(at, last);
    if (place === undefined) return;
    event.preventDefault();
    onRead(Math.min(last, Math.max(0, place)));
  }

  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={1}
      aria-valuemax={shown.length}
      aria-valuenow={at + 1}
      aria-valuetext={wordDay(shown[at]!)}
      className={styles.bars}
      onKeyDown={onKeyDown}
      onBlur={() => onRead(null)}
      onPointerLeave={() => onRead(null)}
    >
      <span aria-hidden="true" className={styles.most}>
        {wordNumber(most)}
      </span>
      {shown.map(({ day, count }, place) => (
        <span
          key={day.toISOString()}
          className={clsx(styles.column, place === last && styles.today, place === read && styles.read)}
          onPointerEnter={() => onRead(place)}
        >
          <span style={{ height: `${(count / most) * 100}%` }} />
        </span>
      ))}
    </div>
  );
}

const isMirrored = () => document.documentElement.dir === 'rtl';
const STEPS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowLeft: (at) => at + (isMirrored() ? 1 : -1),
  ArrowRight: (at) => at + (isMirrored() ? -1 : 1),
  ArrowDown: (at) => at - 1,
  ArrowUp: (at) => at + 1,
  Home: () => 0,
  End: (_, last) => last,
};
