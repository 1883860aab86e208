import { setTimeout as delay } from 'node:timers/promises';

/** Waits until a condition holds; rejects when it does not for so long that no load of the machine explains it. */
export async function until(condition: () => Promise<boolean> | boolean): Promise<void> {
  const giveUp = Date.now() + 90_000;
  while (!(await condition())) {
    if (Date.now() > giveUp) throw new Error(`In vain: ${condition.toString()}`);
    await delay(25);
  }
}

/** Tries the assertion again until it holds; its last failure counts when it does not within 5 s. */
export async function eventually(assertion: () => Promise<void> | void): Promise<void> {
  const deadline = Date.now() + 5000;
  for (;;) {
    try {
      return await assertion();
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await delay(25);
    }
  }
}
