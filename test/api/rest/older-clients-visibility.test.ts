import { expect, test } from '@jest/globals';
import type { WireDesign } from '../../../server/pages/design/wire-design.rules.js';
import { aPageAt } from '../../builders/accounts/account.js';
import { asInput } from '../../builders/pages/mixed-design.js';
import { aDesign, aTile } from '../../builders/pages/page-design.js';
import { graphqlData } from '../../support/calls/graphql.js';
import { post, withToken } from '../../support/calls/rest.js';
import { runningApplication } from '../../support/servers/running-application.js';

const application = runningApplication({ rateLimits: 'off' });

const PUBLISH = `mutation ($input: PublishInput!) { publish(input: $input) { version } }`;

test('OC-02 `postdata` says which tiles nobody sees because they were not recognised, and no answer to visitors says why', async () => {
  const page = await aPageAt(application, 'oc-menu');
  const tiles = [
    aTile({ name: 'Hours', html: '<p>Monday</p>' }),
    aTile({ name: 'Menu', html: '<p>secret soup</p>', visibility: { who: 'hidden' } }),
  ];
  const design = { ...asInput(aDesign({ tiles })), appearance: null, networkLinks: null, utm: null };
  await graphqlData(application.url, PUBLISH, { input: { design, basedOnVersion: 1 } }, page.token);
  const read = async (): Promise<WireDesign> => {
    const { body } = await post(application.url, 'getdata/', {}, withToken(page.token));
    return JSON.parse((body as { data: string }).data) as WireDesign;
  };
  const sent = await read();
  const changed = { ...sent, buttonNames: ['Hours', 'Food'], inputTextList: ['<p>Monday</p>', '<p>secret stew</p>'] };
  const answer = await post(application.url, 'postdata/', changed, withToken(page.token));
  expect(answer).toMatchObject({ status: 200, body: { detail: 'Page updated.', hidden_tiles: [1] } });
  for (const path of ['/oc-menu', '/oc-menu.json']) {
    const shown = await fetch(`${application.url}${path}`).then((response) => response.text());
    expect([shown.includes('Hours'), /secret|Food|unrecognized|Menu/.test(shown)]).toEqual([true, false]);
  }
  expect((await read()).buttonNames).toEqual(['Hours', 'Food']);
});
