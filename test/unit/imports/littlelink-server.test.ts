import { expect, test } from '@jest/globals';
import { readDocument } from '../../../server/imports/read-document.rules.js';
import { littlelinkServer } from '../../../server/imports/readers/littlelink-server/littlelink-server-reader.rules.js';
import { leftOut, link } from './found-entries.js';
import { documentOf, readFixture } from './read-fixture.js';

test('IM-04 littlelink-server: its buttons and those of the owner are links in the order of the page, with name, line and picture', async () => {
  expect(readDocument(await readFixture('littlelink-server/streamer.env'))).toEqual({
    service: 'littlelink-server',
    found: {
      title: 'Kofi Mensah',
      line: 'Games',
      picture: { address: 'https://kofi.example/kofi@2x.png' },
      networks: [],
      entries: [
        link('Twitch', 'https://www.twitch.tv/kofi'),
        link('My maps', 'https://maps.example/kofi'),
        link('YouTube', 'https://www.youtube.com/@kofi#about'),
        link('Shop', 'https://shop.example/kofi'),
        link('GitHub', 'https://github.com/kofi'),
        link('Product Hunt', 'https://www.producthunt.com/@kofi'),
        link('Write to Kofi', 'mailto:kofi@kofi.example'),
        link('New Network', 'https://new.example/kofi'),
      ],
      leftOut: [...leftOut('not-a-link', 'Later'), ...leftOut('unknown', 'Thanks for stopping by')],
    },
  });
});

test('The list of variables in a compose file is read', async () => {
  const found = littlelinkServer.read(await readFixture('littlelink-server/compose-list.yml'));
  expect(found?.title).toBe('Team: North');
  expect(found?.entries).toEqual([link('Discord', 'https://discord.gg/north'), link('LinkedIn', 'https://www.linkedin.com/company/north')]);
});

test('The map of variables in a compose file is read', async () => {
  const found = littlelinkServer.read(await readFixture('littlelink-server/compose-map.yml'));
  expect(found).toMatchObject({ title: 'Sami', line: 'Fish # and bread', picture: null });
  expect(found?.entries).toEqual([link('Mastodon', 'https://social.example/@sami')]);
});

test('The variables of another program are none of it', async () => {
  expect(readDocument(await readFixture('littlelink-server/other-program.env'))).toBeNull();
});

test('Names of fields that every object has are no variables', async () => {
  const found = littlelinkServer.read(
    await documentOf('NAME=Ada\nBUTTON_ORDER=__proto__,constructor\nCUSTOM_BUTTON_URL=https://ada.example/\n'),
  );
  expect(found?.entries).toEqual([link('', 'https://ada.example/')]);
});
