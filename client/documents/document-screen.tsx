import { claimedLinkname, keepClaimedLinkname } from '../api/linknames/claimed-linkname.js';
import { documentToken } from '../api/session/session-token.js';
import type { Site } from '../api/site.js';
import type { ClaimRefusals } from '../features/landing/claim/claim-refusals.js';
import type { LandingMarkup } from '../features/landing/landing-markup.js';
import { LandingPage } from '../features/landing/landing-page.js';
import { Footer } from '../shell/navigation/footer.js';
import { loadPage } from '../shell/leaving/leaving.js';
import { loginWithClaim, screens } from '../shell/screens.js';
import { SkipLink } from '../shell/navigation/skip-link.js';
import { useBrowserValue } from '../shell/use-browser-value.js';
import { AvailablePage } from './available-page.js';
import { ComingSoonPage } from './coming-soon-page.js';
import { hiddenDocumentTexts, offlinePageTexts } from '../texts/en/public-document.js';
import { HiddenPage } from './hidden-page.js';
import { MissingPage } from './missing-page.js';
import { OfflinePage } from './offline-page.js';
import { lazy, Suspense } from 'react';
import { GuestBar } from '../shell/navigation/navigation-bar.js';
import type { DocumentBarProps } from './signed-in-bar.js';

/** The name of the document, with the data that only this document needs. */
export type DocumentContent =
  | {
      readonly name: 'landing';
      readonly refusals: ClaimRefusals;
      /** Only the server has it. */ readonly markup?: LandingMarkup | undefined;
    }
  | { readonly name: 'available' | 'comingSoon'; readonly linkname: string; readonly address: string }
  | {
      readonly name: 'article';
      /** The path that the navigation marks as current. */ readonly currentPath: string;
      /** Only the server has it. */ readonly markup?: ArticleMarkup | undefined;
    }
  /** Only in the browser: the front page of a signed-in user who follows the link that verifies an e-mail address. */
  | { readonly name: 'verification' }
  | { readonly name: 'notFound'; /** Shown in place of the usual explanation, if the document may exist. */ readonly explanation?: string }
  | { readonly name: 'hidden' | 'offlinePage' | 'offline' };

type LandingContent = Extract<DocumentContent, { name: 'landing' }>;

/** The parts of an article that need no script. */
interface ArticleMarkup {
  readonly main: string;
  /** The links of the footer. */
  readonly follow: string;
}

interface DocumentScreenProps {
  readonly site: Site;
  readonly content: DocumentContent;
}

/** The content of a document of the product itself. The server and the browser render the same. */
export function DocumentScreen({ site, content }: DocumentScreenProps) {
  return (
    <>
      <SkipLink />
      <DocumentBar site={site} currentPath={currentPathOf(content)} />
      {content.name === 'landing' && <Landing site={site} content={content} />}
      {content.name === 'available' && <AvailablePage linkname={content.linkname} address={content.address} />}
      {content.name === 'comingSoon' && <ComingSoonPage linkname={content.linkname} address={content.address} />}
      {content.name === 'article' && <Article site={site} markup={content.markup} />}
      {content.name === 'notFound' && <MissingPage explanation={content.explanation} />}
      {content.name === 'hidden' && <HiddenPage texts={hiddenDocumentTexts} />}
      {content.name === 'offlinePage' && <HiddenPage texts={offlinePageTexts} />}
      {content.name === 'offline' && <OfflinePage />}
    </>
  );
}

function currentPathOf(content: DocumentContent): string {
  if (content.name === 'article') return content.currentPath;
  return content.name === 'landing' ? '/' : '';
}

/** An article. The browser keeps the markup that is already in the document. */
function Article({ site, markup }: { readonly site: Site; readonly markup: ArticleMarkup | undefined }) {
  return (
    <>
      <div dangerouslySetInnerHTML={{ __html: markup?.main ?? '' }} suppressHydrationWarning />
      <Footer site={site} follow={markup?.follow} />
    </>
  );
}

function Landing({ site, content: { markup, refusals } }: { readonly site: Site; readonly content: LandingContent }) {
  const claimed = useBrowserValue(claimedLinkname, null);
  const claim = (linkname: string) => {
    const kept = keepClaimedLinkname(linkname);
    if (documentToken() !== null) loadPage(screens.personal);
    else loadPage(kept ? screens.login : loginWithClaim(linkname));
  };
  return (
    <>
      <LandingPage host={new URL(site.publicUrl).host} markup={markup} claimed={claimed} refusals={refusals} onClaim={claim} />
      <Footer site={site} follow={markup?.follow} />
    </>
  );
}

// If the file of the bar cannot be loaded, the bar of guests stays.
const SignedInBar = lazy(() =>
  import('./signed-in-bar.js').then(
    (bar) => ({ default: bar.SignedInBar }),
    () => ({ default: GuestBar }),
  ),
);

/** The server does not know the session, so it renders the bar of guests. The browser loads the bar of signed-in users if it has a token. */
function DocumentBar(props: DocumentBarProps) {
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
