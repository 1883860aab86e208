import { expect, test } from '@jest/globals';
import { aPageAt, claim } from '../../builders/accounts/account.js';
import { aPng } from '../../builders/images.js';
import { aLock, lockPage } from '../../builders/pages/locks.js';
import { aPicture, aTilePicture, publishMixed } from '../../builders/pages/mixed-design.js';
import { aDesign, aTile } from '../../builders/pages/page-design.js';
import { graphql } from '../../support/calls/graphql.js';
import { runningApplication } from '../../support/servers/running-application.js';
import { anUploader, uploadTilePicture } from '../../support/calls/uploads.js';

const application = runningApplication();

interface Opened {
  readonly openPage: {
    readonly passes: string;
    readonly expiresAt: string;
    readonly page: {
      readonly linkname: string;
      readonly locked: boolean;
      readonly design: { readonly tiles: readonly { readonly name: string; readonly locked: boolean; readonly html: string }[] };
    };
  };
}

const open = (variables: object, headers: Record<string, string> = {}) =>
  graphql<Opened>(
    application.url,
    `
      mutation ($linkname: String!, $password: String!, $tileId: ID, $passes: String) {
        openPage(linkname: $linkname, password: $password, tileId: $tileId, passes: $passes) {
          passes
          expiresAt
          page {
            linkname
            locked
            design {
              tiles {
                id
                locked
                name
                html
              }
            }
          }
        }
      }
    `,
    { ...variables },
    undefined,
    headers,
  );

test('A program that knows the password of a page reads it without a token; with another one, it reads nothing and is slowed down', async () => {
  const ada = await aPageAt(application, 'opened-page', aDesign({ tiles: [aTile({ name: 'Inside', html: '<p>Within</p>' })] }));
  await lockPage(application, ada, 'open sesame');
  const { data, errors } = await open({ linkname: 'Opened-Page', password: ' open sesame' });
  expect(errors).toEqual([]);
  expect(data!.openPage.page).toMatchObject({ locked: false, design: { tiles: [{ name: 'Inside', html: '<p>Within</p>' }] } });
  const left = new Date(data!.openPage.expiresAt).getTime() - Date.now();
  expect([left > 11 * 3_600_000, left <= 12 * 3_600_000]).toEqual([true, true]);
  for (let guess = 0; guess < 5; guess += 1) {
    const wrong = await open({ linkname: 'opened-page', password: `guess ${guess}` });
    expect([wrong.data, wrong.errors[0]?.extensions]).toMatchObject([null, { code: 'LOCK_PASSWORD_WRONG' }]);
  }
  expect((await open({ linkname: 'opened-page', password: 'open sesame' })).errors[0]?.extensions.code).toBe('TOO_MANY_ATTEMPTS');
});

test('`expiresAt` is when the pass of this password ends, to the second', async () => {
  const ada = await aPageAt(application, 'to-the-second');
  await lockPage(application, ada, 'open sesame');
  const { data } = await open({ linkname: 'to-the-second', password: 'open sesame' });
  const { passes, expiresAt } = data!.openPage;
  expect(new Date(expiresAt).getTime()).toBe(Number(passes.split('.')[1]) * 1_000);
});

test('A script of another site opens nothing, and its guesses do not count', async () => {
  const ada = await aPageAt(application, 'not-from-there');
  await lockPage(application, ada, 'open sesame');
  const elsewhere = { 'Sec-Fetch-Site': 'cross-site' };
  for (const password of ['open sesame', ...Array.from({ length: 6 }, (_, guess) => `guess ${guess}`)]) {
    const { data, errors } = await open({ linkname: 'not-from-there', password }, elsewhere);
    expect([data, errors[0]?.extensions.code]).toEqual([null, 'PAGE_NOT_FOUND']);
  }
  const own = await open({ linkname: 'not-from-there', password: 'open sesame' }, { 'Sec-Fetch-Site': 'same-origin' });
  expect([own.errors, own.data?.openPage.page.locked]).toEqual([[], false]);
});

test('A former linkname of a page opens it, as it leads to it', async () => {
  const ada = await aPageAt(application, 'former-name');
  await claim(application, ada, 'present-name');
  await lockPage(application, ada, 'open sesame');
  const { data, errors } = await open({ linkname: 'Former-Name', password: 'open sesame' });
  expect([errors, data?.openPage.page]).toMatchObject([[], { linkname: 'present-name', locked: false }]);
});

test('Where there is nothing to open, no page is found', async () => {
  await aPageAt(application, 'never-locked');
  for (const linkname of ['never-locked', 'nobody-has-this', 'not valid!'])
    expect((await open({ linkname, password: 'any' })).errors[0]?.extensions.code).toBe('PAGE_NOT_FOUND');
});

test('Tiles are opened one after the other, and the passes show their pictures', async () => {
  const ada = await anUploader(application);
  await claim(application, ada, 'opened-tiles');
  const { id, url } = (await uploadTilePicture(application.url, await aPng({ width: 90, height: 60 }), ada.token)).data!.uploadTilePicture;
  const [one, other] = [await aLock(application, ada, 'first word'), await aLock(application, ada, 'second word')];
  const tiles = [
    { ...aTile({ name: 'One', html: '<p>First</p>' }), id: 'tile-one', visibility: { who: 'password', lock: one } },
    { ...aPicture({ name: 'Other', picture: aTilePicture({ id }) }), id: 'tile-other', visibility: { who: 'password', lock: other } },
  ];
  await publishMixed(application, ada, aDesign({ tiles: tiles as never }), 0);
  const first = await open({ linkname: 'opened-tiles', password: 'first word', tileId: 'tile-one' });
  expect([first.errors, first.data?.openPage.page.design.tiles.map(({ html }) => html)]).toEqual([
    [],
    ['<p>First</p>', expect.any(String)],
  ]);
  const picture = (passes: string) => fetch(url, { headers: { Cookie: `passes-opened-tiles=${passes}` } });
  expect((await picture(first.data!.openPage.passes)).status).toBe(404);
  const both = await open({ linkname: 'opened-tiles', password: 'second word', tileId: 'tile-other', passes: first.data!.openPage.passes });
  expect([both.errors, both.data?.openPage.page.design.tiles[0]?.html]).toEqual([[], '<p>First</p>']);
  expect((await picture(both.data!.openPage.passes)).status).toBe(200);
  const forged = await open({
    linkname: 'opened-tiles',
    password: 'second word',
    tileId: 'tile-other',
    passes: `${one}.9999999999.forged`,
  });
  expect([forged.errors, forged.data?.openPage.page.design.tiles.map(({ locked }) => locked)]).toEqual([[], [true, false]]);
});
