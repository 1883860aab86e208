import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { PageDesign } from '../../../pages/design/page-design.rules.js';
import { DESIGN_FORMAT, fromStoredDesign, toStoredDesign, type StoredDesign } from '../../../pages/design/stored-design.rules.js';
import type { NewDraft, PageDraft } from '../../../pages/drafts/page-draft.js';
import { PageDrafts } from '../../../pages/drafts/ports/page-drafts.port.js';
import type { OwnedPage } from '../../../pages/page.js';
import { DraftChangedElsewhere, PageFormatNewer } from '../../../pages/pages.errors.js';
import { pictureIdsOf } from '../../../pages/pictures/tile-pictures.rules.js';
import { retriedTransaction } from '../connection/retried-transaction.js';
import { refuseOrphan } from '../linknames/claim-refusals.js';
import { conditionOf, placeOf, refuseUnlessOwned } from '../pages/owned-page.js';
import { isNewerFormat } from '../pages/stored-page.js';
import { lockOwned } from '../rows/rows.js';

const OUTLINE = `revision, based_on AS "basedOn", saved_at AS "savedAt", device, writer, design IS NULL AS "isDiscarded"`;

const find = (columns: string, page: OwnedPage) =>
  `SELECT ${columns} FROM page_draft WHERE owner_id = (SELECT owner_id FROM page WHERE ${conditionOf(page)})`;

const PRESENT = 'SELECT revision, design_format AS "designFormat" FROM page_draft WHERE owner_id = $1';

const SAVE = `
  INSERT INTO page_draft (owner_id, revision, design, design_format, based_on, picture_ids, device, writer, saved_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
  ON CONFLICT (owner_id) DO UPDATE SET revision = excluded.revision, design = excluded.design, design_format = excluded.design_format,
    based_on = excluded.based_on, picture_ids = excluded.picture_ids, device = excluded.device, writer = excluded.writer,
    saved_at = excluded.saved_at
  RETURNING ${OUTLINE}`;

const DISCARD = `
  UPDATE page_draft SET revision = revision + 1, design = NULL, design_format = NULL, picture_ids = '{}', writer = NULL, saved_at = $2
  WHERE owner_id = $1 RETURNING ${OUTLINE}`;

/** The drafts of pages in PostgreSQL. Each write locks the row of its page, so writers of one page do it one after the other. */
@Injectable()
export class TypeormPageDrafts extends PageDrafts {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  override async find(page: OwnedPage): Promise<PageDraft | null> {
    const [found] = await this.dataSource.query<PageDraft[]>(find(OUTLINE, page), placeOf(page));
    if (!found) await refuseUnlessOwned(this.dataSource, page);
    return found ?? null;
  }

  override async findDesign(page: OwnedPage): Promise<PageDesign | null> {
    const columns = `CASE WHEN design_format <= ${DESIGN_FORMAT} THEN design END AS design`;
    const [found] = await this.dataSource.query<{ design: StoredDesign | null }[]>(find(columns, page), placeOf(page));
    if (!found) await refuseUnlessOwned(this.dataSource, page);
    return found?.design ? fromStoredDesign(found.design) : null;
  }

  override async save(page: OwnedPage, { design, basedOn, device, writer, revision, savedAt }: NewDraft): Promise<PageDraft> {
    const { document, format } = toStoredDesign(design);
    return this.write(page, revision, async (id, manager) => {
      const values = [id, revision + 1, JSON.stringify(document), format, basedOn, pictureIdsOf(design), device, writer, savedAt];
      return manager.query<PageDraft[]>(SAVE, values);
    });
  }

  override async discard(page: OwnedPage, revision: number, at: Date): Promise<PageDraft> {
    return this.write(page, revision, async (id, manager) => {
      // An UPDATE answers its rows beside their number.
      const [rows] = await manager.query<[PageDraft[], number]>(DISCARD, [id, at]);
      return rows;
    });
  }

  /** Does the work if the draft of the page has this revision. */
  private async write(
    page: OwnedPage,
    revision: number,
    work: (id: string, manager: EntityManager) => Promise<PageDraft[]>,
  ): Promise<PageDraft> {
    return retriedTransaction(this.dataSource, async (manager) => {
      const { id } = await lockOwned(page, manager);
      const [present] = await manager.query<{ revision: number; designFormat: number | null }[]>(PRESENT, [id]);
      if ((present?.revision ?? 0) !== revision) throw new DraftChangedElsewhere(present?.revision ?? 0);
      if (isNewerFormat(present?.designFormat ?? null)) throw new PageFormatNewer('publishing');
      const [draft] = await work(id, manager);
      if (!draft) throw new DraftChangedElsewhere(0);
      return draft;
    }).catch(refuseOrphan);
  }
}
