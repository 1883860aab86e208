import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { chooseDraft } from '../../../../../client/features/editor/drafts/choose-draft.js';
import { DraftStore } from '../../../../../client/page-editing/draft/draft-store.js';
import type { DraftPage, OwnedDraft } from '../../../../../client/page-editing/draft/draft-document.js';
import { hasUnsavedDraft, putDraft } from '../../../../../client/page-editing/draft/former-drafts/former-drafts.js';
import { draftReading } from '../../../../../client/page-editing/draft/former-drafts/reading.js';
import { textsOf, writeDraft } from '../../../../../client/page-editing/draft/former-drafts/keys-of-older-clients.js';
import type { PageDesign } from '../../../../../server/pages/design/page-design.rules.js';
import { inTexts } from '../../../../../server/pages/design/wire-design.rules.js';
import { aLink, aPicture } from '../../../../builders/pages/mixed-design.js';
import { aDesign, aTile } from '../../../../builders/pages/page-design.js';
import { MemoryStore } from '../memory-store.js';

/*
 * The keys of older clients have every tile as a text. Who reads a draft from them knows the kinds from elsewhere.
 */

const mainPage = (owner: string): DraftPage => ({ owner, pageId: `page-of-${owner}`, isMain: true, isFirst: true });

const published: PageDesign = { ...aDesign({ title: 'Mine' }), tiles: [aLink(), aPicture(), aTile({ name: 'About' })] };

const aDraft = (change: Partial<OwnedDraft> = {}): OwnedDraft => ({
  ...{ owner: 'ada', version: 3, unsaved: true, tab: 'here', design: published },
  ...change,
});

/** The main page in a tab that is opened now, twice: what it begins with, and what it has then stored. */
function open(store: MemoryStore, owner = 'ada', design: PageDesign = published) {
  const begin = () => {
    const draftStore = new DraftStore(store, { ...mainPage(owner), tab: 'later', signedIn: () => 'owner' });
    const reading = hasUnsavedDraft(store, mainPage(owner)) ? draftReading(design) : null;
    return chooseDraft(draftStore.read(reading), { address: null, version: 3, design }).draft.design;
  };
  const [first, second] = [begin(), begin()];
  expect(second).toEqual(first);
  return { title: first.title, tiles: first.tiles.map(({ kind, name }) => `${kind} ${name}`) };
}

const kept = { title: 'By the older client', tiles: ['link My shop', 'picture My garden in June', 'text About'] };

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

afterEach(() => {
  jest.restoreAllMocks();
});

describe('A tile that an older client left as it was shown stays what it is, if that client changed', () => {
  const withTitle = (store: MemoryStore) => store.write('editedText', JSON.stringify(kept.title));

  test('a draft of this release; a tile that it only renamed is what it was', () => {
    const store = new MemoryStore();
    putDraft(
      store,
      aDraft({ design: { ...published, tiles: [aPicture(), aLink(), aLink({ name: 'My blog' })] } }),
      mainPage('ada'),
      'owner',
    );
    withTitle(store);
    store.write('buttonNames', JSON.stringify(['My garden in June', 'My shop', 'Our blog']));
    expect(open(store)).toEqual({ title: kept.title, tiles: ['picture My garden in June', 'link My shop', 'link Our blog'] });
  });

  test('a design that was published here, so that only the server has its kinds', () => {
    const store = new MemoryStore();
    putDraft(store, aDraft({ unsaved: false }), mainPage('ada'), 'owner');
    withTitle(store);
    expect(open(store)).toEqual(kept);
  });

  test('the published page in a tab of the previous release, with or without another draft of this one', () => {
    for (const design of [null, { ...published, tiles: [aLink({ name: 'My blog' })] }]) {
      const store = new MemoryStore();
      if (design) putDraft(store, aDraft({ design }), mainPage('ada'), 'owner');
      writeDraft(store, aDraft({ tab: 'former', design: { ...inTexts(published), title: kept.title } }));
      expect(open(store)).toEqual(kept);
    }
  });

  test('a draft that was moved aside then, because another account edited', () => {
    for (const unsaved of [true, false]) {
      const store = new MemoryStore();
      putDraft(store, aDraft({ unsaved: true }), mainPage('ada'), 'owner');
      putDraft(store, aDraft({ unsaved }), mainPage('ada'), 'owner');
      withTitle(store);
      putDraft(store, aDraft({ owner: 'grace', design: aDesign() }), mainPage('grace'), 'owner');
      expect(open(store)).toEqual(kept);
      expect(open(store, 'grace', aDesign({ title: 'Published' })).title).toBe(aDesign().title);
    }
  });
});

test('A draft that the previous release moved aside unchanged still has its kinds', () => {
  const store = new MemoryStore();
  const design = { ...published, tiles: [aTile({ name: 'First' }), aPicture({ name: 'Not published' })] };
  putDraft(store, aDraft({ design }), mainPage('ada'), 'owner');
  store.write('draftOf:ada', JSON.stringify(Object.fromEntries(textsOf(store))));
  writeDraft(store, aDraft({ owner: 'grace', tab: 'former', design: aDesign() }));
  expect(open(store)).toEqual({ title: 'Mine', tiles: ['text First', 'picture Not published'] });
});
