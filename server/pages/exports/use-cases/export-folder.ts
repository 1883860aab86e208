import { parseLinkname } from '../../linknames/linkname.rules.js';
import type { ExportedFile } from '../exported-page.js';
import { ExportedPages } from '../ports/exported-pages.port.js';
import { Injectable } from '@nestjs/common';

/** The folder of exported pages. */
@Injectable()
export class ExportFolder {
  constructor(private readonly exported: ExportedPages) {}

  /** Resolves when the folder of exported pages can be written. */
  check(): Promise<void> {
    return this.exported.check();
  }

  /** Makes the folder of exported pages, with the files that all pages use. Rejects when it cannot be written. */
  async prepare(assets: readonly ExportedFile[]): Promise<void> {
    await this.exported.check();
    for (const { name, content } of assets) await this.exported.writeAsset(name, content);
  }

  /** Removes the files of a page that nobody may see any more, also while no server runs. False if there are none. Errors: those of the folder. */
  async remove(linkname: string): Promise<boolean> {
    const parsed = parseLinkname(linkname);
    return this.exported.remove(parsed.ok ? parsed.value : linkname);
  }
}
