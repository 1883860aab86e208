import { useMemo } from 'react';
import type { PictureUploads } from '../../../page-editing/rich-text/picture-uploads.js';
import { failureTexts } from '../../../texts/en/shell.js';
import { lazyPart } from '../../../controls/loading/lazy-part.js';

// Most visits to the editor upload no picture.
const uploadPart = lazyPart(() => import('./upload-tile-picture.js'), { preloads: false });

const upload: PictureUploads['upload'] = async (file, control) => {
  try {
    const { uploadTilePicture } = await uploadPart.fetch();
    return await uploadTilePicture(file, control);
  } catch {
    return { kind: 'failed', reason: failureTexts.unanswered };
  }
};

const fetchPicture: PictureUploads['fetch'] = async (address) => {
  try {
    const { fetchTilePicture } = await uploadPart.fetch();
    return await fetchTilePicture(address);
  } catch {
    return { kind: 'failed', reason: failureTexts.unanswered };
  }
};

/** How the signed-in account uploads pictures for tiles. */
export function usePictureUploads(mayUpload: boolean, askAgain: () => void): PictureUploads {
  return useMemo(() => ({ mayUpload, askAgain, upload, fetch: fetchPicture }), [mayUpload, askAgain]);
}
