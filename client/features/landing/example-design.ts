import { DEFAULT_DESIGN, DEFAULT_TILE_STYLE, newTile, type PageDesign } from '../../../server/pages/page-design.rules.js';
import { NO_SOCIAL_LINKS } from '../../../server/pages/social-links.rules.js';
import portrait from '../../art/examples/ines-moreau.svg?inline';
import type { PagePictures } from '../../page-view/page-pictures.js';

const NAMES = [
  'Five quiet crags near Lyon',
  'How I tape a split finger',
  'Warm-up before hard moves',
  'Rope, rack and what I leave at home',
  'Reading a route from the ground',
];

/** An SVG: sharp in every size, and small enough to be part of the document. */
export const EXAMPLE_PICTURES: PagePictures = {
  profilePicture: { url: portrait, width: 1000, height: 1000, color: '#8d90c4', variants: [] },
  wallpaper: null,
};

/** The example page in the mosaic of the front page: the default colours, with slightly rounded tiles. */
export const EXAMPLE_DESIGN: PageDesign = {
  ...DEFAULT_DESIGN,
  title: 'Ines Moreau, notes from the wall',
  tiles: NAMES.map((name) => ({ ...newTile(name), style: { ...DEFAULT_TILE_STYLE, radius: 14 } })),
  socialLinks: {
    ...NO_SOCIAL_LINKS,
    home: 'https://example.org/',
    instagram: 'https://example.org/',
    youtube: 'https://example.org/',
    discord: 'https://example.org/',
  },
};
