import { useMemo } from 'react';
import type { PictureOutcome, PictureUploads } from '../../../page-editing/rich-text/picture-uploads.js';
import { failureTexts } from '../../../texts/en/shell.js';
import { lazyPart } from '../../../controls/loading/lazy-part.js';

// Most visits to the editor upload no picture.
const uploadPart = lazyPart(() => import('./upload-tile-picture.js'), { preloads: false });
const keepPart = lazyPart(() => import('../waiting-pictures/keeping.js'), { preloads: false });

/** Makes the kept pictures of an account known, before an editor shows them. */
export async function showKeptPictures(owner: string): Promise<void> {
  await (await keepPart.fetch()).showKeptPictures(owner);
}

interface Uploader {
  readonly pageId: string;
  readonly owner: string;
  /** Whether the account may upload. Until then, this device keeps its pictures. */
  readonly mayUpload: boolean;
  readonly askAgain: () => void;
  /** Called when this device has kept a picture. */
  readonly onKept: () => void;
}

/** How the signed-in account uploads pictures for tiles. */
export function usePictureUploads({ pageId, owner, mayUpload, askAgain, onKept }: Uploader): PictureUploads {
  return useMemo(
    () => ({
      ...{ mayUpload, askAgain },
      fetch: (address) => answered(async () => (await uploadPart.fetch()).fetchTilePicture(address)),
      upload: (file, control) =>
        answered(async () => {
          if (mayUpload) return (await uploadPart.fetch()).uploadTilePicture(file, control);
          const outcome = await (await keepPart.fetch()).keepUntilVerified(file, { pageId, owner }, control);
          if (outcome.kind === 'done') onKept();
          return outcome;
        }),
    }),
    [pageId, owner, mayUpload, askAgain, onKept],
  );
}

async function answered(ask: () => Promise<PictureOutcome>): Promise<PictureOutcome> {
  try {
    return await ask();
  } catch {
    return { kind: 'failed', reason: failureTexts.unanswered };
  }
}
