import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type * as DraftSavings from '../../../../client/features/editor/publishing/saving/draft-saving.js';
import { DraftStore } from '../../../../client/page-editing/draft/draft-store.js';
import { aDesign } from '../../../builders/pages/page-design.js';
import { MemoryStore } from '../../page-editing/draft/memory-store.js';

interface Sent {
  readonly title: string;
  readonly answer: (revision: number) => Promise<void>;
  readonly fail: () => Promise<void>;
}

let sent: Sent[];
let saving: DraftSavings.DraftSaving;
const titles = () => sent.map(({ title }) => title);
const write = (title: string) => saving.want({ design: aDesign({ title }), version: 1 }, false);
const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

/** Each save waits until the test answers it. */
function fetchDraft(_: string, { body }: { readonly body: string }): Promise<Response> {
  const { input } = (JSON.parse(body) as { variables: { input: { design: { title: string } } } }).variables;
  return new Promise((resolve, reject) => {
    const answer = async (revision: number) => {
      resolve(new Response(JSON.stringify({ data: { saveDraft: { __typename: 'Draft', revision } } })));
      await pass(0);
    };
    const fail = async () => {
      reject(new TypeError('offline'));
      await pass(0);
    };
    sent.push({ title: input.design.title, answer, fail });
  });
}

beforeEach(async () => {
  jest.useFakeTimers();
  sent = [];
  const items = new Map([
    ['token', 'token-of-ada'],
    ['tokenOwner', 'token-of-ada ada'],
  ]);
  const localStorage = { getItem: (key: string) => items.get(key) ?? null, setItem: () => undefined, removeItem: () => undefined };
  const events = { addEventListener: () => undefined, removeEventListener: () => undefined, dispatchEvent: () => true };
  const parts = { localStorage, location: { origin: 'https://x.test' }, ...events };
  const documentElement = { lang: 'en' };
  const document = { ...events, documentElement, cookie: '', visibilityState: 'visible', getElementById: () => null };
  Object.defineProperty(globalThis, 'navigator', { value: { onLine: true }, configurable: true });
  Object.assign(globalThis, { window: parts, document, localStorage, fetch: fetchDraft });
  jest.resetModules();
  const { DraftSaving } = await import('../../../../client/features/editor/publishing/saving/draft-saving.js');
  const page = { owner: 'ada', pageId: 'page', isMain: true, isFirst: true };
  const store = new DraftStore(new MemoryStore(), { ...page, tab: 'here', signedIn: () => 'owner' });
  saving = new DraftSaving({ pageId: 'page', store, keepNow: () => undefined });
});

afterEach(() => {
  jest.useRealTimers();
});

test('What is typed while a save is under way is saved after it, also when the editor was left meanwhile', async () => {
  const close = saving.open(() => undefined);
  write('First');
  await pass(2_000);
  write('Second');
  close();
  expect(titles()).toEqual(['First']);
  await sent[0]!.answer(1);
  expect(titles()).toEqual(['First', 'Second']);
  await sent[1]!.answer(2);
  await pass(600_000);
  expect(titles()).toEqual(['First', 'Second']);
});

test('A save that fails is tried again while the editor is open, and not after it was left', async () => {
  const close = saving.open(() => undefined);
  write('First');
  await pass(2_000);
  await sent[0]!.fail();
  await pass(3_000);
  expect(titles()).toEqual(['First', 'First']);
  close();
  await sent[1]!.fail();
  await pass(600_000);
  expect(titles()).toEqual(['First', 'First']);
});
