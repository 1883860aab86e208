import type { GivenUpMail, MailCounts, MailRequest, QueuedMail, WaitingMail } from '../mail-request.js';

/** A queue of mails that wait to be written and sent. An added mail survives any crash, until it was delivered or given up. */
export abstract class MailQueue {
  /** Adds a mail to the queue. */
  abstract add(mail: MailRequest): Promise<void>;

  /**
   * Starts the worker: until the application stops, it passes every mail to `send`, including mails that other instances added. Each mail
   * is with one instance at a time. When `send` rejects, the queue retries with a growing back-off for at least 24 h, then gives the mail
   * up. A mail that an instance was sending when it died is retried within some minutes. Call this once.
   */
  abstract consume(send: (mail: QueuedMail) => Promise<void>): void;

  /**
   * Registers a listener for mails that are given up. It is called once for each mail, with the reason, on the first instance that
   * notices. That includes mails whose last attempt died with its process, and mails that were given up while no instance was running.
   * Call this before `consume`.
   */
  abstract onGivenUp(tell: (mail: MailRequest, reason: string) => void): void;

  /** The counts of all instances together. A mail that is being sent counts as waiting. */
  abstract count(): Promise<MailCounts>;

  /** Counts a mail that was sent. */
  abstract noteSent(): Promise<void>;

  /** How many mails all instances have sent today, in UTC. */
  abstract countSent(): Promise<number>;

  /** The mails that were given up and are still stored, the newest first. */
  abstract listGivenUp(atMost: number): Promise<GivenUpMail[]>;

  /**
   * Puts up to 100 mails that were given up into the queue again, the oldest first: of those with the ids, or of all. Returns how many. Each is
   * in one of the two queues.
   */
  abstract retryGivenUp(ids?: readonly string[]): Promise<number>;

  /** Removes mails that were given up. Returns how many. */
  abstract removeGivenUp(ids: readonly string[]): Promise<number>;

  /** The mails that wait, which includes those being sent; the next one first. */
  abstract listWaiting(atMost: number): Promise<WaitingMail[]>;
}
