import { Injectable } from '@nestjs/common';
import { RemoveExpired } from '../../accounts/use-cases/remove-expired.js';
import { Acts } from '../../audit/use-cases/acts.js';
import { CountSite } from '../../figures/use-cases/count-site.js';
import { Imports } from '../../imports/use-cases/imports.js';
import { ImageList } from '../../media/use-cases/image-list.js';
import { CheckPublishedLinks } from '../../pages/blocked-links/use-cases/check-published-links.js';
import { ResanitizePages } from '../../pages/design/use-cases/resanitize-pages.js';
import { Linknames } from '../../pages/linknames/use-cases/linknames.js';
import { AccountPictures } from '../../pages/pictures/use-cases/account-pictures.js';
import { PublicationUpkeep } from '../../pages/publishing/use-cases/publication-upkeep.js';
import { ForgetReports } from '../../reports/use-cases/forget-reports.js';
import { VisitCounts } from '../../visits/use-cases/visit-counts.js';
import { Deliveries } from '../../webhooks/use-cases/deliveries.js';
import { removingUnusedImages, sanitizingPages, summingWeek } from './passes.js';

/** A kind of background work. One of all instances does it in small steps. When no work is left, it starts again after a pause. */
export interface BackgroundJob {
  /** The name in log messages, such as `Removing unused pictures`. */
  readonly name: string;
  /** How many milliseconds the job waits after a step that left no more work. */
  readonly pause: number;
  /**
   * Does one step, which takes some tens of milliseconds, and returns whether there may be more to do at once. A step may be interrupted
   * anywhere, even by the end of the process: the next step continues. When the signal is aborted, the running step ends soon.
   */
  readonly step: (signal: AbortSignal) => Promise<boolean>;
}

const MINUTE = 60_000;

/** The background jobs. */
@Injectable()
export class BackgroundJobs {
  readonly all: readonly BackgroundJob[];

  constructor(
    checkPublishedLinks: CheckPublishedLinks,
    removeExpired: RemoveExpired,
    acts: Acts,
    imports: Imports,
    forgetReports: ForgetReports,
    linknames: Linknames,
    deliveries: Deliveries,
    visitCounts: VisitCounts,
    publicationUpkeep: PublicationUpkeep,
    resanitizePages: ResanitizePages,
    accountPictures: AccountPictures,
    imageList: ImageList,
    countSite: CountSite,
  ) {
    // Sessions, mailed links, sign-ins, counted attempts, the audit log, imports, and what visitors wrote in reports that were decided long ago.
    const expired = [
      () => removeExpired.execute(),
      () => acts.removeOld(),
      () => imports.removeOld(),
      () => forgetReports.execute(),
    ] as const;
    this.all = [
      // Looks whenever the list has changed.
      { name: 'Looking for blocked links', pause: MINUTE / 4, step: () => checkPublishedLinks.execute() },
      { name: 'Removing what has expired', pause: 10 * MINUTE, step: () => each(expired) },
      { name: 'Forgetting linknames that are free again', pause: 10 * MINUTE, step: () => linknames.removeFreed() },
      { name: 'Forgetting old deliveries of webhooks', pause: 10 * MINUTE, step: () => deliveries.removeOld() },
      { name: 'Forgetting which sites led to pages long ago', pause: 60 * MINUTE, step: () => visitCounts.forgetHosts() },
      { name: 'Forgetting the keys of publications', pause: 10 * MINUTE, step: () => publicationUpkeep.removeOldKeys() },
      { name: 'Sanitizing pages by newer rules', pause: 60 * MINUTE, step: sanitizingPages(resanitizePages) },
      // The search for unused pictures then finds their files.
      { name: 'Removing unused pictures of tiles', pause: 10 * MINUTE, step: () => accountPictures.removeUnused() },
      // The search for unused pictures then does not read them.
      { name: 'Passing over pictures in use', pause: 10 * MINUTE, step: () => imageList.noteUse() },
      { name: 'Removing unused pictures', pause: 10 * MINUTE, step: removingUnusedImages(imageList) },
      // Operators sort the list of all pages by them.
      { name: 'Summing up the visits of the week', pause: 30 * MINUTE, step: summingWeek(visitCounts) },
      { name: 'Counting what is on the site', pause: 5 * MINUTE, step: () => countSite.execute().then(() => false) },
    ];
  }
}

/** Takes a step of each, one after the other. */
async function each(steps: readonly (() => Promise<boolean>)[]): Promise<boolean> {
  let mayBeMore = false;
  for (const step of steps) if (await step()) mayBeMore = true;
  return mayBeMore;
}
