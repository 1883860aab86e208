import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import {
  documentKey,
  keysOfNewer,
  mayHaveNewer,
  type DraftPage,
  type OwnedDraft,
} from '../../../../../client/page-editing/draft/draft-document.js';
import { DraftStore, forgetDeletedAccount, forgetDeletedPage } from '../../../../../client/page-editing/draft/draft-store.js';
import { hasUnsavedDraft, putDraft } from '../../../../../client/page-editing/draft/former-drafts/former-drafts.js';
import {
  draftReading,
  findFoundDesign,
  removeFoundDesign,
  removeUnreadableDrafts,
  restoreNewerDrafts,
} from '../../../../../client/page-editing/draft/former-drafts/reading.js';
import { removePublishedDocuments } from '../../../../../client/page-editing/draft/published-documents.js';
import { aDesign, aTile } from '../../../../builders/pages/page-design.js';
import { MemoryStore } from '../memory-store.js';

const page: DraftPage = { owner: 'ada', pageId: 'second', isMain: false, isFirst: false };
const mainPage: DraftPage = { owner: 'ada', pageId: 'first', isMain: true, isFirst: true };

const aDraft = (title: string, change: Partial<OwnedDraft> = {}): OwnedDraft => ({
  ...{ owner: 'ada', version: 3, unsaved: true, tab: 'here', design: aDesign({ title, tiles: [aTile({ name: 'Clock' })] }) },
  ...change,
});

const replaceIn = (store: MemoryStore, key: string, before: string, after: string): string => {
  const text = store.items.get(key)!.replace(before, after);
  expect(text).toContain(after);
  store.items.set(key, text);
  return text;
};

/** How a newer release may write a draft: with a kind of tiles that this one does not know, or in another format. */
const ways = [
  ['with an unknown kind of tiles', '"kind":"text"', '"kind":"clock"'],
  ['in a newer format', '"format":1', '"format":2'],
] as const;

/** A browser in which the newer release stored a draft, and its text. */
function left([, known, unknown]: (typeof ways)[number], of = page) {
  const store = new MemoryStore();
  putDraft(store, aDraft('Newer'), of, 'owner');
  return { store, text: replaceIn(store, documentKey(of.pageId), known, unknown) };
}

/** The same as when the newer release is there again. */
const nowReadable = (store: MemoryStore, [, known, unknown]: (typeof ways)[number]) =>
  keysOfNewer(store, page.pageId).forEach((key) => replaceIn(store, key, unknown, known));

/** The editor that is opened now: the title with which it begins, and what is said beside it. */
function open(store: MemoryStore, of = page) {
  const reading = hasUnsavedDraft(store, of) || mayHaveNewer(store, of) ? draftReading(null) : null;
  const draftStore = new DraftStore(store, { ...of, tab: 'later', signedIn: () => 'owner' });
  const newer = reading?.restoreNewer(store, of);
  return { draftStore, title: draftStore.read(reading)?.design.title, newer };
}

const edit = ({ draftStore }: ReturnType<typeof open>, title: string) =>
  draftStore.keep({ design: aDesign({ title }), unsaved: true, version: 3 });
const textsAside = (store: MemoryStore, of = page) => keysOfNewer(store, of.pageId).map((key) => store.read(key));

beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => void jest.restoreAllMocks());

describe.each(ways)('A draft of a newer release, %s,', (...way) => {
  test('stays as it is while this release stores and publishes other changes, and the user is told', () => {
    const { store, text } = left(way);
    const opened = open(store);
    expect([opened.title, opened.newer]).toEqual([undefined, { areKept: true, areOffered: false }]);
    expect(edit(opened, 'Of this release')).toBe('kept');
    expect([open(store).title, textsAside(store)]).toEqual(['Of this release', [text]]);
    opened.draftStore.keep({ design: aDesign(), unsaved: false, version: 4 });
    removePublishedDocuments(store, 'ada', []);
    expect([open(store).newer, textsAside(store)]).toEqual([{ areKept: true, areOffered: false }, [text]]);
  });

  test('comes back by itself in a release that can read it, if there are no other changes', () => {
    const { store } = left(way);
    open(store);
    nowReadable(store, way);
    expect(open(store)).toMatchObject({ title: 'Newer', newer: { areKept: false, areOffered: false } });
    expect([textsAside(store), open(store).title]).toEqual([[], 'Newer']);
  });

  test('is offered beside other changes, until the user has decided', () => {
    const { store } = left(way);
    edit(open(store), 'Of this release');
    nowReadable(store, way);
    expect(open(store)).toMatchObject({ title: 'Of this release', newer: { areKept: false, areOffered: true } });
    expect(findFoundDesign(store, page, null)?.title).toBe('Newer');
    removeFoundDesign(store, page);
    expect(open(store)).toMatchObject({ title: 'Of this release', newer: { areKept: false, areOffered: false } });
    expect(findFoundDesign(store, page, null)).toBeNull();
  });

  test('is removed if its user wants that, and with its page and its account', () => {
    const removals = [
      (store: MemoryStore) => removeUnreadableDrafts(store, page),
      (store: MemoryStore) => forgetDeletedPage(store, page),
      (store: MemoryStore) => forgetDeletedAccount(store, 'ada'),
    ];
    for (const remove of removals) {
      const { store } = left(way);
      open(store);
      putDraft(store, aDraft('Of another', { owner: 'bea' }), { ...page, owner: 'bea', pageId: 'third' }, 'owner');
      remove(store);
      expect([...store.items.keys()]).toEqual(['draft:third']);
    }
  });

  test('stays in its place if it cannot be moved, and then nothing is stored over it', () => {
    const { store, text } = left(way);
    store.room = 0;
    const opened = open(store);
    store.room = 0;
    expect(['no-room', 'other-tab']).toContain(edit(opened, 'Of this release'));
    expect(store.read(documentKey('second'))).toBe(text);
  });

  test('of a main page is kept as well, while this release goes on with its texts', () => {
    const { store, text } = left(way, mainPage);
    const opened = open(store, mainPage);
    expect([opened.title, opened.newer]).toEqual(['Newer', { areKept: true, areOffered: false }]);
    expect(edit(opened, 'Of this release')).toBe('kept');
    expect([open(store, mainPage).title, textsAside(store, mainPage)]).toEqual(['Of this release', [text]]);
  });
});

test('A draft of a newer format that another tab stores while this one is open is moved aside, and not overwritten', () => {
  const store = new MemoryStore();
  const opened = open(store);
  store.items.set(documentKey('second'), left(ways[1]).text);
  expect(edit(opened, 'Of this release')).toBe('kept');
  expect([open(store).title, textsAside(store)]).toEqual(['Of this release', [left(ways[1]).text]]);
});

test('A draft that comes back is found also if this release has published its main page meanwhile', () => {
  const store = new MemoryStore();
  const { text } = left(ways[0]);
  putDraft(store, aDraft('Published', { unsaved: false, version: 4, tab: 'former' }), mainPage, 'owner');
  store.items.set(`${documentKey('first')}:newer`, text.replace('clock', 'text'));
  expect(open(store, mainPage).title).toBe('Newer');
  expect(open(store, mainPage).title).toBe('Newer');
});

test('Several drafts of a newer release are all kept, and the same one only once', () => {
  const { store, text } = left(ways[0]);
  restoreNewerDrafts(store, page);
  store.items.set(documentKey('second'), text);
  restoreNewerDrafts(store, page);
  store.items.set(documentKey('second'), text.replace('Newer', 'Newest'));
  restoreNewerDrafts(store, page);
  expect(textsAside(store)).toEqual([text, text.replace('Newer', 'Newest')]);
});

test('What another account stored, what is published and what is no draft is not kept aside', () => {
  const { text } = left(ways[1]);
  for (const other of [text.replace('ada', 'bea'), text.replace('"unsaved":true', '"unsaved":false'), '{"format":2}', '[', '7']) {
    const store = new MemoryStore();
    store.items.set(documentKey('second'), other);
    expect(open(store).newer).toEqual({ areKept: false, areOffered: false });
    expect(textsAside(store)).toEqual([]);
  }
});
