import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { aPageAt, claim, register, type TestAccount } from '../../builders/accounts/account.js';
import { aJpeg } from '../../builders/images.js';
import { graphqlData } from '../../support/calls/graphql.js';
import { anUploader, uploadGraphql } from '../../support/calls/uploads.js';
import { startPageElsewhere, type PageElsewhere } from '../../support/neighbours/page-elsewhere.js';
import { runAdmin, type AdminAnswer } from '../../support/servers/admin-commands.js';
import { runningApplication } from '../../support/servers/running-application.js';

let elsewhere: PageElsewhere;
let folder: string;
beforeAll(async () => {
  [elsewhere, folder] = [await startPageElsewhere(), await mkdtemp(join(tmpdir(), 'imports-'))];
});
afterAll(async () => {
  elsewhere.stop();
  await rm(folder, { recursive: true });
});
const application = runningApplication({ linkPreviews: 'private', rateLimits: 'off' });

interface Draft {
  readonly title: string;
  readonly tiles: readonly { readonly name: string }[];
}

async function pagesOf({ token }: TestAccount) {
  const ask = <Data>(query: string, variables: Record<string, unknown> = {}) => graphqlData<Data>(application.url, query, variables, token);
  const { me } = await ask<{ me: { pages: { id: string; version: number; profilePicture: { width: number } | null }[] } }>(
    '{ me { pages { id version profilePicture { width } } } }',
  );
  const draftOf = (id: string) =>
    ask<{ pageDraft: { design: Draft | null } }>('query ($id: ID) { pageDraft(pageId: $id) { design { title tiles { name } } } }', { id });
  return Promise.all(
    me.pages.map(async ({ id, version, profilePicture }) => {
      const { design } = (await draftOf(id)).pageDraft;
      return {
        version,
        width: profilePicture?.width,
        hasPicture: profilePicture !== null,
        title: design?.title,
        tiles: design?.tiles.map(({ name }) => name),
      };
    }),
  );
}

async function bring(lines: readonly string[], ...options: readonly string[]): Promise<AdminAnswer> {
  const file = join(folder, 'pages.csv');
  await writeFile(file, lines.join('\n'));
  return runAdmin(application.nest, ['import', file, ...options]);
}

test('IM-40 An operator brings the pages of many accounts, each into a draft of its account with its pictures; nothing is public', async () => {
  const [ada, grace] = [await anUploader(application), await anUploader(application)];
  await aPageAt(application, 'already-here', undefined);
  const { code, output } = await bring(
    [`# from our old site`, `${ada.username},${elsewhere.url}/salt`, '', `${grace.email} , ${elsewhere.url}/salt#top`],
    '--json',
  );
  expect(code).toBe(0);
  const { pages } = JSON.parse(output) as { pages: readonly { who: string; brought: { title: string; tileCount: number } }[] };
  expect(pages.map(({ who }) => who)).toEqual([ada.username, grace.email]);
  for (const account of [ada, grace]) {
    expect(await pagesOf(account)).toEqual([
      {
        version: 0,
        width: 300,
        hasPicture: true,
        title: 'Salt & Smoke',
        tiles: expect.arrayContaining(['Cook with me', 'Lemon spaghetti']),
      },
    ]);
  }
  // What is there is not touched: another page gets the draft.
  expect((await bring([`${ada.username},${elsewhere.url}/salt`])).output).toContain('1 page is a draft now, of 1 in the file.');
  expect((await pagesOf(ada)).map(({ version, title }) => [version, title])).toEqual([
    [0, 'Salt & Smoke'],
    [0, 'Salt & Smoke'],
  ]);
  // A page with an address would show its pictures at once, and one that its owner has chosen stays.
  const [claimed, own] = [await anUploader(application), await anUploader(application)];
  await claim(application, claimed, 'claimed-only');
  await uploadGraphql(application.url, 'changeProfilePicture', await aJpeg({ width: 120, height: 120 }), own.token);
  await bring([claimed, own].map(({ username }) => `${username},${elsewhere.url}/salt`));
  expect(await pagesOf(claimed)).toMatchObject([{ title: 'Salt & Smoke', hasPicture: false }]);
  expect(await pagesOf(own)).toMatchObject([{ title: 'Salt & Smoke', width: 120 }]);
  const acts = await application.dataSource.query<{ act: string; outcome: string }[]>(
    `SELECT act, outcome FROM audit_log WHERE act = 'page import' ORDER BY at`,
  );
  expect(acts).toEqual(Array.from({ length: 5 }, () => ({ act: 'page import', outcome: 'done' })));
});

test('IM-41 A line whose page cannot be read says why, and the others go on; a file with a wrong line is refused before anything is read', async () => {
  const account = await register(application);
  const busy = await register(application);
  await application.dataSource.query(
    `INSERT INTO page_import (account_id, id, came_from, started_at, heard_at, step, links_checked, link_count)
     SELECT id, gen_random_uuid(), 'https://linktr.ee/ada', now(), now(), 'page', 0, 0 FROM account WHERE username = $1`,
    [busy.username],
  );
  const { code, output } = await bring([
    `${busy.username},${elsewhere.url}/salt`,
    `${account.username},${elsewhere.url}/gone`,
    `nobody-here,${elsewhere.url}/salt`,
    `${account.username},${elsewhere.url}/salt`,
  ]);
  expect(code).toBe(1);
  expect(output).toContain(`${account.username}: ${elsewhere.url}/gone was not read (missing).`);
  expect(output).toContain(`${busy.username}: ${elsewhere.url}/salt was not read (IMPORT_RUNNING).`);
  expect(output).toContain(`nobody-here: ${elsewhere.url}/salt was not read (ACCOUNT_NOT_FOUND).`);
  expect(output).toContain('1 page is a draft now, of 4 in the file.');
  expect(await pagesOf(account)).toMatchObject([{ title: 'Salt & Smoke', hasPicture: false }]);
  const all = await bring([`${account.username},${elsewhere.url}/gone`]);
  expect([all.code, all.output]).toEqual([1, expect.stringContaining('0 pages are drafts now, of 1 in the file.')]);
  const asJson = await bring([`${account.username},${elsewhere.url}/empty`], '--json');
  expect([asJson.code, JSON.parse(asJson.output)]).toMatchObject([1, { pages: [{ failure: 'nothing-found' }] }]);
  const wrong = await bring([`${account.username},${elsewhere.url}/salt`, 'no address', ',only an address']);
  expect([wrong.code, wrong.errors]).toEqual([3, expect.stringContaining('Wrong lines: 2, 3.')]);
  expect(await pagesOf(account)).toHaveLength(1);
});
