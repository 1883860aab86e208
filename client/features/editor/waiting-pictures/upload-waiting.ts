import type { TilePicture } from '../../../../server/pages/tile-kinds/picture/tile-picture.rules.js';
import type { PictureUploads } from '../../../page-editing/rich-text/picture-uploads.js';
import { keepTilePicture, keptTilePicture } from '../../../shell/waiting-pictures/waiting-pictures.js';

interface Uploading {
  readonly pageId: string;
  readonly owner: string;
  readonly upload: PictureUploads['upload'];
}

/** What became of pictures that waited. */
interface Uploads {
  readonly done: number;
  /** Why the server has refused one; null if it has not. */
  readonly refused: string | null;
}

/** Those that were tried in this document: what is refused may be taken the next time. */
const tried = new Set<string>();

/**
 * Uploads the named pictures of tiles that this device keeps, one after the other. Another device may have the others. What became of one that was
 * uploaded before is known: a former draft may still name it. Two editors of one page do not send it twice.
 */
export async function uploadWaiting(
  uploading: Uploading,
  ids: readonly string[],
  onUploaded: (waitingId: string, picture: TilePicture) => void,
): Promise<Uploads> {
  let done = 0;
  let refused: string | null = null;
  for (const id of ids) {
    const outcome = await alone(id, () => uploadOne(uploading, id));
    if (outcome.picture) onUploaded(id, outcome.picture);
    if (outcome.isNew) done += 1;
    refused ??= outcome.refused ?? null;
  }
  return { done, refused };
}

interface Outcome {
  readonly picture?: TilePicture;
  readonly isNew?: boolean;
  readonly refused?: string;
}

async function uploadOne({ pageId, owner, upload }: Uploading, id: string): Promise<Outcome> {
  const kept = await keptTilePicture(pageId, id).catch(() => undefined);
  if (!kept) return {};
  if ('uploaded' in kept) return { picture: kept.uploaded };
  if (tried.has(id)) return {};
  const outcome = await upload(kept.file, { onProgress: () => undefined, signal: new AbortController().signal });
  if (outcome.kind === 'refused') {
    tried.add(id);
    return { refused: outcome.reason };
  }
  if (outcome.kind !== 'done') return {};
  await keepTilePicture(pageId, owner, id, { uploaded: outcome.picture });
  return { picture: outcome.picture, isNew: true };
}

/** Browsers have locks only over https. */
function alone<Result>(id: string, work: () => Promise<Result>): Promise<Result> {
  const { locks } = navigator as Partial<Navigator>;
  return locks ? locks.request(`waiting-picture ${id}`, work) : work();
}
