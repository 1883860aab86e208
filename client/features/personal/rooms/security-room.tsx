import { sessionListTexts } from '../../../texts/en/personal.js';
import { PasswordSettings } from '../account/password-settings.js';
import { useSettings } from '../personal-page.js';
import { Section } from '../section.js';
import { SessionList } from '../sessions/session-list.js';

/** The password, and the devices on which the account is signed in. */
export function SecurityRoom() {
  const { hasPassword } = useSettings().account;
  return (
    <>
      <PasswordSettings hasPassword={hasPassword} />
      <Section title={sessionListTexts.section} hint={sessionListTexts.hint}>
        <SessionList />
      </Section>
    </>
  );
}
