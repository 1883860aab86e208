import { siteHost } from '../../api/site.js';
import { ButtonLink } from '../../controls/button-link.js';
import { linkText } from '../../page-editing/links/link-text.js';
import { screens } from '../../shell/screens.js';
import { guestEditorTexts } from '../../texts/en/guest-editor.js';
import styles from './address-to-have.module.css';

/** Where the page could be, in the place of the link to copy: there is none yet, so it leads to where one gets it. */
export function AddressToHave() {
  const address = `${siteHost()}/${guestEditorTexts.linknameToChoose}`;
  return (
    <ButtonLink kind="line" href={screens.register} className={styles.link}>
      <span className="visually-hidden">{guestEditorTexts.signUpForAddress} </span>
      <span dir="ltr">{linkText(address)}</span>
    </ButtonLink>
  );
}
