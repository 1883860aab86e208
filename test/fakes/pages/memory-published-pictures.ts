import type { ImageName } from '../../../server/media/image.js';
import { isAlwaysShown } from '../../../server/pages/design/visible-tiles.rules.js';
import type { Linkname } from '../../../server/pages/linknames/linkname.rules.js';
import type { Page } from '../../../server/pages/page.js';
import { PublishedPictures, type PictureUse } from '../../../server/pages/pictures/ports/published-pictures.port.js';
import { pictureFilesOf } from '../../../server/pages/pictures/tile-pictures.rules.js';

/** The pictures of published tiles in memory, for unit tests: those of these pages. */
export class MemoryPublishedPictures extends PublishedPictures {
  constructor(readonly pages: readonly Page[] = []) {
    super();
  }

  override async openAmong(names: readonly ImageName[]): Promise<ReadonlyMap<ImageName, Linkname | null>> {
    const open = names.filter((name) => this.with(name).length === 0 || this.with(name).some(isOpen));
    return new Map(open.map((name) => [name, this.with(name).find(isOpen)?.linkname ?? null]));
  }

  override async usesOf(name: ImageName): Promise<readonly PictureUse[]> {
    return this.with(name).map(({ id, linkname, version }) => ({ pageId: id, linkname, mark: String(version) }));
  }

  override async pagesWith(name: ImageName): Promise<readonly string[]> {
    return this.with(name).map(({ id }) => id);
  }

  override async isReported(): Promise<boolean> {
    return false;
  }

  override async load(pageId: string): Promise<Page | null> {
    return this.pages.find(({ id }) => id === pageId) ?? null;
  }

  override async ownersOf(name: ImageName): Promise<readonly string[]> {
    return this.with(name).map(({ accountId }) => accountId);
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

function isOpen({ access, design, isHidden, period }: Page): boolean {
  return !isHidden && !period && (access === 'public' || access === 'unlisted') && design?.tiles.every(isAlwaysShown) === true;
}
