import { apolloClient } from '../../../api/connection/apollo-client.js';
import { failureOf, reasonOf } from '../../../api/connection/failure.js';
import { parsed } from '../../../api/connection/parsed.js';
import { ChangeWallpaperDocument } from '../../../api/generated/change-wallpaper.js';
import { RemoveWallpaperDocument } from '../../../api/generated/remove-wallpaper.js';
import { statusTextOf } from '../../../api/connection/status-text.js';
import { useUpload } from '../../../api/uploads/use-upload.js';
import type { WallpaperActions, WallpaperOutcome } from './use-wallpaper-change.js';

/** Changes the wallpaper of a page on the server. */
export function useWallpaperActions(pageId: string): WallpaperActions {
  const { sent, send, cancel } = useUpload(ChangeWallpaperDocument, pageId);

  async function remove(): Promise<WallpaperOutcome> {
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
    upload: (file) => send(file, file.name),
  };
}
