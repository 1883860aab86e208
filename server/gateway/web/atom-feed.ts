import { BLOG, FEED, postAddress, type Post } from '../../articles/post.rules.js';
import { escapeMarkup } from '../../markup.rules.js';

interface FeedSite {
  readonly siteName: string;
  /** The origin that people use, without a final slash. */
  readonly publicUrl: string;
}

/** The posts as an Atom feed (RFC 4287). It has the whole texts, so that a feed reader can show them. */
export function atomFeed(posts: readonly Post[], site: FeedSite): string {
  const { siteName, publicUrl } = site;
  const name = escapeMarkup(siteName);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom"${languageAttribute(commonLanguage(posts))}>`,
    `<title>Blog · ${name}</title>`,
    `<id>${publicUrl}${BLOG}</id>`,
    `<link rel="alternate" type="text/html" href="${publicUrl}${BLOG}"/>`,
    `<link rel="self" type="application/atom+xml" href="${publicUrl}${FEED}"/>`,
    `<author><name>${name}</name></author>`,
    // The element is required, even in a feed without posts.
    `<updated>${momentOf(posts[0]?.date ?? '1970-01-01')}</updated>`,
    ...posts.map((post) => entryOf(post, publicUrl)),
    '</feed>\n',
  ].join('\n');
}

/** The language of all posts; undefined if there is no post, or if they are in several languages. */
function commonLanguage([first, ...others]: readonly Post[]): string | undefined {
  return others.every(({ language }) => language === first?.language) ? first?.language : undefined;
}

function languageAttribute(language: string | undefined): string {
  return language === undefined ? '' : ` xml:lang="${escapeMarkup(language)}"`;
}

function entryOf({ number, title, language, summary, date, html }: Post, publicUrl: string): string {
  const address = `${publicUrl}${postAddress(number)}`;
  // Feed readers show the text on another origin, so its links and pictures need absolute addresses.
  const content = html.replace(/(\s(?:src|href)=")\//g, `$1${publicUrl}/`);
  return [
    `<entry${languageAttribute(language)}>`,
    `<title>${escapeMarkup(title)}</title>`,
    `<id>${address}</id>`,
    `<link rel="alternate" type="text/html" href="${address}"/>`,
    `<published>${momentOf(date)}</published>`,
    `<updated>${momentOf(date)}</updated>`,
    `<summary>${escapeMarkup(summary)}</summary>`,
    `<content type="html">${escapeMarkup(content)}</content>`,
    '</entry>',
  ].join('\n');
}

function momentOf(day: string): string {
  return `${day}T00:00:00Z`;
}
