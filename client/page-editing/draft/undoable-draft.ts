import { isSameJson } from '../../../server/pages/json-value.rules.js';
import { changeTile, type PageDesign, type Tile } from '../../../server/pages/design/page-design.rules.js';
import { changeDraft, sameDesign, type Draft, type DraftAction } from './draft.js';

/** The maximum number of steps to undo; older ones are forgotten. */
export const UNDO_STEPS = 200;

/** Changes of one text are one step if the pauses between them are at most this long, in milliseconds. */
const TYPING_PAUSE = 1500;

/** The part of a draft that undo and redo restore. The published design is not part of it. */
type Content = Pick<Draft, 'design' | 'keys'>;

/** The subject of a step, for texts. */
export type StepKind =
  | 'title'
  | 'tile-added'
  | 'tile-removed'
  | 'tile-renamed'
  | 'tile-edited'
  | 'tile-styled'
  | 'tiles-swapped'
  | 'tile-moved'
  | 'look'
  | 'colors'
  | 'links'
  | 'prepared'
  | 'taken-back'
  | 'other-page';

/** A change that can be undone or redone. */
export interface Step {
  readonly kind: StepKind;
  /** The content after undoing or redoing it. */
  readonly content: Content;
  /** What it was before something was found out about a tile in it: that makes no other step. */
  readonly former?: Step;
}

/** A draft with the steps to undo and to redo. */
export interface UndoableDraft {
  readonly draft: Draft;
  /** The last one is undone first. */
  readonly done: readonly Step[];
  /** The last one is redone first. */
  readonly undone: readonly Step[];
  /** The subject of the last step, and until when a change of the same subject belongs to it. */
  readonly growing: { readonly subject: string; readonly until: number } | null;
}

export type UndoableAction =
  | DraftAction
  | { readonly type: 'undone' }
  | { readonly type: 'redone' }
  /** What is found out about a tile that still has what it got by itself (`from`), as if it had been added with it: that is no step. */
  | { readonly type: 'tile-completed'; readonly key: string; readonly from: Partial<Tile>; readonly change: Partial<Tile> }
  /** Something in every state gets another form, such as a picture that is uploaded by now. That is no step. */
  | { readonly type: 'converted'; readonly convert: (design: PageDesign) => PageDesign }
  /** The text field lost the focus: the next typing is a new step. */
  | { readonly type: 'typing-ended' };

export function openUndoable(draft: Draft): UndoableDraft {
  return { draft, done: [], undone: [], growing: null };
}

/**
 * The draft after a change, an undo or a redo. Typing without a long pause is one step. So are all consecutive changes of one `undoGroup`, such
 * as an open popup. Publishing is not a step, and neither is an action that changes nothing.
 * @param now in milliseconds, from any origin.
 */
export function changeUndoable(state: UndoableDraft, action: UndoableAction, now: number, undoGroup?: string): UndoableDraft {
  if (action.type === 'undone') return steppedBack(state);
  if (action.type === 'redone') return steppedForth(state);
  if (action.type === 'typing-ended') return state.growing === null ? state : { ...state, growing: null };
  if (action.type === 'tile-completed') return inEveryState(state, completion(action));
  if (action.type === 'converted') return inEveryState(state, action.convert);
  if (action.type === 'published') return { ...state, draft: changeDraft(state.draft, action), growing: null };
  return afterChange(state, action, now, undoGroup);
}

type Change = Exclude<DraftAction, { readonly type: 'published' }>;

function afterChange(state: UndoableDraft, action: Change, now: number, undoGroup?: string): UndoableDraft {
  const before = state.draft;
  const draft = changeDraft(before, action);
  if (draft === before) return state;
  // It may have been published elsewhere in the meantime; the tiles are those of the former draft.
  if (sameDesign(draft.design, before.design)) return { ...state, draft: { ...draft, design: before.design, keys: before.keys } };
  const subject = undoGroup ?? typedText(action);
  const { growing } = state;
  if (growing === null || growing.subject !== subject || now > growing.until) {
    const done = [...state.done, { kind: kindOf(action), content: contentOf(before) }].slice(-UNDO_STEPS);
    return { draft, done, undone: [], growing: growingStep(subject, now, undoGroup) };
  }
  const leadsNowhere = sameDesign(state.done.at(-1)?.content.design ?? before.design, draft.design);
  if (leadsNowhere) return { draft, done: state.done.slice(0, -1), undone: [], growing: null };
  return { draft, done: state.done, undone: [], growing: growingStep(subject, now, undoGroup) };
}

function inEveryState(state: UndoableDraft, changed: (design: PageDesign, keys: readonly string[]) => PageDesign): UndoableDraft {
  const within = <T extends Content>(content: T): T => {
    const design = changed(content.design, content.keys);
    return design === content.design ? content : { ...content, design };
  };
  const inStep = (step: Step): Step => {
    const content = within(step.content);
    return content === step.content ? step : { ...step, content, former: step.former ?? step };
  };
  return { ...state, draft: within(state.draft), done: state.done.map(inStep), undone: state.undone.map(inStep) };
}

function completion({ key, from, change }: UndoableAction & { type: 'tile-completed' }) {
  return (design: PageDesign, keys: readonly string[]): PageDesign => {
    const at = keys.indexOf(key);
    const tile = design.tiles[at];
    return tile && hasStill(tile, from) ? changeTile(design, at, change) : design;
  };
}

function hasStill(tile: Tile, from: Partial<Tile>): boolean {
  return Object.entries(from).every(([name, value]) => isSameJson(tile[name as keyof Tile], value));
}

function growingStep(subject: string | null, now: number, undoGroup?: string): UndoableDraft['growing'] {
  if (subject === null) return null;
  return { subject, until: undoGroup === undefined ? now + TYPING_PAUSE : Infinity };
}

function steppedBack(state: UndoableDraft): UndoableDraft {
  const step = state.done.at(-1);
  if (!step) return state;
  const undone = [...state.undone, { kind: step.kind, content: contentOf(state.draft) }];
  return { draft: { ...state.draft, ...step.content }, done: state.done.slice(0, -1), undone, growing: null };
}

function steppedForth(state: UndoableDraft): UndoableDraft {
  const step = state.undone.at(-1);
  if (!step) return state;
  const done = [...state.done, { kind: step.kind, content: contentOf(state.draft) }];
  return { draft: { ...state.draft, ...step.content }, done, undone: state.undone.slice(0, -1), growing: null };
}

function contentOf({ design, keys }: Draft): Content {
  return { design, keys };
}

/** The text that is typed letter by letter; null for an action that is done at once. */
function typedText(action: Change): string | null {
  if (action.type === 'title-changed') return 'title';
  return action.type === 'tile-changed' && kindOf(action) === 'tile-renamed' ? `name of ${action.key}` : null;
}

const KINDS = {
  'title-changed': 'title',
  'tile-added': 'tile-added',
  'last-tile-removed': 'tile-removed',
  'tile-removed': 'tile-removed',
  'tiles-swapped': 'tiles-swapped',
  'tile-moved': 'tile-moved',
  'look-changed': 'look',
  prepared: 'prepared',
  'taken-back': 'taken-back',
  restored: 'other-page',
  replaced: 'other-page',
} as const satisfies Record<Exclude<Change['type'], 'tile-changed' | 'page-changed'>, StepKind>;

function kindOf(action: Change): StepKind {
  if (action.type === 'page-changed') return 'titleColor' in action.change || 'backgroundColor' in action.change ? 'colors' : 'links';
  if (action.type !== 'tile-changed') return KINDS[action.type];
  if (action.change.style) return 'tile-styled';
  return Object.keys(action.change).every((property) => property === 'name') ? 'tile-renamed' : 'tile-edited';
}
