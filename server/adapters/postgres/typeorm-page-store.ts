import { Injectable } from '@nestjs/common';
import { DataSource, MoreThan, QueryFailedError, type EntityManager } from 'typeorm';
import type { Picture, PictureKind } from '../../media/picture.js';
import type { Linkname } from '../../pages/linkname.rules.js';
import { Page } from '../../pages/page.js';
import type { StoredVersionSummary } from '../../pages/page-version.js';
import type { PageRevision, PublicLookUp } from '../../pages/public-look-up.js';
import type { PublishedPage, PublishedPart } from '../../pages/published-page.js';
import { LinknameTaken, OwnerRemoved, PageChangedElsewhere, PageFormatNewer } from '../../pages/pages.errors.js';
import { PageStore, type OutdatedPage, type Publication, type StoredPageVersion } from '../../pages/ports/page-store.port.js';
import { deleteExpired } from './expired-rows.js';
import { NotifyPageChanges } from './notify-page-changes.js';
import { hidePage, takeLinkname } from './operator-changes.js';
import { replacePicture } from './page-pictures.js';
import { findOwned, lookUp, revisionsOf } from './page-look-up.js';
import { listVersions } from './page-version-list.js';
import { pageVersionTable } from './page-version.table.js';
import { pageTable, type PageTable } from './page.table.js';
import { PublicReads } from './public-reads.js';
import { findNextSanitizedBefore } from './outdated-pages.js';
import { dividePublished, listPublished } from './published-pages.js';
import { DESIGN_FORMAT, isNewerFormat, toPage } from './stored-page.js';
import { withheldLinknameTable } from './withheld-linkname.table.js';
import { CLEAN, PUBLISH_AGAIN, PUBLISH_FIRST } from './write-design.js';

const IS_TAKEN = `
  SELECT EXISTS (SELECT FROM page WHERE linkname = $1)
    OR EXISTS (SELECT FROM withheld_linkname WHERE linkname = $1 AND free_at > $2) AS "isTaken"`;

/** Pages in PostgreSQL. What visitors read comes through `reads`; the default are those of the primary. */
@Injectable()
export class TypeormPageStore extends PageStore {
  constructor(
    private readonly dataSource: DataSource,
    private readonly changes: NotifyPageChanges,
    private readonly reads = new PublicReads(dataSource),
  ) {
    super();
  }

  override async findByOwner(ownerId: string): Promise<Page> {
    const row = await findOwned(this.dataSource, ownerId);
    return row ? toPage(row) : Page.unpublished(ownerId);
  }

  override async lookUp(linkname: Linkname, now: Date): Promise<PublicLookUp> {
    const { row, revision, isFree } = await lookUp(this.reads, linkname, now);
    return { page: row && toPage(row), isFree, revision };
  }

  override async revisionsOf(linknames: readonly Linkname[], now: Date): Promise<ReadonlyMap<Linkname, PageRevision>> {
    return revisionsOf(this.dataSource, linknames, now);
  }

  override noteMissed(linknames: readonly Linkname[]): void {
    this.reads.noteMissed(linknames);
  }

  override async isTaken(linkname: Linkname, now: Date): Promise<boolean> {
    const [row]: { isTaken: boolean }[] = await this.dataSource.query(IS_TAKEN, [linkname, now]);
    return row?.isTaken === true;
  }

  override async saveLinkname(ownerId: string, linkname: Linkname, now: Date): Promise<void> {
    const former = await this.dataSource
      .transaction(async (manager) => {
        const left = await this.moveTo(linkname, ownerId, manager);
        await refuseWithheld(linkname, now, manager);
        return left;
      })
      .catch(refuseClaim);
    if (former === linkname) return;
    this.changes.announceGone(former);
    this.changes.announce(linkname);
  }

  override async hide(linkname: Linkname, at: Date): Promise<boolean> {
    return hidePage(this.dataSource, this.changes, linkname, at);
  }

  override async show(linkname: Linkname): Promise<boolean> {
    return hidePage(this.dataSource, this.changes, linkname, null);
  }

  override async blockLinkname(linkname: Linkname): Promise<boolean> {
    return takeLinkname(this.dataSource, this.changes, linkname, true);
  }

  override async releaseLinkname(linkname: Linkname): Promise<boolean> {
    return takeLinkname(this.dataSource, this.changes, linkname, false);
  }

  override async removeFreedLinknames(now: Date, atMost: number): Promise<number> {
    return deleteExpired(this.dataSource, 'withheld_linkname', now, atMost);
  }

  override async publish({ ownerId, design, sanitizerVersion, publishedAt, basedOn }: Publication): Promise<Page> {
    const values = [ownerId, basedOn ?? null, JSON.stringify(design), DESIGN_FORMAT, sanitizerVersion, publishedAt];
    const publish = (statement: string) =>
      this.write<Pick<PageTable, 'linkname' | 'version' | 'profilePicture' | 'wallpaper' | 'hiddenAt'>>(statement, values);
    const written = (await publish(PUBLISH_AGAIN)) ?? (basedOn ? undefined : await publish(PUBLISH_FIRST));
    if (!written) throw await this.whyNotPublished(ownerId);
    return toPage({ ownerId, ...written, design, designFormat: DESIGN_FORMAT, sanitizerVersion, publishedAt });
  }

  override async savePicture(ownerId: string, kind: PictureKind, picture: Picture | null): Promise<void> {
    const linkname = await this.dataSource
      .transaction(async (manager) => {
        const at = await this.lockPage(ownerId, manager);
        await replacePicture(manager, ownerId, kind, picture);
        await this.changes.notifyWithin(manager, { gone: null, changed: at });
        return at;
      })
      .catch(refuseOrphan);
    this.changes.announce(linkname);
  }

  override async listVersions(ownerId: string): Promise<StoredVersionSummary[]> {
    return listVersions(this.dataSource, ownerId);
  }

  override async findVersion(ownerId: string, version: number): Promise<StoredPageVersion | null> {
    const row = await this.dataSource.getRepository(pageVersionTable).findOneBy({ ownerId, version });
    if (!row) return null;
    const { publishedAt, sanitizerVersion, design, designFormat } = row;
    if (isNewerFormat(designFormat)) throw new PageFormatNewer('reading');
    return { version, publishedAt, sanitizerVersion, design };
  }

  override async dividePublished(size: number): Promise<Linkname[]> {
    return dividePublished(this.reads, size);
  }

  override async listPublished(part: PublishedPart, limit: number): Promise<PublishedPage[]> {
    return listPublished(this.reads, part, limit);
  }

  override async findNextSanitizedBefore(sanitizerVersion: number, after?: OutdatedPage): Promise<OutdatedPage | null> {
    return findNextSanitizedBefore(this.dataSource, sanitizerVersion, after);
  }

  override async saveSanitized(page: Page, sanitizerVersion: number): Promise<boolean> {
    const values = [page.ownerId, page.version, JSON.stringify(page.design), DESIGN_FORMAT, sanitizerVersion];
    return (await this.write(CLEAN, values)) !== undefined;
  }

  private async whyNotPublished(ownerId: string): Promise<Error> {
    const { isOfNewerFormat } = await this.findByOwner(ownerId);
    return isOfNewerFormat ? new PageFormatNewer('publishing') : new PageChangedElsewhere();
  }

  private async moveTo(linkname: Linkname, ownerId: string, manager: EntityManager): Promise<string | null> {
    const former = await this.lockPage(ownerId, manager);
    if (former === linkname) return linkname;
    await manager.update(pageTable, { ownerId }, { linkname });
    await this.changes.notifyWithin(manager, { gone: former, changed: linkname });
    return former;
  }

  // The row exists and is locked before its linkname is read. So each of two concurrent moves knows which linkname it frees.
  private async lockPage(ownerId: string, manager: EntityManager): Promise<string | null> {
    await manager.query('INSERT INTO page (owner_id) VALUES ($1) ON CONFLICT DO NOTHING', [ownerId]);
    const page = await manager
      .getRepository(pageTable)
      .findOne({ select: { ownerId: true, linkname: true }, where: { ownerId }, lock: { mode: 'pessimistic_write' } });
    if (!page) throw new OwnerRemoved();
    return page.linkname;
  }

  private async write<Row extends Pick<PageTable, 'linkname'>>(statement: string, values: readonly unknown[]): Promise<Row | undefined> {
    const { channel, sender } = this.changes;
    const [row] = await this.dataSource.query<Row[]>(statement, [...values, channel, sender]).catch(refuseOrphan);
    if (row) this.changes.announce(row.linkname);
    return row;
  }
}

// A claim waits until the account that has the name is removed, and then finds the name withheld. A check before the write would be too
// early, and only a separate statement sees what was committed in the meantime.
async function refuseWithheld(linkname: Linkname, now: Date, manager: EntityManager): Promise<void> {
  const isWithheld = await manager.existsBy(withheldLinknameTable, { linkname, freeAt: MoreThan(now) });
  if (isWithheld) throw new LinknameTaken();
}

// Two accounts that claim each other's linkname at the same time cause a deadlock; the database aborts one of them (40P01).
function refuseClaim(error: unknown): never {
  const { code, constraint } = violationOf(error);
  if (code === '40P01' || (code === '23505' && constraint === 'page_linkname_is_unique')) throw new LinknameTaken();
  return refuseOrphan(error);
}

function refuseOrphan(error: unknown): never {
  const { code, constraint } = violationOf(error);
  if (code === '23503' && constraint === 'page_belongs_to_account') throw new OwnerRemoved();
  throw error;
}

function violationOf(error: unknown): { readonly code?: string; readonly constraint?: string } {
  return error instanceof QueryFailedError ? (error.driverError as { code?: string; constraint?: string }) : {};
}
