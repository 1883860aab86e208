import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readHtmlOutline } from '../../../server/adapters/strangers-html/html-outline.js';
import type { SourceDocument } from '../../../server/imports/source-document.rules.js';

const FIXTURES = join(import.meta.dirname, '../../fixtures/imports');

/** A document of these tests, as it comes to the readers. `address` is where it was; without one, it is a file. */
export function readFixture(path: string, address: string | null = null): Promise<SourceDocument> {
  return documentOf(readFileSync(join(FIXTURES, path), 'utf8'), address, path.split('/').at(-1));
}

/** A text as it comes to the readers. */
export async function documentOf(text: string, address: string | null = null, fileName = ''): Promise<SourceDocument> {
  const start = { address, fileName: address === null ? fileName : '', text };
  if (text.trimStart().startsWith('<')) return { ...start, html: readHtmlOutline(text, address) };
  try {
    return { ...start, json: JSON.parse(text) as unknown };
  } catch {
    return start;
  }
}

/** A saved page of the framework Next.js with these properties. */
export function nextPage(pageProps: object): Promise<SourceDocument> {
  const data = JSON.stringify({ props: { pageProps } }).replaceAll('<', '\\u003c');
  return documentOf(`<!DOCTYPE html><script id="__NEXT_DATA__" type="application/json">${data}</script>`);
}
