import { Injectable } from '@nestjs/common';
import { FirstLooks } from '../../hiding/ports/first-looks.port.js';
import { Clock } from '../../../clock.port.js';
import { RefuseBlockedLinks } from '../../blocked-links/use-cases/refuse-blocked-links.js';
import { foreseePublication } from '../foresee-publication.js';
import { checkTileSize, applyThemeById, growthAsTexts, parseDesign, storedBytes } from '../../design/parse-design.js';
import {
  changedPlaces,
  hasOtherKinds,
  keepExtrasOfTexts,
  keepFormerKinds,
  keepKinds,
  keepLooks,
  keepVisibility,
  sentVisibility,
} from '../../design/keep-kinds.rules.js';
import { ownedPage, type OwnedPage, type Page, type PageOfActor, type Published } from '../../page.js';
import { DESIGN_LIMITS, type PageDesign, type Tile } from '../../design/page-design.rules.js';
import { LockKeys } from '../../locks/ports/lock-keys.port.js';
import { requireLocks } from '../../locks/require-locks.js';
import { placePictures } from '../../pictures/place-pictures.js';
import { DesignTooLarge, PageChangedElsewhere } from '../../pages.errors.js';
import { PageStore, type Publication, type PublicationKey } from '../../ports/page-store.port.js';
import { TilePictures } from '../../pictures/ports/tile-pictures.port.js';
import { SanitizerQueue } from '../../design/sanitizer-queue.js';
import { withoutDerivedIds } from '../../design/tile-ids.rules.js';
import { readTexts } from '../../design/kept-tiles/read-texts.js';
import { inTexts, type TextDesign } from '../../design/wire-design.rules.js';
import { KeepStarterPicture } from '../../pictures/use-cases/keep-starter-picture.js';
import { RequireRoom } from './require-room.js';

/** A design, and the page that shows it from now on. */
export interface PublishPageCommand extends PageOfActor {
  /** Untrusted input: a `PageDesign` with any HTML, or anything else. */
  readonly design: unknown;
  /** The version that the design is based on. Older clients send none; then the last writer wins. */
  readonly basedOn?: number;
  /**
   * For a client that knows only text tiles. A tile of another kind keeps its kind and content if the client sends back the text that it
   * was shown, of the present version or of a stored one. `bytes`: the size of the request, if it is larger than the design. `areOpened`:
   * the editor of the client may have written the same text in another form.
   */
  readonly onlyTexts?: { readonly bytes?: number; readonly areOpened?: boolean };
  /** For older clients, which may send any text as a social link (specification §5). */
  readonly anyLinks?: boolean;
  /** For a client that knows all kinds of tiles, but no appearances: the page keeps its appearance. */
  readonly onlyPlain?: boolean;
  /** The places of tiles of which the client does not say who sees them: those that the page has already stay as visible as they are. */
  readonly unsaid?: ReadonlySet<number>;
  /** The id of a theme, whose look the design gets. Any other text is refused. */
  readonly theme?: string | undefined;
  /** To see what would be published: nothing is stored, and the page keeps its version. The room of the account is not looked at. */
  readonly isDryRun?: boolean;
  /** So that the same is published once: see `PublishOnce`. */
  readonly key?: PublicationKey;
}

/** The design to publish, with what the sending client could not express about the present one. */
type Keep = (present: PageDesign) => PageDesign | Promise<PageDesign>;

type Store = (publication: Publication) => Promise<Published>;

/**
 * Publishes a design: visitors see it at once. If it fails, nothing changes. Publishing the present design again makes no version. Scope: publish. Errors: DESIGN_INVALID, DESIGN_TOO_LARGE, LINK_BLOCKED,
 * STORAGE_FULL, PAGE_NOT_FOUND, PICTURE_NOT_FOUND, PAGE_CHANGED_ELSEWHERE, PAGE_FORMAT_NEWER, BUSY, CLIENT_MUTATION_ID_USED; for pictures of starters also STORAGE_UNAVAILABLE and
 * TOO_MANY_PICTURES; UNAUTHENTICATED when the account was just removed.
 */
@Injectable()
export class PublishPage {
  constructor(
    private readonly pages: PageStore,
    private readonly pictures: TilePictures,
    private readonly keepStarterPicture: KeepStarterPicture,
    private readonly sanitizing: SanitizerQueue,
    private readonly requireRoom: RequireRoom,
    private readonly blockedLinks: RefuseBlockedLinks,
    private readonly firstLooks: FirstLooks,
    private readonly lockKeys: LockKeys,
    private readonly clock: Clock,
  ) {}

  async execute({
    design,
    onlyTexts,
    anyLinks,
    onlyPlain,
    unsaid,
    theme,
    isDryRun,
    basedOn,
    key,
    ...asked
  }: PublishPageCommand): Promise<Published> {
    const page = ownedPage(asked, 'publish');
    const client = { onlyTexts, onlyPlain, unsaid };
    const present = saysEverything(client) ? undefined : await this.pages.find(page);
    const room = present && onlyTexts ? roomForTexts(present) : 0;
    if ((onlyTexts?.bytes ?? 0) > DESIGN_LIMITS.designBytes + room) throw new DesignTooLarge();
    const withTheme = applyThemeById(theme);
    const clean = await this.clean(page, parseDesign(design, room, anyLinks), isDryRun);
    const [sanitizerVersion, publishedAt] = [this.sanitizing.version, this.clock.now()];
    const publication = { ...page, design: withTheme(clean), sanitizerVersion, publishedAt, basedOn, key };
    const store = this.storing(isDryRun);
    if (present) {
      const keep: Keep = (former) =>
        onlyTexts ? this.withKinds(publication, former, onlyTexts.areOpened) : withTheme(keepAll(former, clean, client));
      return this.publishKeeping(publication, present, keep, store);
    }
    return store(publication);
  }

  /** The design with sanitized texts, and with the uploaded pictures that it names. */
  private async clean({ accountId }: OwnedPage, design: PageDesign, isDryRun?: boolean): Promise<PageDesign> {
    await requireLocks(this.lockKeys, accountId, design);
    const sanitized = await this.sanitizing.sanitize(accountId, design, checkTileSize);
    const clean = await placePictures(sanitized, accountId, this.pictures, isDryRun ? null : this.keepStarterPicture);
    // The size of a picture lengthens the HTML, too.
    if (clean !== sanitized) clean.tiles.forEach(checkTileSize);
    return { ...clean, tiles: withoutDerivedIds(clean.tiles) };
  }

  /** With the texts sanitized that are not as they were sent: they may have been stored by older rules. */
  private async cleanAgain({ accountId }: OwnedPage, kept: PageDesign, sent: TextDesign): Promise<PageDesign> {
    const isSent = (tile: Tile, at: number): boolean => tile.kind !== 'text' || tile.html === sent.tiles[at]?.html;
    if (kept.tiles.every(isSent)) return kept;
    const stored = kept.tiles.filter((tile, at) => !isSent(tile, at));
    const clean = (await this.sanitizing.sanitize(accountId, { ...kept, tiles: stored })).tiles.values();
    return { ...kept, tiles: kept.tiles.map((tile, at) => (isSent(tile, at) ? tile : (clean.next().value ?? tile))) };
  }

  /** `present` is the page as it was read last. If it has changed since, it is read again. */
  private async publishKeeping(publication: Publication, present: Page, keep: Keep, store: Store): Promise<Published> {
    const { version, design } = present;
    const kept = design ? await keep(design) : publication.design;
    try {
      // What stays is read from this version. If another writer is first, the kinds of its tiles must not get lost.
      return await store({ ...publication, design: kept, basedOn: publication.basedOn ?? version });
    } catch (error) {
      // Without a version, the last writer wins, so it tries again. Each time, one of the writers has succeeded.
      if (publication.basedOn !== undefined || !(error instanceof PageChangedElsewhere)) throw error;
      return this.publishKeeping(publication, await this.pages.find(publication), keep, store);
    }
  }

  // Sanitizing can lengthen the HTML, and so can what is kept. The stored page must be within the limits; otherwise its owner could not publish it
  // again.
  private storing(isDryRun?: boolean): Store {
    return async (publication) => {
      await this.blockedLinks.execute(publication.design);
      const bytes = storedBytes(publication.design);
      if (isDryRun) return foreseePublication(await this.pages.find(publication), publication);
      const waitsUnlessKnown = await this.firstLooks.areAskedFor(publication.accountId);
      const room = this.requireRoom.roomFor(bytes);
      const { isAboveLimit, ...published } = await this.pages.publish({ ...publication, room, waitsUnlessKnown });
      if (isAboveLimit) await this.requireRoom.forgetSurplus(publication.accountId);
      // Also of what waited before, in case that the operators could not be told then.
      if (published.page.isWaiting) await this.firstLooks.tellOperators(published.page, this.clock.now());
      return published;
    };
  }

  /** Gives the tiles of the publication the kinds that they have in the present design, or else in a stored version. */
  private async withKinds(publication: Publication, present: PageDesign, areOpened = false): Promise<PageDesign> {
    const texts = inTexts(publication.design);
    const read = areOpened ? await readTexts([...present.tiles, ...texts.tiles]) : undefined;
    const found = keepKinds(present, texts, read);
    const changed = changedPlaces(found, texts);
    const kept = await this.cleanAgain(publication, found, texts);
    if (changed.length === 0) return keepExtrasOfTexts(present, texts, kept, read);
    const names = new Set(changed.flatMap((place) => texts.tiles[place]?.name ?? []));
    const former = await this.pages.findFormerTiles(publication, [...names]);
    return keepExtrasOfTexts(present, texts, keepFormerKinds(kept, changed, former, read), read);
  }
}

/** A large page may be above the limit while all of its tiles are texts. What is stored has the kinds that stay, and its size is checked then. */
function roomForTexts({ design }: Page): number {
  return design && hasOtherKinds(design) ? growthAsTexts(design) : 0;
}

type Client = Pick<PublishPageCommand, 'onlyTexts' | 'onlyPlain' | 'unsaid'>;

function saysEverything({ onlyTexts, onlyPlain, unsaid }: Client): boolean {
  return !onlyTexts && !onlyPlain && !unsaid?.size;
}

/** The design with what a client could not express that knows all kinds of tiles. */
function keepAll(former: PageDesign, sent: PageDesign, { onlyPlain, unsaid = new Set() }: Client): PageDesign {
  const kept = onlyPlain ? keepLooks(former, sent) : sent;
  return keepVisibility(former, sentVisibility(sent, kept), unsaid);
}
