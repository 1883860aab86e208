import './controls/tokens.css';
import './controls/fonts.css';
import './controls/typography.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { receiveGoogleAnswer } from './api/google-sign-in.js';
import { markAppPage } from './api/session-token.js';
import { ConfirmProvider } from './controls/confirm-dialog.js';
import { NotificationsProvider } from './controls/notifications.js';
import { routes } from './routes.js';
import { WholeAppBoundary } from './shell/app-failed.js';
import { reloadWhenRestored } from './shell/leaving.js';

// This must be first: `markAppPage` overwrites the setting that says whether a code in the address belongs to this browser.
receiveGoogleAnswer();
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
