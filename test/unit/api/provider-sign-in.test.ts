import { beforeEach, expect, jest, test } from '@jest/globals';
import type * as ProviderSignIn from '../../../client/api/session/provider-sign-in.js';

let kept: Map<string, string>;
let address: string;

function storageOf(prefix: string) {
  return {
    getItem: (key: string) => kept.get(`${prefix}.${key}`) ?? null,
    setItem: (key: string, value: string) => void kept.set(`${prefix}.${key}`, value),
    removeItem: (key: string) => void kept.delete(`${prefix}.${key}`),
  };
}

beforeEach(() => {
  kept = new Map();
});

/** A document that is opened at an address, in a browser that keeps these texts. */
async function comeBack(keptBefore: Readonly<Record<string, string>>, path: string): Promise<typeof ProviderSignIn> {
  kept = new Map(Object.entries(keptBefore));
  address = `https://tessera.example${path}`;
  const window = {
    localStorage: storageOf('local'),
    sessionStorage: storageOf('session'),
    get location() {
      return new URL(address);
    },
    history: { replaceState: (_state: unknown, _title: string, next: URL) => void (address = String(next)) },
  };
  Object.assign(globalThis, { window });
  jest.resetModules();
  const opened = await import('../../../client/api/session/provider-sign-in.js');
  opened.receiveProviderAnswer();
  return opened;
}

const underWay = { 'local.setting': 'oauth', 'session.googleState': 'mine' };

test('A code that this tab has asked for is received once, and the address and the storage forget it', async () => {
  const opened = await comeBack({ ...underWay, 'session.googleSearch': '?then=%2Feditor' }, '/login?code=abc&state=mine');
  expect(opened.hasProviderCode()).toBe(true);
  expect(opened.takeProviderAnswer()).toEqual({ kind: 'code', code: 'abc', state: 'mine', iss: null });
  expect(opened.takeProviderAnswer()).toBeNull();
  expect(address).toBe('https://tessera.example/login?then=%2Feditor');
  expect([...kept.keys()]).toEqual(['local.setting']);
});

test('GO-02 With a token stored, a code in the address is not exchanged', async () => {
  const opened = await comeBack({ ...underWay, 'local.token': 'token-of-ada' }, '/login?code=abc&state=mine');
  expect(opened.hasProviderCode()).toBe(false);
  expect(opened.takeProviderAnswer()).toBeNull();
  expect(address).toBe('https://tessera.example/login');
});

test.each([
  ['GO-03 A code is ignored while setting is navbar', 'navbar'],
  ['GO-03 A code is ignored while setting is layout', 'layout'],
  ['SE-15 A setting of another value is ignored: OAUTH', 'OAUTH'],
  ['SE-15 A setting of another value is ignored: "oauth"', '"oauth"'],
  ['SE-15 A setting of another value is ignored: nonsense', 'nonsense'],
])('%s', async (_, setting) => {
  // Another tab changed the setting meanwhile: the user who began in this tab gets a message.
  const begunHere = await comeBack({ ...underWay, 'local.setting': setting }, '/login?code=abc&state=mine');
  expect(begunHere.takeProviderAnswer()).toEqual({ kind: 'failed', logged: expect.stringContaining('Another tab') });
  const notBegunHere = await comeBack({ 'local.setting': setting }, '/login?code=abc&state=mine&then=%2Feditor');
  expect(notBegunHere.takeProviderAnswer()).toBeNull();
  expect(address).toBe('https://tessera.example/login?then=%2Feditor');
});

test.each([
  ['A code with a state that this tab did not send', '?code=abc&state=other', 'The answer belongs to no sign-in of this tab.'],
  ['A code without a state', '?code=abc', 'The answer belongs to no sign-in of this tab.'],
  ['An error of the provider', '?error=server_error&state=mine', 'The provider answered server_error.'],
])('%s is a failure', async (_, search, logged) => {
  const opened = await comeBack(underWay, `/login${search}`);
  expect(opened.takeProviderAnswer()).toEqual({ kind: 'failed', logged });
  expect(address).toBe('https://tessera.example/login');
});

test('A user who cancelled at the provider has nothing to be told', async () => {
  const opened = await comeBack(underWay, '/login?error=access_denied&state=mine');
  expect(opened.takeProviderAnswer()).toBeNull();
});

test('A code at another screen than /login is ignored', async () => {
  const opened = await comeBack(underWay, '/register?code=abc&state=mine');
  expect(opened.takeProviderAnswer()).toBeNull();
  expect(address).toBe('https://tessera.example/register?code=abc&state=mine');
});
