import { createHash } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import type { Actor } from '../../actor.js';
import { CONFIG, type Config } from '../../config/config.js';
import { DomainError } from '../../domain-error.js';
import type { ErrorCode } from '../../error-codes.rules.js';
import type { FoundPicture } from '../../imports/found-page.rules.js';
import type { KeptPicture } from '../../imports/use-cases/complete-import.js';
import { parseImageName } from '../../media/image.js';
import { ImageInvalid } from '../../media/media.errors.js';
import { plainVariant, type PictureKind } from '../../media/picture.js';
import { Images } from '../../media/use-cases/images.js';
import { FetchPicture } from '../../pages/link-previews/use-cases/fetch-picture.js';
import type { Page, PageOfActor } from '../../pages/page.js';
import { PicturesRemoved } from '../../pages/pages.errors.js';
import { toTilePicture } from '../../pages/pictures/place-pictures.js';
import { UploadTilePicture } from '../../pages/pictures/use-cases/upload-tile-picture.js';
import type { TilePicture } from '../../pages/tile-kinds/picture/tile-picture.rules.js';
import type { UploadedTilePicture } from '../../pages/pictures/uploaded-tile-picture.js';
import { UploadFolder } from './upload-folder.js';
import { AccountPictures } from '../../pages/pictures/use-cases/account-pictures.js';
import { PagePictures } from '../../pages/pictures/use-cases/page-pictures.js';
import { AccountLimits } from '../../accounts/limits/use-cases/account-limits.js';

/** Why a picture is not kept, by the code of the refusal. */
const WHY_NOT: Readonly<Partial<Record<ErrorCode, Exclude<KeptPicture, object>>>> = {
  EMAIL_NOT_VERIFIED: 'email-unverified',
  IMAGE_INVALID: 'picture',
  IMAGE_TOO_MANY_PIXELS: 'picture',
  BUSY: 'busy',
};

/** Takes pictures from the web as if their users had uploaded them. */
@Injectable()
export class LinkedPictures {
  private readonly folder: UploadFolder;

  constructor(
    @Inject(CONFIG) { dataDir }: Config,
    private readonly accountLimits: AccountLimits,
    private readonly fetchPicture: FetchPicture,
    private readonly uploadTilePicture: UploadTilePicture,
    private readonly accountPictures: AccountPictures,
    private readonly images: Images,
    private readonly pagePictures: PagePictures,
  ) {
    this.folder = new UploadFolder(join(dataDir, 'uploads'));
  }

  /** Keeps the picture at an address for the tiles of an account. Null if there is none. Errors: the same as of an upload. */
  keepForTiles(actor: Actor, address: string): Promise<UploadedTilePicture | null> {
    return this.accountLimits.admitPicture(actor, () => this.fetchPicture.execute(actor, address, (content) => this.keep(actor, content)));
  }

  /** Keeps a picture that an import has found, for the tiles of an account; or says why not. */
  async keepFound(actor: Actor, picture: FoundPicture): Promise<KeptPicture> {
    if ('uploaded' in picture) return (await this.accountPictures.find(actor, picture.uploaded)) ?? 'picture';
    try {
      const kept = await this.accountLimits.admit('importPicture', actor, () => this.keepAny(actor, picture));
      return kept ? toTilePicture(kept.id, kept.picture) : 'picture';
    } catch (error) {
      if (error instanceof DomainError) return WHY_NOT[error.code] ?? 'no-room';
      throw error;
    }
  }

  /** Gives a page a picture that its account has for its tiles, by its id. It counts as an upload. Errors: the same as of an upload, and PICTURE_NOT_FOUND. */
  placeOwn(page: PageOfActor, kind: PictureKind, id: string): Promise<Page> {
    return this.accountLimits.admitPicture(page.actor, async () => {
      await this.pagePictures.require(page);
      const picture = await this.accountPictures.find(page.actor, id, 'media');
      if (!picture) throw new PicturesRemoved();
      return this.place(page, kind, picture);
    });
  }

  /** Gives a page a picture that was kept for the tiles of its account: above its title, or behind it. Errors: the same as of an upload, and IMAGE_INVALID for one that is gone. */
  async place(page: PageOfActor, kind: PictureKind, picture: TilePicture): Promise<Page> {
    const name = parseImageName(plainVariant(picture).name);
    const content = name && (await this.images.read(name));
    if (!content) throw new ImageInvalid();
    return this.asFile(content, (file) => this.pagePictures.change({ ...page, kind, file }));
  }

  private keepAny(actor: Actor, picture: Exclude<FoundPicture, { readonly uploaded: string }>): Promise<UploadedTilePicture | null> {
    if ('base64' in picture) return this.keepOnce(actor, Buffer.from(picture.base64, 'base64'));
    return this.fetchPicture.execute(actor, picture.address, (content) => this.keepOnce(actor, content));
  }

  /** A page that is imported again has the same pictures. */
  private keepOnce(actor: Actor, content: Uint8Array): Promise<UploadedTilePicture> {
    return this.keep(actor, content, createHash('sha256').update(content).digest('base64url'));
  }

  private keep(actor: Actor, content: Uint8Array, sameAs?: string): Promise<UploadedTilePicture> {
    return this.asFile(content, (file) =>
      this.uploadTilePicture.execute({ actor, file, isFound: true, ...(sameAs !== undefined && { sameAs }) }),
    );
  }

  private async asFile<T>(content: Uint8Array, work: (file: string) => Promise<T>): Promise<T> {
    const file = await this.folder.newPath();
    try {
      await writeFile(file, content);
      return await work(file);
    } finally {
      await rm(file, { force: true });
    }
  }
}
