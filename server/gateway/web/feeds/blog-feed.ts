import { BLOG, FEED, postAddress, type Post } from '../../../articles/post.rules.js';
import type { SiteAddresses } from '../../../site-addresses.js';
import type { Feed, FeedEntry } from './atom-feed.js';

/** The posts as a feed. It has the whole texts, so that a feed reader can show them. */
export function blogFeed(posts: readonly Post[], siteName: string, addresses: SiteAddresses): Feed {
  return {
    id: addresses.at(BLOG),
    title: `Blog · ${siteName}`,
    author: siteName,
    address: addresses.at(BLOG),
    self: addresses.at(FEED),
    language: commonLanguage(posts),
    entries: posts.map((post) => entryOf(post, addresses)),
  };
}

/** The language of all posts; undefined if there is no post, or if they are in several languages. */
function commonLanguage([first, ...others]: readonly Post[]): string | undefined {
  return others.every(({ language }) => language === first?.language) ? first?.language : undefined;
}

function entryOf({ number, title, language, summary, date, html }: Post, addresses: SiteAddresses): FeedEntry {
  const address = addresses.at(postAddress(number));
  // Feed readers show the text on another origin, so its links and pictures need absolute addresses.
  const content = html.replace(/(\s(?:src|href)=")\//g, `$1${addresses.at('/')}`);
  return { id: address, title, address, publishedAt: `${date}T00:00:00Z`, language, summary, content };
}
