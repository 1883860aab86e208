import type { GivenUpLetter, Letter, LetterCounts, QueuedLetter } from '../letter.js';

/** A queue of letters that wait to be written and sent. An added letter survives any crash, until it was delivered or given up. */
export abstract class MailQueue {
  /** Adds a letter to the queue. */
  abstract add(letter: Letter): Promise<void>;

  /**
   * Starts the worker: until the application stops, it passes every letter to `send`, including letters that other instances added. Each letter
   * is with one instance at a time. When `send` rejects, the queue retries with a growing back-off for at least 24 h, then gives the letter
   * up. A letter that an instance was sending when it died is retried within some minutes. Call this once.
   */
  abstract consume(send: (letter: QueuedLetter) => Promise<void>): void;

  /**
   * Registers a listener for letters that are given up. It is called once for each letter, with the reason, on the first instance that
   * notices. That includes letters whose last attempt died with its process, and letters that were given up while no instance was running.
   * Call this before `consume`.
   */
  abstract onGivenUp(tell: (letter: Letter, reason: string) => void): void;

  /** The counts of all instances together. A letter that is being sent counts as waiting. */
  abstract count(): Promise<LetterCounts>;

  /** The letters that were given up and are still stored, the newest first. */
  abstract listGivenUp(atMost: number): Promise<GivenUpLetter[]>;

  /**
   * Puts up to 100 letters that were given up into the queue again, the oldest first: of those with the ids, or of all. Returns how many. Each is
   * in one of the two queues.
   */
  abstract retryGivenUp(ids?: readonly string[]): Promise<number>;
}
