import { beforeEach, describe, expect, test } from '@jest/globals';
import { TypeormOwnLooks } from '../../../server/adapters/postgres/own-looks/typeorm-own-looks.js';
import { newId } from '../../../server/pages/new-id.js';
import type { OwnLook } from '../../../server/pages/appearance/own-look.js';
import { PLAIN_APPEARANCE } from '../../../server/pages/appearance/appearance.rules.js';
import { DEFAULT_DESIGN, newTile } from '../../../server/pages/design/page-design.rules.js';
import { OwnerRemoved, TooManyLooks } from '../../../server/pages/pages.errors.js';
import type { OwnLooks } from '../../../server/pages/appearance/ports/own-looks.port.js';
import { storeAccount } from '../../builders/accounts/stored-account.js';
import { MemoryOwnLooks } from '../../fakes/pages/memory-own-looks.js';
import { connectedDatabase } from '../../support/database/connected-database.js';

const connected = connectedDatabase();
const now = new Date('2026-11-20T08:00:00.000Z');
const { titleColor, backgroundColor } = DEFAULT_DESIGN;
const aLook = (name: string): OwnLook => ({
  id: newId(now),
  name,
  look: { titleColor, backgroundColor, styles: [newTile().style], appearance: PLAIN_APPEARANCE },
});

let looks: OwnLooks;
let accountId: string;
const ids = async (owner = accountId) => (await looks.list(owner)).map(({ id }) => id);

describe.each<[string, () => OwnLooks]>([
  ['the memory of a test', () => new MemoryOwnLooks()],
  ['PostgreSQL', () => new TypeormOwnLooks(connected.dataSource)],
])('the own looks in %s', (_, open) => {
  beforeEach(async () => {
    await connected.dataSource.query('TRUNCATE account CASCADE');
    accountId = await storeAccount(connected.dataSource);
    looks = open();
  });

  test('are listed for their account alone, the newest first, as they were added', async () => {
    const [one, other] = [aLook('One'), aLook('Other')];
    await looks.add(accountId, one, 9);
    await looks.add(accountId, other, 9);
    expect(await looks.list(accountId)).toEqual([other, one]);
    expect(await ids(await storeAccount(connected.dataSource))).toEqual([]);
  });

  test('are limited for each account alone', async () => {
    for (const name of ['One', 'Two']) await looks.add(accountId, aLook(name), 2);
    await expect(looks.add(accountId, aLook('Three'), 2)).rejects.toThrow(TooManyLooks);
    await looks.add(await storeAccount(connected.dataSource), aLook('Three'), 2);
    expect(await ids()).toHaveLength(2);
  });

  test('are removed by their ids, and only those of the account; any other text is no id', async () => {
    const [one, other] = [aLook('One'), aLook('Other')];
    for (const look of [one, other]) await looks.add(accountId, look, 9);
    await looks.remove(await storeAccount(connected.dataSource), one.id);
    for (const id of [newId(now), '', "' OR true --"]) await looks.remove(accountId, id);
    expect(await ids()).toEqual([other.id, one.id]);
    await looks.remove(accountId, one.id);
    expect(await ids()).toEqual([other.id]);
  });
});

describe('PostgreSQL', () => {
  beforeEach(async () => {
    await connected.dataSource.query('TRUNCATE account CASCADE');
    accountId = await storeAccount(connected.dataSource);
    looks = new TypeormOwnLooks(connected.dataSource);
  });

  test('lets concurrent calls add no more looks than there is space for, and removes them with their account', async () => {
    const added = await Promise.allSettled(['One', 'Two', 'Three', 'Four'].map((name) => looks.add(accountId, aLook(name), 2)));
    expect(added.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect(await ids()).toHaveLength(2);
    await connected.dataSource.query('DELETE FROM account WHERE id = $1', [accountId]);
    expect(await connected.dataSource.query('SELECT count(*)::integer AS count FROM own_look')).toEqual([{ count: 0 }]);
    await expect(looks.add(accountId, aLook('Late'), 9)).rejects.toThrow(OwnerRemoved);
  });
});
