import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../clock.port.js';
import { parseImageName, type ImageName } from '../../../media/image.js';
import { Images } from '../../../media/use-cases/images.js';
import { FormerFilesStay, type ExportResult, type ExportStamp, type PageRenderer } from '../exported-page.js';
import { parseLinkname, type Linkname } from '../../linknames/linkname.rules.js';
import type { Page } from '../../page.js';
import { ExportedPages } from '../ports/exported-pages.port.js';
import { PageStore } from '../../ports/page-store.port.js';
import { pictureFilesOf } from '../../pictures/tile-pictures.rules.js';
import type { PageRevision, PublicLookUp } from '../../public-look-up.js';

/** A page that changes faster than it is rendered is left to the next attempt. */
const MOST_ATTEMPTS = 5;

/** Half of the length of a revision in a stamp. */
const DIGITS = 16;

interface WrittenFiles {
  readonly renderer: PageRenderer;
  readonly stamp: ExportStamp;
  readonly former: ExportStamp | null;
  readonly withPictures: boolean;
}

/**
 * Brings the files of a page up to date with the database: written when the page is published, removed when nobody may see it. Afterwards it
 * compares again. So neither another instance nor a render that took long leaves an older page.
 */
@Injectable()
export class ExportPage {
  constructor(
    private readonly pages: PageStore,
    private readonly exported: ExportedPages,
    private readonly images: Images,
    private readonly clock: Clock,
  ) {}

  /**
   * `anew`: writes files and pictures that are up to date, too. Errors: those of the database, of the folder and of the storage of pictures.
   * @throws {FormerFilesStay} when files that nobody may see any more could not be removed.
   */
  async execute(name: string, renderer: PageRenderer, anew = false): Promise<ExportResult> {
    const parsed = parseLinkname(name);
    if (!parsed.ok) return this.remove(name);
    for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt += 1) {
      const found = await this.pages.lookUp(parsed.value, this.clock.now());
      // After a write that came late, the stamp of another instance may stand for files that this one has replaced.
      const result = await this.update(parsed.value, found, { renderer, anew: anew || attempt > 1, withPictures: anew });
      if (result === 'unchanged' || (await this.isStill(parsed.value, found.revision))) return result;
    }
    throw new Error(`The page at ${parsed.value} changes faster than it can be exported.`);
  }

  private async update(
    linkname: Linkname,
    { page, revision }: PublicLookUp,
    { renderer, anew, withPictures }: { renderer: PageRenderer; anew: boolean; withPictures: boolean },
  ): Promise<ExportResult> {
    if (!page?.publishedAt) return this.remove(linkname);
    const former = await this.exported.stampOf(linkname);
    const stamp = { renderer: renderer.id, revision: revisionText(revision) };
    // The instance of the newer release exports it.
    if (page.isOfNewerFormat) return former?.revision === stamp.revision ? 'unchanged' : this.remove(linkname);
    if (!anew && former?.revision === stamp.revision && isGoodEnough(former, renderer)) return 'unchanged';
    await this.write(linkname, page, { renderer, stamp, former, withPictures });
    return 'written';
  }

  private async write(linkname: Linkname, page: Page, { renderer, stamp, former, withPictures }: WrittenFiles): Promise<void> {
    try {
      await this.writePictures(page, withPictures);
      await this.exported.write(linkname, await renderer.render(linkname, page), stamp, renderer.card(linkname, page).id);
    } catch (error) {
      // Visitors get the page from this server, rather than a former one.
      if (former?.revision !== stamp.revision) await this.remove(linkname);
      throw error;
    }
  }

  /** A picture that the storage has lost is missing in the files, too. */
  private async writePictures(page: Page, anew: boolean): Promise<void> {
    for (const name of filesOf(page)) {
      if (!anew && (await this.exported.hasPicture(name))) continue;
      const content = await this.images.read(name);
      if (content) await this.exported.writePicture(name, content);
    }
  }

  private async remove(name: string): Promise<ExportResult> {
    try {
      return (await this.exported.remove(name)) ? 'removed' : 'unchanged';
    } catch (error) {
      throw new FormerFilesStay(error);
    }
  }

  private async isStill(linkname: Linkname, { pageId, mark }: PageRevision): Promise<boolean> {
    const now = (await this.pages.revisionsOf([linkname], this.clock.now())).get(linkname);
    const isSame = now?.pageId === pageId && now.mark === mark;
    if (!isSame) this.pages.noteMissed([linkname]);
    return isSame;
  }
}

function isGoodEnough({ renderer: id }: ExportStamp, { id: own, better }: PageRenderer): boolean {
  return id === own || id === better;
}

function filesOf({ profilePicture, wallpaper, shownDesign }: Page): ImageName[] {
  const files = [profilePicture, wallpaper].flatMap((picture) => (picture?.variants ?? []).map(({ name }) => name));
  return [...files, ...pictureFilesOf(shownDesign)].flatMap((name) => parseImageName(name) ?? []);
}

/** The revision as the stamp has it. The files are public, so it does not tell the id of the page, which may be that of the account. */
export function revisionText({ pageId, mark }: PageRevision): string {
  return digest(String(pageId)) + digest(`${pageId} ${mark}`);
}

/** Whether the revision of a stamp is one of the same page. */
export function isOfPage(revision: string, { pageId }: PageRevision): boolean {
  return revision.startsWith(digest(String(pageId)));
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, DIGITS);
}
