import { describe, expect, test } from '@jest/globals';
import { chooseDraft, type PublishedPage } from '../../../../client/features/editor/choose-draft.js';
import type { StoredDraft } from '../../../../client/page-editing/draft-storage.js';
import { aDesign } from '../../../builders/page-design.js';

const mine = aDesign({ title: 'Mine' });
const theirs = aDesign({ title: 'Theirs' });

function choose(stored: Partial<StoredDraft>, page: Partial<PublishedPage> = {}) {
  const { draft, outdated } = chooseDraft(
    { owner: 'ada', version: 3, unsaved: true, tab: 'this', design: mine, ...stored },
    { owner: 'ada', address: null, version: 3, design: theirs, ...page },
  );
  return { title: draft.design.title, version: draft.version, outdated };
}

describe('The editor begins', () => {
  test('with the draft that was made on the present version', () => {
    expect(choose({})).toEqual({ title: 'Mine', version: 3, outdated: false });
  });

  test('with the draft, asking, where it was made on another version', () => {
    expect(choose({ version: 2 })).toEqual({ title: 'Mine', version: 2, outdated: true });
  });

  test('with the page where nothing is unpublished, or the draft is of another account', () => {
    for (const stored of [{ unsaved: false, version: 2 }, { owner: 'grace' }, { design: theirs, version: 2 }]) {
      expect(choose(stored)).toEqual({ title: 'Theirs', version: 3, outdated: false });
    }
  });

  test('with what an older client left, asking where something is published that it may not know of', () => {
    const left = { owner: null, version: 0 };
    expect(choose(left)).toEqual({ title: 'Mine', version: 0, outdated: true });
    expect(choose(left, { version: 0, design: null })).toEqual({ title: 'Mine', version: 0, outdated: false });
  });
});
