import { Module } from '@nestjs/common';
import { MediaModule } from '../media/media.module.js';
import { AllPages } from './for-operators/all-pages.js';
import { LinkBlocks } from './for-operators/link-blocks.js';
import { BlockedLinkList } from './blocked-links/blocked-link-list.js';
import { CheckPublishedLinks } from './blocked-links/use-cases/check-published-links.js';
import { RefuseBlockedLinks } from './blocked-links/use-cases/refuse-blocked-links.js';
import { HidingOfPage } from './hiding/use-cases/hiding-of-page.js';
import { SanitizerQueue } from './design/sanitizer-queue.js';
import { RemoveFreedLinknames } from './linknames/use-cases/remove-freed-linknames.js';
import { Withdrawals } from './for-operators/withdrawals.js';
import { LinknamesOfPage } from './linknames/use-cases/linknames-of-page.js';
import { ChangePicture } from './pictures/use-cases/change-picture.js';
import { CheckLinkname } from './linknames/use-cases/check-linkname.js';
import { ClaimLinkname } from './linknames/use-cases/claim-linkname.js';
import { PageRevisions } from './use-cases/page-revisions.js';
import { PublishedPages } from './use-cases/published-pages.js';
import { EverybodysPages } from './use-cases/everybodys-pages.js';
import { FindMissedChanges } from './use-cases/find-missed-changes.js';
import { ListPageVersions } from './publishing/use-cases/list-page-versions.js';
import { FetchPicture } from './link-previews/use-cases/fetch-picture.js';
import { PreviewQueue, ProfileQueue } from './link-previews/link-page-queue.js';
import { CheckLinkBack } from './link-previews/use-cases/check-link-back.js';
import { PreviewLink } from './link-previews/use-cases/preview-link.js';
import { FindLock } from './locks/use-cases/find-lock.js';
import { LoadCard } from './use-cases/load-card.js';
import { Pages } from './use-cases/pages.js';
import { LoadPageVersion } from './publishing/use-cases/load-page-version.js';
import { LoadPublicPage } from './use-cases/load-public-page.js';
import { PublishOnce } from './publishing/use-cases/publish-once.js';
import { PublishPage } from './publishing/use-cases/publish-page.js';
import { PassMoments } from './publishing/use-cases/pass-moments.js';
import { RemoveOldPublicationKeys } from './publishing/use-cases/remove-old-publication-keys.js';
import { RemovePicture } from './pictures/use-cases/remove-picture.js';
import { AccountLooks } from './appearance/use-cases/account-looks.js';
import { RemoveUnusedTilePictures } from './pictures/use-cases/remove-unused-tile-pictures.js';
import { RequirePublisher } from './publishing/use-cases/require-publisher.js';
import { RequireRoom } from './publishing/use-cases/require-room.js';
import { ResanitizePages } from './design/use-cases/resanitize-pages.js';
import { CreatePage } from './use-cases/create-page.js';
import { DeletePage } from './use-cases/delete-page.js';
import { KeepOwnLook } from './appearance/use-cases/keep-own-look.js';
import { FindTilePicture } from './pictures/use-cases/find-tile-picture.js';
import { FindUploadedPictures } from './pictures/use-cases/find-uploaded-pictures.js';
import { KeepStarterPicture } from './pictures/use-cases/keep-starter-picture.js';
import { MeasureStorage } from './publishing/use-cases/measure-storage.js';
import { MakeMainPage } from './use-cases/make-main-page.js';
import { OrderPages } from './use-cases/order-pages.js';
import { RenamePage } from './use-cases/rename-page.js';
import { Drafts } from './drafts/use-cases/drafts.js';
import { SaveDraft } from './drafts/use-cases/save-draft.js';
import { LinkDraft } from './drafts/use-cases/link-draft.js';
import { OpenDraftLink } from './drafts/use-cases/open-draft-link.js';
import { DraftLinkOfPage } from './drafts/use-cases/draft-link-of-page.js';
import { CompletePublication } from './publishing/complete-publication.js';
import { FindReadDesigns } from './publishing/find-read-designs.js';
import { PreparePublication } from './publishing/prepare-publication.js';
import { PublishScheduled } from './scheduled/use-cases/publish-scheduled.js';
import { SchedulePublication } from './scheduled/use-cases/schedule-publication.js';
import { ScheduledPublicationOfPage } from './scheduled/use-cases/scheduled-publication-of-page.js';
import { ListFeedEntries } from './use-cases/list-feed-entries.js';
import { ChangePageVisibility } from './use-cases/change-page-visibility.js';
import { SwitchFeed } from './use-cases/switch-feed.js';
import { SeePicture } from './pictures/use-cases/see-picture.js';
import { UploadTilePicture } from './pictures/use-cases/upload-tile-picture.js';
import { WatchPageChanges } from './use-cases/watch-page-changes.js';

const useCases = [
  RemoveFreedLinknames,
  Withdrawals,
  HidingOfPage,
  AllPages,
  LinkBlocks,
  RefuseBlockedLinks,
  CheckPublishedLinks,
  LinknamesOfPage,
  ChangePicture,
  CheckLinkname,
  ClaimLinkname,
  PageRevisions,
  PublishedPages,
  EverybodysPages,
  FindMissedChanges,
  ListPageVersions,
  FindLock,
  LoadCard,
  Pages,
  LoadPageVersion,
  LoadPublicPage,
  Drafts,
  SaveDraft,
  LinkDraft,
  OpenDraftLink,
  DraftLinkOfPage,
  FetchPicture,
  CheckLinkBack,
  PreviewQueue,
  ProfileQueue,
  PreviewLink,
  PublishOnce,
  PublishPage,
  PassMoments,
  SchedulePublication,
  ScheduledPublicationOfPage,
  PublishScheduled,
  RemoveOldPublicationKeys,
  AccountLooks,
  RemoveUnusedTilePictures,
  RemovePicture,
  RequirePublisher,
  RequireRoom,
  ResanitizePages,
  CreatePage,
  DeletePage,
  KeepOwnLook,
  FindTilePicture,
  FindUploadedPictures,
  KeepStarterPicture,
  MakeMainPage,
  MeasureStorage,
  OrderPages,
  RenamePage,
  ChangePageVisibility,
  SwitchFeed,
  ListFeedEntries,
  SeePicture,
  UploadTilePicture,
  WatchPageChanges,
];

/** Pages: their addresses, their designs, their history. */
@Module({
  imports: [MediaModule],
  providers: [...useCases, BlockedLinkList, CompletePublication, FindReadDesigns, PreparePublication, SanitizerQueue],
  exports: [...useCases, SanitizerQueue],
})
export class PagesModule {}
