import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { aPageAt, claim, type TestAccount } from '../../builders/accounts/account.js';
import { publishEveryKind } from '../../builders/pages/every-kind.js';
import { aHeading, aLink, anEmbed, asInput, publishMixed } from '../../builders/pages/mixed-design.js';
import { aMixedDesign } from '../../builders/pages/sample-tiles.js';
import { aDesign, aTile } from '../../builders/pages/page-design.js';
import { projectFolder } from '../../../server/config/config.js';
import type { PageDesign } from '../../../server/pages/design/page-design.rules.js';
import { tileTypeOf } from '../../../server/pages/tile-kinds/tile-kinds.rules.js';
import { graphql, graphqlData } from '../../support/calls/graphql.js';
import { post, withToken } from '../../support/calls/rest.js';
import { runningApplication } from '../../support/servers/running-application.js';
import { anUploader } from '../../support/calls/uploads.js';

const application = runningApplication();

/** What each kind has beside the others, as it is asked for in the client for programs. */
const FRAGMENT = readFileSync(join(projectFolder, 'scripts/api-client/tile-content.graphql'), 'utf8');

let ada: TestAccount;
let linkname: string;
let published = 0;
beforeEach(async () => {
  published += 1;
  linkname = `kinds-${published}`;
  ada = await anUploader(application);
  await claim(application, ada, linkname);
});

async function tiles(fields = '...TileContent', fragment = FRAGMENT): Promise<readonly object[]> {
  const query = `query ($linkname: String!) { publicPage(linkname: $linkname) { design { tiles { __typename name ${fields} } } } } ${fragment}`;
  const data = await graphqlData<{ publicPage: { design: { tiles: object[] } } }>(application.url, query, { linkname });
  return data.publicPage.design.tiles;
}

const kinds = async () => (await tiles()).map((tile) => (tile as { __typename: string }).__typename);
const everyKind = aMixedDesign().tiles.map(({ kind }) => tileTypeOf(kind));

function sendMixed(design: PageDesign) {
  const query = 'mutation ($input: PublishInput!) { publish(input: $input) { version } }';
  return graphql(application.url, query, { input: { design: asInput(design), basedOnVersion: 0 } }, ada.token);
}

async function page(): Promise<Response> {
  return fetch(`${application.url}/${linkname}`);
}

describe('GraphQL', () => {
  test('KT-01 A tile of each kind is published, and read with what its kind has', async () => {
    await publishEveryKind(application, ada);
    expect(await tiles()).toMatchObject(
      aMixedDesign().tiles.map(({ kind, style: _look, ...tile }) => ({
        ...{ __typename: tileTypeOf(kind), ...tile },
        ...(kind === 'picture' && { picture: { url: expect.stringContaining('/media/'), width: 480 } }),
      })),
    );
    const others = await tiles('html ... on EmbedTile { provider frameAddress }', '');
    expect(others.slice(1, 4)).toMatchObject([
      { html: '' },
      { html: expect.stringMatching(/^<p><a href="https:\/\/shop\.example\/\?a=1&amp;b=2"/) },
      { provider: 'YouTube', frameAddress: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1' },
    ]);
  });

  test('TI-04 Each tile of each kind is read with an id, keeps the one that it is sent with, whatever its name and its place are, and a repeated one gets another', async () => {
    const all = aMixedDesign().tiles.map((tile) => (tile.kind === 'picture' ? { ...tile, picture: null } : tile));
    await publishMixed(application, ada, aDesign({ tiles: all }));
    const read = async () => {
      const query = '{ myPage { version design { tiles { id name } } } }';
      const { myPage } = await graphqlData<{ myPage: { version: number; design: { tiles: { id: string; name: string }[] } } }>(
        application.url,
        query,
        {},
        ada.token,
      );
      return { ...myPage, ids: myPage.design.tiles.map(({ id }) => id) };
    };
    const { ids, version } = await read();
    expect(new Set(ids).size).toBe(all.length);
    const renamed = all.map((tile, at) => ({ ...tile, id: ids[at], name: `Tile ${at}` })).toReversed();
    await publishMixed(application, ada, aDesign({ tiles: [...renamed, { ...aTile(), id: ids[0] }] as never }), version);
    const after = await read();
    expect(after.ids.slice(0, -1)).toEqual(ids.toReversed());
    expect(ids).not.toContain(after.ids.at(-1));
  });

  test('A tile that says two things at once, or nothing, is refused before anything is published', async () => {
    const query = 'mutation ($input: PublishInput!) { publish(input: $input) { version } }';
    const [link, embed] = [aLink(), anEmbed()].map(({ name, address, style }) => ({ name, address, style }));
    for (const tile of [{ link, embed }, {}, { link: null }]) {
      const design = { ...asInput(aDesign()), tiles: [tile] };
      const { errors } = await graphql(application.url, query, { input: { design, basedOnVersion: 0 } } as never, ada.token);
      expect(errors[0]?.message).toMatch(/Exactly one key|must be non-null/);
    }
  });

  test('A faulty address is refused, and the error names its place', async () => {
    const design = aDesign({
      tiles: [aTile(), aLink({ address: 'javascript:alert(1)' }), anEmbed({ address: 'https://example.org' })],
    } as Partial<PageDesign>);
    const { errors } = await sendMixed(design);
    expect(errors[0]?.extensions).toMatchObject({
      code: 'DESIGN_INVALID',
      fields: { 'tiles.1.address': [expect.stringContaining('https://')], 'tiles.2.address': [expect.stringContaining('YouTube, Vimeo')] },
    });
  });

  test('The history shows what changed in a tile of each kind', async () => {
    await publishMixed(application, ada, aDesign({ tiles: [aLink(), aHeading('A'), anEmbed()] } as Partial<PageDesign>));
    const changed = [aLink({ address: 'https://other.example' }), aHeading('B'), anEmbed()];
    await publishMixed(application, ada, aDesign({ tiles: changed } as Partial<PageDesign>), 1);
    const query = '{ pageVersions { tileCount look { tiles { kind name } } change { added removed changed } } }';
    const { pageVersions } = await graphqlData<{ pageVersions: unknown[] }>(application.url, query, {}, ada.token);
    expect(pageVersions).toEqual([
      {
        tileCount: 3,
        look: {
          tiles: [
            { kind: 'link', name: 'My shop' },
            { kind: 'heading', name: 'B' },
            { kind: 'embed', name: 'My film' },
          ],
        },
        change: { added: [], removed: [], changed: ['My shop', 'B'] },
      },
      expect.objectContaining({ change: null }),
    ]);
  });
});

describe('The policy of a page', () => {
  test('allows exactly the frames of its tiles, and none on a page without them', async () => {
    const vimeo = anEmbed({ address: 'https://vimeo.com/76979871' });
    await publishMixed(application, ada, aDesign({ tiles: [anEmbed(), vimeo, anEmbed()] } as Partial<PageDesign>));
    const policy = (await page()).headers.get('content-security-policy') ?? '';
    expect(policy).toContain('; frame-src https://www.youtube-nocookie.com https://player.vimeo.com; ');
    await aPageAt(application, `${linkname}-texts`);
    const other = await fetch(`${application.url}/${linkname}-texts`);
    expect(other.headers.get('content-security-policy')).not.toContain('frame-src');
  });
});

describe('Older clients', () => {
  const read = async () => (await post(application.url, 'getdata/', {}, withToken(ada.token))).body?.data as string;
  const send = (document: unknown) => post(application.url, 'postdata/', document, withToken(ada.token));

  test('KT-02 read every tile as a text tile, publish what they have read, and change nothing that visitors get', async () => {
    await publishEveryKind(application, ada);
    const before = await (await page()).text();
    const document = await read();
    expect((JSON.parse(document) as { buttonNames: string[] }).buttonNames).toHaveLength(aMixedDesign().tiles.length);
    expect((await send(JSON.parse(document))).status).toBe(200);
    expect(await kinds()).toEqual(everyKind);
    expect(await (await page()).text()).toBe(before);
    expect(await read()).toBe(document);
  });

  test('change one tile, which becomes a text tile if its text was changed, and lose none of the others', async () => {
    await publishEveryKind(application, ada);
    const document = JSON.parse(await read()) as { buttonNames: string[]; inputTextList: string[]; editedText: string };
    document.buttonNames[2] = 'Renamed';
    document.editedText = 'New title';
    expect((await send(document)).status).toBe(200);
    expect(await kinds()).toEqual(everyKind);
    document.inputTextList[2] = '<p>Rewritten</p>';
    expect((await send(document)).status).toBe(200);
    expect(await kinds()).toEqual(everyKind.with(2, 'TextTile'));
  });

  test('publish what they have read with one more tile: every text and every look stays as it is stored, and the new tile has none', async () => {
    const emblem = { sign: '🍞' };
    const html =
      '<ol><li data-list="bullet">Flour</li></ol><div class="ql-code-block-container" spellcheck="false"><div class="ql-code-block">go()</div></div>';
    const looks = { emblem, secondLine: 'Four days', style: { ...aTile().style, surface: 'cut' as const } };
    await publishMixed(
      application,
      ada,
      aDesign({ tiles: [aTile({ name: 'Bread', html, ...looks }), aLink(looks)] } as Partial<PageDesign>),
    );
    const query = '{ myPage { design { tiles { name html emblem { sign } secondLine style { surface } } } } }';
    const stored = async () =>
      (await graphqlData<{ myPage: { design: { tiles: object[] } } }>(application.url, query, {}, ada.token)).myPage.design.tiles;
    const before = await stored();
    const document = JSON.parse(await read()) as { buttonNames: string[] };
    expect((await send({ ...document, buttonNames: [...document.buttonNames, 'New Tile'] })).status).toBe(200);
    expect(before[0]).toMatchObject({ html, emblem });
    expect(await stored()).toEqual([...before, expect.objectContaining({ name: 'New Tile', emblem: null, secondLine: null })]);
  });

  test('publish what they read before somebody else changed the page, and that change stays', async () => {
    await publishEveryKind(application, ada);
    const document = JSON.parse(await read()) as object;
    await publishMixed(application, ada, aDesign({ tiles: [aLink({ address: 'https://other.example' })] } as Partial<PageDesign>), 1);
    expect((await send({ ...document, editedText: 'Late' })).status).toBe(200);
    expect(await kinds()).toEqual(['LinkTile']);
    expect(await tiles()).toContainEqual(expect.objectContaining({ address: 'https://other.example' }));
  });

  test('publish what they read by another sign-in before somebody else changed the page, and lose no kind that was theirs', async () => {
    await publishEveryKind(application, ada);
    const document = JSON.parse(await read()) as object;
    await application.dataSource.query('UPDATE session SET noted_reads = NULL');
    await publishMixed(application, ada, aDesign({ tiles: [aLink({ address: 'https://other.example' })] } as Partial<PageDesign>), 1);
    expect((await send({ ...document, editedText: 'Late' })).status).toBe(200);
    expect(await kinds()).toEqual(everyKind);
    expect(await tiles()).toContainEqual(expect.objectContaining({ address: 'https://shop.example/?a=1&b=2' }));
  });

  test('publish by the former mutation, and lose no kind', async () => {
    await publishEveryKind(application, ada);
    const style = `style { ${['text', 'button', 'hover', 'border', 'shadow'].map((part) => `${part} { hex alpha }`).join(' ')} radius thickness }`;
    const links = 'home twitter instagram facebook youtube reddit tiktok linkedin medium discord';
    const colors = 'titleColor { hex alpha } backgroundColor { hex alpha }';
    const query = `{ myPage { version design { title ${colors} tiles { name html ${style} } socialLinks { ${links} } } } }`;
    const { myPage } = await graphqlData<{ myPage: { version: number; design: unknown } }>(application.url, query, {}, ada.token);
    const mutation = 'mutation ($input: PublishPageInput!) { publishPage(input: $input) { version } }';
    const input = { design: myPage.design, basedOnVersion: myPage.version } as never;
    expect((await graphql(application.url, mutation, { input }, ada.token)).errors).toEqual([]);
    expect(await kinds()).toEqual(everyKind);
  });

  test('publish at the same time as others, and lose no kind', async () => {
    await publishEveryKind(application, ada);
    const document = JSON.parse(await read()) as object;
    const answers = await Promise.all(['a', 'b', 'c'].map((editedText) => send({ ...document, editedText })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await kinds()).toEqual(everyKind);
  });
});
