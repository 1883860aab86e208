import { Controller, HttpCode, Post, UseInterceptors } from '@nestjs/common';
import type { Actor } from '../../actor.js';
import { SiteAddresses } from '../../site-addresses.js';
import { CurrentActor } from '../current-actor.js';
import { plainUrl } from '../picture-view.js';
import { UploadedPictures } from '../uploads/uploaded-pictures.js';
import type { UploadedPicture } from '../uploads/uploaded-picture.js';
import { ReceivedImage, ReceiveImage } from '../uploads/receive-image.js';
import type { WireAnswer } from './wire-answers.js';
import { PagePictures } from '../../pages/pictures/use-cases/page-pictures.js';

/** The REST paths of pictures, for older clients (specification §7). */
@Controller('api')
export class ImagesController {
  constructor(
    private readonly pictures: UploadedPictures,
    private readonly pagePictures: PagePictures,
    private readonly addresses: SiteAddresses,
  ) {}

  @Post('updateprofile')
  @HttpCode(200)
  @UseInterceptors(ReceiveImage)
  async updateProfile(@CurrentActor() actor: Actor, @ReceivedImage() picture: UploadedPicture): Promise<WireAnswer<'profilePicture'>> {
    const page = await this.pictures.place({ actor }, 'profile', picture);
    return { detail: 'Image uploaded successfully.', profile_image_url: plainUrl(page, 'profile', this.addresses) };
  }

  @Post('updatewallpaper')
  @HttpCode(200)
  @UseInterceptors(ReceiveImage)
  async updateWallpaper(@CurrentActor() actor: Actor, @ReceivedImage() picture: UploadedPicture): Promise<WireAnswer<'wallpaper'>> {
    const page = await this.pictures.place({ actor }, 'wallpaper', picture);
    return { detail: 'Image uploaded successfully.', wallpaper_image_url: plainUrl(page, 'wallpaper', this.addresses) };
  }

  @Post('deletewallpaper')
  @HttpCode(200)
  async deleteWallpaper(@CurrentActor() actor: Actor): Promise<WireAnswer<'detail'>> {
    await this.pagePictures.remove({ actor, kind: 'wallpaper' });
    return { detail: 'Image deleted successfully.' };
  }
}
