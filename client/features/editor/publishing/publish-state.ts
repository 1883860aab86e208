import type { PageAccess } from '../../../api/generated/types.js';
import type { SavingState } from './saving/draft-saving.js';
import { accountDraftTexts } from '../../../texts/en/account-draft.js';
import { waitingPictureTexts } from '../../../texts/en/waiting-pictures.js';
import { publishStateTexts as texts } from '../../../texts/en/publish-state.js';

/** What is known of a page and its draft. */
interface KnownState {
  readonly isUnderWay: boolean;
  /** Whether the server cannot be reached. */
  readonly isCutOff: boolean;
  readonly isNew: boolean;
  readonly unsaved: boolean;
  /** Null until the changes are counted. */
  readonly changes: number | null;
  /** How many pictures of the draft wait on a device. They are no changes. */
  readonly waiting: number;
  /** Whether this device keeps the draft. */
  readonly isKept: boolean;
  readonly saving: SavingState['saving'];
  /** When the page was published, as a part of a sentence; empty if that is unknown. */
  readonly moment: string;
  readonly page: {
    readonly address: string | null;
    readonly isHidden: boolean;
    readonly access: PageAccess;
    /** What the bar says while the page's own time keeps it from visitors; null if it does not. */
    readonly away: PublishState | null;
  };
}

/** What the editor says beside Publish. */
export interface PublishState {
  readonly tone: 'done' | 'gold' | 'grey' | 'failed';
  readonly title: string;
  /** The second line. */
  readonly note: string;
  /** The title where there is little room. */
  readonly short: string;
}

/** Says what visitors see: the published page, or one without the changes of the draft. */
export function stateOf(known: KnownState): PublishState {
  const { isUnderWay, isCutOff, isNew, unsaved, changes, waiting } = known;
  if (isUnderWay) return state('grey', texts.publishing, '');
  const kept = placeOf(known);
  if (isCutOff) return cutOffState(known, kept);
  if (isNew) return { ...state('gold', texts.never, kept), short: texts.shortNever };
  if (!unsaved) return publishedState(known);
  if (changes === 0 && waiting > 0) return waitingState(known, kept);
  if (!changes) return state('gold', texts.someChanges, kept);
  return { ...state('gold', texts.changes({ count: changes }), kept), short: texts.short({ count: changes }) };
}

/** Without a connection, what visitors see may have changed. That the draft is kept is more important. */
function cutOffState({ unsaved, isNew, moment }: KnownState, kept: string): PublishState {
  const note = unsaved || isNew ? kept : moment;
  return { ...state('failed', texts.offline, note), short: note === texts.kept ? texts.shortOffline : texts.offline };
}

/** The draft has nothing but pictures that visitors do not get yet. Where nobody can open the page, that is more important. */
function waitingState(known: KnownState, kept: string): PublishState {
  const count = known.waiting;
  if (reachOf(known.page) !== 'open') return publishedState(known);
  return { ...state('grey', waitingPictureTexts.waiting({ count }), kept), short: waitingPictureTexts.short({ count }) };
}

/** Where the draft is. */
function placeOf({ saving, isKept }: KnownState): string {
  if (saving === 'asking') return accountDraftTexts.waits;
  if (saving === 'saved' || saving === 'saving') return texts[saving];
  return isKept ? texts.kept : texts.notKept;
}

function state(tone: PublishState['tone'], title: string, note: string): PublishState {
  return { tone, title, note, short: title };
}

function publishedState({ moment, page }: KnownState): PublishState {
  const reach = reachOf(page);
  if (reach === 'no-address') return state('gold', texts.noAddress, texts.nobodyOpens);
  if (reach === 'offline') return state('grey', texts.away, texts.hidden);
  if (page.away) return page.away;
  return reach === 'hidden' ? state('grey', texts.published, texts.hidden) : state('done', texts.published, moment);
}

/** Whether visitors can open a published page, and if not, why. */
export type Reach = 'open' | 'hidden' | 'no-address' | 'offline' | 'away';

export function reachOf({ address, isHidden, access, away }: KnownState['page']): Reach {
  if (isHidden) return 'hidden';
  if (address === null) return 'no-address';
  if (access === 'nobody') return 'offline';
  return away ? 'away' : 'open';
}

/** Where the draft is. The rest of what the state says stands beside the list on wide screens. */
export function keptNote({ note, title }: PublishState, reason: string | null, wide: boolean): string {
  if (title === texts.offline) return '';
  if (note === texts.kept) return reason === null ? texts.onlyHere : texts.refusedThere({ reason });
  if (note === texts.saved) return texts.inAccount;
  return wide ? '' : note;
}
