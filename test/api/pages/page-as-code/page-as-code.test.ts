import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { copyFile, readdir, readFile, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { load } from 'js-yaml';
import { sanitizeTileHtml } from '../../../../server/adapters/tiles/sanitize-tile-html.js';
import { readDraftDesign } from '../../../../server/pages/design/design-parsing.rules.js';
import type { PageDesign, Tile } from '../../../../server/pages/design/page-design.rules.js';
import { aJpeg, aPlainPng, aPng } from '../../../builders/images.js';
import { anyPage } from '../../../builders/pages/any-page.js';
import { examplePage, publishPage, themedExample } from '../../../builders/pages/example-pages.js';
import { aLock, lockPage } from '../../../builders/pages/locks.js';
import { aLink, aTilePicture, publishMixed } from '../../../builders/pages/mixed-design.js';
import { aDesign, aTile } from '../../../builders/pages/page-design.js';
import { aMixedDesign } from '../../../builders/pages/sample-tiles.js';
import { graphqlData } from '../../../support/calls/graphql.js';
import { uploadTilePicture, type SentTilePicture } from '../../../support/calls/uploads.js';
import { runPageProgram } from '../../../support/programs/page-program.js';
import {
  aFolder,
  aPipeline,
  applyTwice,
  change,
  expectNothingToChange,
  fileIn,
  pageOf,
  picturesOfAccount,
  pulled,
  run,
  type WrittenFile,
} from '../../../support/programs/pipeline.js';
import { runningApplication } from '../../../support/servers/running-application.js';

const application = runningApplication({ rateLimits: 'off' });

/** From right to left, and with a wallpaper; PC-01 has tiles of every kind, with pictures in each place. */
const EXAMPLES = ['layla-arabic', 'spoke-and-pawl'];

test.each(EXAMPLES.map((linkname) => [linkname, examplePage(linkname)] as const))(
  'The example page %s is kept as code like any other: pulled and applied it makes no version, and applied twice on another page it makes one',
  async (linkname, page) => {
    const author = await aPipeline(application, await publishPage(application, { ...page, themed: themedExample(page) }));
    const folder = await pulled(author);
    await expectNothingToChange(author, folder, 1);
    const other = await aPipeline(application);
    await applyTwice(other, folder, 1);
    expect((await pageOf(other)).design?.tiles.length).toBe((await fileIn(folder)).design.tiles.length);
    expect((await pageOf(other)).profilePicture !== null).toBe((await pageOf(author)).profilePicture !== null);
    expect(linkname).toBe((await fileIn(folder)).linkname);
  },
);

/** The page with these pictures in each place for one, and with texts as the site keeps them. */
function pictured(page: PageDesign, ids: readonly string[], file: string): PageDesign {
  const tiles = page.tiles.map((tile, at): Tile => {
    const picture = aTilePicture({ id: ids[at % ids.length]! });
    const shown = at % 3 === 0 ? { ...tile, emblem: { picture } } : tile;
    if (shown.kind === 'text') return { ...shown, html: sanitizeTileHtml(`${shown.html}<p><img src="/media/${file}#${picture.id}"></p>`) };
    return shown.kind === 'picture' && shown.picture ? { ...shown, picture } : shown;
  });
  return { ...page, tiles };
}

test('PC-01 Any page with every kind of tile: pulled and applied it makes no version, and applied twice on another page it makes one', async () => {
  const [author, other] = [await aPipeline(application), await aPipeline(application)];
  const [first, second] = [await aPng(), await aJpeg({ width: 300, height: 200 })];
  // Two pictures of the account have the same file.
  const uploaded: SentTilePicture[] = [];
  for (const content of [first, first, second])
    uploaded.push((await uploadTilePicture(application.url, content, author.account.token)).data!.uploadTilePicture);
  const file = uploaded[0]!.variants
    .find(({ format }) => format.toLowerCase() === 'webp')!
    .url.split('/')
    .at(-1)!;
  const ids = uploaded.map(({ id }) => id);
  let published = 0;
  let applied = 0;
  await fc.assert(
    fc.asyncProperty(anyPage, async (page) => {
      await publishMixed(application, author.account, pictured(page, ids, file), published);
      published = (await pageOf(author)).version;
      const folder = await pulled(author);
      await expectNothingToChange(author, folder, published);
      const before = await run(other, 'diff', folder);
      applied += before.code === 0 ? 0 : 1;
      await applyTwice(other, folder, applied);
    }),
    // The first one has a tile of each kind, however few there are.
    { numRuns: 4, endOnFailure: true, examples: [[readDraftDesign(aMixedDesign()).design!]] },
  );
  expect(applied).toBeGreaterThan(1);
});

test('PC-05 diff says what is different, changes nothing and ends with 3; without a difference it ends with 0', async () => {
  const pipeline = await aPipeline(application);
  await publishMixed(application, pipeline.account, aDesign({ title: 'Salt', tiles: [aTile({ name: 'Soup' }), aLink({ name: 'Shop' })] }));
  const folder = await pulled(pipeline);
  for (const command of [['diff'], ['apply', '--dry-run']])
    expect(await run(pipeline, ...command, folder)).toEqual({ code: 0, printed: 'Nothing to change.\n' });
  await writeFile(join(folder, 'pictures', 'plate.png'), await aPng());
  await change(folder, ({ design }) => {
    design.title = 'Salt & Smoke';
    design.tiles[0]!.html = '<h1>Water</h1>';
    design.tiles[1]!.address = 'shop.example';
    design.tiles.push({ ...design.tiles[1], kind: 'picture', name: 'Plate', address: undefined, picture: 'pictures/plate.png' });
  });
  for (const command of [['diff'], ['apply', '--dry-run']]) {
    const { code, printed } = await run(pipeline, ...command, folder);
    expect([code, printed.split('\n').slice(0, -1)]).toEqual([
      3,
      [
        '~ title: "Salt" → "Salt & Smoke"',
        expect.stringMatching(/^~ tile 1 "Soup", html: ".+" → ".*Water.*"$/),
        expect.stringMatching(/^~ tile 2 "Shop", address: ".+" → "https:\/\/shop\.example\/?"$/),
        '+ tile 3 "Plate" (picture)',
        '+ pictures/plate.png',
      ],
    ]);
  }
  expect([(await pageOf(pipeline)).version, await picturesOfAccount(pipeline)]).toEqual([1, 0]);
  await applyTwice(pipeline, folder, 2);
  expect((await pageOf(pipeline)).design).toMatchObject({ title: 'Salt & Smoke', tiles: [{}, {}, { name: 'Plate' }] });
});

describe('What is not in a design', () => {
  test('PC-08 is changed only if it differs: the picture and the wallpaper of the page, who may find it, and when', async () => {
    const pipeline = await aPipeline(application);
    await publishMixed(application, pipeline.account, aDesign());
    const folder = await pulled(pipeline);
    await writeFile(join(folder, 'pictures', 'me.png'), await aPng());
    await change(folder, (file) => {
      const period = { from: '2125-03-03T18:00:00+02:00', timeZone: 'Europe/Paris' };
      Object.assign(file, {
        profilePicture: 'pictures/me.png',
        wallpaper: 'pictures/me.png',
        access: 'unlisted',
        period,
        linkname: 'else',
      });
    });
    const first = await run(pipeline, 'apply', folder);
    expect(first).toEqual({
      code: 0,
      printed: expect.stringMatching(
        /^! linkname: .+\n~ access: public → unlisted\n~ period\.from: .+\n~ period\.timeZone: none → "Europe\/Paris"\n~ profile picture: becomes pictures\/me\.png\n~ wallpaper: .+\n/,
      ),
    });
    const page = await pageOf(pipeline);
    expect(page).toMatchObject({ version: 1, access: 'unlisted', period: { from: '2125-03-03T16:00:00.000Z' } });
    expect([page.profilePicture, page.wallpaper]).toEqual([expect.anything(), expect.anything()]);
    await applyTwice(pipeline, folder, 1);
    await change(folder, (file) => {
      delete file.access;
      delete file.period;
      Object.assign(file, { profilePicture: null });
      delete file.wallpaper;
    });
    await applyTwice(pipeline, folder, 1);
    expect(await pageOf(pipeline)).toMatchObject({ access: 'unlisted', period: null, profilePicture: null, wallpaper: page.wallpaper });
  });

  test('PC-04 The passwords of a page and of its tiles stay, and one that the site does not have is refused before anything is changed', async () => {
    const pipeline = await aPipeline(application);
    const lock = await aLock(application, pipeline.account, 'let me in');
    const tiles = [aTile({ name: 'Guests', visibility: { who: 'password', lock } }), aTile({ name: 'Menu' })];
    await publishMixed(application, pipeline.account, aDesign({ tiles }));
    await lockPage(application, pipeline.account, 'open sesame');
    const folder = await pulled(pipeline);
    await change(folder, ({ design }) => void (design.title = 'For guests'));
    await applyTwice(pipeline, folder, 2);
    expect(await pageOf(pipeline)).toMatchObject({
      access: 'password',
      design: { tiles: [{ visibility: { lock } }, { visibility: null }] },
    });
    const other = await aPipeline(application);
    const { code, printed } = await run(other, 'apply', folder);
    expect([code, printed]).toEqual([
      1,
      expect.stringMatching(/^access: the page has a password .+\ntile 1 "Guests" has a password .+\nNothing was changed\.\n$/),
    ]);
    expect(await pageOf(other)).toMatchObject({ version: 0, access: 'public' });
  });
});

/** Stands before the site, and lets something happen before it passes on the first request with these words. */
async function interrupted(words: RegExp, what: () => Promise<void>): Promise<Server> {
  let isDone = false;
  const pass = async (request: IncomingMessage, answer: ServerResponse) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const body = Buffer.concat(parts);
    if (!isDone && words.test(body.toString())) {
      isDone = true;
      await what();
    }
    const headers = { 'Content-Type': request.headers['content-type'] ?? '', Authorization: request.headers.authorization ?? '' };
    const passed = await fetch(application.url + request.url!, { method: request.method!, headers, body });
    answer.writeHead(passed.status, { 'Content-Type': 'application/json' }).end(Buffer.from(await passed.arrayBuffer()));
  };
  const server = createServer((request, answer) => void pass(request, answer));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

test('PC-05 What is left out of the file goes from the page, also UTM parameters and what it says of profiles', async () => {
  const pipeline = await aPipeline(application);
  const utm = { source: 'page' };
  const networkLinks = [{ network: 'etsy', address: 'https://etsy.com/shop/salt', isMe: false }] as const;
  await publishMixed(application, pipeline.account, aDesign({ tiles: [aLink({ name: 'Shop', isMe: true })], networkLinks, utm }));
  const folder = await pulled(pipeline);
  await change(folder, ({ design }) => {
    delete design.utm;
    delete design.tiles[0]!.isMe;
    delete design.networkLinks![0]!.isMe;
  });
  expect(await run(pipeline, 'diff', folder)).toEqual({
    code: 3,
    printed: '~ networkLinks.1.isMe: false → true\n~ utm: {"source":"page"} → none\n~ tile 1 "Shop", isMe: true → false\n',
  });
  await applyTwice(pipeline, folder, 2);
});

test('PC-09 What somebody publishes while apply runs is not overwritten: it says so, and ends with 1', async () => {
  const pipeline = await aPipeline(application);
  await publishMixed(application, pipeline.account, aDesign({ title: 'Salt' }));
  const folder = await pulled(pipeline);
  await change(folder, ({ design }) => void (design.title = 'From the files'));
  const isRealPublication = /mutation \(\$input: PublishInput!\)(?!.*"dryRun":true)/s;
  const site = await interrupted(isRealPublication, () =>
    publishMixed(application, pipeline.account, aDesign({ title: 'From the editor' }), 1),
  );
  const address = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  const { code, printed } = await runPageProgram(['apply', folder], { TESSERA: address, TESSERA_TOKEN: pipeline.token });
  site.close();
  expect([code, printed]).toEqual([
    1,
    expect.stringMatching(/PAGE_CHANGED_ELSEWHERE: .+\n.*Nothing was overwritten: run diff, then apply again\./),
  ]);
  expect(await pageOf(pipeline)).toMatchObject({ version: 2, design: { title: 'From the editor' } });
});

describe('PC-10 A refusal has its code, says what is wrong and what to do next', () => {
  test.each([
    [
      'of a design',
      (file: WrittenFile) => void (file.design.tiles[0]!.name = 'x'.repeat(121)),
      /DESIGN_INVALID: .+\n {2}tile 1 "x+", name: .+\nCorrect the page file\./,
    ],
    [
      'of a field that there is not',
      (file: WrittenFile) => void (file.design.tiles[0]!.nam = 'A'),
      /BAD_USER_INPUT: .+\n(.+\n)*Compare the page file with its schema/,
    ],
    [
      'of a kind that there is not',
      (file: WrittenFile) => void (file.design.tiles[0]!.kind = 'film'),
      /BAD_USER_INPUT: .+\n(.+\n)*Compare the page file with its schema/,
    ],
  ])('%s', async (_, how, sentence) => {
    const pipeline = await aPipeline(application);
    await publishMixed(application, pipeline.account, aDesign());
    const folder = await pulled(pipeline);
    await change(folder, how);
    expect(await run(pipeline, 'apply', folder)).toEqual({ code: 1, printed: expect.stringMatching(sentence) });
    expect((await pageOf(pipeline)).version).toBe(1);
  });

  test('of a token, of a page of somebody else, and of an address where no site is', async () => {
    const pipeline = await aPipeline(application);
    const folder = await pulled(pipeline);
    const reader = await aPipeline(application, pipeline.account, ['READ']);
    expect(await run({ ...pipeline, token: 'tessera_none' }, 'diff', folder)).toEqual({
      code: 1,
      printed: expect.stringMatching(/^UNAUTHENTICATED: .+\nSet TESSERA_TOKEN/),
    });
    expect(await run(reader, 'apply', folder)).toEqual({
      code: 1,
      printed: expect.stringMatching(/^SCOPE_MISSING: .+\nThe access token needs/m),
    });
    expect(await run(pipeline, 'pull', '--page', (await pageOf(await aPipeline(application))).id, folder)).toEqual({
      code: 1,
      printed: expect.stringMatching(/^PAGE_NOT_FOUND: .+\nLook at --page/),
    });
    for (const TESSERA of ['http://127.0.0.1:9', `${application.url}/developers`])
      expect(await runPageProgram(['diff', folder], { TESSERA, TESSERA_TOKEN: pipeline.token })).toEqual({
        code: 1,
        printed: expect.stringMatching(/Look at TESSERA/),
      });
  });

  test('of a call with the wrong parameters, which ends with 2', async () => {
    const environment = { TESSERA: application.url, TESSERA_TOKEN: 'x' };
    for (const parameters of [[], ['push'], ['pull', 'a', 'b'], ['diff', '--dry-run'], ['apply', '--force']])
      expect(await runPageProgram(parameters, environment)).toEqual({ code: 2, printed: expect.stringContaining('Exit codes:') });
    expect(await runPageProgram(['diff'], { TESSERA: application.url })).toMatchObject({ code: 2 });
    expect(await runPageProgram(['diff'], { ...environment, TESSERA: 'tessera' })).toMatchObject({ code: 2 });
    expect(await runPageProgram(['--help'], {})).toEqual({ code: 0, printed: expect.stringContaining('Exit codes:') });
  });
});

test('PC-14 The site has the program at two addresses, and page.json names the schema of the site, so that editors complete it', async () => {
  const pipeline = await aPipeline(application);
  await publishMixed(application, pipeline.account, aDesign());
  const program = join(await aFolder(), 'tessera-page.mjs');
  const source = await readFile(new URL('../../../../docs/api/files/tessera-page.mjs', import.meta.url));
  for (const path of ['/api/tessera-page.mjs', '/developers/files/tessera-page.mjs']) {
    const answer = await fetch(application.url + path);
    expect([answer.status, answer.headers.get('Content-Type'), answer.headers.get('X-Content-Type-Options')]).toEqual([
      200,
      'text/plain; charset=utf-8',
      'nosniff',
    ]);
    await writeFile(program, Buffer.from(await answer.arrayBuffer()));
    expect((await readFile(program)).equals(source)).toBe(true);
  }
  const folder = await aFolder();
  const other = join(await aFolder(), 'program.mjs');
  await copyFile(program, other);
  expect(await runPageProgram(['pull', folder], { TESSERA: application.url, TESSERA_TOKEN: pipeline.token }, other)).toMatchObject({
    code: 0,
  });
  const { $schema } = await fileIn(folder);
  expect($schema).toBe(`${application.url}/developers/files/page.schema.json`);
  expect(await (await fetch($schema!)).json()).toMatchObject({ title: 'A page of Tessera' });
  expect((await readdir(folder)).toSorted()).toEqual(['page.json', 'pictures']);
});

test('PC-15 Each page of an account is kept by its id', async () => {
  const pipeline = await aPipeline(application);
  const create = 'mutation { createPage(input: { name: "Second" }) { id } }';
  const { createPage } = await graphqlData<{ createPage: { id: string } }>(application.url, create, {}, pipeline.account.token);
  const folder = await aFolder();
  expect(await run(pipeline, 'pull', '--page', createPage.id, folder)).toMatchObject({ code: 0 });
  await change(folder, ({ design }) => void (design.title = 'The second'));
  await writeFile(join(folder, 'pictures', 'me.png'), await aPlainPng());
  await change(folder, (file) => void (file.profilePicture = 'pictures/me.png'));
  expect(await run(pipeline, 'apply', `--page=${createPage.id}`, folder)).toMatchObject({ code: 0 });
  const query = 'query ($id: ID!) { page(id: $id) { version profilePicture { url } design { title } } }';
  expect(await graphqlData(application.url, query, { id: createPage.id }, pipeline.account.token)).toMatchObject({
    page: { version: 1, profilePicture: expect.anything(), design: { title: 'The second' } },
  });
  expect(await pageOf(pipeline)).toMatchObject({ version: 0, profilePicture: null });
});

/** What a pipeline of the guide runs: the commands of a job, and the exit codes after which it goes on. */
interface Job {
  readonly steps?: readonly { readonly run?: string }[];
  readonly script?: readonly string[];
  readonly allow_failure?: { readonly exit_codes: number };
}

const guide = readFileSync(new URL('../../../../docs/api/page-as-code.md', import.meta.url), 'utf8');
const pipelines = Array.from(
  guide.matchAll(/^```yaml\n([\s\S]*?)^```$/gm),
  ([, text = '']) => load(text) as Record<string, Job> & { jobs?: Record<string, Job> },
);

test.each([
  ['GitHub Actions', pipelines[0]!.jobs!],
  ['GitLab', pipelines[1]!],
])('PC-16 The pipeline of the guide for %s shows what differs, which stops nothing, and applies it', async (_, { diff, apply }) => {
  const pipeline = await aPipeline(application);
  await publishMixed(application, pipeline.account, aDesign({ title: 'Salt' }));
  const folder = await pulled(pipeline);
  await copyFile(new URL('../../../../docs/api/files/tessera-page.mjs', import.meta.url), join(folder, 'tessera-page.mjs'));
  const env = { PATH: process.env.PATH, TESSERA: application.url, TESSERA_TOKEN: pipeline.token };
  const runJob = async ({ steps = [], script = [], allow_failure }: Job) => {
    const commands = [...steps.flatMap((step) => step.run ?? []), ...script].join('\n');
    // Without --norc, bash takes a pipe of Node for a login from another machine, and reads what the person at this one has set up.
    const ended = promisify(execFile)('bash', ['--norc', '-ec', commands], { cwd: folder, env }).catch(
      (error: { code: number; stdout: string }) => error,
    );
    const { stdout, code = 0 } = (await ended) as { readonly stdout: string; readonly code?: number };
    return { stdout, isFailed: code !== 0 && code !== allow_failure?.exit_codes };
  };
  expect(await runJob(diff!)).toEqual({ stdout: 'Nothing to change.\n', isFailed: false });
  await change(folder, ({ design }) => void (design.title = 'Smoke'));
  expect(await runJob(diff!)).toEqual({ stdout: '~ title: "Salt" → "Smoke"\n', isFailed: false });
  expect((await pageOf(pipeline)).version).toBe(1);
  expect(await runJob(apply!)).toEqual({ stdout: '~ title: "Salt" → "Smoke"\nPublished as version 2.\n', isFailed: false });
  await change(folder, ({ design }) => void (design.title = 'x'.repeat(201)));
  expect([await runJob(diff!), await runJob(apply!)]).toMatchObject([{ isFailed: true }, { isFailed: true }]);
});
