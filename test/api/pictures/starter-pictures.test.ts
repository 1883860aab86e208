import { expect, test } from '@jest/globals';
import type { PageDesign, Tile } from '../../../server/pages/design/page-design.rules.js';
import { STARTER_PICTURES } from '../../../server/pages/pictures/starter-pictures.rules.js';
import { uploadedPictureAddress } from '../../../server/pages/tile-kinds/text/text-pictures.rules.js';
import { claim, register, type TestAccount } from '../../builders/accounts/account.js';
import { aPicture, aTilePicture, asInput } from '../../builders/pages/mixed-design.js';
import { aDesign, aTile } from '../../builders/pages/page-design.js';
import { graphql, graphqlData } from '../../support/calls/graphql.js';
import { runningApplication } from '../../support/servers/running-application.js';

const application = runningApplication({ rateLimits: 'off' });

const { cook, teacher } = STARTER_PICTURES;
const PICTURE = 'picture { id width height color variants { url } }';

interface ShownPicture {
  readonly id: string;
  readonly variants: readonly { readonly url: string }[];
}

interface Published {
  readonly publish: { readonly version: number; readonly design: { readonly tiles: readonly { readonly picture?: ShownPicture }[] } };
}

/** `basedOnVersion` 0 is the first publication. */
function publish({ token }: TestAccount, basedOnVersion: number, ...tiles: readonly Tile[]) {
  const query = `mutation ($input: PublishInput!) {
    publish(input: $input) { version design { tiles { ... on PictureTile { ${PICTURE} } } } }
  }`;
  const input = { design: asInput(aDesign({ tiles } as Partial<PageDesign>)), basedOnVersion };
  return graphql<Published>(application.url, query, { input }, token);
}

async function published(account: TestAccount, basedOnVersion: number, ...tiles: readonly Tile[]): Promise<ShownPicture> {
  const { data, errors } = await publish(account, basedOnVersion, ...tiles);
  expect(errors).toEqual([]);
  return data!.publish.design.tiles[0]!.picture!;
}

const showing = (id: string) => aPicture({ picture: aTilePicture({ id }) });

async function keptBy({ username }: TestAccount): Promise<string[]> {
  const query = 'SELECT tile_picture.id FROM tile_picture JOIN account ON account.id = account_id WHERE username = $1';
  return (await application.dataSource.query<{ id: string }[]>(query, [username])).map(({ id }) => id);
}

test('The pictures of starters are shown before anybody has published them', async () => {
  for (const { name, bytes } of cook.variants) {
    const answer = await fetch(`${application.url}/media/${name}`);
    expect(answer.status).toBe(200);
    expect((await answer.arrayBuffer()).byteLength).toBe(bytes);
    const described = await fetch(`${application.url}/media/${name}`, { method: 'HEAD' });
    expect(described.headers.get('content-length')).toBe(String(bytes));
  }
});

test('KT-04 An account that publishes the picture of a starter has it from then on, with an id of its own and without a verified address', async () => {
  const ada = await register(application);
  await claim(application, ada, 'from-a-starter');
  const first = await published(ada, 0, showing(cook.id));
  expect(first.id).not.toBe(cook.id);
  expect(first).toMatchObject({ width: cook.width, height: cook.height, color: cook.color });
  expect(first.variants.map(({ url }) => url.slice(url.lastIndexOf('/') + 1))).toEqual(cook.variants.map(({ name }) => name));
  // Published again, as it came and as it was returned: still the same one.
  expect((await published(ada, 1, showing(cook.id))).id).toBe(first.id);
  expect((await published(ada, 1, showing(first.id))).id).toBe(first.id);
  expect(await keptBy(ada)).toEqual([first.id]);
  expect(await (await fetch(`${application.url}/from-a-starter`)).text()).toContain(`/media/${cook.variants.at(-1)?.name}`);
  // Its files are in use, as those of an upload.
  const names = cook.variants.map(({ name }) => name);
  const stored = await application.dataSource.query<{ kept: string }[]>(
    'SELECT kept_at::text AS kept FROM stored_image WHERE name = ANY($1)',
    [names],
  );
  expect(stored).toEqual(names.map(() => ({ kept: 'infinity' })));
});

test('Each account has the picture of a starter by an id of its own, and not by that of another account', async () => {
  const [ada, bob] = [await register(application), await register(application)];
  const [adas, bobs] = [await published(ada, 0, showing(teacher.id)), await published(bob, 0, showing(teacher.id))];
  expect(adas.id).not.toBe(bobs.id);
  const { errors } = await publish(bob, 1, showing(adas.id));
  expect(errors[0]?.extensions).toMatchObject({ fieldRefusals: { 'tiles.0.picture': [{ code: 'PICTURE_NOT_FOUND' }] } });
});

test('Two publications at once keep the picture of a starter once', async () => {
  const ada = await register(application);
  const answers = await Promise.all([publish(ada, 0, showing(cook.id)), publish(ada, 0, showing(cook.id))]);
  expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(1);
  expect(answers.flatMap(({ errors }) => errors.map(({ extensions }) => extensions?.code))).toEqual(['PAGE_CHANGED_ELSEWHERE']);
  expect(await keptBy(ada)).toHaveLength(1);
});

test('The picture of a starter is an emblem, too; a text does not have it, and a refused design keeps none', async () => {
  const ada = await register(application);
  const html = `<p><img src="${uploadedPictureAddress(cook.id, cook)}" alt=""></p>`;
  const { errors } = await publish(ada, 0, showing(teacher.id), aTile({ html }));
  expect(errors[0]?.extensions).toMatchObject({ fieldRefusals: { 'tiles.1.html': [{ code: 'PICTURE_NOT_FOUND' }] } });
  expect(await keptBy(ada)).toEqual([]);
  expect((await publish(ada, 0, aTile({ emblem: { picture: aTilePicture({ id: cook.id }) } }))).errors).toEqual([]);
  const { me } = await graphqlData<{ me: { page: { design: { tiles: { emblem: { picture: { id: string } } }[] } } } }>(
    application.url,
    '{ me { page { design { tiles { emblem { picture { id } } } } } } }',
    {},
    ada.token,
  );
  expect([me.page.design.tiles[0]!.emblem.picture.id]).toEqual(await keptBy(ada));
});
