import { Injectable } from '@nestjs/common';
import type { PageVersion } from '../page-version.js';
import { ownedPage, type PageOfActor } from '../../page.js';
import { PageVersionNotKept } from '../../pages.errors.js';
import { PageStore } from '../../ports/page-store.port.js';
import { SanitizerQueue } from '../../design/sanitizer-queue.js';

/** A page, and one of its versions. */
export interface LoadPageVersionQuery extends PageOfActor {
  readonly version: number;
}

/** One version of a page, to view or restore. Scope: read. Errors: PAGE_NOT_FOUND, PAGE_VERSION_NOT_KEPT, PAGE_FORMAT_NEWER. */
@Injectable()
export class LoadPageVersion {
  constructor(
    private readonly pages: PageStore,
    private readonly sanitizing: SanitizerQueue,
  ) {}

  async execute({ version, ...asked }: LoadPageVersionQuery): Promise<PageVersion> {
    const page = ownedPage(asked, 'read');
    const stored = await this.pages.findVersion(page, version);
    if (!stored) throw new PageVersionNotKept();
    const { sanitizerVersion, ...found } = stored;
    // A newer instance may have sanitized it; older rules would undo that.
    if (sanitizerVersion >= this.sanitizing.version) return found;
    // When the rules change, only pages are sanitized again. A version of the history is sanitized here, when it is read.
    return { ...found, design: await this.sanitizing.sanitize(page.accountId, found.design) };
  }
}
