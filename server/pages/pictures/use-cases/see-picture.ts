import { Injectable } from '@nestjs/common';
import { Clock } from '../../../clock.port.js';
import type { ImageName } from '../../../media/image.js';
import { openedBy } from '../../locks/lock-pass.js';
import { LockKeys } from '../../locks/ports/lock-keys.port.js';
import type { Page } from '../../page.js';
import { locksOn, seenPage } from '../../seen-page.js';
import { PublishedPictures } from '../ports/published-pictures.port.js';
import { STARTER_PICTURES } from '../starter-pictures.rules.js';
import { pictureFilesOf } from '../tile-pictures.rules.js';

/** Whether everybody sees a picture, and until when that is certain. Null: as long as no page changes. */
export interface PictureSight {
  readonly isShown: boolean;
  readonly until: Date | null;
}

/** Somebody who asks for a picture that not everybody sees. */
export interface PictureViewer {
  /** The passes that a browser has for pages, as `LockPass` writes them. */
  readonly passes: readonly string[];
  /** Whether they see all pictures of this account: as its owner, as an operator, or by a link to a draft. */
  readonly mayReadAll: (accountId: string) => boolean;
}

const OPEN: PictureSight = { isShown: true, until: null };
const NOTHING: ReadonlySet<string> = new Set();
const STARTER_FILES: ReadonlySet<string> = new Set(
  Object.values(STARTER_PICTURES).flatMap(({ variants }) => variants.map(({ name }) => name)),
);

/**
 * Decides who gets a file of a picture. Where a tile is withheld from somebody, its pictures are, too, unless another page shows them. A picture that no published tile has is open: only
 * its owner knows its name.
 */
@Injectable()
export class SeePicture {
  constructor(
    private readonly pictures: PublishedPictures,
    private readonly lockKeys: LockKeys,
    private readonly clock: Clock,
  ) {}

  /** What everybody sees of a file now. */
  async byAnybody(name: ImageName): Promise<PictureSight> {
    if (STARTER_FILES.has(name) || (await this.pictures.isOpen(name))) return OPEN;
    const now = this.clock.now();
    let until: Date | null = null;
    let isWithheld = false;
    for await (const pages of this.pictures.pagesWith(name))
      for (const page of pages) {
        const seen = seenPage(page, now, NOTHING);
        if (shows(seen.page, name)) return { isShown: true, until: seen.period.until };
        isWithheld = true;
        until = earliest(until, seen.period.until);
      }
    return { isShown: !isWithheld, until };
  }

  /** Whether this viewer gets a file that not everybody sees. */
  async byViewer(name: ImageName, viewer: PictureViewer): Promise<boolean> {
    for await (const pages of this.pictures.pagesWith(name))
      for (const page of pages) if (viewer.mayReadAll(page.accountId) || (await this.isOpened(page, name, viewer))) return true;
    return false;
  }

  /** The files of the pictures on a page that not everybody sees now, here or elsewhere. `shown`: those that are known to be shown. */
  async withheldFilesOf(pageId: string, shown: ReadonlySet<ImageName>): Promise<ImageName[]> {
    const withheld: ImageName[] = [];
    for (const name of await this.pictures.filesOf(pageId))
      if (!shown.has(name) && !(await this.byAnybody(name)).isShown) withheld.push(name);
    return withheld;
  }

  private async isOpened(page: Page, name: ImageName, { passes }: PictureViewer): Promise<boolean> {
    const now = this.clock.now();
    const locks = passes.length > 0 ? locksOn(page, now) : [];
    if (locks.length === 0) return false;
    const keys = await this.lockKeys.find(locks);
    const opened = new Set(passes.flatMap((text) => [...openedBy(text, keys, page.id, now)]));
    return shows(seenPage(page, now, opened).page, name);
  }
}

function shows(page: Page | null, name: ImageName): boolean {
  return page?.design != null && pictureFilesOf(page.design).includes(name);
}

function earliest(one: Date | null, other: Date | null): Date | null {
  return one && other ? (one < other ? one : other) : (one ?? other);
}
