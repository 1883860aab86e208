import { describe, expect, jest, test } from '@jest/globals';
import {
  filesNamedIn,
  isUploadedPicture,
  uploadedPictureAddress,
  uploadedPicturesIn,
  withAbsolutePictures,
  withIdsOfFiles,
  withRelativePictures,
  withUploadedPictures,
} from '../../../../../server/pages/tile-kinds/text/text-pictures.rules.js';
import { aTilePicture } from '../../../../builders/pages/mixed-design.js';

const { id } = aTilePicture();
const other = id.replace(/1$/, '2');
const file = (digit: string, format = 'webp') => `${digit.repeat(64)}.${format}`;
const address = `/media/${file('1')}#${id}`;
const tag = (src: string, rest = ' alt="&lt;a src=&quot;"') => `<p>a<img src="${src}"${rest}></p>`;
const site = 'https://pages.example:8443';

describe('an uploaded picture in a text', () => {
  test('is known by the path of its file and its id, and by nothing else', () => {
    expect([address, `/media/${file('a', 'jpg')}#${id}`, `/media/${file('0', 'png')}#${id}`].every(isUploadedPicture)).toBe(true);
    const wrong = [
      ...['', '/media/', `/media/${file('1')}`, `/media/${file('1')}#`, `/media/${file('1')}#${id}0`, `${address} `, ` ${address}`],
      ...[`//media/${file('1')}#${id}`, `${site}${address}`, `/media/../${file('1')}#${id}`, `/media/${file('1', 'svg')}#${id}`],
      ...[`/media/${file('1')}#${id.toUpperCase().replace('0', 'A')}`, `/media/${file('1')}?x#${id}`, `/media/${file('g')}#${id}`],
    ];
    expect(wrong.filter(isUploadedPicture)).toEqual([]);
  });

  test('has the address of its largest WebP, or else of a file that every browser shows', () => {
    expect(uploadedPictureAddress(id, aTilePicture())).toBe(address);
    const [avif, , jpg] = aTilePicture().variants;
    expect(uploadedPictureAddress(id, aTilePicture({ variants: [avif!, jpg!] }))).toBe(`/media/${file('2', 'jpg')}#${id}`);
  });

  test('is found in sanitized HTML, each time that it is there', () => {
    const html = tag(address) + tag('https://pictures.example/a.png') + tag(`/media/${file('b', 'jpg')}#${other}`) + tag(address);
    expect(uploadedPicturesIn(html)).toEqual([
      { id, file: file('1') },
      { id: other, file: file('b', 'jpg') },
      { id, file: file('1') },
    ]);
  });

  test('gets the present file and the true size, whatever was sent; one that is unknown stays', () => {
    const known = new Map([[id, aTilePicture()]]);
    const sent = tag(`/media/${file('f', 'png')}#${id}`, ' alt="x" loading="lazy" width="3" height="99999"');
    const unknown = tag(`/media/${file('f', 'png')}#${other}`);
    const placed = tag(address, ' alt="x" loading="lazy" width="1280" height="960"');
    expect(withUploadedPictures(sent + unknown, known)).toBe(placed + unknown);
    expect(withUploadedPictures(placed, known)).toBe(placed);
  });

  test('has an absolute address for older clients, also within JSON, and gets its path back', () => {
    const html = `${tag(address)}<p>&lt;img src="/media/x"&gt;</p>${tag('https://pictures.example/a.png')}`;
    const absolute = withAbsolutePictures(html, site);
    expect(absolute).toBe(html.replace(address, site + address));
    expect(JSON.parse(withAbsolutePictures(JSON.stringify({ html }), site))).toEqual({ html: absolute });
    expect(withRelativePictures(absolute, site)).toBe(html);
    // Another site's picture is not one of ours.
    const elsewhere = tag(`https://other.example${address}`);
    expect(withRelativePictures(elsewhere, site)).toBe(elsewhere);
  });
});

describe('a file of this site, as anybody writes its address', () => {
  const digest = 'd'.repeat(64);
  const path = `/media/${digest}.avif`;
  const host = new URL(site).host;
  const named = (html: string) => withIdsOfFiles(html, host, () => id);

  test('is looked for in the source of a tag alone, which is the first one, however the attributes are written', () => {
    const source = `"/media/${digest}.webp#${id}"`;
    const written = [
      [`<img alt="see src=${path} here" src="https://x.example/y.png">`, undefined],
      [`<img alt='a src="${path}"' src=https://x.example/y.png>`, undefined],
      [`<img alt="never closed src=${path}>`, undefined],
      [`<img src="https://x.example/y.png" src="${path}">`, undefined],
      [`<img data-src="${path}" title=${path}>`, undefined],
      [`<imgs src="${path}">`, undefined],
      [`<IMG alt="src=no" SRC = '${path}' width=3>`, `<IMG alt="src=no" SRC = ${source} width=3>`],
      [`<img/alt="x"src=${site}${path}?a=1&amp;b=2 hidden>`, `<img/alt="x"src=${source} hidden>`],
      [`<img alt src="  ${path}#x"/>`, `<img alt src=${source}/>`],
    ] as const;
    expect(written.map(([html]) => named(html))).toEqual(written.map(([html, other]) => other ?? html));
    expect(written.map(([html]) => filesNamedIn(html, host).length)).toEqual(written.map(([, other]) => (other === undefined ? 0 : 1)));
  });

  test('LM-24 No address is parsed of a tag without the path of a file: in a megabyte of tags, as many as there are files', () => {
    const parse = jest.spyOn(URL, 'parse');
    const canParse = jest.spyOn(URL, 'canParse');
    try {
      const tags = '<img src=/>'.repeat(95_000);
      expect([filesNamedIn(tags, host), named(tags) === tags]).toEqual([[], true]);
      expect(parse.mock.calls.length + canParse.mock.calls.length).toBe(0);
      const aside = `<img alt="${path}" src=/>`;
      expect(filesNamedIn(`${tags}${aside}<img src="${path}">`, host)).toEqual([{ digest, id: undefined }]);
      expect(parse.mock.calls.length + canParse.mock.calls.length).toBe(1);
    } finally {
      jest.restoreAllMocks();
    }
  });
});
