import { Injectable } from '@nestjs/common';
import { inBatches } from '../../in-batches.rules.js';
import type { ImageName } from '../../media/image.js';
import { Images } from '../../media/use-cases/images.js';
import { parseLinkname, type Linkname } from '../../pages/linknames/linkname.rules.js';
import type { DesignCard } from '../../pages/page-card.js';
import type { Page } from '../../pages/page.js';
import { SeePicture } from '../../pages/pictures/use-cases/see-picture.js';
import type { PageRevision, PublicLookUp } from '../../pages/public-look-up.js';
import { LoadCard } from '../../pages/use-cases/load-card.js';
import { LoadPublicPage } from '../../pages/use-cases/load-public-page.js';
import { PageRevisions } from '../../pages/use-cases/page-revisions.js';
import { PublishedPages } from '../../pages/use-cases/published-pages.js';
import {
  FormerFilesStay,
  isOfPage,
  picturesOf,
  revisionText,
  type ExportedFile,
  type ExportResult,
  type ExportScope,
  type ExportStamp,
  type FormerExports,
  type PageRenderer,
} from '../exported-page.js';
import { ExportedPages } from '../ports/exported-pages.port.js';
import { ImageList } from '../../media/use-cases/image-list.js';

/** How often a page is rendered again because it changed meanwhile. After that, the next export tries again. */
const MOST_ATTEMPTS = 5;
/** How many pages are read by one query. */
const BATCH = 200;
/** The id of no card. */
const NO_CARD = '';

interface Update {
  readonly renderer: PageRenderer;
  readonly anew: boolean;
  readonly withPictures: boolean;
}

/** A page that has files, and during which time it stays as it is. */
interface Exported extends Pick<PublicLookUp, 'period'> {
  readonly page: Page;
}

/**
 * Published pages as files. The name of a page in the folder is the key of its address: for a page of this site, its linkname. The folder
 * may also contain names that no page has any more. Errors of each method: those of the folder.
 */
@Injectable()
export class PageExporter {
  constructor(
    private readonly exported: ExportedPages,
    private readonly loadPublicPage: LoadPublicPage,
    private readonly revisions: PageRevisions,
    private readonly publishedPages: PublishedPages,
    private readonly loadCard: LoadCard,
    private readonly images: Images,
    private readonly imageList: ImageList,
    private readonly seePicture: SeePicture,
  ) {}

  /** Resolves when the folder can be written. */
  check(): Promise<void> {
    return this.exported.check();
  }

  /** Makes the folder, with the files that all pages use. */
  async prepare(assets: readonly ExportedFile[]): Promise<void> {
    await this.exported.check();
    for (const { name, content } of assets) await this.exported.writeAsset(name, content);
  }

  /**
   * Brings the files of a page up to date with the database: written when the page is published, removed when nobody may see it. Afterwards it
   * compares again. So neither another instance nor a render that took long leaves an older page.
   *
   * `anew`: writes files and pictures that are up to date, too. Errors: those of the database and of the storage of pictures.
   * @throws {FormerFilesStay} when files that nobody may see any more could not be removed.
   */
  async update(name: string, renderer: PageRenderer, anew = false): Promise<ExportResult> {
    const parsed = parseLinkname(name);
    if (!parsed.ok) return this.takeAway(name);
    for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt += 1) {
      const found = await this.loadPublicPage.execute(parsed.value);
      // After a write that came late, the stamp of another instance may stand for files that this one has replaced.
      const result = await this.updateOnce(parsed.value, found, { renderer, anew: anew || attempt > 1, withPictures: anew });
      await this.takePicturesAway(found);
      if (result === 'unchanged' || (await this.isStill(parsed.value, found.revision))) return result;
    }
    throw new Error(`The page at ${parsed.value} changes faster than it can be exported.`);
  }

  /**
   * Keeps the card of a page beside its files, so that networks get it while Tessera is down. Draws it if nobody has asked for it yet. Errors:
   * those of the database, and BUSY, PICTURES_UNAVAILABLE, STORAGE_UNAVAILABLE.
   */
  async updateCard(name: string, design: DesignCard): Promise<void> {
    const linkname = parseLinkname(name);
    if (!linkname.ok) return;
    // First, because it tells a folder that cannot be read from a page without files.
    const written = await this.exported.cardOf(linkname.value);
    if (!(await this.exported.stampOf(linkname.value))) return;
    const found = await this.loadCard.execute(name, NO_CARD, design);
    if (!found || !('present' in found) || found.present === written) return;
    const card = await this.loadCard.execute(name, found.present, design);
    // If the page has changed meanwhile, it waits for its export again.
    if (card && 'content' in card) await this.exported.writeCard(linkname.value, found.present, card.content);
  }

  /** Removes the files of a page that nobody may see any more, also while no server runs. False if there are none. */
  async remove(linkname: string): Promise<boolean> {
    const parsed = parseLinkname(linkname);
    return this.exported.remove(parsed.ok ? parsed.value : linkname);
  }

  /**
   * Compares everything that is exported with the pages in the database. Yields what it finds in batches. What a batch has found may be nothing.
   * Memory does not grow with the number of pages.
   */
  async *findFormer(): AsyncGenerator<FormerExports> {
    for await (const names of inBatches(this.exported.names())) {
      const { gone, changed } = await this.compare(names.filter(isLinkname));
      yield { gone: [...names.filter((name) => !isLinkname(name)), ...gone], changed };
    }
  }

  /**
   * Finds published pages whose files have to be written, in batches that may be empty. It does not compare their states; `findFormer` does.
   * Memory does not grow with the number of pages.
   */
  async *findUnwritten(scope: ExportScope): AsyncGenerator<readonly Linkname[]> {
    let from = '' as Linkname;
    for (;;) {
      const linknames = await this.publishedPages.listFrom(from, BATCH + 1);
      yield await this.unwritten(linknames.slice(0, BATCH), scope);
      const next = linknames[BATCH];
      if (next === undefined) return;
      from = next;
    }
  }

  /**
   * Removes exported pictures that were removed from the storage of pictures, and those that visitors do not see any more. The former happens an hour after the last page stopped using
   * them, so no exported page shows them. Returns how many it removed, until `signal` ends the work.
   */
  async removeUnusedPictures(signal?: AbortSignal): Promise<number> {
    let removed = 0;
    for await (const names of inBatches(this.exported.pictures())) {
      if (signal?.aborted) break;
      const unused = new Set([...(await this.imageList.removedAmong(names)), ...(await this.seePicture.notToExport(names))]);
      for (const name of unused) await this.exported.removePicture(name);
      removed += unused.size;
    }
    return removed;
  }

  private async updateOnce(linkname: Linkname, found: PublicLookUp, update: Update): Promise<ExportResult> {
    const page = inFiles(found);
    if (!page) return this.takeAway(linkname);
    const stamp = { renderer: update.renderer.id, revision: revisionText(found.revision) };
    const present = await this.stampOf(linkname, stamp.revision);
    // The instance of the newer release exports it.
    if (page.isOfNewerFormat) return present ? 'unchanged' : this.takeAway(linkname);
    if (present && isGoodEnough(present, update)) return 'unchanged';
    try {
      await this.write(linkname, { ...found, page }, stamp, update);
      return 'written';
    } catch (error) {
      // Visitors get the page from this server, rather than a former one.
      if (!present) await this.takeAway(linkname);
      throw error;
    }
  }

  /** The stamp of the files, if they show this state. */
  private async stampOf(linkname: Linkname, revision: string): Promise<ExportStamp | null> {
    const stamp = await this.exported.stampOf(linkname);
    return stamp?.revision === revision ? stamp : null;
  }

  private async write(
    linkname: Linkname,
    { page, period }: Exported,
    stamp: ExportStamp,
    { renderer, withPictures }: Update,
  ): Promise<void> {
    for (const name of picturesOf(page, period)) {
      if (!withPictures && (await this.exported.hasPicture(name))) continue;
      const content = await this.images.read(name);
      // A picture that the storage has lost is missing in the files, too.
      if (content) await this.exported.writePicture(name, content);
    }
    await this.exported.write(linkname, await renderer.render(linkname, page), stamp, renderer.card(linkname, page).id);
  }

  private async takeAway(name: string): Promise<ExportResult> {
    try {
      return (await this.exported.remove(name)) ? 'removed' : 'unchanged';
    } catch (error) {
      throw new FormerFilesStay(error);
    }
  }

  /** Removes the pictures that the page has or had and that visitors do not see any more, unless another page shows them. */
  private async takePicturesAway(found: PublicLookUp): Promise<void> {
    const { pageId } = found.revision;
    if (pageId === null || found.page?.isOfNewerFormat) return;
    const page = inFiles(found);
    const shown: ReadonlySet<ImageName> = new Set(page ? picturesOf(page, found.period) : []);
    const names = (await this.seePicture.filesOf(pageId)).filter((name) => !shown.has(name));
    for (const name of await this.seePicture.notToExport(names)) await this.exported.removePicture(name);
  }

  private async isStill(linkname: Linkname, { pageId, mark }: PageRevision): Promise<boolean> {
    const now = (await this.revisions.present([linkname])).get(linkname);
    const isSame = now?.pageId === pageId && now.mark === mark;
    if (!isSame) this.revisions.noteMissed([linkname]);
    return isSame;
  }

  private async compare(linknames: readonly Linkname[]): Promise<FormerExports> {
    const revisions = await this.revisions.present(linknames);
    const states = new Map<Linkname, 'former' | 'of another page'>();
    for (const linkname of linknames) {
      const state = await this.stateOf(linkname, revisions.get(linkname));
      if (state !== 'present') states.set(linkname, state);
    }
    // Otherwise a look-up could come from a replica that lacks the change.
    this.revisions.noteMissed([...states.keys()]);
    const found: Record<keyof FormerExports, string[]> = { gone: [], changed: [] };
    for (const [linkname, state] of states) {
      const isGone = state === 'of another page' || !(await this.loadPublicPage.execute(linkname)).page?.publishedAt;
      found[isGone ? 'gone' : 'changed'].push(linkname);
    }
    return found;
  }

  private async stateOf(linkname: Linkname, revision: PageRevision | undefined): Promise<'present' | 'former' | 'of another page'> {
    const stamp = await this.exported.stampOf(linkname);
    if (!stamp || !revision) return 'former';
    if (stamp.revision === revisionText(revision)) return 'present';
    return isOfPage(stamp.revision, revision) ? 'former' : 'of another page';
  }

  private async unwritten(linknames: Linkname[], scope: ExportScope): Promise<Linkname[]> {
    if (scope === 'all') return linknames;
    const found: Linkname[] = [];
    for (const linkname of linknames) {
      const stamp = await this.exported.stampOf(linkname);
      if (scope === 'without card' ? await this.lacksCard(linkname, stamp) : !stamp || isOfOther(stamp, scope)) found.push(linkname);
    }
    return found;
  }

  private async lacksCard(linkname: Linkname, stamp: ExportStamp | null): Promise<boolean> {
    return stamp !== null && (await this.exported.cardOf(linkname)) === null;
  }
}

/**
 * The page, if a web server can send it. It asks for no password, and knows no time: visitors get what has one, or is announced, from this server. So they do what goes at a moment: the files would
 * stay if this server did not run then.
 */
function inFiles({ page, locks, closed, isPassing }: PublicLookUp): Page | null {
  return page?.publishedAt && !locks && !closed && !isPassing ? page : null;
}

function isGoodEnough({ renderer: id }: ExportStamp, { renderer, anew }: Update): boolean {
  return !anew && (id === renderer.id || id === renderer.better);
}

function isLinkname(name: string): name is Linkname {
  const parsed = parseLinkname(name);
  return parsed.ok && parsed.value === name;
}

function isOfOther({ renderer }: ExportStamp, scope: { readonly renderer: string } | 'missing'): boolean {
  return scope !== 'missing' && renderer !== scope.renderer;
}
