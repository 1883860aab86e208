import { errorCodes, type FastifyInstance } from 'fastify';
import { JsonTooDeep } from './bodies.errors.js';
import { isTooDeep } from './json-depth.rules.js';

/**
 * Reads bodies of JSON, and refuses all others: a form on another site can send text/plain and urlencoded bodies without a preflight request.
 * An empty body of any media type counts as an empty object, because older clients send such bodies.
 */
export function readJsonBodies(server: FastifyInstance): void {
  const parseJson = server.getDefaultJsonParser('error', 'error');
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = body.toString();
    if (text === '') done(null, {});
    else if (isTooDeep(text)) done(new JsonTooDeep());
    else void parseJson(request, text, done);
  });
  server.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => {
    if (body === '') done(null, {});
    else done(new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE());
  });
}
