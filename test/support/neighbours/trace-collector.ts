import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A span as a collector receives it. */
export interface ReceivedSpan {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId: string;
  readonly isError: boolean;
  readonly facts: Readonly<Record<string, string | number>>;
}

interface Wire {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly WireFact[] };
    readonly scopeSpans: readonly { readonly spans: readonly WireSpan[] }[];
  }[];
}

type WireFact = { readonly key: string; readonly value: { readonly stringValue?: string; readonly intValue?: number } };
type WireSpan = Pick<ReceivedSpan, 'name' | 'traceId' | 'spanId'> & {
  readonly parentSpanId?: string;
  readonly attributes: readonly WireFact[];
  readonly status?: { readonly code?: number };
};

/** A collector that receives spans over OTLP, as JSON over HTTP. */
export interface TraceCollector {
  readonly url: string;
  readonly spans: readonly ReceivedSpan[];
  /** The attributes of the resources, such as `service.name`. */
  readonly resources: readonly Readonly<Record<string, unknown>>[];
  /** The bodies of the requests, as they were sent. */
  readonly bodies: readonly string[];
  /** Answers all requests with this status from now on. */
  refuse(status: number): void;
  stop(): Promise<void>;
}

export async function startTraceCollector(): Promise<TraceCollector> {
  const [spans, resources, bodies]: [ReceivedSpan[], Record<string, unknown>[], string[]] = [[], [], []];
  let refusal: number | undefined;
  const receive = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await bodyOf(request);
    if (refusal !== undefined || request.url !== '/v1/traces' || request.headers['content-type'] !== 'application/json') {
      response.writeHead(refusal ?? 400).end();
      return;
    }
    bodies.push(body);
    for (const { resource, scopeSpans } of (JSON.parse(body) as Wire).resourceSpans) {
      resources.push(factsOf(resource.attributes));
      for (const span of scopeSpans.flatMap((scope) => scope.spans)) spans.push(received(span));
    }
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
  };
  const server = createServer((request, response) => void receive(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    resources,
    bodies,
    refuse: (status) => (refusal = status),
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const part of request.setEncoding('utf8')) body += String(part);
  return body;
}

function received({ name, traceId, spanId, parentSpanId = '', attributes, status }: WireSpan): ReceivedSpan {
  return { name, traceId, spanId, parentSpanId, facts: factsOf(attributes), isError: status?.code === 2 };
}

function factsOf(attributes: readonly WireFact[]): Record<string, string | number> {
  return Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? Number(value.intValue)]));
}
