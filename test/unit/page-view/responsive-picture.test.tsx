import { expect, test } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Picture } from '../../../client/page-view/pictures/page-pictures.js';
import { coverWidth, PicturePreload, ResponsivePicture } from '../../../client/page-view/pictures/responsive-picture.js';

const files = (...formats: readonly string[]): Picture['variants'] =>
  [500, 224].flatMap((width) => formats.map((format) => ({ url: `/media/${width}.${format}`, format, width, height: width })));
const photo: Picture = { url: '/media/500.jpg', width: 500, height: 500, color: '#336699', variants: files('avif', 'webp', 'jpg') };
const cutOut: Picture = { ...photo, url: '/media/500.png', variants: files('webp', 'png') };

test('A picture names its files by format: the best first, the format that every browser supports last', () => {
  expect(renderToStaticMarkup(<ResponsivePicture picture={photo} sizes="112px" alt="" />)).toBe(
    '<picture>' +
      '<source type="image/avif" srcSet="/media/500.avif 500w, /media/224.avif 224w" sizes="112px"/>' +
      '<source type="image/webp" srcSet="/media/500.webp 500w, /media/224.webp 224w" sizes="112px"/>' +
      '<img src="/media/500.jpg" srcSet="/media/500.jpg 500w, /media/224.jpg 224w" sizes="112px" width="500" height="500" alt=""/>' +
      '</picture>',
  );
});

test('A missing format is not named', () => {
  const html = renderToStaticMarkup(<ResponsivePicture picture={cutOut} sizes="112px" alt="" />);
  expect(html).not.toContain('avif');
  expect(html).toContain('srcSet="/media/500.png 500w, /media/224.png 224w"');
});

test.each([
  ['image/avif', photo],
  ['image/webp', cutOut],
])('Only the best format is preloaded: %s', (type, picture) => {
  const html = renderToStaticMarkup(<PicturePreload picture={picture} sizes="100vw" />);
  expect(html.match(/type="[^"]+"/g)).toEqual([`type="${type}"`]);
  expect(html).toContain('rel="preload" as="image"');
  expect(html).toContain('imageSizes="100vw"');
});

test('A picture with one plain file is shown, and not preloaded', () => {
  const plain: Picture = { ...photo, variants: files('jpg') };
  expect(renderToStaticMarkup(<PicturePreload picture={plain} sizes="100vw" />)).toBe('');
  expect(renderToStaticMarkup(<ResponsivePicture picture={plain} sizes="100vw" alt="" />)).not.toContain('<source');
});

test.each([
  ['a wide picture over a tall screen is as wide as its height makes it', { width: 3000, height: 2000 }, { width: 390, height: 844 }, 1266],
  ['a tall picture over a wide screen is as wide as the screen', { width: 2000, height: 3000 }, { width: 1440, height: 900 }, 1440],
  ['a fraction of a pixel counts', { width: 3, height: 2 }, { width: 0, height: 33 }, 50],
])('The size of a picture that covers a box: %s', (_, picture, box, width) => {
  expect(coverWidth(picture, box)).toBe(width);
});
