import { beforeEach, expect, test } from '@jest/globals';
import { register, type TestAccount } from '../../builders/accounts/account.js';
import { asInput } from '../../builders/pages/mixed-design.js';
import { aDesign, aTile } from '../../builders/pages/page-design.js';
import { graphql } from '../../support/calls/graphql.js';
import { runningApplication } from '../../support/servers/running-application.js';

interface Published {
  readonly publish: {
    readonly version: number;
    readonly changed: boolean;
    readonly design: { readonly title: string; readonly tiles: readonly { readonly html?: string }[] } | null;
  };
}

const PUBLISH =
  'mutation ($input: PublishInput!) { publish(input: $input) { version changed design { title tiles { ... on TextTile { html } } } } }';

const application = runningApplication({ rateLimits: 'off' });
let ada: TestAccount;
beforeEach(async () => {
  ada = await register(application);
});

async function publish(title: string, basedOnVersion: number, more: object = {}) {
  const design = asInput(aDesign({ title, tiles: [aTile({ html: '<p onclick="evil()">Good</p>' })] }));
  const { data, errors } = await graphql<Published>(application.url, PUBLISH, { input: { design, basedOnVersion, ...more } }, ada.token);
  return { published: data?.publish, extensions: errors[0]?.extensions };
}

test('Publishing tells whether anything has changed, and answers with the design as it is stored', async () => {
  const design = { title: 'First', tiles: [{ html: '<p>Good</p>' }] };
  expect((await publish('First', 0)).published).toEqual({ version: 1, changed: true, design });
  expect((await publish('First', 1)).published).toEqual({ version: 1, changed: false, design });
  const query = '{ myPage { changed version } pageVersions { version } }';
  const { data } = await graphql(application.url, query, {}, ada.token);
  expect(data).toEqual({ myPage: { changed: null, version: 1 }, pageVersions: [{ version: 1 }] });
});

test('A conflict tells the current version', async () => {
  await publish('First', 0);
  const { extensions } = await publish('Second', 0);
  expect(extensions).toMatchObject({ code: 'PAGE_CHANGED_ELSEWHERE', values: { version: 1 } });
});

test('A dry run answers with the design as it would be stored, and stores nothing', async () => {
  const design = { title: 'Next', tiles: [{ html: '<p>Good</p>' }] };
  expect((await publish('Next', 0, { dryRun: true })).published).toEqual({ version: 0, changed: true, design });
  expect((await publish('Next', 1, { dryRun: true })).extensions?.code).toBe('PAGE_CHANGED_ELSEWHERE');
  expect((await publish('Next', 0)).published).toEqual({ version: 1, changed: true, design });
  expect((await publish('Next', 1, { dryRun: true })).published).toMatchObject({ version: 1, changed: false });
});

test('The same publication with the same clientMutationId is published once and answered alike, and another one is refused', async () => {
  const send = (title = 'First') => publish(title, 0, { clientMutationId: 'the first' });
  const [one, other] = await Promise.all([send(), send()]);
  expect(one.published).toMatchObject({ version: 1, changed: true, design: { title: 'First' } });
  expect(other).toEqual(one);
  await publish('Second', 1);
  expect(await send()).toEqual(one);
  const { extensions } = await send('Other');
  expect(extensions).toMatchObject({ code: 'CLIENT_MUTATION_ID_USED', fields: { clientMutationId: [expect.any(String)] } });
  expect((await publish('Third', 2)).published?.version).toBe(3);
});
