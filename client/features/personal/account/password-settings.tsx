import { ButtonLink } from '../../../controls/buttons/button-link.js';
import { screens } from '../../../shell/screens.js';
import { passwordTexts } from '../../../texts/en/personal.js';

/** The link to the screen that mails a link to set a new password. */
export function PasswordSettings() {
  return (
    <ButtonLink kind="line" href={screens.recoverPassword}>
      {passwordTexts.change}
    </ButtonLink>
  );
}
