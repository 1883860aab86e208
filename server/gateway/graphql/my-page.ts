import type { SiteAddresses } from '../../site-addresses.js';
import type { Actor } from '../../actor.js';
import type { Page, PageOfActor, PageOutline } from '../../pages/page.js';
import { picturesOf } from '../picture-view.js';
import { designView } from './design-view.js';
import type { MyPage } from './generated.js';

/** The page that an operation means: the main page, unless it names one. */
export function pageOf(actor: Actor, pageId: string | null | undefined): PageOfActor {
  return { actor, pageId: pageId ?? undefined };
}

/** The id of the page that an operation has to name. `id` is the former name of the argument: who sends both, and not the same, means no page. */
export function namedPage({ pageId, id }: { readonly pageId?: string | null; readonly id?: string | null }): string {
  const named = pageId ?? id ?? '';
  return id == null || id === named ? named : '';
}

/** A page as its owner sees it. `changed`: whether a publication has changed it. */
export function toMyPage(page: Page, addresses: SiteAddresses, changed: boolean | null = null): MyPage {
  return Object.assign(
    withDesign(page, addresses, () => designOf(page, addresses)),
    { changed, hiddenTiles: changed === null ? null : page.unrecognizedTiles },
  );
}

/** A page of a list, which comes without its design. A validation rule refuses operations that request it. */
export function toListedPage(page: PageOutline, addresses: SiteAddresses): MyPage {
  return withDesign(page, addresses, () => {
    throw new Error('The design of a listed page was requested.');
  });
}

function designOf({ publishedDesign }: Page, addresses: SiteAddresses) {
  return publishedDesign && designView(publishedDesign, addresses);
}

function withDesign(page: PageOutline, addresses: SiteAddresses, find: () => unknown): MyPage {
  const { id, accountId, name, isMain, linkname, version, publishedAt, isHidden, feedSince, access, accessLock, period } = page;
  return {
    id,
    name,
    isMain,
    // The first page has the id of its account.
    isFirst: id === accountId,
    linkname,
    address: addresses.page(linkname),
    version,
    publishedAt,
    isHidden,
    access,
    accessHint: accessLock?.hint ?? null,
    // Its moments are read as those of tiles are, see `tileLookResolvers`.
    period: period as unknown as MyPage['period'],
    feedAddress: feedSince && addresses.feed(linkname),
    // Only computed when the query requests it: a design that cannot be read refuses nothing else.
    get design() {
      return find() as MyPage['design'];
    },
    ...picturesOf(page, addresses),
    profilePictureDigest: page.profilePicture?.digest ?? null,
    wallpaperDigest: page.wallpaper?.digest ?? null,
  };
}
