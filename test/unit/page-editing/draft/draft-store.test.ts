import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { DraftStore, forgetDeletedPage } from '../../../../client/page-editing/draft/draft-store.js';
import { DraftBeside } from '../../../../client/page-editing/draft/tabs/draft-beside.js';
import { documentKey, keysOfNewer } from '../../../../client/page-editing/draft/draft-document.js';
import { findDraft } from '../../../../client/page-editing/draft/former-drafts/former-drafts.js';
import { draftReading, findNewerDraft, readDraft } from '../../../../client/page-editing/draft/former-drafts/reading.js';
import type { PageDesign } from '../../../../server/pages/design/page-design.rules.js';
import { aDesign } from '../../../builders/pages/page-design.js';
import { MemoryStore } from './memory-store.js';

const reading = draftReading(null);

const draft = (title: string, unsaved = true) => ({ version: 3, unsaved, design: aDesign({ title }) });

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

afterEach(() => {
  jest.restoreAllMocks();
});

const ada = { owner: 'ada', pageId: 'page-of-ada', isMain: true, isFirst: true };
const bea = { owner: 'bea', pageId: 'page-of-bea', isMain: true, isFirst: true };

const aDraftStore = (store: MemoryStore, tab: string) => new DraftStore(store, { ...ada, tab, signedIn: () => 'owner' });

/** Two tabs of one browser, both loaded before anything was written. */
function twoTabs() {
  const store = new MemoryStore();
  const [here, there] = ['here', 'there'].map((tab) => aDraftStore(store, tab)) as [DraftStore, DraftStore];
  here.read(reading);
  there.read(reading);
  return { store, here, there, title: () => readDraft(store)?.design.title };
}

describe('Two tabs that edit the same page', () => {
  test('The draft of one tab is not overwritten by another tab while it is unpublished, and the other tab learns that its own draft is not stored', () => {
    const { here, there, title } = twoTabs();
    expect(here.keep(draft('Here'))).toBe('kept');
    expect(there.keep(draft('There'))).toBe('other-tab');
    expect(title()).toBe('Here');
  });

  test('After the draft is published, another tab can store its draft', () => {
    const { here, there, title } = twoTabs();
    here.keep(draft('Here'));
    here.keep(draft('Here', false));
    expect(there.keep(draft('There'))).toBe('kept');
    expect(title()).toBe('There');
  });

  test('Publishing in one tab does not change the draft of the other', () => {
    const { here, there, title } = twoTabs();
    here.keep(draft('Here'));
    expect(there.keep(draft('There', false))).toBe('kept');
    expect(title()).toBe('Here');
  });

  test('A tab continues with the draft that it found when it was loaded, and then the tab that wrote the draft can no longer store its own', () => {
    const { store, here, title } = twoTabs();
    here.keep(draft('Here'));
    const loadedLater = aDraftStore(store, 'later');
    expect(loadedLater.read(reading)?.design.title).toBe('Here');
    expect(loadedLater.keep(draft('Here, and more'))).toBe('kept');
    expect(here.keep(draft('Here again'))).toBe('other-tab');
    expect(title()).toBe('Here, and more');
  });

  test('A tab that only shows the draft of another one does not take it over, also when it is noted that the account has it', () => {
    const { store, here, title } = twoTabs();
    const mine = draft('Here');
    here.keep(mine);
    const later = aDraftStore(store, 'later');
    const shown = later.read(reading)!;
    here.noteSaved({ revision: 1, writer: 'here.1', version: 3, design: mine.design });
    expect(later.keep(shown)).toBe('kept');
    expect(here.keep(draft('Here, and more'))).toBe('kept');
    expect(later.keep(shown)).toBe('other-tab');
    expect(title()).toBe('Here, and more');
  });

  test('A tab that only shows the draft of another one does not store it again once that one has published it, and stores what it changes then', () => {
    const { store, here, title } = twoTabs();
    here.keep(draft('Here'));
    const later = aDraftStore(store, 'later');
    const shown = later.read(reading)!;
    here.keep(draft('Here', false));
    expect(later.keep(shown)).toBe('kept');
    expect(here.keep(draft('Here, and more'))).toBe('kept');
    here.keep(draft('Here, and more', false));
    expect(later.keep(draft('Later'))).toBe('kept');
    expect(title()).toBe('Later');
  });

  test('A tab that has only read the draft of another one stores it when it is based on another version from then on', () => {
    const { store, here } = twoTabs();
    here.keep(draft('Here'));
    const later = aDraftStore(store, 'later');
    const shown = later.read(reading)!;
    expect(later.keep({ ...shown, version: 4 })).toBe('kept');
    expect([findDraft(store, ada, reading)?.version, here.keep(draft('Here, and more'))]).toEqual([4, 'other-tab']);
  });

  test('A tab that takes the place of another one goes on with the newest draft that both know of in the account', () => {
    const { here, there } = twoTabs();
    const hers = draft('Here');
    here.keep(hers);
    here.noteSaved({ revision: 5, writer: 'here.1', version: 3, design: hers.design });
    there.takeOver();
    expect(there.saved).toMatchObject({ revision: 5, writer: 'here.1', design: undefined });
    const mine = { revision: 9, writer: 'there.1', version: 3, design: null };
    there.noteSaved(mine);
    there.takeOver();
    expect(there.saved).toEqual(mine);
  });

  test('A draft that its tab has changed since another tab read it is not overwritten by that tab, which learns that its own is not stored', () => {
    const { store, here, title } = twoTabs();
    here.keep(draft('Here'));
    const loadedLater = aDraftStore(store, 'later');
    loadedLater.read(reading);
    expect(here.keep(draft('Here, and more'))).toBe('kept');
    expect(loadedLater.keep(draft('Here'))).toBe('other-tab');
    expect(title()).toBe('Here, and more');
    expect(here.keep(draft('Here, and even more'))).toBe('kept');
  });

  test('A tab can take the place of another one, whose draft is set aside and offered at the next opening', () => {
    const { store, here, there, title } = twoTabs();
    const hers = draft('Here');
    here.keep(hers);
    expect(there.keep(draft('There'))).toBe('other-tab');
    const others = findDraft(store, ada, reading);
    expect(others && reading.setAside(store, ada, others)).toBe(true);
    there.takeOver();
    expect(there.keep(draft('There'))).toBe('kept');
    expect(here.keep(hers)).toBe('other-tab');
    expect(title()).toBe('There');
    expect(reading.restoreNewer(store, ada)).toEqual({ areKept: false, areOffered: true });
    expect(findNewerDraft(store, ada)?.design.title).toBe('Here');
  });

  describe('KE-15 What a tab changes while another one has the place is stored beside it', () => {
    /** Each change is a second later than the one before. */
    const tabsOverTime = () => {
      let now = 0;
      jest.spyOn(Date, 'now').mockImplementation(() => (now += 1000));
      const { store, here, there } = twoTabs();
      const changed = (tab: DraftStore): Pick<DraftStore, 'keep'> => {
        const beside = new DraftBeside(store, tab);
        return {
          keep(kept) {
            const keeping = tab.keep(kept);
            return beside.follow(keeping, kept) ? keeping : 'no-room';
          },
        };
      };
      return { store, early: here, here: changed(here), there: changed(there), changed, reopen: () => reopened(store) };
    };
    const reopened = (store: MemoryStore) => {
      const offered = reading.restoreNewer(store, ada).areOffered;
      const again = aDraftStore(store, 'again');
      const title = again.read(reading)?.design.title;
      return { again, title, offered: offered ? findNewerDraft(store, ada)?.design.title : null };
    };

    test('and the next opening begins with the newer one, and offers the older one, which stays', () => {
      const { store, here, there, reopen } = tabsOverTime();
      here.keep(draft('Here'));
      expect(there.keep(draft('There'))).toBe('other-tab');
      expect(there.keep(draft('There, and more'))).toBe('other-tab');
      expect(reopen()).toMatchObject({ title: 'There, and more', offered: 'Here' });
      expect(reopen()).toMatchObject({ title: 'There, and more', offered: 'Here' });
      expect(keysOfNewer(store, ada.pageId)).toHaveLength(1);
    });

    test('also if the other one was changed before the part of the editor was there that stores drafts beside others', () => {
      const { early, there, reopen } = tabsOverTime();
      early.keep(draft('Here'));
      there.keep(draft('There'));
      expect(reopen()).toMatchObject({ title: 'There', offered: 'Here' });
    });

    test('and the next opening begins with the one that has the place, if that was changed later', () => {
      const { here, there, reopen } = tabsOverTime();
      here.keep(draft('Here'));
      there.keep(draft('There'));
      here.keep(draft('Here, and more'));
      expect(reopen()).toMatchObject({ title: 'Here, and more', offered: 'There' });
    });

    test('until it has the place itself, or everything in it is published', () => {
      const { store, here, there, reopen } = tabsOverTime();
      const theirs = draft('There');
      here.keep(draft('Here'));
      there.keep(theirs);
      here.keep(draft('Here', false));
      expect(there.keep(theirs)).toBe('kept');
      expect(reopen()).toMatchObject({ title: 'There', offered: null });
      here.keep(draft('Here again'));
      there.keep(draft('There again'));
      here.keep(draft('Here again', false));
      expect(keysOfNewer(store, ada.pageId)).toEqual([]);
    });

    test('and both tabs lose nothing when a third one opens with the newer one', () => {
      const { store, here, there, changed, reopen } = tabsOverTime();
      here.keep(draft('Here'));
      there.keep(draft('There'));
      const again = changed(reopen().again);
      expect(here.keep(draft('Here, and more'))).toBe('other-tab');
      expect(there.keep(draft('There, and more'))).toBe('other-tab');
      expect(again.keep(draft('Again'))).toBe('kept');
      const titles = [documentKey(ada.pageId), ...keysOfNewer(store, ada.pageId)].map((key) => store.read(key));
      for (const title of ['Here, and more', 'There, and more', 'Again'])
        expect(titles.filter((text) => text?.includes(`"${title}"`))).toHaveLength(1);
    });

    test('and without room for it, it is not said to be stored', () => {
      const { store, here, there } = tabsOverTime();
      here.keep(draft('Here'));
      jest.spyOn(store, 'write').mockReturnValue(false);
      expect(there.keep(draft('There'))).toBe('no-room');
    });
  });

  test('A device without free storage says so', () => {
    const { store, here } = twoTabs();
    jest.spyOn(store, 'write').mockReturnValue(false);
    expect(here.keep(draft('Here'))).toBe('no-room');
  });
});

test('Whoever deletes a page removes its draft and no other, and says so in between', () => {
  const store = new MemoryStore();
  const second = { ...ada, pageId: 'second-of-ada', isMain: false, isFirst: false };
  for (const page of [ada, second]) new DraftStore(store, { ...page, tab: 'here', signedIn: () => 'owner' }).keep(draft(page.pageId));
  const news: string[] = [];
  jest.spyOn(store, 'remove').mockImplementation((key) => void (news.push(store.read('deletedAccount') ?? ''), store.items.delete(key)));
  forgetDeletedPage(store, second);
  expect(new Set(news)).toEqual(new Set(['second-of-ada']));
  expect([findDraft(store, ada, reading)?.design.title, findDraft(store, second, reading), store.read('deletedAccount')]).toEqual([
    'page-of-ada',
    null,
    null,
  ]);
});

describe('A tab whose draft was removed from this device while another account is signed in', () => {
  /** A tab that has kept a draft, whose account published it in another tab; then another account edits there. */
  function twoAccounts() {
    const store = new MemoryStore();
    let signedIn: 'owner' | 'another' = 'owner';
    const mine = new DraftStore(store, { ...ada, tab: 'mine', signedIn: () => signedIn });
    mine.keep(draft('Mine'));
    const second = aDraftStore(store, 'second');
    second.read(reading);
    second.keep(draft('Mine', false));
    signedIn = 'another';
    const others = new DraftStore(store, { ...bea, tab: 'others', signedIn: () => 'owner' });
    others.keep(draft('Of the other'));
    return { store, mine };
  }

  /** What the browser tells this tab of what another one did. */
  function tell(store: MemoryStore, draftStore: DraftStore, event: { readonly key: string | null; readonly newValue: string | null }) {
    const window = new EventTarget();
    Object.assign(globalThis, { window });
    try {
      const stop = draftStore.onOtherTab(() => undefined);
      window.dispatchEvent(Object.assign(new Event('storage'), event));
      stop();
    } finally {
      Reflect.deleteProperty(globalThis, 'window');
    }
    return store;
  }

  test('still stores it if the draft was removed by publishing and the other account stored its own draft', () => {
    const { store, mine } = twoAccounts();
    expect(mine.keep(draft('Mine, and more'))).toBe('kept');
    expect(findDraft(store, ada, reading)?.design.title).toBe('Mine, and more');
    expect(findDraft(store, bea, reading)?.design.title).toBe('Of the other');
  });

  test('does not store it after its account was deleted, even if the tab stored it again before it received the news', () => {
    const { store, mine } = twoAccounts();
    mine.keep(draft('Written again'));
    tell(store, mine, { key: 'deletedAccount', newValue: 'ada' });
    expect(mine.keep(draft('After'))).toBe('removed');
    expect(findDraft(store, ada, reading)).toBeNull();
  });

  test('does not store it after its page was deleted, even if the tab stored it again before it received the news', () => {
    const { store, mine } = twoAccounts();
    mine.keep(draft('Written again'));
    tell(store, mine, { key: 'deletedAccount', newValue: 'another page' });
    expect(mine.keep(draft('Still there'))).toBe('kept');
    tell(store, mine, { key: 'deletedAccount', newValue: ada.pageId });
    expect(findDraft(store, ada, reading)).toBeNull();
    expect(mine.keep(draft('After'))).toBe('removed');
    expect([findDraft(store, ada, reading), findDraft(store, bea, reading)?.design.title]).toEqual([null, 'Of the other']);
  });

  test('does not store it after the storage was cleared', () => {
    const { store, mine } = twoAccounts();
    mine.keep(draft('Before'));
    store.items.clear();
    tell(store, mine, { key: null, newValue: null });
    expect(mine.keep(draft('After'))).toBe('removed');
    expect(findDraft(store, ada, reading)).toBeNull();
  });
});

test('A draft that the device has no room for is called otherwise than the one that it has, so that the account knows which is newer', () => {
  const store = new MemoryStore();
  const tab = aDraftStore(store, 'here');
  const [first, second] = [draft('First'), draft('Second')];
  tab.keep(first);
  expect([tab.nameOf(first.design), tab.has(first.design)]).toEqual(['here.1', true]);
  store.write = () => false;
  expect(tab.keep(second)).toBe('no-room');
  expect([tab.nameOf(second.design), tab.has(second.design)]).toEqual(['here.2', false]);
});

test('What this tab, and the one whose draft it has read, wrote is known by its name, also before its answer came', () => {
  const store = new MemoryStore();
  const former = aDraftStore(store, 'former');
  former.keep(draft('First'));
  const tab = aDraftStore(store, 'here');
  tab.read(reading);
  tab.keep(draft('Second'));
  const names = ['former.1', 'former.2', 'here.1', 'here.2', 'other.1', null];
  expect(names.map((name) => tab.hasWritten(name))).toEqual([true, false, true, false, false, false]);
});

test('What the account has is noted with the draft on the device, unless another one was stored since', () => {
  const store = new MemoryStore();
  const tab = aDraftStore(store, 'here');
  const [first, second] = [draft('First'), draft('Second')];
  const saved = (design: PageDesign) => ({ revision: 1, writer: tab.nameOf(design), version: 0, design });
  const noted = () => aDraftStore(store, 'later').read(reading)?.saved;
  tab.keep(first);
  expect(noted()).toBeUndefined();
  tab.noteSaved(saved(first.design));
  expect(noted()).toEqual({ revision: 1, writer: 'here.1', isWhole: true });
  tab.keep(second);
  expect(noted()).toEqual({ revision: 1, writer: 'here.1', isWhole: false });
  tab.noteSaved({ ...saved(first.design), revision: 2 });
  expect(noted()).toEqual({ revision: 1, writer: 'here.1', isWhole: false });
});
