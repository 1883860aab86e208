import { publicDocumentTexts as texts } from '../../texts/en/public-document.js';
import type { PublicPageView } from './public-page-view.js';

/** The length at which search engines and link previews cut a description, in UTF-16 code units. */
const LONGEST_DESCRIPTION = 160;

/** The name of a page in one line: its title, or its linkname if it has no title. */
export function pageName({ design, linkname }: Pick<PublicPageView, 'design' | 'linkname'>): string {
  return inOneLine(design.title) || linkname;
}

/**
 * The description of a page, in the creator's words: the line about the creator, or, without one, the page's name; and the names of its first
 * tiles. Plain text in one line.
 */
export function pageDescription(view: Pick<PublicPageView, 'design' | 'linkname'>, siteName: string): string {
  const name = pageName(view);
  const bio = inOneLine(view.design.bio ?? '');
  const tiles = view.design.tiles.map((tile) => inOneLine(tile.name)).filter((tile) => tile !== '');
  if (bio !== '') return shortened([bio, ...tiles].join(' · '), LONGEST_DESCRIPTION);
  return shortened(
    tiles.length > 0 ? texts.documentDescription({ name, tiles: tiles.join(' · ') }) : texts.bareDescription({ name, siteName }),
    LONGEST_DESCRIPTION,
  );
}

/** Cuts a text that is too long at the end of a word, and adds an ellipsis. */
function shortened(text: string, longest: number): string {
  if (text.length <= longest) return text;
  // If the first word alone is too long, it is cut between two letters.
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
