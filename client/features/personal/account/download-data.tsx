import { useState } from 'react';
import { callerHeaders } from '../../../api/connection/caller-headers.js';
import { Button } from '../../../controls/buttons/button.js';
import { FieldNote } from '../../../controls/fields/field-note.js';
import { lazyPart } from '../../../controls/loading/lazy-part.js';
import { SignInAgain } from '../../../shell/leaving/sign-in-again.js';
import { dataTexts } from '../../../texts/en/personal.js';

// The screen opens without it.
const saving = lazyPart(() => import('../../../shell/save-file.js'), { preloads: false });

type Refusal = 'stale' | 'tooOften' | 'failed';

/** Saves all that is stored about the account as an archive. */
export function DownloadData() {
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  async function save() {
    setIsBusy(true);
    setRefusal(undefined);
    setRefusal(await saveArchive().catch((): Refusal => 'failed'));
    setIsBusy(false);
  }
  return (
    <div>
      <Button kind="line" busy={isBusy} onClick={() => void save()}>
        {dataTexts.open}
      </Button>
      <FieldNote id="data-not-saved" error={refusal && refusal !== 'stale' ? dataTexts[refusal] : undefined} />
      {refusal === 'stale' && <SignInAgain why={dataTexts.whySignInAgain} />}
    </div>
  );
}

/** Returns why nothing was saved. */
async function saveArchive(): Promise<Refusal | undefined> {
  const response = await fetch('/api/account/data.zip', { headers: callerHeaders() });
  if (response.status === 429) return 'tooOften';
  if (!response.ok) {
    const { code } = (await response.json()) as { readonly code?: string };
    return code === 'FRESH_SIGN_IN_NEEDED' ? 'stale' : 'failed';
  }
  const { saveFile } = await saving.fetch();
  saveFile(await response.blob(), 'my-data.zip');
  return undefined;
}
