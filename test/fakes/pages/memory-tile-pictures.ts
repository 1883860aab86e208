import { TooManyKeptPictures, TooManyUnpublishedPictures } from '../../../server/media/media.errors.js';
import type { Picture } from '../../../server/media/picture.js';
import {
  MOST_ALIKE,
  TilePictures,
  type FoundPicture,
  type PictureLimits,
} from '../../../server/pages/pictures/ports/tile-pictures.port.js';
import type { UploadedTilePicture } from '../../../server/pages/pictures/uploaded-tile-picture.js';

/** The pictures for tiles in memory, for unit tests. Who uses them says so. */
export class MemoryTilePictures extends TilePictures {
  private readonly stored = new Map<string, UploadedTilePicture & { readonly keptAt: number }>();

  constructor(private readonly isUsed: (id: string) => boolean = () => false) {
    super();
  }

  override async add(uploaded: UploadedTilePicture, most: PictureLimits): Promise<void> {
    const own = [...this.stored.values()].filter(({ accountId }) => accountId === uploaded.accountId);
    const unpublished = own.filter(({ id }) => !this.isUsed(id));
    if (unpublished.length >= most.unpublished) throw new TooManyUnpublishedPictures(most.unpublished);
    if (own.length >= most.all) throw new TooManyKeptPictures(most.all);
    if (!this.stored.has(uploaded.id)) this.stored.set(uploaded.id, { ...uploaded, keptAt: Date.now() });
  }

  override async find(accountId: string, ids: readonly string[]): Promise<ReadonlyMap<string, Picture>> {
    const found = ids.flatMap((id) => this.stored.get(id) ?? []).filter((picture) => picture.accountId === accountId);
    return new Map(found.map(({ id, picture }) => [id, picture]));
  }

  override async findByDigests(accountId: string, digests: readonly string[]): Promise<readonly FoundPicture[]> {
    const own = [...this.stored.values()].filter((picture) => picture.accountId === accountId);
    return digests
      .flatMap((digest) => {
        const isOf = ({ picture }: UploadedTilePicture) =>
          picture.digest === digest || picture.variants.some(({ name }) => name.startsWith(digest));
        const alike = own.filter((one) => digest.length === 64 && isOf(one)).toSorted((one, other) => (one.id < other.id ? -1 : 1));
        return alike.slice(0, MOST_ALIKE).map(({ id, picture }) => ({ digest, id, picture }));
      })
      .toSorted((one, other) => (one.id + one.digest < other.id + other.digest ? -1 : 1));
  }

  override async removeUnused(milliseconds: number, limit: number): Promise<number> {
    const old = [...this.stored.values()].filter(({ keptAt }) => keptAt <= Date.now() - milliseconds).slice(0, limit);
    for (const picture of old) {
      if (this.isUsed(picture.id)) this.stored.set(picture.id, { ...picture, keptAt: Date.now() });
      else this.stored.delete(picture.id);
    }
    return old.length;
  }
}
