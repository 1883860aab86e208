import { offersPasskeys, site } from '../../../api/site.js';
import { lazyComponent, lazyPart } from '../../../controls/loading/lazy-part.js';
import { sessionListTexts } from '../../../texts/en/personal.js';
import { PasswordSettings } from '../account/password-settings.js';
import type * as App from '../authenticator-app/authenticator-app.js';
import type * as Linked from '../linked-accounts/linked-accounts.js';
import type * as Keys from '../passkeys/passkeys.js';
import type * as Lead from './security-lead.js';
import { useSettings } from '../personal-page.js';
import { Section } from '../section.js';
import { SessionList } from '../sessions/session-list.js';

// Many sites have no provider, and need none of it.
const linkedPart = lazyPart(() => import('../linked-accounts/linked-accounts.js'), { preloads: false });
const LinkedAccounts = lazyComponent(linkedPart, (loaded: typeof Linked) => loaded.LinkedAccounts);

// Only those who look at their ways to sign in need it.
const passkeysPart = lazyPart(() => import('../passkeys/passkeys.js'), { preloads: false });
const Passkeys = lazyComponent(passkeysPart, (loaded: typeof Keys) => loaded.Passkeys);

// As the passkeys.
const appPart = lazyPart(() => import('../authenticator-app/authenticator-app.js'), { preloads: false });
const AuthenticatorApp = lazyComponent(appPart, (loaded: typeof App) => loaded.AuthenticatorApp);

const leadPart = lazyPart(() => import('./security-lead.js'), { preloads: false });
const SecurityLead = lazyComponent(leadPart, (loaded: typeof Lead) => loaded.SecurityLead);

/** How well the account is protected, the passkeys, the authenticator app, the linked accounts, the password, and the devices on which the account is signed in. */
export function SecurityRoom() {
  const { hasPassword } = useSettings().account;
  return (
    <>
      <SecurityLead hasPassword={hasPassword && site().passwordSignIn} />
      {offersPasskeys() && <Passkeys />}
      {site().passwordSignIn && hasPassword && <AuthenticatorApp />}
      {site().signInProviders.length > 0 && <LinkedAccounts />}
      {site().passwordSignIn && <PasswordSettings hasPassword={hasPassword} />}
      <Section title={sessionListTexts.section} hint={sessionListTexts.hint}>
        <SessionList />
      </Section>
    </>
  );
}
