import { Injectable } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';

/** The upper limits of the buckets, in seconds. A cached page takes less than the first one. */
export const BUCKET_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const;

const METHODS = ['GET', 'HEAD', 'POST', 'OPTIONS', 'other'] as const;
const STATUSES = ['other', '1xx', '2xx', '3xx', '4xx', '5xx'] as const;

/** How long requests took. */
export interface DurationCounts {
  /** The number of requests in each bucket, without those of the buckets before it. The last one is for all that took longer. */
  readonly buckets: number[];
  /** In seconds. */
  sum: number;
}

/** The requests of one route that had the same method and the same kind of status. */
export interface RequestSeries {
  readonly labels: { readonly route: string; readonly method: string; readonly status: string };
  readonly counts: DurationCounts;
}

/**
 * Counts the requests of one route. It is called for each cached page. So it only increments numbers, and nothing is looked up by a text:
 * the metrics are made of the numbers when somebody reads them.
 */
export class RouteTimes {
  private readonly slots: (DurationCounts | undefined)[] = [];

  add(method: string | undefined, status: number, seconds: number): void {
    const slot = methodSlot(method) * STATUSES.length + statusSlot(status);
    const counts = (this.slots[slot] ??= { buckets: Array<number>(BUCKET_SECONDS.length + 1).fill(0), sum: 0 });
    let bucket = 0;
    while (bucket < BUCKET_SECONDS.length && seconds > BUCKET_SECONDS[bucket]!) bucket += 1;
    counts.buckets[bucket]! += 1;
    counts.sum += seconds;
  }

  series(route: string): RequestSeries[] {
    return this.slots.flatMap((counts, slot) => {
      if (!counts) return [];
      const method = METHODS[Math.floor(slot / STATUSES.length)]!;
      return [{ labels: { route, method, status: STATUSES[slot % STATUSES.length]! }, counts }];
    });
  }
}

/** How long this process took to answer requests, by the route and never by the path. So a client cannot add a label. */
@Injectable()
export class RequestTimes {
  private readonly routes = new Map<string, RouteTimes>();

  /** The counts of a route. `route` is its pattern, such as `/media/:name`, or a name. */
  of(route: string): RouteTimes {
    let times = this.routes.get(route);
    if (!times) this.routes.set(route, (times = new RouteTimes()));
    return times;
  }

  /** Everything that was counted since the start of the process. */
  series(): RequestSeries[] {
    return [...this.routes].flatMap(([route, times]) => times.series(route));
  }
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The pattern of the route that the request came to, such as `/media/:name`, even if it finds nothing there. */
    route: string;
  }
}

/** Counts every request that the framework answers, from its head until the client has read the response. */
export function timeRequests(server: FastifyInstance, times: () => RequestTimes | undefined): void {
  server.decorateRequest('route', 'unknown');
  server.addHook('onRequest', (request, _reply, done) => {
    // Later it would be that of the answer "Not found".
    if (!request.is404) request.route = request.routeOptions.url ?? 'unknown';
    done();
  });
  server.addHook('onResponse', (request, reply, done) => {
    times()
      ?.of(request.route)
      .add(request.method, reply.raw.statusCode, reply.elapsedTime / 1_000);
    done();
  });
}

function methodSlot(method: string | undefined): number {
  if (method === 'GET') return 0;
  const slot = METHODS.indexOf(method as (typeof METHODS)[number]);
  return slot === -1 ? METHODS.length - 1 : slot;
}

function statusSlot(status: number): number {
  const hundreds = Math.trunc(status / 100);
  return hundreds < STATUSES.length ? hundreds : 0;
}
