import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { CheckedPage, CheckProgress, FoundPage } from '../../../pages/blocked-links/link-check.js';
import { LinkCheckStore, type CheckStep } from '../../../pages/blocked-links/ports/link-check-store.port.js';
import { DESIGN_FORMAT, FORMATS_ALWAYS_WHOLE, fromStoredDesign, type StoredDesign } from '../../../pages/design/stored-design.rules.js';
import { siteSettingTable } from '../settings/site-setting.table.js';

/** The row with the progress. */
const PROGRESS = 'BLOCKED_LINKS_CHECK';

/** A position before every page. */
const BEGINNING = '00000000-0000-0000-0000-000000000000';

// A design is compressed where it is stored, so its size there costs nothing. A few large ones are enough for one step.
const PAGES = `
  SELECT id, version, design FROM (
    SELECT id, version, design, sum(pg_column_size(design)) OVER (ORDER BY id) - pg_column_size(design) AS bytes_before FROM (
      SELECT owner_id AS id, version, design FROM page
      WHERE owner_id > $1 AND ($2::uuid IS NULL OR owner_id <= $2) AND version > 0 AND design_format <= ${DESIGN_FORMAT}
      ORDER BY owner_id LIMIT 100
    ) AS next
  ) AS measured WHERE bytes_before < 500000 ORDER BY id`;

const FORGET = 'DELETE FROM blocked_link_finding WHERE page_id = ANY($1::uuid[])';
const REMEMBER = `
  INSERT INTO blocked_link_finding (page_id, version, pattern, address, found_at)
  SELECT found.*, $5::timestamptz FROM unnest($1::uuid[], $2::int[], $3::varchar[], $4::text[]) AS found (page_id)
  JOIN page ON owner_id = page_id FOR KEY SHARE OF page
  ON CONFLICT (page_id) DO UPDATE SET
    version = excluded.version, pattern = excluded.pattern, address = excluded.address, found_at = excluded.found_at`;

// A version that is published later leads nowhere: it would have been refused. Operators read nothing that is kept from visitors.
const FINDINGS = `
  SELECT page_id AS "pageId", finding.version, pattern,
    CASE WHEN design_format IN (${FORMATS_ALWAYS_WHOLE.join(', ')}) THEN address END AS address, found_at AS "foundAt", linkname, username AS owner, hidden_at IS NOT NULL AS "isHidden"
  FROM blocked_link_finding AS finding JOIN page ON owner_id = page_id AND page.version = finding.version JOIN account ON account.id = account_id
  ORDER BY found_at DESC, page_id LIMIT $1`;

/** The comparison of published pages with the list, in PostgreSQL. */
@Injectable()
export class TypeormLinkCheckStore extends LinkCheckStore {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  override async progress(): Promise<CheckProgress | null> {
    const row = await this.dataSource.getRepository(siteSettingTable).findOneBy({ name: PROGRESS });
    return row && (JSON.parse(row.value) as CheckProgress);
  }

  override async pagesAfter(after: string | null, until: string | null): Promise<CheckedPage[]> {
    type Row = Omit<CheckedPage, 'design'> & { readonly design: StoredDesign };
    const rows = await this.dataSource.query<Row[]>(PAGES, [after ?? BEGINNING, until]);
    return rows.map((row) => ({ ...row, design: fromStoredDesign(row.design) }));
  }

  override async saveStep({ progress, pages, findings, at }: CheckStep): Promise<void> {
    const columns = [
      findings.map(({ pageId }) => pageId),
      findings.map(({ version }) => version),
      findings.map(({ pattern }) => pattern),
      findings.map(({ address }) => address),
    ];
    await this.dataSource.transaction(async (manager) => {
      await manager.query(FORGET, [pages.map(({ id }) => id)]);
      if (findings.length > 0) await manager.query(REMEMBER, [...columns, at]);
      await manager.upsert(siteSettingTable, { name: PROGRESS, value: JSON.stringify(progress), changedAt: at }, ['name']);
    });
  }

  override async findings(atMost: number): Promise<FoundPage[]> {
    return this.dataSource.query(FINDINGS, [atMost]);
  }
}
