import type { IncomingMessage } from 'node:http';
import { expect, test } from '@jest/globals';
import { requestIdMaker, trustOf } from '../../../server/gateway/http/request-ids.js';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const from = (remoteAddress: string, id?: string) =>
  ({ headers: { 'x-request-id': id }, socket: { remoteAddress } }) as unknown as IncomingMessage;

test('The id of a trusted proxy is taken over if it has the shape of one', () => {
  const idOf = requestIdMaker(['10.0.0.0/8', '::1']);
  expect(idOf(from('10.1.2.3', 'proxy-1.2:abcdef'))).toBe('proxy-1.2:abcdef');
  expect(idOf(from('::1', '0123456789abcdef'))).toBe('0123456789abcdef');
  for (const id of [undefined, '', 'short', 'x'.repeat(65), 'with space', 'quote"quote', 'ünïcödé-ids']) {
    expect(idOf(from('10.1.2.3', id))).toMatch(uuid);
  }
});

test('The id of any other client is not taken over', () => {
  for (const trusted of [[], ['10.0.0.0/8']]) expect(requestIdMaker(trusted)(from('192.0.2.1', 'a-forged-id'))).toMatch(uuid);
});

test.each([
  [['loopback'], '127.3.2.1', true],
  [['loopback'], '::ffff:127.0.0.1', true],
  [['loopback'], '::1', true],
  [['loopback'], '192.168.0.1', false],
  [['uniquelocal'], '172.20.0.5', true],
  [['uniquelocal'], 'fd00::5', true],
  [['linklocal'], '169.254.1.1', true],
  [['192.0.2.7'], '192.0.2.7', true],
  [['192.0.2.7'], '192.0.2.8', false],
  [['2001:db8::/32'], '2001:db8:1::1', true],
  [[], '127.0.0.1', false],
  [['loopback'], undefined, false],
])('TRUST_PROXY=%s and the address %s: %s', (trusted, address, expected) => {
  expect(trustOf(trusted)(address)).toBe(expected);
});
