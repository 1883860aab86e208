import { describe, expect, test } from '@jest/globals';
import { chooseDraft, isWorthOffering, type PublishedPage } from '../../../../client/features/editor/choose-draft.js';
import type { StoredDraft } from '../../../../client/page-editing/draft/draft-storage.js';
import { DEFAULT_DESIGN } from '../../../../server/pages/page-design.rules.js';
import { aDesign } from '../../../builders/page-design.js';

const mine = aDesign({ title: 'Mine' });
const theirs = aDesign({ title: 'Theirs' });

const page: PublishedPage = { address: null, version: 3, design: theirs };

function choose(stored: Partial<StoredDraft>) {
  const { draft, outdated } = chooseDraft({ owner: 'ada', version: 3, unsaved: true, tab: 'this', design: mine, ...stored }, page);
  return { title: draft.design.title, version: draft.version, outdated };
}

describe('The editor begins', () => {
  test('with the draft that was made on the present version', () => {
    expect(choose({})).toEqual({ title: 'Mine', version: 3, outdated: false });
  });

  test('with the draft, asking, where it was made on another version', () => {
    expect(choose({ version: 2 })).toEqual({ title: 'Mine', version: 2, outdated: true });
  });

  test('with the page where nothing is unpublished', () => {
    for (const stored of [
      { unsaved: false, version: 2 },
      { design: theirs, version: 2 },
    ]) {
      expect(choose(stored)).toEqual({ title: 'Theirs', version: 3, outdated: false });
    }
  });

  test('with the page where an older client left something: it is offered and never taken for a draft', () => {
    expect(choose({ owner: null, version: 0, unsaved: false })).toEqual({ title: 'Theirs', version: 3, outdated: false });
    expect(isWorthOffering(mine, page)).toBe(true);
    expect(isWorthOffering(mine, { ...page, design: null })).toBe(true);
  });

  test('without an offer where what was found is what is published, or a page on which nothing was done', () => {
    expect(isWorthOffering(theirs, page)).toBe(false);
    expect(isWorthOffering(DEFAULT_DESIGN, page)).toBe(false);
  });
});
