import { isIPv4, isIPv6 } from 'node:net';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { GqlContextType } from '@nestjs/graphql';
import Bowser from 'bowser';
import type { Caller } from '../accounts/caller.js';
import { httpRequest } from './current-actor.js';
import { browserOf } from './http/device-token.js';
import { requestLanguage } from './http/request-language.js';

const longestDevice = 100;
const longestUserAgent = 512;
const between = ' on ';

/** The origin of a request, as a parameter of a handler. Behind a trusted proxy, it has the address that the proxy names. */
export const CurrentCaller = createParamDecorator((_: unknown, context: ExecutionContext): Caller => {
  const request = httpRequest(context);
  const { ip, headers } = request;
  const caller = { network: networkOf(ip), device: deviceOf(headers['user-agent']), language: requestLanguage(headers) };
  // Older clients come over REST, and keep no cookies.
  return context.getType<GqlContextType>() === 'graphql' ? { ...caller, browser: browserOf(request) } : caller;
});

/**
 * The network of an address: an IPv4 address itself, in a normal form; of an IPv6 address the first 64 bits; `unknown` for any other text.
 */
export function networkOf(address: string): string {
  const plain = withoutPort(address).split('%', 1)[0] ?? '';
  if (isIPv4(plain)) return plain;
  // A proxy passes on any text that its client sends. All invented texts count as one network.
  if (!isIPv6(plain)) return 'unknown';
  // The URL parser writes each address in one normal form.
  const written = new URL(`http://[${plain}]`).hostname.slice(1, -1);
  const [, high, low] = /^::ffff:([\da-f]+):([\da-f]+)$/.exec(written) ?? [];
  if (high !== undefined && low !== undefined) return [...bytesOf(high), ...bytesOf(low)].join('.');
  const [head = '', tail] = written.split('::');
  const groups = head.split(':').filter(Boolean);
  const rest = (tail ?? '').split(':').filter(Boolean);
  const missing = tail === undefined ? 0 : 8 - groups.length - rest.length;
  return `${[...groups, ...Array<string>(missing).fill('0'), ...rest].slice(0, 4).join(':')}::/64`;
}

// Some proxies add the port, which differs for each connection.
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
  return [browser.name, os.name].filter(Boolean).join(between).slice(0, longestDevice) || null;
}

/** The two parts of what `deviceOf` returned; null when it does not name both. */
export function browserAndSystemOf(device: string | null): { readonly browser: string | null; readonly system: string | null } {
  const text = device ?? '';
  // The last one that something follows.
  const at = text.lastIndexOf(between, text.length - between.length - 1);
  return at > 0 ? { browser: text.slice(0, at), system: text.slice(at + between.length) } : { browser: null, system: null };
}
