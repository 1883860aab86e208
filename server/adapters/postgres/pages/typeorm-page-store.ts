import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Picture, PictureKind } from '../../../media/picture.js';
import type { FormerTile } from '../../../pages/vocabulary/former-kinds.rules.js';
import type { Linkname } from '../../../pages/linknames/linkname.rules.js';
import type { Tile } from '../../../pages/design/page-design.rules.js';
import { Page, type OwnedPage, type Published } from '../../../pages/page.js';
import type { StoredVersionSummary } from '../../../pages/publishing/page-version.js';
import type { PageRevision, PublicLookUp } from '../../../pages/public-look-up.js';
import type { PublishedPage, PublishedPart } from '../../../pages/published-page.js';
import { PageChangedElsewhere, PageFormatNewer } from '../../../pages/pages.errors.js';
import { toStoredDesign } from '../../../pages/design/stored-design.rules.js';
import {
  PageStore,
  type OutdatedPage,
  type FormerPublication,
  type Publication,
  type PublicationKey,
  type StoredPageVersion,
  type StoredPublication,
} from '../../../pages/ports/page-store.port.js';
import { refuseIfFull, surplusIn, type StorageRoom } from '../../../pages/publishing/storage-room.js';
import { MEASURE, measureStorage } from '../accounts/typeorm-account-storage.js';
import { refuseClaim, refuseOrphan } from '../linknames/claim-refusals.js';
import { deleteExpired } from '../connection/expired-rows.js';
import { addUnchanged, findPublication } from '../publishing/publication-keys.js';
import { findFormerTiles, findWithheldTiles } from './former-tiles.js';
import { giveUpLinkname, IS_CLOSED, leadingTo, takeOver } from '../linknames/former-linknames.js';
import { NotifyPageChanges, type PageMove } from '../linknames/notify-page-changes.js';
import { takeLinkname } from '../linknames/operator-changes.js';
import { replacePicture } from '../media/page-pictures.js';
import { findOwned, lookUp, revisionsOf } from './page-look-up.js';
import { findVersion, listVersions } from './page-version-list.js';
import { mayBeFirst, placeOf, refuseOtherMain } from './owned-page.js';
import { passMoments } from './page-moments.js';
import { LastDesigns } from './last-designs.js';
import { formerPage, moveBetween, moveBy } from '../linknames/page-move.js';
import { pageTable } from './page.table.js';
import { PublicReads } from './public-reads.js';
import { pictureIdsOf } from '../../../pages/pictures/tile-pictures.rules.js';
import { findNextSanitizedBefore } from './outdated-pages.js';
import { dividePublic, listPublic, listPublished } from './published-pages.js';
import { retried, retriedTransaction } from '../connection/retried-transaction.js';
import { toPage, type PageRow } from './stored-page.js';
import { tellWebhooks } from '../webhooks/webhook-events.js';
import { CLEAN, hasDecided, PUBLISH, PUBLISH_KNOWN, type PublishStatements, type WrittenRow } from './write-design.js';
import { lockOwned } from '../rows/rows.js';

const IS_TAKEN = `
  SELECT EXISTS (SELECT FROM page WHERE linkname = $1) OR ${IS_CLOSED} AS "isTaken"`;

/** Pages in PostgreSQL. What visitors read comes through `reads`; the default are those of the primary. */
@Injectable()
export class TypeormPageStore extends PageStore {
  private readonly lastDesigns = new LastDesigns();

  constructor(
    private readonly dataSource: DataSource,
    private readonly changes: NotifyPageChanges,
    private readonly reads: PublicReads = new PublicReads(dataSource),
  ) {
    super();
  }

  override async find(page: OwnedPage): Promise<Page> {
    const row = await findOwned(this.dataSource, page);
    return row ? toPage(row) : Page.unpublished(page.accountId);
  }

  override async lookUp(linkname: Linkname, now: Date): Promise<PublicLookUp> {
    const { row, ...found } = await lookUp(this.reads, linkname, now);
    return { page: row && toPage(row), ...found };
  }

  override async revisionsOf(linknames: readonly Linkname[], now: Date): Promise<ReadonlyMap<Linkname, PageRevision>> {
    return revisionsOf(this.dataSource, linknames, now);
  }

  override noteMissed(linknames: readonly Linkname[]): void {
    this.reads.noteMissed(linknames);
  }

  override async isTaken(linkname: Linkname, now: Date): Promise<boolean> {
    const [row]: { isTaken: boolean }[] = await this.dataSource.query(IS_TAKEN, [linkname, now, null, null]);
    return row?.isTaken === true;
  }

  override async saveLinkname(page: OwnedPage, linkname: Linkname, now: Date): Promise<void> {
    // Two pages that claim each other's linkname at the same time cause a deadlock.
    const move = await retriedTransaction(this.dataSource, (manager) => this.moveTo(linkname, page, now, manager)).catch(refuseClaim);
    if (move) await this.changes.announceMove(move);
  }

  override async blockLinkname(linkname: Linkname): Promise<boolean> {
    return takeLinkname(this.dataSource, this.changes, linkname, true);
  }

  override async releaseLinkname(linkname: Linkname): Promise<boolean> {
    return takeLinkname(this.dataSource, this.changes, linkname, false);
  }

  override async removeFreedLinknames(now: Date, atMost: number): Promise<number> {
    return deleteExpired(this.dataSource, 'reserved_linkname', now, atMost);
  }

  override async publish(publication: Publication): Promise<StoredPublication> {
    const { design, sanitizerVersion, publishedAt, basedOn, key, room, accountId, pageId } = publication;
    const page = pageId === undefined ? { accountId } : { accountId, pageId };
    const { document, format } = toStoredDesign(design);
    const last = this.lastDesigns.find(page);
    const json = JSON.stringify(document);
    const written = await this.writeDesign(publication, json, format, last?.version ?? -1);
    if (room && written?.isFull) return this.publishMeasured(publication, room);
    if (!written || written.id === null) return { ...(await this.publishedBefore(page, basedOn, key)), isAboveLimit: false };
    const { id, isAboveLimit, former, ...stored } = written;
    const present = toPage({ accountId, ...stored, id, design: document, designFormat: format, sanitizerVersion, publishedAt });
    this.lastDesigns.keep(page, { id, version: present.version, design }, json.length);
    const { gone } = moveBetween(formerPage(present, former, last), present);
    // The statement has told everybody that the page has changed.
    if (gone !== null) await this.changes.tellGone(this.dataSource, gone);
    return { page: present, isChanged: true, isAboveLimit };
  }

  override async findPublication(keyHash: string, now: Date): Promise<FormerPublication | null> {
    return findPublication(this.dataSource, keyHash, now);
  }

  override async removeOldPublicationKeys(now: Date, atMost: number): Promise<number> {
    return deleteExpired(this.dataSource, 'publication_key', now, atMost);
  }

  override async savePicture(page: OwnedPage, kind: PictureKind, picture: Picture | null): Promise<void> {
    const move = await retriedTransaction(this.dataSource, async (manager) => {
      const { id, linkname } = await lockOwned(page, manager);
      const made = await moveBy(manager, id, () => replacePicture(manager, id, kind, picture));
      const isRemoved = picture === null;
      await tellWebhooks(manager, page.accountId, 'picture.changed', { pageId: id, linkname, picture: kind, isRemoved });
      await this.changes.notifyWithin(manager, made);
      return made;
    }).catch(refuseOrphan);
    await this.changes.announceMove(move);
  }

  override async listVersions(page: OwnedPage): Promise<StoredVersionSummary[]> {
    return listVersions(this.dataSource, page);
  }

  override async findVersion(page: OwnedPage, version: number): Promise<StoredPageVersion | null> {
    return findVersion(this.dataSource, page, version);
  }

  override async findFormerTiles(page: OwnedPage, names: readonly string[]): Promise<FormerTile[]> {
    return findFormerTiles(this.dataSource, page, names);
  }

  override async findWithheldTiles(page: OwnedPage): Promise<Tile[]> {
    return findWithheldTiles(this.dataSource, page);
  }

  override async dividePublic(size: number, now: Date): Promise<Linkname[]> {
    return dividePublic(this.reads, size, now);
  }

  override async listPublic(part: PublishedPart, limit: number, now: Date): Promise<PublishedPage[]> {
    return listPublic(this.reads, part, limit, now);
  }

  override async listPublished(part: PublishedPart, limit: number): Promise<PublishedPage[]> {
    return listPublished(this.reads, part, limit);
  }

  override async passMoments(now: Date, atMost: number): Promise<number> {
    return passMoments(this.dataSource, this.changes, now, atMost);
  }

  override async findNextSanitizedBefore(sanitizerVersion: number, after?: OutdatedPage): Promise<OutdatedPage | null> {
    return findNextSanitizedBefore(this.dataSource, sanitizerVersion, after);
  }

  override async saveSanitized(page: Page, sanitizerVersion: number): Promise<boolean> {
    // A page of a newer format has no design here, and is never overwritten.
    if (!page.design) return false;
    const { document, format } = toStoredDesign(page.design);
    const values = [page.id, page.version, JSON.stringify(document), format, sanitizerVersion];
    return (await this.write(CLEAN, values)) !== undefined;
  }

  /** `known`: the version whose design need not be returned; -1 for none. */
  private async writeDesign(publication: Publication, json: string, format: number, known: number): Promise<WrittenRow | undefined> {
    const { design, sanitizerVersion, publishedAt, basedOn, key, room, waitsUnlessKnown, ...page } = publication;
    const { main, named, first } = waitsUnlessKnown ? PUBLISH_KNOWN : PUBLISH;
    const values = [...placeOf(page), basedOn ?? null, json, format, sanitizerVersion, publishedAt];
    const limits = room ? [room.bytes, room.verified, room.unverified] : [null, null, null];
    const pictures = pictureIdsOf(design);
    const write = ({ plain, withPictures, withKey }: PublishStatements) => {
      if (key) return this.write<WrittenRow>(withKey, values, ...limits, pictures, key.keyHash, key.inputHash, key.keptUntil, known);
      const more = pictures.length === 0 ? limits : [...limits, pictures];
      return this.write<WrittenRow>(pictures.length === 0 ? plain : withPictures, values, ...more, known);
    };
    const again = await write(page.pageId === undefined ? main : named);
    if (hasDecided(again) || basedOn || !mayBeFirst(page)) return again;
    const inserted = await write(first).catch(refuseOtherMain(page));
    // Another writer has inserted the main page, or made another page the main one.
    return hasDecided(inserted) || page.pageId !== undefined ? inserted : write(main);
  }

  /** For a design that had no room. If it has some in the meantime, it is published now. */
  private async publishMeasured(publication: Publication, room: StorageRoom): Promise<StoredPublication> {
    const use = await measureStorage(this.dataSource, publication.accountId, MEASURE);
    refuseIfFull(room, use);
    const { page, isChanged } = await this.publish({ ...publication, room: undefined });
    return { page, isChanged, isAboveLimit: surplusIn(room, use) > 0 };
  }

  /** For a design that was not written, because the page has it already, or because it must not be written. */
  private async publishedBefore(page: OwnedPage, basedOn: number | undefined, key?: PublicationKey): Promise<Published> {
    const present = await this.find(page);
    if (present.isOfNewerFormat) throw new PageFormatNewer('publishing');
    if (basedOn !== undefined && basedOn !== present.version) throw new PageChangedElsewhere(present.version);
    const published = { page: present, isChanged: false };
    if (key) await addUnchanged(this.dataSource, key, published);
    return published;
  }

  /** Null if the page is there already. */
  private async moveTo(linkname: Linkname, page: OwnedPage, now: Date, manager: EntityManager): Promise<PageMove | null> {
    const { id, linkname: former, version } = await lockOwned(page, manager);
    if (former === linkname) return null;
    await manager.update(pageTable, { id }, { linkname });
    await takeOver(manager, linkname, { ...page, pageId: id }, now);
    // An address that never showed anything has no readers to lead. Otherwise, somebody could keep others from any number of linknames.
    const surplus = former !== null && version > 0 ? await giveUpLinkname(manager, id, former, now) : [];
    await tellWebhooks(manager, page.accountId, 'page.renamed', { pageId: id, linkname, formerLinkname: former });
    const move = { gone: former, changed: linkname, led: [...surplus, ...(await leadingTo(manager, linkname))] };
    await this.changes.notifyWithin(manager, move);
    return move;
  }

  /** `more` comes after the parameters that every statement has. */
  private async write<Row extends Pick<PageRow, 'linkname'>>(
    statement: string,
    values: readonly unknown[],
    ...more: readonly unknown[]
  ): Promise<Row | undefined> {
    const { channel, sender } = this.changes;
    // Many writers of one page at the same moment may block each other.
    const run = () => this.dataSource.query<Row[]>(statement, [...values, channel, sender, ...more]);
    const [row] = await retried(run).catch(refuseOrphan);
    if (row) this.changes.announce(row.linkname);
    return row;
  }
}
