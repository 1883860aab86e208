import { Module } from '@nestjs/common';
import { CheckLinkname } from './use-cases/check-linkname.js';
import { ClaimLinkname } from './use-cases/claim-linkname.js';
import { LoadMyPage } from './use-cases/load-my-page.js';
import { LoadPublicPage } from './use-cases/load-public-page.js';
import { PublishPage } from './use-cases/publish-page.js';
import { ResanitizePages } from './use-cases/resanitize-pages.js';
import { WatchPageChanges } from './use-cases/watch-page-changes.js';

const useCases = [CheckLinkname, ClaimLinkname, LoadMyPage, LoadPublicPage, PublishPage, ResanitizePages, WatchPageChanges];

/** Pages: their addresses, their designs, and who sees what. */
@Module({ providers: useCases, exports: useCases })
export class PagesModule {}
