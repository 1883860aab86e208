import { publicPageTexts as texts } from '../texts/en/public-page.js';
import type { PublicPageView } from './public-page-view.js';

/** What search engines and shared links show of a description at most, in UTF-16 code units. */
const LONGEST_DESCRIPTION = 160;

/** What a page is called where only its name is shown: its title, or its linkname while it has none. One line. */
export function pageName({ design, linkname }: Pick<PublicPageView, 'design' | 'linkname'>): string {
  return inOneLine(design.title) || linkname;
}

/** What a page holds, in the creator's words: its name and what its first tiles are called. Plain text of one line. */
export function pageDescription(view: Pick<PublicPageView, 'design' | 'linkname'>, siteName: string): string {
  const name = pageName(view);
  const tiles = view.design.tiles.map((tile) => inOneLine(tile.name)).filter((tile) => tile !== '');
  return shortened(
    tiles.length > 0 ? texts.documentDescription({ name, tiles: tiles.join(' · ') }) : texts.bareDescription({ name, siteName }),
    LONGEST_DESCRIPTION,
  );
}

/** The text, or what fits of it up to the end of a word and a mark that there was more. */
function shortened(text: string, longest: number): string {
  if (text.length <= longest) return text;
  // A word that alone is longer is cut between two letters.
  const kept = wholeParts(text, longest - 1, 'word') || wholeParts(text, longest - 1, 'grapheme');
  return `${kept}…`;
}

function wholeParts(text: string, longest: number, granularity: 'word' | 'grapheme'): string {
  let end = 0;
  for (const { index, segment } of new Intl.Segmenter('en', { granularity }).segment(text)) {
    if (index + segment.length > longest) break;
    end = index + segment.length;
  }
  return text.slice(0, end).replace(/[\s·:,;]+$/, '');
}

function inOneLine(text: string): string {
  return text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();
}
