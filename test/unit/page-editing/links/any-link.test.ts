import { expect, test } from '@jest/globals';
import { anyLinkOf, profileOf } from '../../../../client/page-editing/links/any-link.js';
import { linkAddress } from '../../../../client/page-editing/links/link-faults.js';
import { readAddress } from '../../../../client/page-view/networks/network-names.js';
import { SOCIAL_KINDS } from '../../../../server/pages/design/social-links.rules.js';

test('An address of a profile is that of its network, and is completed with https://', () => {
  expect(anyLinkOf(' reddit.com/user/salt ')).toEqual({ is: 'profile', network: 'reddit', address: 'https://reddit.com/user/salt' });
  expect(anyLinkOf('http://x.com/ada')).toEqual({ is: 'profile', network: 'twitter', address: 'http://x.com/ada' });
  expect(anyLinkOf('mastodon.example/@salt')).toEqual({ is: 'profile', network: 'mastodon', address: 'https://mastodon.example/@salt' });
  expect(anyLinkOf('ada@example.org')).toEqual({ is: 'profile', network: 'mail', address: 'mailto:ada@example.org' });
  expect(anyLinkOf('+49 (0)30 1234-56')).toEqual({ is: 'profile', network: 'phone', address: 'tel:+4930123456' });
});

test('@name can be a profile of each network that has names', () => {
  const kinds = SOCIAL_KINDS.filter((kind) => kind !== 'home' && kind !== 'discord');
  expect(anyLinkOf('@salt')).toEqual({ is: 'name', name: '@salt', kinds });
});

test('Any other address of the web is of no network, and what is no address is wrong', () => {
  expect(anyLinkOf('market.example/salt')).toEqual({ is: 'other', address: 'https://market.example/salt' });
  expect(anyLinkOf('  ')).toEqual({ is: 'nothing' });
  expect(anyLinkOf('salt and smoke')).toEqual({ is: 'wrong', fault: 'blank-inside' });
  expect(anyLinkOf('javascript:alert(1)')).toEqual({ is: 'wrong', fault: 'not-web' });
});

test.each([
  ['https://Mastodon.example/@Ines/', 'https://mastodon.example/@Ines'],
  ['http://mastodon.example:8080/@ines?lang=de#top', 'https://mastodon.example:8080/@ines'],
  ['http://Mastodon.social/users/ines', 'https://mastodon.social/@ines'],
  ['https://misskey.example/users/9h6jq2k3xt', 'https://misskey.example/users/9h6jq2k3xt'],
  ['bücher.example/@ines', 'https://xn--bcher-kva.example/@ines'],
  ['https://mastodon.example/@ines@other.example', 'https://mastodon.example/@ines@other.example'],
  ['https://mastodon.example/@ines/109', 'https://mastodon.example/@ines/109'],
  ['https://mastodon.example/about/', 'https://mastodon.example/about/'],
])('A profile of Mastodon is written as its server writes it, and nothing else changes: %s', (typed, address) => {
  expect([linkAddress('mastodon', typed), linkAddress('pixelfed', typed)]).toEqual([
    address,
    typed.startsWith('b') ? `https://${typed}` : typed,
  ]);
});

test('An address is read without its protocol', () => {
  expect(readAddress('https://www.reddit.com/user/salt/')).toBe('reddit.com/user/salt');
});

test.each([
  ['https://www.instagram.com/ada.rossi/', 'instagram'],
  ['https://x.com/ada', 'twitter'],
  ['https://www.youtube.com/@ada', 'youtube'],
  ['https://www.youtube.com/channel/UC123', 'youtube'],
  ['https://www.linkedin.com/in/ada-rossi/', 'linkedin'],
  ['https://www.reddit.com/r/lemons/', 'reddit'],
  ['https://www.tiktok.com/@ada?lang=en', 'tiktok'],
  ['https://discord.gg/abc', 'discord'],
  ['https://www.facebook.com/profile.php?id=1', 'facebook'],
])('%s is the address of a profile at %s', (address, network) => {
  expect(profileOf(address)).toEqual({ network, address });
});

test.each([
  'https://www.instagram.com/p/abc/',
  'https://www.instagram.com/',
  'https://www.instagram.com/explore/',
  'https://x.com/ada/status/1',
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  'https://youtu.be/abc',
  'https://www.youtube.com/playlist?list=PL1',
  'https://vm.tiktok.com/ZM123/',
  'https://www.facebook.com/permalink.php?story_fbid=1&id=2',
  'https://m.facebook.com/story.php?id=1',
  'https://www.facebook.com/photo/?fbid=1',
  'https://ada.medium.com/my-post',
  'https://www.tiktok.com/@ada/video/1',
  'https://lnkd.in/abc',
  'https://ada.example/in/ada',
  'instagram.com/ada',
  '@ada',
])('%s is not', (text) => {
  expect(profileOf(text)).toBeNull();
});
