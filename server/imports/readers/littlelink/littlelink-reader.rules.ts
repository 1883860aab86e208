import type { FoundPage } from '../../found-page.rules.js';
import type { PageReader } from '../../page-reader.rules.js';
import type { HtmlImage, HtmlLink, HtmlOutline, HtmlPart, SourceDocument } from '../../source-document.rules.js';
import { addHeading, leaveOut, linkOf, noFindings, pictureAt, type Findings } from '../findings.rules.js';
import { leadsToPart } from '../page-addresses.rules.js';

/** Pages that were made of LittleLink: each link is a button with the class of its brand. */
export const littlelink: PageReader = { service: 'LittleLink', read: readLittleLink };

function readLittleLink(document: SourceDocument): FoundPage | null {
  const { html } = document;
  if (!html || !isLittleLink(html)) return null;
  const findings = noFindings();
  const { parts } = html;
  const titleAt = parts.findIndex((part) => part.kind === 'heading' && part.level === 1);
  const title = parts[titleAt];
  const [first, last] = [parts.findIndex(isButton), parts.findLastIndex(isButton)];
  const line = parts.slice(0, first).find((part, at) => part.kind === 'text' && at > titleAt);
  for (const [at, part] of parts.entries()) {
    if (part !== title && part !== line) addPart(findings, part, document, at < last);
  }
  return {
    title: textIn(title) || html.title,
    line: textIn(line),
    picture: pictureAt(parts.find(isAvatar)?.address ?? ''),
    ...findings,
  };
}

function textIn(part: HtmlPart | undefined): string {
  return part && 'text' in part ? part.text : '';
}

function addPart(findings: Findings, part: HtmlPart, document: SourceDocument, isAboveLastButton: boolean): void {
  // Links below the buttons lead to what is said of privacy, and to LittleLink.
  if (part.kind === 'link' && isButton(part)) findings.entries.push(linkOf(part.text || part.label, part.address));
  else if (part.kind === 'link') leaveOutLink(findings, part, document);
  else if (part.kind === 'heading' && isAboveLastButton) addHeading(findings, part.text);
  else if (part.kind === 'text' && isAboveLastButton) leaveOut(findings, 'unknown', part.text);
}

function leaveOutLink(findings: Findings, link: HtmlLink, document: SourceDocument): void {
  if (!leadsToPart(link.address, document)) leaveOut(findings, 'unknown', link.text, link.label, link.address);
}

/** Other pages have buttons with classes too, but no icon in them that is called so. */
function isLittleLink({ parts }: HtmlOutline): boolean {
  return parts.some((part) => part.kind === 'link' && isButton(part) && (part.image?.classes.includes('icon') ?? false));
}

function isButton(part: HtmlPart): boolean {
  return part.kind === 'link' && part.classes.includes('button') && part.classes.some((name) => name.startsWith('button-'));
}

function isAvatar(part: HtmlPart): part is HtmlImage {
  return part.kind === 'image' && part.classes.includes('avatar');
}
