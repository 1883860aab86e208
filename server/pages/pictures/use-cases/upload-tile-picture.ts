import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../actor.js';
import { Clock } from '../../../clock.port.js';
import { UploadGivenUp } from '../../../media/media.errors.js';
import { bytesOf } from '../../../media/picture.js';
import { PreparePicture } from '../../../media/use-cases/prepare-picture.js';
import { newId, sameId } from '../../new-id.js';
import { PICTURE_LIMITS, TilePictures } from '../ports/tile-pictures.port.js';
import type { UploadedTilePicture } from '../uploaded-tile-picture.js';
import { AccountRoom } from '../../publishing/use-cases/account-room.js';

/** An uploaded picture for a tile. */
export interface UploadTilePictureCommand {
  readonly actor: Actor;
  /** The path of the uploaded file, which is not checked yet. */
  readonly file: string;
  /** Whether this server has got it from another site, which may show other formats than people upload. */
  readonly isFound?: boolean;
  /** The same text gives the same picture, for one that may be kept more than once. */
  readonly sameAs?: string;
  /** Aborted when the client has disconnected; then nothing is kept. */
  readonly givenUp?: AbortSignal;
}

/**
 * Keeps a picture for the tiles of an account. Visitors see it when a design is published that names its id. Scope: media. Errors: IMAGE_INVALID,
 * IMAGE_TOO_MANY_PIXELS, BUSY, PICTURES_UNAVAILABLE, STORAGE_UNAVAILABLE, UPLOAD_GIVEN_UP, TOO_MANY_PICTURES, STORAGE_FULL; UNAUTHENTICATED when the account
 * was just removed.
 */
@Injectable()
export class UploadTilePicture {
  constructor(
    private readonly preparePicture: PreparePicture,
    private readonly accountRoom: AccountRoom,
    private readonly pictures: TilePictures,
    private readonly clock: Clock,
  ) {}

  async execute({ actor, file, isFound = false, sameAs, givenUp }: UploadTilePictureCommand): Promise<UploadedTilePicture> {
    const accountId = actor.accountFor('media');
    const picture = await this.preparePicture.prepare({ kind: isFound ? 'found' : 'tile', file });
    if (givenUp?.aborted) throw new UploadGivenUp();
    const id = sameAs === undefined ? newId(this.clock.now()) : sameId(`${accountId} ${sameAs}`);
    const uploaded = { id, accountId, picture };
    await this.accountRoom.store(accountId, bytesOf(picture), () => this.pictures.add(uploaded, PICTURE_LIMITS));
    return uploaded;
  }
}
