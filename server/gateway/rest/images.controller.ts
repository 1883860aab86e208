import { Controller, HttpCode, Inject, Post, UseInterceptors } from '@nestjs/common';
import { CONFIG, type Config } from '../../config.js';
import { ChangePicture } from '../../pages/use-cases/change-picture.js';
import { RemoveWallpaper } from '../../pages/use-cases/remove-wallpaper.js';
import { CurrentAccount } from '../current-account.js';
import { plainUrl } from '../picture-view.js';
import type { UploadedPicture } from '../uploads.js';
import { ReceivedImage, ReceiveImage } from './receive-image.js';

/** The picture paths of specification §7, for clients that were written against the former service. */
@Controller('api')
export class ImagesController {
  constructor(
    private readonly changePicture: ChangePicture,
    private readonly removeWallpaper: RemoveWallpaper,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Post('updateprofile')
  @HttpCode(200)
  @UseInterceptors(ReceiveImage)
  async updateProfile(@CurrentAccount() ownerId: string, @ReceivedImage() { path: file, givenUp }: UploadedPicture) {
    const page = await this.changePicture.execute({ ownerId, kind: 'profile', file, givenUp });
    return { detail: 'Image uploaded successfully.', profile_image_url: plainUrl(page, 'profile', this.config) };
  }

  @Post('updatewallpaper')
  @HttpCode(200)
  @UseInterceptors(ReceiveImage)
  async updateWallpaper(@CurrentAccount() ownerId: string, @ReceivedImage() { path: file, givenUp }: UploadedPicture) {
    const page = await this.changePicture.execute({ ownerId, kind: 'wallpaper', file, givenUp });
    return { detail: 'Image uploaded successfully.', wallpaper_image_url: plainUrl(page, 'wallpaper', this.config) };
  }

  @Post('deletewallpaper')
  @HttpCode(200)
  async deleteWallpaper(@CurrentAccount() ownerId: string) {
    await this.removeWallpaper.execute(ownerId);
    return { detail: 'Image deleted successfully.' };
  }
}
