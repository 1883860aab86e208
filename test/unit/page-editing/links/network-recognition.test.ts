import { expect, test } from '@jest/globals';
import { withProfileAddress } from '../../../../server/pages/networks/profile-names.rules.js';
import { SOCIAL_KINDS, socialLinkFault } from '../../../../server/pages/design/social-links.rules.js';
import { networkOf } from '../../../../server/pages/networks/network-recognition.rules.js';

test.each([
  ['instagram.com/salt.and.smoke', 'instagram'],
  ['https://www.reddit.com/user/saltsmoke/?utm_source=share', 'reddit'],
  ['old.reddit.com/user/saltsmoke', 'reddit'],
  ['https://twitter.com/ada', 'twitter'],
  ['X.com/ada', 'twitter'],
  ['https://m.youtube.com/@ada', 'youtube'],
  ['https://uk.linkedin.com/in/ada', 'linkedin'],
  ['ada.medium.com', 'medium'],
  ['discord.gg/invite', 'discord'],
  ['https://bsky.app/profile/ada.example', 'bluesky'],
  ['https://mastodon.social/@ada', 'mastodon'],
  ['https://social.example/@ada', 'mastodon'],
  ['ada.bandcamp.com', 'bandcamp'],
  ['https://music.apple.com/fr/artist/ada/1', 'applemusic'],
  ['https://podcasts.apple.com/fr/podcast/ada/id1', 'applepodcasts'],
  ['https://ada.example/feed.xml', 'rss'],
  ['https://ada.example/posts.atom', 'rss'],
  ['t.me/ada', 'telegram'],
  ['mailto:ada@example.org', 'mail'],
  ['ada@instagram.com', 'mail'],
  ['tel:+49301234', 'phone'],
  ['+49 30 12-34', 'phone'],
  ['sms:+49 30 12-34', 'sms'],
  ['geo:52.5, 13.4', 'geo'],
  ['sgnl://signal.group/#abc', 'signal'],
] as const)('The network of %s is %s', (address, network) => expect(networkOf(address)).toBe(network));

test.each([
  'ada.example',
  'notinstagram.com/ada',
  'instagram.com.example.org',
  'netflix.com/ada',
  'https://ada@x.com/',
  '030 1234',
  '@ada',
  'sms:hello',
  '',
  'see instagram.com/ada',
])('%j is not the address of a network', (text) => expect(networkOf(text)).toBeNull());

test.each([' @ada ', ' ada '])(
  '%j is completed to the address of a profile in each network that has names, and to nothing on other places',
  (typed) => {
    const completed = SOCIAL_KINDS.map((kind) => withProfileAddress(kind, typed));
    expect(completed).toEqual([
      typed,
      'https://x.com/ada',
      'https://instagram.com/ada',
      'https://facebook.com/ada',
      'https://youtube.com/@ada',
      'https://reddit.com/user/ada',
      'https://tiktok.com/@ada',
      'https://linkedin.com/in/ada',
      'https://medium.com/@ada',
      typed,
    ]);
    for (const address of completed.slice(1, -1)) expect(socialLinkFault(address, 2048)).toBeNull();
  },
);

test.each([
  ['bandcamp', 'https://ada.bandcamp.com'],
  ['github', 'https://github.com/ada'],
  ['lichess', 'https://lichess.org/@/ada'],
  ['mastodon', '@ada'],
  ['mail', '@ada'],
] as const)('@ada at %s is %s', (network, address) => expect(withProfileAddress(network, '@ada')).toBe(address));

test.each(['ada.example', 'x.com', 'https://x.com/ada', '@', '@ada/b', '@ada b', 'a@b.example'])('%j is not changed', (text) =>
  expect(withProfileAddress('twitter', text)).toBe(text),
);
