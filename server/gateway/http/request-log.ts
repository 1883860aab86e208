import type { LoggerService } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import { pino, type Logger } from 'pino';
import type { LogLevel } from '../../config/config.js';
import { currentRequestId } from './request-ids.js';

/**
 * The log of the whole process: one JSON object in each line on standard output. A line that is written for a request has its id as
 * `request`. No line has an e-mail address or a token.
 */
export function createLog(level: LogLevel): Logger {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: describeError },
    mixin: () => {
      const request = currentRequestId();
      return request === undefined ? {} : { request };
    },
    hooks: { streamWrite: withoutSecrets },
  });
}

// Nothing of ours logs these. But the message of an error may come from a mail server, a database or a library.
const EMAIL = /[^\s"'`<>@/\\:;,()[\]]{1,64}@[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,}/;
const TOKEN = /(?:(?<![\w-])|(?<=\\[bfnrt]|\\u[\da-f]{4}))[\w-]{43}(?![\w-])/;
// An escape of JSON, such as the `n` of a line break, does not belong to the word that follows it.
const ESCAPE = /\\(?:u[\da-f]{4}|.)/;
const ESCAPE_OR_SECRET = new RegExp(`(${ESCAPE.source})|${EMAIL.source}|${TOKEN.source}`, 'gi');

/** A line of the log without e-mail addresses and without texts that could be tokens, wherever they come from. */
export function withoutSecrets(line: string): string {
  return line.replace(ESCAPE_OR_SECRET, (_, escape: string | undefined) => escape ?? '…');
}

/** Logs one debug line for each request that the framework answers. It never has headers, a query or a token of the path. */
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

/** The path of a request for the log: without its query, and without segments that could be tokens. */
export function withoutTokens(url: string): string {
  const [path = ''] = url.split('?', 1);
  return (
    path
      .split('/')
      // A linkname has at most 30 characters, a token has 43. The code of an invitation is shorter.
      .map((segment, at, all) => (segment.length > 30 || (at === 2 && all[1] === 'i') ? '…' : segment))
      .join('/')
  );
}

/** Adds the messages of Nest to the same log. Its information messages become debug messages, because only developers need them. */
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

// The serializer of pino copies every property of an error, which includes SQL and values of rows for a database error.
function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) };
  const { name, message, stack } = error;
  const code = 'code' in error ? error.code : undefined;
  return { name, message, stack, code };
}
