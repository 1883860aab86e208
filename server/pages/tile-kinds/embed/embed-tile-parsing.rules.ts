import { DESIGN_LIMITS } from '../../design/design-limits.rules.js';
import { checkLength, parseText } from '../../design/field-parsing.rules.js';
import type { TileParser } from '../tile-parser.rules.js';
import { EMBED_PROVIDERS } from './embed-providers.rules.js';
import { embedOf, type EmbedTile } from './embed-tile.rules.js';

/** The longest code for embedding that is read, in UTF-16 units. */
const CODE_LENGTH = 8_192;

export const parseEmbedTile: TileParser<EmbedTile> = (input, place, faults) => {
  const typed = parseText(input.address ?? '', `${place}.address`, CODE_LENGTH, faults);
  if (typed.length > CODE_LENGTH) return { address: typed };
  const address = completeEmbedAddress(typed);
  checkLength(address, `${place}.address`, DESIGN_LIMITS.linkLength, faults);
  if (address !== '' && !embedOf(address)) {
    faults.add(`${place}.address`, 'EMBED_UNKNOWN', { providers: EMBED_PROVIDERS.map(({ name }) => name).join(', ') });
  }
  return { address };
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
