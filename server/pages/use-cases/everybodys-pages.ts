import { Injectable } from '@nestjs/common';
import { Clock } from '../../clock.port.js';
import type { OwnedPage, Page } from '../page.js';
import { PageNotFound } from '../pages.errors.js';
import { AccountPages } from '../ports/account-pages.port.js';
import { PageStore } from '../ports/page-store.port.js';
import { everybodysPage } from '../seen-page.js';

/** Pages as everybody sees them now, also those that operators hide. For their owner, who takes them elsewhere. */
@Injectable()
export class EverybodysPages {
  constructor(
    private readonly accountPages: AccountPages,
    private readonly pages: PageStore,
    private readonly clock: Clock,
  ) {}

  /** `page`: as its owner has loaded it. Null if not everybody sees it now. */
  of(page: Page): Page | null {
    return everybodysPage(page, this.clock.now());
  }

  /** Those of an account in their order. One that nobody sees, or that asks for its password, is not there. */
  async *ofAccount(accountId: string): AsyncGenerator<Page> {
    for (const { id } of await this.accountPages.list(accountId)) {
      const page = await this.find({ accountId, pageId: id });
      if (page) yield page;
    }
  }

  private async find(page: OwnedPage): Promise<Page | null> {
    try {
      return this.of(await this.pages.find(page));
    } catch (error) {
      // It was deleted in the meantime.
      if (error instanceof PageNotFound) return null;
      throw error;
    }
  }
}
