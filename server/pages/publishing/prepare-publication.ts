import { Injectable } from '@nestjs/common';
import { Clock } from '../../clock.port.js';
import { FairQueue } from '../../fair-queue.js';
import { RefuseBlockedLinks } from '../blocked-links/use-cases/refuse-blocked-links.js';
import { checkTileSize, applyThemeById, growthAsTexts, parseDesign } from '../design/parse-design.js';
import { protectedTiles } from '../design/kept-tiles/protection.rules.js';
import { readTexts } from '../design/kept-tiles/read-texts.js';
import { DEFAULT_DESIGN, DESIGN_LIMITS, type PageDesign } from '../design/page-design.rules.js';
import { SanitizerQueue } from '../design/sanitizer-queue.js';
import { withoutDerivedIds } from '../design/tile-ids.rules.js';
import { inTexts } from '../design/wire-design.rules.js';
import { LockKeys } from '../locks/ports/lock-keys.port.js';
import { requireLocks } from '../locks/require-locks.js';
import { ownedPage, type OwnedPage, type Page, type PageOfActor } from '../page.js';
import { SiteAddresses } from '../../site-addresses.js';
import { DesignTooLarge, TilesNotSanitized } from '../pages.errors.js';
import { namePicturesOfFiles, placePictures } from '../pictures/place-pictures.js';
import { TilePictures } from '../pictures/ports/tile-pictures.port.js';
import { KeepStarterPicture } from '../pictures/use-cases/keep-starter-picture.js';
import { PageStore, type Publication } from '../ports/page-store.port.js';
import type { TextReading } from '../vocabulary/client-view.rules.js';
import type { SentDesign } from '../vocabulary/complete-design.rules.js';
import { meantDesign, type MeantDesign } from '../vocabulary/meant-page.rules.js';
import { saysEverything, WHOLE, type Vocabulary } from '../vocabulary/vocabulary.rules.js';
import { CompletePublication, type Completed } from './complete-publication.js';
import { FindReadDesigns, type ReadDesign, type ReadDesigns } from './find-read-designs.js';

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
  /** The client, if what it has read is noted (`NotedReads`): what it has changed of that is changed in the page that it has read, which may have changed meanwhile. */
  readonly client?: string;
  /** The id of a theme, whose look the design gets. Any other text is refused. */
  readonly theme?: string | undefined;
  /** To see what would be published: nothing is stored. */
  readonly isDryRun?: boolean;
}

/** Whose page it is. Who only tries a publication needs no more than to see the page. Scope: publish; for a dry run, read is enough. */
export function pageToPublish(command: PageOfActor & Pick<PrepareCommand, 'isDryRun'>): OwnedPage {
  return ownedPage(command, command.isDryRun && !command.actor.has('publish') ? 'read' : 'publish');
}

/** What may be stored. `shows`: what its client shows when it is published as this version, if that is not the version. */
export interface ReadyPublication {
  readonly publication: Publication;
  readonly shows: Completed['shows'];
}

/** A design that was parsed and sanitized. Only what follows from the page as it is now is left to do. */
export interface Prepared {
  /** The page that it is for. */
  readonly page: OwnedPage;
  /** What was sent. */
  readonly sent: PageDesign;
  /** The page as it was read. Null if nothing of it stays, because the client says everything. */
  readonly present: Page | null;
  /** For the page as it is now. It can be asked again when the page has changed. */
  readonly readyFor: (present: Page | null) => Promise<ReadyPublication>;
}

/**
 * Makes of a sent design one that may be published: parsed, sanitized, completed by what the client cannot express, with the pictures and locks of the account, and without blocked links. So what is
 * published at once and what is published later are the same. Scope: publish. Errors: DESIGN_INVALID, DESIGN_TOO_LARGE, LINK_BLOCKED, PAGE_NOT_FOUND, PICTURE_NOT_FOUND, PAGE_FORMAT_NEWER,
 * BUSY; for pictures of starters also STORAGE_FULL, STORAGE_UNAVAILABLE and TOO_MANY_PICTURES. What is stored over a page that has changed meanwhile is completed again: `PublishPage`.
 */
@Injectable()
export class PreparePublication {
  private readonly turns = new FairQueue(
    { atOnce: 4, atOnceOfOne: 1, mostWaiting: 100, mostWaitingOfOne: 20 },
    () => new TilesNotSanitized(),
  );

  constructor(
    private readonly pages: PageStore,
    private readonly pictures: TilePictures,
    private readonly keepStarterPicture: KeepStarterPicture,
    private readonly sanitizing: SanitizerQueue,
    private readonly readDesigns: FindReadDesigns,
    private readonly completing: CompletePublication,
    private readonly blockedLinks: RefuseBlockedLinks,
    private readonly lockKeys: LockKeys,
    private readonly clock: Clock,
    private readonly addresses: SiteAddresses,
  ) {}

  /** What completes designs takes turns, by account: each of those at once would be completed again after each other one. */
  inTurn<Result>(command: PrepareCommand, work: () => Promise<Result>): Promise<Result> {
    if (saysEverything(command.vocabulary ?? WHOLE)) return work();
    return this.turns.inTurn(pageToPublish(command).accountId, work);
  }

  async execute(command: PrepareCommand): Promise<Prepared> {
    const { vocabulary = WHOLE, basedOn } = command;
    const page = pageToPublish(command);
    const found = saysEverything(vocabulary) ? undefined : await this.readDesigns.execute(page, command.client);
    const withTheme = applyThemeById(command.theme);
    const sent = await this.parse(page, { ...command, vocabulary }, found);
    const read = command.tolerances?.isRewritten ? await readAll(sent, found) : undefined;
    const meant = found && { ...meantDesign(found, { sent, vocabulary, read }), designs: found.designs };
    const target = meant?.base.page ?? page;
    const publication = { ...target, sanitizerVersion: this.sanitizing.version, publishedAt: this.clock.now() };
    const readyFor = async (present: Page | null): Promise<ReadyPublication> => {
      const { design: completed, shows } = await this.complete(present, meant, { sent, vocabulary, read, basedOn });
      const design = await this.place(page, withTheme(completed), command.isDryRun);
      await this.blockedLinks.execute(design);
      return { publication: { ...publication, design, basedOn: basedOn ?? present?.version }, shows };
    };
    return { page: target, sent, present: meant?.base.present ?? null, readyFor };
  }

  private async complete(
    present: Page | null,
    meant: (MeantDesign<ReadDesign> & Pick<ReadDesigns, 'designs'>) | undefined,
    { basedOn, ...command }: Pick<SentDesign, 'sent' | 'vocabulary' | 'read'> & Pick<PrepareCommand, 'basedOn'>,
  ): Promise<Completed> {
    const former = meant && present && (await this.baseOf(meant.base, present, basedOn));
    if (!former) return { design: command.sent, shows: () => undefined };
    const { base, designs, isUnsure } = meant;
    const [versions, isBaseUnsure] = [base.read && base.versions, isUnsure || base.isLater];
    const tiles = { base: former, present: present.design ?? former, ...tilesElsewhere(designs, base) };
    return this.completing.execute(base.page, { ...command, ...tiles, versions, isBaseUnsure });
  }

  private async parse(
    page: OwnedPage,
    { design, vocabulary, tolerances: { requestBytes = 0, anyLinks } = {} }: PrepareCommand & { readonly vocabulary: Vocabulary },
    found: ReadDesigns | undefined,
  ): Promise<PageDesign> {
    const room = vocabulary.tiles.has('kind') ? 0 : Math.max(0, ...(found?.designs ?? []).map(({ present }) => roomForTexts(present)));
    if (requestBytes > DESIGN_LIMITS.designBytes + room) throw new DesignTooLarge();
    return this.clean(page, parseDesign(design, room, anyLinks));
  }

  /** What the client has changed: what it has read, or the version that it names, as long as that is kept, or else the page as it is now. Null for a page of a newer format. */
  private async baseOf({ page, read, design }: ReadDesign, present: Page, basedOn: number | undefined): Promise<PageDesign | null> {
    const now = present.version === 0 ? DEFAULT_DESIGN : present.design;
    if (read) return design ?? now;
    const isNow = basedOn === undefined || basedOn === present.version;
    return isNow ? now : ((await this.pages.findVersion(page, basedOn))?.design ?? now);
  }

  private async clean({ accountId }: OwnedPage, design: PageDesign): Promise<PageDesign> {
    // Before that: of an uploaded picture, only the address with its id stays.
    const named = await namePicturesOfFiles(design, accountId, this.pictures, this.addresses.host);
    const clean = await this.sanitizing.sanitize(accountId, named, checkTileSize);
    return { ...clean, tiles: withoutDerivedIds(clean.tiles) };
  }

  /** The design with the uploaded pictures that it names. What it names of locks and pictures belongs to the account. */
  private async place({ accountId }: OwnedPage, design: PageDesign, isDryRun?: boolean): Promise<PageDesign> {
    await requireLocks(this.lockKeys, accountId, design);
    const named = await namePicturesOfFiles(design, accountId, this.pictures, this.addresses.host);
    const placed = await placePictures(named, accountId, this.pictures, isDryRun ? null : this.keepStarterPicture);
    // The size of a picture lengthens the HTML, too.
    if (placed !== design) placed.tiles.forEach(checkTileSize);
    return placed;
  }
}

/** A large page may be above the limit while all of its tiles are texts. What is stored has the kinds that stay, and its size is checked then. */
function roomForTexts({ design }: Page): number {
  return design && design.tiles.some(({ kind }) => kind !== 'text') ? growthAsTexts(design) : 0;
}

/** How the client reads all these texts. */
async function readAll(sent: PageDesign, found: ReadDesigns | undefined): Promise<TextReading> {
  return readTexts([...inTexts(sent).tiles, ...(found?.designs ?? []).flatMap(({ design }) => design?.tiles ?? [])]);
}

/** The tiles of the other designs that the client may have changed: all of those of the same page, and of other pages those that not everybody sees. This release cannot read what a page of a newer format shows. */
function tilesElsewhere(found: readonly ReadDesign[], base: ReadDesign): Pick<SentDesign, 'elsewhere' | 'withheld'> {
  const ofPage = found.filter(({ present }) => present.id === base.present.id);
  const onOthers = found.filter((one) => !ofPage.includes(one));
  return {
    elsewhere: ofPage.flatMap((one) => (one === base ? [] : (one.design?.tiles ?? []))),
    withheld: onOthers.flatMap(({ design, present }) => (design ? protectedTiles(design.tiles, present.design?.tiles ?? []) : [])),
  };
}
