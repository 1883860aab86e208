import { Injectable } from '@nestjs/common';
import { parseLinkname } from '../../linknames/linkname.rules.js';
import { ExportedPages } from '../ports/exported-pages.port.js';

/** Removes the files of a page that nobody may see any more, also while no server runs. False if there are none. Errors: those of the folder. */
@Injectable()
export class RemoveExport {
  constructor(private readonly exported: ExportedPages) {}

  async execute(linkname: string): Promise<boolean> {
    const parsed = parseLinkname(linkname);
    return this.exported.remove(parsed.ok ? parsed.value : linkname);
  }
}
