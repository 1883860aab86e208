import { expect, test } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import { Tessera } from '../../../docs/api/files/tessera.js';
import { publish, register, type TestAccount } from '../../builders/accounts/account.js';
import { asInput } from '../../builders/pages/mixed-design.js';
import { aDesign, aTile } from '../../builders/pages/page-design.js';
import { graphql, graphqlData } from '../../support/calls/graphql.js';
import { aPipeline, change, pulled, run } from '../../support/programs/pipeline.js';
import { runningApplication } from '../../support/servers/running-application.js';
import { anUploader } from '../../support/calls/uploads.js';

const application = runningApplication({ rateLimits: 'off' });

async function tokenOf({ token }: TestAccount, ...scopes: readonly string[]): Promise<string> {
  const create = 'mutation ($input: CreateAccessTokenInput!) { createAccessToken(input: $input) { token } }';
  const input = { name: 'Narrow', scopes };
  const { createAccessToken } = await graphqlData<{ createAccessToken: { token: string } }>(application.url, create, { input }, token);
  return createAccessToken.token;
}

const design = asInput(aDesign({ title: 'Narrow', tiles: [aTile({ html: '<p onclick="x">Text</p>' })] }));
const PUBLISH = 'mutation ($input: PublishInput!) { publish(input: $input) { version changed design { title tiles { html } } } }';

test('A token that has READ alone tries a publication and sees what would be stored; it publishes nothing', async () => {
  const ada = await register(application);
  const reading = await tokenOf(ada, 'READ');
  const send = (more: object) => graphql<object>(application.url, PUBLISH, { input: { design, basedOnVersion: 0, ...more } }, reading);
  const tried = await send({ dryRun: true });
  expect(tried.errors).toEqual([]);
  expect(tried.data).toEqual({ publish: { version: 0, changed: true, design: { title: 'Narrow', tiles: [{ html: '<p>Text</p>' }] } } });
  for (const more of [{}, { dryRun: false }, { clientMutationId: 'once' }])
    expect((await send(more)).errors[0]?.extensions.code).toBe('SCOPE_MISSING');
  for (const scope of ['MEDIA', 'ACCOUNT']) {
    const { errors } = await graphql(
      application.url,
      PUBLISH,
      { input: { design, basedOnVersion: 0, dryRun: true } },
      await tokenOf(ada, scope),
    );
    expect(errors[0]?.extensions.code).toBe('SCOPE_MISSING');
  }
  const { myPage } = await graphqlData<{ myPage: object }>(application.url, '{ myPage { version design { title } } }', {}, reading);
  expect(myPage).toEqual({ version: 0, design: null });
});

test('The program for pages as code compares with a token that has READ alone, and applies nothing', async () => {
  const owner = await anUploader(application);
  await publish(application, owner, aDesign(), 0);
  const folder = await pulled(await aPipeline(application, owner));
  await change(folder, (file) => void (file.design.title = 'Another title'));
  const reader = await aPipeline(application, owner, ['READ']);
  for (const command of [['diff'], ['apply', '--dry-run']]) {
    const compared = await run(reader, ...command, folder);
    expect([compared.code, compared.printed]).toEqual([3, expect.stringContaining('Another title')]);
  }
  const applied = await run(reader, 'apply', folder);
  expect([applied.code, applied.printed]).toEqual([1, expect.stringContaining('SCOPE_MISSING')]);
  const { myPage } = await graphqlData<{ myPage: object }>(application.url, '{ myPage { version design { title } } }', {}, owner.token);
  expect(myPage).toEqual({ version: 1, design: { title: aDesign().title } });
});

test('With the TypeScript client, a token that has PUBLISH alone publishes, claims a linkname, creates a page and sees their versions and ids', async () => {
  const ada = await register(application);
  const tessera = new Tessera({ url: application.url, token: await tokenOf(ada, 'PUBLISH') });
  const published = await tessera.publishWithoutReading({ input: { design, basedOnVersion: 0 } });
  expect(published).toEqual({ id: expect.any(String), version: 1, changed: true });
  expect(await tessera.claimLinknameWithoutReading({ linkname: 'narrow-token' })).toEqual({ id: published.id, version: 1 });
  const created = await tessera.createPageWithoutReading({ input: { name: 'Second' } });
  expect(created).toEqual({ id: expect.any(String), version: 0 });
  const again = await tessera.publishWithoutReading({ input: { design, basedOnVersion: 0, pageId: created.id } });
  expect(again).toEqual({ id: created.id, version: 1, changed: true });
  await expect(tessera.publish({ input: { design, basedOnVersion: 1 } })).rejects.toMatchObject({ code: 'SCOPE_MISSING' });
});

test('The TypeScript client asks for all that an import and the counts of a page have', async () => {
  const client = await readFile(new URL('../../../docs/api/files/tessera.ts', import.meta.url), 'utf8');
  const textOf = (name: string) => new RegExp(`async ${name}\\(.*\\n.*'(.*)'`).exec(client)?.[1] ?? '';
  expect(textOf('pageCounts')).toContain('tiles{tileId subject count}');
  for (const field of ['hasLook', 'picture{...TilePictureFile}', 'wallpaper{...TilePictureFile}'])
    expect(textOf('pageImport')).toContain(field);
});
