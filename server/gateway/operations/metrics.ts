import { Injectable } from '@nestjs/common';
import { collectDefaultMetrics, Counter, Gauge, Registry } from 'prom-client';
import type { LetterCounts, LetterFate, LetterKind } from '../../mail/letter.js';

/** The metrics, in the format of Prometheus. Each application has its own registry, so that several can run in one process. */
@Injectable()
export class Metrics {
  private readonly registry = new Registry();
  private readonly letters = new Counter({
    name: 'tessera_letters_total',
    help: 'Attempts of this process to send a letter, by their result and by the kind of the letter. A letter that is given up counts in one process.',
    labelNames: ['fate', 'kind'],
    registers: [this.registry],
  });
  private readonly waiting = this.gauge('tessera_letters_waiting', 'Letters of all processes that wait to be sent.');
  private readonly givenUp = this.gauge('tessera_letters_given_up', 'Letters that were given up and are still stored.');

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  get contentType(): string {
    return this.registry.contentType;
  }

  countAttempt(fate: LetterFate, kind: LetterKind): void {
    this.letters.inc({ fate, kind });
  }

  /** Null when the counts are not known: no value is better than an outdated one. */
  setLetters(counts: LetterCounts | null): void {
    for (const [gauge, count] of [
      [this.waiting, counts?.waiting],
      [this.givenUp, counts?.givenUp],
    ] as const) {
      if (count === undefined) gauge.remove();
      else gauge.set(count);
    }
  }

  text(): Promise<string> {
    return this.registry.metrics();
  }

  private gauge(name: string, help: string): Gauge {
    return new Gauge({ name, help, registers: [this.registry] });
  }
}
