import { describe, expect, test } from '@jest/globals';
import type { TestApplication } from '../../support/servers/application.js';
import { from } from '../../support/proxies/client-addresses.js';
import { graphql } from '../../support/calls/graphql.js';
import { post } from '../../support/calls/rest.js';
import { runningApplication } from '../../support/servers/running-application.js';

let names = 0;
const aName = (): string => `somebody-${(names += 1)}`;

/** Uses up all guesses at a name; gives the status of one more from each of the other clients. */
async function guessThen(
  { url }: TestApplication,
  guesser: Record<string, string>,
  others: readonly Record<string, string>[],
): Promise<number[]> {
  const typed = { username: aName(), password: 'a guess' };
  for (let time = 1; time <= 10; time += 1) await post(url, 'login/', typed, guesser);
  const statuses: number[] = [];
  for (const other of others) statuses.push((await post(url, 'login/', typed, other)).status);
  return statuses;
}

describe('Without TRUST_PROXY', () => {
  const application = runningApplication();

  test('no header makes a request count as another client', async () => {
    const lies: Record<string, string>[] = [
      from('203.0.113.1'),
      from('203.0.113.2', '127.0.0.1'),
      { 'X-Real-IP': '203.0.113.3' },
      { Forwarded: 'for=203.0.113.4' },
      { 'CF-Connecting-IP': '203.0.113.5' },
      { 'X-Forwarded-Host': 'elsewhere.example', 'X-Forwarded-Proto': 'https' },
    ];
    expect(await guessThen(application, from('203.0.113.9'), lies)).toEqual(lies.map(() => 429));
  });

  test('no header makes a GraphQL request count as another client', async () => {
    const username = aName();
    const query = `mutation { logIn(input: { username: "${username}", password: "a guess" }) { token } }`;
    const codes: (string | undefined)[] = [];
    for (let time = 1; time <= 11; time += 1) {
      const { errors } = await graphql(application.url, query, {}, undefined, from(`203.0.113.${time}`));
      codes.push(errors[0]?.extensions.code);
    }
    expect(codes).toEqual([...Array<string>(10).fill('WRONG_CREDENTIALS'), 'TOO_MANY_ATTEMPTS']);
  });
});

describe('With TRUST_PROXY that does not name the proxy of the request', () => {
  const application = runningApplication({ trustProxy: ['10.0.0.0/8'] });

  test('the header is ignored', async () => {
    expect(await guessThen(application, from('203.0.113.9'), [from('203.0.113.1'), from('203.0.113.1', '10.0.0.1')])).toEqual([429, 429]);
  });
});

describe('With TRUST_PROXY', () => {
  const application = runningApplication({ trustProxy: ['loopback', '10.0.0.0/8'] });

  test('each client behind the proxy is counted separately', async () => {
    expect(await guessThen(application, from('203.0.113.9'), [from('203.0.113.8'), from('203.0.113.9'), {}])).toEqual([400, 429, 400]);
  });

  test('addresses that a client adds to the header are at its left and have no effect', async () => {
    const spoofed = [from('198.51.100.1', '203.0.113.9'), from('10.0.0.1', '203.0.113.9'), from('127.0.0.1', '::1', '203.0.113.9')];
    expect(await guessThen(application, from('203.0.113.9'), spoofed)).toEqual([429, 429, 429]);
  });

  test('further trusted proxies on the way do not count as the client', async () => {
    const others = [from('203.0.113.9', '10.1.2.3'), from('203.0.113.9', '10.1.2.3', '10.4.5.6'), from('203.0.113.8', '10.1.2.3')];
    expect(await guessThen(application, from('203.0.113.9'), others)).toEqual([429, 429, 400]);
  });

  test('all addresses of one IPv6 network are one client, and the next network is another', async () => {
    const others = [from('2001:db8:1:2:ffff::9'), from('2001:DB8:1:2::'), from('2001:db8:1:3::1')];
    expect(await guessThen(application, from('2001:db8:1:2::1'), others)).toEqual([429, 429, 400]);
  });

  test('an IPv4 address that is written as IPv6, or with a port, is the same client', async () => {
    const others = [from('::ffff:203.0.113.9'), from('::ffff:cb00:7109'), from('203.0.113.9:50123')];
    expect(await guessThen(application, from('203.0.113.9'), others)).toEqual([429, 429, 429]);
  });

  test('different invalid addresses do not count as different clients', async () => {
    const typed = () => ({ username: aName(), password: 'a guess' });
    const attempts = Array.from({ length: 65 }, (_, index) => post(application.url, 'login/', typed(), from(`nonsense-${index}`)));
    const statuses = (await Promise.all(attempts)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(5);
  });
});
