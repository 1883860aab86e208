import './controls/tokens.css';
import './controls/fonts.css';
import './controls/typography.css';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { keepClaimOfAddress } from './api/claimed-linkname.js';
import { markAppPage, storedToken } from './api/session-token.js';
import { site } from './api/site.js';
import { DocumentScreen, type DocumentContent } from './documents/document-screen.js';
import { loadPage, reloadWhenRestored } from './shell/leaving.js';
import { screens } from './shell/screens.js';

const content = JSON.parse(document.getElementById('content')!.textContent) as DocumentContent;

// A free linkname leads here with the name in the address.
if (content.name === 'landing') keepClaimOfAddress(location.search);
markAppPage();
reloadWhenRestored();

// The front page is for people who have no page yet (specification §2).
if (content.name === 'landing' && storedToken() !== null) loadPage(screens.personal, { replace: true });
else {
  hydrateRoot(
    document.getElementById('document')!,
    <StrictMode>
      <DocumentScreen site={site()} content={content} />
    </StrictMode>,
  );
}
