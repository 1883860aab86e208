import { callServer } from '../../../api/call-server.js';
import { failureOf, reasonOf } from '../../../api/failure.js';
import { ChangeWallpaperDocument, RemoveWallpaperDocument } from '../../../api/generated/graphql.js';
import { statusTextOf } from '../../../api/status-text.js';
import { useUpload } from '../../../api/use-upload.js';
import type { WallpaperActions, WallpaperOutcome } from './use-wallpaper-change.js';
import type { PagePictures } from '../../../page-view/page-pictures.js';

/** Changes the wallpaper on the server. `onChanged` is called with the page's new pictures. */
export function useWallpaperActions(onChanged: (pictures: PagePictures) => void): WallpaperActions {
  const { sent, send, cancel } = useUpload(ChangeWallpaperDocument);

  async function remove(): Promise<WallpaperOutcome> {
    try {
      onChanged((await callServer(RemoveWallpaperDocument)).removeWallpaper);
      return { kind: 'done' };
    } catch (error) {
      const failure = failureOf(error);
      if (failure.kind === 'expired' || failure.kind === 'blocked') return { kind: failure.kind };
      return { kind: 'failed', status: statusTextOf(error), reason: reasonOf(failure) };
    }
  }

  return {
    ...{ sent, cancel, remove },
    upload: async (file) => {
      const outcome = await send(file, file.name);
      if (outcome.kind === 'done') onChanged(outcome.data.changeWallpaper);
      return outcome;
    },
  };
}
