import { beforeAll, describe, expect, test } from '@jest/globals';
import { aPageAt, type TestAccount } from '../../builders/accounts/account.js';
import { aLock } from '../../builders/pages/locks.js';
import { aDesign, aTile } from '../../builders/pages/page-design.js';
import { graphql, graphqlData } from '../../support/calls/graphql.js';
import { runningApplication } from '../../support/servers/running-application.js';

const application = runningApplication({ rateLimits: 'off' });

const CHANGE = `mutation ($id: ID!, $access: PageAccess!, $lock: ID, $hint: String, $period: PagePeriodInput) {
  changePageVisibility(id: $id, access: $access, lock: $lock, hint: $hint, period: $period) { access accessHint period { from } } }`;

let ada: TestAccount;
let id: string;

beforeAll(async () => {
  ada = await aPageAt(application, 'ada', aDesign({ title: 'Ada', tiles: [aTile({ name: 'Menu' })] }));
  ({
    myPage: { id },
  } = await graphqlData<{ myPage: { id: string } }>(application.url, '{ myPage { id } }', {}, ada.token));
});

const change = (values: object) => graphql(application.url, CHANGE, { id, ...values }, ada.token);
const seen = async () => (await fetch(`${application.url}/ada`)).text();
const rows = () =>
  application.dataSource.query<object[]>('SELECT access, lock_id AS lock, lock_hint AS hint, period FROM page WHERE linkname = $1', [
    'ada',
  ]);

describe('changePageVisibility', () => {
  test('NP-09 changes access, password and period of a page together: nobody ever sees it between the former and the new choice', async () => {
    const lock = await aLock(application, ada, 'twelve-chairs');
    const from = '2100-03-03T18:00:00.000Z';
    await change({ access: 'nobody', period: null });
    expect(await seen()).not.toContain('Menu');
    const looks: string[] = [];
    let isDone = false;
    const looking = (async () => {
      while (!isDone) looks.push(await seen());
    })();
    await change({ access: 'public', period: { from, isAnnounced: false } });
    await change({ access: 'password', lock, hint: 'Ask Ada.', period: { from, isAnnounced: false } });
    const hidden = await rows();
    isDone = true;
    await looking;
    expect(hidden).toMatchObject([{ access: 'password', lock, hint: 'Ask Ada.', period: { from } }]);
    expect(looks.length).toBeGreaterThan(0);
    expect(looks.filter((text) => text.includes('Menu'))).toEqual([]);
    await change({ access: 'public', period: null });
    expect(await rows()).toEqual([{ access: null, lock: null, hint: null, period: null }]);
    expect(await seen()).toContain('Menu');
  });

  test('NP-09 changes the hint of a password alone', async () => {
    const lock = await aLock(application, ada, 'twelve-chairs');
    await change({ access: 'password', lock, hint: 'Ask Ada.' });
    await change({ access: 'password', hint: 'It is on the door.' });
    expect(await rows()).toMatchObject([{ access: 'password', lock, hint: 'It is on the door.' }]);
    await change({ access: 'public', period: null });
  });

  test('changes nothing if a part of it is refused, and names all faults', async () => {
    const before = await rows();
    const { errors } = await change({ access: 'password', period: { from: 'soon' } });
    expect(Object.keys(errors[0]?.extensions?.fields ?? {})).toEqual(['lock', 'period.from']);
    expect(await rows()).toEqual(before);
  });
});
