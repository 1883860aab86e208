import { PageExporter } from '../../../server/exports/use-cases/page-exporter.js';
import { Images } from '../../../server/media/use-cases/images.js';
import type { LoadCard } from '../../../server/pages/use-cases/load-card.js';
import { LoadPublicPage } from '../../../server/pages/use-cases/load-public-page.js';
import { PageRevisions } from '../../../server/pages/use-cases/page-revisions.js';
import { PublishedPages } from '../../../server/pages/use-cases/published-pages.js';
import { MemoryExportedPages } from '../../fakes/pages/memory-exported-pages.js';
import { MemoryImageStorage } from '../../fakes/media/memory-image-storage.js';
import { SeePicture } from '../../../server/pages/pictures/use-cases/see-picture.js';
import { MemoryLockKeys } from '../../fakes/pages/memory-lock-keys.js';
import { MemoryPublishedPictures } from '../../fakes/pages/memory-published-pictures.js';
import { MemoryPageStore } from '../../fakes/pages/memory-page-store.js';
import { MemoryStoredImages } from '../../fakes/media/memory-stored-images.js';
import { StoppedClock } from '../../fakes/stopped-clock.js';
import { ImageList } from '../../../server/media/use-cases/image-list.js';

interface Parts {
  readonly pages?: MemoryPageStore;
  readonly exported?: MemoryExportedPages;
  readonly storage?: MemoryImageStorage;
  /** The pictures that are in the storage. */
  readonly listed?: MemoryStoredImages;
  /** The pages with pictures that not everybody sees. */
  readonly published?: MemoryPublishedPictures;
  readonly clock?: StoppedClock;
  readonly loadCard?: LoadCard;
}

const noCards = { execute: async () => null } as unknown as LoadCard;

/** A PageExporter over what is in memory. Without `loadCard`, pages have no cards. */
export function pageExporter({
  pages = new MemoryPageStore(),
  exported = new MemoryExportedPages(),
  storage = new MemoryImageStorage(),
  listed = new MemoryStoredImages(() => true),
  published = new MemoryPublishedPictures(),
  clock = new StoppedClock(),
  loadCard = noCards,
}: Parts): PageExporter {
  const revisions = new PageRevisions(pages, clock);
  const images = new Images(storage);
  return new PageExporter(
    exported,
    new LoadPublicPage(pages, new MemoryLockKeys(), clock),
    revisions,
    new PublishedPages(pages, clock),
    loadCard,
    images,
    new ImageList(listed, storage),
    new SeePicture(published, new MemoryLockKeys(), clock),
  );
}
