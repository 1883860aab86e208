import { Icon } from '../../controls/buttons/icon.js';
import { tileDialogTexts } from '../../texts/en/tile-dialogs.js';
import styles from './kind-dialog.module.css';

/** Opens an address in a new tab, so that its creator sees what visitors will see. */
export function TryLink({ address }: { readonly address: string }) {
  return (
    <a
      href={address}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={tileDialogTexts.tryLink}
      title={tileDialogTexts.tryLink}
      className={styles.tryLink}
    >
      <Icon name="arrow-up-right" />
    </a>
  );
}
