import { useState } from 'react';
import archive from '../../../art/icons/lucide/file-archive.svg?raw';
import check from '../../../art/icons/lucide/check.svg?raw';
import download from '../../../art/icons/lucide/download.svg?raw';
import { Button } from '../../../controls/buttons/button.js';
import { IconDrawing } from '../../../controls/buttons/icon.js';
import { FieldNote } from '../../../controls/fields/field-note.js';
import { lazyPart } from '../../../controls/loading/lazy-part.js';
import { SignInAgain } from '../../../shell/leaving/sign-in-again.js';
import { dataTexts } from '../../../texts/en/personal.js';
import styles from './download-data.module.css';
import type { ArchiveRefusal } from './save-archive.js';

// The screen opens without it.
const saving = lazyPart(() => import('./save-archive.js'), { preloads: false });

/** Saves all that is stored about the account as an archive, and says what is in it. */
export function DownloadData({ username }: { readonly username: string }) {
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState<ArchiveRefusal>();
  const [today] = useState(() => new Date().toISOString().slice(0, 'yyyy-mm-dd'.length));
  const name = `${username}-${today}.zip`;
  async function save() {
    setIsBusy(true);
    setRefusal(undefined);
    const saved = saving.fetch().then(({ savePersonalData }) => savePersonalData(name));
    setRefusal(await saved.catch((): ArchiveRefusal => 'failed'));
    setIsBusy(false);
  }
  return (
    <div className={styles.card}>
      <span className={styles.file}>
        <IconDrawing svg={archive} />
      </span>
      <div className={styles.contents}>
        <p className={styles.name}>
          <bdi>{name}</bdi>
        </p>
        <ul className={styles.list}>
          {dataTexts.contents.map((part) => (
            <li key={part} className={styles.part}>
              <IconDrawing svg={check} />
              {part}
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.foot}>
        <Button kind="ink" busy={isBusy} onClick={() => void save()}>
          <IconDrawing svg={download} />
          {dataTexts.open}
        </Button>
        <FieldNote id="data-not-saved" error={refusal && refusal !== 'stale' ? dataTexts[refusal] : undefined} />
        {refusal === 'stale' && <SignInAgain why={dataTexts.whySignInAgain} />}
      </div>
    </div>
  );
}
