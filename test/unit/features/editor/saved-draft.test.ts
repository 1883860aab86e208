import { describe, expect, test } from '@jest/globals';
import {
  draftToOpen,
  orderOf,
  savedAtOpening,
  type AccountDraft,
} from '../../../../client/features/editor/publishing/saving/saved-draft.js';
import type { SavedState } from '../../../../client/page-editing/draft/draft-document.js';
import { NEVER_SAVED, storedSince } from '../../../../client/page-editing/draft/draft-store.js';
import { aDesign } from '../../../builders/pages/page-design.js';

const outline = { __typename: 'PageDraft' as const, revision: 5, basedOnVersion: 2, writer: 'other.7', isDiscarded: false };
const here = (saved?: SavedState, tab = 'mine.3', unsaved = true) => ({ owner: 'ada', version: 2, unsaved, tab, saved });
const whole = (revision: number, writer: string | null) => ({ revision, writer, isWhole: true });
const part = (revision: number, writer: string | null) => ({ revision, writer, isWhole: false });

describe('The draft on this device and that of the account', () => {
  test.each([
    ['none', null],
    ['none', here(whole(5, 'other.7'), 'mine.3', false)],
    ['newer', here(whole(5, 'other.7'))],
    ['newer', here(part(5, 'other.7'))],
    ['older', here(whole(4, 'mine.3'))],
    ['other', here(part(4, 'mine.2'))],
    ['other', here()],
    // The same tab has saved it, and has seen no answer, or has stored less on the device.
    ['newer', here(part(4, 'mine.2'), 'other.7')],
    ['newer', here(part(4, 'mine.2'), 'other.9')],
    ['older', here(part(4, 'mine.2'), 'other.6')],
    // After the restore of an older backup, the revisions begin again.
    ['other', here(whole(30, 'mine.3'))],
    ['other', here(whole(5, 'mine.3'))],
    ['other', here(part(5, 'mine.3'))],
  ])('%s: %j', (order, draft) => {
    expect(orderOf(draft, outline)).toBe(order);
  });

  test('are of the same tab if their names begin in the same way', () => {
    expect([storedSince('a.9', 'a.7'), storedSince('a.7', 'a.9'), storedSince('a.7', 'b.7')]).toEqual([2, -2, null]);
    expect([storedSince('', ''), storedSince('', null), storedSince('a.1', null)]).toEqual([null, null, null]);
  });
});

describe('What the account has when the editor opens', () => {
  const design = aDesign();
  const stored = (saved?: SavedState) => ({ ...here(saved), design });
  const theirs: AccountDraft = {
    revision: 5,
    version: 2,
    writer: 'other.7',
    savedAt: '',
    device: null,
    design: aDesign({ title: 'Theirs' }),
  };

  test('is nothing before a draft was saved', () => {
    expect(savedAtOpening(stored(), null, null)).toEqual(NEVER_SAVED);
  });

  test('is the draft of this device if that was saved completely, and else another one', () => {
    const saved = { revision: 5, version: 2, writer: 'other.7' };
    expect(savedAtOpening(stored(whole(5, 'other.7')), outline, null)).toEqual({ ...saved, design });
    expect(savedAtOpening(stored(part(5, 'other.7')), outline, null)).toEqual({ ...saved, design: undefined });
    expect(savedAtOpening(stored(whole(5, 'mine.3')), outline, null)).toEqual({ ...saved, design: undefined });
    expect(savedAtOpening(null, outline, null)).toEqual({ ...saved, design: null });
    expect(savedAtOpening(stored(part(4, 'mine.2')), { ...outline, isDiscarded: true }, null)).toEqual({ ...saved, design: null });
  });

  test('is nothing if the draft of this device was published or discarded elsewhere', () => {
    const outlineOfNone = { ...outline, isDiscarded: true, writer: null };
    const nothing = { revision: 5, version: 2, writer: null, design: null };
    expect(savedAtOpening(null, outlineOfNone, { draft: null, isAsked: false })).toEqual(nothing);
  });

  test('is the draft with which it opens; if the user is asked, what this device knew before', () => {
    expect(savedAtOpening(null, outline, { draft: theirs, isAsked: false })).toBe(theirs);
    expect(savedAtOpening(stored(part(4, 'mine.2')), outline, { draft: theirs, isAsked: true })).toMatchObject({
      revision: 4,
      design: undefined,
    });
    expect(savedAtOpening(stored(), outline, { draft: theirs, isAsked: true })).toMatchObject({ revision: 0, design: undefined });
  });
});

test('The editor opens with the draft of the account, and with that of this device if there is no other one, or the user is asked', () => {
  const mine = { ...here(), design: aDesign() };
  const draft: AccountDraft = {
    revision: 5,
    version: 4,
    writer: 'other.7',
    savedAt: '',
    device: null,
    design: aDesign({ title: 'Theirs' }),
  };
  expect(draftToOpen({ draft, isAsked: false }, mine)).toMatchObject({ design: draft.design, version: 4, unsaved: true });
  expect(draftToOpen({ draft, isAsked: true }, mine)).toBe(mine);
  expect(draftToOpen({ draft: null, isAsked: false }, mine)).toBe(mine);
  expect(draftToOpen(null, null)).toBeNull();
});
