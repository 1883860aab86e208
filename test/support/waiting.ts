import { setTimeout as delay } from 'node:timers/promises';

/** Waits until a condition is true. Rejects after a time that no load of the machine can explain. */
export async function until(condition: () => Promise<boolean> | boolean): Promise<void> {
  const giveUp = Date.now() + 90_000;
  while (!(await condition())) {
    if (Date.now() > giveUp) throw new Error(`In vain: ${condition.toString()}`);
    await delay(25);
  }
}

/** Repeats the assertion until it holds. After 5 s, it throws the last failure. */
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
