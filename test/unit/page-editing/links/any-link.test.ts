import { expect, test } from '@jest/globals';
import { anyLinkOf, readAddress } from '../../../../client/page-editing/links/any-link.js';
import { SOCIAL_KINDS } from '../../../../server/pages/design/social-links.rules.js';

test('An address of a profile is that of its network, and is completed with https://', () => {
  expect(anyLinkOf(' reddit.com/user/salt ')).toEqual({ is: 'profile', kind: 'reddit', address: 'https://reddit.com/user/salt' });
  expect(anyLinkOf('http://x.com/ada')).toEqual({ is: 'profile', kind: 'twitter', address: 'http://x.com/ada' });
});

test('@name can be a profile of each network that has names', () => {
  const kinds = SOCIAL_KINDS.filter((kind) => kind !== 'home' && kind !== 'discord');
  expect(anyLinkOf('@salt')).toEqual({ is: 'name', name: '@salt', kinds });
});

test('Any other address of the web is none of the ten, and what is no address is wrong', () => {
  expect(anyLinkOf('mastodon.example/@salt')).toEqual({ is: 'other', address: 'https://mastodon.example/@salt' });
  expect(anyLinkOf('  ')).toEqual({ is: 'nothing' });
  expect(anyLinkOf('salt and smoke')).toEqual({ is: 'wrong', fault: 'blank-inside' });
  expect(anyLinkOf('javascript:alert(1)')).toEqual({ is: 'wrong', fault: 'not-web' });
});

test('An address is read without its protocol', () => {
  expect(readAddress('https://www.reddit.com/user/salt/')).toBe('reddit.com/user/salt');
});
