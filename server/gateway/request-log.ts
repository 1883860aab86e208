import type { LoggerService } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import { pino, type Logger } from 'pino';
import type { LogLevel } from '../config.js';

/** The log of the whole process: one JSON object a line on standard output. */
export function createLog(level: LogLevel): Logger {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers: { err: describeError } });
}

/** One debug line for each request that the framework answered: never its headers, its query or a token in its path. */
export function logRequests(server: FastifyInstance, log: Logger): void {
  server.addHook('onResponse', (request, reply, done) => {
    log.debug(
      {
        request: request.id,
        method: request.method,
        path: withoutTokens(request.url),
        status: reply.statusCode,
        milliseconds: Math.round(reply.elapsedTime),
      },
      'request',
    );
    done();
  });
}

/** The path of a request as it may be logged: without its query, and with every segment that could be a token cut out. */
export function withoutTokens(url: string): string {
  const [path = ''] = url.split('?', 1);
  return (
    path
      .split('/')
      // A linkname has at most 30 characters, a token has 43.
      .map((segment) => (segment.length > 30 ? '…' : segment))
      .join('/')
  );
}

/** Nest's own messages in the same log; what it says while everything is well is of interest to developers only. */
export function nestLog(log: Logger): LoggerService {
  const quiet = (message: unknown, context?: unknown): void => log.debug({ context }, String(message));
  return {
    log: quiet,
    debug: quiet,
    verbose: quiet,
    warn: (message: unknown, context?: unknown) => log.warn({ context }, String(message)),
    error: (message: unknown, ...rest: unknown[]) => {
      if (message instanceof Error) log.error({ err: message }, message.message);
      else log.error({ details: rest.map(String) }, String(message));
    },
    fatal: (message: unknown) => log.fatal(String(message)),
  };
}

// pino's own serializer copies every property of an error: with a database error that is SQL and row values.
function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) };
  const { name, message, stack } = error;
  const code = 'code' in error ? error.code : undefined;
  return { name, message, stack, code };
}
