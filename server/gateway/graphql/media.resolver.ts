import { Inject } from '@nestjs/common';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { CONFIG, type Config } from '../../config.js';
import { RemoveWallpaper } from '../../pages/use-cases/remove-wallpaper.js';
import { CurrentAccount } from '../current-account.js';
import { UploadedPictures } from '../uploads/uploaded-pictures.js';
import type { MutationChangeProfilePictureArgs, MutationChangeWallpaperArgs, MyPage } from './generated.js';
import { toMyPage } from './my-page.js';

/** The GraphQL mutations for the pictures of a page. */
@Resolver()
export class MediaResolver {
  constructor(
    private readonly pictures: UploadedPictures,
    private readonly removeTheWallpaper: RemoveWallpaper,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Mutation('changeProfilePicture')
  async changeProfilePicture(@CurrentAccount() ownerId: string, @Args() args: MutationChangeProfilePictureArgs): Promise<MyPage> {
    return toMyPage(await this.pictures.place(ownerId, 'profile', args.image), this.config);
  }

  @Mutation('changeWallpaper')
  async changeWallpaper(@CurrentAccount() ownerId: string, @Args() args: MutationChangeWallpaperArgs): Promise<MyPage> {
    return toMyPage(await this.pictures.place(ownerId, 'wallpaper', args.image), this.config);
  }

  @Mutation('removeWallpaper')
  async removeWallpaper(@CurrentAccount() ownerId: string): Promise<MyPage> {
    return toMyPage(await this.removeTheWallpaper.execute(ownerId), this.config);
  }
}
