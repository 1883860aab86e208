import { createHash } from 'node:crypto';
import pg from 'pg';
import { SanitizeHtmlTileSanitizer } from '../../server/adapters/sanitize-html-tile-sanitizer.js';
import type { PageDesign } from '../../server/pages/page-design.rules.js';

/** The linkname of a page that `fillWithPages` made; numbers begin with 1. Names come in no order, as people choose them. */
export function nameOfPage(number: number): string {
  return createHash('md5').update(String(number)).digest('hex').slice(0, 12);
}

// Emptied and filled in one transaction, the tables need no log of what is written (with wal_level = minimal): a third of the time and
// half of the disk. The design is stored once and its compressed form copied.
const FILL = `
  BEGIN;
  SET LOCAL session_replication_role = replica;
  TRUNCATE account CASCADE;
  INSERT INTO account (id, username, email, email_verified, password_hash, registered_at)
    SELECT md5('account ' || n)::uuid, 'user-' || n, 'user-' || n || '@example.org', true, '$argon2id$' || repeat('x', 86), now()
    FROM generate_series(1, :pages) AS n;
  INSERT INTO page (owner_id, linkname, version, design, design_format, sanitizer_version, published_at)
    SELECT md5('account ' || n)::uuid, left(md5(n::text), 12), 1, design, 1, :rules, now()
    FROM generate_series(1, :pages) AS n, one_design;
  COMMIT;`;

// Pages that were cleaned by other rules would be cleaned anew, and that would be measured.
const rules = new SanitizeHtmlTileSanitizer().version;

/** Gives a migrated and otherwise empty database so many published pages, all of one design, each of an account. */
export async function fillWithPages(url: string, pages: number, design: PageDesign): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('CREATE TEMPORARY TABLE one_design (design jsonb)');
    await client.query('INSERT INTO one_design VALUES ($1)', [JSON.stringify(design)]);
    await client.query(FILL.replaceAll(':pages', String(pages)).replaceAll(':rules', String(rules)));
    // As the database does by itself some time after so many writes.
    await client.query('VACUUM (ANALYZE) account');
    await client.query('VACUUM (ANALYZE) page');
  } finally {
    await client.end();
  }
}

/** Whether any page was written since `fillWithPages`. */
export async function isAnyPageWrittenSince(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query('SELECT DISTINCT xmin::text FROM page LIMIT 2');
  return rows.length > 1;
}
