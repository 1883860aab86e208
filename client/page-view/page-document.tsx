import type { ReactNode } from 'react';
import type { PageDesign } from '../../server/pages/page-design.rules.js';
import { publicPageTexts as texts } from '../texts/public-page.js';
import documentCss from './page-document.css?inline';
import picturesCss from './page-pictures.css?inline';
import viewCss from './page-view.css?inline';
import textCss from './rich-text.css?inline';
import dialogCss from './tile-dialog.css?inline';
import type { PagePictures } from './page-pictures.js';
import { groundColor, pageStyles } from './page-styles.js';
import { PageFoot } from './page-foot.js';
import { PageView, PICTURE_SIZES } from './page-view.js';
import { POPUP_SCRIPT } from './popup-script.js';
import { PicturePreload } from './responsive-picture.js';
import { richText } from './rich-text.js';
import { TileButton } from './tile-button.js';
import { textScope, TileDialog } from './tile-dialog.js';

/** A page as the server hands it over. */
export interface PublicPageView extends PagePictures {
  readonly linkname: string;
  /** The absolute address. */
  readonly address: string;
  readonly design: PageDesign;
}

/** The parts of a public page's document that the Content-Security-Policy must know, and the document itself. */
export interface PageDocumentParts {
  readonly element: ReactNode;
  readonly style: string;
  readonly script: string;
}

/** A creator's page as a whole HTML document that needs nothing else but its pictures. */
export function pageDocument(view: PublicPageView, siteName: string): PageDocumentParts {
  const contents = view.design.tiles.map((tile, index) => richText(tile.html, textScope(index + 1)));
  const ground = groundColor(view.design).hex;
  const style = [
    viewCss,
    view.profilePicture || view.wallpaper ? picturesCss : '',
    dialogCss,
    textCss,
    documentCss,
    `html{background:${ground}}`,
    pageStyles(view.design, view),
    ...contents.map(({ css }) => css),
  ].join('');
  const tiles = view.design.tiles.map(({ name }, index) => [
    <TileButton key="button" name={name} number={index + 1} />,
    <TileDialog key="popup" name={name} number={index + 1} content={contents[index]!} />,
  ]);
  const element = (
    <html lang="en">
      <PageHead view={view} siteName={siteName} ground={ground} style={style} />
      <body>
        <PageView design={view.design} pictures={view} tiles={tiles} foot={<PageFoot siteName={siteName} />} />
        <script dangerouslySetInnerHTML={{ __html: POPUP_SCRIPT }} />
      </body>
    </html>
  );
  return { element, style, script: POPUP_SCRIPT };
}

interface PageHeadProps {
  readonly view: PublicPageView;
  readonly siteName: string;
  readonly ground: string;
  readonly style: string;
}

function PageHead({ view, siteName, ground, style }: PageHeadProps): ReactNode {
  const title = view.design.title.trim() === '' ? view.linkname : view.design.title;
  const description = texts.documentDescription(title, siteName);
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{title}</title>
      <meta name="description" content={description} />
      <LargestPicture {...view} />
      <link rel="canonical" href={view.address} />
      <meta property="og:type" content="profile" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={view.address} />
      <meta name="theme-color" content={ground} />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <style dangerouslySetInnerHTML={{ __html: style }} />
    </head>
  );
}

/** What a visitor waits for longest comes first. */
function LargestPicture({ profilePicture, wallpaper }: PagePictures): ReactNode {
  if (wallpaper) return <PicturePreload picture={wallpaper} sizes={PICTURE_SIZES.wallpaper} />;
  return profilePicture && <PicturePreload picture={profilePicture} sizes={PICTURE_SIZES.portrait} />;
}
