import { DESIGN_LIMITS } from '../../../server/pages/page-design.rules.js';
import { hasLinkProtocol, NOWHERE } from '../../../server/pages/tile-html.rules.js';

// A name with a colon is an address with a port when digits follow: `example.org:8080`.
const OTHER_SCHEME = /^[a-z][a-z0-9+.-]*:(?!\d)/i;
const E_MAIL = /^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/;
const IMAGE = /^https?:\/\/[^\s\p{Cc}/?#]+\/[^\s\p{Cc}]*$/iu;
const IMAGE_ENDING = /\.(png|jpe?g|gif)$/i;

/**
 * A link as it is kept: http, https, mailto and tel stay, any other protocol leads nowhere. What has no protocol is taken for
 * an e-mail address or a place on the web. An empty text stays empty.
 */
export function linkAddress(text: string): string {
  const link = withoutControls(text).trim();
  if (link === '') return '';
  if (hasLinkProtocol(link)) return usable(encoded(link));
  if (OTHER_SCHEME.test(link) || /^[/#?]/.test(link)) return NOWHERE;
  return usable(encoded(E_MAIL.test(link) ? `mailto:${link}` : `https://${link}`));
}

function usable(address: string): string {
  return address.length <= DESIGN_LIMITS.linkLength && URL.canParse(address) ? address : NOWHERE;
}

/**
 * The address of a picture as it is embedded, or null when the text is not one: it ends in .png, .jpg, .jpeg or .gif, whatever
 * query follows (specification §5). Pages show pictures over https only, so http is taken as https.
 */
export function imageAddress(text: string): string | null {
  const address = text.trim();
  const path = address.split(/[?#]/, 1)[0] ?? '';
  if (!IMAGE.test(address) || !IMAGE_ENDING.test(path)) return null;
  const source = usable(encoded(address.replace(/^http:/i, 'https:')));
  return source === NOWHERE ? null : source;
}

// Browsers skip control characters in a protocol, so `java\tscript:` is one.
function withoutControls(text: string): string {
  // eslint-disable-next-line no-control-regex -- Control characters are what it removes.
  return text.replace(/[\u0000-\u001f\u007f]/g, '');
}

function encoded(address: string): string {
  return address.replace(/[\s<>"`{}|\\^]/g, encodeURIComponent);
}
