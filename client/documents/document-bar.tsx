import { lazy, Suspense } from 'react';
import { documentToken } from '../api/session/session-token.js';
import { GuestBar } from '../shell/navigation/navigation-bar.js';
import { useBrowserValue } from '../shell/use-browser-value.js';
import type { DocumentBarProps } from './signed-in-bar.js';

// If the file of the bar cannot be loaded, the bar of guests stays.
const SignedInBar = lazy(() =>
  import('./signed-in-bar.js').then(
    (bar) => ({ default: bar.SignedInBar }),
    () => ({ default: GuestBar }),
  ),
);

/** The server does not know the session, so it renders the bar of guests. The browser loads the bar of signed-in users if it has a token. */
export function DocumentBar(props: DocumentBarProps) {
  const signedIn = useBrowserValue(() => documentToken() !== null, false);
  const guestBar = <GuestBar {...props} />;
  return signedIn ? (
    <Suspense fallback={guestBar}>
      <SignedInBar {...props} />
    </Suspense>
  ) : (
    guestBar
  );
}
