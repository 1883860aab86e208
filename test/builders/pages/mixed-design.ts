import type { DesignInput } from '../../../server/gateway/graphql/generated.js';
import type { PageDesign } from '../../../server/pages/design/page-design.rules.js';
import type { ContactTile } from '../../../server/pages/tile-kinds/contact/contact-tile.rules.js';
import type { EmbedTile } from '../../../server/pages/tile-kinds/embed/embed-tile.rules.js';
import type { HeadingTile } from '../../../server/pages/tile-kinds/heading/heading-tile.rules.js';
import type { LinkTile } from '../../../server/pages/tile-kinds/link/link-tile.rules.js';
import type { PictureTile } from '../../../server/pages/tile-kinds/picture/picture-tile.rules.js';
import type { TilePicture } from '../../../server/pages/tile-kinds/picture/tile-picture.rules.js';
import { graphqlData } from '../../support/calls/graphql.js';
import type { TestAccount } from '../accounts/account.js';
import { aTile } from './page-design.js';

const { style } = aTile();

export const aLink = (change: Partial<LinkTile> = {}): LinkTile => ({
  kind: 'link',
  name: 'My shop',
  address: 'https://shop.example/?a=1&b=2',
  style,
  ...change,
});

export const aHeading = (name = 'Music'): HeadingTile => ({ kind: 'heading', name, style });

export const anEmbed = (change: Partial<EmbedTile> = {}): EmbedTile => ({
  kind: 'embed',
  name: 'My film',
  address: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  style,
  ...change,
});

export const aContact = (change: Partial<ContactTile> = {}): ContactTile => ({
  kind: 'contact',
  name: 'Write to me',
  contact: { name: 'Ada Rossi', telephone: '+39 011 12-34', mail: 'ada@rossi.example', address: 'Via Roma 1\n10100 Torino' },
  style,
  ...change,
});

/** A picture that no server has. */
export function aTilePicture(change: Partial<TilePicture> = {}): TilePicture {
  const name = (digit: string, format: string) => `${digit.repeat(64)}.${format}`;
  return {
    ...{ id: '0197a8f0-0000-7000-8000-000000000001', width: 1280, height: 960, color: '#8090a0' },
    variants: ['avif', 'webp', 'jpg'].map((format, at) => ({ name: name(String(at), format), format, width: 1280, height: 960 })),
    ...change,
  };
}

export const aPicture = (change: Partial<PictureTile> = {}): PictureTile => ({
  kind: 'picture',
  name: 'My garden in June',
  picture: aTilePicture(),
  alternative: 'Roses before a brick wall',
  address: '',
  style,
  ...change,
});

/** The design for the API. */
export function asInput(design: PageDesign): DesignInput {
  return { ...design, tiles: design.tiles.map(tileInput) } as unknown as DesignInput;
}

function tileInput({ kind, ...tile }: PageDesign['tiles'][number]): object {
  const emblem = tile.emblem?.picture && { emblem: { picture: tile.emblem.picture.id } };
  return { [kind]: { ...tile, ...emblem, ...('picture' in tile && { picture: tile.picture?.id ?? null }) } };
}

/** Publishes a design with tiles of any kinds. */
export async function publishMixed(
  application: { readonly url: string },
  account: TestAccount,
  design: PageDesign,
  basedOnVersion = 0,
): Promise<void> {
  const query = 'mutation ($input: PublishInput!) { publish(input: $input) { version } }';
  await graphqlData(application.url, query, { input: { design: asInput(design), basedOnVersion } }, account.token);
}
