import './controls/tokens.css';
import './controls/fonts.css';
import './controls/typography.css';
// Imported so that the build includes the pictures, also those of the front page's sections: otherwise only the server imports them.
import './documents/card-address.js';
import './features/blog/cover-address.js';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { keepClaimOfAddress } from './api/linknames/claim-of-address.js';
import { onSessionLost } from './api/session/session-loss.js';
import { documentToken, markAppPage } from './api/session/session-token.js';
import { site } from './api/site.js';
import { takeVerificationToken } from './api/session/verification-token.js';
import { ErrorBoundary } from './controls/loading/error-boundary.js';
import { DocumentScreen, type DocumentContent } from './documents/document-screen.js';
import { loadPage, reloadWhenRestored } from './shell/leaving/leaving.js';
import { screens } from './shell/screens.js';

const content = JSON.parse(document.getElementById('content')!.textContent) as DocumentContent;

const isLanding = content.name === 'landing';
const verificationToken = isLanding ? takeVerificationToken() : null;

// The document of a free linkname passes the name on in the address.
if (isLanding) keepClaimOfAddress(location.search);
markAppPage();
// An article does not depend on the session, and a reload would lose the reader's position.
if (content.name !== 'article') reloadWhenRestored();

const isSignedIn = documentToken() !== null;
const place = document.getElementById('document')!;

// The landing page is for people who have no page yet (specification §2), and for guests who follow a mailed link.
if (isLanding && isSignedIn && verificationToken === null) loadPage(screens.personal, { replace: true });
else if (isSignedIn && verificationToken !== null) {
  place.replaceChildren();
  createRoot(place).render(
    <StrictMode>
      <DocumentScreen site={site()} content={{ name: 'verification' }} />
    </StrictMode>,
  );
} else {
  // The document is complete without script. If the script fails, the document stays as the server rendered it.
  const markup = { __html: place.innerHTML };
  hydrateRoot(
    place,
    <StrictMode>
      <ErrorBoundary fallback={() => <div dangerouslySetInnerHTML={markup} />}>
        <DocumentScreen site={site()} content={content} />
      </ErrorBoundary>
    </StrictMode>,
  );
}

// If the notice cannot be loaded, calls are blocked all the same.
onSessionLost((loss) => {
  if (loss !== null)
    void import('./documents/session-notice.js').then(
      ({ showSessionNotice }) => showSessionNotice(loss),
      () => undefined,
    );
});

if (verificationToken !== null) {
  import('./documents/verification/email-link.js').then(
    ({ showEmailLink }) => showEmailLink(verificationToken),
    // The code that handles the link could not be loaded. Loading the page again may help.
    () => undefined,
  );
}
