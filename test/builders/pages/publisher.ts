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
import { PublishOnce } from '../../../server/pages/publishing/use-cases/publish-once.js';
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

/** What publishes designs into a store of pages, with all else in memory. */
export function aPagePublisher(
  pages: PageStore,
  clock: StoppedClock,
  publishers: Publishers = new MemoryPublishers(),
  notedReads: NotedReads = new MemoryNotedReads(),
): PublishPage {
  const requireRoom = new AccountRoom(new MemoryAccountStorage(), { maxPagesPerAccount: 20, storagePerAccount: 200 * MEGABYTE });
  const refusing = new RefuseBlockedLinks(new BlockedLinkList(new MemoryBlockedLinks(), noConfiguredLinks, clock));
  const storing = new StorePackagedPicture(new MemoryImageStorage(), new MemoryStoredImages(() => false));
  const pictures = new MemoryTilePictures();
  const keeping = new KeepStarterPicture(storing, requireRoom, pictures);
  const sanitizing = new SanitizerQueue(new NoSanitizer());
  const reads = new FindReadDesigns(pages, notedReads);
  const completing = new CompletePublication(pages, sanitizing, clock);
  const preparing = new PreparePublication(
    pages,
    pictures,
    keeping,
    sanitizing,
    reads,
    completing,
    refusing,
    new MemoryLockKeys(),
    clock,
    addresses,
  );
  const firstLooks = new MemoryFirstLooks();
  const requirePublisher = new RequirePublisher(publishers, firstLooks);
  return new PublishPage(pages, preparing, requirePublisher, requireRoom, firstLooks, notedReads, clock);
}

/** What publishes scheduled designs into a store of pages, with all else in memory. */
export function aPublisher(
  pages: PageStore,
  scheduled: ScheduledPublications,
  clock: StoppedClock,
  publishers?: Publishers,
): PublishScheduled {
  return new PublishScheduled(scheduled, pages, new PublishOnce(pages, aPagePublisher(pages, clock, publishers), clock), clock);
}
