import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { buildSchema, getNamedType, isInterfaceType, isObjectType, type GraphQLNamedType } from 'graphql';
import { designInput, Tessera } from '../../docs/api/files/tessera.js';
import { projectFolder } from '../../server/config.js';
import type { PageDesign, Tile } from '../../server/pages/page-design.rules.js';
import { sanitizeTileHtml } from '../../server/adapters/tiles/sanitize-tile-html.js';
import { anyFullDesign } from '../builders/any-appearance.js';
import { aPng } from '../builders/images.js';
import { asInput, aTilePicture } from '../builders/mixed-design.js';
import { graphqlData } from '../support/graphql.js';
import { runningApplication } from '../support/running-application.js';
import { anUploader } from '../support/uploads.js';

const application = runningApplication({ rateLimits: 'off' });
const schema = buildSchema(readFileSync(join(projectFolder, 'schema.graphql'), 'utf8'));

/** All fields of a type that are not deprecated, as deep as they go, but for those that are known. A picture is known by its id. */
function everythingOf(type: GraphQLNamedType, known: readonly string[] = []): string {
  if (type.name === 'TilePicture') return '{ id }';
  if (!isInterfaceType(type) && !isObjectType(type)) return '';
  const fields = Object.values(type.getFields()).filter(
    ({ name, deprecationReason }) => deprecationReason == null && !known.includes(name),
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
