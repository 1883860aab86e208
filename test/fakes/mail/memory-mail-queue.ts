import { randomUUID } from 'node:crypto';
import type { GivenUpMail, MailCounts, MailRequest, QueuedMail, WaitingMail } from '../../../server/mail/mail-request.js';
import { MailQueue } from '../../../server/mail/ports/mail-queue.port.js';

/** Mails in memory, for unit tests; they are tried again without a pause. */
export class MemoryMailQueue extends MailQueue {
  /** Every mail that was ever added, in its order. */
  readonly mails: MailRequest[] = [];
  private readonly waiting = new Map<string, MailRequest>();
  private readonly addedAt = new Map<string, number>();
  private readonly givenUp: GivenUpMail[] = [];
  private tell: (mail: MailRequest, reason: string) => void = () => undefined;
  private send: ((mail: QueuedMail) => Promise<void>) | undefined;

  constructor(private readonly retries = 3) {
    super();
  }

  override async add(mail: MailRequest): Promise<void> {
    this.mails.push(mail);
    const id = randomUUID();
    this.waiting.set(id, mail);
    this.addedAt.set(id, performance.now());
    void this.handOut(id, mail);
  }

  private sent = 0;

  override consume(send: (mail: QueuedMail) => Promise<void>): void {
    this.send = send;
    for (const [id, mail] of this.waiting) void this.handOut(id, mail);
  }

  override onGivenUp(tell: (mail: MailRequest, reason: string) => void): void {
    this.tell = tell;
  }

  override async count(): Promise<MailCounts> {
    const [oldest] = [...this.waiting.keys()].map((id) => (performance.now() - (this.addedAt.get(id) ?? 0)) / 1_000);
    return { waiting: this.waiting.size, oldestSeconds: oldest ?? 0, givenUp: this.givenUp.length };
  }

  override async noteSent(): Promise<void> {
    this.sent += 1;
  }

  override async countSent(): Promise<number> {
    return this.sent;
  }

  override async listGivenUp(atMost: number): Promise<GivenUpMail[]> {
    return this.givenUp.slice(0, atMost);
  }

  override async retryGivenUp(ids?: readonly string[]): Promise<number> {
    const again = this.givenUp.filter(({ id }) => !ids || ids.includes(id)).slice(-100);
    for (const given of again) {
      this.givenUp.splice(this.givenUp.indexOf(given), 1);
      await this.add(given.mail);
    }
    return again.length;
  }

  override async removeGivenUp(ids: readonly string[]): Promise<number> {
    const removed = this.givenUp.filter(({ id }) => ids.includes(id));
    for (const mail of removed) this.givenUp.splice(this.givenUp.indexOf(mail), 1);
    return removed.length;
  }

  override async listWaiting(atMost: number): Promise<WaitingMail[]> {
    const waiting = [...this.waiting].slice(0, atMost);
    return waiting.map(([id, mail]) => ({
      id,
      mail,
      failedTries: 0,
      answer: null,
      isBeingSent: this.send !== undefined,
      nextTryAt: new Date(),
    }));
  }

  private async handOut(id: string, mail: MailRequest): Promise<void> {
    const { send, retries } = this;
    if (!send) return;
    let reason = '';
    for (let retry = 0; retry <= retries; retry += 1) {
      const failure = await send({ id, mail, isLastAttempt: retry === retries }).then(
        () => null,
        (error: unknown) => String(error instanceof Error ? error.message : error),
      );
      if (failure === null) {
        this.waiting.delete(id);
        return;
      }
      reason = failure;
    }
    this.waiting.delete(id);
    this.givenUp.unshift({ id, mail, reason, givenUpAt: new Date() });
    this.tell(mail, reason);
  }
}
