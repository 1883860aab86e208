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
});
