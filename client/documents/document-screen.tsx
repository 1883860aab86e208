import { lazy, Suspense, useEffect, useState } from 'react';
import { claimedLinkname, keepClaimedLinkname } from '../api/claimed-linkname.js';
import { documentToken } from '../api/session-token.js';
import type { Site } from '../api/site.js';
import { LandingPage } from '../features/landing/landing-page.js';
import { Footer } from '../shell/footer.js';
import { loadPage } from '../shell/leaving.js';
import { NavigationBar } from '../shell/navigation-bar.js';
import { loginWithClaim, screens } from '../shell/screens.js';
import { SkipLink } from '../shell/skip-link.js';
import { AvailablePage } from './available-page.js';
import { MissingPage } from './missing-page.js';

/** Which document it is, with what only this one needs. */
export type DocumentContent =
  | { readonly name: 'landing'; /** Markup of the example page; only the server has it. */ readonly example?: string | undefined }
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

// A bar that did not arrive takes nothing else along: its links lead a signed-in user to the right screens all the same.
const SignedInBar = lazy(() =>
  import('./signed-in-bar.js').then(
    (bar) => ({ default: bar.SignedInBar }),
    () => ({ default: GuestBar }),
  ),
);

/** What stands in a document of the product itself, the same on the server and in the browser. */
export function DocumentScreen({ site, content }: DocumentScreenProps) {
  return (
    <>
      <SkipLink />
      <Bar siteName={site.siteName} currentPath={content.name === 'landing' ? '/' : ''} />
      {content.name === 'landing' && <Landing site={site} example={content.example} />}
      {content.name === 'available' && <AvailablePage linkname={content.linkname} address={content.address} />}
      {content.name === 'notFound' && <MissingPage />}
    </>
  );
}

/** The server knows no session: everybody is a guest until the script has looked. What a signed-in user needs is loaded then. */
function Bar(props: BarProps) {
  const [signedIn, setSignedIn] = useState(false);
  // eslint-disable-next-line react-hooks/set-state-in-effect -- The first rendering is the one of the server, which knows neither.
  useEffect(() => setSignedIn(documentToken() !== null), []);
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

function Landing({ site, example }: { readonly site: Site; readonly example: string | undefined }) {
  const [claimed, setClaimed] = useState<string | null>(null);
  // eslint-disable-next-line react-hooks/set-state-in-effect -- The first rendering is the one of the server, which knows neither.
  useEffect(() => setClaimed(claimedLinkname()), []);
  const claim = (linkname: string) => {
    const kept = keepClaimedLinkname(linkname);
    if (documentToken() !== null) loadPage(screens.personal);
    else loadPage(kept ? screens.login : loginWithClaim(linkname));
  };
  return (
    <>
      <LandingPage
        siteName={site.siteName}
        host={new URL(site.publicUrl).host}
        supportEmail={site.supportEmail}
        example={example}
        claimed={claimed}
        onClaim={claim}
      />
      <Footer site={site} />
    </>
  );
}
