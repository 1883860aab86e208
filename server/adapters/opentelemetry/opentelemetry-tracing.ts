import { AsyncLocalStorage } from 'node:async_hooks';
import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, type Context, type Span, type Tracer } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
  type Sampler,
  type SpanExporter,
} from '@opentelemetry/sdk-trace';
import type { Config } from '../../config/config.js';
import { DomainError } from '../../domain-error.js';
import { Tracing, type RequestSpan, type SpanFacts } from '../../tracing.port.js';

/** How long a stop waits for a collector that does not answer, in milliseconds. */
const stopPatience = 3_000;

type TracingSettings = NonNullable<Config['tracing']>;

const TRACEPARENT = /^[\da-f]{2}-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/;

/**
 * Spans for a collector of OpenTelemetry. Its address and its headers, the name of the service and more come from the variables of
 * OpenTelemetry, which its library reads. `onFailure` is called when spans cannot be sent, once until it works again.
 */
export class OpentelemetryTracing extends Tracing {
  private readonly provider: TracerProvider;
  private readonly tracer: Tracer;
  private readonly current = new AsyncLocalStorage<Context>();

  constructor(settings: TracingSettings, onFailure: (reason: string) => void) {
    super();
    const named = resourceFromAttributes({ 'service.name': 'tessera' });
    const resource = defaultResource()
      .merge(named)
      .merge(detectResources({ detectors: [envDetector] }));
    const exporter = reporting(new OTLPTraceExporter(), onFailure);
    this.provider = new TracerProvider({ resource, sampler: samplerOf(settings), spanProcessors: [new BatchSpanProcessor({ exporter })] });
    this.tracer = this.provider.getTracer('tessera');
  }

  override startRequest(parent: string | undefined): RequestSpan {
    const context = contextOf(parent);
    const span = this.tracer.startSpan('request', { kind: SpanKind.SERVER }, context);
    return {
      run: (work) => this.current.run(trace.setSpan(context, span), work),
      end: (name, facts, failed) => {
        span.updateName(name).setAttributes(facts);
        if (failed) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      },
    };
  }

  override async span<Result>(name: string, facts: SpanFacts, work: () => Promise<Result>): Promise<Result> {
    const context = this.current.getStore();
    if (!context) return work();
    const span = this.tracer.startSpan(name, { attributes: facts }, context);
    try {
      return await this.current.run(trace.setSpan(context, span), work);
    } catch (error) {
      noteFailure(span, error);
      throw error;
    } finally {
      span.end();
    }
  }

  override async stop(): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, stopPatience);
    });
    await Promise.race([this.provider.shutdown().catch(() => undefined), late]);
    clearTimeout(timer);
  }
}

// The message of an error may contain what somebody typed. A refusal is no failure of the server.
function noteFailure(span: Span, error: unknown): void {
  if (error instanceof DomainError) {
    span.setAttribute('tessera.refusal', error.code);
    return;
  }
  span.setAttribute('error.type', error instanceof Error ? error.name : typeof error);
  span.setStatus({ code: SpanStatusCode.ERROR });
}

function contextOf(parent: string | undefined): Context {
  const [, traceId, spanId, flags] = TRACEPARENT.exec(parent ?? '') ?? [];
  if (traceId === undefined || spanId === undefined || flags === undefined) return ROOT_CONTEXT;
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1, isRemote: true });
}

function samplerOf({ sampler, ratio }: TracingSettings): Sampler {
  const kind = sampler.replace('parentbased_', '');
  const root =
    kind === 'always_on' ? new AlwaysOnSampler() : kind === 'always_off' ? new AlwaysOffSampler() : new TraceIdRatioBasedSampler(ratio);
  return kind === sampler ? root : new ParentBasedSampler({ root });
}

// The library drops the spans of a failed request and says nothing about it.
function reporting(exporter: SpanExporter, onFailure: (reason: string) => void): SpanExporter {
  let isFailing = false;
  const send = exporter.export.bind(exporter);
  exporter.export = (spans, done) =>
    send(spans, (result) => {
      const hasFailed = result.error !== undefined;
      if (hasFailed && !isFailing) onFailure(`Traces cannot be sent: ${result.error?.message || 'the collector refuses them'}`);
      isFailing = hasFailed;
      done(result);
    });
  return exporter;
}
