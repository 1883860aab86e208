import { describe, expect, test } from '@jest/globals';
import { chooseDraft, type PublishedPage } from '../../../../client/features/editor/drafts/choose-draft.js';
import type { StoredDraft } from '../../../../client/page-editing/draft/draft-document.js';
import { aDesign } from '../../../builders/pages/page-design.js';

const mine = aDesign({ title: 'Mine' });
const theirs = aDesign({ title: 'Theirs' });

const page: PublishedPage = { address: null, version: 3, design: theirs };

function choose(stored: Partial<StoredDraft>) {
  const { draft, outdated } = chooseDraft({ owner: 'ada', version: 3, unsaved: true, tab: 'this', design: mine, ...stored }, page);
  return { title: draft.design.title, version: draft.version, outdated };
}

describe('The editor opens', () => {
  test('with the draft if it was made on the present version', () => {
    expect(choose({})).toEqual({ title: 'Mine', version: 3, outdated: false });
  });

  test('with the draft and a question if it was made on another version', () => {
    expect(choose({ version: 2 })).toEqual({ title: 'Mine', version: 2, outdated: true });
  });

  test('with the page if nothing is unpublished', () => {
    for (const stored of [
      { unsaved: false, version: 2 },
      { design: theirs, version: 2 },
    ]) {
      expect(choose(stored)).toEqual({ title: 'Theirs', version: 3, outdated: false });
    }
  });

  test('with the page if an older client left a design', () => {
    expect(choose({ owner: null, version: 0, unsaved: false })).toEqual({ title: 'Theirs', version: 3, outdated: false });
  });
});
