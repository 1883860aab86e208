import { Injectable } from '@nestjs/common';
import { DEFAULT_DESIGN, type PageDesign, type Tile } from '../design/page-design.rules.js';
import { placesById } from '../design/kept-tiles/match-tiles.rules.js';
import { tileIdsOf } from '../design/tile-ids.rules.js';
import type { OwnedPage, Page } from '../page.js';
import { PageNotFound } from '../pages.errors.js';
import { PageStore } from '../ports/page-store.port.js';
import { applyChanges } from '../vocabulary/apply-changes.rules.js';
import { NotedReads, type NotedRead } from './ports/noted-reads.port.js';

/** A design that a client may have changed. */
export interface ReadDesign {
  readonly page: OwnedPage;
  readonly present: Page;
  /** As the client shows it. Null for a page that was never published. */
  readonly design: PageDesign | null;
  /** Null if nothing is noted of the client. */
  readonly read: NotedRead | null;
}

/** A page, and its versions that were looked for. What was made one of the other names each several times. */
interface FoundPage extends ReadDesign {
  readonly versions: Map<number, Promise<PageDesign | null>>;
}

/** Finds which designs a client may have on its screen that sends no version of them. */
@Injectable()
export class FindReadDesigns {
  constructor(
    private readonly pages: PageStore,
    private readonly notedReads: NotedReads,
  ) {}

  /**
   * Those that are noted of the client and still kept, the newest first. Without any, the present design of the page that it has read last, or of the main page of the account.
   * @throws {PageNotFound} when the page that it has read last was deleted: what it sends belongs to no other one.
   */
  async execute(page: OwnedPage, client: string): Promise<readonly [ReadDesign, ...ReadDesign[]]> {
    const [newest, ...others] = await this.notedReads.list(client);
    if (!newest) return [await this.presentOf(page, null)];
    const present = await this.presentOf({ ...page, pageId: newest.pageId }, newest);
    const found = [await this.readOf(present, newest)];
    for (const read of others) found.push(await this.readElsewhere(present, read));
    const [first, ...rest] = found.filter((one) => one !== null);
    return first ? [first, ...rest] : [present];
  }

  private async presentOf(page: OwnedPage, read: NotedRead | null): Promise<FoundPage> {
    const present = await this.pages.find(page);
    const shown = read && { pageId: read.pageId, version: present.version };
    return { page, present, design: present.design, read: shown, versions: new Map() };
  }

  private async readElsewhere(known: FoundPage, read: NotedRead): Promise<ReadDesign | null> {
    if (read.pageId === known.present.id) return this.readOf(known, read);
    try {
      return await this.readOf(await this.presentOf({ ...known.page, pageId: read.pageId }, read), read);
    } catch (error) {
      if (error instanceof PageNotFound) return null;
      throw error;
    }
  }

  private async readOf(found: FoundPage, read: NotedRead): Promise<ReadDesign | null> {
    const design = await this.shownBy(found, read);
    return design && { ...found, design, read };
  }

  /** Null if the version is not kept any more. */
  private async shownBy(found: FoundPage, { version, madeFrom }: NotedRead): Promise<PageDesign | null> {
    const published = await this.versionOf(found, version);
    if (!published || !madeFrom) return published;
    const [onto, before] = [await this.versionOf(found, madeFrom.onto), await this.shownBy(found, madeFrom.read)];
    return onto && before ? shownAfter(onto, published, before) : published;
  }

  private versionOf({ page, present, versions }: FoundPage, version: number): Promise<PageDesign | null> {
    const known = versions.get(version);
    if (known) return known;
    const found = this.findVersion(page, present, version);
    versions.set(version, found);
    return found;
  }

  private async findVersion(page: OwnedPage, present: Page, version: number): Promise<PageDesign | null> {
    if (version === present.version) return present.shownDesign;
    return version === 0 ? DEFAULT_DESIGN : ((await this.pages.findVersion(page, version))?.design ?? null);
  }
}

/** What a client shows that has changed `before` into what was published: the same changes, without what others had made of `before`. */
function shownAfter(onto: PageDesign, published: PageDesign, before: PageDesign): PageDesign {
  return applyChanges({ base: onto, changed: published, from: placesById(onto.tiles, withIds(published.tiles)), present: before });
}

function withIds(tiles: readonly Tile[]): Tile[] {
  const ids = tileIdsOf(tiles);
  return tiles.map((tile, at) => ({ ...tile, id: ids[at]! }));
}
