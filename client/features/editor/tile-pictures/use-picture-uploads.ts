import { useMemo } from 'react';
import { loadPart } from '../../../controls/loading/load-part.js';
import type { PictureUploads } from '../../../page-editing/rich-text/picture-uploads.js';
import { failureTexts } from '../../../texts/en/shell.js';

// Most visits to the editor upload no picture.
const loadUpload = () => import('./upload-tile-picture.js');

const upload: PictureUploads['upload'] = async (file, control) => {
  try {
    const { uploadTilePicture } = await loadPart(loadUpload);
    return await uploadTilePicture(file, control);
  } catch {
    return { kind: 'failed', reason: failureTexts.unanswered };
  }
};

/** How the signed-in account uploads pictures for tiles. */
export function usePictureUploads(mayUpload: boolean, askAgain: () => void): PictureUploads {
  return useMemo(() => ({ mayUpload, askAgain, upload }), [mayUpload, askAgain]);
}
