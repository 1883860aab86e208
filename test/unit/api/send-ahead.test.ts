import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type * as Send from '../../../client/api/connection/send.js';
import type * as SessionToken from '../../../client/api/session/session-token.js';
import { EditorDocument } from '../../../client/api/generated/editor.js';
import { SessionsDocument } from '../../../client/api/generated/sessions.js';

const sent: string[] = [];
let answer: () => Response;
let api: typeof Send & typeof SessionToken;

beforeEach(async () => {
  jest.useFakeTimers();
  const parts = { localStorage: { getItem: () => null, setItem: () => undefined }, addEventListener: () => undefined };
  const fetch = async (_path: string, { body }: { body: string }) => {
    sent.push((JSON.parse(body) as { operationName: string }).operationName);
    return answer();
  };
  Object.assign(globalThis, { window: parts, document: { cookie: '' }, fetch });
  sent.length = 0;
  answer = () => Response.json({ data: { me: {} } });
  jest.resetModules();
  api = {
    ...(await import('../../../client/api/connection/send.js')),
    ...(await import('../../../client/api/session/session-token.js')),
  };
});
afterEach(() => void jest.useRealTimers());

test('A query that was sent ahead is taken once, and only by the same query', async () => {
  api.sendAhead(EditorDocument);
  expect(api.takeAhead(SessionsDocument)).toBeUndefined();
  expect(await api.takeAhead(EditorDocument)).toEqual({ me: {} });
  expect(api.takeAhead(EditorDocument)).toBeUndefined();
  expect(sent).toEqual(['Editor']);
});

test('The failure of a query that was sent ahead is that of the call that takes it', async () => {
  answer = () => new Response('', { status: 401 });
  api.sendAhead(EditorDocument);
  await expect(api.takeAhead(EditorDocument)).rejects.toMatchObject({ response: { status: 401 } });
});

test('An answer that nobody takes is forgotten 10 s after it came', async () => {
  api.sendAhead(EditorDocument);
  await jest.advanceTimersByTimeAsync(9_900);
  api.sendAhead(SessionsDocument);
  await jest.advanceTimersByTimeAsync(200);
  expect(api.takeAhead(EditorDocument)).toBeUndefined();
  expect(await api.takeAhead(SessionsDocument)).toEqual({ me: {} });
});

test('An answer for a token that the account has replaced is not taken', async () => {
  api.sendAhead(EditorDocument);
  api.storeSession('another-token', { firstUsername: 'ada', linkname: null });
  expect(api.takeAhead(EditorDocument)).toBeUndefined();
});
