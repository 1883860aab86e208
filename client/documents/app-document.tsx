import type { ReactNode } from 'react';
import { scriptJson } from '../../server/markup.rules.js';
import type { Site } from '../api/site.js';
import { cardTexts } from '../texts/en/landing.js';
import { languageTexts } from '../texts/en/shell.js';
import { CARD_SIZE, cardAddress } from './card-address.js';

/** The addresses of the built files for the browser. */
export interface DocumentAssets {
  readonly script: string;
  /** The script of the form about a page that is reported often. */
  readonly reportScript: string;
  readonly styles: readonly string[];
  /** The font files that the first view needs. */
  readonly fonts: readonly string[];
}

interface AppDocumentProps {
  readonly site: Site;
  readonly assets: DocumentAssets;
  /** The data that the script needs in addition to the site. */
  readonly content: object;
  /** The rendered screen, which the script hydrates. */
  readonly screen: string;
  /** A style sheet that is part of the document. It replaces the built ones. */
  readonly ownStyle?: string | undefined;
  readonly heading: DocumentHeading;
}

/** The metadata of a document, for browsers, search engines and shared links. */
export interface DocumentHeading {
  readonly title: string;
  /** The text for search engines and shared links. A document without one is not indexed. */
  readonly description?: string;
  /** The path of the document. The default is the front page. */
  readonly path?: string;
  /** The title of shared links, if it differs from `title`. */
  readonly name?: string;
  /** For articles: the day of publication. */
  readonly publishedOn?: string;
  /** The path of the document's own picture for shared links. The default is the picture of the product. */
  readonly picture?: string | undefined;
  /** The language of the text, if it can differ from that of the document. */
  readonly language?: string;
  /** The feed that lists this document. */
  readonly feed?: { readonly title: string; readonly address: string } | undefined;
}

/** A document of the product itself. The server renders it, it can be read without script, and its script hydrates it. */
export function AppDocument({ site, assets, content, screen, ownStyle, heading }: AppDocumentProps): ReactNode {
  return (
    <html lang={languageTexts.tag} dir={languageTexts.direction}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#e9e6dd" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#17182b" media="(prefers-color-scheme: dark)" />
        <title>{heading.title}</title>
        <Metadata site={site} heading={heading} />
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

function Metadata({ site, heading }: { readonly site: Site; readonly heading: DocumentHeading }) {
  const { title, description, path = '/', name = title, publishedOn, picture, language, feed } = heading;
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
      <meta property="og:locale" content={language?.replace('-', '_') ?? cardTexts.locale} />
      {picture === undefined ? <Card site={site} /> : <meta property="og:image" content={`${site.publicUrl}${picture}`} />}
      <meta name="twitter:card" content="summary_large_image" />
      {feed && <link rel="alternate" type="application/atom+xml" title={feed.title} href={feed.address} />}
    </>
  );
}

/** The picture of the product itself. */
function Card({ site: { publicUrl, siteName } }: { readonly site: Site }) {
  const alt = cardTexts.picture({ siteName });
  return (
    <>
      <meta property="og:image" content={`${publicUrl}${cardAddress()}`} />
      <meta property="og:image:type" content="image/jpeg" />
      <meta property="og:image:width" content={String(CARD_SIZE.width)} />
      <meta property="og:image:height" content={String(CARD_SIZE.height)} />
      <meta property="og:image:alt" content={alt} />
      <meta name="twitter:image:alt" content={alt} />
    </>
  );
}

/** Data for the script. The browser does not execute it. */
function JsonData({ id, data }: { readonly id: string; readonly data: object }) {
  return <script type="application/json" id={id} dangerouslySetInnerHTML={{ __html: scriptJson(data) }} />;
}
