import type { EntityManager } from 'typeorm';
import type { Picture, PictureKind } from '../../../media/picture.js';

const columns: Readonly<Record<PictureKind, string>> = { profile: 'profile_picture', wallpaper: 'wallpaper' };

// A published page that not everybody sees. Nor is a former picture of it seen by everybody.
const IS_NARROWED = `
  SELECT FROM page WHERE owner_id = $1 AND version > 0
    AND (linkname IS NULL OR hidden_at IS NOT NULL OR access IN ('password', 'nobody') OR period IS NOT NULL)`;

// A picture that a page stops using gets a new date, because browsers may show the former page for a while. One that has no other in its place ($3), or that not
// everybody sees, is not sent any more. The order of the names prevents a deadlock of two pages that used the same pictures. The kind of lock prevents one of two pages that exchange their pictures.
export const FREE_FORMER = `
  WITH freed AS (DELETE FROM page_image WHERE owner_id = $1 AND kind = $2 RETURNING name),
  locked AS (SELECT name FROM stored_image WHERE name IN (SELECT name FROM freed) ORDER BY name FOR NO KEY UPDATE)
  UPDATE stored_image SET kept_at = now(), is_withdrawn = is_withdrawn OR $3 OR EXISTS (${IS_NARROWED}) FROM locked WHERE stored_image.name = locked.name`;

const USE = `
  INSERT INTO page_image (owner_id, kind, name)
  SELECT $1, $2, name FROM (SELECT DISTINCT name FROM unnest($3::text[]) AS name ORDER BY name) AS names`;

/**
 * A statement after which the pictures of these pages count as the oldest, so that those are removed at once that no other page uses. The
 * condition is about `page`, with the parameter $1. The pictures are locked in the order of their names, as everywhere.
 */
export function outdatePictures(condition: 'owner_id = $1' | 'account_id = $1'): string {
  return `
  WITH locked AS (
    SELECT name FROM stored_image
    WHERE name IN (SELECT page_image.name FROM page_image JOIN page USING (owner_id) WHERE page.${condition})
    ORDER BY name FOR NO KEY UPDATE
  )
  UPDATE stored_image SET kept_at = '-infinity' FROM locked WHERE stored_image.name = locked.name`;
}

/** Replaces one of the pictures of a page and its list of stored files. The row of the page exists and is locked. */
export async function replacePicture(manager: EntityManager, pageId: string, kind: PictureKind, picture: Picture | null): Promise<void> {
  await manager.query(FREE_FORMER, [pageId, kind, picture === null]);
  if (picture) await manager.query(USE, [pageId, kind, picture.variants.map(({ name }) => name)]);
  await manager.query(`UPDATE page SET ${columns[kind]} = $2 WHERE owner_id = $1`, [pageId, picture && JSON.stringify(picture)]);
}
