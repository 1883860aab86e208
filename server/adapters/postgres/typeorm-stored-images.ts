import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { ImageName } from '../../media/image.js';
import { StoredImages } from '../../media/ports/stored-images.port.js';

// Sorted, so that of two who note some of the same names at once neither has what the other waits for.
const NOTE = `
  INSERT INTO stored_image (name, kept_at) SELECT name, now() FROM unnest($1::text[]) AS name ORDER BY name
  ON CONFLICT (name) DO UPDATE SET kept_at = excluded.kept_at`;

// Whoever notes or uses one of these names from now on waits until it is struck off, or finds it young; then it is none of these.
const TAKE_UNUSED = `
  SELECT name FROM stored_image
  WHERE kept_at <= now() - $1 * interval '1 millisecond' AND NOT EXISTS (SELECT FROM page_image WHERE page_image.name = stored_image.name)
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

  override async removeUnused(milliseconds: number, limit: number, remove: (name: ImageName) => Promise<void>): Promise<number> {
    const results = await this.dataSource.transaction(async (manager) => {
      const taken: { name: ImageName }[] = await manager.query(TAKE_UNUSED, [milliseconds, limit]);
      // The object goes first: after a crash in between, the row leads here again.
      const removals = await Promise.allSettled(taken.map(({ name }) => remove(name)));
      await strikeOff(taken.map(({ name }) => name).filter((_, at) => removals[at]?.status === 'fulfilled'), manager);
      return removals;
    });
    const failed = results.find((result) => result.status === 'rejected');
    if (failed) throw failed.reason;
    return results.length;
  }
}

async function strikeOff(names: readonly ImageName[], manager: EntityManager): Promise<void> {
  if (names.length > 0) await manager.query('DELETE FROM stored_image WHERE name = ANY($1)', [names]);
}
