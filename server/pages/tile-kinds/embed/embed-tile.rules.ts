import { checkLength, parseText } from '../../field-parsing.rules.js';
import { DESIGN_LIMITS } from '../../design-limits.rules.js';
import { isWebAddress } from '../tile-address.rules.js';
import { link, paragraph } from '../tile-html-writing.rules.js';
import type { TileFace, TileKindRules } from '../tile-kind.rules.js';
import { EMBED_PROVIDERS, type EmbedProvider } from './embed-providers.rules.js';

/** A card that becomes a video, a song or a map of another site when a visitor presses it. Nothing of that site is loaded before. */
export interface EmbedTile extends TileFace {
  readonly kind: 'embed';
  /** The https address of a video, song or map at one of the providers. Empty until its creator enters one. */
  readonly address: string;
}

/** What an address shows. */
export interface Embed {
  readonly provider: EmbedProvider;
  /** The address of the frame. Null if it cannot be shown in a frame: then the tile is a link. */
  readonly frame: string | null;
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

/** What a person typed, as an https address. Of the code that a site offers for embedding, it is the address of the frame. */
export function completeEmbedAddress(typed: string): string {
  const text = (frameSource(typed)?.replaceAll('&amp;', '&') ?? typed)
    .trim()
    .replace(/^http:\/\//i, 'https://')
    .replace(/^\/\//, 'https://');
  return text === '' || /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`;
}

function frameSource(code: string): string | undefined {
  const at = code.search(/<iframe\s/i);
  const tag = at < 0 ? '' : code.slice(at).split('>', 1)[0];
  return /\ssrc="([^"]+)"/i.exec(tag ?? '')?.[1];
}

/** What the address shows, from the address alone: nothing is fetched. Null when it is not the address of one of the providers. */
export function embedOf(address: string): Embed | null {
  if (!isWebAddress(address)) return null;
  for (const provider of EMBED_PROVIDERS) {
    for (const { pattern, frame } of provider.rules) {
      const found = pattern.exec(address);
      if (found) return { provider, frame: frame(found) };
    }
  }
  return null;
}
