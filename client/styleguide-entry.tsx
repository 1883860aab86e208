// The style guide: `/styleguide` of `npm run dev`. It is no part of a build.
import './controls/tokens.css';
import './controls/fonts.css';
import './controls/typography.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ConfirmProvider } from './controls/dialogs/confirm-dialog.js';
import { NotificationsProvider } from './controls/notifications/notifications.js';
import { forceStates } from './styleguide/forced-states.js';
import { stagedBy } from './styleguide/stages.js';
import { StyleguidePage } from './styleguide/styleguide-page.js';

forceStates();

createRoot(document.getElementById('styleguide')!).render(
  <StrictMode>
    <NotificationsProvider>
      <ConfirmProvider>{stagedBy(location.search) ?? <StyleguidePage />}</ConfirmProvider>
    </NotificationsProvider>
  </StrictMode>,
);
