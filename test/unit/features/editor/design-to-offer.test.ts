import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { designToOffer } from '../../../../client/features/editor/drafts/design-to-offer.js';
import { writeDraft } from '../../../../client/page-editing/draft/former-drafts/keys-of-older-clients.js';
import { DEFAULT_DESIGN, type PageDesign } from '../../../../server/pages/design/page-design.rules.js';
import { inTexts } from '../../../../server/pages/design/wire-design.rules.js';
import { aLink, aPicture } from '../../../builders/pages/mixed-design.js';
import { aDesign, aTile } from '../../../builders/pages/page-design.js';
import { MemoryStore } from '../../page-editing/draft/memory-store.js';

const published: PageDesign = { ...aDesign({ title: 'Theirs' }), tiles: [aLink(), aPicture()] };

const pageWith = (design: PageDesign | null) => ({
  ...{ owner: 'ada', pageId: 'page-of-ada', isMain: true, isFirst: true, emailVerified: true, hidden: false },
  pictures: { profilePicture: null, wallpaper: null },
  ...{ address: null, version: 3, design },
});

/** What the editor of a page offers after an older client has left a design, and whether it is still there. */
function offer(left: PageDesign, design: PageDesign | null) {
  const store = new MemoryStore();
  writeDraft(store, { owner: null, version: 0, unsaved: false, tab: '', design: left });
  store.remove('draftOrigin');
  return { offered: designToOffer(store, pageWith(design)), isThere: store.items.size > 0 };
}

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

describe('A design that an older client left', () => {
  test('is offered if it is another one than the page, also if nothing is published', () => {
    const left = aDesign({ title: 'Left' });
    for (const design of [published, null]) expect(offer(left, design)).toEqual({ offered: left, isThere: true });
  });

  test('is offered with the kinds of those tiles that it has from the published page', () => {
    const left = { ...inTexts(published), title: 'Left', tiles: [aTile({ name: 'New' }), ...inTexts(published).tiles] };
    expect(offer(left, published).offered).toEqual({ ...published, title: 'Left', tiles: [aTile({ name: 'New' }), aLink(), aPicture()] });
  });

  test('is removed if it is the published page, with tiles of any kind, or an unchanged default page', () => {
    for (const left of [published, DEFAULT_DESIGN]) expect(offer(left, published)).toEqual({ offered: null, isThere: false });
  });
});
