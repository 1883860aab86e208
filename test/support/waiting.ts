import { setTimeout as delay } from 'node:timers/promises';
import { expect } from '@jest/globals';
import type { Locator, Page, Request } from 'playwright-core';

/** A factor, for runs on a processor that is slowed down. */
const slowness = Number(process.env.TEST_PATIENCE ?? 1);

/** How long a page may take to show something, in milliseconds. A wait that is in vain ends with its reason before the time of the test is over. */
export const PATIENCE = 15_000 * slowness;

/** How long processes may take to start, and queues to try again, in milliseconds. */
export const LONG_PATIENCE = 90_000 * slowness;

/** Waits until a condition is true. Rejects after `LONG_PATIENCE`. */
export async function until(condition: () => Promise<boolean> | boolean): Promise<void> {
  const giveUp = Date.now() + LONG_PATIENCE;
  while (!(await condition())) {
    if (Date.now() > giveUp) throw new Error(`In vain: ${condition.toString()}`);
    await delay(25);
  }
}

/** Waits until a page is rendered. A busy machine renders one of a hundred tiles later than visitors wait, and answers 503 until then. */
export function untilRendered(address: string): Promise<void> {
  return until(async () => (await fetch(address)).status !== 503);
}

/** Repeats the assertion until it holds. When the patience is over, it throws the last failure. */
export async function eventually(assertion: () => Promise<void> | void, patience = PATIENCE): Promise<void> {
  const deadline = Date.now() + patience;
  for (;;) {
    try {
      return await assertion();
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await delay(25);
    }
  }
}

type Repeated<M> = {
  readonly [Name in keyof M]: M[Name] extends (...given: infer Given) => unknown ? (...given: Given) => Promise<void> : Repeated<M[Name]>;
};

/**
 * The matchers of `expect`, for what `read` gives: each reads and compares again until it holds. After `PATIENCE`, it throws the last failure.
 * A page shows a change some time after it was asked for, so this is how tests expect something of a page.
 *
 *     await expectSoon(() => tiles.count()).toBe(3);
 */
export function expectSoon<T>(read: () => Promise<T> | T): Repeated<JestExpect<T>> {
  return repeated(read, (value) => expect(value));
}

type JestExpect<T> = ReturnType<typeof expect<T>>;

function repeated<T>(read: () => Promise<T> | T, matchersOf: (value: T) => JestExpect<T>): Repeated<JestExpect<T>> {
  const get = (_target: object, name: string): unknown => {
    if (name === 'not') return repeated(read, (value) => matchersOf(value).not as JestExpect<T>);
    return (...given: unknown[]) =>
      eventually(async () => {
        const matchers = matchersOf(await read()) as unknown as Readonly<Record<string, (...given: unknown[]) => void>>;
        matchers[name]?.(...given);
      });
  };
  return new Proxy({}, { get }) as Repeated<JestExpect<T>>;
}

/** Waits until the element has the focus. */
export async function expectFocus(element: Locator): Promise<void> {
  await element.and(element.page().locator(':focus')).waitFor();
}

/** Waits until the field has the value. */
export async function expectValue(field: Locator, value: string): Promise<void> {
  await expectSoon(() => field.inputValue()).toBe(value);
}

/** Waits until the animations of an element and of what is in it are over. One that another one replaces is over, too. */
export async function animationsEnd(place: Locator): Promise<void> {
  await place.evaluate((element) => Promise.allSettled(element.getAnimations({ subtree: true }).map(({ finished }) => finished)));
}

/**
 * Waits until a screen reader hears that something is lifted, and the next key moves it. The drag library listens to keys from a timer that it
 * sets when it lifts; timers of the same delay end in their order.
 */
export async function expectLifted(page: Page, announcement: string): Promise<void> {
  await page.getByText(`Lifted: ${announcement}.`).waitFor({ state: 'attached' });
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
}

/** Watches what a page loads from now on. What it gives back waits until nothing has been under way for a second. */
export function watchLoading(page: Page): () => Promise<void> {
  const underWay = new Set<Request>();
  let last = Date.now();
  const end = (request: Request): void => {
    underWay.delete(request);
    last = Date.now();
  };
  page.on('request', (request) => underWay.add(request));
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return () => until(() => underWay.size === 0 && Date.now() - last > 1_000);
}
