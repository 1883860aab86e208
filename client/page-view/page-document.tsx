import type { ReactNode } from 'react';
import documentCss from './page-document.css?inline';
import picturesCss from './page-pictures.css?inline';
import printCss from './page-print.css?inline';
import viewCss from './page-view.css?inline';
import textCss from './rich-text.css?inline';
import dialogCss from './tile-dialog.css?inline';
import { PageDocumentHead } from './page-document-head.js';
import { groundColor, pageStyles } from './page-styles.js';
import { PageFoot } from './page-foot.js';
import { PageView } from './page-view.js';
import { POPUP_SCRIPT } from './popup-script.js';
import { profileData } from './profile-data.js';
import type { PublicPageView } from './public-page-view.js';
import { languageTexts } from '../texts/en/shell.js';
import { richText } from './rich-text.js';
import { TileButton } from './tile-button.js';
import { textScope, TileDialog } from './tile-dialog.js';
import { writingDirection } from './writing-direction.js';

/** A public page's document, and its parts that the Content-Security-Policy must allow. */
export interface PageDocumentParts {
  readonly element: ReactNode;
  readonly style: string;
  readonly script: string;
}

/** A creator's page as an HTML document. It loads nothing but its pictures. */
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
    printCss,
  ].join('');
  const tiles = view.design.tiles.map(({ name }, index) => [
    <TileButton key="button" name={name} number={index + 1} />,
    <TileDialog key="popup" name={name} number={index + 1} content={contents[index]!} />,
  ]);
  const element = (
    <html lang={languageTexts.tag} dir={languageTexts.direction === 'rtl' ? 'rtl' : undefined}>
      <PageDocumentHead view={view} siteName={siteName} ground={ground} style={style} />
      <body>
        <PageView
          design={view.design}
          pictures={view}
          tiles={tiles}
          foot={<PageFoot siteName={siteName} pageDirection={writingDirection(view.design.title)} />}
          name={view.linkname}
        />
        <script dangerouslySetInnerHTML={{ __html: POPUP_SCRIPT }} />
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: profileData(view) }} />
      </body>
    </html>
  );
  return { element, style, script: POPUP_SCRIPT };
}
