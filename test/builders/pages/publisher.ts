import { SiteAddresses } from '../../../server/site-addresses.js';
import { StorePackagedPicture } from '../../../server/media/use-cases/store-packaged-picture.js';
import { BlockedLinkList } from '../../../server/pages/blocked-links/blocked-link-list.js';
import { RefuseBlockedLinks } from '../../../server/pages/blocked-links/use-cases/refuse-blocked-links.js';
import { TileSanitizer } from '../../../server/pages/design/ports/tile-sanitizer.port.js';
import { SanitizerQueue } from '../../../server/pages/design/sanitizer-queue.js';
import { MEGABYTE } from '../../../server/pages/page-limits.js';
import { KeepStarterPicture } from '../../../server/pages/pictures/use-cases/keep-starter-picture.js';
import type { PageStore } from '../../../server/pages/ports/page-store.port.js';
import { FindReadDesigns } from '../../../server/pages/publishing/find-read-designs.js';
import type { NotedReads } from '../../../server/pages/publishing/ports/noted-reads.port.js';
import { CompletePublication } from '../../../server/pages/publishing/complete-publication.js';
import { PreparePublication } from '../../../server/pages/publishing/prepare-publication.js';
import { PublishPage } from '../../../server/pages/publishing/use-cases/publish-page.js';
import { RequirePublisher } from '../../../server/pages/publishing/use-cases/require-publisher.js';
import type { Publishers } from '../../../server/pages/publishing/ports/publishers.port.js';
import type { ScheduledPublications } from '../../../server/pages/scheduled/ports/scheduled-publications.port.js';
import { PublishScheduled } from '../../../server/pages/scheduled/use-cases/publish-scheduled.js';
import { MemoryImageStorage } from '../../fakes/media/memory-image-storage.js';
import { MemoryStoredImages } from '../../fakes/media/memory-stored-images.js';
import { MemoryAccountStorage } from '../../fakes/pages/memory-account-storage.js';
import { MemoryBlockedLinks, noConfiguredLinks } from '../../fakes/pages/memory-blocked-links.js';
import { MemoryFirstLooks } from '../../fakes/pages/memory-first-looks.js';
import { MemoryLockKeys } from '../../fakes/pages/memory-lock-keys.js';
import { MemoryNotedReads } from '../../fakes/pages/memory-noted-reads.js';
import { MemoryPublishers } from '../../fakes/pages/memory-publishers.js';
import { MemoryTilePictures } from '../../fakes/pages/memory-tile-pictures.js';
import type { StoppedClock } from '../../fakes/stopped-clock.js';
import { AccountRoom } from '../../../server/pages/publishing/use-cases/account-room.js';

/** Those of the site in unit tests. */
export const addresses = new SiteAddresses({ publicUrl: 'https://pages.example.org' });

class NoSanitizer extends TileSanitizer {
  override readonly version = 1;

  override async sanitize(html: string): Promise<string> {
    return html;
  }
}

interface Parts {
  readonly pages: PageStore;
  readonly clock: StoppedClock;
  readonly publishers?: Publishers | undefined;
  readonly notedReads?: NotedReads;
  readonly firstLooks?: MemoryFirstLooks;
  readonly pictures?: MemoryTilePictures;
  readonly images?: MemoryImageStorage;
  readonly storage?: MemoryAccountStorage;
  readonly sanitizer?: TileSanitizer;
}

/** What prepares designs and publishes them into a store of pages, with all else in memory. */
export function publishingParts({
  pages,
  clock,
  publishers = new MemoryPublishers(),
  notedReads = new MemoryNotedReads(),
  firstLooks = new MemoryFirstLooks(),
  pictures = new MemoryTilePictures(),
  images = new MemoryImageStorage(),
  storage = new MemoryAccountStorage(),
  sanitizer = new NoSanitizer(),
}: Parts): { readonly publishPage: PublishPage; readonly preparing: PreparePublication } {
  const room = new AccountRoom(storage, { maxPagesPerAccount: 20, storagePerAccount: 200 * MEGABYTE });
  const sanitizing = new SanitizerQueue(sanitizer);
  const preparing = new PreparePublication(
    pages,
    pictures,
    new KeepStarterPicture(new StorePackagedPicture(images, new MemoryStoredImages(() => false)), room, pictures),
    sanitizing,
    new FindReadDesigns(pages, notedReads),
    new CompletePublication(pages, sanitizing, clock),
    new RefuseBlockedLinks(new BlockedLinkList(new MemoryBlockedLinks(), noConfiguredLinks, clock)),
    new MemoryLockKeys(),
    clock,
    addresses,
  );
  const requirePublisher = new RequirePublisher(publishers, firstLooks);
  return { publishPage: new PublishPage(pages, preparing, requirePublisher, room, firstLooks, notedReads, clock), preparing };
}

/** What publishes scheduled designs into a store of pages, with all else in memory. */
export function aPublisher(
  pages: PageStore,
  scheduled: ScheduledPublications,
  clock: StoppedClock,
  publishers?: Publishers,
): PublishScheduled {
  return new PublishScheduled(scheduled, pages, publishingParts({ pages, clock, publishers }).publishPage, clock);
}
