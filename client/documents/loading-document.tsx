import type { ReactNode } from 'react';
import { publicDocumentTexts as texts } from '../texts/en/public-document.js';
import loadingCss from './loading-document.css?inline';
import { languageTexts } from '../texts/en/shell.js';

/** The style is part of the document, because other requests may fail at such a moment. */
export const LOADING_DOCUMENT_STYLE: string = loadingCss;

/**
 * The document for the time in which a page cannot be looked up. A header tells the browser when to retry. The document never says that the
 * linkname is free, because the server does not know that.
 */
export function LoadingDocument({ siteName }: { readonly siteName: string }): ReactNode {
  return (
    <html lang={languageTexts.tag} dir={languageTexts.direction}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`${texts.loading} · ${siteName}`}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <style dangerouslySetInnerHTML={{ __html: LOADING_DOCUMENT_STYLE }} />
      </head>
      <body>
        <main>
          <h1>{texts.loading}</h1>
          <p>{texts.loadingAgain}</p>
        </main>
      </body>
    </html>
  );
}
