import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { ImageName } from '../../media/image.js';
import { StoredImages, type Removal } from '../../media/ports/stored-images.port.js';

// Sorted, so that of two who note some of the same names at once neither has what the other waits for.
const NOTE = `
  INSERT INTO stored_image (name, kept_at) SELECT name, now() FROM unnest($1::text[]) AS name ORDER BY name
  ON CONFLICT (name) DO UPDATE SET kept_at = excluded.kept_at`;

const IS_OLD = `kept_at <= now() - $1 * interval '1 millisecond'`;
const IS_USED = 'EXISTS (SELECT FROM page_image WHERE page_image.name = stored_image.name)';

// What is in use is put behind everything else in the index of ages, so that however many pictures are in use, none of them stands in
// the way of those that are not. Whoever frees one gives it its age again. So the rows are locked before it is asked whether they are
// in use: who has freed one by then is seen, and who frees one later comes after this. Rows that somebody else holds get an age now.
const LOCK_OLDEST = `
  SELECT name FROM stored_image WHERE ${IS_OLD} ORDER BY kept_at LIMIT $2 FOR NO KEY UPDATE SKIP LOCKED`;
const NOTE_USE = `UPDATE stored_image SET kept_at = 'infinity' WHERE name = ANY($1) AND ${IS_USED}`;

/** So many of the oldest are looked at, whether or not they are in use. */
const MOST_LOOKED_AT = 1_000;

// Whoever notes or uses one of these names from now on waits until it is struck off, or finds it young; then it is none of these.
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

  override async noteUse(milliseconds: number, limit: number): Promise<number> {
    return this.dataSource.transaction(async (manager) => {
      const oldest: { name: ImageName }[] = await manager.query(LOCK_OLDEST, [milliseconds, limit]);
      const [, count] = await manager.query<[unknown[], number]>(NOTE_USE, [oldest.map(({ name }) => name)]);
      return count;
    });
  }

  override async removeUnused(milliseconds: number, limit: number, remove: (name: ImageName) => Promise<void>): Promise<Removal> {
    return this.dataSource.transaction(async (manager) => {
      const taken: { name: ImageName }[] = await manager.query(TAKE_UNUSED, [milliseconds, limit]);
      // The object goes first: after a crash in between, the row leads here again.
      const removals = await Promise.allSettled(taken.map(({ name }) => remove(name)));
      const endedAs = (status: 'fulfilled' | 'rejected') =>
        taken.flatMap(({ name }, at) => (removals[at]?.status === status ? [name] : []));
      const done = endedAs('fulfilled');
      await settle('DELETE FROM stored_image', done, manager);
      await settle('UPDATE stored_image SET kept_at = now()', endedAs('rejected'), manager);
      return {
        removed: done.length,
        failures: removals.flatMap((removal) => (removal.status === 'rejected' ? [removal.reason as unknown] : [])),
      };
    });
  }
}

async function settle(change: string, names: readonly ImageName[], manager: EntityManager): Promise<void> {
  if (names.length > 0) await manager.query(`${change} WHERE name = ANY($1)`, [names]);
}
