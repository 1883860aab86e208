import type { Provider } from '@nestjs/common';
import { PageStore } from '../pages/ports/page-store.port.js';
import { TypeormPageStore } from './postgres/pages/typeorm-page-store.js';
import { PageHidings } from '../pages/hiding/ports/page-hidings.port.js';
import { TypeormPageHidings } from './postgres/hiding/typeorm-page-hidings.js';
import { FirstLooks } from '../pages/hiding/ports/first-looks.port.js';
import { TypeormFirstLooks } from './postgres/hiding/typeorm-first-looks.js';
import { PageDirectory } from '../pages/directory/ports/page-directory.port.js';
import { TypeormPageDirectory } from './postgres/directory/typeorm-page-directory.js';
import { BlockedLinkStore } from '../pages/blocked-links/ports/blocked-link-store.port.js';
import { TypeormBlockedLinkStore } from './postgres/blocked-links/typeorm-blocked-link-store.js';
import { LinkCheckStore } from '../pages/blocked-links/ports/link-check-store.port.js';
import { TypeormLinkCheckStore } from './postgres/blocked-links/typeorm-link-check-store.js';
import { AccountPages } from '../pages/ports/account-pages.port.js';
import { TypeormAccountPages } from './postgres/pages/typeorm-account-pages.js';
import { FormerLinknames } from '../pages/linknames/ports/former-linknames.port.js';
import { TypeormFormerLinknames } from './postgres/linknames/former-linknames.js';
import { PageCards } from '../pages/ports/page-cards.port.js';
import { TypeormPageCards } from './postgres/pages/typeorm-page-cards.js';
import { AccountStorage } from '../pages/publishing/ports/account-storage.port.js';
import { TypeormAccountStorage } from './postgres/accounts/typeorm-account-storage.js';
import { Publishers } from '../pages/publishing/ports/publishers.port.js';
import { TypeormPublishers } from './postgres/sign-up/typeorm-publishers.js';
import { DraftLinks } from '../pages/drafts/ports/draft-links.port.js';
import { PageDrafts } from '../pages/drafts/ports/page-drafts.port.js';
import { TypeormDraftLinks } from './postgres/drafts/typeorm-draft-links.js';
import { TypeormPageDrafts } from './postgres/drafts/typeorm-page-drafts.js';
import { ScheduledPublications } from '../pages/scheduled/ports/scheduled-publications.port.js';
import { TypeormScheduledPublications } from './postgres/scheduled/typeorm-scheduled-publications.js';
import { PublishedPictures } from '../pages/pictures/ports/published-pictures.port.js';
import { TypeormPublishedPictures } from './postgres/media/typeorm-published-pictures.js';
import { NotedReads } from '../pages/publishing/ports/noted-reads.port.js';
import { PostgresNotedReads } from './postgres/publishing/postgres-noted-reads.js';
import { OwnLooks } from '../pages/appearance/ports/own-looks.port.js';
import { TypeormOwnLooks } from './postgres/own-looks/typeorm-own-looks.js';
import { PageImports } from '../imports/ports/page-imports.port.js';
import { TypeormPageImports } from './postgres/imports/typeorm-page-imports.js';
import { LockStore } from '../locks/ports/lock-store.port.js';
import { LockKeys } from '../pages/locks/ports/lock-keys.port.js';
import { TypeormLocks } from './postgres/locks/typeorm-locks.js';

/** The ports of pages, their locks and imports whose adapters need no configuration. */
export const pagePorts = [
  PageStore,
  PageHidings,
  FirstLooks,
  PageDirectory,
  BlockedLinkStore,
  LinkCheckStore,
  AccountPages,
  FormerLinknames,
  PageCards,
  AccountStorage,
  Publishers,
  PageDrafts,
  DraftLinks,
  ScheduledPublications,
  NotedReads,
  OwnLooks,
  PageImports,
  PublishedPictures,
  LockStore,
  LockKeys,
];

/** Connects each of them with its adapter; part of the module of all adapters. */
export const pageAdapters: Provider[] = [
  { provide: PageStore, useClass: TypeormPageStore },
  { provide: PageHidings, useClass: TypeormPageHidings },
  { provide: FirstLooks, useClass: TypeormFirstLooks },
  { provide: PageDirectory, useClass: TypeormPageDirectory },
  { provide: BlockedLinkStore, useClass: TypeormBlockedLinkStore },
  { provide: LinkCheckStore, useClass: TypeormLinkCheckStore },
  { provide: AccountPages, useClass: TypeormAccountPages },
  { provide: FormerLinknames, useClass: TypeormFormerLinknames },
  { provide: PageCards, useClass: TypeormPageCards },
  { provide: AccountStorage, useClass: TypeormAccountStorage },
  { provide: Publishers, useClass: TypeormPublishers },
  { provide: PageDrafts, useClass: TypeormPageDrafts },
  { provide: DraftLinks, useClass: TypeormDraftLinks },
  { provide: ScheduledPublications, useClass: TypeormScheduledPublications },
  { provide: NotedReads, useClass: PostgresNotedReads },
  { provide: OwnLooks, useClass: TypeormOwnLooks },
  { provide: PageImports, useClass: TypeormPageImports },
  { provide: PublishedPictures, useClass: TypeormPublishedPictures },
  { provide: LockStore, useClass: TypeormLocks },
  { provide: LockKeys, useExisting: LockStore },
];
