import type { ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import type { AnnouncementView } from '../server/administration/announcement.rules.js';
import type { Site } from './api/site.js';
import { ANNOUNCEMENT_STYLE, AnnouncementBar } from './documents/announcement/announcement-bar.js';
import { AppDocument, type DocumentAssets, type DocumentHeading } from './documents/app-document.js';
import { articleDocuments } from './documents/article-documents.js';
import { ARTICLE_STYLE } from './documents/article-style.js';
import { DocumentScreen, type DocumentContent } from './documents/document-screen.js';
import type { LinknameAddressProps } from './documents/linkname-address.js';
import { NothingDrafted } from './documents/draft/nothing-drafted.js';
import { DataLink, type DataLinkView } from './documents/data-link/data-link.js';
import { LOADING_DOCUMENT_STYLE, LoadingDocument } from './documents/loading-document.js';
import { ReportFrame, REPORT_STYLE } from './documents/report/report-document.js';
import { ReportForm } from './documents/report/report-form.js';
import { ReportKnown } from './documents/report/report-known.js';
import { ReportThanks } from './documents/report/report-thanks.js';
import type { ReportThanksView, ReportView } from './documents/report/report-view.js';
import { webAppManifest } from './documents/web-app-manifest.js';
import { EXAMPLE_PAGE_STYLE } from './features/landing/examples/example-page-markup.js';
import { claimRefusals } from './features/landing/claim/claim-refusals.js';
import { landingMarkup } from './features/landing/landing-markup.js';
import { pageCard } from './page-view/card/page-card.js';
import { pageDocument } from './page-view/document/page-document.js';
import { pageMiniature } from './page-view/document/page-miniature.js';
import type { PublicPageView } from './page-view/document/public-page-view.js';
import { followMarkup } from './shell/follow-markup.js';
import { draftDocumentTexts } from './texts/en/draft-link.js';
import { dataLinkTexts } from './texts/en/data-link.js';
import { reportTexts } from './texts/en/report.js';
import { blogTexts } from './texts/en/blog.js';
import { offlineTexts } from './texts/en/resilience.js';
import { hiddenDocumentTexts, offlinePageTexts } from './texts/en/public-document.js';
import { notFoundTexts } from './texts/en/shell.js';
import { landingTexts } from './texts/en/landing.js';

/** An HTML document, and its inline styles and scripts, which the Content-Security-Policy must allow. */
export interface RenderedDocument {
  readonly html: string;
  readonly inlineStyles: readonly string[];
  readonly inlineScripts: readonly string[];
}

/** A creator's page. The policy must also allow the frames that its tiles open. */
export interface RenderedPage extends RenderedDocument {
  readonly frameOrigins: readonly string[];
}

/** Renders the documents that the server sends, for one site. */
export function createDocuments(site: Site, assets: DocumentAssets) {
  const { siteName } = site;
  const app = (content: DocumentContent, heading: DocumentHeading, inlineStyles: readonly string[] = []): RenderedDocument => {
    // Rendered separately, because the browser hydrates exactly this part.
    const screen = renderToString(<DocumentScreen site={site} content={content} />);
    const ownStyle = content.name === 'article' ? ARTICLE_STYLE : undefined;
    // The markup is already part of the document, so it is not sent again as data.
    const data = { ...content, markup: undefined };
    const element = <AppDocument site={site} assets={assets} content={data} screen={screen} heading={heading} ownStyle={ownStyle} />;
    return withStyles(element, ownStyle === undefined ? inlineStyles : [ownStyle]);
  };
  const article = (main: ReactNode, currentPath: string, heading: DocumentHeading): RenderedDocument =>
    app({ name: 'article', currentPath, markup: { main: renderToStaticMarkup(main), follow: followMarkup(site) } }, heading);
  const alone = (title: string, content: ReactNode, styles: readonly string[] = [], script?: string): RenderedDocument => {
    const frame = (
      <ReportFrame site={site} fonts={assets.fonts} title={title} script={script}>
        {content}
      </ReportFrame>
    );
    return withStyles(frame, [REPORT_STYLE, ...styles]);
  };
  return {
    ...articleDocuments(site, article),
    publicPage: (view: PublicPageView) => creatorDocument(view, siteName),
    draft: (view: PublicPageView) => creatorDocument({ ...view, isDraft: true, reports: 'nothing' }, siteName),
    nothingDrafted: () => alone(draftDocumentTexts.nothing, <NothingDrafted />),
    pageCard,
    report(view: ReportView): RenderedDocument {
      const { element, style } = pageMiniature(view.page);
      const script = view.challenge === null ? undefined : assets.reportScript;
      return alone(reportTexts.title, <ReportForm view={view} miniature={element} />, [style], script);
    },
    reportKnown: ({ address }: LinknameAddressProps) =>
      alone(reportTexts.known, <ReportKnown address={address} supportEmail={site.supportEmail} />),
    reportThanks: (view: ReportThanksView) => alone(reportTexts.thanks, <ReportThanks {...view} />),
    dataLink: (view: DataLinkView) => alone(dataLinkTexts.title, <DataLink {...view} />),
    landing: () =>
      app(
        { name: 'landing', refusals: claimRefusals(), markup: landingMarkup(site) },
        { title: landingTexts.documentTitle({ siteName }), description: landingTexts.documentDescription },
        [EXAMPLE_PAGE_STYLE],
      ),
    available: (view: LinknameAddressProps) => app({ name: 'available', ...view }, { title: `${view.linkname} · ${siteName}` }),
    comingSoon: (view: LinknameAddressProps) => app({ name: 'comingSoon', ...view }, { title: `${view.linkname} · ${siteName}` }),
    hidden: () => app({ name: 'hidden' }, { title: `${hiddenDocumentTexts.title} · ${siteName}` }),
    offlinePage: () => app({ name: 'offlinePage' }, { title: `${offlinePageTexts.title} · ${siteName}` }),
    notFound: () => app({ name: 'notFound' }, { title: `${notFoundTexts.title} · ${siteName}` }),
    postFailed: () =>
      app({ name: 'notFound', explanation: blogTexts.postFailedExplanation }, { title: `${notFoundTexts.title} · ${siteName}` }),
    offline: () => app({ name: 'offline' }, { title: `${offlineTexts.title} · ${siteName}` }),
    webAppManifest: () => webAppManifest(site),
    announcement: announcementPart,
    loading: () => withStyles(<LoadingDocument siteName={siteName} />, [LOADING_DOCUMENT_STYLE]),
  };
}

function creatorDocument(view: PublicPageView, siteName: string): RenderedPage {
  const { element, style, script, frameOrigins } = pageDocument(view, siteName);
  return { html: render(element), inlineStyles: [style], inlineScripts: [script], frameOrigins };
}

function announcementPart(view: AnnouncementView): RenderedDocument {
  return { html: renderToStaticMarkup(<AnnouncementBar {...view} />), inlineStyles: [ANNOUNCEMENT_STYLE], inlineScripts: [] };
}

function withStyles(element: ReactNode, inlineStyles: readonly string[]): RenderedDocument {
  return { html: render(element), inlineStyles, inlineScripts: [] };
}

function render(element: ReactNode): string {
  return `<!doctype html>${renderToStaticMarkup(element)}`;
}
