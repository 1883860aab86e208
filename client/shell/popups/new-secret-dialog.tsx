import { useId } from 'react';
import { Button } from '../../controls/buttons/button.js';
import { useAlert } from '../../controls/dialogs/confirm-dialog.js';
import { Dialog } from '../../controls/dialogs/dialog.js';
import { useNotify } from '../../controls/notifications/notifications.js';
import { copyLinkTexts } from '../../texts/en/copy-link.js';
import { controlTexts } from '../../texts/en/shell.js';
import styles from './new-secret-dialog.module.css';

interface NewSecretDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly secret: string;
  readonly texts: { readonly createdTitle: string; readonly createdText: string; readonly copy: string; readonly copied: string };
}

/** Shows what nobody can see here again, such as a new token: it stays until its own buttons close it. */
export function NewSecretDialog({ open, onClose, secret, texts }: NewSecretDialogProps) {
  const labelId = useId();
  const notify = useNotify();
  const alert = useAlert();

  async function copy() {
    try {
      await navigator.clipboard.writeText(secret);
      notify({ text: texts.copied, tone: 'done' });
    } catch {
      await alert(copyLinkTexts.failed);
    }
  }

  return (
    <Dialog
      stays
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
        className={styles.secret}
        aria-labelledby={labelId}
        value={secret}
        data-autofocus=""
        onFocus={({ target }) => target.select()}
      />
    </Dialog>
  );
}
