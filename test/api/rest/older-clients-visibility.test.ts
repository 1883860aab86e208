import { expect, test } from '@jest/globals';
import type { PageDesign, Tile } from '../../../server/pages/design/page-design.rules.js';
import type { WireDesign } from '../../../server/pages/design/wire-design.rules.js';
import { aPageAt } from '../../builders/accounts/account.js';
import { aLock } from '../../builders/pages/locks.js';
import { asInput } from '../../builders/pages/mixed-design.js';
import { aDesign, aTile } from '../../builders/pages/page-design.js';
import { graphqlData } from '../../support/calls/graphql.js';
import { post, withToken } from '../../support/calls/rest.js';
import { runningApplication } from '../../support/servers/running-application.js';

const application = runningApplication({ rateLimits: 'off' });

interface Answer {
  readonly hiddenTiles: readonly number[];
  readonly design: { readonly tiles: readonly { readonly visibility: unknown }[] };
}

const OF_VISIBILITY = `mutation ($input: PublishInput!) {
  publish(input: $input) { hiddenTiles design { tiles { ... on Tile { visibility { who unrecognizedBeside } } } } }
}`;

const PUBLISH = `mutation ($input: PublishInput!) { publish(input: $input) { version } }`;

test('OC-02 `postdata` says which tiles nobody sees because they were not recognised, and no answer to visitors says why', async () => {
  const page = await aPageAt(application, 'oc-menu');
  const tiles = [
    aTile({ name: 'Hours', html: '<p>Monday</p>' }),
    aTile({ name: 'Menu', html: '<p>secret soup</p>', visibility: { who: 'hidden' } }),
    aTile({ name: 'Cellar', html: '<p>secret wine</p>', visibility: { who: 'hidden' } }),
  ];
  const design = { ...asInput(aDesign({ tiles })), appearance: null, networkLinks: null, utm: null };
  await graphqlData(application.url, PUBLISH, { input: { design, basedOnVersion: 1 } }, page.token);
  const read = async (): Promise<WireDesign> => {
    const { body } = await post(application.url, 'getdata/', {}, withToken(page.token));
    return JSON.parse((body as { data: string }).data) as WireDesign;
  };
  const sent = await read();
  const changed = { ...sent, buttonNames: ['Hours', 'Food', 'Cellar'], inputTextList: sent.inputTextList.with(1, '<p>secret stew</p>') };
  const answer = await post(application.url, 'postdata/', changed, withToken(page.token));
  expect(answer).toMatchObject({ status: 200, body: { detail: 'Page updated.', hidden_tiles: [1] } });
  for (const path of ['/oc-menu', '/oc-menu.json']) {
    const shown = await fetch(`${application.url}${path}`).then((response) => response.text());
    expect([shown.includes('Hours'), /secret|Food|Cellar|unrecognized|Menu/.test(shown)]).toEqual([true, false]);
  }
  expect((await read()).buttonNames).toEqual(['Hours', 'Food', 'Cellar']);
  // Those that visitors see later, or with a password.
  const beside = { unrecognizedBeside: 'Menu' };
  const later = '2125-03-03T17:30:00.000Z';
  const seen = [
    { until: later, ...beside },
    { from: later, isAnnounced: true as const, ...beside },
    { who: 'password' as const, lock: await aLock(application, page, 'twelve-chairs'), ...beside },
  ];
  const shown = {
    ...asInput(aDesign({ tiles: seen.map((visibility, at) => aTile({ name: `Tile ${at}`, visibility })) })),
    appearance: null,
  };
  await graphqlData(
    application.url,
    PUBLISH,
    { input: { design: { ...shown, networkLinks: null, utm: null }, basedOnVersion: 3 } },
    page.token,
  );
  const visitors = await graphqlData(
    application.url,
    '{ publicPage(linkname: "oc-menu") { design { tiles { ... on Tile { visibility { who unrecognizedBeside } } } } } }',
  );
  expect(visitors).toEqual({
    publicPage: {
      design: {
        tiles: [
          { visibility: null },
          { visibility: { who: 'everyone', unrecognizedBeside: null } },
          { visibility: { who: 'password', unrecognizedBeside: null } },
        ],
      },
    },
  });
});

test('OC-08 The owner reads which tiles were not recognised, as long as nobody has said who sees them, and a dry run names their places', async () => {
  const page = await aPageAt(application, 'oc-cellar');
  const whole = { appearance: null, networkLinks: null, utm: null };
  const menu = aTile({ name: 'Menu', html: '<p>soup</p>' });
  const food = aTile({ name: 'Food', html: '<p>stew</p>' });
  const publish = async (tiles: readonly Tile[], basedOnVersion: number, dryRun = false) => {
    const design = { ...asInput(aDesign({ tiles } as Partial<PageDesign>)), ...whole };
    const { publish: answer } = await graphqlData<{ publish: Answer }>(
      application.url,
      OF_VISIBILITY,
      { input: { design, basedOnVersion, dryRun } },
      page.token,
    );
    return [answer.hiddenTiles, answer.design.tiles.map(({ visibility }) => visibility)];
  };
  const hidden = { who: 'hidden', unrecognizedBeside: null };
  const unrecognized = { who: 'hidden', unrecognizedBeside: 'Menu' };
  expect(await publish([{ ...menu, visibility: { who: 'hidden' } }], 1)).toEqual([[], [hidden]]);
  expect(await publish([food], 2, true)).toEqual([[0], [unrecognized]]);
  expect(await publish([food], 2)).toEqual([[0], [unrecognized]]);
  // It stays until somebody says who sees it.
  expect(await publish([{ ...food, visibility: { who: 'hidden', unrecognizedBeside: 'Menu' } }], 3)).toEqual([[0], [unrecognized]]);
  expect(await publish([{ ...food, visibility: { who: 'hidden' } }], 3)).toEqual([[], [hidden]]);
  expect(await publish([{ ...food, visibility: null } as unknown as Tile], 4)).toEqual([[], [null]]);
  expect(await publish([{ ...food, visibility: { unrecognizedBeside: 'Menu' } }], 5)).toEqual([[], [null]]);
});
