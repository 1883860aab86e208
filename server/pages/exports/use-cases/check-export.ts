import { Injectable } from '@nestjs/common';
import { ExportedPages } from '../ports/exported-pages.port.js';

/** Resolves when the folder of exported pages can be written. */
@Injectable()
export class CheckExport {
  constructor(private readonly exported: ExportedPages) {}

  execute(): Promise<void> {
    return this.exported.check();
  }
}
