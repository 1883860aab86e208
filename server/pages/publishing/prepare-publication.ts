import { Injectable } from '@nestjs/common';
import { Clock } from '../../clock.port.js';
import { RefuseBlockedLinks } from '../blocked-links/use-cases/refuse-blocked-links.js';
import { checkTileSize, applyThemeById, growthAsTexts, parseDesign } from '../design/parse-design.js';
import {
  changedPlaces,
  hasOtherKinds,
  keepExtrasOfTexts,
  keepFormerKinds,
  keepKinds,
  keepUnsaid,
  ONLY_PLAIN,
  onlyTexts as onlyTextsView,
  type UnsaidParts,
} from '../design/keep-kinds.rules.js';
import { ownedPage, type OwnedPage, type Page, type PageOfActor } from '../page.js';
import { DESIGN_LIMITS, type PageDesign, type Tile } from '../design/page-design.rules.js';
import { LockKeys } from '../locks/ports/lock-keys.port.js';
import { requireLocks } from '../locks/require-locks.js';
import { placePictures } from '../pictures/place-pictures.js';
import { DesignTooLarge, PageChangedElsewhere } from '../pages.errors.js';
import { PageStore, type Publication } from '../ports/page-store.port.js';
import { TilePictures } from '../pictures/ports/tile-pictures.port.js';
import { SanitizerQueue } from '../design/sanitizer-queue.js';
import { withoutDerivedIds } from '../design/tile-ids.rules.js';
import { protectTiles } from '../design/kept-tiles/protect-tiles.rules.js';
import { readTexts } from '../design/kept-tiles/read-texts.js';
import { inTexts, type TextDesign } from '../design/wire-design.rules.js';
import { KeepStarterPicture } from '../pictures/use-cases/keep-starter-picture.js';

/** A design that somebody wants visitors to see, now or later. */
export interface PrepareCommand extends PageOfActor, UnsaidParts {
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
  /** The id of a theme, whose look the design gets. Any other text is refused. */
  readonly theme?: string | undefined;
  /** To see what would be published: nothing is stored. */
  readonly isDryRun?: boolean;
}

/** The design to publish, with what the sending client could not express about the present one. */
type Keep = (present: PageDesign) => PageDesign | Promise<PageDesign>;

/** Stores a publication; it is called again with what the page has then, if it throws `PageChangedElsewhere` and the command names no version. */
export type Store<Stored> = (publication: Publication) => Promise<Stored>;

/**
 * Makes of a sent design one that may be published: parsed, sanitized, with the pictures and locks of the account, without blocked links, and with what the client could not express. So what is
 * published at once and what is published later are the same. Scope: publish. Errors: DESIGN_INVALID, DESIGN_TOO_LARGE, LINK_BLOCKED, PAGE_NOT_FOUND, PICTURE_NOT_FOUND, PAGE_FORMAT_NEWER,
 * BUSY; for pictures of starters also STORAGE_FULL, STORAGE_UNAVAILABLE and TOO_MANY_PICTURES; and those of `store`.
 */
@Injectable()
export class PreparePublication {
  constructor(
    private readonly pages: PageStore,
    private readonly pictures: TilePictures,
    private readonly keepStarterPicture: KeepStarterPicture,
    private readonly sanitizing: SanitizerQueue,
    private readonly blockedLinks: RefuseBlockedLinks,
    private readonly lockKeys: LockKeys,
    private readonly clock: Clock,
  ) {}

  /** Calls `store` with the publication. */
  async execute<Stored>(command: PrepareCommand, store: Store<Stored>): Promise<Stored> {
    const { design, onlyTexts, anyLinks, onlyPlain, onlySocialLinks, unsaid, saysNoMe, saysNoUtm, theme, isDryRun, basedOn, ...asked } =
      command;
    const page = ownedPage(asked, 'publish');
    const client = { onlyTexts, onlyPlain, onlySocialLinks, unsaid, saysNoMe, saysNoUtm };
    const present = saysEverything(client) ? undefined : await this.pages.find(page);
    const room = present && onlyTexts ? roomForTexts(present) : 0;
    if ((onlyTexts?.bytes ?? 0) > DESIGN_LIMITS.designBytes + room) throw new DesignTooLarge();
    const withTheme = applyThemeById(theme);
    const clean = await this.clean(page, parseDesign(design, room, anyLinks), isDryRun);
    const [sanitizerVersion, publishedAt] = [this.sanitizing.version, this.clock.now()];
    const publication = { ...page, design: withTheme(clean), sanitizerVersion, publishedAt, basedOn };
    if (!present) return this.storeHarmless(publication, store);
    const keep: Keep = (former) =>
      onlyTexts
        ? this.withKinds(publication, former, onlyTexts.areOpened)
        : withTheme(this.withProtection(keepUnsaid(former, clean, client), former, clean, unsaid));
    return this.storeKeeping(publication, present, keep, store);
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
  private async storeKeeping<Stored>(publication: Publication, present: Page, keep: Keep, store: Store<Stored>): Promise<Stored> {
    const { version, design } = present;
    const kept = design ? await keep(design) : publication.design;
    try {
      // What stays is read from this version. If another writer is first, the kinds of its tiles must not get lost.
      return await this.storeHarmless({ ...publication, design: kept, basedOn: publication.basedOn ?? version }, store);
    } catch (error) {
      // Without a version, the last writer wins, so it tries again. Each time, one of the writers has succeeded.
      if (publication.basedOn !== undefined || !(error instanceof PageChangedElsewhere)) throw error;
      return this.storeKeeping(publication, await this.pages.find(publication), keep, store);
    }
  }

  private async storeHarmless<Stored>(publication: Publication, store: Store<Stored>): Promise<Stored> {
    await this.blockedLinks.execute(publication.design);
    return store(publication);
  }

  /** Gives the tiles of the publication the kinds that they have in the present design, or else in a stored version. */
  private async withKinds(publication: Publication, present: PageDesign, areOpened = false): Promise<PageDesign> {
    const texts = inTexts(publication.design);
    const read = areOpened ? await readTexts([...present.tiles, ...texts.tiles]) : undefined;
    const found = keepKinds(present, texts, read);
    const changed = changedPlaces(found, texts);
    const kept = await this.cleanAgain(publication, found, texts);
    const protect = (whole: PageDesign): PageDesign =>
      this.withProtection(whole, present, texts, new Set(texts.tiles.keys()), onlyTextsView(read));
    if (changed.length === 0) return protect(keepExtrasOfTexts(present, texts, kept, read));
    const names = new Set(changed.flatMap((place) => texts.tiles[place]?.name ?? []));
    const former = await this.pages.findFormerTiles(publication, [...names]);
    return protect(keepExtrasOfTexts(present, texts, keepFormerKinds(kept, changed, former, read), read));
  }

  private withProtection(
    completed: PageDesign,
    { tiles }: PageDesign,
    sent: PageDesign,
    unsaid: ReadonlySet<number> = new Set(),
    view = ONLY_PLAIN,
  ): PageDesign {
    const client = { base: tiles, present: tiles, sent: sent.tiles, unsaid, view, now: this.clock.now() };
    return { ...completed, tiles: protectTiles(completed.tiles, client) };
  }
}

/** A large page may be above the limit while all of its tiles are texts. What is stored has the kinds that stay, and its size is checked then. */
function roomForTexts({ design }: Page): number {
  return design && hasOtherKinds(design) ? growthAsTexts(design) : 0;
}

type Client = Pick<PrepareCommand, 'onlyTexts' | keyof UnsaidParts>;

function saysEverything({ unsaid, ...client }: Client): boolean {
  return !unsaid?.size && !Object.values(client).some(Boolean);
}
