import { ButtonLink } from '../../../controls/buttons/button-link.js';
import { screens } from '../../../shell/screens.js';
import { passwordTexts } from '../../../texts/en/personal.js';
import { Section } from '../section.js';

/** The section with the link to the screen that mails a link to set a new password. */
export function PasswordSettings({ hasPassword }: { readonly hasPassword: boolean }) {
  return (
    <Section title={passwordTexts.section} hint={hasPassword ? passwordTexts.hint : passwordTexts.hintWithout}>
      <ButtonLink kind="line" href={screens.recoverPassword}>
        {passwordTexts.change}
      </ButtonLink>
    </Section>
  );
}
