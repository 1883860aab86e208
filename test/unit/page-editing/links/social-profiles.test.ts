import { expect, test } from '@jest/globals';
import { networkOf, withProfileAddress } from '../../../../client/page-editing/links/social-profiles.js';
import { SOCIAL_KINDS, socialLinkFault } from '../../../../server/pages/design/social-links.rules.js';

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
] as const)('The network of %s is %s', (address, network) => expect(networkOf(address)).toBe(network));

test.each(['ada.example', 'notinstagram.com/ada', 'instagram.com.example.org', 'ada@instagram.com', '@ada', '', 'see instagram.com/ada'])(
  '%j is not the address of a network',
  (text) => expect(networkOf(text)).toBeNull(),
);

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

test.each(['ada.example', 'x.com', 'https://x.com/ada', '@', '@ada/b', '@ada b', 'a@b.example'])('%j is not changed', (text) =>
  expect(withProfileAddress('twitter', text)).toBe(text),
);
