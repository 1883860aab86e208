import { expect, test } from '@jest/globals';
import type { LookFragment } from '../../../client/api/generated/types.js';
import { readLook } from '../../../client/api/page-look.js';
import { applyTheme } from '../../../server/pages/appearance/apply-theme.rules.js';
import { THEMES } from '../../../server/pages/appearance/themes/themes.rules.js';
import type { PageDesign } from '../../../server/pages/design/page-design.rules.js';
import { aDesign, aTile } from '../../builders/pages/page-design.js';

const themed = applyTheme(
  aDesign({
    bio: 'Bread, mostly',
    tiles: [{ ...aTile({ name: 'Book a seat', html: '' }), secondLine: 'Wednesdays', emblem: { sign: 'B' }, size: 'wide' }],
  }),
  THEMES[0]!,
);

/** What the server answers: with the names of types, and null for what is not there. */
function answered({ tiles, ...design }: PageDesign, more: object): LookFragment {
  const isTyped = (told: object) => '__typename' in told && told.__typename !== 'TileLook';
  const usual = { secondLine: null, emblem: null, size: 'small', isLead: false };
  return {
    __typename: 'PageLook',
    ...design,
    tiles: tiles.map(({ kind, ...tile }) => ({ ...usual, ...tile, ...(isTyped(more) ? {} : { kind }), ...more })),
  } as unknown as LookFragment;
}

test('A miniature has the theme of the page, its line, and the emblems, second lines and sizes of its tiles', () => {
  expect(readLook(answered(themed, { __typename: 'TileLook' }))).toEqual(themed);
});

test('A miniature draws a tile of any kind but a heading as a text, whether its kind or its type is known', () => {
  const kinds = (more: object) => readLook(answered(themed, more)).tiles.map(({ kind }) => kind);
  expect(kinds({ kind: 'link' })).toEqual(['text']);
  expect(kinds({ kind: 'heading' })).toEqual(['heading']);
  expect(kinds({ __typename: 'EmbedTile' })).toEqual(['text']);
  expect(kinds({ __typename: 'HeadingTile' })).toEqual(['heading']);
});

test('A miniature has the picture of a picture tile, and a tile whose picture is missing is drawn as a text', () => {
  const variants = [{ url: `/media/${'a'.repeat(64)}.jpg`, width: 320, height: 200 }];
  const picture = { id: '0197a8f0-0000-7000-8000-000000000001', width: 320, height: 200, color: '#123456', variants };
  const [shown] = readLook(answered(themed, { __typename: 'PictureTile', picture })).tiles;
  expect(shown).toMatchObject({ kind: 'picture', picture: { variants: [{ format: 'jpg', width: 320 }] }, alternative: '', address: '' });
  expect(readLook(answered(themed, { __typename: 'PictureTile', picture: null })).tiles.map(({ kind }) => kind)).toEqual(['text']);
});
