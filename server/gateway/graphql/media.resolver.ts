import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { Actor } from '../../actor.js';
import { OneImageExpected } from '../../media/media.errors.js';
import type { PictureKind } from '../../media/picture.js';
import { SiteAddresses } from '../../site-addresses.js';
import type { LinkPreview } from '../../pages/link-previews/link-preview.js';
import type { LinkBack } from '../../pages/link-previews/link-back.rules.js';
import { CheckLinkBack } from '../../pages/link-previews/use-cases/check-link-back.js';
import { PreviewLink } from '../../pages/link-previews/use-cases/preview-link.js';
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
import { AccountPictures } from '../../pages/pictures/use-cases/account-pictures.js';
import { PagePictures } from '../../pages/pictures/use-cases/page-pictures.js';
import { AccountLimits } from '../../accounts/limits/use-cases/account-limits.js';

/** The GraphQL operations for the pictures of a page, and for what other pages of the web propose. */
@Resolver()
export class MediaResolver {
  constructor(
    private readonly pictures: UploadedPictures,
    private readonly linkedPictures: LinkedPictures,
    private readonly accountLimits: AccountLimits,
    private readonly linkPreviews: PreviewLink,
    private readonly accountPictures: AccountPictures,
    private readonly linksBack: CheckLinkBack,
    private readonly pagePictures: PagePictures,
    private readonly addresses: SiteAddresses,
  ) {}

  @Query('uploadedPictures')
  async uploadedPictures(@CurrentActor() actor: Actor, @Args() { digests }: QueryUploadedPicturesArgs): Promise<UploadedPicture[]> {
    const found = await this.accountPictures.findByDigests(actor, digests);
    return found.map(({ digest, id, picture }) => ({ digest, picture: { id, ...pictureView(picture, this.addresses) } }));
  }

  @Mutation('changeProfilePicture')
  changeProfilePicture(@CurrentActor() actor: Actor, @Args() args: MutationChangeProfilePictureArgs): Promise<MyPage> {
    return this.change(actor, 'profile', args);
  }

  @Mutation('changeWallpaper')
  changeWallpaper(@CurrentActor() actor: Actor, @Args() args: MutationChangeWallpaperArgs): Promise<MyPage> {
    return this.change(actor, 'wallpaper', args);
  }

  private async change(actor: Actor, kind: PictureKind, { image, picture, pageId }: MutationChangeWallpaperArgs): Promise<MyPage> {
    const page = pageOf(actor, pageId);
    if (picture != null) return toMyPage(await this.linkedPictures.placeOwn(page, kind, picture), this.addresses);
    if (!image) throw new OneImageExpected();
    return toMyPage(await this.pictures.place(page, kind, await image), this.addresses);
  }

  @Mutation('uploadTilePicture')
  async uploadTilePicture(@CurrentActor() actor: Actor, @Args() { image }: MutationUploadTilePictureArgs): Promise<TilePicture> {
    const { id, picture } = await this.pictures.keepForTiles(actor, await image);
    return { id, ...pictureView(picture, this.addresses) };
  }

  @Mutation('previewLink')
  previewLink(@CurrentActor() actor: Actor, @Args() { address }: MutationPreviewLinkArgs): Promise<LinkPreview | null> {
    return this.accountLimits.admit('previewLink', actor, () => this.linkPreviews.execute(actor, address));
  }

  @Mutation('checkLinkBack')
  checkLinkBack(@CurrentActor() actor: Actor, @Args() { address, pageId }: MutationCheckLinkBackArgs): Promise<LinkBack> {
    return this.accountLimits.admit('checkLinkBack', actor, () => this.linksBack.execute({ ...pageOf(actor, pageId), address }));
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
    return toMyPage(await this.pagePictures.remove({ ...pageOf(actor, pageId), kind: 'profile' }), this.addresses);
  }

  @Mutation('removeWallpaper')
  async removeWallpaper(@CurrentActor() actor: Actor, @Args() { pageId }: MutationRemoveWallpaperArgs): Promise<MyPage> {
    return toMyPage(await this.pagePictures.remove({ ...pageOf(actor, pageId), kind: 'wallpaper' }), this.addresses);
  }
}
