import { Injectable } from '@nestjs/common';
import { Clock } from '../../clock.port.js';
import { IMPORT_KEPT_MILLISECONDS } from '../page-import.js';
import { PageImports } from '../ports/page-imports.port.js';

const BATCH = 200;

/** Deletes imports that began more than a day ago, at most 200 in one call. */
@Injectable()
export class RemoveOldImports {
  constructor(
    private readonly imports: PageImports,
    private readonly clock: Clock,
  ) {}

  /** Returns whether there may be more. */
  async execute(): Promise<boolean> {
    return (await this.imports.removeOld(new Date(this.clock.now().getTime() - IMPORT_KEPT_MILLISECONDS), BATCH)) === BATCH;
  }
}
