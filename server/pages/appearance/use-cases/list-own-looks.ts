import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../actor.js';
import type { OwnLook } from '../own-look.js';
import { OwnLooks } from '../ports/own-looks.port.js';

/** The looks that an account keeps, the newest first. Scope: read. */
@Injectable()
export class ListOwnLooks {
  constructor(private readonly ownLooks: OwnLooks) {}

  async execute(actor: Actor): Promise<OwnLook[]> {
    return this.ownLooks.list(actor.accountFor('read'));
  }
}
