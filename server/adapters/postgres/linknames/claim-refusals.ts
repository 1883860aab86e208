import { QueryFailedError } from 'typeorm';
import { ClientMutationIdUsed, LinknameTaken, OwnerRemoved, PageNotFound, PicturesRemoved } from '../../../pages/pages.errors.js';

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
  if (code === '23505' && constraint === 'publication_key_pkey') throw new ClientMutationIdUsed();
  // In the meantime, another page has become the main one, or the first page was deleted.
  if (code === '23505' && constraint === 'page_is_main_of_account') throw new PageNotFound();
  throw error;
}

function violationOf(error: unknown): { readonly code?: string; readonly constraint?: string } {
  return error instanceof QueryFailedError ? (error.driverError as { code?: string; constraint?: string }) : {};
}
