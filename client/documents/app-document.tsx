import type { ReactNode } from 'react';
import { scriptJson } from '../../server/markup.rules.js';
import type { Site } from '../api/site.js';
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
  /** What the script needs to know beside the site. */
  readonly content: object;
  /** The rendered screen, as the script finds it. */
  readonly screen: string;
  /** A style sheet that comes with the document, in place of those that were built for the browser. */
  readonly ownStyle?: string | undefined;
  readonly heading: DocumentHeading;
}

/** What a document says about itself where it is not seen itself. */
export interface DocumentHeading {
  readonly title: string;
  /** What search engines and shared links say; a document without one is not to be found. */
  readonly description?: string;
  /** Its address from the root of the site; that of the front page unless told. */
  readonly path?: string;
  /** What a shared link is called, where that differs from the title. */
  readonly name?: string;
  /** The day of its publication, for an article. */
  readonly publishedOn?: string;
  /** A picture for shared links, from the root of the site. */
  readonly picture?: string | undefined;
  /** A feed of what is published here. */
  readonly feed?: { readonly title: string; readonly address: string } | undefined;
}

/** A document of the product itself: rendered on the server, readable as it is, and brought to life by its script. */
export function AppDocument({ site, assets, content, screen, ownStyle, heading }: AppDocumentProps): ReactNode {
  return (
    <html lang={languageTexts.tag} dir={languageTexts.direction}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#e9e6dd" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#17182b" media="(prefers-color-scheme: dark)" />
        <title>{heading.title}</title>
        <Findable site={site} heading={heading} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        {assets.fonts.map((font) => (
          <link key={font} rel="preload" as="font" type="font/woff2" crossOrigin="" href={font} />
        ))}
        {ownStyle === undefined ? (
          assets.styles.map((style) => <link key={style} rel="stylesheet" href={style} />)
        ) : (
          <style dangerouslySetInnerHTML={{ __html: ownStyle }} />
        )}
        <script type="module" src={assets.script} />
      </head>
      <body>
        <div id="document" dangerouslySetInnerHTML={{ __html: screen }} />
        <JsonData id="site" data={site} />
        <JsonData id="content" data={content} />
      </body>
    </html>
  );
}

function Findable({ site, heading }: { readonly site: Site; readonly heading: DocumentHeading }) {
  const { title, description, path = '/', name = title, publishedOn, picture, feed } = heading;
  if (description === undefined) return <meta name="robots" content="noindex" />;
  const address = `${site.publicUrl}${path}`;
  return (
    <>
      <meta name="description" content={description} />
      <link rel="canonical" href={address} />
      <meta property="og:type" content={publishedOn === undefined ? 'website' : 'article'} />
      <meta property="og:site_name" content={site.siteName} />
      <meta property="og:title" content={name} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      {publishedOn !== undefined && <meta property="article:published_time" content={publishedOn} />}
      {picture !== undefined && <meta property="og:image" content={`${site.publicUrl}${picture}`} />}
      {picture !== undefined && <meta name="twitter:card" content="summary_large_image" />}
      {feed && <link rel="alternate" type="application/atom+xml" title={feed.title} href={feed.address} />}
    </>
  );
}

/** Data for the script; a browser runs nothing of it. */
function JsonData({ id, data }: { readonly id: string; readonly data: object }) {
  return <script type="application/json" id={id} dangerouslySetInnerHTML={{ __html: scriptJson(data) }} />;
}
