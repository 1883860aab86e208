import type { DataSource } from 'typeorm';
import type { Published } from '../../../pages/page.js';
import type { FormerPublication, PublicationKey } from '../../../pages/ports/page-store.port.js';
import { refuseOrphan } from '../linknames/claim-refusals.js';

// A key that is over can be used again, whether or not the background work has removed it.
const FIND = `
  WITH old AS (DELETE FROM publication_key WHERE key_hash = decode($1, 'hex') AND kept_until <= $2)
  SELECT encode(input_hash, 'hex') AS "inputHash", page_id AS "pageId", version, is_changed AS "isChanged"
  FROM publication_key WHERE key_hash = decode($1, 'hex') AND kept_until > $2`;

const ADD_UNCHANGED = `
  INSERT INTO publication_key (key_hash, input_hash, page_id, version, is_changed, kept_until)
  VALUES (decode($1, 'hex'), decode($2, 'hex'), $3, $4, false, $5)`;

/** What was published with a key. */
export async function findPublication(dataSource: DataSource, keyHash: string, now: Date): Promise<FormerPublication | null> {
  const [found] = await dataSource.query<FormerPublication[]>(FIND, [keyHash, now]);
  return found ?? null;
}

/** Stores the key of a publication that has changed nothing. That of another one is stored by the same statement as the design. */
export async function addUnchanged(
  dataSource: DataSource,
  { keyHash, inputHash, keptUntil }: PublicationKey,
  { page: { id, version } }: Published,
): Promise<void> {
  await dataSource.query(ADD_UNCHANGED, [keyHash, inputHash, id, version, keptUntil]).catch(refuseOrphan);
}
