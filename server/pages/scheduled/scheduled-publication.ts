import type { ErrorCode } from '../../error-codes.rules.js';
import type { Language } from '../../languages.rules.js';
import type { PageDesign } from '../design/page-design.rules.js';
import { isTimeZone } from '../design/visibility.rules.js';
import { MomentInvalid } from './scheduled.errors.js';

/** How far ahead a publication can be scheduled, in days: two years. */
const MOST_DAYS = 731;
const DAY = 24 * 60 * 60 * 1000;
const LONGEST_TIME_ZONE = 64;

/** A moment that a creator has chosen. */
export interface ChosenMoment {
  readonly publishesAt: Date;
  /** In which the creator chose it, as IANA names it. Null if that is unknown. */
  readonly timeZone: string | null;
  /** Whether it is published over a version that is newer than the one that it is based on. If not, that version stays. */
  readonly replaces: boolean;
}

/** A design that goes public by itself. A page has one at most. */
export interface ScheduledPublication extends ChosenMoment {
  /** The version of the page that the design is based on. */
  readonly basedOn: number;
  /** When it was scheduled. */
  readonly createdAt: Date;
  /** The code of the error with which it could not be published at its moment. Then it is kept until its owner decides. Null before. */
  readonly failure: ErrorCode | null;
  /** When that was. */
  readonly failedAt: Date | null;
}

/** A design that is to be scheduled. */
export interface NewScheduledPublication extends ChosenMoment, Pick<ScheduledPublication, 'basedOn' | 'createdAt'> {
  /** Names the publication, so that it is made once. */
  readonly id: string;
  /** Prepared as for a publication. */
  readonly design: PageDesign;
  /** The places of the tiles of which the client did not say who sees them. That is what the page says at the moment. */
  readonly unsaid: readonly number[];
  /** The language of mails about it: that of the request. */
  readonly language: Language;
}

/** A scheduled design that is being published. */
export interface DuePublication extends Pick<NewScheduledPublication, 'id' | 'design' | 'unsaid' | 'basedOn' | 'replaces'> {
  readonly accountId: string;
  readonly pageId: string;
  readonly isSuspended: boolean;
}

/**
 * A moment as a client has sent it. A time zone is only shown, so one that this release does not know is left out: browsers get new ones before servers do.
 * @throws {MomentInvalid} when it is not in the future, or more than two years away.
 */
export function chosenMoment({ publishesAt, timeZone, replaces }: ChosenMoment, now: Date): ChosenMoment {
  const wait = publishesAt.getTime() - now.getTime();
  if (!(wait > 0 && wait <= MOST_DAYS * DAY)) throw new MomentInvalid();
  const isKnown = timeZone !== null && timeZone.length <= LONGEST_TIME_ZONE && isTimeZone(timeZone);
  return { publishesAt, timeZone: isKnown ? timeZone : null, replaces };
}
