import { offersPasskeys, site } from '../../api/site.js';
import { lazyComponent, lazyPart } from '../../controls/loading/lazy-part.js';
import type * as Instead from './providers/no-passwords.js';
import type * as Buttons from './providers/provider-buttons.js';
import styles from './auth-form.module.css';

// Many sites have no provider, and need none of it.
const buttonsPart = lazyPart(() => import('./providers/provider-buttons.js'), { preloads: false });
const ProviderButtons = lazyComponent(buttonsPart, (loaded: typeof Buttons) => loaded.ProviderButtons);

// Few sites have no passwords.
const noPasswordsPart = lazyPart(() => import('./providers/no-passwords.js'), { preloads: false });

/** What is shown instead of the form where providers are the only way in. */
export const NoPasswords = lazyComponent(noPasswordsPart, (loaded: typeof Instead) => loaded.NoPasswords);

interface ProviderSignInProps {
  /** The screen: the one to sign up has shorter buttons. */
  at: 'login' | 'register';
  /** Whether the buttons are not visible yet. Then they only have their place: what a provider answered is for the visible ones. */
  isAwaited?: boolean;
}

/** Whether people can sign in here without the form: at a provider, or with a passkey. */
export const hasOtherWays = (): boolean => site().signInProviders.length > 0 || offersPasskeys();

/** The buttons to sign in at a provider or with a passkey, above the form. Nothing is shown if there are none. */
export function ProviderSignIn(props: ProviderSignInProps) {
  const { length } = site().signInProviders;
  const passkeys = props.at === 'login' && offersPasskeys() ? 1 : 0;
  if (length + passkeys === 0) return null;
  const columns = props.at === 'register' ? 3 : length > 4 ? 2 : 1;
  const rows = Math.ceil(length / columns) + passkeys;
  // The form does not move when they are loaded.
  return (
    <div data-providers className={styles.providers} style={{ minHeight: rows * 50 + (rows - 1) * 9 + 45 }}>
      <ProviderButtons {...props} />
    </div>
  );
}
