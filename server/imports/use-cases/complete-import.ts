import { Injectable } from '@nestjs/common';
import type { PageDesign } from '../../pages/design/page-design.rules.js';
import { SanitizerQueue } from '../../pages/design/sanitizer-queue.js';
import { pictureIdsOf, withPictures } from '../../pages/pictures/tile-pictures.rules.js';
import { isWebAddress } from '../../pages/tile-kinds/tile-address.rules.js';
import { isWaitingPicture, type TilePicture } from '../../pages/tile-kinds/picture/tile-picture.rules.js';
import type { FoundPicture, LeftOut, LeftOutReason } from '../found-page.rules.js';
import { leftOutOf, type PlacedPage } from '../placed-page.rules.js';
import { PageImports } from '../ports/page-imports.port.js';
import type { RunningImport } from '../running-import.js';
import { SourceDocuments, type LinkAnswer } from '../ports/source-documents.port.js';

/** The kept picture, or why there is none. `busy`: it may be kept a moment later. */
export type KeptPicture = TilePicture | Extract<LeftOutReason, 'picture' | 'email-unverified' | 'no-room'> | 'busy';

export type KeepFoundPicture = (picture: FoundPicture) => Promise<KeptPicture>;

interface CompleteCommand {
  readonly running: RunningImport;
  readonly service: string | null;
  readonly page: PlacedPage;
  readonly keepPicture: KeepFoundPicture;
}

/** How many servers are asked at the same time, and for how long all of them, in milliseconds. What nobody knows by then counts as there. */
const LINKS_AT_ONCE = 20;
const LINKS_MILLISECONDS = 8_000;
/** The same for pictures. What has not come by then is named. An account has one picture at a time fetched, and another one can wait. */
const PICTURES_AT_ONCE = 2;
const PICTURES_MILLISECONDS = 30_000;
/** The names of the pictures that are on no tile, beside the ids of the others. */
const [PROFILE, WALLPAPER] = ['profile', 'wallpaper'];
/** How long is waited after BUSY, and how often is noted how many links are looked at, in milliseconds. */
const [BUSY_PAUSE, NOTED_EVERY] = [500, 300];

/** Looks where the links of a found page lead, sanitizes its texts, and fetches its pictures. Ends early if the import is stopped. Errors: BUSY. */
@Injectable()
export class CompleteImport {
  constructor(
    private readonly imports: PageImports,
    private readonly documents: SourceDocuments,
    private readonly sanitizing: SanitizerQueue,
  ) {}

  async execute({ running, service, page, keepPicture }: CompleteCommand): Promise<void> {
    const { design, hasLook } = page;
    const addresses = design.tiles.map((tile) => ('address' in tile ? tile.address : ''));
    const links = [...new Set(addresses.filter(isWebAddress))];
    await running.note({ step: 'links', service, linkCount: links.length });
    const answers = await this.lookAt(links, running);
    const placesOf = (answer: LinkAnswer) => [...addresses.keys()].filter((at) => answers.get(addresses[at] ?? '') === answer);
    await running.note({ step: 'pictures', linksChecked: links.length });
    const clean = await this.sanitized(running.started.accountId, design);
    const { kept, missing } = await keepAll(page, keepPicture, running);
    if (running.isStopped) return;
    await this.imports.finish(running.started, {
      design: withPictures(clean, (id) => (isWaitingPicture(id) ? (kept.get(id) ?? null) : undefined)),
      hasLook,
      picture: kept.get(PROFILE) ?? null,
      wallpaper: kept.get(WALLPAPER) ?? null,
      unreachable: placesOf('gone'),
      unanswered: placesOf('silent'),
      leftOut: [...page.leftOut, ...missing],
    });
  }

  /** What the addresses have answered in time. */
  private async lookAt(addresses: readonly string[], running: RunningImport): Promise<ReadonlyMap<string, LinkAnswer>> {
    const answers = new Map<string, LinkAnswer>();
    const until = Date.now() + LINKS_MILLISECONDS;
    let [linksChecked, noted] = [0, Date.now()];
    await inParallel(addresses, LINKS_AT_ONCE, async (address) => {
      if (running.isStopped || Date.now() > until) return;
      answers.set(address, await this.documents.lookAt(address));
      linksChecked += 1;
      if (Date.now() - noted < NOTED_EVERY) return;
      noted = Date.now();
      await running.note({ linksChecked });
    });
    return answers;
  }

  private async sanitized(accountId: string, design: PageDesign): Promise<PageDesign> {
    return design.tiles.some(({ kind }) => kind === 'text') ? this.sanitizing.sanitize(accountId, design) : design;
  }
}

interface KeptPictures {
  /** By the ids of those that wait, and by the names of the two that are on no tile. */
  readonly kept: ReadonlyMap<string, TilePicture>;
  readonly missing: readonly LeftOut[];
}

async function keepAll(page: PlacedPage, keepPicture: KeepFoundPicture, running: RunningImport): Promise<KeptPictures> {
  const { title, tiles } = page.design;
  const kept = new Map<string, TilePicture>();
  const missing: LeftOut[] = [];
  const until = Date.now() + PICTURES_MILLISECONDS;
  const keep = async (one: FoundPicture): Promise<KeptPicture> => {
    if (running.isStopped || Date.now() > until) return 'no-room';
    const answer = await keepPicture(one);
    if (answer !== 'busy') return answer;
    await new Promise((resolve) => setTimeout(resolve, BUSY_PAUSE));
    return keep(one);
  };
  const nameOf = (id: string) => tiles.find((tile) => pictureIdsOf({ tiles: [tile] }).includes(id))?.name ?? title;
  const all = [[PROFILE, page.picture] as const, [WALLPAPER, page.wallpaper] as const, ...page.pictures];
  await inParallel(all, PICTURES_AT_ONCE, async ([id, one]) => {
    const answer = one && (await keep(one));
    if (typeof answer === 'string') missing.push(leftOutOf(nameOf(id), answer === 'busy' ? 'no-room' : answer));
    else if (answer) kept.set(id, answer);
  });
  return { kept, missing };
}

/** Does some work for each, for so many at the same time. */
async function inParallel<T>(items: readonly T[], atOnce: number, work: (item: T) => Promise<void>): Promise<void> {
  const left = items.values();
  const worker = async () => {
    for (const item of left) await work(item);
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, worker));
}
