import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { projectFolder } from '../../../server/config/config.js';
import { aPng } from '../../builders/images.js';
import { claim, publish } from '../../builders/accounts/account.js';
import { aDesign } from '../../builders/pages/page-design.js';
import { graphql, graphqlData } from '../../support/calls/graphql.js';
import { runningApplication } from '../../support/servers/running-application.js';
import { anUploader, uploadTilePicture } from '../../support/calls/uploads.js';

const application = runningApplication({ rateLimits: 'off' });

interface ListedNetwork {
  readonly id: string;
  readonly name: string;
  readonly hosts: readonly string[];
  readonly pattern: string | null;
}

test('A program reads, without a token, which networks there are, and how the address of a profile is written', async () => {
  const { networks } = await graphqlData<{ networks: ListedNetwork[] }>(application.url, '{ networks { id name hosts pattern } }');
  const byId = new Map(networks.map((network) => [network.id, network]));
  expect(byId.get('youtube')).toEqual({
    id: 'youtube',
    name: 'YouTube',
    hosts: ['youtube.com', 'youtu.be'],
    pattern: 'https://youtube.com/@{name}',
  });
  expect(byId.get('bandcamp')?.pattern).toBe('https://{name}.bandcamp.com');
  expect(byId.get('mastodon')?.pattern).toBeNull();
  expect(networks.slice(-4).map(({ id, hosts, pattern }) => [id, hosts, pattern])).toEqual(
    ['facetime', 'xmpp', 'geo', 'own'].map((id) => [id, [], null]),
  );
});

test('A page may have an icon of each network that is listed with a pattern, at the address that this gives, and the schema of page files lists the same', async () => {
  const ada = await anUploader(application);
  const { networks } = await graphqlData<{ networks: ListedNetwork[] }>(application.url, '{ networks { id name hosts pattern } }');
  const links = networks.flatMap(({ id, pattern }) =>
    pattern === null ? [] : [{ network: id, address: pattern.replace('{name}', 'salt') }],
  );
  for (let at = 0; at < links.length; at += 50) {
    const design = { ...aDesign({ tiles: [] }), networkLinks: links.slice(at, at + 50) };
    const query = 'mutation ($input: PublishInput!) { publish(input: $input) { design { networkLinks { network address } } } }';
    const input = { dryRun: true, basedOnVersion: 0, design: { ...design, tiles: [], socialLinks: {} } };
    const { data, errors } = await graphql<{ publish: { design: { networkLinks: object[] } } }>(
      application.url,
      query,
      { input },
      ada.token,
    );
    expect(errors).toEqual([]);
    expect(data!.publish.design.networkLinks).toEqual(links.slice(at, at + 50));
  }
  const schema = JSON.parse(readFileSync(join(projectFolder, 'docs/api/files/page.schema.json'), 'utf8')) as {
    $defs: { NetworkLink: { properties: { network: { enum: string[] } } } };
  };
  expect(schema.$defs.NetworkLink.properties.network.enum).toEqual(networks.map(({ id }) => id));
});

test('A picture that the account has becomes the profile picture or the wallpaper by its id', async () => {
  const ada = await anUploader(application);
  await claim(application, ada, 'by-id');
  await publish(application, ada, aDesign(), 0);
  const picture = await aPng({ width: 300, height: 300 });
  const { id } = (await uploadTilePicture(application.url, picture, ada.token)).data!.uploadTilePicture;
  for (const kind of ['profilePicture', 'wallpaper'] as const) {
    const name = kind === 'wallpaper' ? 'changeWallpaper' : 'changeProfilePicture';
    const query = `mutation ($picture: ID, $pageId: ID) { ${name}(picture: $picture, pageId: $pageId) { ${kind} { url width } } }`;
    const change = (variables: object, token = ada.token) =>
      graphql<Record<string, object>>(application.url, query, { ...variables }, token);
    const { data, errors } = await change({ picture: id });
    expect([errors, data?.[name]]).toEqual([[], { [kind]: { url: expect.stringContaining('/media/'), width: 300 } }]);
    const { publicPage } = await graphqlData<{ publicPage: object }>(
      application.url,
      `{ publicPage(linkname: "by-id") { ${kind} { url } } }`,
    );
    expect(publicPage).toEqual({ [kind]: { url: (data![name] as Record<string, { url: string }>)[kind]!.url } });
    const bob = await anUploader(application);
    const codeOf = async (variables: object, token?: string) => (await change(variables, token)).errors[0]?.extensions.code;
    expect(await codeOf({ picture: id }, bob.token)).toBe('PICTURE_NOT_FOUND');
    expect(await codeOf({ picture: 'none' })).toBe('PICTURE_NOT_FOUND');
    expect(await codeOf({})).toBe('IMAGE_MISSING');
  }
});

test('A program reads, without a token, how much and how often; the refusal of a longer title names the same length', async () => {
  const fields =
    'pages tiles titleLength addressLength networkLinks pictureBytes versions accessTokens webhooks rates { name attempts seconds }';
  const { limits } = await graphqlData<{ limits: { rates: object[] } }>(application.url, `{ limits { ${fields} } }`);
  expect(limits).toMatchObject({
    pages: 20,
    tiles: 100,
    titleLength: 200,
    addressLength: 2048,
    networkLinks: 50,
    pictureBytes: 10_485_760,
  });
  expect(limits).toMatchObject({ versions: 50, accessTokens: 50, webhooks: 10 });
  expect(limits.rates).toContainEqual({ name: 'publish', attempts: 200, seconds: 600 });
  expect(limits.rates).toContainEqual({ name: 'picture-upload', attempts: 60, seconds: 3_600 });
  const ada = await anUploader(application);
  const design = { ...aDesign({ tiles: [], title: 'x'.repeat(201) }), tiles: [], socialLinks: {} };
  const query = 'mutation ($input: PublishInput!) { publish(input: $input) { version } }';
  const { errors } = await graphql(application.url, query, { input: { design, basedOnVersion: 0 } }, ada.token);
  expect(errors[0]?.extensions).toMatchObject({ fieldRefusals: { title: [{ code: 'TEXT_TOO_LONG', values: { most: 200 } }] } });
});

test('Each operation on one page takes its id as `pageId`; as `id`, as before, too; with two that differ, and without any, it finds none', async () => {
  const ada = await anUploader(application);
  const { createPage: second } = await graphqlData<{ createPage: { id: string } }>(
    application.url,
    'mutation { createPage(input: { name: "Second" }) { id } }',
    {},
    ada.token,
  );
  const { myPage: main } = await graphqlData<{ myPage: { id: string } }>(application.url, '{ myPage { id } }', {}, ada.token);
  const operations = [
    ['page', ''],
    ['renamePage', 'name: "Renamed"'],
    ['switchFeed', 'isOn: true'],
    ['changePageAccess', 'access: unlisted'],
    ['changePagePeriod', 'period: null'],
    ['changePageVisibility', 'access: public'],
    ['makeMainPage', ''],
  ] as const;
  for (const [name, others] of operations) {
    const kind = name === 'page' ? 'query' : 'mutation';
    const send = async (ids: string) => {
      const { data, errors } = await graphql<Record<string, { id: string }>>(
        application.url,
        `${kind} { ${name}(${ids} ${others}) { id } }`,
        {},
        ada.token,
      );
      return data?.[name]?.id ?? errors[0]?.extensions.code;
    };
    const quoted = (one: { id: string }) => JSON.stringify(one.id);
    const found = [
      await send(`pageId: ${quoted(second)}`),
      await send(`id: ${quoted(second)}`),
      await send(`pageId: ${quoted(second)} id: ${quoted(second)}`),
      await send(`pageId: ${quoted(second)} id: ${quoted(main)}`),
      await send(others === '' ? 'pageId: null' : ''),
    ];
    expect([name, found]).toEqual([name, [second.id, second.id, second.id, 'PAGE_NOT_FOUND', 'PAGE_NOT_FOUND']]);
  }
});
