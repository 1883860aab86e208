import { siteHost } from '../../api/site.js';
import { ButtonLink } from '../../controls/buttons/button-link.js';
import { linkText } from '../../page-editing/links/link-text.js';
import { screens } from '../../shell/screens.js';
import { guestEditorTexts } from '../../texts/en/guest-editor.js';
import styles from './example-address.module.css';

/** An example address, in place of the link to copy. A guest has no address yet, so it links to the registration. */
export function ExampleAddress() {
  const address = `${siteHost()}/${guestEditorTexts.linknameToChoose}`;
  return (
    <ButtonLink kind="line" href={screens.register} className={styles.link}>
      <span className="visually-hidden">{guestEditorTexts.signUpForAddress} </span>
      <span dir="ltr">{linkText(address)}</span>
    </ButtonLink>
  );
}
