import type { Actor } from '../../../actor.js';
import type { OwnLook } from '../own-look.js';
import { OwnLooks } from '../ports/own-looks.port.js';
import { Injectable } from '@nestjs/common';

/** The looks that an account keeps. */
@Injectable()
export class AccountLooks {
  constructor(private readonly ownLooks: OwnLooks) {}

  /** The looks that an account keeps, the newest first. Scope: read. */
  async list(actor: Actor): Promise<OwnLook[]> {
    return this.ownLooks.list(actor.accountFor('read'));
  }

  /** Deletes a look of an account. Does nothing when the account has no such look. Pages that are in this look stay as they are. Scope: publish. */
  async remove(actor: Actor, id: string): Promise<void> {
    return this.ownLooks.remove(actor.accountFor('publish'), id);
  }
}
