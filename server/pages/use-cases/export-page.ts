import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../clock.port.js';
import { ReadImage } from '../../media/use-cases/read-image.js';
import type { ExportResult, ExportStamp, PageRenderer } from '../exported-page.js';
import { parseLinkname, type Linkname } from '../linkname.rules.js';
import type { Page } from '../page.js';
import { ExportedPages } from '../ports/exported-pages.port.js';
import { PageStore } from '../ports/page-store.port.js';
import type { PageRevision, PublicLookUp } from '../public-look-up.js';

/** A page that changes faster than it is rendered is left to the next attempt. */
const MOST_ATTEMPTS = 5;

/**
 * Brings the files of a page up to date with the database: written when the page is published, removed when nobody may see it. Afterwards it
 * compares again. So neither another instance nor a render that took long leaves an older page.
 */
@Injectable()
export class ExportPage {
  constructor(
    private readonly pages: PageStore,
    private readonly exported: ExportedPages,
    private readonly readImage: ReadImage,
    private readonly clock: Clock,
  ) {}

  /** `anew`: writes files that are up to date, too. Errors: those of the database, of the folder and of the storage of pictures. */
  async execute(name: string, renderer: PageRenderer, anew = false): Promise<ExportResult> {
    const parsed = parseLinkname(name);
    if (!parsed.ok) return (await this.exported.remove(name)) ? 'removed' : 'unchanged';
    for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt += 1) {
      const found = await this.pages.lookUp(parsed.value, this.clock.now());
      const result = await this.update(parsed.value, found, renderer, anew);
      if (result === 'unchanged' || (await this.isStill(parsed.value, found.revision))) return result;
    }
    throw new Error(`The page at ${parsed.value} changes faster than it can be exported.`);
  }

  private async update(linkname: Linkname, { page, revision }: PublicLookUp, renderer: PageRenderer, anew: boolean): Promise<ExportResult> {
    if (!page?.publishedAt) return (await this.exported.remove(linkname)) ? 'removed' : 'unchanged';
    // The instance of the newer release exports it.
    if (page.isOfNewerFormat) return 'unchanged';
    const former = await this.exported.stampOf(linkname);
    const stamp = { renderer: renderer.id, revision: revisionText(revision) };
    if (!anew && former?.renderer === stamp.renderer && former.revision === stamp.revision) return 'unchanged';
    await this.write(linkname, page, { renderer, stamp, former });
    return 'written';
  }

  private async write(
    linkname: Linkname,
    page: Page,
    { renderer, stamp, former }: { renderer: PageRenderer; stamp: ExportStamp; former: ExportStamp | null },
  ): Promise<void> {
    try {
      await this.writePictures(page);
      await this.exported.write(linkname, await renderer.render(linkname, page), stamp);
    } catch (error) {
      // Visitors get the page from this server, rather than a former one.
      if (former?.revision !== stamp.revision) await this.exported.remove(linkname).catch(() => false);
      throw error;
    }
  }

  /** A picture that the storage has lost is missing in the files, too. */
  private async writePictures({ profilePicture, wallpaper }: Page): Promise<void> {
    for (const { name } of [...(profilePicture?.variants ?? []), ...(wallpaper?.variants ?? [])]) {
      if (await this.exported.hasPicture(name)) continue;
      const content = await this.readImage.execute(name);
      if (content) await this.exported.writePicture(name, content);
    }
  }

  private async isStill(linkname: Linkname, { ownerId, mark }: PageRevision): Promise<boolean> {
    const now = (await this.pages.revisionsOf([linkname], this.clock.now())).get(linkname);
    return now?.ownerId === ownerId && now.mark === mark;
  }
}

/** The revision as the stamp has it. The files are public, so it does not tell the id of the account. */
export function revisionText({ ownerId, mark }: PageRevision): string {
  return createHash('sha256').update(`${ownerId} ${mark}`).digest('hex').slice(0, 32);
}
