import { createHash } from 'node:crypto';

/** Header names and values in turn, as `ServerResponse.writeHead` takes them. */
export type HeaderList = readonly string[];

/** The inline parts of a document: each is allowed by the hash of its text, and nothing else inline is. */
export interface InlineParts {
  readonly inlineStyles: readonly string[];
  readonly inlineScripts: readonly string[];
}

const nothingInline: InlineParts = { inlineStyles: [], inlineScripts: [] };

/**
 * The headers that every document carries, whoever wrote it. Other sites need not know where a visitor came from; with `no-referrer`
 * not even this one is told, for documents whose own address may hold a token.
 */
export function securityHeaders(publicUrl: string, referrerPolicy: 'same-origin' | 'no-referrer' = 'same-origin'): HeaderList {
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
  return publicUrl.startsWith('https:') ? [...always, 'Strict-Transport-Security', 'max-age=31536000'] : always;
}

/** For a creator's page: its own style sheet and script, and pictures that the creator put into the text. */
export function creatorPagePolicy(inline: InlineParts, publicUrl: string): HeaderList {
  return policy({
    'script-src': hashes(inline.inlineScripts),
    'style-src': hashes(inline.inlineStyles),
    'img-src': ["'self'", 'https:'],
    // Nothing on the page asks for anything. Those who judge it for search engines ask for this one in its name.
    'connect-src': [`${publicUrl}/robots.txt`],
    'form-action': ["'none'"],
  });
}

/** For the product's own screens and documents: what this server built, and the inline parts given. */
export function productPolicy(inline: InlineParts = nothingInline): HeaderList {
  return policy({
    'script-src': ["'self'", ...hashes(inline.inlineScripts)],
    'style-src': ["'self'", ...hashes(inline.inlineStyles)],
    'img-src': ["'self'", 'data:', 'https:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
  });
}

function policy(sources: Readonly<Record<string, readonly string[]>>): HeaderList {
  const everything = { 'default-src': ["'none'"], ...sources, 'base-uri': ["'none'"], 'frame-ancestors': ["'none'"] };
  const directives = Object.entries(everything).map(([name, values]) => `${name} ${values.join(' ') || "'none'"}`);
  return ['Content-Security-Policy', directives.join('; ')];
}

function hashes(texts: readonly string[]): string[] {
  return texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
}
