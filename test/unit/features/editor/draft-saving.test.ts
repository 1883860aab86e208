import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type * as DraftSavings from '../../../../client/features/editor/publishing/saving/draft-saving.js';
import { DraftStore } from '../../../../client/page-editing/draft/draft-store.js';
import { aDesign } from '../../../builders/pages/page-design.js';
import { MemoryStore } from '../../page-editing/draft/memory-store.js';

interface Sent {
  readonly title: string;
  /** The draft in the account that it takes the place of. */
  readonly revision: number;
  /** Whether the browser sends it although the document is left. */
  readonly keepalive: boolean;
  readonly refuse: (code: string) => Promise<void>;
  readonly answer: (revision: number) => Promise<void>;
  readonly fail: () => Promise<void>;
}

let sent: Sent[];
let saving: DraftSavings.DraftSaving;
/** What a question about the draft in the account is answered. */
let inAccount: object;
let isAway: boolean;
const titles = () => sent.map(({ title }) => title);
const write = (title: string) => saving.want({ design: aDesign({ title }), version: 1 }, false);
const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

const answerOf = (answer: object) => new Response(JSON.stringify(answer));

/** Each save waits until the test answers it. */
function fetchDraft(
  path: string,
  { body = '{}', keepalive = false }: { readonly body?: string; readonly keepalive?: boolean },
): Promise<Response> {
  if (path === '/health/live') return isAway ? Promise.reject(new TypeError('offline')) : Promise.resolve(new Response());
  const { input } = (JSON.parse(body) as { variables: { input?: { design: { title: string }; revision: number } } }).variables;
  if (!input) return Promise.resolve(answerOf({ data: { pageDraft: inAccount } }));
  return new Promise((resolve, reject) => {
    const answer = async (revision: number) => {
      resolve(answerOf({ data: { saveDraft: { __typename: 'Draft', revision } } }));
      await pass(0);
    };
    const refuse = async (code: string) => {
      resolve(answerOf({ errors: [{ message: code, extensions: { code } }] }));
      await pass(0);
    };
    const fail = async () => {
      reject(new TypeError('offline'));
      await pass(0);
    };
    sent.push({ title: input.design.title, revision: input.revision, keepalive, answer, refuse, fail });
  });
}

beforeEach(async () => {
  jest.useFakeTimers();
  sent = [];
  isAway = false;
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

test('A draft in the account that this release cannot read is neither taken as discarded nor replaced', async () => {
  inAccount = { revision: 7, basedOnVersion: 1, savedAt: null, device: null, writer: null, isDiscarded: false, design: null };
  const close = saving.open(() => undefined);
  write('First');
  await pass(2_000);
  await sent[0]!.refuse('DRAFT_CHANGED_ELSEWHERE');
  await pass(600_000);
  expect(sent.map(({ revision }) => revision)).toEqual([0, 0]);
  close();
});

test('A draft that was discarded elsewhere is replaced', async () => {
  inAccount = { revision: 7, basedOnVersion: 1, savedAt: null, device: null, writer: null, isDiscarded: true, design: null };
  const close = saving.open(() => undefined);
  write('First');
  await pass(2_000);
  await sent[0]!.refuse('DRAFT_CHANGED_ELSEWHERE');
  await pass(600_000);
  expect(sent.map(({ revision }) => revision)).toEqual([0, 7]);
  close();
});

test('What is saved while the document is left is sent although it is gone, unless no browser would send so much', async () => {
  const close = saving.open(() => undefined);
  write('Short');
  close();
  await sent[0]!.answer(1);
  const closeAgain = saving.open(() => undefined);
  write('Long '.repeat(20_000));
  closeAgain();
  expect(sent.map(({ keepalive }) => keepalive)).toEqual([true, false]);
});

test('What could not be saved is saved at once when the server can be reached again', async () => {
  const close = saving.open(() => undefined);
  isAway = true;
  write('First');
  await pass(2_000);
  for (let attempt = 0; attempt < 6; attempt += 1) {
    await sent.at(-1)!.fail();
    await pass(60_000);
  }
  await sent.at(-1)!.fail();
  const attempts = sent.length;
  isAway = false;
  await pass(5_000);
  expect(sent.length).toBe(attempts + 1);
  close();
});
