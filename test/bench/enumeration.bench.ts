import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { claim, publish, register, type TestAccount } from '../builders/accounts/account.js';
import { lockPage } from '../builders/pages/locks.js';
import { aDesign } from '../builders/pages/page-design.js';
import { startApplication, type RunningApplication } from '../support/servers/application.js';
import { post, type RestAnswer } from '../support/calls/rest.js';
import { median, milliseconds, report } from './rows.js';

const calls = 200;
const warmUp = 20;

let application: RunningApplication;
let ada: TestAccount;
beforeAll(async () => {
  application = await startApplication({ rateLimits: 'off', logLevel: 'silent' });
  ada = await register(application);
});
afterAll(() => application.stop());

const send = (path: string, body: unknown) => post(application.url, path, body);

/** A call about an account that exists, and the same about one that does not. */
interface Pair {
  readonly known: () => Promise<Pick<RestAnswer, 'status'>>;
  readonly unknown: () => Promise<Pick<RestAnswer, 'status'>>;
}

const pairs: [string, () => Promise<Pair> | Pair][] = [
  [
    'login',
    () => ({
      known: () => send('login/', { username: ada.username, password: 'not the password' }),
      unknown: () => send('login/', { username: 'nobody-at-all', password: 'not the password' }),
    }),
  ],
  ['recoverusername', () => byAddress('recoverusername/')],
  ['passwordresetrequest', () => byAddress('passwordresetrequest/')],
  ['password-reset-confirm', resetByLink],
];

function byAddress(path: string): Pair {
  return {
    known: () => send(path, { email: ada.email }),
    unknown: () => send(path, { email: 'nobody-at-all@example.org' }),
  };
}

/** A link that was never mailed, of an account and of nobody. */
async function resetByLink(): Promise<Pair> {
  const [owner] = await application.dataSource.query<{ id: string }[]>('SELECT id FROM account');
  const nobody = randomUUID();
  const reset = (id: string) => () => send(`password-reset-confirm/${id}/${'x'.repeat(43)}`, { password: 'ships and lemons' });
  return { known: reset(owner?.id ?? ''), unknown: reset(nobody) };
}

test.each(pairs)(
  `How much POST /api/%s tells by its time about who has an account: medians of ${calls} calls each`,
  async (name, prepare) => {
    const pair = await prepare();
    await measure(pair, warmUp);
    const { known, unknown } = await measure(pair, calls);
    const [even, odd] = [0, 1].map((rest) => known.filter((_, index) => index % 2 === rest));
    const noise = difference(even ?? [], odd ?? []);
    report('enumeration', {
      what: `POST /api/${name}/ about an unknown account`,
      measured: milliseconds(median(unknown)),
      beside: `known account: ${milliseconds(median(known))}; noise ${noise}`,
      ratio: median(unknown) / median(known),
      target: '0.9 to 1.1',
    });
  },
  300_000,
);

test(`How much a page tells by its time about its password: medians of ${calls} wrong ones that begin like it, and of others`, async () => {
  const linkname = 'with-a-password';
  await claim(application, ada, linkname);
  await publish(application, ada, aDesign());
  await lockPage(application, ada, 'open sesame');
  const give = (password: string) => () =>
    fetch(`${application.url}/${linkname}`, { method: 'POST', redirect: 'manual', body: new URLSearchParams({ password }) });
  const pair = { known: give('open sesamf'), unknown: give('wrong words') };
  await measure(pair, warmUp);
  const { known, unknown } = await measure(pair, calls);
  report('enumeration', {
    what: 'a wrong password of a page',
    measured: milliseconds(median(unknown)),
    beside: `one that begins like the right one: ${milliseconds(median(known))}`,
    ratio: median(unknown) / median(known),
    target: '0.9 to 1.1',
  });
}, 300_000);

interface Times {
  readonly known: number[];
  readonly unknown: number[];
}

/** Milliseconds. The order is by chance: what one call leaves to be done falls to either kind of call. */
async function measure(pair: Pair, count: number): Promise<Times> {
  const times: Times = { known: [], unknown: [] };
  for (const kind of shuffled(count)) times[kind].push(await timeOf(pair[kind]));
  return times;
}

function shuffled(count: number): (keyof Pair)[] {
  const kinds = Array.from(
    { length: 2 * count },
    (_, index) => ({ kind: index < count ? 'known' : 'unknown', place: Math.random() }) as const,
  );
  return kinds.toSorted((one, other) => one.place - other.place).map(({ kind }) => kind);
}

async function timeOf(call: Pair['known']): Promise<number> {
  const started = performance.now();
  const { status } = await call();
  const taken = performance.now() - started;
  expect([200, 400, 422]).toContain(status);
  return taken;
}

/** How much the second median is above the first one. */
function difference(first: readonly number[], second: readonly number[]): string {
  return `${((100 * (median(second) - median(first))) / median(first)).toFixed(1)} %`;
}
