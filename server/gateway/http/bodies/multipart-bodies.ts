import { errorCodes, type FastifyInstance, type FastifyRequest } from 'fastify';

/** The only paths that accept a form with a file. */
const UPLOAD_PATHS: readonly string[] = ['/graphql', '/api/updateprofile', '/api/updatewallpaper'];

/** Whether the request has the media type `multipart/form-data`. */
export function isMultipart({ headers }: FastifyRequest): boolean {
  return /^multipart\/form-data\s*(?:;|$)/i.test(headers['content-type'] ?? '');
}

/**
 * Does not read the body of a form on paths that accept one, because the API authenticates the sender first. On all other paths, a form
 * that is not empty is refused unread (415).
 */
export function leaveMultipartBodies(server: FastifyInstance): void {
  server.addContentTypeParser('multipart/form-data', (request, _body, done) => {
    if (UPLOAD_PATHS.includes(request.routeOptions.url ?? '')) done(null, undefined);
    else if (request.headers['content-length'] === '0') done(null, {});
    else done(new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE());
  });
}
