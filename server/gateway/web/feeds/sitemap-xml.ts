import { escapeMarkup } from '../../../markup.rules.js';

/** A page that search engines may index. */
export interface SitemapEntry {
  /** The absolute address. */
  readonly address: string;
  readonly changedAt?: Date;
}

/** A sitemap in the format of sitemaps.org: at most 50,000 entries. */
export function sitemapXml(entries: readonly SitemapEntry[]): string {
  const urls = entries.map(({ address, changedAt }) => {
    const lastmod = changedAt === undefined ? '' : `<lastmod>${changedAt.toISOString()}</lastmod>`;
    return `<url><loc>${escapeMarkup(address)}</loc>${lastmod}</url>\n`;
  });
  return document('urlset', urls);
}

/** The index of the sitemaps of a site, by their absolute addresses. */
export function sitemapIndexXml(addresses: readonly string[]): string {
  return document(
    'sitemapindex',
    addresses.map((address) => `<sitemap><loc>${escapeMarkup(address)}</loc></sitemap>\n`),
  );
}

function document(root: string, lines: readonly string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${lines.join('')}</${root}>\n`;
}
