import { Inject } from '@nestjs/common';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { CONFIG, type Config } from '../../config.js';
import { RemovePicture } from '../../pages/use-cases/remove-picture.js';
import { CurrentAccount } from '../current-account.js';
import { UploadedPictures } from '../uploads/uploaded-pictures.js';
import { pictureView } from '../picture-view.js';
import type {
  MutationChangeProfilePictureArgs,
  MutationChangeWallpaperArgs,
  MutationRemoveProfilePictureArgs,
  MutationRemoveWallpaperArgs,
  MutationUploadTilePictureArgs,
  MyPage,
  TilePicture,
} from './generated.js';
import { ownedPage, toMyPage } from './my-page.js';

/** The GraphQL mutations for the pictures of a page. */
@Resolver()
export class MediaResolver {
  constructor(
    private readonly pictures: UploadedPictures,
    private readonly removePicture: RemovePicture,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Mutation('changeProfilePicture')
  async changeProfilePicture(@CurrentAccount() accountId: string, @Args() args: MutationChangeProfilePictureArgs): Promise<MyPage> {
    return toMyPage(await this.pictures.place(ownedPage(accountId, args.pageId), 'profile', args.image), this.config);
  }

  @Mutation('changeWallpaper')
  async changeWallpaper(@CurrentAccount() accountId: string, @Args() args: MutationChangeWallpaperArgs): Promise<MyPage> {
    return toMyPage(await this.pictures.place(ownedPage(accountId, args.pageId), 'wallpaper', args.image), this.config);
  }

  @Mutation('uploadTilePicture')
  async uploadTilePicture(@CurrentAccount() accountId: string, @Args() { image }: MutationUploadTilePictureArgs): Promise<TilePicture> {
    const { id, picture } = await this.pictures.keepForTiles(accountId, image);
    return { id, ...pictureView(picture, this.config) };
  }

  @Mutation('removeProfilePicture')
  async removeProfilePicture(@CurrentAccount() accountId: string, @Args() { pageId }: MutationRemoveProfilePictureArgs): Promise<MyPage> {
    return toMyPage(await this.removePicture.execute({ ...ownedPage(accountId, pageId), kind: 'profile' }), this.config);
  }

  @Mutation('removeWallpaper')
  async removeWallpaper(@CurrentAccount() accountId: string, @Args() { pageId }: MutationRemoveWallpaperArgs): Promise<MyPage> {
    return toMyPage(await this.removePicture.execute({ ...ownedPage(accountId, pageId), kind: 'wallpaper' }), this.config);
  }
}
