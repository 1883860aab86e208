import { changeDraft, sameDesign, type Draft, type DraftAction } from './draft.js';

/** How many steps back there are; older ones are forgotten. */
export const UNDO_STEPS = 200;

/** Changes of one text are one step as long as no pause between them is longer than this, in milliseconds. */
export const TYPING_PAUSE = 1500;

/** What undo and redo bring back; what is published is no part of it. */
type Content = Pick<Draft, 'design' | 'keys'>;

/** What a step was about, for telling it to people. */
export type StepKind =
  | 'title'
  | 'tile-added'
  | 'tile-removed'
  | 'tile-renamed'
  | 'tile-edited'
  | 'tile-styled'
  | 'tiles-swapped'
  | 'all-styled'
  | 'colors'
  | 'links'
  | 'other-page';

/** A change that can be taken back, or one that was and can be done again. */
export interface Step {
  readonly kind: StepKind;
  /** Where taking it leads. */
  readonly content: Content;
}

/** A draft with the way back through its changes, and forward again. */
export interface UndoableDraft {
  readonly draft: Draft;
  /** The last one is taken back first. */
  readonly done: readonly Step[];
  /** The last one is done again first. */
  readonly undone: readonly Step[];
  /** What the last step is about, and until when a change of the same belongs to it. */
  readonly growing: { readonly subject: string; readonly until: number } | null;
}

export type UndoableAction =
  | DraftAction
  | { readonly type: 'undone' }
  | { readonly type: 'redone' }
  /** The text field was left: what is typed next is a step of its own. */
  | { readonly type: 'typing-ended' };

export function openUndoable(draft: Draft): UndoableDraft {
  return { draft, done: [], undone: [], growing: null };
}

/**
 * The draft after a change or after a step back or forth. Typing without a long pause is one step, and so is everything of one
 * `sitting`, the time for which a popup is open. Publishing is no step, and neither is what changes nothing.
 * @param now in milliseconds, from any beginning.
 */
export function changeUndoable(state: UndoableDraft, action: UndoableAction, now: number, sitting?: string): UndoableDraft {
  if (action.type === 'undone') return steppedBack(state);
  if (action.type === 'redone') return steppedForth(state);
  if (action.type === 'typing-ended') return state.growing === null ? state : { ...state, growing: null };
  if (action.type === 'published') return { ...state, draft: changeDraft(state.draft, action), growing: null };
  return afterChange(state, action, now, sitting);
}

type Change = Exclude<DraftAction, { readonly type: 'published' }>;

function afterChange(state: UndoableDraft, action: Change, now: number, sitting?: string): UndoableDraft {
  const before = state.draft;
  const draft = changeDraft(before, action);
  if (draft === before) return state;
  // It may have been published elsewhere; the tiles are those that were there.
  if (sameDesign(draft.design, before.design)) return { ...state, draft: { ...draft, design: before.design, keys: before.keys } };
  const subject = sitting ?? typedText(action);
  const { growing } = state;
  if (growing === null || growing.subject !== subject || now > growing.until) {
    const done = [...state.done, { kind: kindOf(action), content: contentOf(before) }].slice(-UNDO_STEPS);
    return { draft, done, undone: [], growing: growingStep(subject, now, sitting) };
  }
  const leadsNowhere = sameDesign(state.done.at(-1)?.content.design ?? before.design, draft.design);
  if (leadsNowhere) return { draft, done: state.done.slice(0, -1), undone: [], growing: null };
  return { draft, done: state.done, undone: [], growing: growingStep(subject, now, sitting) };
}

function growingStep(subject: string | null, now: number, sitting?: string): UndoableDraft['growing'] {
  if (subject === null) return null;
  return { subject, until: sitting === undefined ? now + TYPING_PAUSE : Infinity };
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

/** The text that is being typed in place, one letter after the other; null for what is done at once. */
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
  'all-tiles-styled': 'all-styled',
  restored: 'other-page',
  replaced: 'other-page',
} as const satisfies Record<Exclude<Change['type'], 'tile-changed' | 'page-changed'>, StepKind>;

function kindOf(action: Change): StepKind {
  if (action.type === 'page-changed') return action.change.socialLinks ? 'links' : 'colors';
  if (action.type !== 'tile-changed') return KINDS[action.type];
  if (action.change.style) return 'tile-styled';
  return action.change.html === undefined ? 'tile-renamed' : 'tile-edited';
}
