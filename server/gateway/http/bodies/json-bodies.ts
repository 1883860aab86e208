import { errorCodes, type FastifyInstance } from 'fastify';
import type { Config } from '../../../config/config.js';
import { FairQueue } from '../../../fair-queue.js';
import { networkOf } from '../../caller.js';
import { JsonTooDeep, LargeBodiesWait } from './bodies.errors.js';
import { isTooDeep } from '../../../pages/json-depth.rules.js';

/** In characters. What most requests of our screens are smaller than. */
const LARGE = 64 * 1024;
/**
 * To parse, check and store a megabyte takes the thread for 5 ms. At this pace, large bodies of a network take two hundredths of it at most. The editor of one person saves less often.
 */
const PACE = { atOnce: 10_000, atOnceOfOne: 1, mostWaiting: 100, mostWaitingOfOne: 10, bytesASecond: 1024 * 1024 };

/**
 * Reads bodies of JSON, and refuses all others: a form on another site can send text/plain and urlencoded bodies without a preflight request.
 * An empty body of any media type counts as an empty object, because older clients send such bodies.
 * Large bodies of a network are read one after the other, at a pace.
 */
export function readJsonBodies(server: FastifyInstance, { rateLimits }: Pick<Config, 'rateLimits'>): void {
  const parseJson = server.getDefaultJsonParser('error', 'error');
  const large = new FairQueue(PACE, () => new LargeBodiesWait());
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = body.toString();
    const read = async (): Promise<void> => {
      if (isTooDeep(text)) done(new JsonTooDeep());
      else void parseJson(request, text, done);
    };
    if (text === '') done(null, {});
    else if (text.length < LARGE || rateLimits === 'off') void read();
    else large.inTurn(networkOf(request.ip), read, text.length).catch(done);
  });
  server.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => {
    if (body === '') done(null, {});
    else done(new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE());
  });
}
