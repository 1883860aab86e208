import { useMemo } from 'react';
import download from '../../../../art/icons/lucide/download.svg?raw';
import { Button } from '../../../../controls/buttons/button.js';
import { IconDrawing } from '../../../../controls/buttons/icon.js';
import { useNotify } from '../../../../controls/notifications/notifications.js';
import { BLACK_ON_WHITE, darkModules, pageCode, savePng } from '../../../../shell/page-code/page-code.js';
import { pageCodeTexts } from '../../../../texts/en/page-code.js';
import { pageAddressTexts as texts } from '../../../../texts/en/publish-panels.js';
import styles from './code-to-print.module.css';

interface CodeToPrintProps {
  /** The public address of the page. */
  readonly address: string;
  readonly linkname: string | null;
  /** Shows all that can be done with the code. */
  readonly onCode: () => void;
}

/** The QR code of a page that is public now. */
export function CodeToPrint({ address, linkname, onCode }: CodeToPrintProps) {
  const code = useMemo(() => pageCode(address), [address]);
  const notify = useNotify();

  async function save() {
    if (!(await savePng(code, BLACK_ON_WHITE, linkname))) notify({ text: pageCodeTexts.failed, tone: 'failed' });
  }

  return (
    <div className={styles.print}>
      <button type="button" aria-label={texts.code} title={texts.code} className={styles.code} onClick={onCode}>
        <svg viewBox={`0 0 ${code.length} ${code.length}`} aria-hidden="true">
          <path d={darkModules(code)} />
        </svg>
      </button>
      <div className={styles.words}>
        <h3 className={styles.title}>{texts.toPrint}</h3>
        <p className={styles.hint}>{texts.toPrintHint}</p>
        <Button kind="line" size="small" onClick={() => void save()}>
          <IconDrawing svg={download} />
          {texts.saveCode}
        </Button>
      </div>
    </div>
  );
}
