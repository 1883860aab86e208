import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../actor.js';
import { OwnLooks } from '../ports/own-looks.port.js';

/** Deletes a look of an account. Does nothing when the account has no such look. Pages that are in this look stay as they are. Scope: publish. */
@Injectable()
export class RemoveOwnLook {
  constructor(private readonly ownLooks: OwnLooks) {}

  async execute(actor: Actor, id: string): Promise<void> {
    return this.ownLooks.remove(actor.accountFor('publish'), id);
  }
}
