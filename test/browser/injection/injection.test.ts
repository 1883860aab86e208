import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test } from '@jest/globals';
import { ClaimLinknameDocument } from '../../../client/api/generated/claim-linkname.js';
import { PublishPageDocument } from '../../../client/api/generated/publish-page.js';
import { DESIGN_LIMITS, type PageDesign } from '../../../server/pages/design/page-design.rules.js';
import { completeSocialLink, SOCIAL_KINDS } from '../../../server/pages/design/social-links.rules.js';
import { claim, publish, register, type TestAccount } from '../../builders/accounts/account.js';
import {
  hostileDesign,
  hostileHeads,
  hostileWire,
  honestTwin,
  isRefusedLink,
  pagesOf,
  withoutRefused,
} from '../../builders/injection/hostile-design.js';
import { INJECTION_ADDRESSES } from '../../builders/injection/injection-payloads-addresses.js';
import { INJECTION_PAYLOADS } from '../../builders/injection/injection-payloads.js';
import { aDesign, aTile, asTextInput } from '../../builders/pages/page-design.js';
import { graphql } from '../../support/calls/graphql.js';
import { corpusOfTheRun, readPayloads } from '../../support/calls/injection-corpus.js';
import { post, withToken } from '../../support/calls/rest.js';
import { runningProduct } from '../../support/servers/running-product.js';
import { eventually } from '../../support/waiting.js';
import { expectInert, expectInertDocuments, openVisitors, skeletonOf, type Visitor } from './injection-steps.js';

const { application, browser } = runningProduct({ logLevel: 'silent', rateLimits: 'off' });

const written = Object.values(INJECTION_PAYLOADS).flat();
const payloads = [...written, ...corpusOfTheRun()];
const addresses = INJECTION_ADDRESSES.filter((address) => completeSocialLink(address).length <= DESIGN_LIMITS.linkLength);

/** How a design is published on top of a version: the code of the refusal, or none. */
type Api = (account: TestAccount, design: PageDesign, payloads: readonly string[], version: number) => Promise<string | undefined>;

const apis: Readonly<Record<string, Api>> = {
  GraphQL: async ({ token }, design, _, basedOnVersion) => {
    const input = { design: asTextInput(design), basedOnVersion };
    const { errors } = await graphql(application.url, PublishPageDocument, { input }, token);
    return errors[0]?.extensions.code;
  },
  REST: async ({ token }, design, around) => {
    // What it has read is the page as it is now, so what it sends takes the place of all of it.
    await post(application.url, 'getdata/', {}, withToken(token));
    const { body } = await post(application.url, 'postdata/', hostileWire(design, around), withToken(token));
    return body?.code as string | undefined;
  },
};

const refusedBy: Readonly<Record<string, readonly string[]>> = {
  GraphQL: INJECTION_ADDRESSES.filter((address) => !addresses.includes(address) || isRefusedLink(address)),
  REST: INJECTION_ADDRESSES.filter((address) => !addresses.includes(address)),
};

let visitors: Visitor[];
let honest: { readonly account: TestAccount; readonly path: string; version: number };
beforeAll(async () => {
  visitors = await openVisitors(browser, application);
  honest = { ...(await aPage('honest')), version: 0 };
});

async function aPage(linkname: string) {
  const account = await register(application);
  await claim(application, account, linkname);
  return { account, path: `/${linkname}` };
}

const skeletons = new Map<string, Promise<string[]>>();

/** What a page of the same parts consists of whose texts mean nothing. */
function skeletonLike(design: PageDesign): Promise<string[]> {
  const twin = honestTwin(design);
  const parts = JSON.stringify([twin.tiles.length, twin.socialLinks]);
  const known = skeletons.get(parts) ?? publishTwin(twin);
  skeletons.set(parts, known);
  return known;
}

async function publishTwin(twin: PageDesign): Promise<string[]> {
  await publish(application, honest.account, twin, honest.version);
  honest.version += 1;
  await untilShown(honest.path, twin);
  return skeletonOf(visitors[0]!, honest.path);
}

/** On a busy machine, the first visitor after a publication may still get the former page. */
async function untilShown(path: string, { tiles }: PageDesign): Promise<void> {
  await eventually(async () => {
    const text = await (await fetch(application.url + path)).text();
    expect(text.match(/<dialog /g)?.length ?? 0).toBe(tiles.length);
  });
}

// The addresses are spread over the heads of the first page.
const pages = pagesOf(payloads).map((group, at) => ({ group, number: at + 1, heads: hostileHeads(group, at === 0 ? addresses : []) }));

test('There are at least 260 payloads in at least twenty classes, and no two are the same', () => {
  expect(Object.keys(INJECTION_PAYLOADS).length).toBeGreaterThanOrEqual(20);
  expect(written.length).toBeGreaterThanOrEqual(260);
  expect(new Set(written).size).toBe(written.length);
});

test('A file of payloads is a JSON list, or has one on each line, plain or as JSON', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-corpus-'));
  try {
    const file = (text: string): string => {
      writeFileSync(join(folder, 'corpus'), text);
      return join(folder, 'corpus');
    };
    expect(readPayloads(file('["<a\\n>", "\\u0000b"]'))).toEqual(['<a\n>', '\0b']);
    expect(readPayloads(file('<svg onload=alert(1)>\r\n\n"a\\tb"\n"> x\n1\n[1]\n'))).toEqual([
      '<svg onload=alert(1)>',
      'a\tb',
      '"> x',
      '1',
      '[1]',
    ]);
    expect(() => readPayloads(file('[1]'))).toThrow('holds texts');
  } finally {
    rmSync(folder, { recursive: true });
  }
});

/** Publishes a design through an API; gives back what is stored of it. */
async function storedThrough(
  api: Api,
  { account, path }: { readonly account: TestAccount; readonly path: string },
  ...given: [PageDesign, readonly string[], number]
): Promise<string> {
  expect(await api(account, ...given)).toBeUndefined();
  const [stored] = await application.dataSource.query<{ design: unknown }[]>('SELECT design FROM page WHERE linkname = $1', [
    path.slice(1),
  ]);
  return JSON.stringify(stored);
}

test.each(pages)(
  'No payload of page $number runs, published through either API: as name, content and colour of a tile, as title and as link',
  async ({ group, number, heads }) => {
    const one = await aPage(`payloads-${number}`);
    const documents: string[] = [];
    let version = 0;
    /** Publishes through each API, and calls `look` after what is not stored already: a document is made of what is stored, and of no more. */
    const publishThroughEach = async (design: PageDesign, look: () => Promise<unknown>): Promise<void> => {
      const stored = new Set<string>();
      for (const [name, api] of Object.entries(apis)) {
        const sent = name === 'GraphQL' ? withoutRefused(design) : design;
        const present = await storedThrough(api, one, sent, group, version++);
        if (!stored.has(present)) await look();
        stored.add(present);
      }
    };
    for (const head of heads) {
      await publishThroughEach(head, async () => documents.push(await (await fetch(application.url + one.path)).text()));
    }
    await expectInertDocuments(visitors[1]!, one.path, documents, await skeletonLike(heads[0]!));

    const whole = hostileDesign(group, heads[0]!);
    const skeleton = await skeletonLike(whole);
    await publishThroughEach(whole, async () => {
      await untilShown(one.path, whole);
      await expectInert(visitors, one.path, skeleton);
    });
  },
);

test.each(Object.entries(apis))('Through %s an invalid link is refused, and the page stays unchanged', async (name, api) => {
  const { account, path } = await aPage(`${name}-refused`.toLowerCase());
  await publish(application, account);
  for (const kind of SOCIAL_KINDS) {
    for (const address of refusedBy[name] ?? []) {
      const links = { ...aDesign().socialLinks, [kind]: address };
      expect(await api(account, aDesign({ title: 'Changed', socialLinks: links }), [], 1)).toBe('DESIGN_INVALID');
    }
  }
  expect(await (await fetch(application.url + path)).text()).not.toContain('Changed');
});

test('GraphQL refuses a payload in place of a number', async () => {
  const { token } = await register(application);
  for (const place of ['radius', 'thickness']) {
    const tile = aTile();
    const input = {
      design: asTextInput(aDesign({ tiles: [{ ...tile, style: { ...tile.style, [place]: '<script>' } }] })),
      basedOnVersion: 0,
    };
    const { errors, data } = await graphql(application.url, PublishPageDocument, { input: input as never }, token);
    expect([errors.length, data?.publishPage]).toEqual([1, undefined]);
  }
});

test('No payload is accepted as a linkname, and a path with a payload gets an answer that does not contain it', async () => {
  const { token } = await register(application);
  const notFound = await (await fetch(`${application.url}/no%20such`)).text();
  const claims = [
    async (linkname: string) => (await graphql(application.url, ClaimLinknameDocument, { linkname }, token)).errors[0]?.extensions.code,
    async (linkname: string) => (await post(application.url, 'updatename/', { first_name: linkname }, withToken(token))).body?.code,
  ];
  for (const [at, payload] of written.entries()) {
    expect([payload, await claims[at % 2]?.(payload)]).toEqual([payload, 'LINKNAME_INVALID']);
    const inAddress = encodeURIComponent(payload.replace(/\p{Surrogate}/gu, '').slice(0, 500));
    const answer = await fetch(`${application.url}/${inAddress}?${inAddress}`);
    expect([payload, answer.status, await answer.text()]).toEqual([payload, 404, notFound]);
  }
});

test('The checks for public pages and frames detect an executed script and a request to another host', async () => {
  const visitor = visitors[1]!;
  const planted = '<!doctype html><img src="/planted.png" onerror="alert(1)"><img src="https://injected.invalid/a.png">';
  const incidents = expect.arrayContaining([
    { kind: 'dialog', text: 'alert: 1' },
    { kind: 'request', text: 'GET https://injected.invalid/a.png' },
  ]);
  const noticed = expect.objectContaining({ incidents, requests: expect.arrayContaining(['/planted.png']) });
  await expect(expectInertDocuments(visitor, honest.path, [planted], [])).rejects.toMatchObject({ matcherResult: { actual: noticed } });
  await visitor.page.route(`**${honest.path}`, (route) => route.fulfill({ contentType: 'text/html', body: planted }));
  await expect(expectInert([visitor], honest.path, [])).rejects.toMatchObject({ matcherResult: { actual: [noticed] } });
});
