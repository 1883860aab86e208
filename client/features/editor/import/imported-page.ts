import { applyTheme } from '../../../../server/pages/appearance/apply-theme.rules.js';
import type { Look } from '../../../../server/pages/appearance/themes/theme.rules.js';
import { changePage, DEFAULT_DESIGN, type PageDesign } from '../../../../server/pages/design/page-design.rules.js';
import { iconsOf, networkLinksOf } from '../../../../server/pages/networks/network-links.rules.js';
import { isWebAddress } from '../../../../server/pages/tile-kinds/tile-address.rules.js';
import type { ImportOfPageFragment } from '../../../api/generated/types.js';
import { foundTexts as texts } from '../../../texts/en/importing.js';
import { readDesign } from '../server-page.js';

export type PageImport = ImportOfPageFragment;
type Found = NonNullable<PageImport['found']>;

/** What was found on a page from elsewhere. */
export interface ImportedPage extends Pick<Found, 'hasLook' | 'picture' | 'wallpaper' | 'leftOut'> {
  readonly design: PageDesign;
  /** The places of tiles that lead to nothing any more. */
  readonly unreachable: ReadonlySet<number>;
  /** The places of tiles whose servers did not answer. */
  readonly unanswered: ReadonlySet<number>;
}

/** A part of the found page that can be chosen: `tile 3` is the fourth tile, `link 0` the first icon. */
export type PartKey = 'picture' | 'wallpaper' | 'title' | 'line' | `link ${number}` | `tile ${number}`;

/** The found page of an answer. */
export function readImported({ design, unreachable, unanswered, ...found }: Found): ImportedPage {
  return { ...found, design: readDesign(design), unreachable: new Set(unreachable), unanswered: new Set(unanswered) };
}

/** Every part that was found, in the order of the list. */
export function partsOf({ design, picture, wallpaper }: ImportedPage): PartKey[] {
  return [
    ...(picture ? (['picture'] as const) : []),
    ...(wallpaper ? (['wallpaper'] as const) : []),
    ...(design.title === '' ? [] : (['title'] as const)),
    ...(design.bio === undefined ? [] : (['line'] as const)),
    ...networkLinksOf(design).map((_, at) => `link ${at}` as const),
    ...design.tiles.map((_, at) => `tile ${at}` as const),
  ];
}

/** How many parts are chosen. */
export function chosenInWords(chosen: number, count: number): string {
  return chosen === count ? texts.allChosen({ count }) : texts.chosen({ chosen, count });
}

/** Whether no link answered at all: then that says nothing about one of them. */
export function isCutOff({ design, unanswered }: ImportedPage): boolean {
  return unanswered.size > 1 && unanswered.size === webLinksOf(design);
}

/** How many tiles lead into the web. */
export function webLinksOf({ tiles }: PageDesign): number {
  return tiles.filter((tile) => 'address' in tile && isWebAddress(tile.address)).length;
}

/** Which pictures of the page would be replaced, or would be seen by visitors at once. */
export interface PresentPictures {
  readonly picture: boolean;
  readonly wallpaper: boolean;
}

/** What is chosen at first: everything but tiles that lead to nothing, and pictures that would take the place of others, or that visitors would see at once. */
export function chosenAtFirst(page: ImportedPage, present: PresentPictures): ReadonlySet<PartKey> {
  const isLeft = (part: PartKey) =>
    ((part === 'picture' || part === 'wallpaper') && present[part]) || [...page.unreachable].some((at) => part === `tile ${at}`);
  return new Set(partsOf(page).filter((part) => !isLeft(part)));
}

/** The page with what is chosen, in a look; null for that which it came with. What is not chosen is as on `present`, which loses its tiles and its icons. */
export function draftOf(
  { design, hasLook }: ImportedPage,
  chosen: ReadonlySet<PartKey>,
  present: PageDesign,
  look: Look | null,
): PageDesign {
  const { bio, ...rest } = withoutIcons(present);
  // What a page of this product does not have is a part of it, too.
  const isWithout = (part: string | undefined) => hasLook && !part;
  const line = chosen.has('line') || isWithout(design.bio) ? design.bio : bio;
  const page = {
    ...rest,
    title: chosen.has('title') || isWithout(design.title) ? design.title : present.title || DEFAULT_DESIGN.title,
    ...(line !== undefined && { bio: line }),
    ...iconsOf(networkLinksOf(design).filter((_, at) => chosen.has(`link ${at}`))),
    tiles: design.tiles.filter((_, at) => chosen.has(`tile ${at}`)),
  };
  const whole = hasLook ? changePage(page, { utm: design.utm }) : page;
  if (look) return applyTheme(whole, look);
  const { titleColor, backgroundColor, appearance } = design;
  return changePage(whole, { titleColor, backgroundColor, appearance });
}

function withoutIcons({ networkLinks: _links, ...design }: PageDesign): PageDesign {
  return design;
}
