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
export const EXAMPLE_PICTURES: PagePictures = {
  profilePicture: { url: portrait, width: 1000, height: 1000, color: '#8d90c4', variants: [] },
  wallpaper: null,
};

/** The example page in the mosaic of the front page, in the look of a theme whose typeface the front page has, too. */
export const EXAMPLE_DESIGN: PageDesign = applyTheme(
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
