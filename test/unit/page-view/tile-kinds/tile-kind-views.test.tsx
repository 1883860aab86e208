import { describe, expect, test } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { pageDocument } from '../../../../client/page-view/document/page-document.js';
import type { PageDesign, Tile } from '../../../../server/pages/design/page-design.rules.js';
import { NO_CONTACT } from '../../../../server/pages/tile-kinds/contact/contact-tile.rules.js';
import { INJECTION_PAYLOADS } from '../../../builders/injection/injection-payloads.js';
import { aContact, aHeading, aLink, anEmbed, aPicture } from '../../../builders/pages/mixed-design.js';
import { aMixedDesign, OTHER_KINDS, sampleOf } from '../../../builders/pages/sample-tiles.js';
import { aDesign, aTile } from '../../../builders/pages/page-design.js';

function rendered(...tiles: readonly Tile[]) {
  const design = aDesign({ tiles } as Partial<PageDesign>);
  const view = { linkname: 'ada', address: 'https://tessera.example/ada', design, profilePicture: null, wallpaper: null };
  const { element, ...parts } = pageDocument(view, 'Tessera');
  return { html: renderToStaticMarkup(element), ...parts };
}

const itemsOf = (html: string) => /<ul class="tiles">(.*)<\/ul>/s.exec(html)?.[1] ?? '';

describe('A tile on the page', () => {
  test.each(OTHER_KINDS)('A finished %s is an item of the list, in its own markup', (kind) => {
    const { tile, markup } = sampleOf(kind);
    expect(itemsOf(rendered(tile).html)).toContain(`<li class="t1">${markup}`);
  });

  test('A link opens in a new tab, and a mail address or telephone opens in none', () => {
    expect(rendered(aLink({ address: 'http://shop.example/' })).html).toContain(
      'href="http://shop.example/" target="_blank" rel="noopener',
    );
    expect(rendered(aLink({ address: 'tel:+4930' })).html).toContain('href="tel:+4930" rel="noopener');
  });

  test('A link without a name is called by its host', () => {
    expect(rendered(aLink({ name: ' ', address: 'https://www.shop.example/x' })).html).toContain('lang="">shop.example</span>');
  });

  test('A heading is a heading of the second level, and without a name it is a break', () => {
    expect(itemsOf(rendered(aHeading('A & b'), aHeading('')).html)).toBe(
      '<li class="t1"><h2 class="heading" dir="auto" lang="">A &amp; b</h2></li><li class="t2"><hr class="gap"/></li>',
    );
  });

  test('An embed is a link, and nothing in the document loads anything of the other site', () => {
    const { html, frameOrigins } = rendered(anEmbed());
    expect(itemsOf(html)).toContain('<a class="tile card film" id="tile-1" href="https://www.youtube.com/watch?v=dQw4w9WgXcQ"');
    expect(itemsOf(html)).toContain('data-frame="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1"');
    expect(html).not.toMatch(/<(?:iframe|img|link rel="pre)/);
    expect(frameOrigins).toEqual(['https://www.youtube-nocookie.com']);
  });

  test('An embed has one sign to play it, and a film has a drawing behind its words; a song and a map have none', () => {
    const item = itemsOf(rendered(anEmbed()).html);
    expect(item.match(/<svg/g)).toHaveLength(1);
    expect(item).toContain('"><span class="still"></span><svg class="play"');
    expect(item).toContain('</svg><span class="label"><span class="name" dir="auto" lang="">My film</span><span class="from"');
    const others = ['https://soundcloud.com/ada/song', 'https://www.openstreetmap.org/#map=5/51/10'];
    expect(itemsOf(rendered(...others.map((address) => anEmbed({ address }))).html)).not.toContain('still');
  });

  test('A contact opens its data, with links to call, to write, and to keep them', () => {
    const { html } = rendered(aContact());
    expect(html).toContain(
      '<p class="ways" lang="en-GB" dir="ltr"><a href="tel:+390111234">Call</a><a href="mailto:ada@rossi.example">Write</a><a ',
    );
    const silent = rendered(aContact({ contact: { ...aContact().contact, telephone: '', mail: '' } })).html;
    expect(silent).toContain('<p class="ways" lang="en-GB" dir="ltr"><a href="data:text/vcard');
    expect(html).toContain('<a href="tel:+390111234" target="_blank" rel="noopener noreferrer nofollow ugc">+39 011 12-34</a>');
    const [, card = ''] = /href="data:text\/vcard;charset=utf-8,([^"]*)" download="Ada-Rossi.vcf"/.exec(html) ?? [];
    expect(decodeURIComponent(card)).toMatch(/^BEGIN:VCARD\r\n.*FN:Ada Rossi\r\n.*END:VCARD\r\n$/s);
  });

  test('A picture has its text, its sizes and its caption, and is loaded late below the first screen', () => {
    const { html, style } = rendered(aPicture(), aTile(), aPicture(), aPicture({ name: '' }));
    const [first = '', , third = '', late = ''] = itemsOf(html)
      .split('</li>')
      .map((item) => item.split('<dialog')[0]);
    expect(first).toMatch(
      /^<li class="t1"><figure class="tile picture" id="tile-1"><picture><source type="image\/avif" srcSet="\/media\/0{64}\.avif 1280w"/,
    );
    expect(first).toContain('<img src="/media/' + '2'.repeat(64) + '.jpg"');
    expect(first).toContain('width="1280" height="960" alt="Roses before a brick wall" lang=""/>');
    expect(first).toContain('<figcaption class="name" dir="auto" lang="">My garden in June</figcaption><button');
    expect(third).not.toContain('loading=');
    expect(late).toContain('loading="lazy"');
    expect(late).not.toContain('figcaption');
    expect(style).toContain('.t1 img{background:#8090a0}');
  });

  test('A picture that leads nowhere opens large, in a popup that loads it when it is opened', () => {
    const item = itemsOf(rendered(aPicture()).html);
    const [figure = '', popup = ''] = item.split('</figure>');
    expect(figure).toMatch(
      /<button [^>]*aria-label="Show large: Roses before a brick wall"[^>]* commandfor="popup-1" command="show-modal">/,
    );
    expect(popup).toMatch(/^<dialog class="popup enlarged" id="popup-1" .* sizes="100vw" .* loading="lazy"\/>/);
    expect(popup).toContain('<h2 id="name-1" dir="auto" lang="">My garden in June</h2>');
    expect(itemsOf(rendered(aPicture({ name: '', alternative: '' })).html)).toContain('aria-label="Show large: Tile 1"');
    expect(itemsOf(rendered(aPicture({ address: 'https://roses.example/a' })).html)).not.toContain('<dialog');
  });

  test('A picture that leads somewhere is a link, which is called by its text, or by where it leads', () => {
    const item = itemsOf(rendered(aPicture({ address: 'https://roses.example/a' })).html);
    expect(item).toMatch(
      /^<li class="t1"><a class="tile picture" id="tile-1" href="https:\/\/roses\.example\/a" target="_blank" rel="noopener/,
    );
    const bare = aPicture({ address: 'https://roses.example/a', name: '', alternative: '' });
    expect(itemsOf(rendered(bare).html)).toContain('alt="roses.example"');
    expect(itemsOf(rendered(aPicture({ name: '', alternative: '' })).html)).toContain('alt=""');
  });

  test('What is not finished is not shown, and the other tiles keep their numbers', () => {
    const unfinished = [aLink({ address: '' }), anEmbed({ address: '' }), aContact({ contact: NO_CONTACT }), aPicture({ picture: null })];
    expect(itemsOf(rendered(...unfinished, aTile()).html)).toMatch(/^<li class="t5"><button type="button" class="tile" id="tile-5"/);
    expect(rendered(...unfinished).html).not.toContain('<ul class="tiles">');
  });
});

describe('A page has only what its tiles need', () => {
  test('Frames, styles and scripts of a kind are only on a page with such a tile', () => {
    const texts = rendered(aTile());
    expect(texts.frameOrigins).toEqual([]);
    expect(texts.style).not.toMatch(/\.card|\.heading|a\.tile|\.picture/);
    expect(texts.script).not.toContain('iframe');
    const links = rendered(aLink());
    expect(links.style).not.toMatch(/\.popup:not\(\.light\)|\.sheet \.ql|\.card/);
    expect(links.script).not.toContain('showModal');
    const all = rendered(...aMixedDesign().tiles);
    expect(all.style.match(/a\.tile\{/g)?.length).toBe(rendered(aLink()).style.match(/a\.tile\{/g)?.length);
    expect(all.script.match(/showModal\(\)/g)?.length).toBe(texts.script.match(/showModal\(\)/g)?.length);
  });
});

test('No text of a tile can end an element or an attribute, or start another one', () => {
  const count = (html: string) => html.match(/<\w+/g)?.length;
  const saying = (text: string) => rendered(...OTHER_KINDS.map((kind) => sampleOf(kind).saying(text))).html;
  const expected = count(saying('x'));
  for (const payload of Object.values(INJECTION_PAYLOADS).flat()) {
    const name = `x${payload.slice(0, 100).replaceAll(/[\s\p{Surrogate}]/gu, ' ')}`;
    const html = saying(name);
    expect([name, count(html)]).toEqual([name, expected]);
  }
});
