import type { ImageName } from '../../../server/media/image.js';
import type { Page } from '../../../server/pages/page.js';
import { PublishedPictures } from '../../../server/pages/pictures/ports/published-pictures.port.js';
import { pictureFilesOf } from '../../../server/pages/pictures/tile-pictures.rules.js';

/** The pictures of published tiles in memory, for unit tests: those of these pages. */
export class MemoryPublishedPictures extends PublishedPictures {
  constructor(readonly pages: readonly Page[] = []) {
    super();
  }

  override async isOpen(name: ImageName): Promise<boolean> {
    return !this.with(name).length;
  }

  override async *pagesWith(name: ImageName): AsyncGenerator<readonly Page[]> {
    for (const page of this.with(name)) yield [page];
  }

  override async filesOf(pageId: string): Promise<readonly ImageName[]> {
    return this.pages
      .filter(({ id }) => id === pageId)
      .flatMap((page) => (page.design ? (pictureFilesOf(page.design) as ImageName[]) : []));
  }

  private with(name: ImageName): Page[] {
    return this.pages.filter(({ design }) => design !== null && pictureFilesOf(design).includes(name));
  }
}
