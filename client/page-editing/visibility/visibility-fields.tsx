import { useContext, useId, useState } from 'react';
import calendar from '../../art/icons/lucide/calendar-clock.svg?raw';
import eye from '../../art/icons/lucide/eye.svg?raw';
import eyeOff from '../../art/icons/lucide/eye-off.svg?raw';
import lockIcon from '../../art/icons/lucide/lock.svg?raw';
import { inOneLine } from '../../../server/pages/design/field-parsing.rules.js';
import { isTimeZone, withoutUsual, type Audience, type TileVisibility } from '../../../server/pages/design/visibility.rules.js';
import { SegmentedControl } from '../../controls/fields/segmented-control.js';
import { TextField } from '../../controls/fields/text-field.js';
import { dayIn } from '../../page-view/visibility/visibility-words.js';
import { languageTexts } from '../../texts/en/shell.js';
import { visibilityTexts as texts } from '../../texts/en/visibility.js';
import { MakeLockContext } from './make-lock.js';
import { PasswordFields } from './password-fields.js';
import { Labelled, VisibilityRow } from './visibility-row.js';
import { WarningFields } from './warning-fields.js';
import { momentAt, zonedTime, type ZonedTime } from './zoned-moments.js';
import styles from './visibility-fields.module.css';

interface VisibilityFieldsProps {
  /** That of the tile when its popup was opened. */
  readonly visibility: TileVisibility | undefined;
  /** Whether it opens something or leads somewhere, which can have a password and a warning. */
  readonly opens: boolean;
  /** Called at once with each change that can be saved. */
  readonly onChange: (visibility: TileVisibility | undefined) => void;
}

/** What is typed. */
interface Typed {
  readonly who: Audience;
  readonly lock: string | undefined;
  readonly hint: string;
  readonly isTimed: boolean;
  readonly from: ZonedTime;
  readonly until: ZonedTime;
  readonly timeZone: string;
  readonly isAnnounced: boolean;
  readonly isWarned: boolean;
  readonly warning: string;
}

const NOTES: Readonly<Record<Audience, string>> = { everyone: '', password: texts.whoeverKnows, hidden: texts.leftOut };

const DAY = 86_400_000;
const relative = new Intl.RelativeTimeFormat(languageTexts.formats, { numeric: 'auto' });

/** Who sees the tile, when, and after which warning. */
export function VisibilityFields({ visibility, opens, onChange }: VisibilityFieldsProps) {
  const id = useId();
  const mayLock = useContext(MakeLockContext) !== null && opens;
  const [typed, setTyped] = useState(() => typedOf(visibility));
  const period = periodOf(typed);
  function write(part: Partial<Typed>) {
    const next = { ...typed, ...part };
    setTyped(next);
    // Without a whole moment or a password, the tile would be public at once, and without its words, a warning would be none.
    if (!isLacking(next) && !lacksWords(next)) onChange(visibilityOf(next));
  }
  return (
    <section aria-labelledby={id} className={styles.fields}>
      <h3 id={id} className={styles.title}>
        {texts.title}
      </h3>
      <VisibilityRow label={texts.who} note={NOTES[typed.who]}>
        <SegmentedControl
          label={texts.who}
          value={typed.who}
          options={[
            { value: 'everyone', label: <Labelled svg={eye}>{texts.everyone}</Labelled> },
            ...(mayLock ? [{ value: 'password' as const, label: <Labelled svg={lockIcon}>{texts.password}</Labelled> }] : []),
            { value: 'hidden', label: <Labelled svg={eyeOff}>{texts.hidden}</Labelled> },
          ]}
          onChange={(who) => write({ who })}
        />
      </VisibilityRow>
      {typed.who === 'password' && <PasswordFields {...typed} onWrite={write} />}
      {typed.who !== 'hidden' && (
        <>
          <VisibilityRow label={texts.when} note={isLacking(typed) ? lackOf(period) : noteOf(period)}>
            <SegmentedControl
              label={texts.when}
              value={typed.isTimed ? 'period' : 'always'}
              options={[
                { value: 'always', label: texts.always },
                { value: 'period', label: <Labelled svg={calendar}>{texts.period}</Labelled> },
              ]}
              onChange={(choice) => write({ isTimed: choice === 'period' })}
            />
          </VisibilityRow>
          {typed.isTimed && <PeriodFields typed={typed} period={period} onWrite={write} />}
          {opens && <WarningFields {...typed} isLacking={lacksWords(typed)} onWrite={write} />}
        </>
      )}
    </section>
  );
}

interface PeriodFieldsProps {
  readonly typed: Typed;
  readonly period: Period;
  readonly onWrite: (part: Partial<Typed>) => void;
}

function PeriodFields({ typed, period, onWrite }: PeriodFieldsProps) {
  const id = useId();
  const { from, until, timeZone, isAnnounced } = typed;
  return (
    <div className={styles.period}>
      <TextField
        type="date"
        label={texts.from}
        value={from.day}
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
        {...(period.endsFirst && { error: texts.endsFirst })}
        onChange={({ target }) => onWrite({ until: { ...until, day: target.value } })}
      />
      <TextField
        type="time"
        label={texts.at}
        aria-label={texts.untilAt}
        value={until.time}
        onChange={({ target }) => onWrite({ until: { ...until, time: target.value } })}
      />
      <div className={styles.zone}>
        <label htmlFor={id} className={styles.label}>
          {texts.timeZone}
        </label>
        <select id={id} className={styles.select} value={timeZone} onChange={({ target }) => onWrite({ timeZone: target.value })}>
          {timeZonesWith(timeZone).map((name) => (
            <option key={name} value={name}>
              {name.replaceAll('_', ' ')}
            </option>
          ))}
        </select>
      </div>
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
function isLacking(typed: Typed): boolean {
  const { from, until, endsFirst } = periodOf(typed);
  if (typed.who === 'password' && typed.lock === undefined) return true;
  if (typed.who === 'hidden' || !typed.isTimed) return false;
  const isPartly = (day: string, moment: string | undefined) => day !== '' && moment === undefined;
  return endsFirst || (from ?? until) === undefined || isPartly(typed.from.day, from) || isPartly(typed.until.day, until);
}

/** Whether visitors would be warned of nothing. */
function lacksWords({ who, isWarned, warning }: Typed): boolean {
  return who === 'everyone' && isWarned && inOneLine(warning) === '';
}

/** The moments that are typed whole. */
interface Period {
  readonly from: string | undefined;
  readonly until: string | undefined;
  readonly endsFirst: boolean;
}

function periodOf({ isTimed, from, until, timeZone }: Typed): Period {
  const [begins, ends] = isTimed ? [momentAt(from, timeZone), momentAt(until, timeZone)] : [];
  return { from: begins, until: ends, endsFirst: begins !== undefined && ends !== undefined && ends <= begins };
}

function typedOf(visibility: TileVisibility = {}): Typed {
  const { who = 'everyone', lock, hint = '', from, until, isAnnounced, warning = '' } = visibility;
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const timeZone = [visibility.timeZone, own].find((name) => name !== undefined && isTimeZone(name)) ?? 'UTC';
  return {
    who,
    lock,
    hint,
    isTimed: (from ?? until) !== undefined,
    from: from === undefined ? { day: '', time: '00:00' } : zonedTime(from, timeZone),
    until: until === undefined ? { day: '', time: '23:59' } : zonedTime(until, timeZone),
    timeZone,
    isAnnounced: isAnnounced ?? from === undefined,
    isWarned: warning !== '',
    warning,
  };
}

function visibilityOf(typed: Typed): TileVisibility | undefined {
  const { who, lock, timeZone, isAnnounced, isWarned } = typed;
  const warning = isWarned ? inOneLine(typed.warning) : '';
  const { from, until } = periodOf(typed);
  const hint = inOneLine(typed.hint);
  return withoutUsual({
    who: who === 'everyone' ? undefined : who,
    ...(who === 'password' && { lock, hint: hint === '' ? undefined : hint }),
    from,
    until,
    timeZone: (from ?? until) === undefined ? undefined : timeZone,
    isAnnounced: from !== undefined && isAnnounced ? true : undefined,
    warning: warning === '' ? undefined : warning,
  });
}

/** The error of an end that comes first is at its field. */
function lackOf({ endsFirst }: Period): string {
  return endsFirst ? '' : texts.lacking;
}

function noteOf({ from, until }: Period): string {
  const now = Date.now();
  if (until !== undefined && Date.parse(until) <= now) return texts.isOver;
  if (from !== undefined && Date.parse(from) > now) return texts.opensIn({ time: timeTo(from, now) });
  return until === undefined ? '' : texts.endsIn({ time: timeTo(until, now) });
}

function timeTo(moment: string, now: number): string {
  const rest = Date.parse(moment) - now;
  if (rest >= DAY) return relative.format(Math.round(rest / DAY), 'day');
  const hours = rest / 3_600_000;
  return hours >= 1 ? relative.format(Math.round(hours), 'hour') : relative.format(Math.max(1, Math.round(hours * 60)), 'minute');
}

/** All that the browser knows, and the present one: another browser may have known it. Chromium does not name UTC. */
function timeZonesWith(present: string): string[] {
  return [...new Set([present, 'UTC', ...Intl.supportedValuesOf('timeZone')])].toSorted();
}
