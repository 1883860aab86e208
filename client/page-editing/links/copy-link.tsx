import { useAlert } from '../../controls/confirm-dialog.js';
import { Icon } from '../../controls/icon.js';
import { useNotify } from '../../controls/notifications.js';
import { editorTexts } from '../../texts/en/editor.js';
import { linkText } from './link-text.js';
import styles from './copy-link.module.css';

/** Shows the page's address, and copies it when pressed. On phones it shows only an icon. */
export function CopyLink({ address }: { readonly address: string }) {
  const notify = useNotify();
  const alert = useAlert();
  async function copy() {
    try {
      await navigator.clipboard.writeText(address);
      notify({ text: editorTexts.linkCopied, tone: 'done' });
    } catch {
      // The browser refuses access to the clipboard, or has none because the page was loaded over plain HTTP.
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
