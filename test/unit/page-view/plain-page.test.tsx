import { expect, test } from '@jest/globals';
import { createHash } from 'node:crypto';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Picture } from '../../../client/page-view/pictures/page-pictures.js';
import { pageDocument } from '../../../client/page-view/document/page-document.js';
import type { PublicPageView } from '../../../client/page-view/document/public-page-view.js';
import { isPlainDesign } from '../../../server/pages/design/page-design.rules.js';
import { aTilePicture } from '../../builders/pages/mixed-design.js';
import { aMixedDesign } from '../../builders/pages/sample-tiles.js';
import { aDesign, aTile } from '../../builders/pages/page-design.js';

const picture: Picture = {
  ...{ url: '/media/a.jpg', width: 500, height: 400, color: '#336699' },
  variants: [{ url: '/media/a.jpg', format: 'jpg', width: 500, height: 400 }],
};
const socialLinks = { ...aDesign().socialLinks, home: 'https://example.org', medium: 'https://example.org/ada' };

/** Pages of older releases, and the first digits of the SHA-256 of their documents as they are without an appearance. */
const PAGES: readonly (readonly [page: string, digest: string, view: Partial<PublicPageView>])[] = [
  ['two texts', '125f25238d5573e9', { design: aDesign() }],
  ['nothing', '14c73617edca0c6c', { design: aDesign({ title: '', tiles: [] }) }],
  [
    'every kind of tile that there was, pictures and links',
    'af121c10ca7db060',
    {
      design: aDesign({
        tiles: aMixedDesign(aTilePicture({ id: '00000000-0000-4000-8000-000000000000' })).tiles.slice(0, 7),
        socialLinks,
      }),
      profilePicture: picture,
      wallpaper: picture,
    },
  ],
  [
    'own colours',
    'b5aec2bc872ba0c2',
    { design: aDesign({ tiles: [aTile({ name: '', style: { radius: 900, thickness: 0 } })] }), profilePicture: picture },
  ],
];

/*
 * Pages whose creators chose nothing of an appearance must stay as they are, to the byte. Whoever changes the look of all pages on purpose, or
 * the words of their footer, replaces the digests by those that the test reports.
 */
test.each(PAGES)('A page without an appearance is the same document as formerly, to the byte: %s', (_page, digest, change) => {
  const view = {
    linkname: 'ada',
    address: 'https://tessera.example/ada',
    design: aDesign(),
    profilePicture: null,
    wallpaper: null,
    ...change,
  };
  expect(isPlainDesign(view.design)).toBe(true);
  const html = renderToStaticMarkup(pageDocument(view, 'Tessera').element);
  expect(createHash('sha256').update(html).digest('hex').slice(0, 16)).toBe(digest);
});
