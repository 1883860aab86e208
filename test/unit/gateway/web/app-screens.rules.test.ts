import { describe, expect, test } from '@jest/globals';
import { isEditorPath, resetLinkOf } from '../../../../server/gateway/web/app/app-screens.rules.js';

describe('The link for a new password', () => {
  test('RT-10 The user id and the token are the last two segments of the path, whatever stands before them', () => {
    const link = { accountId: 'an-id', token: 'A_token-1' };
    expect(resetLinkOf('/resetpw/an-id/A_token-1')).toEqual(link);
    expect(resetLinkOf('/resetpw/an-id/A_token-1/')).toEqual(link);
    expect(resetLinkOf('/resetpw/from/a/mail/an-id/A_token-1')).toEqual(link);
  });

  test.each(['/resetpw', '/resetpw/', '/resetpw/x', '/resetpw/x/', '/resetpw//x', '/resetpw/x//', '/resetpwx/a/b', '/login/a/b', '/', ''])(
    'A path with fewer segments is not such a link: %p',
    (path) => expect(resetLinkOf(path)).toBeNull(),
  );
});

test('An editor has the address of the main page, or one with the id of a page and nothing else', () => {
  const id = '0192f1a0-7c4e-7d3b-8a55-1f2e3d4c5b6a';
  expect(['/editor', `/editor/${id}`].map(isEditorPath)).toEqual([true, true]);
  const others = [
    '/editor/',
    '/editor/x',
    `/editor/${id}/`,
    `/editor/${id}/x`,
    `/editorx/${id}`,
    `/guesteditor/${id}`,
    `/editor/${id.toUpperCase()}`,
    '',
  ];
  for (const path of others) expect(isEditorPath(path)).toBe(false);
});
