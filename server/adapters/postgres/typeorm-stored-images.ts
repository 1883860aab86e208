import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { ImageName } from '../../media/image.js';
import { StoredImages, type Removal } from '../../media/ports/stored-images.port.js';
import { REMOVAL_LOCK } from './backup-names.js';

// The names are sorted, so that two concurrent calls with the same names do not cause a deadlock. A date in the future is that of a file in use.
const NOTE = `
  INSERT INTO stored_image (name, kept_at) SELECT name, now() FROM unnest($1::text[]) AS name ORDER BY name
  ON CONFLICT (name) DO UPDATE SET kept_at = greatest(stored_image.kept_at, excluded.kept_at)`;

const IS_OLD = `kept_at <= now() - $1 * interval '1 millisecond'`;
// Each row is looked up in both indexes: for two conditions with OR, whole tables may be read.
const IS_USED = `EXISTS (
    SELECT FROM page_image WHERE page_image.name = stored_image.name
    UNION ALL SELECT FROM tile_picture_file WHERE tile_picture_file.name = stored_image.name)`;

// Pictures in use are moved behind all others in the index of dates. So they do not slow down the search for unused ones, even if millions
// are in use. A page that stops using a picture sets its date again. The rows are locked before the use is checked. So the check sees each
// page that has stopped using a picture, and a page that does this later waits for this statement. Rows that others have locked are getting
// a new date, and are skipped.
const LOCK_OLDEST = `
  SELECT name FROM stored_image WHERE ${IS_OLD} ORDER BY kept_at LIMIT $2 FOR NO KEY UPDATE SKIP LOCKED`;
const NOTE_USE = `UPDATE stored_image SET kept_at = 'infinity' WHERE name = ANY($1) AND ${IS_USED}`;

/** How many of the oldest rows are checked, whether or not they are in use. */
const MOST_LOOKED_AT = 1_000;

// A call that lists or uses one of these names from now on waits until the row is deleted, or sets a new date; then the row is not deleted.
const TAKE_UNUSED = `
  SELECT name FROM stored_image
  WHERE name = ANY(ARRAY(SELECT name FROM stored_image WHERE ${IS_OLD} ORDER BY kept_at LIMIT ${MOST_LOOKED_AT})) AND ${IS_OLD} AND NOT ${IS_USED}
  ORDER BY kept_at LIMIT $2 FOR UPDATE SKIP LOCKED`;

/** The list of stored pictures in PostgreSQL. */
@Injectable()
export class TypeormStoredImages extends StoredImages {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  override async note(names: readonly ImageName[]): Promise<void> {
    await this.dataSource.query(NOTE, [[...new Set(names)]]);
  }

  override async listed(names: readonly ImageName[]): Promise<ReadonlySet<ImageName>> {
    const rows = await this.dataSource.query<{ name: ImageName }[]>('SELECT name FROM stored_image WHERE name = ANY($1)', [names]);
    return new Set(rows.map(({ name }) => name));
  }

  override async noteUse(milliseconds: number, limit: number): Promise<number> {
    return this.dataSource.transaction(async (manager) => {
      const oldest: { name: ImageName }[] = await manager.query(LOCK_OLDEST, [milliseconds, limit]);
      const [, count] = await manager.query<[unknown[], number]>(NOTE_USE, [oldest.map(({ name }) => name)]);
      return count;
    });
  }

  override async removeUnused(milliseconds: number, limit: number, remove: (name: ImageName) => Promise<void>): Promise<Removal> {
    return this.dataSource.transaction(async (manager) => {
      if (await isBackedUp(manager)) return { removed: 0, failures: [], isPostponed: true };
      const taken: { name: ImageName }[] = await manager.query(TAKE_UNUSED, [milliseconds, limit]);
      // The file is removed first: after a crash in between, the row still leads to it.
      const removals = await Promise.allSettled(taken.map(({ name }) => remove(name)));
      const endedAs = (status: 'fulfilled' | 'rejected') =>
        taken.flatMap(({ name }, at) => (removals[at]?.status === status ? [name] : []));
      const done = endedAs('fulfilled');
      await settle('DELETE FROM stored_image', done, manager);
      await settle('UPDATE stored_image SET kept_at = now()', endedAs('rejected'), manager);
      return {
        removed: done.length,
        failures: removals.flatMap((removal) => (removal.status === 'rejected' ? [removal.reason as unknown] : [])),
        isPostponed: false,
      };
    });
  }
}

// The lock is shared until the transaction ends. A backup waits for that, and has the lock alone.
async function isBackedUp(manager: EntityManager): Promise<boolean> {
  const [row]: { shared: boolean }[] = await manager.query('SELECT pg_try_advisory_xact_lock_shared($1) AS shared', [REMOVAL_LOCK]);
  return row?.shared !== true;
}

async function settle(change: string, names: readonly ImageName[], manager: EntityManager): Promise<void> {
  if (names.length > 0) await manager.query(`${change} WHERE name = ANY($1)`, [names]);
}
