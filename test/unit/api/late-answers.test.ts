import { beforeEach, expect, jest, test } from '@jest/globals';
import type * as CallServer from '../../../client/api/connection/call-server.js';
import { AccountPagesDocument } from '../../../client/api/generated/account-pages.js';
import { RenamePageDocument } from '../../../client/api/generated/rename-page.js';
import { SessionsDocument } from '../../../client/api/generated/sessions.js';
import type * as Parsed from '../../../client/api/connection/parsed.js';
import type * as KeptAnswers from '../../../client/api/connection/kept-answers.js';
import type * as SessionToken from '../../../client/api/session/session-token.js';
import type * as Failure from '../../../client/api/connection/failure.js';
import type * as Cache from '../../../client/api/connection/cache.js';

const stored = new Map<string, string>();
let answer: (data: object) => void;
let session: typeof SessionToken;
let api: typeof CallServer & typeof KeptAnswers & typeof Parsed & typeof Failure & typeof Cache;

function signInElsewhere(username: string): void {
  stored.set('tokenOwner', `token-of-${username}`.slice(0, 12) + ` ${username}`);
  stored.set('token', `token-of-${username}`);
}

// Each test has a document of its own, which was opened by Ada. The server answers when the test says so.
beforeEach(async () => {
  const localStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
  const answered = new Promise<object>((resolve) => (answer = resolve));
  const fetch = async () => new Response(JSON.stringify({ data: await answered }), { headers: { 'content-type': 'application/json' } });
  const events = { addEventListener: () => undefined, removeEventListener: () => undefined, dispatchEvent: () => true };
  const parts = { localStorage, fetch, location: { origin: 'https://x.test' }, ...events };
  Object.assign(globalThis, { window: parts, document: { ...events, documentElement: { lang: 'en' }, cookie: '' }, fetch });
  stored.clear();
  signInElsewhere('ada');
  jest.resetModules();
  session = await import('../../../client/api/session/session-token.js');
  api = {
    ...(await import('../../../client/api/connection/call-server.js')),
    ...(await import('../../../client/api/connection/kept-answers.js')),
    ...(await import('../../../client/api/connection/parsed.js')),
    ...(await import('../../../client/api/connection/failure.js')),
    ...(await import('../../../client/api/connection/cache.js')),
  };
});

const me = { __typename: 'Account', username: 'ada', pages: [] };
const sessions = [{ __typename: 'Session', id: '1', device: null, browser: null, system: null, lastUsedAt: '', isCurrent: true }];
const outcomeOf = (call: Promise<unknown>) => call.catch((error: unknown) => api.failureOf(error).kind);

test('An answer arrives while the account is signed in', async () => {
  const call = api.callServer(AccountPagesDocument);
  answer({ me });
  expect(await outcomeOf(call)).toEqual({ me });
});

test.each([
  ['somebody has signed out in this document', () => session.endSession()],
  [
    'another account has signed in in this document',
    () => void session.storeSession('token-of-bob', { firstUsername: 'bob', linkname: null }),
  ],
  ['somebody has signed out in another tab', () => stored.clear()],
  ['another account has signed in in another tab', () => signInElsewhere('bob')],
])('An answer that arrives after %s is not given to the part that asked for it', async (_what, change) => {
  const call = api.callServer(AccountPagesDocument);
  change();
  answer({ me });
  expect(await outcomeOf(call)).toBe('blocked');
});

test('In a session that another tab has ended, a change still gets its answer, so that its screen can say that it was made', async () => {
  const call = api.callServer(RenamePageDocument, { id: 'p', name: 'New' });
  stored.clear();
  const renamed = { renamePage: { __typename: 'MyPage', id: 'p', name: 'New' } };
  answer(renamed);
  expect(await outcomeOf(call)).toEqual(renamed);
});

test.each([
  ['is there', () => undefined, 1],
  ['has signed out here', () => session.endSession(), 0],
  ['has signed out in another tab', () => stored.clear(), 0],
])('Of the answers that wait for the cache, those of an account that %s are kept as expected', (_what, change, kept) => {
  api.keepAnswer(SessionsDocument, { me: { ...me, signInNotices: true }, sessions });
  change();
  const cache = api.createCache();
  api.provideAnswers(api.answersIn({ cache, watchQuery: () => undefined as never }));
  expect(cache.readQuery({ query: api.parsed(SessionsDocument) })?.sessions.length ?? 0).toBe(kept);
});
