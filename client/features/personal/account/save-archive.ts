import { callerHeaders } from '../../../api/connection/caller-headers.js';
import { saveFile } from '../../../shell/save-file.js';

/** Why nothing was saved: the sign-in is older than ten minutes, it was saved too often today, or the server did not answer. */
export type ArchiveRefusal = 'stale' | 'tooOften' | 'failed';

/** Saves all that is stored about the account as an archive. Returns why nothing was saved. */
export async function saveArchive(): Promise<ArchiveRefusal | undefined> {
  const response = await fetch('/api/account/data.zip', { headers: callerHeaders() });
  if (response.status === 429) return 'tooOften';
  if (!response.ok) {
    const { code } = (await response.json()) as { readonly code?: string };
    return code === 'FRESH_SIGN_IN_NEEDED' ? 'stale' : 'failed';
  }
  saveFile(await response.blob(), 'my-data.zip');
  return undefined;
}
