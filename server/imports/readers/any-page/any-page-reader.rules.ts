import type { FoundPage } from '../../found-page.rules.js';
import type { PageReader } from '../../page-reader.rules.js';
import type { HtmlImage, HtmlOutline, HtmlPart, SourceDocument } from '../../source-document.rules.js';
import { pictureAt } from '../findings.rules.js';
import { absoluteAddress } from '../page-addresses.rules.js';
import { linksOnPage } from './any-page-links.rules.js';
import { structuredDataOf } from './structured-data.rules.js';

/** Any page of the web, of a service that has no reader of its own. */
export const anyPage: PageReader = { service: null, read: readAnyPage };

function readAnyPage(document: SourceDocument): FoundPage | null {
  const { html } = document;
  if (!html) return null;
  const { image, sameAs } = structuredDataOf(html.data);
  const picture = html.metas.get('og:image') || image || html.parts.find(isPortrait)?.address || '';
  return {
    title: titleOf(html),
    line: html.metas.get('description') || html.metas.get('og:description') || '',
    picture: pictureAt(absoluteAddress(picture, document)),
    ...linksOnPage(document, sameAs),
  };
}

function titleOf({ title, metas, parts }: HtmlOutline): string {
  const heading = parts.find((part) => part.kind === 'heading' && part.level === 1);
  return metas.get('og:title') || (heading?.kind === 'heading' ? heading.text : '') || title;
}

function isPortrait(part: HtmlPart): part is HtmlImage {
  return part.kind === 'image' && [part.id, ...part.classes].some((name) => /avatar|profile/i.test(name));
}
