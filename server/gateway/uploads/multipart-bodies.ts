import type { IncomingMessage } from 'node:http';
import { errorCodes, type FastifyInstance, type FastifyRequest } from 'fastify';

/** The only addresses that take a form with a file. */
const UPLOAD_PATHS: readonly string[] = ['/graphql', '/api/updateprofile', '/api/updatewallpaper'];

/** How long whoever was refused may go on sending. A connection that is cut at once takes the answer along. */
const lingerMilliseconds = 30_000;

export function isMultipart({ headers }: FastifyRequest): boolean {
  return /^multipart\/form-data\s*(?:;|$)/i.test(headers['content-type'] ?? '');
}

/**
 * Leaves the body of a form alone where one is taken, so that the API can first ask who sends it; elsewhere one that is not empty is refused unread.
 * What is left of a body when the answer has been sent is thrown away, for some time.
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
