import type { TilePicture } from '../../../../server/pages/tile-kinds/picture/tile-picture.rules.js';
import type { PictureUploads } from '../../../page-editing/rich-text/picture-uploads.js';
import { keepTilePicture, keptTilePicture } from '../../../shell/waiting-pictures/waiting-pictures.js';

/** What became of pictures that waited. */
export interface Uploads {
  readonly uploaded: ReadonlyMap<string, TilePicture>;
  /** How many were sent now. */
  readonly sent: number;
  /** Why the server has refused one; null if it has not. */
  readonly refused: string | null;
}

interface Outcome {
  readonly uploaded?: TilePicture;
  readonly isSent?: boolean;
  readonly refused?: string;
}

/** Those that the server has refused in this document: they may be taken the next time. */
const refusedIds = new Set<string>();
const running = new Map<string, Promise<Outcome>>();

/**
 * Uploads the named pictures of tiles that this device keeps, one after the other. Another device may have the others. What became of one that was
 * uploaded before is known. Two editors do not send it twice.
 */
export async function uploadWaiting(ids: readonly string[], upload: PictureUploads['upload']): Promise<Uploads> {
  const uploaded = new Map<string, TilePicture>();
  let sent = 0;
  let refused: string | null = null;
  for (const id of ids) {
    const outcome = await once(id, () => alone(id, () => uploadOne(id, upload)));
    if (outcome.uploaded) uploaded.set(id, outcome.uploaded);
    if (outcome.isSent) sent += 1;
    refused ??= outcome.refused ?? null;
  }
  return { uploaded, sent, refused };
}

async function uploadOne(id: string, upload: PictureUploads['upload']): Promise<Outcome> {
  const kept = await keptTilePicture(id).catch(() => undefined);
  if (!kept) return {};
  if ('uploaded' in kept.picture) return kept.picture;
  if (refusedIds.has(id)) return {};
  const outcome = await upload(kept.picture.file, { onProgress: () => undefined, signal: new AbortController().signal });
  if (outcome.kind === 'refused') {
    refusedIds.add(id);
    return { refused: outcome.reason };
  }
  if (outcome.kind !== 'done') return {};
  const uploaded = outcome.picture;
  await keepTilePicture(id, { ...kept, picture: { uploaded } });
  return { uploaded, isSent: true };
}

/** Within this document. Who comes while it runs, gets what it finds, and has sent nothing. */
async function once(id: string, work: () => Promise<Outcome>): Promise<Outcome> {
  const found = running.get(id);
  if (found) return { ...(await found), isSent: false };
  const mine = work().finally(() => running.delete(id));
  running.set(id, mine);
  return mine;
}

/** In all documents of this browser. Browsers have locks only over https. */
function alone<Result>(id: string, work: () => Promise<Result>): Promise<Result> {
  const { locks } = navigator as Partial<Navigator>;
  return locks ? locks.request(`waiting-picture ${id}`, work) : work();
}

/** What became of the named pictures, as far as this device knows. */
export async function knownUploads(ids: readonly string[]): Promise<ReadonlyMap<string, TilePicture>> {
  const found = new Map<string, TilePicture>();
  for (const id of ids) {
    const kept = await keptTilePicture(id).catch(() => undefined);
    if (kept && 'uploaded' in kept.picture) found.set(id, kept.picture.uploaded);
  }
  return found;
}
