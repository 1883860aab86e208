import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { AdmitAction } from '../../accounts/limits/use-cases/admit-action.js';
import type { Actor } from '../../actor.js';
import { SiteAddresses } from '../../site-addresses.js';
import type { LinkPreview } from '../../pages/link-previews/link-preview.js';
import type { LinkBack } from '../../pages/link-previews/link-back.rules.js';
import { CheckLinkBack } from '../../pages/link-previews/use-cases/check-link-back.js';
import { PreviewLink } from '../../pages/link-previews/use-cases/preview-link.js';
import { FindUploadedPictures } from '../../pages/pictures/use-cases/find-uploaded-pictures.js';
import { RemovePicture } from '../../pages/pictures/use-cases/remove-picture.js';
import { CurrentActor } from '../current-actor.js';
import { LinkedPictures } from '../uploads/linked-pictures.js';
import { UploadedPictures } from '../uploads/uploaded-pictures.js';
import { pictureView } from '../picture-view.js';
import type {
  MutationChangeProfilePictureArgs,
  MutationChangeWallpaperArgs,
  MutationCheckLinkBackArgs,
  MutationPreviewLinkArgs,
  MutationRemoveProfilePictureArgs,
  MutationRemoveWallpaperArgs,
  MutationUploadTilePictureArgs,
  MutationUploadTilePictureFromArgs,
  MyPage,
  QueryUploadedPicturesArgs,
  TilePicture,
  UploadedPicture,
} from './generated.js';
import { pageOf, toMyPage } from './my-page.js';

/** The GraphQL operations for the pictures of a page, and for what other pages of the web propose. */
@Resolver()
export class MediaResolver {
  constructor(
    private readonly pictures: UploadedPictures,
    private readonly linkedPictures: LinkedPictures,
    private readonly admit: AdmitAction,
    private readonly linkPreviews: PreviewLink,
    private readonly findUploadedPictures: FindUploadedPictures,
    private readonly linksBack: CheckLinkBack,
    private readonly removePicture: RemovePicture,
    private readonly addresses: SiteAddresses,
  ) {}

  @Query('uploadedPictures')
  async uploadedPictures(@CurrentActor() actor: Actor, @Args() { digests }: QueryUploadedPicturesArgs): Promise<UploadedPicture[]> {
    const found = await this.findUploadedPictures.execute(actor, digests);
    return found.map(({ digest, id, picture }) => ({ digest, picture: { id, ...pictureView(picture, this.addresses) } }));
  }

  @Mutation('changeProfilePicture')
  async changeProfilePicture(@CurrentActor() actor: Actor, @Args() args: MutationChangeProfilePictureArgs): Promise<MyPage> {
    return toMyPage(await this.pictures.place(pageOf(actor, args.pageId), 'profile', await args.image), this.addresses);
  }

  @Mutation('changeWallpaper')
  async changeWallpaper(@CurrentActor() actor: Actor, @Args() args: MutationChangeWallpaperArgs): Promise<MyPage> {
    return toMyPage(await this.pictures.place(pageOf(actor, args.pageId), 'wallpaper', await args.image), this.addresses);
  }

  @Mutation('uploadTilePicture')
  async uploadTilePicture(@CurrentActor() actor: Actor, @Args() { image }: MutationUploadTilePictureArgs): Promise<TilePicture> {
    const { id, picture } = await this.pictures.keepForTiles(actor, await image);
    return { id, ...pictureView(picture, this.addresses) };
  }

  @Mutation('previewLink')
  previewLink(@CurrentActor() actor: Actor, @Args() { address }: MutationPreviewLinkArgs): Promise<LinkPreview | null> {
    return this.admit.execute('previewLink', actor, () => this.linkPreviews.execute(actor, address));
  }

  @Mutation('checkLinkBack')
  checkLinkBack(@CurrentActor() actor: Actor, @Args() { address, pageId }: MutationCheckLinkBackArgs): Promise<LinkBack> {
    return this.admit.execute('checkLinkBack', actor, () => this.linksBack.execute({ ...pageOf(actor, pageId), address }));
  }

  @Mutation('uploadTilePictureFrom')
  async uploadTilePictureFrom(
    @CurrentActor() actor: Actor,
    @Args() { address }: MutationUploadTilePictureFromArgs,
  ): Promise<TilePicture | null> {
    const kept = await this.linkedPictures.keepForTiles(actor, address);
    return kept && { id: kept.id, ...pictureView(kept.picture, this.addresses) };
  }

  @Mutation('removeProfilePicture')
  async removeProfilePicture(@CurrentActor() actor: Actor, @Args() { pageId }: MutationRemoveProfilePictureArgs): Promise<MyPage> {
    return toMyPage(await this.removePicture.execute({ ...pageOf(actor, pageId), kind: 'profile' }), this.addresses);
  }

  @Mutation('removeWallpaper')
  async removeWallpaper(@CurrentActor() actor: Actor, @Args() { pageId }: MutationRemoveWallpaperArgs): Promise<MyPage> {
    return toMyPage(await this.removePicture.execute({ ...pageOf(actor, pageId), kind: 'wallpaper' }), this.addresses);
  }
}
