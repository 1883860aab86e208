import { Injectable } from '@nestjs/common';
import { GiveBackUpload } from '../../accounts/use-cases/give-back-upload.js';
import { DomainError } from '../../domain-error.js';
import type { PictureKind } from '../../media/picture.js';
import type { Page } from '../../pages/page.js';
import { ChangePicture } from '../../pages/use-cases/change-picture.js';
import type { UploadedPicture } from './uploaded-picture.js';

/**
 * Puts an uploaded picture on the page of its sender, for both APIs. After BUSY, the upload does not count for the rate limit. Errors: the
 * same as of `ChangePicture`.
 */
@Injectable()
export class UploadedPictures {
  constructor(
    private readonly changePicture: ChangePicture,
    private readonly giveBackUpload: GiveBackUpload,
  ) {}

  async place(ownerId: string, kind: PictureKind, { path: file, givenUp }: UploadedPicture): Promise<Page> {
    try {
      return await this.changePicture.execute({ ownerId, kind, file, givenUp });
    } catch (error) {
      if (error instanceof DomainError && error.code === 'BUSY') await this.giveBackUpload.execute(ownerId).catch(() => undefined);
      throw error;
    }
  }
}
