import calendar from '../../art/icons/lucide/calendar-clock.svg?raw';
import type { VisiblePeriod } from '../../../server/pages/design/visibility.rules.js';
import { SegmentedControl } from '../../controls/fields/segmented-control.js';
import { TextField } from '../../controls/fields/text-field.js';
import { dayIn } from '../../page-view/visibility/visibility-words.js';
import { visibilityTexts as texts } from '../../texts/en/visibility.js';
import { ownTimeZone, TimeZoneField } from './time-zone-field.js';
import { Labelled, VisibilityRow } from './visibility-row.js';
import { momentAt, skippedTime, zonedTime, type ZonedTime } from './zoned-moments.js';
import styles from './visibility-fields.module.css';
import { formatAgo } from '../../controls/dates.js';

/** From when and until when something is to be seen, as it is typed. */
export interface TypedPeriod {
  readonly isTimed: boolean;
  readonly from: ZonedTime;
  readonly until: ZonedTime;
  readonly timeZone: string;
  readonly isAnnounced: boolean;
}

interface PeriodFieldsProps {
  readonly typed: TypedPeriod;
  readonly onWrite: (part: Partial<TypedPeriod>) => void;
}

const DAY = 86_400_000;

const AUTO = { numeric: 'auto' } as const;

/** When a tile or a page is to be seen: always, or from and until a moment in a time zone. */
export function PeriodFields({ typed, onWrite }: PeriodFieldsProps) {
  const period = momentsOf(typed);
  return (
    <>
      <VisibilityRow label={texts.when} note={isPeriodLacking(typed) ? lackOf(period) : noteOf(period)}>
        <SegmentedControl
          label={texts.when}
          value={typed.isTimed ? 'period' : 'always'}
          options={[
            { value: 'always', label: texts.always },
            { value: 'period', label: <Labelled svg={calendar}>{texts.period}</Labelled> },
          ]}
          onChange={(choice) => onWrite({ isTimed: choice === 'period' })}
        />
      </VisibilityRow>
      {typed.isTimed && <MomentFields typed={typed} period={period} onWrite={onWrite} />}
    </>
  );
}

function MomentFields({ typed, period, onWrite }: PeriodFieldsProps & { readonly period: Moments }) {
  const { from, until, timeZone, isAnnounced } = typed;
  return (
    <div className={styles.period}>
      <TextField
        type="date"
        label={texts.from}
        value={from.day}
        error={skippedTime(from, timeZone)}
        onChange={({ target }) => onWrite({ from: { ...from, day: target.value } })}
      />
      <TextField
        type="time"
        label={texts.at}
        aria-label={texts.fromAt}
        value={from.time}
        onChange={({ target }) => onWrite({ from: { ...from, time: target.value } })}
      />
      <TextField
        type="date"
        label={texts.until}
        value={until.day}
        min={from.day}
        error={period.endsFirst ? texts.endsFirst : skippedTime(until, timeZone)}
        onChange={({ target }) => onWrite({ until: { ...until, day: target.value } })}
      />
      <TextField
        type="time"
        label={texts.at}
        aria-label={texts.untilAt}
        value={until.time}
        onChange={({ target }) => onWrite({ until: { ...until, time: target.value } })}
      />
      <TimeZoneField timeZone={timeZone} onChange={(name) => onWrite({ timeZone: name })} className={styles.zone} />
      {period.from !== undefined && (
        <label className={styles.announced}>
          <input type="checkbox" checked={isAnnounced} onChange={({ target }) => onWrite({ isAnnounced: target.checked })} />
          {texts.announced({ words: texts.comesOn({ day: dayIn(period.from, timeZone) }) })}
        </label>
      )}
    </div>
  );
}

/** Whether what is typed is no period yet. */
export function isPeriodLacking(typed: TypedPeriod): boolean {
  if (!typed.isTimed) return false;
  const { from, until, endsFirst } = momentsOf(typed);
  const isPartly = (day: string, moment: string | undefined) => day !== '' && moment === undefined;
  return endsFirst || (from ?? until) === undefined || isPartly(typed.from.day, from) || isPartly(typed.until.day, until);
}

export function typedPeriod({ from, until, isAnnounced, ...zone }: VisiblePeriod): TypedPeriod {
  const timeZone = ownTimeZone(zone.timeZone);
  return {
    isTimed: (from ?? until) !== undefined,
    from: from === undefined ? { day: '', time: '00:00' } : zonedTime(from, timeZone),
    until: until === undefined ? { day: '', time: '23:59' } : zonedTime(until, timeZone),
    timeZone,
    isAnnounced: isAnnounced ?? from === undefined,
  };
}

/** What is typed, with undefined for what does not differ from always. */
export function visiblePeriod(typed: TypedPeriod) {
  const { from, until } = momentsOf(typed);
  return {
    from,
    until,
    timeZone: (from ?? until) === undefined ? undefined : typed.timeZone,
    isAnnounced: from !== undefined && typed.isAnnounced ? (true as const) : undefined,
  };
}

/** The moments that are typed whole. */
interface Moments {
  readonly from: string | undefined;
  readonly until: string | undefined;
  readonly endsFirst: boolean;
}

function momentsOf({ isTimed, from, until, timeZone }: TypedPeriod): Moments {
  const [begins, ends] = isTimed ? [momentAt(from, timeZone), momentAt(until, timeZone)] : [];
  return { from: begins, until: ends, endsFirst: begins !== undefined && ends !== undefined && ends <= begins };
}

/** The error of an end that comes first is at its field. */
function lackOf({ endsFirst }: Moments): string {
  return endsFirst ? '' : texts.lacking;
}

function noteOf({ from, until }: Moments): string {
  const now = Date.now();
  if (until !== undefined && Date.parse(until) <= now) return texts.isOver;
  if (from !== undefined && Date.parse(from) > now) return texts.opensIn({ time: timeTo(from, now) });
  return until === undefined ? '' : texts.endsIn({ time: timeTo(until, now) });
}

function timeTo(moment: string, now: number): string {
  const rest = Date.parse(moment) - now;
  if (rest >= DAY) return formatAgo(Math.round(rest / DAY), 'day', AUTO);
  const hours = rest / 3_600_000;
  return hours >= 1 ? formatAgo(Math.round(hours), 'hour', AUTO) : formatAgo(Math.max(1, Math.round(hours * 60)), 'minute', AUTO);
}
