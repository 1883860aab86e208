import { useAlert } from '../../controls/confirm-dialog.js';
import { Icon } from '../../controls/icon.js';
import { useNotify } from '../../controls/notifications.js';
import { editorTexts } from '../../texts/en/editor.js';
import { linkText } from './link-text.js';
import styles from './copy-link.module.css';

/** Shows where the page is, and copies the whole address when pressed. On phones it is only its icon. */
export function CopyLink({ address }: { readonly address: string }) {
  const notify = useNotify();
  const alert = useAlert();
  async function copy() {
    try {
      await navigator.clipboard.writeText(address);
      notify({ text: editorTexts.linkCopied, tone: 'done' });
    } catch {
      // The browser forbids it, or knows no clipboard because the page came over plain http.
      await alert(editorTexts.copyFailed);
    }
  }
  return (
    <button type="button" className={styles.box} title={address} onClick={() => void copy()}>
      <span className="visually-hidden">{editorTexts.copyLink} </span>
      <span className={styles.address} dir="ltr">
        {linkText(address)}
      </span>
      <Icon name="copy" />
    </button>
  );
}
