import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import fc from 'fast-check';
import { DraftStore } from '../../../../../client/page-editing/draft/draft-store.js';
import {
  findDraft,
  putDraft as put,
  removeDraftOf,
  removeDrafts,
  type SignedIn,
} from '../../../../../client/page-editing/draft/former-drafts/former-drafts.js';
import * as readings from '../../../../../client/page-editing/draft/former-drafts/reading.js';
import { textsOf, writeDraft } from '../../../../../client/page-editing/draft/former-drafts/keys-of-older-clients.js';
import { readDocument, type DraftPage, type OwnedDraft } from '../../../../../client/page-editing/draft/draft-document.js';
import { removePublishedDocuments } from '../../../../../client/page-editing/draft/published-documents.js';
import { aDesign, aTile } from '../../../../builders/pages/page-design.js';
import { MemoryStore } from '../memory-store.js';

const { findFoundDesign, readDraft, removeFoundDesign } = readings;
const reading = readings.draftReading(null);

function aDraft(owner: string, title = `Of ${owner}`, change: Partial<OwnedDraft> = {}): OwnedDraft {
  return { owner, version: 3, unsaved: true, tab: `tab of ${owner}`, design: aDesign({ title }), ...change };
}

const mainPage = (owner: string): DraftPage => ({ owner, pageId: `page-of-${owner}`, isMain: true, isFirst: true });
const secondPage = (owner: string): DraftPage => ({ owner, pageId: `second-of-${owner}`, isMain: false, isFirst: false });

/** Stores a draft of its owner's main page. */
const putDraft = (store: MemoryStore, draft: OwnedDraft, signedIn: SignedIn) => put(store, draft, mainPage(draft.owner), signedIn);

const draftStoreOf = (store: MemoryStore, owner: string, tab: string, signedIn: SignedIn = 'owner') =>
  new DraftStore(store, { ...mainPage(owner), tab, signedIn: () => signedIn });

/** The text under which the previous release moved a draft aside. */
function asideText(draft: OwnedDraft): string {
  const store = new MemoryStore();
  writeDraft(store, draft);
  return JSON.stringify(Object.fromEntries(textsOf(store)));
}

/** A device on which these drafts were stored one after the other, each by the account that was signed in at that time. */
function after(...drafts: readonly OwnedDraft[]): MemoryStore {
  const store = new MemoryStore();
  for (const draft of drafts) expect(putDraft(store, draft, 'owner')).toBe(true);
  return store;
}

const found = (store: MemoryStore, owner: string) => findDraft(store, mainPage(owner), reading)?.design.title;
const inMain = (store: MemoryStore) => store.items.get('editedText');

/** What an older client leaves: the parts, and nothing about whose they are. */
function leftByOlderClient(title = 'Left'): MemoryStore {
  const store = new MemoryStore();
  writeDraft(store, aDraft('nobody', title));
  store.remove('draftOrigin');
  return store;
}

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

afterEach(() => {
  jest.restoreAllMocks();
});

describe('Two accounts on one device', () => {
  test('Both find their unpublished drafts again, and the draft of the signed-in account has the keys of older clients', () => {
    const store = after(aDraft('ada'), aDraft('grace'));
    expect([found(store, 'ada'), found(store, 'grace'), inMain(store)]).toEqual(['Of ada', 'Of grace', '"Of grace"']);
    putDraft(store, aDraft('ada', 'Gone on'), 'owner');
    expect([found(store, 'ada'), found(store, 'grace'), inMain(store)]).toEqual(['Gone on', 'Of grace', '"Gone on"']);
  });

  test('A draft that moves back to the keys of older clients leaves no copy, and is unchanged, including parts that cannot be read', () => {
    const store = after(aDraft('ada'));
    store.items.set('titleColor', '{"body":');
    const before = new Map(store.items);
    putDraft(store, aDraft('grace'), 'owner');
    draftStoreOf(store, 'ada', 'later').read(reading);
    expect([...store.items.keys()].filter((key) => key.startsWith('draftOf:'))).toEqual([]);
    for (const key of ['titleColor', 'draft:page-of-ada']) before.delete(key);
    expect(Object.fromEntries(store.items)).toMatchObject(Object.fromEntries(before));
  });

  test('A published draft of the other account is not stored separately', () => {
    const store = after(aDraft('ada', 'Published', { unsaved: false }), aDraft('grace'));
    expect([...store.items.keys()].some((key) => key.startsWith('draftOf:'))).toBe(false);
    expect(found(store, 'ada')).toBeUndefined();
  });

  test('If another account is signed in, a tab stores its draft separately and does not move the draft of the other account', () => {
    const store = after(aDraft('grace'));
    expect(putDraft(store, aDraft('ada'), 'another')).toBe(true);
    expect([found(store, 'ada'), inMain(store)]).toEqual(['Of ada', '"Of grace"']);
  });

  test('The drafts that two accounts store at the same moment do not mix, whatever the order of the writes', () => {
    for (let at = 0; at < 17; at += 1) {
      const store = after(aDraft('ada'));
      const write = store.write.bind(store);
      let writes = 0;
      // Ada's tab writes between two texts of Grace, who has just signed in.
      jest.spyOn(store, 'write').mockImplementation((key, text) => {
        writes += 1;
        if (writes === at + 1) putDraft(store, aDraft('ada', 'Gone on', { version: 4 }), 'another');
        return write(key, text);
      });
      putDraft(store, aDraft('grace'), 'owner');
      jest.restoreAllMocks();
      jest.spyOn(console, 'warn').mockImplementation(() => undefined);
      putDraft(store, aDraft('ada', 'Gone on', { version: 4 }), 'another');
      expect([found(store, 'ada'), found(store, 'grace'), inMain(store)]).toEqual(['Gone on', 'Of grace', '"Of grace"']);
    }
  });

  test('If no account is signed in, the first draft gets the keys of older clients and further accounts are stored separately', () => {
    const store = new MemoryStore();
    putDraft(store, aDraft('ada'), 'nobody');
    putDraft(store, aDraft('ada', 'Gone on'), 'nobody');
    putDraft(store, aDraft('grace'), 'nobody');
    expect([inMain(store), found(store, 'grace')]).toEqual(['"Gone on"', 'Of grace']);
  });

  test('If another account is signed in, a tab stores its newer draft separately; the draft gets the keys of older clients later', () => {
    const store = after(aDraft('ada'));
    putDraft(store, aDraft('ada', 'Gone on'), 'another');
    expect([found(store, 'ada'), inMain(store)]).toEqual(['Gone on', '"Of ada"']);
    putDraft(store, aDraft('grace'), 'owner');
    expect([found(store, 'ada'), found(store, 'grace')]).toEqual(['Gone on', 'Of grace']);
    draftStoreOf(store, 'ada', 'later').read(reading);
    expect(inMain(store)).toBe('"Gone on"');
  });

  test('If another account is signed in and there is no room for more, a tab stores its draft in the place of what older clients read of it', () => {
    const store = after(aDraft('ada'));
    store.room = 0;
    expect(putDraft(store, aDraft('ada', 'Gone on'), 'another')).toBe(true);
    expect([found(store, 'ada'), inMain(store)]).toEqual(['Gone on', undefined]);
  });

  test("Two tabs of the same account do not overwrite each other's separately stored draft", () => {
    const store = after(aDraft('grace'));
    const [here, there] = ['here', 'there'].map((tab) => draftStoreOf(store, 'ada', tab, 'another'));
    there?.read(reading);
    const change = { version: 3, unsaved: true, design: aDesign({ title: 'Here' }) };
    expect([here?.keep(change), there?.keep(change)]).toEqual(['kept', 'other-tab']);
  });

  test("Publishing removes only the user's own separately stored draft", () => {
    const store = after(aDraft('grace'));
    putDraft(store, aDraft('ada'), 'another');
    putDraft(store, aDraft('ada', 'Published', { unsaved: false }), 'another');
    expect([found(store, 'ada'), found(store, 'grace')]).toEqual([undefined, 'Of grace']);
  });

  test('An unreadable separately stored text is not a draft', () => {
    for (const text of ['', '{"a', '7', '[]', 'null', '"text"']) {
      const store = new MemoryStore();
      store.items.set('draftOf:ada', text);
      expect(findDraft(store, mainPage('ada'), reading)).toBeNull();
      expect(putDraft(store, aDraft('ada'), 'owner')).toBe(true);
      expect(found(store, 'ada')).toBe('Of ada');
    }
  });
});

describe('With little storage', () => {
  test('A draft is stored completely or not at all, and the other account never loses anything, wherever the storage ends', () => {
    for (let room = 0; room < 24; room += 1) {
      const store = after(aDraft('grace'), aDraft('ada', 'Former'), aDraft('grace', 'Of grace, gone on'));
      store.room = room;
      const kept = putDraft(
        store,
        aDraft('ada', 'Later', { design: aDesign({ title: 'Later', tiles: [aTile({ name: 'Other' })] }) }),
        'owner',
      );
      expect([found(store, 'ada'), found(store, 'grace')]).toEqual([kept ? 'Later' : 'Former', 'Of grace, gone on']);
    }
  });

  test('Any number of accounts and pages in any order lose no draft that was reported as stored', () => {
    const step = fc.record({
      owner: fc.constantFrom('ada', 'grace', 'mary'),
      pageOf: fc.constantFrom(mainPage, secondPage),
      signedIn: fc.constantFrom<SignedIn>('owner', 'nobody', 'another'),
      unsaved: fc.boolean(),
      room: fc.nat(40),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        const store = leftByOlderClient();
        const expected = new Map<string, { readonly page: DraftPage; readonly title: string | undefined }>();
        steps.forEach(({ owner, pageOf, signedIn, unsaved, room }, number) => {
          store.room = room;
          const [page, title] = [pageOf(owner), `Change ${number}`];
          const kept = put(store, aDraft(owner, title, { unsaved }), page, signedIn);
          if (kept) expected.set(page.pageId, { page, title: unsaved ? title : undefined });
          for (const { page: other, title: last } of expected.values()) {
            if (last !== undefined) expect(findDraft(store, other, reading)?.design.title).toBe(last);
          }
          expect(findFoundDesign(store, mainPage('ada'), null)?.title).toBe('Left');
        });
      }),
    );
  });
});

describe('A design that an older client left', () => {
  test('belongs to no account, is found, and stays until the user removes it, whichever account edits', () => {
    const store = leftByOlderClient();
    expect(findDraft(store, mainPage('ada'), reading)).toBeNull();
    expect(findFoundDesign(store, mainPage('ada'), null)?.title).toBe('Left');
    putDraft(store, aDraft('ada'), 'owner');
    putDraft(store, aDraft('grace'), 'owner');
    expect([findFoundDesign(store, mainPage('ada'), null)?.title, found(store, 'ada'), found(store, 'grace')]).toEqual([
      'Left',
      'Of ada',
      'Of grace',
    ]);
    removeFoundDesign(store, mainPage('ada'));
    expect([findFoundDesign(store, mainPage('ada'), null), found(store, 'ada'), found(store, 'grace')]).toEqual([
      null,
      'Of ada',
      'Of grace',
    ]);
  });

  test('is not overwritten by another such design while the user has not decided', () => {
    const store = leftByOlderClient('First');
    putDraft(store, aDraft('ada'), 'owner');
    store.remove('draftOrigin');
    store.items.set('editedText', '"Second"');
    expect(putDraft(store, aDraft('ada', 'Gone on'), 'owner')).toBe(true);
    expect(found(store, 'ada')).toBe('Gone on');
    expect(findFoundDesign(store, mainPage('ada'), null)?.title).toBe('Second');
    removeFoundDesign(store, mainPage('ada'));
    expect(findFoundDesign(store, mainPage('ada'), null)?.title).toBe('First');
  });
});

describe('Removing the draft of an account', () => {
  test('removes all of it and nothing else that is stored', () => {
    const store = after(aDraft('ada'));
    store.write('setting', 'navbar');
    removeDrafts(store, 'ada');
    expect([...store.items.keys()]).toEqual(['setting']);
  });

  test('also removes a separately stored draft, and keeps the draft of the other account', () => {
    const store = after(aDraft('ada'), aDraft('grace'));
    removeDrafts(store, 'ada');
    expect([found(store, 'ada'), found(store, 'grace')]).toEqual([undefined, 'Of grace']);
    expect([...store.items.keys()].some((key) => key.includes('ada'))).toBe(false);
  });

  test('keeps a design that belongs to no account', () => {
    const store = leftByOlderClient();
    removeDrafts(store, 'ada');
    expect(findFoundDesign(store, mainPage('ada'), null)?.title).toBe('Left');
  });
});

describe('Several pages of an account', () => {
  test('have a draft each, also on a device of several accounts, and only that of the main page has the keys of older clients', () => {
    const store = after(aDraft('ada'));
    expect(put(store, aDraft('ada', 'Second page'), secondPage('ada'), 'owner')).toBe(true);
    expect(put(store, aDraft('grace', 'Second of grace'), secondPage('grace'), 'another')).toBe(true);
    expect([found(store, 'ada'), findDraft(store, secondPage('ada'), reading)?.design.title, inMain(store)]).toEqual([
      'Of ada',
      'Second page',
      '"Of ada"',
    ]);
    put(store, aDraft('ada', 'Published', { unsaved: false }), secondPage('ada'), 'owner');
    expect([
      found(store, 'ada'),
      findDraft(store, secondPage('ada'), reading),
      findDraft(store, secondPage('grace'), reading)?.design.title,
    ]).toEqual(['Of ada', null, 'Second of grace']);
    removeDraftOf(store, mainPage('ada'));
    expect([...store.items.keys()]).toEqual(['draft:second-of-grace']);
  });

  test('When another page becomes the main one, its draft gets the keys of older clients, and the former main page keeps its own', () => {
    const store = after(aDraft('ada', 'Former'));
    const [former, next] = [
      { ...mainPage('ada'), isMain: false },
      { ...secondPage('ada'), isMain: true },
    ];
    expect(findDraft(store, next, reading)).toBeNull();
    put(store, aDraft('ada', 'Next'), next, 'owner');
    expect([findDraft(store, former, reading)?.design.title, findDraft(store, next, reading)?.design.title, inMain(store)]).toEqual([
      'Former',
      'Next',
      '"Next"',
    ]);
  });

  test('While another page is the main one, a draft of the previous release is offered at that page and at the first, until the user decides', () => {
    const [first, main, third] = [
      { ...mainPage('ada'), isMain: false },
      { ...secondPage('ada'), isMain: true },
      { ...secondPage('ada'), pageId: 'third-of-ada' },
    ];
    const offered = (store: MemoryStore) => [first, main, third].map((page) => findFoundDesign(store, page, null)?.title);
    const inKeys = new MemoryStore();
    writeDraft(inKeys, aDraft('ada', 'Former'));
    const aside = new MemoryStore();
    aside.items.set('draftOf:ada', asideText(aDraft('ada', 'Former')));
    for (const store of [inKeys, aside]) {
      expect([findDraft(store, first, reading), findDraft(store, main, reading), ...offered(store)]).toEqual([
        null,
        null,
        'Former',
        'Former',
        undefined,
      ]);
      for (const page of [first, main, third]) put(store, aDraft('ada', 'Mine', { unsaved: !page.isFirst }), page, 'owner');
      expect([inMain(store), ...offered(store)]).toEqual(['"Mine"', 'Former', 'Former', undefined]);
      expect(findFoundDesign(store, { ...main, owner: 'grace' }, null)).toBeNull();
      for (const page of [first, main, third]) removeDraftOf(store, page);
      expect(offered(store)).toEqual(['Former', 'Former', undefined]);
      expect(findDraft(store, mainPage('ada'), reading)?.design.title).toBe('Former');
      removeFoundDesign(store, first);
      expect([...store.items.keys()]).toEqual([]);
    }
  });

  test('While another page is the main one, nothing is offered of what the previous release published', () => {
    const store = new MemoryStore();
    writeDraft(store, aDraft('ada', 'Published', { unsaved: false }));
    expect(findFoundDesign(store, { ...mainPage('ada'), isMain: false }, null)).toBeNull();
  });

  test('Of pages that the account does not have any more, the documents without unpublished changes are removed', () => {
    const store = after(aDraft('ada', 'Published', { unsaved: false }), aDraft('grace', 'Published', { unsaved: false }));
    const [second, third] = ['second', 'third'].map((pageId) => ({ ...secondPage('ada'), pageId })) as [DraftPage, DraftPage];
    for (const page of [second, third]) put(store, aDraft('ada', 'Mine'), page, 'owner');
    const documents = () => [...store.items.keys()].filter((key) => key.startsWith('draft:'));
    removePublishedDocuments(store, 'ada', ['page-of-ada']);
    expect(documents()).toHaveLength(4);
    removePublishedDocuments(store, 'ada', ['third']);
    expect(documents()).toEqual(['draft:page-of-grace', 'draft:second', 'draft:third']);
  });

  test('The drafts of all pages of a deleted account are removed, and those of other accounts stay', () => {
    const store = after(aDraft('ada'));
    put(store, aDraft('ada'), secondPage('ada'), 'owner');
    put(store, aDraft('grace'), secondPage('grace'), 'another');
    removeDrafts(store, 'ada');
    expect([...store.items.keys()]).toEqual(['draft:second-of-grace']);
  });

  test('A document of another account, of another format, or that is damaged is no draft, and the next one replaces it', () => {
    const draft = aDraft('ada');
    const stored = () => JSON.parse(after(draft).items.get('draft:page-of-ada')!) as Record<string, unknown>;
    const damaged = [
      { owner: 'grace' },
      { format: 2 },
      { format: undefined },
      { keys: 7 },
      { unsaved: 'yes' },
      { version: -1 },
      { design: 7 },
    ];
    for (const change of damaged) {
      const store = new MemoryStore();
      store.items.set('draft:page-of-ada', JSON.stringify({ ...stored(), ...change }));
      expect(found(store, 'ada')).toBeUndefined();
      expect(putDraft(store, draft, 'owner')).toBe(true);
      expect(found(store, 'ada')).toBe('Of ada');
    }
  });
});

describe('The previous release', () => {
  test('Its draft in the keys of older clients is taken over into the document', () => {
    const store = new MemoryStore();
    writeDraft(store, aDraft('ada', 'Of the previous release'));
    expect(draftStoreOf(store, 'ada', 'later').read(reading)).toMatchObject({
      unsaved: true,
      version: 3,
      design: { title: 'Of the previous release' },
    });
    expect(readDocument(store, mainPage('ada'))).toMatchObject({ owner: 'ada', unsaved: true, version: 3 });
  });

  test('Its draft that was moved aside is taken over, is newer than everything else, and leaves no copy', () => {
    const store = after(aDraft('ada', 'Older'), aDraft('grace'));
    store.items.set('draftOf:ada', asideText(aDraft('ada', 'Newer')));
    expect(findDraft(store, secondPage('ada'), reading)).toBeNull();
    expect(draftStoreOf(store, 'ada', 'later').read(reading)?.design.title).toBe('Newer');
    expect([found(store, 'ada'), store.items.has('draftOf:ada'), inMain(store), found(store, 'grace')]).toEqual([
      'Newer',
      false,
      '"Newer"',
      'Of grace',
    ]);
  });

  test('It finds the draft that this release stored for the main page', () => {
    expect(readDraft(after(aDraft('ada')))).toMatchObject(aDraft('ada'));
  });

  test('What it wrote last counts, also when another account edits before its owner comes back', () => {
    const store = after(aDraft('ada', 'Older'));
    writeDraft(store, aDraft('ada', 'Newer', { tab: 'of the previous release' }));
    expect(found(store, 'ada')).toBe('Newer');
    putDraft(store, aDraft('grace'), 'owner');
    expect([found(store, 'ada'), found(store, 'grace')]).toEqual(['Newer', 'Of grace']);
  });
});

describe('A client of the older keys', () => {
  test('What it wrote over the draft of this release counts as not published, also after publishing here', () => {
    for (const unsaved of [true, false]) {
      const store = after(aDraft('ada', 'Older', { unsaved }));
      store.items.set('editedText', '"By the older client"');
      expect(findDraft(store, mainPage('ada'), reading)).toMatchObject({
        unsaved: true,
        version: 3,
        design: { title: 'By the older client' },
      });
    }
  });

  test('The document counts as long as nobody wrote the keys after it', () => {
    const store = after(aDraft('ada', 'Older'), aDraft('grace'));
    putDraft(store, aDraft('ada', 'In the document alone'), 'another');
    expect([found(store, 'ada'), inMain(store)]).toEqual(['In the document alone', '"Of grace"']);
  });

  test('A document with a kind of tile that only a newer release knows: the keys have it as texts', () => {
    const store = after(aDraft('ada', 'Newer', { design: aDesign({ title: 'Newer', tiles: [aTile({ name: 'Clock' })] }) }));
    const text = store.items.get('draft:page-of-ada')!;
    store.items.set('draft:page-of-ada', text.replace('"kind":"text"', '"kind":"clock"'));
    expect(store.items.get('draft:page-of-ada')).not.toBe(text);
    expect(findDraft(store, mainPage('ada'), reading)).toMatchObject({
      unsaved: true,
      design: { title: 'Newer', tiles: [{ kind: 'text', name: 'Clock' }] },
    });
  });
});
