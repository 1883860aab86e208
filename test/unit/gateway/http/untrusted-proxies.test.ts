import { expect, test } from '@jest/globals';
import fastify from 'fastify';
import { tellOfUntrustedProxies } from '../../../../server/gateway/http/untrusted-proxies.js';

async function warningsOf(trustProxy: readonly string[], addresses: readonly string[], headers = { 'x-forwarded-for': '198.51.100.7' }) {
  const server = fastify();
  const warnings: string[] = [];
  tellOfUntrustedProxies(server, trustProxy, { warn: (line: string) => void warnings.push(line) });
  server.get('/', () => 'a page');
  for (const remoteAddress of addresses) await server.inject({ url: '/', headers, remoteAddress });
  return warnings;
}

test('RU-02 Of a proxy nearby that TRUST_PROXY does not name, the log says once that its header is ignored, and its address', async () => {
  const warnings = await warningsOf(['10.1.0.1'], ['10.1.0.1', '10.1.0.2', '10.1.0.2', '::ffff:192.168.0.1']);
  expect(warnings).toEqual([expect.stringContaining('from 10.1.0.2 had'), expect.stringContaining('from 192.168.0.1 had')]);
  expect(warnings[0]).toContain('add this address to TRUST_PROXY');
  expect(warnings.join()).not.toContain('198.51.100.7');
});

test('RU-02 The log has neither the address of a visitor who sends the header, nor one without it, nor more than ten', async () => {
  expect(await warningsOf([], ['203.0.113.9', '2001:db8::1'])).toEqual([]);
  expect(await warningsOf([], ['127.0.0.1'], {} as never)).toEqual([]);
  expect(
    await warningsOf(
      [],
      Array.from({ length: 30 }, (_, at) => `10.0.0.${at}`),
    ),
  ).toHaveLength(10);
});
