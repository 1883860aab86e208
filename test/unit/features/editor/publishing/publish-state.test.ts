import { expect, test } from '@jest/globals';
import { reachOf, stateOf } from '../../../../../client/features/editor/publishing/publish-state.js';

const page = { address: 'https://tessera.page/ada', isHidden: false, access: 'public', away: null } as const;
const known = {
  ...{ isUnderWay: false, isCutOff: false, isNew: false, unsaved: false, changes: 0, waiting: 0, isKept: true },
  ...({ saving: 'saved', moment: 'today at 15:28' } as const),
};

test('A published page is said to be published, and one that its owner has taken offline is not', () => {
  for (const access of ['public', 'unlisted', 'password'] as const)
    expect(stateOf({ ...known, page: { ...page, access } })).toMatchObject({ title: 'Published', note: 'today at 15:28', tone: 'done' });
  const away = stateOf({ ...known, page: { ...page, access: 'nobody' } });
  expect(away).toEqual({ title: 'Offline', short: 'Offline', note: 'Visitors do not see it', tone: 'grey' });
  const later = { tone: 'grey', title: 'Comes on 3 March', short: 'Comes on 3 March', note: 'Visitors do not see it' } as const;
  expect(stateOf({ ...known, page: { ...page, away: later } })).toBe(later);
  expect(stateOf({ ...known, page: { ...page, access: 'nobody', away: later } })).toEqual(away);
  expect([reachOf({ ...page, away: later }), reachOf({ ...page, away: later, access: 'nobody' })]).toEqual(['away', 'offline']);
  expect(reachOf({ ...page, access: 'nobody', isHidden: true })).toBe('hidden');
  expect(reachOf({ ...page, access: 'nobody', address: null })).toBe('no-address');
  expect(reachOf({ ...page, address: null, isHidden: true })).toBe('hidden');
});

test.each([
  ['a publication that is under way', { isUnderWay: true, unsaved: true, isCutOff: true }, 'Publishing', ''],
  [
    'a change without a connection',
    { unsaved: true, isCutOff: true, changes: 1, saving: 'waiting' },
    'You are offline',
    'Only on this device',
  ],
  ['no changes and no connection', { isCutOff: true }, 'You are offline', 'today at 15:28'],
  ['a page that was never published', { isNew: true, unsaved: true, changes: 2 }, 'Not published yet', 'Saved'],
  ['changes that are not counted yet', { unsaved: true, changes: null }, 'Changes not published', 'Saved'],
  ['changes that cannot be named', { unsaved: true, changes: 0 }, 'Changes not published', 'Saved'],
  ['two changes on their way', { unsaved: true, changes: 2, saving: 'saving' }, '2 changes not published', 'Saving'],
  ['a change that waits on this device', { unsaved: true, changes: 1, saving: 'waiting' }, '1 change not published', 'Only on this device'],
  [
    'a change for which the device has no room',
    { unsaved: true, changes: 1, saving: 'waiting', isKept: false },
    '1 change not published',
    'Not kept on this device',
  ],
] as const)('The editor says what is the case: %s', (_, change, title, note) => {
  expect(stateOf({ ...known, page, ...change })).toMatchObject({ title, note });
});

test('Pictures that wait are said of a page that visitors can open, and are less than a change', () => {
  const waiting = { ...known, page, unsaved: true, waiting: 1 };
  expect(stateOf(waiting)).toMatchObject({ tone: 'grey', note: 'Saved' });
  expect(stateOf(waiting).title).not.toBe('Changes not published');
  expect(stateOf({ ...waiting, page: { ...page, access: 'nobody' } }).title).toBe('Offline');
  expect(stateOf({ ...waiting, changes: 1 }).title).toBe('1 change not published');
});
