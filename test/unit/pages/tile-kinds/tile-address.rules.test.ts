import { describe, expect, test } from '@jest/globals';
import { readDesign } from '../../../../server/pages/design/design-parsing.rules.js';
import { vCard } from '../../../../server/pages/tile-kinds/contact/v-card.rules.js';
import { completeEmbedAddress } from '../../../../server/pages/tile-kinds/embed/embed-tile-parsing.rules.js';
import { linkTarget } from '../../../../server/pages/tile-kinds/link/link-tile.rules.js';
import { completeAddress, isLinkAddress } from '../../../../server/pages/tile-kinds/link-address.rules.js';
import { dialled } from '../../../../server/pages/tile-kinds/tile-address.rules.js';
import { asTextTile } from '../../../../server/pages/tile-kinds/tile-kinds.rules.js';
import { aDesign, aTile } from '../../../builders/pages/page-design.js';

const { style } = aTile();

describe('An address or a contact of half a million characters is refused, and takes no more time than it is long', () => {
  test.each([
    ['link with dots', { kind: 'link', address: `a@${'.'.repeat(500_000)}/` }],
    ['link with digits', { kind: 'link', address: `${'1'.repeat(500_000)}x` }],
    ['link to a telephone', { kind: 'link', address: `tel:${'1'.repeat(500_000)}x` }],
    ['link to an app', { kind: 'link', address: `sms:${'1'.repeat(500_000)}x` }],
    ['embed', { kind: 'embed', address: '<iframe '.repeat(60_000) }],
    ['mail', { kind: 'contact', contact: { mail: `a@${'.'.repeat(500_000)}/` } }],
    ['telephone', { kind: 'contact', contact: { telephone: `${'1'.repeat(500_000)}x` } }],
  ])('%s', (_what, tile) => {
    const { faults = {} } = readDesign({ ...aDesign(), tiles: [{ name: 'Long', style, ...tile }] });
    expect(Object.values(faults).flat()).toContainEqual(expect.objectContaining({ code: 'TEXT_TOO_LONG' }));
  });
});

test.each([
  ['192.168.1.10', 'https://192.168.1.10'],
  ['030 1234567', 'tel:0301234567'],
  ['ada#1@example.org', 'mailto:ada%231@example.org'],
  ['ada%0d%0aBcc@example.org', 'mailto:ada%250d%250aBcc@example.org'],
])('%s becomes %s', (typed, address) => {
  expect(completeAddress(typed)).toBe(address);
});

test.each([
  ['tel:+49 30 1234', 'tel:+49301234'],
  ['https://wa.me/4930?text=Hi there', 'https://wa.me/4930?text=Hi%20there'],
  ['mailto:ada@example.org?subject=Hi there', 'mailto:ada@example.org?subject=Hi%20there'],
  ['https://example.org/a b', 'https://example.org/a%20b'],
  ['example.org/a b', 'https://example.org/a%20b'],
  ['\u200e https://example.org/\u202c\u2069', 'https://example.org/'],
])('RU-06 %s becomes %s, which a tile may lead to', (typed, address) => {
  expect(completeAddress(typed)).toBe(address);
  expect(isLinkAddress(address)).toBe(true);
});

test.each([
  '@ada',
  'nonsense',
  'https//example.org',
  '@ada@mastodon.example',
  'https://example.org @evil.example',
  'https://exa mple.org',
  'a b.org',
])('RU-07 %s is no address that a tile may lead to', (typed) => expect(isLinkAddress(completeAddress(typed))).toBe(false));

test.each([
  ['sms:+49 (0)30 1234?body=Hi there', 'sms:+49301234?body=Hi%20there'],
  ['SMS:+491701234,+491705678&body=Hi', 'SMS:+491701234,+491705678&body=Hi'],
  ['xmpp:ada@example.org', 'xmpp:ada@example.org'],
  ['xmpp:garden@conference.example.org?join', 'xmpp:garden@conference.example.org?join'],
  ['geo: 52.52, 13.405', 'geo:52.52,13.405'],
  ['geo:-33.9,18.4;u=35?q=Cape Town', 'geo:-33.9,18.4;u=35?q=Cape%20Town'],
  ['facetime:ada@example.org', 'facetime:ada@example.org'],
  ['facetime-audio:+49 30 1234', 'facetime-audio:+49301234'],
  ['whatsapp://send?phone=49301234&text=Hi there', 'whatsapp://send?phone=49301234&text=Hi%20there'],
  ['signal:+49 170 1234', 'signal:+491701234'],
  ['sgnl://signal.me/#p/+491701234', 'sgnl://signal.me/#p/+491701234'],
  ['matrix:u/ada:example.org?action=chat', 'matrix:u/ada:example.org?action=chat'],
  ['\u200ematrix:r/garden:example.org', 'matrix:r/garden:example.org'],
])('RU-19 %s becomes %s, which opens an app, and a tile may lead to it', (typed, address) => {
  expect(completeAddress(typed)).toBe(address);
  expect(isLinkAddress(address)).toBe(true);
});

test.each([
  'sms:',
  'sms:hello',
  'sms:+49301234"onclick=x',
  'sms:+49301234?body=\u0000',
  'sms:+49301234?body=\u202etxt',
  'xmpp:ada',
  'geo:here',
  'geo:52.5',
  'facetime:ada',
  'whatsapp:send',
  'signal:javascript',
  'matrix:ada',
  'matrix:u/<script>',
  'intent://scan/#Intent;scheme=zxing;end',
  'javascript:alert(1)',
  'constructor:x',
  'data:text/html,x',
])('RU-19 %j opens no app, and no tile may lead to it', (typed) => expect(isLinkAddress(completeAddress(typed))).toBe(false));

test.each([
  ['sms:+49301234?body=Hi', '+49301234'],
  ['xmpp:ada@example.org?join', 'ada@example.org'],
  ['geo:52.5,13.4;u=35', '52.5,13.4'],
  ['whatsapp://send?phone=49301234&text=Hi', '49301234'],
  ['whatsapp://chat', 'whatsapp://chat'],
  ['sgnl://signal.me/#p/+491701234', '+491701234'],
  ['matrix:u/ada:example.org', '@ada:example.org'],
  ['matrix:r/garden:example.org', '#garden:example.org'],
  ['mailto:ada@example.org', 'ada@example.org'],
])('RU-19 A tile without a name that leads to %s is called %s', (address, name) => expect(linkTarget(address)).toBe(name));

test('RU-21 Older clients read where a tile opens an app as words, which lead nowhere', () => {
  const style = aTile().style;
  const tiles = [
    { kind: 'link', name: 'Write', style, address: 'sms:+49301234?body=A&B' },
    { kind: 'picture', name: 'Map', style, picture: null, alternative: 'The oven', address: 'geo:52.5,13.4' },
  ];
  const { design } = readDesign({ ...aDesign(), tiles });
  expect(design!.tiles.map((tile) => asTextTile(tile).html)).toEqual([
    '<p>sms:+49301234?body=A&amp;B</p>',
    '<p>The oven geo:52.5,13.4</p>',
  ]);
});

test('The zero in brackets after the number of a country is not dialled', () => {
  expect([dialled('+49 (0)30 1234'), dialled('(030) 1234')]).toEqual(['+49301234', '0301234']);
});

test('The code that a site offers has its address wherever it is in the element', () => {
  const code = '<iframe src="https://player.vimeo.com/video/76979871?h=1&amp;t=2" width="640"></iframe>';
  expect(completeEmbedAddress(code)).toBe('https://player.vimeo.com/video/76979871?h=1&t=2');
  expect(completeEmbedAddress('https://vimeo.com/76979871?a=&amp;b')).toBe('https://vimeo.com/76979871?a=&amp;b');
});

test('A line break in the name of a tile begins no further property of the vCard, and each card has a name', () => {
  const contact = { name: '', telephone: '', mail: '', address: '' };
  const lines = vCard({ name: 'Ada\rTEL:+900\r\nURL:https://evil.example', contact }).split(/\r\n|\r|\n/);
  expect(lines.filter((line) => /^(?:TEL|URL)/.test(line))).toEqual([]);
  expect(vCard({ name: ' ', contact: { ...contact, address: 'Via Roma 1\nTorino' } })).toContain('FN:Via Roma 1\r\n');
});
