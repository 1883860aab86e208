import type { FoundPage } from '../../found-page.rules.js';
import type { PageReader } from '../../page-reader.rules.js';
import type { HtmlHeading, HtmlLink, HtmlPart, SourceDocument } from '../../source-document.rules.js';
import { addHeading, linkOf, noFindings, type Findings } from '../findings.rules.js';

/** The file that all browsers export their bookmarks to. Its folders are headings. */
export const bookmarks: PageReader = { service: null, read: readBookmarks };

function readBookmarks({ text, html }: SourceDocument): FoundPage | null {
  if (!html || !/<!doctype netscape-bookmark-file-1/i.test(text.slice(0, 200))) return null;
  const findings = noFindings();
  const title = html.parts.find(isTitle);
  for (const [at, part] of html.parts.entries()) {
    if (part.kind === 'heading' && part !== title) addHeading(findings, part.text);
    else if (part.kind === 'link') addBookmark(findings, part, html.parts[at + 1]);
  }
  return { title: title?.text ?? html.title, line: '', picture: null, ...findings };
}

function isTitle(part: HtmlPart): part is HtmlHeading {
  return part.kind === 'heading' && part.level === 1;
}

/** What somebody noted about a bookmark stands below it. */
function addBookmark({ entries }: Findings, { text, label, address }: HtmlLink, next: HtmlPart | undefined): void {
  entries.push(linkOf(text || label, address, { line: next?.kind === 'text' ? next.text : '' }));
}
