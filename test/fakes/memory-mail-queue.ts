import { randomUUID } from 'node:crypto';
import type { GivenUpLetter, Letter, LetterCounts, QueuedLetter } from '../../server/mail/letter.js';
import { MailQueue } from '../../server/mail/ports/mail-queue.port.js';

/** Letters in memory, for unit tests; they are tried again without a pause. */
export class MemoryMailQueue extends MailQueue {
  /** Every letter that was ever added, in its order. */
  readonly letters: Letter[] = [];
  private readonly waiting = new Map<string, Letter>();
  private readonly addedAt = new Map<string, number>();
  private readonly givenUp: GivenUpLetter[] = [];
  private tell: (letter: Letter, reason: string) => void = () => undefined;
  private send: ((letter: QueuedLetter) => Promise<void>) | undefined;

  constructor(private readonly retries = 3) {
    super();
  }

  override async add(letter: Letter): Promise<void> {
    this.letters.push(letter);
    const id = randomUUID();
    this.waiting.set(id, letter);
    this.addedAt.set(id, performance.now());
    void this.handOut(id, letter);
  }

  override consume(send: (letter: QueuedLetter) => Promise<void>): void {
    this.send = send;
    for (const [id, letter] of this.waiting) void this.handOut(id, letter);
  }

  override onGivenUp(tell: (letter: Letter, reason: string) => void): void {
    this.tell = tell;
  }

  override async count(): Promise<LetterCounts> {
    const [oldest] = [...this.waiting.keys()].map((id) => (performance.now() - (this.addedAt.get(id) ?? 0)) / 1_000);
    return { waiting: this.waiting.size, oldestSeconds: oldest ?? 0, givenUp: this.givenUp.length };
  }

  override async listGivenUp(atMost: number): Promise<GivenUpLetter[]> {
    return this.givenUp.slice(0, atMost);
  }

  override async retryGivenUp(ids?: readonly string[]): Promise<number> {
    const again = this.givenUp.filter(({ id }) => !ids || ids.includes(id)).slice(-100);
    for (const given of again) {
      this.givenUp.splice(this.givenUp.indexOf(given), 1);
      await this.add(given.letter);
    }
    return again.length;
  }

  private async handOut(id: string, letter: Letter): Promise<void> {
    const { send, retries } = this;
    if (!send) return;
    let reason = '';
    for (let retry = 0; retry <= retries; retry += 1) {
      const failure = await send({ id, letter, isLastAttempt: retry === retries }).then(
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
    this.givenUp.unshift({ id, letter, reason, givenUpAt: new Date() });
    this.tell(letter, reason);
  }
}
