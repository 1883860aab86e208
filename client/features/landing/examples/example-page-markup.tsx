import { renderToStaticMarkup } from 'react-dom/server';
import { appearanceParts } from '../../../page-view/appearance/appearance-parts.js';
import { leanStyle } from '../../../page-view/appearance/lean-style.js';
import { FullName } from '../../../page-view/appearance/tile-signs.js';
import { PageFoot } from '../../../page-view/document/page-foot.js';
import picturesCss from '../../../page-view/pictures/page-pictures.css?inline';
import picturesForcedCss from '../../../page-view/pictures/page-pictures-forced.css?inline';
import { pageStyles } from '../../../page-view/document/page-styles.js';
import viewCss from '../../../page-view/page-view.css?inline';
import { PageView } from '../../../page-view/page-view.js';
import { NetworkIcons } from '../../../page-view/networks/network-icons.js';
import { PreviewTile, TileNameContext } from '../../../page-view/tiles/tile-button.js';
import { writingDirection } from '../../../page-view/writing-direction.js';
import { applyTheme } from '../../../../server/pages/appearance/apply-theme.rules.js';
import { limestone } from '../../../../server/pages/appearance/themes/limestone.rules.js';
import { DEFAULT_DESIGN, newTile, type PageDesign } from '../../../../server/pages/design/page-design.rules.js';
import { NO_SOCIAL_LINKS } from '../../../../server/pages/design/social-links.rules.js';
import portrait from '../../../art/examples/ines-moreau.svg?inline';
import type { PagePictures } from '../../../page-view/pictures/page-pictures.js';

const WHO = 'Ines Moreau';
const TILES = [
  ['Five quiet crags near Lyon', 'Approach, aspect and the best months'],
  ['How I tape a split finger', 'Three strips, no bulk'],
  ['Warm-up before hard moves', 'Fourteen minutes, no equipment'],
  ['Rope, rack and what I leave at home', 'What twelve years taught me'],
  ['Reading a route from the ground', 'What I draw before I touch it'],
] as const;

/** An SVG: sharp in every size, and small enough to be part of the document. */
const EXAMPLE_PICTURES: PagePictures = {
  profilePicture: { url: portrait, width: 1000, height: 1000, color: '#8d90c4', variants: [] },
  wallpaper: null,
};

/** The example page in the mosaic of the front page, in the look of a theme whose typeface the front page has, too. */
const EXAMPLE_DESIGN: PageDesign = applyTheme(
  {
    ...DEFAULT_DESIGN,
    title: WHO,
    bio: 'Notes from the wall. Limestone mostly, Lyon always.',
    tiles: TILES.map(([name, secondLine]) => ({ ...newTile(name), secondLine })),
    socialLinks: {
      ...NO_SOCIAL_LINKS,
      home: 'https://example.org/',
      instagram: 'https://example.org/',
      youtube: 'https://example.org/',
      discord: 'https://example.org/',
    },
  },
  limestone,
);

/** On phones the frame is lower: see example-page.module.css. */
const ON_PHONES = '@media (width < 680px){.tiles>:nth-child(n+5){display:none}}';

const PARTS = appearanceParts(EXAMPLE_DESIGN, EXAMPLE_PICTURES);

/** The typeface of its title is the one that the front page has under another name. */
const TYPEFACES = `.dressed{--heading-face:'Eczar Variable',serif;--name-face:var(--heading-face)}`;

/** The style sheet of the example page. The Content-Security-Policy allows it by its hash. */
export const EXAMPLE_PAGE_STYLE = lean([
  ':host{display:block;block-size:100%;--page-height:100%}',
  viewCss,
  picturesCss,
  picturesForcedCss,
  pageStyles(EXAMPLE_DESIGN, EXAMPLE_PICTURES),
  PARTS?.css ?? '',
  TYPEFACES,
  ON_PHONES,
]);

function lean(sheets: readonly string[]): string {
  return PARTS ? leanStyle(sheets.join(''), PARTS.present) : sheets.join('');
}

/** The example page in a shadow root, so that its styles and those around it do not affect each other. */
export function examplePageMarkup(siteName: string): string {
  const tiles = EXAMPLE_DESIGN.tiles.map((tile) => <PreviewTile key={tile.name} tile={tile} />);
  const foot = <PageFoot siteName={siteName} pageDirection={writingDirection(EXAMPLE_DESIGN.title)} href="/" />;
  const icons = (
    <>
      {PARTS?.bio}
      <NetworkIcons icons={EXAMPLE_DESIGN} />
    </>
  );
  const view = (
    <PageView design={EXAMPLE_DESIGN} pictures={EXAMPLE_PICTURES} tiles={tiles} icons={icons} foot={foot} markup={PARTS?.markup} embedded />
  );
  const page = renderToStaticMarkup(<TileNameContext value={FullName}>{view}</TileNameContext>);
  return `<template shadowrootmode="open"><style>${EXAMPLE_PAGE_STYLE}</style>${page}</template>`;
}
