import { Injectable } from '@nestjs/common';
import type { PageVersion } from '../page-version.js';
import { PageVersionNotKept } from '../pages.errors.js';
import { PageStore } from '../ports/page-store.port.js';
import { SanitizerQueue } from '../sanitizer-queue.js';

/** An account, and a version of its page. */
export interface LoadPageVersionQuery {
  readonly ownerId: string;
  readonly version: number;
}

/** One version of an account's page, to view or restore. Errors: PAGE_VERSION_NOT_KEPT, PAGE_FORMAT_NEWER. */
@Injectable()
export class LoadPageVersion {
  constructor(
    private readonly pages: PageStore,
    private readonly sanitizing: SanitizerQueue,
  ) {}

  async execute({ ownerId, version }: LoadPageVersionQuery): Promise<PageVersion> {
    const stored = await this.pages.findVersion(ownerId, version);
    if (!stored) throw new PageVersionNotKept();
    const { sanitizerVersion, ...found } = stored;
    // A newer instance may have sanitized it; older rules would undo that.
    if (sanitizerVersion >= this.sanitizing.version) return found;
    // When the rules change, only pages are sanitized again. A version of the history is sanitized here, when it is read.
    return { ...found, design: await this.sanitizing.sanitize(ownerId, found.design) };
  }
}
