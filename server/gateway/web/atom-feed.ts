import { BLOG, FEED, postAddress, type Post } from '../../articles/post.rules.js';
import { escapeMarkup } from '../../markup.rules.js';

interface FeedSite {
  readonly siteName: string;
  /** The origin that people use, without a final slash. */
  readonly publicUrl: string;
}

/** The posts as a feed (RFC 4287), whole, so that they can be read in a feed reader. */
export function atomFeed(posts: readonly Post[], site: FeedSite): string {
  const { siteName, publicUrl } = site;
  const name = escapeMarkup(siteName);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-GB">',
    `<title>Blog · ${name}</title>`,
    `<id>${publicUrl}${BLOG}</id>`,
    `<link rel="alternate" type="text/html" href="${publicUrl}${BLOG}"/>`,
    `<link rel="self" type="application/atom+xml" href="${publicUrl}${FEED}"/>`,
    `<author><name>${name}</name></author>`,
    // A feed without posts has not changed since ever.
    `<updated>${momentOf(posts[0]?.date ?? '1970-01-01')}</updated>`,
    ...posts.map((post) => entryOf(post, publicUrl)),
    '</feed>\n',
  ].join('\n');
}

function entryOf({ number, title, summary, date, html }: Post, publicUrl: string): string {
  const address = `${publicUrl}${postAddress(number)}`;
  // Feed readers show it somewhere else, where addresses from the root of this site lead nowhere.
  const content = html.replace(/(\s(?:src|href)=")\//g, `$1${publicUrl}/`);
  return [
    '<entry>',
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
