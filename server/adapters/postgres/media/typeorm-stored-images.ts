import { setTimeout as delay } from 'node:timers/promises';
import type { DataSource, EntityManager } from 'typeorm';
import type { ImageName } from '../../../media/image.js';
import { StorageUnavailable } from '../../../media/media.errors.js';
import { StoredImages, type Removal } from '../../../media/ports/stored-images.port.js';
import { REMOVAL_LOCK } from '../backup/backup-names.js';

// An instance that is removing a file has died if it has not finished by then: each call of a storage ends within some seconds.
const IS_REMOVED = `stored_image.removal_since > now() - interval '2 minutes'`;

// The names are sorted, so that two concurrent calls with the same names do not cause a deadlock. A date in the future is that of a file in use.
const NOTE = `
  INSERT INTO stored_image (name, kept_at) SELECT name, now() FROM unnest($1::text[]) AS name ORDER BY name
  ON CONFLICT (name) DO UPDATE SET
    kept_at = greatest(stored_image.kept_at, excluded.kept_at),
    removal_since = CASE WHEN ${IS_REMOVED} THEN stored_image.removal_since END
  RETURNING removal_since IS NOT NULL AS "isRemoved"`;

const PAUSE = 50;
const PATIENCE = 8_000;

const IS_OLD = `kept_at <= now() - $1 * interval '1 millisecond'`;
// Each row is looked up in all three indexes: for conditions with OR, whole tables may be read.
const IS_USED = `EXISTS (
    SELECT FROM page_image WHERE page_image.name = stored_image.name
    UNION ALL SELECT FROM tile_picture_file WHERE tile_picture_file.name = stored_image.name
    UNION ALL SELECT FROM reported_page_image WHERE reported_page_image.name = stored_image.name)`;

// Pictures in use are moved behind all others in the index of dates. So they do not slow down the search for unused ones, even if millions
// are in use. A page that stops using a picture sets its date again. The rows are locked before the use is checked. So the check sees each
// page that has stopped using a picture, and a page that does this later waits for this statement. Rows that others have locked are getting
// a new date, and are skipped.
const LOCK_OLDEST = `
  SELECT name FROM stored_image WHERE ${IS_OLD} ORDER BY kept_at LIMIT $2 FOR NO KEY UPDATE SKIP LOCKED`;
const NOTE_USE = `UPDATE stored_image SET kept_at = 'infinity' WHERE name = ANY($1) AND ${IS_USED}`;

/** How many of the oldest rows are checked, whether or not they are in use. */
const MOST_LOOKED_AT = 1_000;

// A call that lists one of these names from now on waits until the file is removed. One that did so before has set a new date.
const TAKE_UNUSED = `
  UPDATE stored_image SET removal_since = now() WHERE name = ANY(ARRAY(
    SELECT name FROM stored_image
    WHERE name = ANY(ARRAY(SELECT name FROM stored_image WHERE ${IS_OLD} ORDER BY kept_at LIMIT ${MOST_LOOKED_AT})) AND ${IS_OLD}
      AND (${IS_REMOVED}) IS NOT TRUE AND NOT ${IS_USED}
    ORDER BY kept_at LIMIT $2 FOR UPDATE SKIP LOCKED
  )) RETURNING name`;

/** The list of stored pictures in PostgreSQL. */
export class TypeormStoredImages extends StoredImages {
  /** `patience`: for how many milliseconds a name is waited for whose file is being removed. */
  constructor(
    private readonly dataSource: DataSource,
    private readonly patience = PATIENCE,
  ) {
    super();
  }

  // Neither side keeps a connection or a lock while it waits for the storage, which may hang.
  override async note(names: readonly ImageName[]): Promise<void> {
    const giveUp = performance.now() + this.patience;
    while (await this.isAnyRemoved(names)) {
      if (performance.now() > giveUp) throw new StorageUnavailable(new Error('A file of the same name is being removed.'));
      await delay(PAUSE);
    }
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
    const taken = await this.takeUnused(milliseconds, limit);
    if (!taken) return { removed: 0, failures: [], isPostponed: true };
    // The file is removed first: after a crash in between, the row still leads to it.
    const removals = await Promise.allSettled(taken.map(remove));
    const endedAs = (status: 'fulfilled' | 'rejected') => taken.filter((_, at) => removals[at]?.status === status);
    const done = endedAs('fulfilled');
    await this.endRemoval('DELETE FROM stored_image', done);
    await this.endRemoval('UPDATE stored_image SET kept_at = now(), removal_since = NULL', endedAs('rejected'));
    return {
      removed: done.length,
      failures: removals.flatMap((removal) => (removal.status === 'rejected' ? [removal.reason as unknown] : [])),
      isPostponed: false,
    };
  }

  private async isAnyRemoved(names: readonly ImageName[]): Promise<boolean> {
    const rows = await this.dataSource.query<{ isRemoved: boolean }[]>(NOTE, [[...new Set(names)]]);
    return rows.some(({ isRemoved }) => isRemoved);
  }

  /** Undefined while a backup is made. */
  private async takeUnused(milliseconds: number, limit: number): Promise<ImageName[] | undefined> {
    return this.dataSource.transaction(async (manager) => {
      if (await isBackedUp(manager)) return undefined;
      const [taken] = await manager.query<[{ name: ImageName }[], number]>(TAKE_UNUSED, [milliseconds, limit]);
      return taken.map(({ name }) => name);
    });
  }

  // If another instance took this one for dead, the names are not its own any more.
  private async endRemoval(change: string, names: readonly ImageName[]): Promise<void> {
    if (names.length > 0) await this.dataSource.query(`${change} WHERE name = ANY($1) AND removal_since IS NOT NULL`, [names]);
  }
}

// The lock is shared until the transaction ends. A backup waits for that, and has the lock alone. What is taken before is not used by any page that
// the backup shows.
async function isBackedUp(manager: EntityManager): Promise<boolean> {
  const [row]: { shared: boolean }[] = await manager.query('SELECT pg_try_advisory_xact_lock_shared($1) AS shared', [REMOVAL_LOCK]);
  return row?.shared !== true;
}
