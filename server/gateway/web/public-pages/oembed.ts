import type { SiteAddresses } from '../../../site-addresses.js';
import { escapeMarkup, xmlElement } from '../../../markup.rules.js';
import { CARD_SIZE } from '../../../media/card-drawing.rules.js';
import type { Page } from '../../../pages/page.js';
import type { Oembed } from './page-data-shape.js';

/** The most room that a site has, in CSS pixels. */
export interface OembedSize {
  readonly width: number | undefined;
  readonly height: number | undefined;
}

interface EmbeddedPage {
  readonly linkname: string;
  readonly page: Page;
  /** The address of the picture that networks show. Undefined for a page that was never published. */
  readonly card: string | undefined;
}

/** The width of a card if the site does not limit it, in CSS pixels. */
const USUAL_WIDTH = 600;

/**
 * How another site shows a link to a page, as oEmbed 1.0 says: its card, which leads to it. A page is never shown in a frame of another site, because such a
 * frame could make visitors press what they do not see.
 */
export function oembed({ linkname, page, card }: EmbeddedPage, most: OembedSize, siteName: string, addresses: SiteAddresses): Oembed {
  const { title } = page.shownDesign;
  const address = addresses.page(linkname);
  const common = { version: '1.0' as const, title, provider_name: siteName, provider_url: addresses.origin, cache_age: 3600 };
  if (card === undefined) return { ...common, type: 'link' };
  const scale = Math.min(1, ...[(most.width ?? USUAL_WIDTH) / CARD_SIZE.width, (most.height ?? CARD_SIZE.height) / CARD_SIZE.height]);
  const width = Math.max(1, Math.floor(CARD_SIZE.width * scale));
  const height = Math.max(1, Math.floor(CARD_SIZE.height * scale));
  const picture = `<img src="${escapeMarkup(card)}" alt="${escapeMarkup(title)}" width="${width}" height="${height}" style="max-width:100%;height:auto;border:0">`;
  const html = `<a href="${escapeMarkup(address)}" target="_blank" rel="noopener">${picture}</a>`;
  const fits = CARD_SIZE.width <= (most.width ?? Infinity) && CARD_SIZE.height <= (most.height ?? Infinity);
  const thumbnail = fits ? { thumbnail_url: card, thumbnail_width: CARD_SIZE.width, thumbnail_height: CARD_SIZE.height } : {};
  return { ...common, type: 'rich', html, width, height, ...thumbnail };
}

/** The same as XML, the other format of oEmbed. */
export function oembedXml(answer: Oembed): string {
  const elements = Object.entries(answer).map(([name, value]) => xmlElement(name, String(value)));
  return `<?xml version="1.0" encoding="utf-8" standalone="yes"?>\n<oembed>${elements.join('')}</oembed>\n`;
}
