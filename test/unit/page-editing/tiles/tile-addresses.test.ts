import { expect, test } from '@jest/globals';
import { leadingTo } from '../../../../client/page-editing/tile-kinds/link-address.js';
import { aLink, aPicture } from '../../../builders/pages/mixed-design.js';

test.each([aLink, aPicture])('LV-14 A tile whose address is none of the web any more leads to no profile', (aTileOf) => {
  const tile = aTileOf({ address: 'https://blog.example/', isMe: true });
  expect(leadingTo(tile, 'mailto:ines@example.org', tile.address)).toEqual({
    ...tile,
    address: 'mailto:ines@example.org',
    isMe: undefined,
  });
  expect(leadingTo(tile, '', tile.address).isMe).toBeUndefined();
  expect(leadingTo(tile, 'https://other.example/', tile.address)).toEqual({ ...tile, address: 'https://other.example/' });
  expect(leadingTo(tile, 'javascript:alert(1)', tile.address)).toEqual(tile);
  const other = aTileOf({ address: 'https://blog.example/' });
  expect(leadingTo(other, 'tel:+49301234', other.address)).toEqual({ ...other, address: 'tel:+49301234' });
});
