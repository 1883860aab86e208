import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { pageDocument } from '../../../client/page-view/document/page-document.js';
import { PageFoot } from '../../../client/page-view/document/page-foot.js';
import type { Picture } from '../../../client/page-view/pictures/page-pictures.js';
import type { PublicPageView } from '../../../client/page-view/document/public-page-view.js';
import { NO_SOCIAL_LINKS } from '../../../server/pages/design/social-links.rules.js';
import { anyText } from '../../builders/pages/any-design.js';
import { INJECTION_PAYLOADS } from '../../builders/injection/injection-payloads.js';
import { iconsOf } from '../../../server/pages/networks/network-links.rules.js';
import { aLink, aPicture as aPictureTile } from '../../builders/pages/mixed-design.js';
import { aDesign, aTile } from '../../builders/pages/page-design.js';

const address = 'https://tessera.example/ada';

function aPicture(name: string, format: 'jpg' | 'png', ...widths: readonly number[]): Picture {
  const variants = widths.flatMap((width) =>
    ['webp', format].map((each) => ({ url: `/media/${name}-${width}.${each}`, format: each, width, height: width / 2 })),
  );
  return { url: `/media/${name}-${widths[0]}.${format}`, width: widths[0]!, height: widths[0]! / 2, color: '#336699', variants };
}
const portrait = aPicture('portrait', 'png', 500, 224, 112);
const sea = aPicture('sea', 'jpg', 2400, 1600, 960, 480);

function rendered(change: Partial<PublicPageView> = {}): string {
  const view = { linkname: 'ada', address, design: aDesign(), profilePicture: null, wallpaper: null, ...change };
  return renderToStaticMarkup(pageDocument(view, 'Tessera').element);
}

/** What the page says of itself, by name; each is said once. */
function metadata(html: string): Readonly<Record<string, string>> {
  const found = [...html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g)].map(
    ([, name, content]) => [name!, content!] as const,
  );
  expect(new Set(found.map(([name]) => name)).size).toBe(found.length);
  return Object.fromEntries(found);
}

function profile(html: string): unknown {
  return JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '');
}

describe('The direction', () => {
  test('of a page from left to right is said on its frame alone', () => {
    expect(rendered().match(/ dir="(?!auto)\w+"/g)).toEqual([' dir="ltr"']);
  });

  test('of our own words is said where the page around them has the other one', () => {
    const html = rendered({ design: aDesign({ title: 'ليلى' }) });
    expect(html).toContain('<html lang="en-GB">');
    expect(html).toContain('<div class="frame" dir="rtl">');
    expect(html).toContain('</svg><span dir="ltr">Made with Tessera</span></a>');
  });
});

describe('The foot of a page', () => {
  test('RP-01 leads to the form with which visitors report it, in the direction of its words', () => {
    const link = '<a class="report" href="/report/ada" rel="nofollow">Report this page</a></footer>';
    expect(rendered()).toContain(link);
    expect(rendered({ design: aDesign({ title: 'ليلى' }) })).toContain('rel="nofollow" dir="ltr">Report this page</a></footer>');
    expect(renderToStaticMarkup(<PageFoot siteName="Tessera" pageDirection="ltr" />)).not.toContain('Report');
  });
});

describe('The document of a draft', () => {
  const html = rendered({ isDraft: true, reports: 'nothing', card: `${address}.jpg`, feed: `${address}.atom`, wallpaper: sea });

  test('DL-04 says what it is before all else, to screen readers and without script, too, and over none of the page', () => {
    const [, body = ''] = html.split('<body>');
    expect(body.startsWith('<p class="draft-mark" dir="ltr">Draft — not published</p>')).toBe(true);
    expect(/\.draft-mark ?\{[^}]*\}/.exec(html)?.[0]).not.toMatch(/fixed|sticky|absolute|display|float|margin-[a-z-]+: ?-/);
    expect(html).toContain('<title>Ada Rossi · Draft — not published</title>');
    expect(rendered({ isDraft: true, linkname: '', design: aDesign({ title: '' }) })).toContain('<title>Draft — not published</title>');
  });

  test('DL-04 names no address, card, feed or form for reports, tells search engines not to list it, and reports nothing', () => {
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).not.toMatch(/canonical|oembed|\.atom|="og:|twitter:|name="description"|ld\+json|tessera\.example|\/report\/|sendBeacon/);
    expect(Object.keys(metadata(html)).toSorted()).toEqual(['robots', 'theme-color', 'viewport']);
  });
});

describe('Where a page leads', () => {
  test('UT-04 An icon of its own without a label is called by its address as it was entered, and leads to that with the parameters', () => {
    const links = iconsOf([{ network: 'own', address: 'https://shop.example/?a=1', icon: 'leaf', isMe: false }]);
    const html = rendered({ design: aDesign({ ...links, utm: { source: 'tessera' } }) });
    expect(html).toMatch(/<a href="https:\/\/shop\.example\/\?a=1&amp;utm_source=tessera"[^>]* aria-label="shop\.example\/\?a=1"/);
  });

  test('LV-01 Its JSON-LD has no profile of a tile that nobody sees, such as a picture that is not there on a plain page', () => {
    const [unseen, seen] = ['https://unseen.example/', 'https://seen.example/'];
    const tiles = [aPictureTile({ picture: null, address: unseen, isMe: true }), aLink({ address: seen, isMe: true })];
    const html = rendered({ design: aDesign({ tiles }) });
    expect(html).not.toContain(unseen);
    expect(profile(html)).toMatchObject({ mainEntity: { sameAs: [seen] } });
    const warned = tiles.map((tile) => ({ ...tile, visibility: { warning: 'Loud' } }));
    expect(profile(rendered({ design: aDesign({ tiles: warned }) }))).toMatchObject({ mainEntity: { sameAs: [unseen, seen] } });
  });
});

describe('The metadata of a page for link previews', () => {
  test('Its name, its content, its address and the name of the site; no language', () => {
    const html = rendered();
    expect(html).toContain('<title>Ada Rossi</title>');
    expect(html).toContain(`<link rel="canonical" href="${address}"/>`);
    expect(metadata(html)).toEqual({
      viewport: expect.any(String),
      description: 'Ada Rossi: My garden · Contact',
      'og:type': 'profile',
      'og:site_name': 'Tessera',
      'og:title': 'Ada Rossi',
      'og:description': 'Ada Rossi: My garden · Contact',
      'og:url': address,
      'twitter:card': 'summary',
      'theme-color': expect.stringMatching(/^#[0-9a-f]{6}$/),
    });
  });

  test('With a wallpaper it is a large card with a JPEG that is wide enough, by its absolute address', () => {
    expect(metadata(rendered({ wallpaper: sea, profilePicture: portrait }))).toMatchObject({
      'og:image': 'https://tessera.example/media/sea-1600.jpg',
      'og:image:type': 'image/jpeg',
      'og:image:width': '1600',
      'og:image:height': '800',
      'og:image:alt': 'Wallpaper of Ada Rossi',
      'twitter:card': 'summary_large_image',
      'twitter:image:alt': 'Wallpaper of Ada Rossi',
    });
    const narrow = aPicture('sea', 'jpg', 700, 480);
    expect(metadata(rendered({ wallpaper: narrow }))['og:image']).toBe('https://tessera.example/media/sea-700.jpg');
  });

  test('With only a profile picture it is a small card with the largest variant', () => {
    expect(metadata(rendered({ profilePicture: portrait }))).toMatchObject({
      'og:image': 'https://tessera.example/media/portrait-500.png',
      'og:image:type': 'image/png',
      'og:image:alt': 'Profile picture of Ada Rossi',
      'twitter:card': 'summary',
    });
  });

  test('The smallest profile picture is the icon of the page; without one it is the icon of the site', () => {
    expect(rendered({ profilePicture: portrait })).toContain(
      '<link rel="icon" href="/media/portrait-112.png" type="image/png" sizes="112x56"/>',
    );
    expect(rendered({ wallpaper: sea })).toContain('<link rel="icon" href="/favicon.svg" type="image/svg+xml"/>');
  });
});

describe('The metadata of a page about its creator for search engines', () => {
  test('The name and the address, and nothing that is missing', () => {
    expect(profile(rendered({ wallpaper: sea }))).toEqual({
      '@context': 'https://schema.org',
      '@type': 'ProfilePage',
      url: address,
      mainEntity: { '@type': 'Person', name: 'Ada Rossi' },
    });
  });

  test('The picture and the visible links, which are marked as the same person', () => {
    const socialLinks = {
      ...NO_SOCIAL_LINKS,
      youtube: 'https://example.org/?a=1&b=</script>',
      home: 'javascript:alert(1)',
      discord: 'https://example.org/ada',
    };
    const html = rendered({ profilePicture: portrait, design: aDesign({ socialLinks }) });
    expect(profile(html)).toMatchObject({
      mainEntity: { image: 'https://tessera.example/media/portrait-500.png', sameAs: [socialLinks.youtube, socialLinks.discord] },
    });
    expect(html.match(/<a [^>]*rel="me /g)).toHaveLength(2);
  });

  test('No text can end the element or an attribute, or start another one, and each text arrives as it was written', () => {
    const hostile = fc.oneof(
      fc.constantFrom(...Object.values(INJECTION_PAYLOADS).flat(), '</script><script>alert(1)', '<!--<script>', ']]>', '" onload="'),
      anyText,
    );
    fc.assert(
      fc.property(hostile, hostile, (title, name) => {
        const html = rendered({ profilePicture: portrait, design: aDesign({ title, tiles: [aTile({ name })] }) });
        expect(html.match(/<script/g)).toHaveLength(2);
        expect(html.match(/<(?:meta|link|title) /g)).toHaveLength(
          rendered({ profilePicture: portrait }).match(/<(?:meta|link|title) /g)!.length,
        );
        const shown = title.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim() || 'ada';
        expect(profile(html)).toMatchObject({ mainEntity: { name: shown } });
        expect(/ld\+json">([^<>&]*)<\/script><\/body><\/html>$/.test(html)).toBe(true);
      }),
    );
  });
});
