import { DESIGN_LIMITS } from '../../../server/pages/design/page-design.rules.js';
import { isUploadedPicture } from '../../../server/pages/tile-kinds/text/text-pictures.rules.js';
import { hasLinkProtocol, NOWHERE, overHttps } from '../../../server/pages/tile-kinds/text/tile-links.rules.js';

// If digits follow the colon, it separates a host from a port: `example.org:8080`.
const OTHER_SCHEME = /^[a-z][a-z0-9+.-]*:(?!\d)/i;
const E_MAIL = /^[^\s@/:]+@[^\s@/:][^\s@/:.]*\.[^\s@/:]+$/;
const IMAGE = /^https?:\/\/[^\s\p{Cc}/?#]+\/[^\s\p{Cc}]*$/iu;
const IMAGE_ENDING = /\.(png|jpe?g|gif)$/i;

/**
 * The stored form of a link. Links with http, https, mailto and tel stay. An address with any other protocol is replaced by one without
 * effect. A text without a protocol becomes an e-mail address or a web address. An empty text stays empty.
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
 * The address of an embedded picture, or null when the text is not one: it ends in .png, .jpg, .jpeg or .gif, before any query
 * (specification §5). Pages show pictures only over https, so http becomes https. The address of an uploaded picture stays as it is.
 */
export function imageAddress(text: string): string | null {
  const address = text.trim();
  if (isUploadedPicture(address)) return address;
  const path = address.split(/[?#]/, 1)[0] ?? '';
  if (!IMAGE.test(address) || !IMAGE_ENDING.test(path)) return null;
  const source = usable(encoded(overHttps(address)));
  return source === NOWHERE ? null : source;
}

// Browsers ignore control characters in a protocol, so `java\tscript:` is one.
function withoutControls(text: string): string {
  // oxlint-disable-next-line no-control-regex -- Control characters are what it removes.
  return text.replace(/[\u0000-\u001f\u007f]/g, '');
}

function encoded(address: string): string {
  return address.replace(/[\s<>"`{}|\\^]/g, encodeURIComponent);
}
