import { Injectable } from '@nestjs/common';
import type { Actor } from '../../actor.js';
import type { PageOutline } from '../page.js';
import { AccountPages } from '../ports/account-pages.port.js';

/** All pages of an account in the order that its owner chose, without their designs. Scope: read. */
@Injectable()
export class ListPages {
  constructor(private readonly accountPages: AccountPages) {}

  async execute(actor: Actor): Promise<PageOutline[]> {
    return this.accountPages.list(actor.accountFor('read'));
  }
}
