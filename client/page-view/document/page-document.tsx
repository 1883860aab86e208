import type { ReactNode } from 'react';
import { withUtmLinks } from '../../../server/pages/utm/utm.rules.js';
import { appearanceParts, presentOn, type AppearanceParts } from '../appearance/appearance-parts.js';
import { leanStyle } from '../appearance/lean-style.js';
import { FullName } from '../appearance/tile-signs.js';
import documentCss from './page-document.css?inline';
import draftMarkCss from './draft-mark.css?inline';
import picturesCss from '../pictures/page-pictures.css?inline';
import picturesForcedCss from '../pictures/page-pictures-forced.css?inline';
import picturesPrintCss from '../pictures/page-pictures-print.css?inline';
import picturesLargeCss from '../pictures/page-pictures-large.css?inline';
import printCss from './page-print.css?inline';
import viewCss from '../page-view.css?inline';
import viewForcedCss from '../page-view-forced.css?inline';
import viewLargeCss from '../page-view-large.css?inline';
import { FOOT_ID, PageDocumentHead } from './page-document-head.js';
import { groundColor, pageStyles } from './page-styles.js';
import { PageFoot } from './page-foot.js';
import { PageView } from '../page-view.js';
import { pageScript } from './popup-script.js';
import type { PublicPageView } from './public-page-view.js';
import { NetworkIcons } from '../networks/network-icons.js';
import { TileNameContext } from '../tiles/tile-button.js';
import { languageTexts } from '../../texts/en/shell.js';
import type { TileView } from '../tile-kinds/tile-kind-view.js';
import { viewOf, viewsOf } from '../tile-kinds/tile-kind-views.js';
import { askingDesign, lockedParts } from '../visibility/locked-parts.js';
import { withAnnouncements } from '../visibility/announced-tiles.js';
import { warnedTiles } from '../visibility/warned-tiles.js';
import { writingDirection, type WritingDirection } from '../writing-direction.js';
import { draftDocumentTexts as texts } from '../../texts/en/draft-link.js';
import { scriptJson } from '../../../server/markup.rules.js';
import { plainFile } from '../pictures/picture-files.js';
import { pageName } from './page-summary.js';
import { profileAddresses } from '../networks/shown-links.js';
import { reportTexts } from '../../texts/en/report.js';

/** A public page's document, and its parts that the Content-Security-Policy must allow. */
export interface PageDocumentParts {
  readonly element: ReactNode;
  readonly style: string;
  readonly script: string;
  /** The origins of the frames that its tiles may open, each once. */
  readonly frameOrigins: readonly string[];
}

/** A creator's page as an HTML document. Until a visitor presses something, it loads nothing but its pictures. */
export function pageDocument(shown: PublicPageView, siteName: string): PageDocumentParts {
  const design = withAnnouncements(askingDesign(withUtmLinks(shown.design, shown.address), shown));
  const [warned, locked] = [warnedTiles(design), lockedParts(design, shown)];
  const view = { ...shown, design: warned.design };
  const kinds = viewsOf(locked.others);
  const views = design.tiles.map(
    (tile, at) => locked.views[at] ?? warned.views[at] ?? viewOf(tile).view(tile, at + 1, design.appearance !== undefined),
  );
  const script = pageScript([...locked.scripts, ...warned.scripts, ...kinds.flatMap(({ scripts }) => scripts)], view);
  const ground = groundColor(view.design).hex;
  const pageDirection = writingDirection(view.design.title);
  const isShown = views.map(({ item }) => item !== null);
  const parts = appearanceParts(view.design, view, isShown);
  const ofKinds = [...kinds.flatMap(({ styles }) => styles), ...warned.styles, ...locked.styles];
  const present = parts?.present ?? presentOn(view.design, view, isShown);
  const style = leanStyle(pageStyle(view, ground, views, ofKinds, parts), {
    ...present,
    classes: new Set([...present.classes, ...warned.classes]),
  });
  const page = (
    <PageView
      design={view.design}
      pictures={view}
      tiles={views.map(({ item }) => item)}
      icons={
        <>
          {parts?.bio}
          <NetworkIcons icons={view.design} entered={shown.design} />
        </>
      }
      foot={<Foot view={view} siteName={siteName} pageDirection={pageDirection} />}
      name={view.linkname}
      markup={parts?.markup}
    />
  );
  const element = (
    <html lang={languageTexts.tag} dir={languageTexts.direction === 'rtl' ? 'rtl' : undefined}>
      <PageDocumentHead view={view} siteName={siteName} ground={ground} style={style} preloads={parts?.preloads} />
      <body>
        {view.isDraft && <DraftMark />}
        {parts ? <TileNameContext value={FullName}>{page}</TileNameContext> : page}
        <script dangerouslySetInnerHTML={{ __html: script }} />
        <ForSearchEngines view={view} isShown={isShown} />
      </body>
    </html>
  );
  return { element, style, script, frameOrigins: [...new Set(views.flatMap(({ frameOrigin = [] }) => frameOrigin))] };
}

function isAtItsAddress({ isDraft, copy }: PublicPageView): boolean {
  return !isDraft && !copy;
}

interface OfPageProps {
  readonly view: PublicPageView;
}

interface FootProps extends OfPageProps {
  readonly siteName: string;
  readonly pageDirection: WritingDirection;
}

function Foot({ view, siteName, pageDirection }: FootProps): ReactNode {
  return (
    <PageFoot id={FOOT_ID} siteName={siteName} pageDirection={pageDirection} href={view.copy ? new URL('/', view.address).href : '/'}>
      {isAtItsAddress(view) && <ReportLink linkname={view.linkname} pageDirection={pageDirection} />}
    </PageFoot>
  );
}

interface ForSearchEnginesProps extends OfPageProps {
  /** For each tile, whether visitors see it. */
  readonly isShown: readonly boolean[];
}

function ForSearchEngines({ view, isShown }: ForSearchEnginesProps): ReactNode {
  if (!isAtItsAddress(view)) return null;
  const tiles = view.design.tiles.filter((_, at) => isShown[at]);
  const data = profileData({ ...view, design: { ...view.design, tiles } });
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: data }} />;
}

/** All styles of a page. What is not plain comes after the plain page, and paper after both. */
function pageStyle(
  view: PublicPageView,
  ground: string,
  views: readonly TileView[],
  ofKinds: readonly string[],
  parts: AppearanceParts | null,
): string {
  return [
    parts?.typefaces ?? '',
    ...[viewCss, viewLargeCss, viewForcedCss],
    ...(view.profilePicture || view.wallpaper ? [picturesCss, picturesLargeCss, picturesForcedCss, picturesPrintCss] : []),
    ...new Set(ofKinds),
    documentCss,
    `html{background:${ground}}`,
    pageStyles(view.design, view),
    ...(view.isDraft ? [draftMarkCss] : []),
    ...views.map(({ css = '' }) => css),
    parts?.css ?? '',
    printCss,
  ].join('');
}

/** The first words of a page that is shown before it is published. */
function DraftMark(): ReactNode {
  return (
    <p className="draft-mark" dir={languageTexts.direction}>
      {texts.draft}
    </p>
  );
}

/** The largest stored width of a profile picture. */
const PORTRAIT_WIDTH = 500;

/**
 * The owner of the page for search engines, in the vocabulary of schema.org, with the pages that are of this person for certain: JSON for a script element of the type `application/ld+json`.
 * The design of the view has only tiles that visitors see. No text in it can end that element or begin another one, and browsers do not execute it.
 */
function profileData(view: PublicPageView): string {
  const portrait = view.profilePicture && plainFile(view.profilePicture, PORTRAIT_WIDTH);
  const links = profileAddresses(view.design);
  const data = {
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    url: view.address,
    mainEntity: {
      '@type': 'Person',
      name: pageName(view),
      ...(portrait && { image: new URL(portrait.url, view.address).href }),
      ...(links.length > 0 && { sameAs: links }),
    },
  };
  return scriptJson(data);
}

interface ReportLinkProps {
  readonly linkname: string;
  readonly pageDirection: WritingDirection;
}

/** The link in the footer of a page with which visitors report it. Previews and examples have none. */
function ReportLink({ linkname, pageDirection }: ReportLinkProps): ReactNode {
  const direction = languageTexts.direction === pageDirection ? undefined : languageTexts.direction;
  return (
    <a className="report" href={`/report/${linkname}`} rel="nofollow" dir={direction}>
      {reportTexts.title}
    </a>
  );
}
