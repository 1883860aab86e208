import type { IncomingMessage } from 'node:http';
import { errorCodes, type FastifyInstance, type FastifyRequest } from 'fastify';

/** The only paths that accept a form with a file. */
const UPLOAD_PATHS: readonly string[] = ['/graphql', '/api/updateprofile', '/api/updatewallpaper'];

/** How long a refused client may continue to send. If the connection were closed at once, the client might lose the response. */
const lingerMilliseconds = 30_000;

/** Whether the request has the media type `multipart/form-data`. */
export function isMultipart({ headers }: FastifyRequest): boolean {
  return /^multipart\/form-data\s*(?:;|$)/i.test(headers['content-type'] ?? '');
}

/**
 * Does not read the body of a form on paths that accept one, because the API authenticates the sender first. On all other paths, a form
 * that is not empty is refused unread (415). After the response, the rest of a body is discarded for at most 30 seconds.
 */
export function leaveMultipartBodies(server: FastifyInstance): void {
  server.addContentTypeParser('multipart/form-data', (request, _body, done) => {
    if (UPLOAD_PATHS.includes(request.routeOptions.url ?? '')) done(null, undefined);
    else if (request.headers['content-length'] === '0') done(null, {});
    else done(new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE());
  });
  server.addHook('onResponse', (request, _reply, done) => {
    if (isMultipart(request) && !request.raw.complete) throwAway(request.raw);
    done();
  });
}

function throwAway(body: IncomingMessage): void {
  const cut = setTimeout(() => body.socket.destroy(), lingerMilliseconds).unref();
  body.once('close', () => clearTimeout(cut)).once('end', () => clearTimeout(cut));
  body.resume();
}
