import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Reads forms of at most so many bytes as `URLSearchParams`, in this part of the server only: the APIs refuse them. */
export function readForms(server: FastifyInstance, bodyLimit: number): void {
  server.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit }, (_request, body, read) => {
    read(null, new URLSearchParams(body.toString()));
  });
}

/**
 * Whether a document of this site has sent the form. Another site can make a browser send one, but it cannot fake this header. Browsers without it
 * are told apart by nothing, and lose nothing.
 */
export function isFromHere({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  const site = headers['sec-fetch-site'];
  return site === undefined || site === 'same-origin';
}
