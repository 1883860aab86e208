import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import fc from 'fast-check';
import { createDraftKeeper } from '../../../../client/page-editing/draft/draft-keeper.js';
import {
  findDraft,
  findNobodysDesign,
  putDraft,
  removeDraft,
  removeNobodysDesign,
  type OwnedDraft,
  type SignedIn,
} from '../../../../client/page-editing/draft/draft-places.js';
import { aDesign, aTile } from '../../../builders/page-design.js';
import { MemoryStore } from './memory-store.js';

function aDraft(owner: string, title = `Of ${owner}`, change: Partial<OwnedDraft> = {}): OwnedDraft {
  return { owner, version: 3, unsaved: true, tab: `tab of ${owner}`, design: aDesign({ title }), ...change };
}

/** A device on which these drafts were stored one after the other, each by the account that was signed in at that time. */
function after(...drafts: readonly OwnedDraft[]): MemoryStore {
  const store = new MemoryStore();
  for (const draft of drafts) expect(putDraft(store, draft, 'owner')).toBe(true);
  return store;
}

const found = (store: MemoryStore, owner: string) => findDraft(store, owner)?.design.title;
const inMain = (store: MemoryStore) => store.items.get('editedText');

/** What an older client leaves: the parts, and nothing about whose they are. */
function leftByOlderClient(title = 'Left'): MemoryStore {
  const store = after(aDraft('nobody', title));
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
    createDraftKeeper(store, { owner: 'ada', tab: 'later', signedIn: () => 'owner' }).read();
    expect([...store.items.keys()].filter((key) => key.startsWith('draftOf:'))).toEqual(['draftOf:grace']);
    before.delete('titleColor');
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
    createDraftKeeper(store, { owner: 'ada', tab: 'later', signedIn: () => 'owner' }).read();
    expect(inMain(store)).toBe('"Gone on"');
  });

  test('If another account is signed in and there is no room for a separate copy, a tab overwrites its own draft', () => {
    const store = after(aDraft('ada'));
    store.room = 0;
    expect(putDraft(store, aDraft('ada', 'Gone on'), 'another')).toBe(true);
    expect(inMain(store)).toBe('"Gone on"');
  });

  test("Two tabs of the same account do not overwrite each other's separately stored draft", () => {
    const store = after(aDraft('grace'));
    const [here, there] = ['here', 'there'].map((tab) => createDraftKeeper(store, { owner: 'ada', tab, signedIn: () => 'another' }));
    there?.read();
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
      expect(findDraft(store, 'ada')).toBeNull();
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

  test('Any number of accounts in any order lose no draft that was reported as stored', () => {
    const step = fc.record({
      owner: fc.constantFrom('ada', 'grace', 'mary'),
      signedIn: fc.constantFrom<SignedIn>('owner', 'nobody', 'another'),
      unsaved: fc.boolean(),
      room: fc.nat(40),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        const store = leftByOlderClient();
        const expected = new Map<string, string | undefined>();
        steps.forEach(({ owner, signedIn, unsaved, room }, number) => {
          store.room = room;
          const kept = putDraft(store, aDraft(owner, `Change ${number}`, { unsaved }), signedIn);
          if (kept) expected.set(owner, unsaved ? `Change ${number}` : undefined);
          for (const [name, title] of expected) if (title !== undefined) expect(found(store, name)).toBe(title);
          expect(findNobodysDesign(store)?.title).toBe('Left');
        });
      }),
    );
  });
});

describe('A design that an older client left', () => {
  test('belongs to no account, is found, and stays until the user removes it, whichever account edits', () => {
    const store = leftByOlderClient();
    expect(findDraft(store, 'ada')).toBeNull();
    expect(findNobodysDesign(store)?.title).toBe('Left');
    putDraft(store, aDraft('ada'), 'owner');
    putDraft(store, aDraft('grace'), 'owner');
    expect([findNobodysDesign(store)?.title, found(store, 'ada'), found(store, 'grace')]).toEqual(['Left', 'Of ada', 'Of grace']);
    removeNobodysDesign(store);
    expect([findNobodysDesign(store), found(store, 'ada'), found(store, 'grace')]).toEqual([null, 'Of ada', 'Of grace']);
  });

  test('is not overwritten by another such design while the user has not decided', () => {
    const store = leftByOlderClient('First');
    putDraft(store, aDraft('ada'), 'owner');
    store.remove('draftOrigin');
    store.items.set('editedText', '"Second"');
    expect(putDraft(store, aDraft('ada', 'Gone on'), 'owner')).toBe(true);
    expect(found(store, 'ada')).toBe('Gone on');
    expect(findNobodysDesign(store)?.title).toBe('Second');
    removeNobodysDesign(store);
    expect(findNobodysDesign(store)?.title).toBe('First');
  });
});

describe('Removing the draft of an account', () => {
  test('removes all of it and nothing else that is stored', () => {
    const store = after(aDraft('ada'));
    store.write('setting', 'navbar');
    removeDraft(store, 'ada');
    expect([...store.items.keys()]).toEqual(['setting']);
  });

  test('also removes a separately stored draft, and keeps the draft of the other account', () => {
    const store = after(aDraft('ada'), aDraft('grace'));
    removeDraft(store, 'ada');
    expect([found(store, 'ada'), found(store, 'grace')]).toEqual([undefined, 'Of grace']);
    expect([...store.items.keys()].some((key) => key.includes('ada'))).toBe(false);
  });

  test('keeps a design that belongs to no account', () => {
    const store = leftByOlderClient();
    removeDraft(store, 'ada');
    expect(findNobodysDesign(store)?.title).toBe('Left');
  });
});
