import type { ReactNode } from 'react';
import documentCss from './page-document.css?inline';
import picturesCss from './page-pictures.css?inline';
import printCss from './page-print.css?inline';
import viewCss from './page-view.css?inline';
import { PageDocumentHead } from './page-document-head.js';
import { groundColor, pageStyles } from './page-styles.js';
import { PageFoot } from './page-foot.js';
import { PageView } from './page-view.js';
import { pageScript } from './popup-script.js';
import { profileData } from './profile-data.js';
import type { PublicPageView } from './public-page-view.js';
import { SocialIcons } from './social-icons.js';
import { languageTexts } from '../texts/en/shell.js';
import { viewOf, viewsOf } from './tile-kinds/tile-kind-views.js';
import { writingDirection } from './writing-direction.js';

/** A public page's document, and its parts that the Content-Security-Policy must allow. */
export interface PageDocumentParts {
  readonly element: ReactNode;
  readonly style: string;
  readonly script: string;
  /** The origins of the frames that its tiles may open, each once. */
  readonly frameOrigins: readonly string[];
}

/** A creator's page as an HTML document. Until a visitor presses something, it loads nothing but its pictures. */
export function pageDocument(view: PublicPageView, siteName: string): PageDocumentParts {
  const { tiles } = view.design;
  const views = tiles.map((tile, index) => viewOf(tile).view(tile, index + 1));
  const kinds = viewsOf(tiles);
  const script = pageScript(kinds.flatMap(({ scripts }) => scripts));
  const ground = groundColor(view.design).hex;
  const style = [
    viewCss,
    view.profilePicture || view.wallpaper ? picturesCss : '',
    ...new Set(kinds.flatMap(({ styles }) => styles)),
    documentCss,
    `html{background:${ground}}`,
    pageStyles(view.design, view),
    ...views.map(({ css = '' }) => css),
    printCss,
  ].join('');
  const element = (
    <html lang={languageTexts.tag} dir={languageTexts.direction === 'rtl' ? 'rtl' : undefined}>
      <PageDocumentHead view={view} siteName={siteName} ground={ground} style={style} />
      <body>
        <PageView
          design={view.design}
          pictures={view}
          tiles={views.map(({ item }) => item)}
          icons={<SocialIcons links={view.design.socialLinks} />}
          foot={<PageFoot siteName={siteName} pageDirection={writingDirection(view.design.title)} />}
          name={view.linkname}
        />
        <script dangerouslySetInnerHTML={{ __html: script }} />
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: profileData(view) }} />
      </body>
    </html>
  );
  return { element, style, script, frameOrigins: [...new Set(views.flatMap(({ frameOrigin = [] }) => frameOrigin))] };
}
