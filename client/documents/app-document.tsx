import type { ReactNode } from 'react';
import { scriptJson } from '../../server/markup.rules.js';
import type { Site } from '../api/site.js';
import type { DocumentContent } from './document-screen.js';
import { languageTexts } from '../texts/en/shell.js';

/** Addresses of what was built for the browser. */
export interface DocumentAssets {
  readonly script: string;
  readonly styles: readonly string[];
  /** The font files that the first view needs. */
  readonly fonts: readonly string[];
}

interface AppDocumentProps {
  readonly site: Site;
  readonly assets: DocumentAssets;
  readonly content: DocumentContent;
  /** The rendered screen, as the script finds it. */
  readonly screen: string;
  readonly title: string;
  /** What search engines and shared links say; a document without one is not to be found. */
  readonly description?: string;
}

/** A document of the product itself: rendered on the server, readable as it is, and brought to life by its script. */
export function AppDocument({ site, assets, content, screen, title, description }: AppDocumentProps): ReactNode {
  return (
    <html lang={languageTexts.tag} dir={languageTexts.direction}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#e9e6dd" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#17182b" media="(prefers-color-scheme: dark)" />
        <title>{title}</title>
        <Findable site={site} title={title} description={description} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {assets.fonts.map((font) => (
          <link key={font} rel="preload" as="font" type="font/woff2" crossOrigin="" href={font} />
        ))}
        {assets.styles.map((style) => (
          <link key={style} rel="stylesheet" href={style} />
        ))}
        <script type="module" src={assets.script} />
      </head>
      <body>
        <div id="document" dangerouslySetInnerHTML={{ __html: screen }} />
        <JsonData id="site" data={site} />
        <JsonData id="content" data={{ ...content, markup: undefined }} />
      </body>
    </html>
  );
}

function Findable({
  site,
  title,
  description,
}: {
  readonly site: Site;
  readonly title: string;
  readonly description?: string | undefined;
}) {
  if (description === undefined) return <meta name="robots" content="noindex" />;
  return (
    <>
      <meta name="description" content={description} />
      <link rel="canonical" href={`${site.publicUrl}/`} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.siteName} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={`${site.publicUrl}/`} />
    </>
  );
}

/** Data for the script; a browser runs nothing of it. */
function JsonData({ id, data }: { readonly id: string; readonly data: object }) {
  return <script type="application/json" id={id} dangerouslySetInnerHTML={{ __html: scriptJson(data) }} />;
}
