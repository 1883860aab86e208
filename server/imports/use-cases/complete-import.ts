import { Injectable } from '@nestjs/common';
import { DEFAULT_DESIGN, type Tile } from '../../pages/design/page-design.rules.js';
import { SanitizerQueue } from '../../pages/design/sanitizer-queue.js';
import { iconsOf } from '../../pages/networks/network-links.rules.js';
import { isWebAddress } from '../../pages/tile-kinds/tile-address.rules.js';
import type { TilePicture } from '../../pages/tile-kinds/picture/tile-picture.rules.js';
import type { FoundPicture, LeftOut, LeftOutReason } from '../found-page.rules.js';
import type { PlacedPage, PlacedTile } from '../placed-page.rules.js';
import { PageImports } from '../ports/page-imports.port.js';
import type { RunningImport } from '../running-import.js';
import { SourceDocuments } from '../ports/source-documents.port.js';

/** The kept picture, or why there is none. `busy`: it may be kept a moment later. */
export type KeptPicture = TilePicture | Extract<LeftOutReason, 'picture' | 'email-unverified' | 'no-room'> | 'busy';

export type KeepFoundPicture = (picture: FoundPicture) => Promise<KeptPicture>;

interface CompleteCommand {
  readonly running: RunningImport;
  readonly service: string | null;
  readonly page: PlacedPage;
  readonly keepPicture: KeepFoundPicture;
}

/** How many servers are asked at the same time, and for how long all of them, in milliseconds. What nobody knows by then counts as reachable. */
const LINKS_AT_ONCE = 20;
const LINKS_MILLISECONDS = 8_000;
/** The same for pictures. What has not come by then is named. An account has one picture at a time fetched, and another one can wait. */
const PICTURES_AT_ONCE = 2;
const PICTURES_MILLISECONDS = 30_000;
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
    const addresses = page.tiles.map(({ tile }) => ('address' in tile ? tile.address : ''));
    const links = [...new Set(addresses.filter(isWebAddress))];
    await running.note({ step: 'links', service, linkCount: links.length });
    const unreachable = await this.lookAt(links, running);
    await running.note({ step: 'pictures', linksChecked: links.length });
    const tiles = await this.sanitized(running.started.accountId, page.tiles);
    const pictures = await keepAll(page, keepPicture, running);
    if (running.isStopped) return;
    const [picture = null, ...emblems] = pictures.kept;
    const design = {
      ...DEFAULT_DESIGN,
      title: page.title,
      ...(page.bio !== '' && { bio: page.bio }),
      ...iconsOf(page.networkLinks),
      tiles: tiles.map((tile, at): Tile => (emblems[at] ? { ...tile, emblem: { picture: emblems[at] } } : tile)),
    };
    const places = [...addresses.keys()].filter((at) => unreachable.has(addresses[at] ?? ''));
    await this.imports.finish(running.started, { design, picture, unreachable: places, leftOut: [...page.leftOut, ...pictures.missing] });
  }

  /** The addresses where nothing is. */
  private async lookAt(addresses: readonly string[], running: RunningImport): Promise<ReadonlySet<string>> {
    const unreachable = new Set<string>();
    const until = Date.now() + LINKS_MILLISECONDS;
    let [linksChecked, noted] = [0, Date.now()];
    await inParallel(addresses, LINKS_AT_ONCE, async (address) => {
      if (running.isStopped || Date.now() > until) return;
      if (!(await this.documents.isReachable(address))) unreachable.add(address);
      linksChecked += 1;
      if (Date.now() - noted < NOTED_EVERY) return;
      noted = Date.now();
      await running.note({ linksChecked });
    });
    return unreachable;
  }

  private async sanitized(accountId: string, placed: readonly PlacedTile[]): Promise<readonly Tile[]> {
    const tiles = placed.map(({ tile }) => tile);
    if (tiles.every(({ kind }) => kind !== 'text')) return tiles;
    return (await this.sanitizing.sanitize(accountId, { ...DEFAULT_DESIGN, tiles })).tiles;
  }
}

interface KeptPictures {
  /** That of the page, and then those of its tiles in their order; null where there is none. */
  readonly kept: readonly (TilePicture | null)[];
  readonly missing: readonly LeftOut[];
}

async function keepAll(
  { title, picture, tiles }: PlacedPage,
  keepPicture: KeepFoundPicture,
  running: RunningImport,
): Promise<KeptPictures> {
  const pictures = [picture, ...tiles.map((placed) => placed.picture)];
  const kept = new Map<number, TilePicture>();
  const missing: LeftOut[] = [];
  const until = Date.now() + PICTURES_MILLISECONDS;
  const keep = async (one: FoundPicture): Promise<KeptPicture> => {
    if (running.isStopped || Date.now() > until) return 'no-room';
    const answer = await keepPicture(one);
    if (answer !== 'busy') return answer;
    await new Promise((resolve) => setTimeout(resolve, BUSY_PAUSE));
    return keep(one);
  };
  await inParallel([...pictures.entries()], PICTURES_AT_ONCE, async ([at, one]) => {
    const answer = one ? await keep(one) : null;
    if (typeof answer === 'string')
      missing.push({ name: tiles[at - 1]?.tile.name ?? title, reason: answer === 'busy' ? 'no-room' : answer });
    else if (answer) kept.set(at, answer);
  });
  return { kept: pictures.map((_, at) => kept.get(at) ?? null), missing };
}

/** Does some work for each, for so many at the same time. */
async function inParallel<T>(items: readonly T[], atOnce: number, work: (item: T) => Promise<void>): Promise<void> {
  const left = items.values();
  const worker = async () => {
    for (const item of left) await work(item);
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, worker));
}
