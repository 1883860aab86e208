import { useId } from 'react';
import { Button } from '../../../controls/button.js';
import { useAlert } from '../../../controls/confirm-dialog.js';
import { Dialog } from '../../../controls/dialog.js';
import { useNotify } from '../../../controls/notifications.js';
import { accessTokenTexts as texts } from '../../../texts/en/access-tokens.js';
import { copyLinkTexts } from '../../../texts/en/copy-link.js';
import { controlTexts } from '../../../texts/en/shell.js';
import styles from './create-token-dialog.module.css';

interface NewTokenDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly token: string;
}

/** Shows a new token, which nobody can see again. */
export function NewTokenDialog({ open, onClose, token }: NewTokenDialogProps) {
  const labelId = useId();
  const notify = useNotify();
  const alert = useAlert();

  async function copy() {
    try {
      await navigator.clipboard.writeText(token);
      notify({ text: texts.copied, tone: 'done' });
    } catch {
      await alert(copyLinkTexts.failed);
    }
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={texts.createdTitle}
      footer={
        <>
          <Button kind="line" onClick={onClose}>
            {controlTexts.close}
          </Button>
          <Button kind="ink" onClick={() => void copy()}>
            {texts.copy}
          </Button>
        </>
      }
    >
      <p id={labelId}>{texts.createdText}</p>
      <input
        readOnly
        dir="ltr"
        className={styles.token}
        aria-labelledby={labelId}
        value={token}
        data-autofocus=""
        onFocus={({ target }) => target.select()}
      />
    </Dialog>
  );
}
