import { setTimeout as delay } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { CallCredential } from '../../../accounts/sessions/call-credential.js';
import type { MailRequest } from '../../../mail/mail-request.js';
import { DESIGN_FORMAT, fromStoredDesign, toStoredDesign, type StoredDesign } from '../../../pages/design/stored-design.rules.js';
import type { OwnedPage } from '../../../pages/page.js';
import { PageChangedElsewhere, PageFormatNewer, PicturesRemoved } from '../../../pages/pages.errors.js';
import { pictureIdsOf } from '../../../pages/pictures/tile-pictures.rules.js';
import { ScheduledPublications, type Outcome } from '../../../pages/scheduled/ports/scheduled-publications.port.js';
import { NothingScheduled, ScheduleBusy } from '../../../pages/scheduled/scheduled.errors.js';
import type {
  ChosenMoment,
  DuePublication,
  NewScheduledPublication,
  ScheduledPublication,
} from '../../../pages/scheduled/scheduled-publication.js';
import { AccountMails } from '../accounts/account-mails.js';
import { retriedTransaction } from '../connection/retried-transaction.js';
import { refuseOrphan } from '../linknames/claim-refusals.js';
import { conditionOf, placeOf, refuseUnlessOwned } from '../pages/owned-page.js';
import { isBesideItsTime } from '../pages/page-moments.js';
import { isNewerFormat } from '../pages/stored-page.js';
import { IS_OPEN, tellWebhooks } from '../webhooks/webhook-events.js';
import { lockCaller, lockOwned } from '../rows/rows.js';

// Whoever publishes a design, or changes or removes it, has this advisory lock of its page until the transaction ends, also after a crash. A lock of the row would not do: the deletion of a
// page locks the page first, for which a publication would wait while it has the row. Two pages with the same hash wait for each other, and nothing else uses the number.
const LOCKS = 7_355_612;
const TRY = `SELECT pg_try_advisory_xact_lock(${LOCKS}, hashtext($1)) AS "isMine"`;

// Who finds the lock taken gives its connection back before it tries again: many who wait would leave none for the publication.
const PAUSE = 50;
const MOST_TRIES = 60;

const OUTLINE = `publishes_at AS "publishesAt", time_zone AS "timeZone", replaces, based_on AS "basedOn", created_at AS "createdAt",
  failure, failed_at AS "failedAt"`;

const FORMAT = 'SELECT design_format AS "designFormat" FROM scheduled_publication WHERE page_id = $1';

// The removal of unused pictures locks them in the same order, and skips these until the row that keeps them is there.
const KEEP_PICTURES = 'SELECT id FROM tile_picture WHERE account_id = $1 AND id = ANY($2::uuid[]) ORDER BY id FOR KEY SHARE';

const SCHEDULE = `
  INSERT INTO scheduled_publication (page_id, id, design, design_format, picture_ids, based_on, replaces, publishes_at, time_zone, language,
    created_at, unsaid, due_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $8)
  ON CONFLICT (page_id) DO UPDATE SET id = excluded.id, design = excluded.design, design_format = excluded.design_format,
    picture_ids = excluded.picture_ids, based_on = excluded.based_on, replaces = excluded.replaces, publishes_at = excluded.publishes_at,
    time_zone = excluded.time_zone, language = excluded.language, created_at = excluded.created_at, unsaid = excluded.unsaid, due_at = excluded.due_at,
    failure = NULL, failed_at = NULL
  RETURNING ${OUTLINE}`;

const PRESENT = `
  SELECT publishes_at AS "publishesAt", linkname FROM scheduled_publication JOIN page ON owner_id = page_id WHERE page_id = $1`;

const CHANGE = `
  UPDATE scheduled_publication SET publishes_at = $2, due_at = $2, time_zone = $3, replaces = $4, failure = NULL, failed_at = NULL
  WHERE page_id = $1 RETURNING ${OUTLINE}`;

const FIND_DUE = `
  SELECT page_id AS "pageId" FROM scheduled_publication WHERE due_at <= $1 AND design_format <= ${DESIGN_FORMAT} ORDER BY due_at LIMIT $2`;

const TAKE = `
  SELECT scheduled_publication.id, page_id AS "pageId", page.account_id AS "accountId", scheduled_publication.design,
    scheduled_publication.design_format AS "designFormat", coalesce(unsaid, '{}') AS unsaid, based_on AS "basedOn", replaces, publishes_at AS "publishesAt",
    scheduled_publication.language, account.suspended_at IS NOT NULL AS "isSuspended"
  FROM scheduled_publication JOIN page ON page.owner_id = page_id JOIN account ON account.id = page.account_id
  WHERE page_id = $1`;

const TAKE_DUE = `${TAKE} AND due_at <= $2 AND scheduled_publication.design_format <= ${DESIGN_FORMAT}`;

// Before the time of the page itself has come, nobody sees what has become public. Then the page appears, and is told of then.
const REMOVE = `
  DELETE FROM scheduled_publication USING page WHERE page_id = $1 AND owner_id = page_id
  RETURNING linkname, ${IS_OPEN} AND NOT (${isBesideItsTime('now()')}) AS "isSeen"`;

const REFUSE = `
  UPDATE scheduled_publication SET due_at = NULL, failure = $2, failed_at = $3 FROM page
  WHERE page_id = $1 AND owner_id = page_id RETURNING linkname`;

// What was stopped in the meantime stays so.
const POSTPONE = 'UPDATE scheduled_publication SET due_at = $2 WHERE page_id = $1 AND due_at IS NOT NULL';

interface NotedRow {
  readonly linkname: string | null;
  /** Whether visitors see what was published. */
  readonly isSeen?: boolean;
}

interface TakenRow extends Omit<DuePublication, 'design'> {
  readonly design: StoredDesign;
  readonly designFormat: number;
  readonly publishesAt: Date;
  readonly language: NonNullable<MailRequest['language']>;
}

/** Scheduled publications in PostgreSQL. What is due is found by an index, however many there are. */
@Injectable()
export class TypeormScheduledPublications extends ScheduledPublications {
  constructor(
    private readonly dataSource: DataSource,
    private readonly mails: AccountMails,
    private readonly credential: CallCredential,
  ) {
    super();
  }

  override async find(page: OwnedPage): Promise<ScheduledPublication | null> {
    const statement = `SELECT ${OUTLINE} FROM scheduled_publication WHERE page_id = (SELECT owner_id FROM page WHERE ${conditionOf(page)})`;
    const [found] = await this.dataSource.query<ScheduledPublication[]>(statement, placeOf(page));
    if (!found) await refuseUnlessOwned(this.dataSource, page);
    return found ?? null;
  }

  override async schedule(page: OwnedPage, scheduled: NewScheduledPublication): Promise<ScheduledPublication> {
    const { accountId } = page;
    const { design, basedOn, replaces, publishesAt } = scheduled;
    return this.alone(page, async (pageId, manager) => {
      await lockCaller(this.credential, manager);
      const { linkname, version } = await lockOwned({ accountId, pageId }, manager);
      if (replaces ? basedOn > version : basedOn !== version) throw new PageChangedElsewhere(version);
      const [present] = await manager.query<{ designFormat: number }[]>(FORMAT, [pageId]);
      if (isNewerFormat(present?.designFormat ?? null)) throw new PageFormatNewer('publishing');
      const pictures = pictureIdsOf(design);
      const kept = pictures.length === 0 ? [] : await manager.query<unknown[]>(KEEP_PICTURES, [accountId, pictures]);
      if (kept.length < new Set(pictures).size) throw new PicturesRemoved();
      const { document, format } = toStoredDesign(design);
      const { id, timeZone, language, createdAt } = scheduled;
      const values = [
        pageId,
        id,
        JSON.stringify(document),
        format,
        pictures,
        basedOn,
        replaces,
        publishesAt,
        timeZone,
        language,
        createdAt,
        scheduled.unsaid,
      ];
      const [stored] = await manager.query<[ScheduledPublication]>(SCHEDULE, values);
      await tellWebhooks(manager, accountId, 'page.scheduled', { pageId, linkname, at: publishesAt });
      return stored;
    }).catch(refuseOrphan);
  }

  override async change(page: OwnedPage, { publishesAt, timeZone, replaces }: ChosenMoment): Promise<ScheduledPublication> {
    return this.alone(page, async (pageId, manager) => {
      await lockCaller(this.credential, manager);
      const [present] = await manager.query<{ publishesAt: Date; linkname: string | null }[]>(PRESENT, [pageId]);
      const [[changed]] = await manager.query<[ScheduledPublication[], number]>(CHANGE, [pageId, publishesAt, timeZone, replaces]);
      if (!present || !changed) throw new NothingScheduled();
      const { linkname } = present;
      if (present.publishesAt.getTime() !== publishesAt.getTime())
        await tellWebhooks(manager, page.accountId, 'page.scheduled', { pageId, linkname, at: publishesAt });
      return changed;
    });
  }

  override async cancel(page: OwnedPage): Promise<void> {
    await this.alone(page, async (pageId, manager) => {
      const [, count] = await manager.query<[unknown[], number]>(REMOVE, [pageId]);
      if (count === 0) throw new NothingScheduled();
    });
  }

  override async findDue(now: Date, atMost: number): Promise<readonly string[]> {
    const due = await this.dataSource.query<{ pageId: string }[]>(FIND_DUE, [now, atMost]);
    return due.map(({ pageId }) => pageId);
  }

  override async publishDue(pageId: string, now: Date, publish: (due: DuePublication) => Promise<Outcome>): Promise<boolean> {
    return this.dataSource.transaction(async (manager) => {
      // Read with the lock: whoever had it may have published it.
      const [row] = (await isLocked(pageId, manager)) ? await manager.query<TakenRow[]>(TAKE_DUE, [pageId, now]) : [];
      if (!row) return false;
      await this.note(row, await publish(toDue(row)), manager);
      return true;
    });
  }

  override async publishNow<Published>(page: OwnedPage, publish: (due: DuePublication) => Promise<Published>): Promise<Published> {
    return this.alone(page, async (pageId, manager) => {
      const [row] = await manager.query<TakenRow[]>(TAKE, [pageId]);
      if (!row) throw new NothingScheduled();
      if (isNewerFormat(row.designFormat)) throw new PageFormatNewer('publishing');
      const published = await publish(toDue(row));
      await this.note(row, { kind: 'published' }, manager);
      return published;
    });
  }

  /** Does the work in a transaction, while nobody else publishes or changes the design of the page. */
  private async alone<T>(page: OwnedPage, work: (pageId: string, manager: EntityManager) => Promise<T>): Promise<T> {
    const statement = `SELECT owner_id AS id FROM page WHERE ${conditionOf(page)}`;
    const [found] = await this.dataSource.query<{ id: string }[]>(statement, placeOf(page));
    if (!found) await refuseUnlessOwned(this.dataSource, page);
    // The first page of an account has its id, and no row before it is claimed or published.
    const pageId = found?.id ?? page.accountId;
    for (let tries = 1; tries <= MOST_TRIES; tries += 1) {
      const done = await retriedTransaction(this.dataSource, async (manager) =>
        (await isLocked(pageId, manager)) ? { result: await work(pageId, manager) } : null,
      );
      if (done) return done.result;
      await delay(PAUSE);
    }
    throw new ScheduleBusy();
  }

  private async note({ pageId, accountId, publishesAt, language }: TakenRow, outcome: Outcome, manager: EntityManager): Promise<void> {
    if (outcome.kind === 'later') return void (await manager.query(POSTPONE, [pageId, outcome.at]));
    const refused = outcome.kind === 'refused' ? outcome : null;
    const [[noted]] = await (refused
      ? manager.query<[NotedRow[], number]>(REFUSE, [pageId, refused.code, refused.at])
      : manager.query<[NotedRow[], number]>(REMOVE, [pageId]));
    // The page was deleted in the meantime.
    if (!noted) return;
    const { linkname, isSeen } = noted;
    if (isSeen) await tellWebhooks(manager, accountId, 'page.appeared', { pageId, linkname, at: publishesAt });
    // Whoever is suspended has got a mail about that.
    if (refused && refused.code !== 'ACCOUNT_SUSPENDED')
      await this.mails.addWithin(manager, { kind: 'publication-failed', accountId, pageId, linkname, code: refused.code, language });
  }
}

function toDue({ id, accountId, pageId, design, unsaid, basedOn, replaces, isSuspended }: TakenRow): DuePublication {
  return { id, accountId, pageId, design: fromStoredDesign(design), unsaid, basedOn, replaces, isSuspended };
}

/** Whether the transaction has the lock of the page from now on. */
async function isLocked(pageId: string, manager: EntityManager): Promise<boolean> {
  const [lock] = await manager.query<{ isMine: boolean }[]>(TRY, [pageId]);
  return lock?.isMine === true;
}
