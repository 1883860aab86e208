import { apolloClient } from '../../../api/connection/apollo-client.js';
import { failureOf, reasonOf } from '../../../api/connection/failure.js';
import { parsed } from '../../../api/connection/parsed.js';
import { ChangeWallpaperDocument } from '../../../api/generated/change-wallpaper.js';
import { RemoveWallpaperDocument } from '../../../api/generated/remove-wallpaper.js';
import { statusTextOf } from '../../../api/connection/status-text.js';
import { useUpload } from '../../../api/uploads/use-upload.js';
import { sizeOfPicture } from '../../../shell/waiting-pictures/picture-of-file.js';
import { pictureTexts } from '../../../texts/en/profile-picture.js';
import type { ImageToWait } from '../waiting-pictures/use-waiting-pictures.js';
import type { WallpaperActions, WallpaperOutcome } from './use-wallpaper-change.js';

/** Changes the wallpaper of a page on the server. Until the account may upload, this device keeps it. */
export function useWallpaperActions(pageId: string, waiting: ImageToWait, mayUpload: boolean): WallpaperActions {
  const { sent, send, cancel } = useUpload(ChangeWallpaperDocument, pageId);

  async function keep(file: File): Promise<WallpaperOutcome> {
    if (!(await sizeOfPicture(file).catch(() => null))) return { kind: 'unusable', reason: pictureTexts.unreadable };
    return (await waiting.keep(file)) ? { kind: 'kept' } : { kind: 'unusable', reason: pictureTexts.notKept };
  }

  async function remove(): Promise<WallpaperOutcome> {
    if (waiting.kept > 0) {
      waiting.forget();
      return { kind: 'done' };
    }
    try {
      await apolloClient.mutate({ mutation: parsed(RemoveWallpaperDocument), variables: { pageId } });
      return { kind: 'done' };
    } catch (error) {
      const failure = failureOf(error);
      if (failure.kind === 'expired' || failure.kind === 'blocked') return { kind: failure.kind };
      return { kind: 'failed', status: statusTextOf(error), reason: reasonOf(failure) };
    }
  }

  return {
    ...{ sent, cancel, remove },
    upload: (file) => (mayUpload ? send(file, file.name) : keep(file)),
  };
}
