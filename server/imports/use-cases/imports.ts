import { Injectable } from '@nestjs/common';
import type { Actor } from '../../actor.js';
import { Clock } from '../../clock.port.js';
import { IMPORT_SILENT_MILLISECONDS, type PageImport, IMPORT_KEPT_MILLISECONDS } from '../page-import.js';
import { PageImports } from '../ports/page-imports.port.js';

const BATCH = 200;

/** The imports of accounts, of which each has one at a time. */
@Injectable()
export class Imports {
  constructor(
    private readonly imports: PageImports,
    private readonly clock: Clock,
  ) {}

  /** How far it is, or what was found. Null if there is none: it was stopped, or it is more than a day ago. */
  find(actor: Actor): Promise<PageImport | null> {
    const accountId = actor.accountFor('publish');
    return this.imports.find(accountId, new Date(this.clock.now().getTime() - IMPORT_SILENT_MILLISECONDS));
  }

  /** Stops it, and forgets what was found, unless another one has begun since. */
  stop(actor: Actor, id: string): Promise<void> {
    return this.imports.remove(actor.accountFor('publish'), id);
  }

  /** Deletes imports that began more than a day ago, at most 200 in one call. Returns whether there may be more. */
  async removeOld(): Promise<boolean> {
    return (await this.imports.removeOld(new Date(this.clock.now().getTime() - IMPORT_KEPT_MILLISECONDS), BATCH)) === BATCH;
  }
}
