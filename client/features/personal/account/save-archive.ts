import { callerHeaders } from '../../../api/connection/caller-headers.js';
import { saveFile } from '../../../shell/save-file.js';

/** Why nothing was saved: the sign-in is older than ten minutes, something was saved too often, or the server did not answer. */
export type ArchiveRefusal = 'stale' | 'tooOften' | 'failed';

/** Saves all that is stored about the account as an archive. Returns why nothing was saved. */
export const savePersonalData = (name: string) => save('/api/account/data.zip', name);

/** Saves a page as an archive, which another site can show; on wish with its former versions. Returns why nothing was saved. */
export const savePage = (id: string, linkname: string | null, hasVersions: boolean) =>
  save(`/api/pages/${id}/page.zip${hasVersions ? '?versions=all' : ''}`, `${linkname ?? 'page'}.zip`);

async function save(path: string, name: string): Promise<ArchiveRefusal | undefined> {
  const response = await fetch(path, { headers: callerHeaders() });
  if (response.status === 429) return 'tooOften';
  if (!response.ok) {
    const { code } = (await response.json()) as { readonly code?: string };
    return code === 'FRESH_SIGN_IN_NEEDED' ? 'stale' : 'failed';
  }
  saveFile(await response.blob(), name);
  return undefined;
}
