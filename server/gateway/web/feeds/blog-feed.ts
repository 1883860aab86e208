import { BLOG, FEED, postAddress, type Post } from '../../../articles/post.rules.js';
import type { Feed, FeedEntry } from './atom-feed.js';

interface FeedSite {
  readonly siteName: string;
  /** The origin that people use, without a final slash. */
  readonly publicUrl: string;
}

/** The posts as a feed. It has the whole texts, so that a feed reader can show them. */
export function blogFeed(posts: readonly Post[], { siteName, publicUrl }: FeedSite): Feed {
  return {
    id: `${publicUrl}${BLOG}`,
    title: `Blog · ${siteName}`,
    author: siteName,
    address: `${publicUrl}${BLOG}`,
    self: `${publicUrl}${FEED}`,
    language: commonLanguage(posts),
    entries: posts.map((post) => entryOf(post, publicUrl)),
  };
}

/** The language of all posts; undefined if there is no post, or if they are in several languages. */
function commonLanguage([first, ...others]: readonly Post[]): string | undefined {
  return others.every(({ language }) => language === first?.language) ? first?.language : undefined;
}

function entryOf({ number, title, language, summary, date, html }: Post, publicUrl: string): FeedEntry {
  const address = `${publicUrl}${postAddress(number)}`;
  // Feed readers show the text on another origin, so its links and pictures need absolute addresses.
  const content = html.replace(/(\s(?:src|href)=")\//g, `$1${publicUrl}/`);
  return { id: address, title, address, publishedAt: `${date}T00:00:00Z`, language, summary, content };
}
