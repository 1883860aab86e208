import { Injectable } from '@nestjs/common';
import { Clock } from '../../../clock.port.js';
import type { ImageName } from '../../../media/image.js';
import { isWithin, withoutHidden, type Period } from '../../design/visible-tiles.rules.js';
import type { Linkname } from '../../linknames/linkname.rules.js';
import { locksNamedIn, openedBy } from '../../locks/lock-pass.js';
import { LockKeys } from '../../locks/ports/lock-keys.port.js';
import { Page } from '../../page.js';
import { PageFormatNewer } from '../../pages.errors.js';
import { seenPage, unlessHidden } from '../../seen-page.js';
import { PublishedPictures, type PictureUse } from '../ports/published-pictures.port.js';
import { STARTER_PICTURES } from '../starter-pictures.rules.js';
import { filesShownOn } from '../../files-shown-on.js';

/** Whether everybody sees a picture, and until when that is certain. Null: as long as no page changes. */
export interface PictureVisibility {
  readonly isShown: boolean;
  readonly until: Date | null;
  /** A page that shows it; null if none does. */
  readonly linkname: Linkname | null;
}

/** Somebody who asks for a picture that not everybody sees. */
export interface PictureViewer {
  /** The passes that a browser has for pages, each as `addPass` writes them. */
  readonly passes: readonly string[];
  /** The accounts all of whose pictures they see: their own, and those of links to drafts. */
  readonly accounts: ReadonlySet<string>;
}

/** What somebody sees of a page who has opened some of its locks. */
interface Seen {
  readonly files: ReadonlySet<string>;
  readonly period: Period;
}

const OPEN = { isShown: true, until: null };
const NOTHING: ReadonlySet<string> = new Set();
const STARTER_FILES: ReadonlySet<string> = new Set(
  Object.values(STARTER_PICTURES).flatMap(({ variants }) => variants.map(({ name }) => name)),
);

/** Of so many pages it is remembered which pictures are seen, so that their designs are not read for each picture. */
const MOST_PAGES = 1_000;

/**
 * Decides who gets a file of a picture. Where a page or a tile is withheld from somebody, its pictures are, too, unless another page shows them. A picture that was never published is open: only
 * its owner knows its name. Errors: PAGE_FORMAT_NEWER for a picture of a page that a newer release has published.
 */
@Injectable()
export class SeePicture {
  private readonly seen = new Map<string, Seen>();

  constructor(
    private readonly pictures: PublishedPictures,
    private readonly lockKeys: LockKeys,
    private readonly clock: Clock,
  ) {}

  /** What everybody sees of a file now. */
  async byAnybody(name: ImageName): Promise<PictureVisibility> {
    if (STARTER_FILES.has(name)) return { ...OPEN, linkname: null };
    const linkname = (await this.pictures.openAmong([name])).get(name);
    if (linkname !== undefined) return { ...OPEN, linkname };
    for (const use of await this.pictures.usesOf(name)) {
      const { files, period } = await this.seenOf(use, NOTHING);
      if (files.has(name)) return { isShown: true, until: period.until, linkname: use.linkname };
    }
    return { isShown: false, until: null, linkname: null };
  }

  /** Whether this viewer gets a file that not everybody sees. */
  async byViewer(name: ImageName, { passes, accounts }: PictureViewer): Promise<boolean> {
    if (accounts.size > 0 && (await this.pictures.ownersOf(name)).some((owner) => accounts.has(owner))) return true;
    if (passes.length === 0) return false;
    for (const use of await this.pictures.usesOf(name)) if (await this.isOpened(use, name, passes)) return true;
    return false;
  }

  /**
   * What operators see of a file: everything that visitors would see if no operator had hidden its page, and the copies of reported pages. Of a picture that an owner withholds, `pages` are those that
   * an operator has to have read. A hidden tile shows its pictures to no operator.
   */
  async byOperator(name: ImageName): Promise<{ readonly isShown: boolean; readonly pages: readonly Page[] }> {
    if (await this.pictures.isReported(name)) return { isShown: true, pages: [] };
    const found = await Promise.all((await this.pictures.pagesWith(name)).map((id) => this.pictures.load(id)));
    const pages = found.filter(
      (page) => page?.design && filesShownOn(new Page({ ...page, design: withoutHidden(page.design) })).includes(name),
    ) as Page[];
    const now = this.clock.now();
    const isShown = pages.some((page) => {
      const { page: seen, closed } = unlessHidden(page, now);
      return !closed && seen?.design && filesShownOn(seen).includes(name);
    });
    return { isShown, pages };
  }

  /** Those of the files that must not be where anybody can read them at any time: they are not shown, or go by themselves. */
  async notToExport(names: readonly ImageName[]): Promise<ImageName[]> {
    const open = await this.pictures.openAmong(names);
    const found: ImageName[] = [];
    for (const name of names) if (!open.has(name) && !(await this.isLasting(name))) found.push(name);
    return found;
  }

  /** The files of the pictures that a page has or had. */
  filesOf(pageId: string): Promise<readonly ImageName[]> {
    return this.pictures.filesOf(pageId);
  }

  private async isLasting(name: ImageName): Promise<boolean> {
    try {
      const { isShown, until } = await this.byAnybody(name);
      return isShown && until === null;
    } catch (error) {
      // The instance of the newer release knows.
      if (error instanceof PageFormatNewer) return true;
      throw error;
    }
  }

  private async isOpened(use: PictureUse, name: ImageName, passes: readonly string[]): Promise<boolean> {
    const keys = await this.lockKeys.find(passes.flatMap(locksNamedIn));
    const opened = new Set(passes.flatMap((text) => [...openedBy(text, keys, use.pageId, this.clock.now())]));
    return opened.size > 0 && (await this.seenOf(use, opened)).files.has(name);
  }

  private async seenOf({ pageId, mark }: PictureUse, opened: ReadonlySet<string>): Promise<Seen> {
    const key = [pageId, mark, ...[...opened].toSorted()].join(' ');
    const known = this.seen.get(key);
    if (known && isWithin(known.period, this.clock.now().getTime())) return known;
    const found = await this.look(pageId, opened);
    this.seen.set(key, found);
    for (const [oldest] of this.seen) if (this.seen.size > MOST_PAGES) this.seen.delete(oldest);
    return found;
  }

  private async look(pageId: string, opened: ReadonlySet<string>): Promise<Seen> {
    const now = this.clock.now();
    const page = await this.pictures.load(pageId);
    if (page?.isOfNewerFormat) throw new PageFormatNewer('reading');
    const { page: shown = null, period } = page ? seenPage(page, now, opened) : { period: { since: null, until: null } };
    return { files: new Set(shown ? filesShownOn(shown) : []), period };
  }
}
