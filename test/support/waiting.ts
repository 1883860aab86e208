import { setTimeout as delay } from 'node:timers/promises';
import { expect } from '@jest/globals';
import type { Locator } from 'playwright-core';

/** Milliseconds that no load of the machine can explain. A wait that is in vain ends with its reason before the time of the test is over. */
export const PATIENCE = 90_000;

/** Waits until a condition is true. Rejects after `PATIENCE`. */
export async function until(condition: () => Promise<boolean> | boolean): Promise<void> {
  const giveUp = Date.now() + PATIENCE;
  while (!(await condition())) {
    if (Date.now() > giveUp) throw new Error(`In vain: ${condition.toString()}`);
    await delay(25);
  }
}

/** Repeats the assertion until it holds. After `PATIENCE`, it throws the last failure. */
export async function eventually(assertion: () => Promise<void> | void): Promise<void> {
  const deadline = Date.now() + PATIENCE;
  for (;;) {
    try {
      return await assertion();
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await delay(25);
    }
  }
}

/** Waits until the element has the focus. */
export async function expectFocus(element: Locator): Promise<void> {
  await element.and(element.page().locator(':focus')).waitFor();
}

/** Waits until the field has the value. */
export async function expectValue(field: Locator, value: string): Promise<void> {
  await eventually(async () => expect(await field.inputValue()).toBe(value));
}
