import { useSyncExternalStore } from 'react';
import { onLinkname, storedLinkname } from '../api/session/session-token.js';
import type { Site } from '../api/site.js';
import { ConfirmProvider } from '../controls/dialogs/confirm-dialog.js';
import { NotificationsProvider } from '../controls/notifications/notifications.js';
import { NavigationBar } from '../shell/navigation/navigation-bar.js';
import { myPagePath } from '../shell/screens.js';
import { useLogOut } from '../shell/navigation/use-log-out.js';

/** What the navigation bar of a document needs to know. */
export interface DocumentBarProps {
  readonly site: Site;
  readonly currentPath: string;
}

/** The navigation bar of a signed-in user, with the code that signs out. */
export function SignedInBar(props: DocumentBarProps) {
  return (
    <NotificationsProvider>
      <ConfirmProvider>
        <Bar {...props} />
      </ConfirmProvider>
    </NotificationsProvider>
  );
}

function Bar({ site, currentPath }: DocumentBarProps) {
  const linkname = useSyncExternalStore(onLinkname, storedLinkname);
  const logOut = useLogOut();
  return (
    <NavigationBar
      siteName={site.siteName}
      blog={site.blog}
      currentPath={currentPath}
      signedIn
      myPagePath={myPagePath(linkname)}
      onLogOut={() => void logOut()}
    />
  );
}
