import { ButtonLink } from '../../controls/button-link.js';
import { screens } from '../../shell/screens.js';
import { passwordTexts } from '../../texts/en/personal.js';

/** The way to another password, by a link that is mailed. */
export function PasswordSettings() {
  return (
    <ButtonLink kind="line" href={screens.recoverPassword}>
      {passwordTexts.change}
    </ButtonLink>
  );
}
