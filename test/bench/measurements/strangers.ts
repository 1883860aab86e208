import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { expect } from '@jest/globals';
import { aPageAt, type TestAccount } from '../../builders/accounts/account.js';
import { asInput } from '../../builders/pages/mixed-design.js';
import { aDesign, aTile } from '../../builders/pages/page-design.js';
import { graphql, graphqlData } from '../../support/calls/graphql.js';
import { withToken } from '../../support/calls/rest.js';
import { queryEmbedded } from '../../support/servers/started-server.js';
import { realisticDesign } from '../designs.js';
import type { Product } from '../product.js';
import { median, milliseconds, ratioOf, type Benchmark, type Row } from '../rows.js';
import type { Scale } from '../scale.js';
import { againAndAgain, visit } from './busy.js';

/** In milliseconds, between two requests of one stranger. */
const pause = 40;
/** Each has so many accounts, so that the limits of one account keep nobody from it. Those of a network count, as they do on a site. */
const accountsOfOne = 10;
const hostileBytes = 512 * 1024;

/** One of those who want to stop the server, or who do as many harmless things. */
interface Stranger extends TestAccount {
  readonly pageId: string;
  /** The link to a draft of the largest size. */
  readonly draftLink: string;
  revision: number;
}

interface Attack {
  readonly what: string;
  readonly act: (stranger: Stranger) => Promise<void>;
}

/** The p99 of a public page while strangers send what is expensive to the server, beside its p99 while they send as many harmless requests. */
export const strangers: Benchmark = async (start, scale) => {
  const { server, folder } = await start({ RATE_LIMITS: 'on', LINK_PREVIEWS: 'private' });
  await aPageAt(server, 'bench-strangers', realisticDesign());
  const linked = await startHostileSite();
  try {
    const all: Stranger[] = [];
    for (let at = 0; at < accountsOfOne * scale.uploaders; at += 1) all.push(await aStranger(server));
    await queryEmbedded(folder, 'UPDATE account SET email_verified = true');
    const rows: Row[] = [];
    for (const attack of attacksOn(server, addressOf(linked))) rows.push(await compare(server, { attack, all, scale }));
    return rows;
  } finally {
    linked.close();
  }
};

function attacksOn({ url }: Product['server'], site: string): Attack[] {
  const variables = JSON.stringify(hostileVariables());
  const PREVIEW = 'mutation ($address: String!) { previewLink(address: $address) { title } }';
  return [
    { what: 'send variables with 15,000 unknown keys to GraphQL', act: () => send(`${url}/graphql`, variables) },
    {
      what: 'preview a page of 512 kB of open elements',
      act: async ({ token }) => void (await graphql(url, PREVIEW, { address: site }, token)),
    },
    { what: 'save drafts of 1 MB', act: (stranger) => saveLargeDraft(url, stranger) },
    { what: 'open links to drafts of 1 MB', act: ({ draftLink }) => get(draftLink) },
    { what: 'save pages with their copies as archives', act: ({ token }) => get(`${url}/api/pages/main/page.zip`, withToken(token)) },
  ];
}

async function compare(
  server: Product['server'],
  { attack: { what, act }, all, scale }: { readonly attack: Attack; readonly all: readonly Stranger[]; readonly scale: Scale },
): Promise<Row> {
  const { rounds, seconds, warmUpSeconds } = scale;
  const during = async (does: (stranger: Stranger) => Promise<void>): Promise<number> => {
    const end = againAndAgain(groupsOf(all), async (accounts) => {
      await delay(pause);
      const [next] = accounts.splice(0, 1);
      await does(next!);
      accounts.push(next!);
    });
    try {
      return await visit(server, 'bench-strangers', seconds);
    } finally {
      await end();
    }
  };
  if (warmUpSeconds > 0) await during(act);
  const turns: { harmless: number; attacked: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    turns.push({ harmless: await during(() => askHarmlessly(server)), attacked: await during(act) });
  }
  return {
    what: `p99 of a page while ${all.length / accountsOfOne} strangers ${what}`,
    measured: milliseconds(median(turns.map(({ attacked }) => attacked))),
    beside: `as many harmless requests: ${milliseconds(median(turns.map(({ harmless }) => harmless)))}`,
    ...ratioOf(turns.map(({ harmless, attacked }) => attacked / harmless)),
    target: '≤ 2',
  };
}

/** The accounts of each stranger. */
function groupsOf(all: readonly Stranger[]): Stranger[][] {
  return Array.from({ length: all.length / accountsOfOne }, (_, at) => all.slice(at * accountsOfOne, (at + 1) * accountsOfOne));
}

async function aStranger(server: Product['server']): Promise<Stranger> {
  const account = await aPageAt(server, `bench-stranger-${Date.now().toString(36)}`, realisticDesign());
  const { myPage } = await graphqlData<{ myPage: { id: string } }>(server.url, '{ myPage { id } }', {}, account.token);
  const CREATE = 'mutation ($pageId: ID!) { createDraftLink(pageId: $pageId) { url } }';
  const { createDraftLink } = await graphqlData<{ createDraftLink: { url: string } }>(
    server.url,
    CREATE,
    { pageId: myPage.id },
    account.token,
  );
  const stranger: Stranger = { ...account, pageId: myPage.id, draftLink: createDraftLink.url, revision: 0 };
  await saveLargeDraft(server.url, stranger);
  return stranger;
}

/** Ten tiles of a hundred kilobytes, as full of elements as they can be. */
const LARGE = aDesign({ tiles: Array.from({ length: 10 }, () => aTile({ html: '<p><b>a</b><i>b</i></p>'.repeat(4_000) })) });

async function saveLargeDraft(url: string, stranger: Stranger): Promise<void> {
  const SAVE = 'mutation ($input: SaveDraftInput!) { saveDraft(input: $input) { revision } }';
  const input = { pageId: stranger.pageId, design: asInput(LARGE), basedOnVersion: 1, revision: stranger.revision };
  const { data, errors } = await graphql<{ saveDraft: { revision: number } }>(url, SAVE, { input }, stranger.token);
  expect(['BUSY', 'TOO_MANY_ATTEMPTS', undefined]).toContain(errors[0]?.extensions.code);
  if (data) stranger.revision = data.saveDraft.revision;
}

function hostileVariables(): object {
  const input = Object.fromEntries(Array.from({ length: 15_000 }, (_, at) => [`key${at}`, 'a value that is printed']));
  return { query: 'mutation ($input: LogInInput!) { logIn(input: $input) { token } }', variables: { input } };
}

async function askHarmlessly({ url }: Product['server']): Promise<void> {
  await send(`${url}/graphql`, JSON.stringify({ query: '{ __typename }' }));
}

async function send(address: string, body: string): Promise<void> {
  const answer = await fetch(address, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
  await answer.arrayBuffer();
  expect(answer.status).toBeLessThan(500);
}

async function get(address: string, headers: Record<string, string> = {}): Promise<void> {
  const answer = await fetch(address, { headers });
  await answer.arrayBuffer();
  // A queue that is full says so, and a limit that is reached.
  expect([200, 429, 503]).toContain(answer.status);
}

/** A page that nobody closes. */
async function startHostileSite(): Promise<Server> {
  const page = `<title>Lemons</title>${'<b>'.repeat(hostileBytes / 3)}`;
  const site = createServer((_, response) => response.writeHead(200, { 'Content-Type': 'text/html' }).end(page));
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  return site;
}

function addressOf(site: Server): string {
  return `http://127.0.0.1:${(site.address() as AddressInfo).port}/lemons`;
}
