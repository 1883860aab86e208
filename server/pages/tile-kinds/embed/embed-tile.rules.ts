import { checkLength, parseText } from '../../field-parsing.rules.js';
import { DESIGN_LIMITS } from '../../design-limits.rules.js';
import { isWebAddress } from '../tile-address.rules.js';
import { link, paragraph } from '../tile-html-writing.rules.js';
import type { TileFace, TileKindRules } from '../tile-kind.rules.js';
import { EMBED_PROVIDERS, type EmbedProvider } from './embed-providers.rules.js';

/** A card that becomes a video, a song, a map or a post of another site when a visitor presses it. Nothing of that site is loaded before. */
export interface EmbedTile extends TileFace {
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

/** The longest code for embedding that is read, in UTF-16 units. */
const CODE_LENGTH = 8_192;

export const embedTiles: TileKindRules<EmbedTile> = {
  parse(input, place, faults) {
    const typed = parseText(input.address ?? '', `${place}.address`, CODE_LENGTH, faults);
    if (typed.length > CODE_LENGTH) return { address: typed };
    const address = completeEmbedAddress(typed);
    checkLength(address, `${place}.address`, DESIGN_LIMITS.linkLength, faults);
    if (address !== '' && !embedOf(address)) {
      faults.add(`${place}.address`, 'EMBED_UNKNOWN', { providers: EMBED_PROVIDERS.map(({ name }) => name).join(', ') });
    }
    return { address };
  },
  toHtml: ({ address }) => (address === '' ? '' : paragraph(link(address, address))),
  isBlank: ({ address }) => address === '',
};

/** What a person typed, as an https address. Of the code that a site offers for embedding, it is the first address of a provider. */
export function completeEmbedAddress(typed: string): string {
  if (!typed.includes('<')) return asHttps(typed);
  const addresses = Array.from(typed.matchAll(/\s(?:src|href)="([^"]+)"/gi), ([, address = '']) =>
    asHttps(address.replaceAll('&amp;', '&')),
  );
  return addresses.find(embedOf) ?? asHttps(typed);
}

function asHttps(typed: string): string {
  const text = typed
    .trim()
    .replace(/^http:\/\//i, 'https://')
    .replace(/^\/\//, 'https://');
  return text === '' || /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`;
}

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
