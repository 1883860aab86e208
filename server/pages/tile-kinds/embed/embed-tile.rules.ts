import { isWebAddress } from '../tile-address.rules.js';
import { link, paragraph } from '../tile-html-writing.rules.js';
import type { BaseTile, TileKindRules } from '../tile-kind.rules.js';
import { EMBED_PROVIDERS, type EmbedProvider } from './embed-providers.rules.js';

/** A card that becomes a video, a song, a map or a post of another site when a visitor presses it. Nothing of that site is loaded before. */
export interface EmbedTile extends BaseTile {
  readonly kind: 'embed';
  /** The https address of a video, song, map or post at one of the providers. Empty until its creator enters one. */
  readonly address: string;
}

/** What the pattern of an address has found in it, by the names of its groups. */
export type EmbedParts = Readonly<Partial<Record<string, string>>>;

/** What an address shows. `embedFrame` finds the frame for it. */
export interface Embed {
  readonly address: string;
  readonly provider: EmbedProvider;
  readonly parts: EmbedParts;
}

export const embedTiles: TileKindRules<EmbedTile> = {
  toHtml: ({ address }) => (address === '' ? '' : paragraph(link(address, address))),
  isBlank: ({ address }) => address === '',
  publicFields: ['address'],
};

/** What the address shows, from the address alone: nothing is fetched. Null when it is not the address of one of the providers. */
export function embedOf(address: string): Embed | null {
  if (!isWebAddress(address)) return null;
  for (const provider of EMBED_PROVIDERS) {
    for (const pattern of provider.patterns) {
      const found = pattern.exec(address);
      if (found) return { address, provider, parts: found.groups ?? {} };
    }
  }
  return null;
}
