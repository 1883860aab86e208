import { Injectable } from '@nestjs/common';
import { collectDefaultMetrics, Counter, Gauge, Registry, type Metric } from 'prom-client';
import type { MailFate, MailKind } from '../../mail/mail-request.js';
import type { DeliveryFate } from '../../webhooks/delivery.js';
import { BUCKET_SECONDS, type RequestSeries } from '../http/request-times.js';

/** Reads a value when somebody reads the metrics. Undefined when it is not known: no value is better than an outdated one. */
type ReadValue = () => number | undefined | Promise<number | undefined>;

/** The metrics, in the format of Prometheus. Each application has its own registry, so that several can run in one process. */
@Injectable()
export class Metrics {
  private readonly registry = new Registry();
  private readonly mails = new Counter({
    name: 'tessera_mails_total',
    help: 'Attempts of this process to send a mail, by their result and by the kind of the mail. A mail that is given up counts in one process.',
    labelNames: ['fate', 'kind'],
    registers: [this.registry],
  });

  private readonly deliveries = new Counter({
    name: 'tessera_webhook_deliveries_total',
    help: 'Attempts of this process to deliver an event to a webhook, by their result. One that is given up counts in one process.',
    labelNames: ['fate'],
    registers: [this.registry],
  });

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  get contentType(): string {
    return this.registry.contentType;
  }

  countAttempt(fate: MailFate, kind: MailKind): void {
    this.mails.inc({ fate, kind });
  }

  countDelivery(fate: DeliveryFate): void {
    this.deliveries.inc({ fate });
  }

  /** Adds a value that may rise and fall. */
  addGauge(name: string, help: string, read: ReadValue): void {
    const gauge = new Gauge({
      name,
      help,
      registers: [this.registry],
      collect: async () => {
        const value = await read();
        if (value === undefined) gauge.remove();
        else gauge.set(value);
      },
    });
  }

  /** Adds values that may rise and fall, one for each value of a label. One that is not known is left out. */
  addGauges(name: string, help: string, label: string, read: Readonly<Record<string, ReadValue>>): void {
    const gauge = new Gauge({
      name,
      help,
      labelNames: [label],
      registers: [this.registry],
      collect: async () => {
        for (const [of, readOne] of Object.entries(read)) {
          const value = await readOne();
          if (value === undefined) gauge.remove({ [label]: of });
          else gauge.set({ [label]: of }, value);
        }
      },
    });
  }

  /** Adds what does not change while the process runs, as labels of the number 1. */
  addInfo(name: string, help: string, labels: Readonly<Record<string, string>>): void {
    new Gauge({ name, help, labelNames: Object.keys(labels), registers: [this.registry] }).set(labels, 1);
  }

  /** Adds values that only rise, one for each value of a label. They are counted elsewhere. */
  addCounter(name: string, help: string, label: string, read: () => Readonly<Record<string, number>>): void {
    const values = () => Object.entries(read()).map(([name, value]) => ({ value, labels: { [label]: name } }));
    this.addCounted({ name, help, type: 'counter', values });
  }

  /** Adds the histogram of requests. */
  addRequests(name: string, help: string, read: () => readonly RequestSeries[]): void {
    const values = () => read().flatMap((series) => samplesOf(name, series));
    this.addCounted({ name, help, type: 'histogram', values });
  }

  text(): Promise<string> {
    return this.registry.metrics();
  }

  // Adds a metric whose numbers are counted elsewhere. Counting with the classes of prom-client would cost more than the cached answer that
  // is counted. The registry needs only the name and the values of a metric.
  private addCounted({ values, ...metric }: { name: string; help: string; type: string; values: () => readonly Sample[] }): void {
    const counted = { ...metric, get: () => Promise.resolve({ ...metric, aggregator: 'sum', values: values() }) };
    this.registry.registerMetric(counted as unknown as Metric);
  }
}

interface Sample {
  readonly value: number;
  readonly labels: Readonly<Record<string, string | number>>;
  readonly metricName?: string;
}

function samplesOf(name: string, { labels, counts }: RequestSeries): Sample[] {
  let count = 0;
  const buckets = counts.buckets.map((own, at) => {
    count += own;
    return { metricName: `${name}_bucket`, value: count, labels: { ...labels, le: BUCKET_SECONDS[at] ?? '+Inf' } };
  });
  return [...buckets, { metricName: `${name}_sum`, value: counts.sum, labels }, { metricName: `${name}_count`, value: count, labels }];
}
