import type { IncomingMessage, ServerResponse } from 'node:http';
import type { INestApplicationContext } from '@nestjs/common';
import { ModulesContainer } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import type { RequestSpan, Tracing } from '../../tracing.port.js';

interface Traced {
  readonly span: RequestSpan;
  route: string;
}

/** A span for each request, also for those that are answered before the framework. Only used while tracing is configured. */
export class RequestSpans {
  private readonly traced = new WeakMap<IncomingMessage, Traced>();

  /** `isTrusted`: whether the address is that of a proxy whose trace is continued. */
  constructor(
    private readonly tracing: Tracing,
    private readonly isTrusted: (address: string | undefined) => boolean,
  ) {}

  /** Runs the answer as a span. `answer` returns its route if it is known; otherwise the framework knows it later. */
  trace(request: IncomingMessage, response: ServerResponse, answer: () => string | undefined): void {
    const { headers, socket, method = '' } = request;
    const parent = this.isTrusted(socket.remoteAddress) ? headers.traceparent : undefined;
    const traced: Traced = { span: this.tracing.startRequest(typeof parent === 'string' ? parent : undefined), route: 'unknown' };
    this.traced.set(request, traced);
    response.once('close', () => {
      const { route } = traced;
      const facts = { 'http.request.method': method, 'http.route': route, 'http.response.status_code': response.statusCode };
      traced.span.end(`${method} ${route}`, facts, response.statusCode >= 500);
    });
    traced.span.run(() => {
      traced.route = answer() ?? traced.route;
    });
  }

  /** The handlers of the framework become parts of the span. */
  follow(server: FastifyInstance): void {
    server.addHook('onRequest', (request, _reply, done) => {
      const traced = this.traced.get(request.raw);
      if (traced) traced.route = request.route;
      done();
    });
    // The parser of the body calls the next hook in the context of the connection.
    server.addHook('preValidation', (request, _reply, done) => {
      const traced = this.traced.get(request.raw);
      if (traced) traced.span.run(done);
      else done();
    });
  }
}

interface Action {
  execute: (...parameters: unknown[]) => unknown;
}

/** Makes each call of a use case a span. */
export function traceUseCases(application: INestApplicationContext, tracing: Tracing): void {
  const found = new Set<Action>();
  for (const { providers } of application.get(ModulesContainer).values()) {
    for (const { instance } of providers.values()) if (isAction(instance)) found.add(instance);
  }
  for (const action of found) {
    const execute = action.execute.bind(action);
    const { name } = action.constructor;
    action.execute = (...parameters) => {
      let result: unknown;
      const thrown: { readonly error: unknown }[] = [];
      // A use case that returns or throws at once must not return a promise.
      const span = tracing.span(name, {}, async () => {
        try {
          return (result = execute(...parameters));
        } catch (error) {
          thrown.push({ error });
          throw error;
        }
      });
      if (result instanceof Promise) return span;
      span.catch(() => undefined);
      if (thrown[0]) throw thrown[0].error;
      return result;
    };
  }
}

function isAction(instance: unknown): instance is Action {
  return typeof instance === 'object' && instance !== null && 'execute' in instance && typeof instance.execute === 'function';
}
