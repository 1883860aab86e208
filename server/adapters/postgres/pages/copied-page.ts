import type { EntityManager } from 'typeorm';
import { REVIEW } from '../../../pages/hiding/page-hiding.js';

interface Copy {
  readonly from: string;
  readonly to: string;
  readonly at: Date;
}

// A design of a newer format is copied as it is. A page that an operator hides, or that waits for the look of one, is not shown at another address.
const COPY = `
  UPDATE page SET
    version = least(source.version, 1), design = source.design, design_format = source.design_format,
    sanitizer_version = source.sanitizer_version, published_at = CASE WHEN source.version > 0 THEN $3::timestamptz END,
    changes_at = source.changes_at,
    access = source.access, lock_id = source.lock_id, lock_hint = source.lock_hint, period = source.period,
    profile_picture = source.profile_picture, wallpaper = source.wallpaper, hidden_at = source.hidden_at,
    hidden_with_account = source.hidden_with_account, hiding_reason = source.hiding_reason, hiding_words = source.hiding_words
  FROM page AS source WHERE page.owner_id = $2 AND source.owner_id = $1
  RETURNING page.version > 0 AND page.hiding_reason IS DISTINCT FROM '${REVIEW}' AS "isTold"`;

const REMEMBER = `
  INSERT INTO page_version (owner_id, version, design, design_format, sanitizer_version, published_at)
  SELECT owner_id, version, design, design_format, sanitizer_version, published_at FROM page WHERE owner_id = $1 AND version > 0`;

const USE_PICTURES = `
  INSERT INTO page_image (owner_id, kind, name) SELECT $2, kind, name FROM page_image WHERE owner_id = $1 AND kind <> 'card' ORDER BY name`;

const USE_TILE_PICTURES = `
  INSERT INTO tile_picture_use (owner_id, picture_id, version)
  SELECT $2, picture_id, 1 FROM tile_picture_use JOIN page USING (owner_id)
  WHERE owner_id = $1 AND tile_picture_use.version = page.version ORDER BY picture_id`;

/**
 * Gives a new page the published design and the pictures of another one, whose row is locked. Returns whether webhooks are told that it was published: what waits
 * for the first look of an operator is told when it is approved.
 */
export async function copyPage(manager: EntityManager, { from, to, at }: Copy): Promise<boolean> {
  const [[copied]] = await manager.query<[{ isTold: boolean }[], number]>(COPY, [from, to, at]);
  await manager.query(REMEMBER, [to]);
  await manager.query(USE_PICTURES, [from, to]);
  await manager.query(USE_TILE_PICTURES, [from, to]);
  return copied?.isTold === true;
}
