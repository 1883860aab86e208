import { useSyncExternalStore } from 'react';
import { onLinkname, storedLinkname } from '../api/session-token.js';
import { ConfirmProvider } from '../controls/confirm-dialog.js';
import { NotificationsProvider } from '../controls/notifications.js';
import { NavigationBar } from '../shell/navigation-bar.js';
import { myPagePath } from '../shell/screens.js';
import { useLogOut } from '../shell/use-log-out.js';

interface SignedInBarProps {
  readonly siteName: string;
  readonly currentPath: string;
}

/** The navigation bar of a signed-in user, with the code that signs out. */
export function SignedInBar(props: SignedInBarProps) {
  return (
    <NotificationsProvider>
      <ConfirmProvider>
        <Bar {...props} />
      </ConfirmProvider>
    </NotificationsProvider>
  );
}

function Bar(props: SignedInBarProps) {
  const linkname = useSyncExternalStore(onLinkname, storedLinkname);
  const logOut = useLogOut();
  return <NavigationBar {...props} signedIn myPagePath={myPagePath(linkname)} onLogOut={() => void logOut()} />;
}
