import { createHash } from 'node:crypto';
import pg from 'pg';
import { SanitizeHtmlTileSanitizer } from '../../../server/adapters/tiles/sanitize-html-tile-sanitizer.js';
import type { PageDesign } from '../../../server/pages/design/page-design.rules.js';

/** The token of the session of the account that has this page; only with pictures. */
export function tokenOfPage(number: number): string {
  return `session-${number}`;
}

/** The linkname of a page that `fillWithPages` has made; numbers begin with 1. The names are in no order, like real ones. */
export function nameOfPage(number: number): string {
  return createHash('md5').update(String(number)).digest('hex').slice(0, 12);
}

// A table that is truncated and filled in one transaction needs no write-ahead log (with wal_level = minimal). This saves two thirds of the
// time and half of the disk space. The design is stored once, and its compressed form is copied.
const FILL = `
  BEGIN;
  SET LOCAL session_replication_role = replica;
  TRUNCATE account CASCADE;
  INSERT INTO account (id, username, email, email_verified, password_hash, registered_at)
    SELECT md5('account ' || n)::uuid, 'user-' || n, 'user-' || n || '@example.org', true, '$argon2id$' || repeat('x', 86), now()
    FROM generate_series(1, :pages) AS n;
  INSERT INTO page (owner_id, account_id, linkname, version, design, design_format, sanitizer_version, published_at, profile_picture)
    SELECT md5('account ' || n)::uuid, md5('account ' || n)::uuid, left(md5(n::text), 12), 1, design, 1, :rules, now(), :picture
    FROM generate_series(1, :pages) AS n, one_design;
  COMMIT;`;

/** A profile picture with three files. */
const PICTURE = `jsonb_build_object('width', 500, 'height', 500, 'color', '#474a71', 'variants', (
  SELECT jsonb_agg(jsonb_build_object('name', ${nameOfFile('n', 'file')}, 'format', 'jpg', 'width', 500, 'height', 500, 'bytes', 9999))
  FROM generate_series(1, 3) AS file))`;

// Each file belongs to one page, as for pages that were made some time ago.
const FILL_PICTURES = `
  BEGIN;
  SET LOCAL session_replication_role = replica;
  TRUNCATE stored_image CASCADE;
  INSERT INTO stored_image (name, kept_at) SELECT ${nameOfFile('n', 'file')}, 'infinity' FROM generate_series(1, :pages) AS n, generate_series(1, 3) AS file;
  INSERT INTO page_image (owner_id, kind, name)
    SELECT md5('account ' || n)::uuid, 'profile', ${nameOfFile('n', 'file')} FROM generate_series(1, :pages) AS n, generate_series(1, 3) AS file;
  INSERT INTO session (token_hash, account_id, started_at, last_used_at)
    SELECT sha256(('session-' || n)::bytea), md5('account ' || n)::uuid, now(), now() FROM generate_series(1, :pages) AS n;
  COMMIT;`;

function nameOfFile(page: string, file: string): string {
  return `md5('file ' || ${file} || ' of ' || ${page}) || md5(${page}::text || ${file}) || '.jpg'`;
}

// Pages that were sanitized by other rules would be sanitized again, and the benchmark would measure that.
const rules = new SanitizeHtmlTileSanitizer().version;

interface Filling {
  /** Whether each page has a profile picture and its owner a session. */
  readonly withPictures?: boolean;
}

/** Fills a migrated, empty database with published pages. All have one design, and each belongs to its own account. */
export async function fillWithPages(url: string, pages: number, design: PageDesign, { withPictures = false }: Filling = {}): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('CREATE TEMPORARY TABLE one_design (design jsonb)');
    await client.query('INSERT INTO one_design VALUES ($1)', [JSON.stringify(design)]);
    const fill = (statements: string) =>
      client.query(
        statements
          .replaceAll(':pages', String(pages))
          .replaceAll(':rules', String(rules))
          .replaceAll(':picture', withPictures ? PICTURE : 'NULL'),
      );
    await fill(FILL);
    if (withPictures) await fill(FILL_PICTURES);
    // The database does this by itself some time after so many writes.
    for (const table of ['account', 'page', 'stored_image', 'page_image', 'session']) await client.query(`VACUUM (ANALYZE) ${table}`);
  } finally {
    await client.end();
  }
}
