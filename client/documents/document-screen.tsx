import { lazy, Suspense } from 'react';
import { claimedLinkname, keepClaimedLinkname } from '../api/claimed-linkname.js';
import { documentToken } from '../api/session-token.js';
import type { Site } from '../api/site.js';
import type { LandingMarkup } from '../features/landing/landing-markup.js';
import { LandingPage } from '../features/landing/landing-page.js';
import { Footer } from '../shell/footer.js';
import { loadPage } from '../shell/leaving.js';
import { NavigationBar } from '../shell/navigation-bar.js';
import { loginWithClaim, screens } from '../shell/screens.js';
import { SkipLink } from '../shell/skip-link.js';
import { useBrowserValue } from '../shell/use-browser-value.js';
import { AvailablePage } from './available-page.js';
import { MissingPage } from './missing-page.js';

/** Which document it is, with what only this one needs. */
export type DocumentContent =
  | { readonly name: 'landing'; /** Only the server has it. */ readonly markup?: LandingMarkup | undefined }
  | { readonly name: 'available'; readonly linkname: string; readonly address: string }
  | { readonly name: 'notFound' };

interface DocumentScreenProps {
  readonly site: Site;
  readonly content: DocumentContent;
}

interface BarProps {
  readonly siteName: string;
  readonly currentPath: string;
}

// If the file of the bar cannot be loaded, the bar of guests stays. Its links lead a signed-in user to the right screens, too.
const SignedInBar = lazy(() =>
  import('./signed-in-bar.js').then(
    (bar) => ({ default: bar.SignedInBar }),
    () => ({ default: GuestBar }),
  ),
);

/** The content of a document of the product itself. The server and the browser render the same. */
export function DocumentScreen({ site, content }: DocumentScreenProps) {
  return (
    <>
      <SkipLink />
      <Bar siteName={site.siteName} currentPath={content.name === 'landing' ? '/' : ''} />
      {content.name === 'landing' && <Landing site={site} markup={content.markup} />}
      {content.name === 'available' && <AvailablePage linkname={content.linkname} address={content.address} />}
      {content.name === 'notFound' && <MissingPage />}
    </>
  );
}

/** The server does not know the session, so it renders the bar of guests. The browser loads the bar of signed-in users if it has a token. */
function Bar(props: BarProps) {
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

function GuestBar(props: BarProps) {
  return <NavigationBar {...props} signedIn={false} myPagePath={screens.genpage} onLogOut={() => undefined} />;
}

function Landing({ site, markup }: { readonly site: Site; readonly markup: LandingMarkup | undefined }) {
  const claimed = useBrowserValue(claimedLinkname, null);
  const claim = (linkname: string) => {
    const kept = keepClaimedLinkname(linkname);
    if (documentToken() !== null) loadPage(screens.personal);
    else loadPage(kept ? screens.login : loginWithClaim(linkname));
  };
  return (
    <>
      <LandingPage host={new URL(site.publicUrl).host} markup={markup} claimed={claimed} onClaim={claim} />
      <Footer site={site} follow={markup?.follow} />
    </>
  );
}
