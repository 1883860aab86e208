import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { buildSchema, getNamedType, isInterfaceType, isObjectType, type GraphQLNamedType } from 'graphql';
import { designInput, Tessera, TesseraError } from '../../../docs/api/files/tessera.js';
import { projectFolder } from '../../../server/config/config.js';
import type { PageDesign, Tile } from '../../../server/pages/design/page-design.rules.js';
import { sanitizeTileHtml } from '../../../server/adapters/tiles/sanitize-tile-html.js';
import { anyFullDesign } from '../../builders/pages/any-appearance.js';
import { aPng } from '../../builders/images.js';
import { asInput, aTilePicture } from '../../builders/pages/mixed-design.js';
import { isAdministrative } from '../../support/calls/any-operation.js';
import { graphqlData } from '../../support/calls/graphql.js';
import { runningApplication } from '../../support/servers/running-application.js';
import { anUploader } from '../../support/calls/uploads.js';

const application = runningApplication({ rateLimits: 'off' });
const schema = buildSchema(readFileSync(join(projectFolder, 'schema.graphql'), 'utf8'));

/** All fields of a type that are not deprecated, as deep as they go, but for those that are known. A picture is known by its id. */
function everythingOf(type: GraphQLNamedType, known: readonly string[] = []): string {
  if (type.name === 'TilePicture') return '{ id }';
  if (!isInterfaceType(type) && !isObjectType(type)) return '';
  const fields = Object.values(type.getFields()).filter(
    ({ name, deprecationReason }) => deprecationReason == null && !known.includes(name) && !isAdministrative({ name }),
  );
  const names = fields.map(({ name }) => name);
  const kinds = isInterfaceType(type)
    ? schema.getPossibleTypes(type).map((kind) => `... on ${kind.name} ${everythingOf(kind, names)}`)
    : [];
  return `{ __typename ${fields.map((field) => `${field.name} ${everythingOf(getNamedType(field.type))}`).join(' ')} ${kinds.join(' ')} }`;
}

/** The design with this picture in each place for one, and as the emblem of every third tile. */
function pictured(design: PageDesign, id: string): PageDesign {
  const picture = aTilePicture({ id });
  const tiles = design.tiles.map((tile, at): Tile => {
    const shown = at % 3 === 0 ? { ...tile, emblem: { picture } } : tile;
    if (shown.kind === 'text') return { ...shown, html: sanitizeTileHtml(shown.html) };
    return shown.kind === 'picture' && shown.picture ? { ...shown, picture } : shown;
  });
  return { ...design, tiles };
}

test('Whatever a page has is the same after a program has read and published it with the TypeScript client', async () => {
  const ada = await anUploader(application);
  const tessera = new Tessera({ url: application.url, token: ada.token });
  const { id } = await tessera.uploadTilePicture({ image: new Blob([new Uint8Array(await aPng())]) });
  const query = `{ myPage { design ${everythingOf(schema.getType('PageDesign')!)} } }`;
  const everything = () => graphqlData<object>(application.url, query, {}, ada.token);
  let basedOnVersion = 0;
  const publish = async (design: Parameters<Tessera['publish']>[0]['input']['design']) => {
    basedOnVersion = (await tessera.publish({ input: { design, basedOnVersion } })).version;
  };
  await fc.assert(
    fc.asyncProperty(anyFullDesign, async (any) => {
      await publish(asInput(pictured(any, id)));
      const before = await everything();
      await publish(designInput((await tessera.myPage()).design!));
      expect(await everything()).toEqual(before);
    }),
    { numRuns: 20 },
  );
});

describe('An error of the TypeScript client', () => {
  const anId: unknown = expect.stringMatching(/^[\w-]{8,}$/);

  test('names the code, the status, the request, and what is wrong with each field, as sentences and as codes', async () => {
    const { token } = await anUploader(application);
    const refused = new Tessera({ url: application.url, token }).createWebhook({ input: { url: 'no address', events: [] } });
    await expect(refused).rejects.toBeInstanceOf(TesseraError);
    await expect(refused).rejects.toMatchObject({
      code: 'WEBHOOK_REFUSED',
      status: 200,
      requestId: anId,
      fields: { url: [expect.any(String)], events: [expect.any(String)] },
      fieldRefusals: { url: [{ code: 'WEBHOOK_REFUSED', reason: 'WEBHOOK_ADDRESS' }], events: [{ reason: 'WEBHOOK_EVENTS' }] },
    });
    const unknown = new Tessera({ url: application.url }).me();
    await expect(unknown).rejects.toMatchObject({ code: 'UNAUTHENTICATED', requestId: anId, fields: {}, fieldRefusals: {} });
  });

  test('says NOT_FOUND where no API is, with the status and the request', async () => {
    for (const path of ['/nothing', '/api'])
      await expect(new Tessera({ url: application.url + path }).reservedLinknames()).rejects.toMatchObject({
        code: 'NOT_FOUND',
        status: 404,
        requestId: anId,
      });
  });
});

test('With the TypeScript client, a program opens an account, creates and revokes an access token, signs out and in, and deletes the account', async () => {
  const guest = new Tessera({ url: application.url });
  const credentials = { username: 'program', password: 'a long password of a program' };
  const opened = await guest.register({ input: { ...credentials, email: 'program@example.org' } });
  expect(opened).toMatchObject({ isNewAccount: true, account: { username: 'program', emailVerified: false } });
  const owner = new Tessera({ url: application.url, token: opened.token });
  const created = await owner.createAccessToken({ input: { name: 'Reader', scopes: ['READ'] } });
  const reader = new Tessera({ url: application.url, token: created.token });
  expect((await reader.me()).username).toBe('program');
  await owner.revokeAccessToken({ id: created.accessToken.id });
  await expect(reader.me()).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  await owner.logOut();
  await expect(owner.me()).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  const begun = await guest.beginLogIn({ input: credentials });
  if (begun.__typename !== 'SignedIn') throw new Error('The account has no second step.');
  const again = new Tessera({ url: application.url, token: begun.token });
  expect(await again.deleteAccount({ input: credentials })).toBe(true);
  await expect(guest.beginLogIn({ input: credentials })).rejects.toMatchObject({ code: 'WRONG_CREDENTIALS' });
});
