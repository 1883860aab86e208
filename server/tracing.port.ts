/** Facts about a span. No value may be a secret, an address of a visitor or a text that somebody typed. */
export type SpanFacts = Readonly<Record<string, string | number>>;

/** The span of one request. */
export interface RequestSpan {
  /** Runs work as a part of the request. What it starts belongs to the request, too. */
  run<Result>(work: () => Result): Result;
  /** Ends the span. `failed`: the server could not answer. */
  end(name: string, facts: SpanFacts, failed: boolean): void;
}

/** Records what a request spends its time with. */
export abstract class Tracing {
  /** Begins the span of a request. `parent` is the header `traceparent` of a proxy that is trusted. */
  abstract startRequest(parent: string | undefined): RequestSpan;

  /** Runs work as a span below the current one. Outside of a request, it only runs the work. */
  abstract span<Result>(name: string, facts: SpanFacts, work: () => Promise<Result>): Promise<Result>;

  /** Sends what was recorded. Nothing is recorded after that. */
  abstract stop(): Promise<void>;
}
