import { Icon } from '../../controls/buttons/icon.js';
import { copyLinkTexts } from '../../texts/en/copy-link.js';
import { linkText } from './link-text.js';
import { useCopyLink } from './use-copy-link.js';
import styles from './copy-link.module.css';

/** Shows the page's address, and copies it when pressed. On phones it shows only an icon. */
export function CopyLink({ address }: { readonly address: string }) {
  const copy = useCopyLink();
  return (
    <button type="button" className={styles.box} title={address} onClick={() => void copy(address)}>
      <span className="visually-hidden">{copyLinkTexts.copy} </span>
      <span className={styles.address} dir="ltr">
        {linkText(address)}
      </span>
      <Icon name="copy" />
    </button>
  );
}
