import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Browser } from '../../accounts/caller.js';
import { DEVICE_KNOWN_FOR } from '../../accounts/sessions/known-device.js';
import type { SiteAddresses } from '../../site-addresses.js';
import { setCookie } from '../set-cookie.js';

const cookieName = 'device';
const cookiePattern = new RegExp(`(?:^|;)\\s*${cookieName}=([\\w-]{43})(?:;|$)`);
const keptTokens = new WeakMap<FastifyRequest, string>();

/** The browser that sent a request. The answer lets it keep a token. */
export function browserOf(request: FastifyRequest): Browser {
  const token = cookiePattern.exec(request.headers.cookie ?? '')?.[1] ?? null;
  return { token, keep: (kept) => void keptTokens.set(request, kept) };
}

/** Sets the cookie `device` if the browser is to keep a token. Only requests of `/graphql` have it, and no script reads it. */
export function keepDevice(request: FastifyRequest, reply: FastifyReply, site: Pick<SiteAddresses, 'isSecure'>): void {
  const token = keptTokens.get(request);
  if (token === undefined) return;
  reply.header('Set-Cookie', setCookie(cookieName, token, { path: '/graphql', seconds: DEVICE_KNOWN_FOR / 1000 }, site));
}
