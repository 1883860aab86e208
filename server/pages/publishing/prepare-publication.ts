import { Injectable } from '@nestjs/common';
import { Clock } from '../../clock.port.js';
import { RefuseBlockedLinks } from '../blocked-links/use-cases/refuse-blocked-links.js';
import { checkTileSize, applyThemeById, growthAsTexts, parseDesign } from '../design/parse-design.js';
import { DESIGN_LIMITS, type PageDesign } from '../design/page-design.rules.js';
import { SanitizerQueue } from '../design/sanitizer-queue.js';
import { withoutDerivedIds } from '../design/tile-ids.rules.js';
import { LockKeys } from '../locks/ports/lock-keys.port.js';
import { requireLocks } from '../locks/require-locks.js';
import { ownedPage, type OwnedPage, type Page, type PageOfActor } from '../page.js';
import { DesignTooLarge, PageChangedElsewhere } from '../pages.errors.js';
import { placePictures } from '../pictures/place-pictures.js';
import { TilePictures } from '../pictures/ports/tile-pictures.port.js';
import { KeepStarterPicture } from '../pictures/use-cases/keep-starter-picture.js';
import { PageStore, type Publication } from '../ports/page-store.port.js';
import { saysEverything, WHOLE, type Vocabulary } from '../vocabulary/vocabulary.rules.js';
import { CompletePublication } from './complete-publication.js';

/** What a door forgives a client in what it sends. It says nothing of what the client can express. */
export interface Tolerances {
  /** Any text is a social link (specification §5). */
  readonly anyLinks?: boolean;
  /** The size of the request in bytes, if it is larger than the design. */
  readonly requestBytes?: number;
  /** Whether the editor of the client may have written the same text in another form. */
  readonly isRewritten?: boolean;
  /** Whether the editor of the client publishes a page that was never published when it is only opened. Then nothing is stored. */
  readonly publishesUnasked?: boolean;
}

/** A design that somebody wants visitors to see, now or later. */
export interface PrepareCommand extends PageOfActor {
  /** Untrusted input: a `PageDesign` with any HTML, or anything else. */
  readonly design: unknown;
  /** What the client can express. What it cannot stays as the page has it. Without it, the client says everything. */
  readonly vocabulary?: Vocabulary;
  readonly tolerances?: Tolerances;
  /** The version that the design is based on. Older clients send none; then the last writer wins. */
  readonly basedOn?: number;
  /** The id of a theme, whose look the design gets. Any other text is refused. */
  readonly theme?: string | undefined;
  /** To see what would be published: nothing is stored. */
  readonly isDryRun?: boolean;
}

/** Stores a publication; it is called again with what the page has then, if it throws `PageChangedElsewhere` and the command names no version. */
export type Store<Stored> = (publication: Publication) => Promise<Stored>;

/** A design that was parsed and sanitized, and how the rest of its publication goes. */
interface Prepared<Stored> {
  readonly page: OwnedPage;
  readonly basedOn: number | undefined;
  /** The design for the page as it is now. */
  readonly complete: (present: Page) => Promise<PageDesign>;
  readonly finish: (design: PageDesign, basedOn: number | undefined) => Promise<Stored>;
}

/**
 * Makes of a sent design one that may be published: parsed, sanitized, completed by what the client cannot express, with the pictures and locks of the account, and without blocked links. So what is
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
    private readonly completing: CompletePublication,
    private readonly blockedLinks: RefuseBlockedLinks,
    private readonly lockKeys: LockKeys,
    private readonly clock: Clock,
  ) {}

  /** Calls `store` with the publication. */
  async execute<Stored>(command: PrepareCommand, store: Store<Stored>): Promise<Stored> {
    const { design, vocabulary = WHOLE, tolerances = {}, theme, isDryRun, basedOn, ...asked } = command;
    const page = ownedPage(asked, 'publish');
    const present = saysEverything(vocabulary) ? undefined : await this.pages.find(page);
    const room = present && !vocabulary.tiles.has('kind') ? roomForTexts(present) : 0;
    if ((tolerances.requestBytes ?? 0) > DESIGN_LIMITS.designBytes + room) throw new DesignTooLarge();
    const withTheme = applyThemeById(theme);
    const sent = await this.clean(page, parseDesign(design, room, tolerances.anyLinks));
    const publication = { ...page, sanitizerVersion: this.sanitizing.version, publishedAt: this.clock.now() };
    const finish = async (completed: PageDesign, base: number | undefined): Promise<Stored> => {
      const placed = await this.place(page, withTheme(completed), isDryRun);
      await this.blockedLinks.execute(placed);
      return store({ ...publication, design: placed, basedOn: base });
    };
    if (!present) return finish(sent, basedOn);
    const { isRewritten } = tolerances;
    const complete = async (now: Page): Promise<PageDesign> => {
      const base = await this.baseOf(page, now, basedOn);
      return base ? this.completing.execute(page, { base, present: now.design ?? base, sent, vocabulary, isRewritten }) : sent;
    };
    return this.storeKeeping({ page, basedOn, complete, finish }, present);
  }

  /** What the client has changed: the version that it names, as long as that is kept, or else the page as it is now. */
  private async baseOf(page: OwnedPage, { version, design }: Page, basedOn: number | undefined): Promise<PageDesign | null> {
    if (basedOn === undefined || basedOn === version) return design;
    return (await this.pages.findVersion(page, basedOn))?.design ?? design;
  }

  private async clean({ accountId }: OwnedPage, design: PageDesign): Promise<PageDesign> {
    const clean = await this.sanitizing.sanitize(accountId, design, checkTileSize);
    return { ...clean, tiles: withoutDerivedIds(clean.tiles) };
  }

  /** The design with the uploaded pictures that it names. What it names of locks and pictures belongs to the account. */
  private async place({ accountId }: OwnedPage, design: PageDesign, isDryRun?: boolean): Promise<PageDesign> {
    await requireLocks(this.lockKeys, accountId, design);
    const placed = await placePictures(design, accountId, this.pictures, isDryRun ? null : this.keepStarterPicture);
    // The size of a picture lengthens the HTML, too.
    if (placed !== design) placed.tiles.forEach(checkTileSize);
    return placed;
  }

  /** `present` is the page as it was read last. If it has changed since, it is read again. */
  private async storeKeeping<Stored>(prepared: Prepared<Stored>, present: Page): Promise<Stored> {
    const { page, basedOn, complete, finish } = prepared;
    try {
      // What stays is read from this version. If another writer is first, what its tiles are must not get lost.
      return await finish(await complete(present), basedOn ?? present.version);
    } catch (error) {
      // Without a version, the last writer wins, so it tries again. Each time, one of the writers has succeeded.
      if (basedOn !== undefined || !(error instanceof PageChangedElsewhere)) throw error;
      return this.storeKeeping(prepared, await this.pages.find(page));
    }
  }
}

/** A large page may be above the limit while all of its tiles are texts. What is stored has the kinds that stay, and its size is checked then. */
function roomForTexts({ design }: Page): number {
  return design && design.tiles.some(({ kind }) => kind !== 'text') ? growthAsTexts(design) : 0;
}
