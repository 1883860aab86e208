import { Injectable } from '@nestjs/common';
import type { ExportedFile } from '../exported-page.js';
import { ExportedPages } from '../ports/exported-pages.port.js';

/** Makes the folder of exported pages, with the files that all pages use. Rejects when it cannot be written. */
@Injectable()
export class PrepareExport {
  constructor(private readonly exported: ExportedPages) {}

  async execute(assets: readonly ExportedFile[]): Promise<void> {
    await this.exported.check();
    for (const { name, content } of assets) await this.exported.writeAsset(name, content);
  }
}
