import type { Color } from '../../../server/pages/design/color.rules.js';
import { DESIGN_LIMITS, type PageDesign, type Tile } from '../../../server/pages/design/page-design.rules.js';
import {
  completeSocialLink,
  isSocialLink,
  NO_SOCIAL_LINKS,
  SOCIAL_KINDS,
  type SocialLinks,
} from '../../../server/pages/design/social-links.rules.js';
import { toWire } from '../../../server/pages/design/wire-design.rules.js';
import { aDesign, aTile } from '../pages/page-design.js';

// In characters. A character can become several bytes, and a tile or page above its limit in bytes is refused.
const LONGEST_HTML = 8_000;
const LONGEST_ELSEWHERE = 1_000;
const LONGEST_PAGE = 200_000;

/** Groups payloads so that each group fits into the tiles of one page. A tile's payload is cut after a few thousand characters. */
export function pagesOf(payloads: readonly string[]): (readonly string[])[] {
  const pages: string[][] = [];
  let room = 0;
  for (const payload of payloads) {
    const needed = payload.length + 500;
    if (needed > room || pages.at(-1)?.length === DESIGN_LIMITS.tiles) {
      pages.push([]);
      room = LONGEST_PAGE;
    }
    pages.at(-1)?.push(payload);
    room -= Math.min(needed, LONGEST_HTML);
  }
  return pages;
}

/** A page that has each payload in a tile: as its name, as its content and as each of its colours. Title and links are given. */
export function hostileDesign(payloads: readonly string[], { title, socialLinks }: Pick<PageDesign, 'title' | 'socialLinks'>): PageDesign {
  const paint = colorOf(payloads[0] ?? '');
  return aDesign({ title, socialLinks, titleColor: paint, backgroundColor: paint, tiles: payloads.map(hostileTile) });
}

function hostileTile(payload: string): Tile {
  const color = colorOf(payload);
  const style = { text: color, button: color, hover: color, border: color, shadow: color };
  const html = `<p>before</p>${payload.slice(0, LONGEST_HTML)}<p>after</p>`;
  return aTile({ name: payload.slice(0, DESIGN_LIMITS.tileNameLength), html, style });
}

function colorOf(payload: string): Color {
  return { hex: payload.slice(0, LONGEST_ELSEWHERE), alpha: 0.5 };
}

/** Whether GraphQL refuses a text as a social link. What the database cannot store is removed before. */
export function isRefusedLink(text: string): boolean {
  return !isSocialLink(text.replace(/\0|\p{Surrogate}/gu, ''));
}

/** The same page without what only older clients may send: colours that are none, and links that lead nowhere. */
export function withoutRefused(design: PageDesign): PageDesign {
  const { titleColor, backgroundColor } = aDesign();
  const links = SOCIAL_KINDS.map((kind) => [
    kind,
    isRefusedLink(design.socialLinks[kind]) ? 'https://ada.example' : design.socialLinks[kind],
  ]);
  const tiles = design.tiles.map((tile) => ({ ...tile, style: aTile().style }));
  return { ...design, titleColor, backgroundColor, tiles, socialLinks: Object.fromEntries(links) as SocialLinks };
}

/**
 * Pages without tiles. Together they have every payload in a title, and every address as each of the ten links. Payloads are cut at the
 * length of a title.
 */
export function hostileHeads(payloads: readonly string[], addresses: readonly string[]): PageDesign[] {
  const titles = titlesOf(payloads);
  const tens = Math.ceil(payloads.length / SOCIAL_KINDS.length);
  const count = Math.max(titles.length, addresses.length + tens);
  return Array.from({ length: count }, (_, at) => {
    const link = (kind: number): string => {
      const behind = at - addresses.length;
      return (
        (behind < 0 ? addresses[(at + kind) % addresses.length] : payloads[(behind * SOCIAL_KINDS.length + kind) % payloads.length]) ?? ''
      );
    };
    return aDesign({ title: titles[at % titles.length] ?? '', tiles: [], socialLinks: linksOf(link) });
  });
}

// The protocol that completes a link counts, too.
const LONGEST_LINK = DESIGN_LIMITS.linkLength - 'https://'.length;

function linksOf(link: (kind: number) => string): SocialLinks {
  const entries = SOCIAL_KINDS.map((kind, at) => [kind, link(at).slice(0, LONGEST_LINK)] as const);
  return { ...NO_SOCIAL_LINKS, ...Object.fromEntries(entries) };
}

function titlesOf(payloads: readonly string[]): string[] {
  const titles: string[] = [];
  for (const payload of payloads.map((text) => text.slice(0, DESIGN_LIMITS.titleLength))) {
    const longer = `${titles.at(-1) ?? ''} ${payload}`;
    if (titles.length > 0 && longer.length <= DESIGN_LIMITS.titleLength) titles[titles.length - 1] = longer;
    else titles.push(payload);
  }
  return titles;
}

/** A harmless page of the same structure: the same number of tiles, and links of the same kinds. */
export function honestTwin({ tiles, socialLinks }: PageDesign): PageDesign {
  const links = SOCIAL_KINDS.map((kind) => [kind, completeSocialLink(socialLinks[kind]) === '' ? '' : 'https://ada.example']);
  return aDesign({ tiles: tiles.map(() => aTile()), socialLinks: Object.fromEntries(links) as SocialLinks });
}

/** A design in the format of older clients, with payloads in every place for a text, a number, a flag or a key. */
export function hostileWire(design: PageDesign, all: readonly string[]): Record<string, unknown> {
  const wire = toWire(design);
  const payloads = all.map((payload) => payload.slice(0, LONGEST_ELSEWHERE));
  const [first = ''] = payloads;
  return {
    ...wire,
    titleColor: { body: { ...wire.titleColor.body, alpha: first }, color: first },
    buttonColors: wire.buttonColors.map((colors, at) => (at % 2 ? colors[0] : [{ ...colors[0], [first]: first }, first])),
    borderRadius: [...payloads, first],
    textThickness: payloads,
    showModal: payloads,
    showPreviewModal: first,
    showEditBtnModal: [payloads],
    inputTextList: [...wire.inputTextList, ...payloads],
    socialLinksList: { ...wire.socialLinksList, [first]: first, __proto__: first },
    showEditLinksPickerModal: first,
    showEditBgColorModal: { [first]: first },
    btnCount: first,
    containerCount: payloads,
    [first]: payloads,
  };
}
