import { createHash } from 'node:crypto';
import type { SiteAddresses } from '../../site-addresses.js';

/** Names and values of headers in turn, in the format of `ServerResponse.writeHead`. */
export type HeaderList = readonly string[];

/** The inline parts of a document. Each is allowed by the hash of its text; other inline code is not allowed. */
export interface InlineParts {
  readonly inlineStyles: readonly string[];
  readonly inlineScripts: readonly string[];
}

/** The parts of a creator's page that its policy has to allow. */
export interface PageParts extends InlineParts {
  /** The origins of the frames that its tiles open when a visitor presses them. */
  readonly frameOrigins: readonly string[];
}

const nothingInline: InlineParts = { inlineStyles: [], inlineScripts: [] };

/** To whom the browser sends the address of the document as `Referer`: only to this site, or to nobody. */
export type ReferrerPolicy = 'same-origin' | 'no-referrer';

/**
 * The headers of every document. Other sites do not see which page a visitor came from. With `no-referrer`, not even this site does; this
 * is for documents whose own address may contain a token.
 */
export function securityHeaders({ isSecure }: Pick<SiteAddresses, 'isSecure'>, referrerPolicy: ReferrerPolicy = 'same-origin'): HeaderList {
  const always = [
    'X-Content-Type-Options',
    'nosniff',
    'X-Frame-Options',
    'DENY',
    'Referrer-Policy',
    referrerPolicy,
    'Cross-Origin-Opener-Policy',
    'same-origin',
    'Permissions-Policy',
    'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  ];
  return isSecure ? [...always, 'Strict-Transport-Security', 'max-age=31536000'] : always;
}

/**
 * For a creator's page: its own style sheet and script, pictures from the content of its tiles, exactly the frames of its tiles, and, if its
 * style sheet has some, this server's typefaces and the drawings inside the sheet; the reports of its visits, if it sends some; and the form for a
 * password, if it has one.
 */
export function creatorPagePolicy(inline: PageParts, addresses: SiteAddresses, { reports = true, asksPassword = false } = {}): HeaderList {
  // The page itself only reports its visits. Audit tools of search engines load the other file from inside the page.
  const connections = [...(reports ? [addresses.at('/api/visits')] : []), addresses.at('/robots.txt')];
  return pagePolicy(inline, connections, [asksPassword ? "'self'" : "'none'"]);
}

/** For the copy of a creator's page on any server: the same, and nothing of this server. */
export function copiedPagePolicy(inline: PageParts): HeaderList {
  return pagePolicy(inline, ["'self'"], ["'none'"]);
}

function pagePolicy(inline: PageParts, connections: readonly string[], forms: readonly string[]): HeaderList {
  return policy({
    'script-src': hashes(inline.inlineScripts),
    'style-src': hashes(inline.inlineStyles),
    'img-src': ["'self'", 'https:', ...(inline.inlineStyles.some((style) => style.includes('url("data:')) ? ['data:'] : [])],
    ...(inline.inlineStyles.some((style) => style.includes('@font-face')) && { 'font-src': ["'self'"] }),
    ...(inline.frameOrigins.length > 0 && { 'frame-src': inline.frameOrigins }),
    'connect-src': connections,
    'form-action': forms,
  });
}

/**
 * For the product's own screens and documents: built files, and the given inline parts. The screens that lead to an editor may also ask whether
 * a server answers at the address that their user has typed.
 */
export function productPolicy(inline: InlineParts = nothingInline, asksOtherHosts = false): HeaderList {
  return policy({
    'script-src': ["'self'", ...hashes(inline.inlineScripts)],
    'style-src': ["'self'", ...hashes(inline.inlineStyles)],
    // `blob:` is for files that their user has chosen, and that are not uploaded yet.
    'img-src': ["'self'", 'data:', 'blob:', 'https:'],
    'font-src': ["'self'"],
    'connect-src': asksOtherHosts ? ["'self'", 'https:'] : ["'self'"],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'form-action': ["'self'"],
  });
}

/** The first element of each document. */
const CHARSET = '<meta charSet="utf-8"/>';

/**
 * The document with the policy among these headers as an element, for a file that a web server sends without them. It comes before everything that it restricts. Browsers ignore
 * `frame-ancestors` there, so the web server has to send it.
 */
export function withPolicyElement(html: string, headers: HeaderList): string {
  if (!html.includes(CHARSET)) throw new Error('The document of a page does not begin as expected.');
  const text = headers[headers.indexOf('Content-Security-Policy') + 1] ?? '';
  const directives = text.split('; ').filter((directive) => !directive.startsWith('frame-ancestors '));
  return html.replace(CHARSET, `${CHARSET}<meta http-equiv="Content-Security-Policy" content="${directives.join('; ')}"/>`);
}

/** For the service worker, which only fetches files from this server. */
export function workerPolicy(): HeaderList {
  return policy({ 'connect-src': ["'self'"] });
}

function policy(sources: Readonly<Record<string, readonly string[]>>): HeaderList {
  const everything = { 'default-src': ["'none'"], ...sources, 'base-uri': ["'none'"], 'frame-ancestors': ["'none'"] };
  const directives = Object.entries(everything).map(([name, values]) => `${name} ${values.join(' ') || "'none'"}`);
  return ['Content-Security-Policy', directives.join('; ')];
}

function hashes(texts: readonly string[]): string[] {
  return texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
}
