import { isIPv4, isIPv6 } from 'node:net';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import Bowser from 'bowser';
import type { Caller } from '../accounts/caller.js';
import { httpRequest } from './current-account.js';

const longestDevice = 100;
const longestUserAgent = 512;

/** Where a request comes from, as a parameter of a handler. Behind a proxy that is trusted, the address that the proxy saw. */
export const CurrentCaller = createParamDecorator((_: unknown, context: ExecutionContext): Caller => {
  const { ip, headers } = httpRequest(context);
  return { network: networkOf(ip), device: deviceOf(headers['user-agent']) };
});

/**
 * What an address counts as: an IPv4 address itself, in whatever way it is written; of an IPv6 address its first 64 bits; `unknown` for
 * any other text.
 */
export function networkOf(address: string): string {
  const plain = withoutPort(address).replace(/%.*$/, '');
  if (isIPv4(plain)) return plain;
  // A proxy passes on what its client claims to be: whoever makes texts up is one client, not as many as there are texts.
  if (!isIPv6(plain)) return 'unknown';
  // The parser of addresses writes every one of them in one way.
  const written = new URL(`http://[${plain}]`).hostname.slice(1, -1);
  const [, high, low] = /^::ffff:([\da-f]+):([\da-f]+)$/.exec(written) ?? [];
  if (high !== undefined && low !== undefined) return [...bytesOf(high), ...bytesOf(low)].join('.');
  const [head = '', tail] = written.split('::');
  const groups = head.split(':').filter(Boolean);
  const rest = (tail ?? '').split(':').filter(Boolean);
  const missing = tail === undefined ? 0 : 8 - groups.length - rest.length;
  return `${[...groups, ...Array<string>(missing).fill('0'), ...rest].slice(0, 4).join(':')}::/64`;
}

// Some proxies name the port, too, which is another one for each connection.
function withoutPort(address: string): string {
  return address.replace(/^\[(.*)\](?::\d+)?$/, '$1').replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1');
}

function bytesOf(group: string): readonly number[] {
  const value = Number.parseInt(group, 16);
  return [value >> 8, value & 255];
}

/** The browser and system that a request names, such as `Firefox on Linux`; null when it names neither. */
export function deviceOf(userAgent: string | undefined): string | null {
  if (!userAgent) return null;
  const { browser, os } = Bowser.parse(userAgent.slice(0, longestUserAgent));
  return [browser.name, os.name].filter(Boolean).join(' on ').slice(0, longestDevice) || null;
}
