import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { lazyPart } from '../../../client/controls/loading/lazy-part.js';

let browser: EventTarget;
beforeEach(() => {
  jest.useFakeTimers();
  browser = new EventTarget();
  Object.assign(globalThis, {
    addEventListener: browser.addEventListener.bind(browser),
    removeEventListener: browser.removeEventListener.bind(browser),
  });
  // What a second attempt asks the document for: style sheets that are missing.
  Object.assign(globalThis, { document: { querySelectorAll: () => [] } });
});

afterEach(() => {
  jest.useRealTimers();
  for (const name of ['document', 'addEventListener', 'removeEventListener']) Reflect.deleteProperty(globalThis, name);
});

/** A part whose first attempts fail. */
function failing(times: number) {
  let attempts = 0;
  const load = () => ((attempts += 1) <= times ? Promise.reject(new Error('No connection')) : Promise.resolve({ name: 'part' }));
  return { load, attempts: () => attempts };
}

test('What must load is fetched again until it is there, with longer and longer pauses', async () => {
  const { load, attempts } = failing(3);
  const part = lazyPart(load, { preloads: false, mustLoad: true });
  await expect(part.fetch()).rejects.toThrow('No connection');
  await jest.advanceTimersByTimeAsync(999);
  expect(attempts()).toBe(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(attempts()).toBe(2);
  await jest.advanceTimersByTimeAsync(1999);
  expect(attempts()).toBe(2);
  await jest.advanceTimersByTimeAsync(1 + 4000);
  expect(part.get()).toEqual({ name: 'part' });
  await jest.advanceTimersByTimeAsync(600_000);
  expect(attempts()).toBe(4);
});

test('What must load is fetched again as soon as there is a connection, and once', async () => {
  const { load, attempts } = failing(1);
  const part = lazyPart(load, { preloads: false, mustLoad: true });
  await expect(part.fetch()).rejects.toThrow('No connection');
  browser.dispatchEvent(new Event('online'));
  await jest.advanceTimersByTimeAsync(0);
  expect(part.get()).toEqual({ name: 'part' });
  browser.dispatchEvent(new Event('online'));
  await jest.advanceTimersByTimeAsync(60_000);
  expect(attempts()).toBe(2);
});

test('Another part is fetched again only when it is used again', async () => {
  const { load, attempts } = failing(1);
  const part = lazyPart(load, { preloads: false });
  await expect(part.fetch()).rejects.toThrow('No connection');
  await jest.advanceTimersByTimeAsync(600_000);
  expect(attempts()).toBe(1);
  await expect(part.fetch()).resolves.toEqual({ name: 'part' });
});

test('A part whose style sheet did not load asks for that again before it is there', async () => {
  const asked: EventTarget[] = [];
  const missing = { sheet: null, cloneNode: () => new EventTarget(), after: (fresh: EventTarget) => void asked.push(fresh) };
  Object.assign(globalThis, { document: { querySelectorAll: () => [missing, { sheet: { cssRules: [] } }] } });
  const { load, attempts } = failing(1);
  const part = lazyPart(load, { preloads: false });
  await expect(part.fetch()).rejects.toThrow('No connection');
  const again = part.fetch();
  await jest.advanceTimersByTimeAsync(0);
  expect([asked.length, attempts()]).toEqual([1, 1]);
  asked[0]!.dispatchEvent(new Event('load'));
  await expect(again).resolves.toEqual({ name: 'part' });
});
