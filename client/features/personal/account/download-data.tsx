import { useState } from 'react';
import { Button } from '../../../controls/buttons/button.js';
import { FieldNote } from '../../../controls/fields/field-note.js';
import { lazyPart } from '../../../controls/loading/lazy-part.js';
import { SignInAgain } from '../../../shell/leaving/sign-in-again.js';
import { dataTexts } from '../../../texts/en/personal.js';
import type { ArchiveRefusal } from './save-archive.js';

// The screen opens without it.
const saving = lazyPart(() => import('./save-archive.js'), { preloads: false });

/** Saves all that is stored about the account as an archive. */
export function DownloadData() {
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState<ArchiveRefusal>();
  async function save() {
    setIsBusy(true);
    setRefusal(undefined);
    const saved = saving.fetch().then(({ savePersonalData }) => savePersonalData());
    setRefusal(await saved.catch((): ArchiveRefusal => 'failed'));
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
