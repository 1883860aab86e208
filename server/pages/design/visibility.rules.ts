import { isObject } from '../json-value.rules.js';
import { DESIGN_LIMITS } from './design-limits.rules.js';
import type { Faults } from './faults.rules.js';
import { parseChoice, parseOptionalLine } from './field-parsing.rules.js';

/** Who sees a tile, while its time is. */
export const AUDIENCES = ['everyone', 'password', 'hidden'] as const;

export type Audience = (typeof AUDIENCES)[number];

/** When and for whom a tile is on its page, and what visitors are asked before they see what is in it. What is optional is missing if it does not differ from a tile that everybody always sees. */
export interface TileVisibility {
  /** A hidden tile is in the design of its creator alone, whatever the time is. One with a password shows its name and its look. */
  readonly who?: Exclude<Audience, 'everyone'>;
  /** The id of the lock that has the password. Only with `password`; never in what visitors see. */
  readonly lock?: string;
  /** What visitors read before they have given the password, such as where to get it. Only with `password`. */
  readonly hint?: string;
  /** From when on the tile is on the page, as ISO 8601 in UTC with milliseconds. */
  readonly from?: string;
  /** From when on it is not any more; after `from`. */
  readonly until?: string;
  /** In which the creator chose the moments, as IANA names it. Only with a moment. */
  readonly timeZone?: string;
  /** Whether visitors see the name and the look of the tile before `from`, and when it comes, but nothing of what is in it. Only with `from`. */
  readonly isAnnounced?: true;
  /**
   * What visitors read before they see what is in the tile, or follow its link: one line, at most `DESIGN_LIMITS.warningLength` characters. It is
   * no lock: what it warns of is in the page. Headings have none.
   */
  readonly warning?: string;
  /**
   * The name of a tile that was hidden or locked when a program which does not know visibility sent this one without it: maybe this one is that one, so it is seen by nobody or with the same
   * password until its owner says who sees it. Visitors never read it.
   */
  readonly unrecognizedBeside?: string;
}

/** From when and until when something is to be seen. */
export type VisiblePeriod = Pick<TileVisibility, 'from' | 'until' | 'timeZone' | 'isAnnounced'>;

/** The form of a moment: a day and a time with an offset. */
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)$/;
const LONGEST_MOMENT = 40;
const LONGEST_TIME_ZONE = 64;
/** The form of the id of a lock. */
const LOCK_ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
/** In characters. */
export const LONGEST_HINT = 200;
/** Moments outside of these years are mistakes. */
const YEARS = { first: 2000, last: 2199 };

/**
 * Undefined for a tile that everybody always sees. A moment that cannot be read is a fault, and so is a period that ends before it begins. What has no meaning without a moment is left out,
 * and so is a warning of blanks, and that of a tile which opens nothing. A password for one is a fault: left out, it would make the tile public.
 */
export function parseVisibility(input: unknown, place: string, faults: Faults, opens: boolean): TileVisibility | undefined {
  if (!isObject(input)) return undefined;
  const seenBy = { ...parseAudience(input, place, faults, opens), ...parsePeriod(input, place, faults) };
  const { unrecognizedBeside: beside } = input;
  const isNarrowed = withoutUsual(seenBy) !== undefined;
  return withoutUsual({
    ...seenBy,
    warning: opens ? parseWarning(input.warning, `${place}.warning`, faults) : undefined,
    unrecognizedBeside:
      isNarrowed && typeof beside === 'string'
        ? parseOptionalLine(beside, `${place}.unrecognizedBeside`, DESIGN_LIMITS.tileNameLength, faults)
        : undefined,
  });
}

/** What is missing is undefined. A moment that cannot be read is a fault, and so is a period that ends before it begins. What has no meaning without a moment is left out. */
export function parsePeriod(input: Readonly<Record<string, unknown>>, place: string, faults: Faults) {
  const from = parseMoment(input.from, `${place}.from`, faults);
  const until = parseMoment(input.until, `${place}.until`, faults);
  if (from !== undefined && until !== undefined && until <= from) faults.add(`${place}.until`, 'PERIOD_INVALID', {}, 'PERIOD_ENDS_FIRST');
  const timeZone = parseTimeZone(input.timeZone);
  return {
    from,
    until,
    timeZone: (from ?? until) === undefined ? undefined : timeZone,
    isAnnounced: from !== undefined && input.isAnnounced === true ? (true as const) : undefined,
  };
}

function parseWarning(input: unknown, place: string, faults: Faults): string | undefined {
  const warning = parseOptionalLine(input, place, DESIGN_LIMITS.warningLength, faults);
  return warning === '' ? undefined : warning;
}

/** Without its lock, nobody could open a tile with a password. */
function parseAudience(
  input: Readonly<Record<string, unknown>>,
  place: string,
  faults: Faults,
  opens: boolean,
): Pick<TileVisibility, 'who' | 'lock' | 'hint'> {
  const audiences = opens ? AUDIENCES : AUDIENCES.filter((one) => one !== 'password');
  const who = parseChoice(audiences, 'everyone', input.who, `${place}.who`, faults);
  if (who !== 'password') return who === 'everyone' ? {} : { who };
  const { lock } = input;
  if (!isLockId(lock)) faults.add(`${place}.lock`, 'LOCK_MISSING');
  const hint = parseOptionalLine(input.hint, `${place}.hint`, LONGEST_HINT, faults);
  return { who, ...(isLockId(lock) && { lock }), ...(hint !== '' && { hint }) };
}

/** Whether the text has the form of the id of a lock. */
export function isLockId(text: unknown): text is string {
  return typeof text === 'string' && LOCK_ID.test(text);
}

/** What a tile keeps of it that becomes a heading, which opens nothing: no warning. What had a password is hidden, because it must not become public. */
export function visibilityOfHeading({
  who,
  lock: _lock,
  hint: _hint,
  warning: _warning,
  ...period
}: TileVisibility): TileVisibility | undefined {
  return withoutUsual({ ...period, who: who === undefined ? undefined : 'hidden' });
}

/** Without what is undefined; undefined if nothing is left. */
export function withoutUsual(visibility: { readonly [Field in keyof TileVisibility]?: TileVisibility[Field] | undefined }):
  | TileVisibility
  | undefined {
  const said = Object.entries(visibility).filter(([, value]) => value !== undefined);
  return said.length > 0 ? Object.fromEntries(said) : undefined;
}

/** Whether the moment is one that a tile can have. */
export function isOfThisAge(moment: Date): boolean {
  const year = moment.getUTCFullYear();
  return year >= YEARS.first && year <= YEARS.last;
}

function parseMoment(input: unknown, place: string, faults: Faults): string | undefined {
  if (input === undefined || input === null) return undefined;
  const isMoment = typeof input === 'string' && input.length <= LONGEST_MOMENT && MOMENT.test(input) && isDay(input.slice(0, 10));
  const moment = new Date(isMoment ? input : NaN);
  if (isOfThisAge(moment)) return moment.toISOString();
  faults.add(place, 'PERIOD_INVALID');
  return undefined;
}

/** Whether the calendar has the day: `Date` reads the 31st of February as the 3rd of March. */
function isDay(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}

/** Only shown, so one that this release does not know is left out: browsers get new ones before servers do. */
function parseTimeZone(input: unknown): string | undefined {
  return typeof input === 'string' && input.length <= LONGEST_TIME_ZONE && isTimeZone(input) ? input : undefined;
}

/** Whether this release knows a time zone. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
