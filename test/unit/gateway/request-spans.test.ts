import { expect, test } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import { traceUseCases } from '../../../server/gateway/http/request-spans.js';
import { Tracing, type RequestSpan, type SpanFacts } from '../../../server/tracing.port.js';

class RecordedSpans extends Tracing {
  readonly spans: string[] = [];

  override startRequest(): RequestSpan {
    throw new Error('No request is traced here.');
  }

  override async span<Result>(name: string, _: SpanFacts, work: () => Promise<Result>): Promise<Result> {
    this.spans.push(name);
    return work();
  }

  override stop(): Promise<void> {
    return Promise.resolve();
  }
}

class Halve {
  execute(number: number): number {
    if (number % 2 === 1) throw new Error('odd');
    return number / 2;
  }
}

class HalveLater {
  async execute(number: number): Promise<number> {
    return new Halve().execute(number);
  }
}

test('A traced use case returns, throws, resolves and rejects as it does without a trace', async () => {
  const [halve, halveLater, tracing] = [new Halve(), new HalveLater(), new RecordedSpans()];
  const providers = new Map([halve, halveLater].map((instance) => [instance, { instance }]));
  traceUseCases({ get: () => new Map([['module', { providers }]]) } as unknown as INestApplicationContext, tracing);
  expect(halve.execute(4)).toBe(2);
  expect(() => halve.execute(3)).toThrow('odd');
  expect(await halveLater.execute(4)).toBe(2);
  await expect(halveLater.execute(3)).rejects.toThrow('odd');
  expect(tracing.spans).toEqual(['Halve', 'Halve', 'HalveLater', 'HalveLater']);
});
