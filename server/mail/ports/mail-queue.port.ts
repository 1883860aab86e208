import type { Letter, LetterCounts, QueuedLetter } from '../letter.js';

/** Letters that wait to be written and sent. What was added is kept over any crash, until it was delivered or given up. */
export abstract class MailQueue {
  /** Keeps a letter. */
  abstract add(letter: Letter): Promise<void>;

  /**
   * From now on hands every letter to `send`, also those that other instances added, each to one instance at a time, until the
   * application stops. A letter whose sending is rejected is handed out again after a pause that grows, for at least 24 h, and given up
   * then. One that was being sent by an instance that died is handed out again within some minutes. To be called once.
   */
  abstract consume(send: (letter: QueuedLetter) => Promise<void>): void;

  /**
   * From now on, while letters are consumed, tells of each one that is given up and why: once over all instances, by whichever of them
   * notices, also when the last attempt ended with its process, and of those that were given up while nobody listened. To be called
   * before `consume`.
   */
  abstract onGivenUp(tell: (letter: Letter, reason: string) => void): void;

  /** Of all instances together. A letter that is being sent waits. */
  abstract count(): Promise<LetterCounts>;
}
