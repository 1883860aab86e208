import type { ImageName } from '../../media/image.js';
import type { Picture } from '../../media/picture.js';
import { sameId } from '../new-id.js';
import { STARTER_PICTURES, type StarterPicture } from './starter-pictures.rules.js';
import type { UploadedTilePicture } from './uploaded-tile-picture.js';

const byId = new Map<string, StarterPicture>(Object.values(STARTER_PICTURES).map((picture) => [picture.id, picture]));

/**
 * The picture of a starter as one of this account; undefined when no starter has a picture with this id. It has the same id each time, so an
 * account has it only once, however often it publishes it. Another drawing has another id.
 */
export function ownStarterPicture(id: string, accountId: string): UploadedTilePicture | undefined {
  const found = byId.get(id);
  return found && { id: sameId(`${accountId} ${found.variants[0]?.name}`), accountId, picture: asPicture(found) };
}

/** The picture of a starter, as it is; undefined when no starter has a picture with this id. */
export function starterPicture(id: string): Picture | undefined {
  const found = byId.get(id);
  return found && asPicture(found);
}

function asPicture({ width, height, color, variants }: StarterPicture): Picture {
  return { width, height, color, variants: variants.map((variant) => ({ ...variant, name: variant.name as ImageName })) };
}
