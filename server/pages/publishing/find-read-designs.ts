import { Injectable } from '@nestjs/common';
import { DEFAULT_DESIGN, type PageDesign } from '../design/page-design.rules.js';
import type { OwnedPage, Page } from '../page.js';
import { PageNotFound } from '../pages.errors.js';
import { PageStore } from '../ports/page-store.port.js';
import { designShown, ofVersion, type PartVersions } from '../vocabulary/shown-parts.rules.js';
import { NotedReads, type NotedRead } from './ports/noted-reads.port.js';

/** A design that a client may have changed. */
export interface ReadDesign {
  readonly page: OwnedPage;
  readonly present: Page;
  /** As the client shows it. Null for a page that was never published. */
  readonly design: PageDesign | null;
  /** The versions that have its parts so. */
  readonly versions: PartVersions | null;
  /** Null if nothing is noted of the client. */
  readonly read: NotedRead | null;
  /** Whether the client has read an older design, which is not kept any more. */
  readonly isLater?: boolean;
}

/** What a client may have changed. */
export interface ReadDesigns {
  /** Those of the page that it has read last come first, and of each page the newest. */
  readonly designs: readonly [ReadDesign, ...ReadDesign[]];
  /** Whether it has read a page before that was deleted. */
  readonly isPageGone: boolean;
}

/** A page, and its versions that were looked for. What was made one of the other names each several times. */
interface FoundPage extends ReadDesign {
  readonly loaded: Map<number, Promise<PageDesign | null>>;
}

/** Finds which designs a client may have on its screen that sends no version of them. */
@Injectable()
export class FindReadDesigns {
  constructor(
    private readonly pages: PageStore,
    private readonly notedReads: NotedReads,
  ) {}

  /**
   * Those that are noted of the client and still kept. If none is of the page that it has read last, the oldest version of it stands for them; if nothing is noted, the main page of the account.
   * @throws {PageNotFound} when the page that it has read last was deleted: what it sends belongs to no other one.
   */
  async execute(page: OwnedPage, client: string | undefined): Promise<ReadDesigns> {
    const [newest, ...others] = client === undefined ? [] : await this.notedReads.list(client);
    if (!newest) return { designs: [await this.presentOf(page, null)], isPageGone: false };
    const present = await this.presentOf({ ...page, pageId: newest.pageId }, newest);
    const found: (ReadDesign | 'gone' | null)[] = [await this.readOf(present, newest)];
    for (const read of others) found.push(await this.readElsewhere(present, read));
    const kept = found.filter((one) => one !== null && one !== 'gone');
    const ofPage = kept.filter(({ present: { id } }) => id === newest.pageId);
    const ofOthers = kept.filter((one) => !ofPage.includes(one));
    const [first, ...rest] = ofPage;
    const designs = first ? ([first, ...rest, ...ofOthers] as const) : ([await this.oldestOf(present, newest), ...ofOthers] as const);
    return { designs, isPageGone: found.includes('gone') };
  }

  private async presentOf(page: OwnedPage, read: NotedRead | null): Promise<FoundPage> {
    const present = await this.pages.find(page);
    const shown = read && { pageId: read.pageId, version: present.version };
    return {
      page,
      present,
      design: present.design,
      versions: present.design && ofVersion(present.version, present.design),
      read: shown,
      loaded: new Map(),
    };
  }

  private async readElsewhere(known: FoundPage, read: NotedRead): Promise<ReadDesign | 'gone' | null> {
    if (read.pageId === known.present.id) return this.readOf(known, read);
    try {
      return await this.readOf(await this.presentOf({ ...known.page, pageId: read.pageId }, read), read);
    } catch (error) {
      if (error instanceof PageNotFound) return 'gone';
      throw error;
    }
  }

  /** Null if a version is not kept any more that has a part of it. */
  private async readOf(found: FoundPage, read: NotedRead): Promise<ReadDesign | null> {
    const { version, shows } = read;
    const whole = await this.versionOf(found, version);
    if (!whole || !shows) return whole && { ...found, design: whole, versions: ofVersion(version, whole), read };
    const named = new Set([...shows.tiles.map(([, one]) => one), ...Object.values(shows.page)]);
    const designs = new Map<number, PageDesign | null>();
    for (const one of named) designs.set(one, await this.versionOf(found, one));
    const design = designShown(whole, shows, (one) => designs.get(one) ?? null);
    return design && { ...found, design, versions: { tiles: shows.tiles.map(([, one]) => one), page: shows.page }, read };
  }

  /** What others have added to the page since the oldest version, the client has not seen. */
  private async oldestOf(found: FoundPage, read: NotedRead): Promise<ReadDesign> {
    const kept = (await this.pages.listVersions(found.page)).map(({ version }) => version);
    const oldest = Math.min(...kept);
    const design = await this.versionOf(found, oldest);
    return { ...found, design, versions: design && ofVersion(oldest, design), read, isLater: true };
  }

  private versionOf({ page, present, loaded }: FoundPage, version: number): Promise<PageDesign | null> {
    const known = loaded.get(version);
    if (known) return known;
    const found = this.findVersion(page, present, version);
    loaded.set(version, found);
    return found;
  }

  private async findVersion(page: OwnedPage, present: Page, version: number): Promise<PageDesign | null> {
    if (version === present.version) return present.shownDesign;
    return version === 0 ? DEFAULT_DESIGN : ((await this.pages.findVersion(page, version))?.design ?? null);
  }
}
