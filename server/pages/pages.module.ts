import { Module } from '@nestjs/common';
import { MediaModule } from '../media/media.module.js';
import { AllPages } from './for-operators/all-pages.js';
import { LinkBlocks } from './for-operators/link-blocks.js';
import { BlockedLinkList } from './blocked-links/blocked-link-list.js';
import { CheckPublishedLinks } from './blocked-links/use-cases/check-published-links.js';
import { RefuseBlockedLinks } from './blocked-links/use-cases/refuse-blocked-links.js';
import { HidingOfPage } from './hiding/use-cases/hiding-of-page.js';
import { SanitizerQueue } from './design/sanitizer-queue.js';
import { Withdrawals } from './for-operators/withdrawals.js';
import { PageRevisions } from './use-cases/page-revisions.js';
import { PublishedPages } from './use-cases/published-pages.js';
import { EverybodysPages } from './use-cases/everybodys-pages.js';
import { FindMissedChanges } from './use-cases/find-missed-changes.js';
import { FetchPicture } from './link-previews/use-cases/fetch-picture.js';
import { PreviewQueue, ProfileQueue } from './link-previews/link-page-queue.js';
import { CheckLinkBack } from './link-previews/use-cases/check-link-back.js';
import { PreviewLink } from './link-previews/use-cases/preview-link.js';
import { FindLock } from './locks/use-cases/find-lock.js';
import { LoadCard } from './use-cases/load-card.js';
import { OwnPages } from './use-cases/own-pages.js';
import { LoadPublicPage } from './use-cases/load-public-page.js';
import { PublishPage } from './publishing/use-cases/publish-page.js';
import { AccountLooks } from './appearance/use-cases/account-looks.js';
import { RequirePublisher } from './publishing/use-cases/require-publisher.js';
import { ResanitizePages } from './design/use-cases/resanitize-pages.js';
import { CreatePage } from './use-cases/create-page.js';
import { DeletePage } from './use-cases/delete-page.js';
import { KeepOwnLook } from './appearance/use-cases/keep-own-look.js';
import { KeepStarterPicture } from './pictures/use-cases/keep-starter-picture.js';
import { Drafts } from './drafts/use-cases/drafts.js';
import { SaveDraft } from './drafts/use-cases/save-draft.js';
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
import { SeePicture } from './pictures/use-cases/see-picture.js';
import { UploadTilePicture } from './pictures/use-cases/upload-tile-picture.js';
import { WatchPageChanges } from './use-cases/watch-page-changes.js';
import { AccountPictures } from './pictures/use-cases/account-pictures.js';
import { PagePictures } from './pictures/use-cases/page-pictures.js';
import { Linknames } from './linknames/use-cases/linknames.js';
import { PageVersions } from './publishing/use-cases/page-versions.js';
import { PublicationUpkeep } from './publishing/use-cases/publication-upkeep.js';
import { AccountRoom } from './publishing/use-cases/account-room.js';

const useCases = [
  Withdrawals,
  HidingOfPage,
  AllPages,
  LinkBlocks,
  RefuseBlockedLinks,
  CheckPublishedLinks,
  PagePictures,
  Linknames,
  PageRevisions,
  PublishedPages,
  EverybodysPages,
  FindMissedChanges,
  PageVersions,
  FindLock,
  LoadCard,
  OwnPages,
  LoadPublicPage,
  Drafts,
  SaveDraft,
  OpenDraftLink,
  DraftLinkOfPage,
  FetchPicture,
  CheckLinkBack,
  PreviewQueue,
  ProfileQueue,
  PreviewLink,
  PublishPage,
  PublicationUpkeep,
  SchedulePublication,
  ScheduledPublicationOfPage,
  PublishScheduled,
  AccountLooks,
  RequirePublisher,
  AccountRoom,
  ResanitizePages,
  CreatePage,
  DeletePage,
  KeepOwnLook,
  AccountPictures,
  KeepStarterPicture,
  ChangePageVisibility,
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
