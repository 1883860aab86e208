import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { PageChanges } from '../../../server/pages/ports/page-changes.port.js';
import type { PageDesign, Tile } from '../../../server/pages/design/page-design.rules.js';
import { claim, type TestAccount } from '../../builders/accounts/account.js';
import { registerOperator } from '../../builders/accounts/operator.js';
import { aPng } from '../../builders/images.js';
import { lockPage } from '../../builders/pages/locks.js';
import { aPicture, aTilePicture, publishMixed } from '../../builders/pages/mixed-design.js';
import { aDesign, aTile } from '../../builders/pages/page-design.js';
import { setPageTime } from '../../builders/pages/page-times.js';
import { graphql, graphqlData } from '../../support/calls/graphql.js';
import { anUploader, uploadTilePicture } from '../../support/calls/uploads.js';
import { closeDatabase, createTestDatabase, openDatabase, type TestDatabase } from '../../support/database/database.js';
import { startApplication, type RunningApplication } from '../../support/servers/application.js';
import { until } from '../../support/waiting.js';

let database: TestDatabase;
let [one, other] = [] as unknown as [RunningApplication, RunningApplication];
/** The linknames that the other instance was told of as gone, and as changed. */
const [gone, changed] = [new Set<string>(), new Set<string>()];
beforeAll(async () => {
  database = await createTestDatabase();
  one = await startApplication({ database, logLevel: 'silent', rateLimits: 'off' });
  other = await startApplication({ database, dataDir: one.config.dataDir, logLevel: 'silent', rateLimits: 'off' });
  other.nest.get(PageChanges).onGone(({ path }) => void gone.add(path));
  other.nest.get(PageChanges).onChange(({ path }) => void changed.add(path));
});
afterAll(async () => {
  await Promise.all([one.stop(), other.stop()]);
  await database.drop();
});

interface SeenPage extends TestAccount {
  readonly linkname: string;
  readonly pageId: string;
  /** The path of a file of its picture. */
  readonly picture: string;
  readonly tiles: readonly Tile[];
}

const SECRET = 'Tarragon';
const PUBLIC = 'query ($linkname: String!) { publicPage(linkname: $linkname) { design { tiles { name } } } }';
const mutate = (query: string, variables: object, { token }: Pick<TestAccount, 'token'>) =>
  graphqlData(one.url, query, { ...variables }, token);

/** All that visitors of an instance get of a page, by its door. */
async function read({ url }: RunningApplication, { linkname, picture }: SeenPage) {
  const get = async (path: string, language = 'en') => {
    const answer = await fetch(url + path, { headers: { 'Accept-Language': language } });
    return { status: answer.status, text: await answer.text() };
  };
  const asked = await graphql(url, PUBLIC, { linkname });
  return {
    page: await get(`/${linkname}`),
    'page in German': await get(`/${linkname}`, 'de'),
    data: await get(`/${linkname}.json`),
    GraphQL: { status: 200, text: JSON.stringify([asked.data, asked.errors]) },
    picture: { status: (await fetch(url + picture)).status, text: '' },
  };
}

let pictures = 0;
async function aSeenPage(linkname: string): Promise<SeenPage> {
  pictures += 1;
  const account = await anUploader(one);
  await claim(one, account, linkname);
  const { data } = await uploadTilePicture(one.url, await aPng({ width: 300 + pictures, height: 300 }), account.token);
  const { id, variants } = data!.uploadTilePicture;
  const tiles: Tile[] = [
    aTile({ id: 'first', name: SECRET }),
    aPicture({ id: 'second', name: SECRET, picture: aTilePicture({ id }) }),
    aTile({ id: 'third', name: 'Stays' }),
  ];
  await publishMixed(one, account, aDesign({ tiles } as Partial<PageDesign>), 0);
  const { myPage } = await graphqlData<{ myPage: { id: string } }>(one.url, '{ myPage { id } }', {}, account.token);
  const page = { ...account, linkname, pageId: myPage.id, picture: new URL(variants[0]!.url).pathname, tiles };
  for (const instance of [one, other])
    for (const [door, { status, text }] of Object.entries(await read(instance, page)))
      expect([door, status, door === 'picture' || text.includes(SECRET)]).toEqual([door, 200, true]);
  return page;
}

const publish = (page: SeenPage, tiles: readonly Tile[]) => publishMixed(one, page, aDesign({ tiles } as Partial<PageDesign>), 1);
const access = (page: SeenPage, value: string) =>
  mutate(
    'mutation ($id: ID!, $access: PageAccess!) { changePageAccess(id: $id, access: $access) { id } }',
    { id: page.pageId, access: value },
    page,
  );

/** What narrows a page, by its linkname. */
const NARROWING: Readonly<Record<string, (page: SeenPage) => Promise<unknown>>> = {
  'goes-offline': (page) => access(page, 'nobody'),
  'gets-a-password': (page) => lockPage(one, page, 'open sesame'),
  'gets-a-time': (page) => setPageTime(one, page, { from: new Date(Date.now() + 86_400_000).toISOString(), isAnnounced: true }),
  'hides-tiles': (page) =>
    publish(
      page,
      page.tiles.map((tile) => (tile.name === SECRET ? { ...tile, visibility: { who: 'hidden' } } : tile)),
    ),
  'removes-tiles': (page) => publish(page, page.tiles.slice(2)),
  'is-hidden': async (page) =>
    mutate(
      'mutation ($id: ID!) { adminHidePage(input: { pageId: $id }) { hiding { since } } }',
      { id: page.pageId },
      await registerOperator(one),
    ),
};

test('WN-11 What is narrowed is in no answer of the instance that wrote it once that is acknowledged, nor of others once they are told, also under load and while the database is away; an edited text stays', async () => {
  const pages: SeenPage[] = [];
  for (const linkname of [...Object.keys(NARROWING), 'edits-a-text']) pages.push(await aSeenPage(linkname));
  const [edited, ...narrowed] = pages.toReversed();
  gone.clear();
  changed.clear();
  const load = Promise.allSettled(Array.from({ length: 300 }, (_, at) => fetch(`${one.url}/nobody-has-${at}`)));
  for (const page of narrowed) {
    await NARROWING[page.linkname]!(page);
    const answers = await Promise.all(Array.from({ length: 8 }, async () => (await fetch(`${one.url}/${page.linkname}`)).text()));
    expect([page.linkname, answers.filter((text) => text.includes(SECRET)).length]).toEqual([page.linkname, 0]);
  }
  await load;
  await publish(
    edited!,
    edited!.tiles.map((tile) => (tile.id === 'third' ? { ...tile, name: 'Stays, and is called otherwise' } : tile)),
  );
  await until(() => narrowed.every(({ linkname }) => gone.has(linkname)) && changed.has(edited!.linkname));
  expect(gone.has(edited!.linkname)).toBe(false);
  await closeDatabase(database);
  for (const page of narrowed) {
    const [ofWriter, ofOther] = [await read(one, page), await read(other, page)];
    for (const [door, { status, text }] of [...Object.entries(ofWriter), ...Object.entries(ofOther)])
      expect([page.linkname, door, text.includes(SECRET), door === 'picture' && status === 200]).toEqual([
        page.linkname,
        door,
        false,
        false,
      ]);
    // The one that wrote it has the new documents; the others may have read them.
    const isThere = ['gets-a-password', 'gets-a-time', 'hides-tiles', 'removes-tiles'].includes(page.linkname);
    const status = isThere ? 200 : 404;
    for (const door of ['page', 'page in German', 'data'] as const) {
      expect([page.linkname, door, ofWriter[door].status]).toEqual([page.linkname, door, status]);
      expect([503, status]).toContain(ofOther[door].status);
    }
  }
  for (const instance of [one, other]) {
    const { page, picture } = await read(instance, edited!);
    expect([page.status, page.text.includes(SECRET), picture.status]).toEqual([200, true, 200]);
  }
  await openDatabase(database);
});
