import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { DraftStore } from '../../../../client/page-editing/draft/draft-store.js';
import { findDraft } from '../../../../client/page-editing/draft/former-drafts/former-drafts.js';
import { draftReading } from '../../../../client/page-editing/draft/former-drafts/reading.js';
import { aDesign } from '../../../builders/pages/page-design.js';
import { MemoryStore } from './memory-store.js';

const reading = draftReading(null);

/** The storage of a browser as one of its tabs sees it: `news` has what the other tabs are going to hear. */
class StoreOfTab extends MemoryStore {
  readonly news: { readonly key: string; readonly newValue: string | null }[] = [];

  constructor(override readonly items: Map<string, string>) {
    super();
  }

  override write(key: string, newValue: string): boolean {
    if (this.read(key) !== newValue) this.news.push({ key, newValue });
    return super.write(key, newValue);
  }

  override remove(key: string): void {
    if (this.read(key) !== null) this.news.push({ key, newValue: null });
    super.remove(key);
  }
}

const pageOf = (pageId: string) => ({ owner: 'ada', pageId, isMain: true, isFirst: pageId === 'first' });

/** A tab that has the editor of a page, opened when that was the main one, and an unpublished draft, which it stores again at each news. */
function aTab(items: Map<string, string>, pageId: string, title: string) {
  const store = new StoreOfTab(items);
  const draftStore = new DraftStore(store, { ...pageOf(pageId), tab: title, signedIn: () => 'owner' });
  const events = new EventTarget();
  const tab = {
    store,
    events,
    kept: 0,
    state: '',
    keep: () => void (tab.state = draftStore.keep({ version: 1, unsaved: true, design: aDesign({ title }) })),
  };
  draftStore.read(reading);
  Object.assign(globalThis, { window: events });
  draftStore.onOtherTab(() => {
    tab.kept += 1;
    tab.keep();
  });
  return tab;
}

/** The tabs hear of what the others have stored until there is nothing new, which is not the case after more than `most` news. */
function tell(tabs: readonly ReturnType<typeof aTab>[], most = 500): boolean {
  for (let told = 0; told < most; told += 1) {
    const teller = tabs.find(({ store }) => store.news.length > 0);
    if (!teller) return true;
    const news = Object.assign(new Event('storage'), teller.store.news.shift());
    for (const { events } of tabs) if (events !== teller.events) events.dispatchEvent(news);
  }
  return false;
}

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'window');
  jest.restoreAllMocks();
});

describe('Two tabs with unpublished drafts that hear of each other', () => {
  test('become quiet if each has the editor of a page that was the main one when it was opened, and both drafts are stored', () => {
    const items = new Map<string, string>();
    const tabs = [aTab(items, 'first', 'Here'), aTab(items, 'second', 'There')];
    for (const tab of [...tabs, ...tabs]) {
      tab.keep();
      expect(tell(tabs)).toBe(true);
    }
    const titles = ['first', 'second'].map((pageId) => findDraft(tabs[0]!.store, pageOf(pageId), reading)?.design.title);
    expect(titles).toEqual(['Here', 'There']);
  });

  test('become quiet if they have the same page, and the second says that the draft of the first is stored', () => {
    const items = new Map<string, string>();
    const tabs = [aTab(items, 'first', 'Here'), aTab(items, 'first', 'There')];
    tabs[0]!.keep();
    expect(tell(tabs)).toBe(true);
    expect(tabs.map(({ state, kept }) => [state, kept > 0])).toEqual([
      ['kept', false],
      ['other-tab', true],
    ]);
    expect(findDraft(tabs[0]!.store, pageOf('first'), reading)?.design.title).toBe('Here');
  });
});
