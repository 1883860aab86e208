import { escapeMarkup, escapeXml, xmlElement } from '../../../markup.rules.js';

/** An entry of a feed. Texts are plain unless they say otherwise. */
export interface FeedEntry {
  readonly id: string;
  readonly title: string;
  /** The absolute address that it leads to. */
  readonly address: string;
  readonly publishedAt: string;
  readonly language?: string | undefined;
  readonly summary?: string;
  /** HTML, with absolute addresses. */
  readonly content?: string;
}

/** A feed, with its newest entry first. */
export interface Feed {
  readonly id: string;
  readonly title: string;
  readonly author: string;
  /** The absolute address of what it is a feed of, and of the feed itself. */
  readonly address: string;
  readonly self: string;
  readonly language?: string | undefined;
  /** Without entries, when it began. */
  readonly updatedAt?: string;
  readonly entries: readonly FeedEntry[];
}

/** The feed as Atom (RFC 4287). */
export function atomFeed({ id, title, author, address, self, language, updatedAt, entries }: Feed): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom"${languageAttribute(language)}>`,
    xmlElement('title', title),
    xmlElement('id', id),
    link('alternate', 'text/html', address),
    link('self', 'application/atom+xml', self),
    `<author>${xmlElement('name', author)}</author>`,
    // The element is required, even in a feed without entries.
    xmlElement('updated', entries[0]?.publishedAt ?? updatedAt ?? '1970-01-01T00:00:00Z'),
    ...entries.map(entryOf),
    '</feed>\n',
  ].join('\n');
}

function entryOf({ id, title, address, publishedAt, language, summary, content }: FeedEntry): string {
  return [
    `<entry${languageAttribute(language)}>`,
    xmlElement('title', title),
    xmlElement('id', id),
    link('alternate', 'text/html', address),
    xmlElement('published', publishedAt),
    xmlElement('updated', publishedAt),
    ...(summary === undefined ? [] : [xmlElement('summary', summary)]),
    ...(content === undefined ? [] : [`<content type="html">${escapeXml(content)}</content>`]),
    '</entry>',
  ].join('\n');
}

function link(relation: string, type: string, address: string): string {
  return `<link rel="${relation}" type="${type}" href="${escapeMarkup(address)}"/>`;
}

function languageAttribute(language: string | undefined): string {
  return language === undefined ? '' : ` xml:lang="${escapeMarkup(language)}"`;
}
