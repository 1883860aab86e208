import { MoreThan, QueryFailedError, type EntityManager } from 'typeorm';
import type { Linkname } from '../../pages/linkname.rules.js';
import { LinknameTaken, OwnerRemoved, PageNotFound, PicturesRemoved } from '../../pages/pages.errors.js';
import { withheldLinknameTable } from './withheld-linkname.table.js';

/**
 * A claim waits until the account or the page that has the name is removed, and then finds the name withheld. A check before the write
 * would be too early, and only a separate statement sees what was committed in the meantime.
 */
export async function refuseWithheld(linkname: Linkname, now: Date, manager: EntityManager): Promise<void> {
  const isWithheld = await manager.existsBy(withheldLinknameTable, { linkname, freeAt: MoreThan(now) });
  if (isWithheld) throw new LinknameTaken();
}

/** The refusals of a write that claims a linkname. */
export function refuseClaim(error: unknown): never {
  const { code, constraint } = violationOf(error);
  if (code === '23505' && constraint === 'page_linkname_is_unique') throw new LinknameTaken();
  return refuseOrphan(error);
}

/** The refusals of a write whose account or page has gone in the meantime. */
export function refuseOrphan(error: unknown): never {
  const { code, constraint } = violationOf(error);
  if (code === '23503' && constraint === 'page_belongs_to_account') throw new OwnerRemoved();
  if (code === '23503' && constraint === 'tile_picture_use_has_picture') throw new PicturesRemoved();
  // In the meantime, another page has become the main one, or the first page was deleted.
  if (code === '23505' && constraint === 'page_is_main_of_account') throw new PageNotFound();
  throw error;
}

function violationOf(error: unknown): { readonly code?: string; readonly constraint?: string } {
  return error instanceof QueryFailedError ? (error.driverError as { code?: string; constraint?: string }) : {};
}
