import { site } from '../../../api/site.js';
import { lazyComponent, lazyPart } from '../../../controls/loading/lazy-part.js';
import { sessionListTexts } from '../../../texts/en/personal.js';
import { PasswordSettings } from '../account/password-settings.js';
import type * as Linked from '../linked-accounts/linked-accounts.js';
import { useSettings } from '../personal-page.js';
import { Section } from '../section.js';
import { SessionList } from '../sessions/session-list.js';

// Many sites have no provider, and need none of it.
const linkedPart = lazyPart(() => import('../linked-accounts/linked-accounts.js'), { preloads: false });
const LinkedAccounts = lazyComponent(linkedPart, (loaded: typeof Linked) => loaded.LinkedAccounts);

/** The linked accounts, the password, and the devices on which the account is signed in. */
export function SecurityRoom() {
  const { hasPassword } = useSettings().account;
  return (
    <>
      {site().signInProviders.length > 0 && <LinkedAccounts />}
      {site().passwordSignIn && <PasswordSettings hasPassword={hasPassword} />}
      <Section title={sessionListTexts.section} hint={sessionListTexts.hint}>
        <SessionList />
      </Section>
    </>
  );
}
