import { Injectable } from '@nestjs/common';
import { bytesOf } from '../../../media/picture.js';
import { StorePackagedPicture } from '../../../media/use-cases/store-packaged-picture.js';
import { PICTURE_LIMITS, TilePictures } from '../ports/tile-pictures.port.js';
import type { UploadedTilePicture } from '../uploaded-tile-picture.js';
import { AccountRoom } from '../../publishing/use-cases/account-room.js';

/**
 * Keeps the picture of a starter for an account, as if the account had uploaded it. Its e-mail address need not be verified. Errors:
 * STORAGE_UNAVAILABLE, STORAGE_FULL, TOO_MANY_PICTURES; UNAUTHENTICATED when the account was just removed.
 */
@Injectable()
export class KeepStarterPicture {
  constructor(
    private readonly storePackagedPicture: StorePackagedPicture,
    private readonly accountRoom: AccountRoom,
    private readonly pictures: TilePictures,
  ) {}

  async execute(own: UploadedTilePicture): Promise<void> {
    await this.accountRoom.store(own.accountId, bytesOf(own.picture), async () => {
      await this.storePackagedPicture.execute(own.picture);
      await this.pictures.add(own, PICTURE_LIMITS);
    });
  }
}
