import { useState } from 'react';
import download from '../../../art/icons/lucide/download.svg?raw';
import printer from '../../../art/icons/lucide/printer.svg?raw';
import { site } from '../../../api/site.js';
import { Button } from '../../../controls/buttons/button.js';
import { Icon, IconDrawing } from '../../../controls/buttons/icon.js';
import { useAlert, useConfirm } from '../../../controls/dialogs/confirm-dialog.js';
import { Dialog } from '../../../controls/dialogs/dialog.js';
import { saveFile } from '../../../shell/save-file.js';
import { useNotify } from '../../../controls/notifications/notifications.js';
import { authenticatorTexts as texts } from '../../../texts/en/authenticator-app.js';
import { copyLinkTexts } from '../../../texts/en/copy-link.js';
import styles from './authenticator-app.module.css';

interface RecoveryCodesDialogProps {
  readonly codes: readonly string[];
  /** Whether they replace others. */
  readonly isNew: boolean;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Shows the recovery codes, which nobody can see again. It asks before it closes, until they are kept. */
export function RecoveryCodesDialog({ codes, isNew, open, onClose }: RecoveryCodesDialogProps) {
  const [isKept, setKept] = useState(false);
  const confirm = useConfirm();
  async function leave() {
    if (isKept || (await confirm({ title: texts.leaveQuestion, explanation: texts.leaveNote, confirmLabel: texts.leave, danger: true })))
      onClose();
  }
  return (
    <Dialog
      stays
      open={open}
      onClose={() => void leave()}
      title={texts.codesTitle}
      width={680}
      footer={
        <>
          <label className={styles.kept}>
            <input type="checkbox" checked={isKept} onChange={({ target }) => setKept(target.checked)} />
            {texts.kept}
          </label>
          <Button kind="ink" disabled={!isKept} onClick={onClose}>
            {texts.done}
          </Button>
        </>
      }
    >
      <p>{isNew ? texts.newCodesText : texts.codesText}</p>
      <ol className={styles.codes} dir="ltr">
        {codes.map((code, at) => (
          <li key={code}>
            <span className={styles.number}>{at + 1}</span>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <Keeping codes={codes} />
      <p className={styles.once}>
        <Icon name="circle-alert" />
        {texts.shownOnce}
      </p>
    </Dialog>
  );
}

function Keeping({ codes }: { readonly codes: readonly string[] }) {
  const notify = useNotify();
  const alert = useAlert();
  const text = `${codes.join('\n')}\n`;
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      notify({ text: texts.codesCopied, tone: 'done' });
    } catch {
      await alert(copyLinkTexts.failed);
    }
  }
  return (
    <div className={styles.keeping}>
      <Button kind="line" onClick={() => void copy()}>
        <Icon name="copy" />
        {texts.copy}
      </Button>
      <Button kind="line" onClick={() => save(text)}>
        <IconDrawing svg={download} />
        {texts.download}
      </Button>
      <Button kind="line" onClick={() => print(text)}>
        <IconDrawing svg={printer} />
        {texts.print}
      </Button>
    </div>
  );
}

function save(text: string) {
  saveFile(new Blob([text], { type: 'text/plain' }), `${site().siteName}-recovery-codes.txt`);
}

/** Prints the codes alone, from a frame that nobody sees. */
function print(text: string) {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  document.body.append(frame);
  const page = frame.contentDocument?.createElement('pre');
  if (page) {
    page.textContent = text;
    frame.contentDocument?.body.append(page);
    frame.contentWindow?.print();
  }
  frame.remove();
}
