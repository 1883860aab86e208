import { createHash } from 'node:crypto';
import type { SiteAddresses } from '../../../site-addresses.js';
import { escapeMarkup } from '../../../markup.rules.js';
import type { Page } from '../../../pages/page.js';
import type { FeedEntry as Publication } from '../../../pages/use-cases/list-feed-entries.js';
import type { Feed } from './atom-feed.js';

/** In UTF-16 units: as much as feed readers show of a title. */
const LONGEST_TITLE = 200;

/** The feed of a page. Its words are the creator's alone: the names of the tiles that are new, and then of those that changed, each with the warning before it. */
export function pageFeed(linkname: string, page: Page, publications: readonly Publication[], addresses: SiteAddresses): Feed {
  const { title, tiles } = page.shownDesign;
  const warnings = new Map(tiles.map(({ name, visibility }) => [name, visibility?.warning]));
  const address = addresses.page(linkname);
  const begun = (page.feedSince ?? new Date(0)).toISOString();
  const id = `${authority(addresses, begun)}:${markOf(page.id)}`;
  return {
    id,
    title,
    author: title,
    address,
    self: addresses.feed(linkname),
    updatedAt: begun,
    entries: publications.map(({ version, publishedAt, added, changed }) => {
      const names = [...added, ...changed];
      return {
        id: `${id}/${version}`,
        title: shortened(names.join(', ')),
        address,
        publishedAt: publishedAt.toISOString(),
        content: `<ul>${names.map((name) => `<li>${lines(name, warnings.get(name)).map(escapeMarkup).join('<br>')}</li>`).join('')}</ul>`,
      };
    }),
  };
}

function lines(name: string, warning: string | undefined): string[] {
  return warning === undefined ? [name] : [name, warning];
}

// A page keeps its ids when it moves to another linkname, so that readers do not see everything again.
function authority({ hostname }: SiteAddresses, day: string): string {
  return `tag:${hostname},${day.slice(0, 10)}`;
}

// The id of a page may be that of its account, which is nobody's business.
function markOf(pageId: string): string {
  return createHash('sha256').update(pageId).digest('hex').slice(0, 32);
}

function shortened(title: string): string {
  return title.length <= LONGEST_TITLE ? title : `${title.slice(0, LONGEST_TITLE - 1).trimEnd()}…`;
}
