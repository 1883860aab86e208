import type { PageDesign } from '../../../server/pages/design/page-design.rules.js';
import type { ReactNode } from 'react';
import { CARD_SIZE } from '../../../server/media/card-drawing.rules.js';
import { draftDocumentTexts } from '../../texts/en/draft-link.js';
import { publicDocumentTexts as texts } from '../../texts/en/public-document.js';
import type { PagePictures } from '../pictures/page-pictures.js';
import { pageDescription, pageName } from './page-summary.js';
import { PICTURE_SIZES } from '../page-view.js';
import { plainFile, type PlainFile } from '../pictures/picture-files.js';
import type { PublicPageView } from './public-page-view.js';
import { PicturePreload } from '../pictures/responsive-picture.js';

/** The largest width at which link previews show a picture. */
const CARD_WIDTH = 1200;
/** The smallest icon that search engines accept. */
const ICON_WIDTH = 48;

/** The last element that has a place in the layout. */
export const FOOT_ID = 'foot';
/** A page with more tiles is higher than any screen. */
const TILES_OF_A_SCREEN = 24;

interface PageDocumentHeadProps {
  readonly view: PublicPageView;
  readonly siteName: string;
  readonly ground: string;
  readonly style: string;
  /** The addresses of the typefaces that the title needs. */
  readonly preloads?: readonly string[] | undefined;
}

/** The metadata of a page, for browsers, search engines and link previews. */
export function PageDocumentHead({ view, siteName, ground, style, preloads = [] }: PageDocumentHeadProps): ReactNode {
  const { isDraft = false } = view;
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{isDraft ? [pageName(view), draftDocumentTexts.draft].filter(Boolean).join(' · ') : pageName(view)}</title>
      {!isDraft && <meta name="description" content={pageDescription(view, siteName)} />}
      {(isDraft || view.isUnlisted) && <meta name="robots" content="noindex" />}
      <LargestPicture {...view} />
      {preloads.map((file) => (
        <link key={file} rel="preload" as="font" type="font/woff2" crossOrigin="" href={file} />
      ))}
      {!isDraft && <ForOtherSites view={view} siteName={siteName} />}
      <meta name="theme-color" content={ground} />
      {view.design.tiles.length <= TILES_OF_A_SCREEN && <PaintedWhole />}
      <PageIcon picture={view.profilePicture} />
      <style dangerouslySetInnerHTML={{ __html: style }} />
    </head>
  );
}

/** A wide page is in the middle of the screen if it fits. Painted before all of it has come, its parts would move. */
function PaintedWhole(): ReactNode {
  return <link rel="expect" href={`#${FOOT_ID}`} blocking="render" media="(min-width: 960px)" />;
}

/** Where the page is, and how other sites show it. */
function ForOtherSites({ view, siteName }: Pick<PageDocumentHeadProps, 'view' | 'siteName'>): ReactNode {
  const name = pageName(view);
  if (view.copy)
    return view.copy.files.map(({ language, file }) => <link key={language} rel="alternate" hrefLang={language} href={file} />);
  return (
    <>
      <link rel="canonical" href={view.address} />
      <link rel="alternate" type="application/json+oembed" href={oembedAddress(view.address)} />
      {view.feed !== undefined && <link rel="alternate" type="application/atom+xml" href={view.feed} />}
      <meta property="og:type" content="profile" />
      <meta property="og:site_name" content={siteName} />
      <meta property="og:title" content={name} />
      <meta property="og:description" content={pageDescription(view, siteName)} />
      <meta property="og:url" content={view.address} />
      <CardPicture view={view} name={name} />
    </>
  );
}

/** Where other sites ask how to show the page. The address of the page needs no escapes there, and repeats what is before it. */
function oembedAddress(address: string): string {
  return `${new URL(address).origin}/oembed?url=${address}`;
}

/** Preloads the picture that takes longest to appear. */
function LargestPicture({ design, profilePicture, wallpaper }: PagePictures & { readonly design: PageDesign }): ReactNode {
  if (wallpaper) return <PicturePreload picture={wallpaper} sizes={PICTURE_SIZES.wallpaper(wallpaper)} />;
  return profilePicture && <PicturePreload picture={profilePicture} sizes={PICTURE_SIZES.portrait(design)} />;
}

/** The link preview on other sites: the card of the page. A page that was never published has at most a picture. */
function CardPicture({ view, name }: { readonly view: PublicPageView; readonly name: string }): ReactNode {
  const { wallpaper, profilePicture, address, card, design } = view;
  const picture = wallpaper ?? profilePicture;
  if (card !== undefined) {
    const alt = design.bio === undefined ? name : `${name} · ${design.bio}`;
    return <SharedPicture {...CARD_SIZE} url={card} type="image/jpeg" alt={alt} isWide />;
  }
  const file = picture && plainFile(picture, CARD_WIDTH);
  if (!file) return <meta name="twitter:card" content="summary" />;
  const alt = wallpaper ? texts.wallpaperOf({ name }) : texts.profilePictureOf({ name });
  return <SharedPicture {...file} url={new URL(file.url, address).href} alt={alt} isWide={wallpaper !== null} />;
}

interface SharedPictureProps extends Pick<PlainFile, 'url' | 'type' | 'width' | 'height'> {
  readonly alt: string;
  readonly isWide: boolean;
}

function SharedPicture({ url, type, width, height, alt, isWide }: SharedPictureProps): ReactNode {
  return (
    <>
      <meta property="og:image" content={url} />
      <meta property="og:image:type" content={type} />
      <meta property="og:image:width" content={String(width)} />
      <meta property="og:image:height" content={String(height)} />
      <meta property="og:image:alt" content={alt} />
      <meta name="twitter:card" content={isWide ? 'summary_large_image' : 'summary'} />
      <meta name="twitter:image:alt" content={alt} />
    </>
  );
}

function PageIcon({ picture }: { readonly picture: PublicPageView['profilePicture'] }): ReactNode {
  const file = picture && plainFile(picture, ICON_WIDTH);
  if (!file) return <link rel="icon" href="/favicon.svg" type="image/svg+xml" />;
  return <link rel="icon" href={file.url} type={file.type} sizes={`${file.width}x${file.height}`} />;
}
