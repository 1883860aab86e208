import './controls/tokens.css';
import './controls/fonts.css';
import './controls/typography.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { receiveProviderAnswer } from './api/session/provider-sign-in.js';
import { markAppPage } from './api/session/session-token.js';
import { ConfirmProvider } from './controls/dialogs/confirm-dialog.js';
import { NotificationsProvider } from './controls/notifications/notifications.js';
import { routes } from './routes.js';
import { WholeAppBoundary } from './shell/frame/app-failed.js';
import { reloadWhenRestored } from './shell/leaving/leaving.js';

// This must be first: `markAppPage` overwrites the setting that says whether a code in the address belongs to this browser.
receiveProviderAnswer();
markAppPage();
reloadWhenRestored();

createRoot(document.getElementById('app')!).render(
  <StrictMode>
    <WholeAppBoundary>
      <NotificationsProvider>
        <ConfirmProvider>
          <RouterProvider router={createBrowserRouter(routes)} />
        </ConfirmProvider>
      </NotificationsProvider>
    </WholeAppBoundary>
  </StrictMode>,
);
