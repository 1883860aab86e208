import { describe, expect, test } from '@jest/globals';
import type { Tile } from '../../../server/pages/design/page-design.rules.js';
import type { WireDesign } from '../../../server/pages/design/wire-design.rules.js';
import { aPageAt } from '../../builders/accounts/account.js';
import { asInput } from '../../builders/pages/mixed-design.js';
import { aDesign, aTile, asTextInput } from '../../builders/pages/page-design.js';
import { graphqlData } from '../../support/calls/graphql.js';
import { post, withToken } from '../../support/calls/rest.js';
import { runningApplication } from '../../support/servers/running-application.js';

const application = runningApplication({ rateLimits: 'off' });

const PUBLISH = `mutation ($input: PublishInput!) { publish(input: $input) { version } }`;
const CREATE_TOKEN = `mutation { createAccessToken(input: { name: "Old", scopes: [READ, PUBLISH] }) { token } }`;
const CREATE_PAGE = `mutation { createPage(input: { linkname: "oc-second" }) { id } }`;
const MAKE_MAIN = `mutation ($id: ID!) { makeMainPage(id: $id) { id } }`;

const tilesOf = (...names: readonly string[]): Tile[] => names.map((name) => aTile({ name, html: `<p>${name}</p>` }));

async function read(token: string): Promise<WireDesign> {
  const { body } = await post(application.url, 'getdata/', {}, withToken(token));
  return JSON.parse((body as { data: string }).data) as WireDesign;
}

async function publish(token: string, tiles: readonly Tile[], basedOnVersion: number): Promise<void> {
  const design = { ...asInput(aDesign({ tiles })), appearance: null, networkLinks: null, utm: null };
  await graphqlData(application.url, PUBLISH, { input: { design, basedOnVersion } }, token);
}

const without = ({ buttonNames, inputTextList, ...wire }: WireDesign, at: number): WireDesign => ({
  ...wire,
  buttonNames: buttonNames.toSpliced(at, 1),
  inputTextList: inputTextList.toSpliced(at, 1),
});

const namesAt = async (linkname: string): Promise<readonly string[]> => {
  const { body } = await post(application.url, 'getdatapublic/', { first_name: linkname });
  return (JSON.parse((body as { data: string }).data) as WireDesign).buttonNames;
};

describe('the paths of older clients', () => {
  test.each(['session', 'token'])('OC-13 change what a client with its %s has read before others have changed the page', async (kind) => {
    const linkname = `oc-${kind}`;
    const { token } = await aPageAt(application, linkname);
    await publish(token, tilesOf('Menu', 'Hours', 'Shop'), 1);
    const created =
      kind === 'session' ? null : await graphqlData<{ createAccessToken: { token: string } }>(application.url, CREATE_TOKEN, {}, token);
    const client = created?.createAccessToken.token ?? token;
    const opened = await read(client);
    await publish(
      token,
      [...tilesOf('Menu', 'Hours', 'Shop'), aTile({ name: 'Secret', html: '<p>later</p>', visibility: { who: 'hidden' } })],
      2,
    );
    const answer = await post(application.url, 'postdata/', without(opened, 1), withToken(client));
    expect(answer).toMatchObject({ status: 200, body: { detail: 'Page updated.' } });
    expect(await namesAt(linkname)).toEqual(['Menu', 'Shop']);
    expect((await read(client)).buttonNames).toEqual(['Menu', 'Shop', 'Secret']);
  });

  test('OC-13 are the only ones for which what a client has read counts: publishPage changes the version that it names', async () => {
    const { token } = await aPageAt(application, 'oc-graphql');
    await publish(token, tilesOf('Menu', 'Hours'), 1);
    await read(token);
    await publish(token, tilesOf('Menu', 'Hours', 'Shop'), 2);
    const input = { design: asTextInput(aDesign({ tiles: tilesOf('Hours') })), basedOnVersion: 3 };
    await graphqlData(application.url, 'mutation ($input: PublishPageInput!) { publishPage(input: $input) { version } }', { input }, token);
    expect(await namesAt('oc-graphql')).toEqual(['Hours']);
  });

  test('OC-15 change the page that was read, also when another one is the main page now', async () => {
    const { token } = await aPageAt(application, 'oc-first');
    await publish(token, tilesOf('Menu', 'Hours'), 1);
    const opened = await read(token);
    const { createPage } = await graphqlData<{ createPage: { id: string } }>(application.url, CREATE_PAGE, {}, token);
    await graphqlData(application.url, MAKE_MAIN, { id: createPage.id }, token);
    await post(application.url, 'postdata/', without(opened, 0), withToken(token));
    expect([await namesAt('oc-first'), await namesAt('oc-second')]).toEqual([['Hours'], []]);
  });
});
