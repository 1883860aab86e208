import type { Actor, Scope } from '../actor.js';
import type { Picture, PictureKind } from '../media/picture.js';
import type { AccessLock, PageAccess } from './page-access.rules.js';
import type { Linkname } from './linknames/linkname.rules.js';
import { DEFAULT_DESIGN, type PageDesign } from './design/page-design.rules.js';
import type { VisiblePeriod } from './design/visibility.rules.js';
import { PageFormatNewer } from './pages.errors.js';

/** A page of an account: `pageId`, or the main page. */
export interface OwnedPage {
  readonly accountId: string;
  readonly pageId?: string;
}

/** The page that an actor means: `pageId`, or the main page of the account. */
export interface PageOfActor {
  readonly actor: Actor;
  readonly pageId?: string | undefined;
}

/**
 * The page, for an act that needs this scope. Whether the account has such a page, the store decides.
 * @throws {ScopeMissing}
 */
export function ownedPage({ actor, pageId }: PageOfActor, scope: Scope): OwnedPage {
  const accountId = actor.accountFor(scope);
  return pageId === undefined ? { accountId } : { accountId, pageId };
}

interface PageState {
  readonly id: string;
  readonly accountId: string;
  readonly isMain?: boolean;
  readonly name?: string | null;
  readonly linkname: Linkname | null;
  readonly version: number;
  readonly design: PageDesign | null;
  readonly isOfNewerFormat?: boolean;
  readonly publishedAt: Date | null;
  readonly isHidden?: boolean;
  readonly isWaiting?: boolean;
  readonly feedSince?: Date | null;
  readonly access?: PageAccess;
  readonly accessLock?: AccessLock | null;
  readonly period?: VisiblePeriod | null;
  readonly profilePicture: Picture | null;
  readonly wallpaper: Picture | null;
}

/** A page in a list, without its design. */
export type PageOutline = Pick<
  Page,
  | 'id'
  | 'accountId'
  | 'name'
  | 'isMain'
  | 'linkname'
  | 'version'
  | 'publishedAt'
  | 'isHidden'
  | 'isWaiting'
  | 'feedSince'
  | 'access'
  | 'accessLock'
  | 'period'
  | 'profilePicture'
  | 'wallpaper'
>;

/** A page of an account: its address and the design that visitors see. Changes return a new page; the store decides races. */
export class Page implements PageState {
  readonly id: string;
  readonly accountId: string;
  /** Whether it is the page that older clients know. Exactly one page of an account is. */
  readonly isMain: boolean;
  /** What its owner calls it in lists; visitors never see it. Null without one. */
  readonly name: string | null;
  /** Null until it is claimed. */
  readonly linkname: Linkname | null;
  /** How often the page was published; 0 when never. */
  readonly version: number;
  /** Null until it is published, and when its format is newer. To show or change the design, read `publishedDesign`. */
  readonly design: PageDesign | null;
  /** Whether a newer release published it. Then everything but its design can be read. */
  readonly isOfNewerFormat: boolean;
  readonly publishedAt: Date | null;
  /** Whether it is hidden from visitors: an operator hides it, or it waits for the first look of one. */
  readonly isHidden: boolean;
  /** Whether it is hidden only until an operator has looked at it, because it is the first publication of an account that the site does not know. */
  readonly isWaiting: boolean;
  /** Since when its owner offers a feed of its changes. Null without one. */
  readonly feedSince: Date | null;
  /** Who may find it. It belongs to the page and not to a published design, so it changes at once. */
  readonly access: PageAccess;
  /** Its password. Null unless `access` is `password`. */
  readonly accessLock: AccessLock | null;
  /** From when and until when visitors see it, and whether they read before that it comes. It changes at once, like `access`. Null for always. */
  readonly period: VisiblePeriod | null;
  /** The square picture above the title. Pictures belong to the page and not to a published design, so they change at once. */
  readonly profilePicture: Picture | null;
  /** The picture behind all other content. */
  readonly wallpaper: Picture | null;

  constructor(state: PageState) {
    this.id = state.id;
    this.accountId = state.accountId;
    this.isMain = state.isMain ?? true;
    this.name = state.name ?? null;
    this.linkname = state.linkname;
    this.version = state.version;
    this.design = state.design;
    this.isOfNewerFormat = state.isOfNewerFormat ?? false;
    this.publishedAt = state.publishedAt;
    this.isHidden = state.isHidden ?? false;
    this.isWaiting = state.isWaiting ?? false;
    this.feedSince = state.feedSince ?? null;
    this.access = state.access ?? 'public';
    this.accessLock = state.accessLock ?? null;
    this.period = state.period ?? null;
    this.profilePicture = state.profilePicture;
    this.wallpaper = state.wallpaper;
  }

  /** The main page that every account has from its registration on. Until another page is the main one, its id is that of the account. */
  static unpublished(accountId: string): Page {
    return new Page({
      id: accountId,
      accountId,
      linkname: null,
      version: 0,
      design: null,
      publishedAt: null,
      profilePicture: null,
      wallpaper: null,
    });
  }

  /**
   * The published design; null when there is none.
   * @throws {PageFormatNewer} because a page that cannot be read must not be treated as one that was never published.
   */
  get publishedDesign(): PageDesign | null {
    if (this.isOfNewerFormat) throw new PageFormatNewer('reading');
    return this.design;
  }

  /**
   * The design that a visitor sees. A claimed page that was never published has the title `My page` and no tiles.
   * @throws {PageFormatNewer}
   */
  get shownDesign(): PageDesign {
    return this.publishedDesign ?? DEFAULT_DESIGN;
  }

  /** The places of the tiles that fewer people see than an older program has sent them for, because they were not recognised. */
  get unrecognizedTiles(): number[] {
    const { tiles } = this.shownDesign;
    return [...tiles.keys()].filter((at) => tiles[at]?.visibility?.unrecognizedBeside !== undefined);
  }

  /** The picture of that kind; null when there is none. */
  picture(kind: PictureKind): Picture | null {
    return kind === 'profile' ? this.profilePicture : this.wallpaper;
  }

  /** The page with another address. Nothing else changes. */
  rename(linkname: Linkname): Page {
    return new Page({ ...this, linkname });
  }
}

/** What came of a publication. */
export interface Published {
  /** The page with the design. */
  readonly page: Page;
  /** False if the page had this design already. Then there is no new version. */
  readonly isChanged: boolean;
}
