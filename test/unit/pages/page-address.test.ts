import { expect, test } from '@jest/globals';
import { PageAddress } from '../../../server/pages/page-address.js';

test('The key of a page of this site is its linkname, whatever the site is called', () => {
  expect(PageAddress.onSite('anna')).toMatchObject({ host: null, path: 'anna', key: 'anna' });
});

test('The same path at another host is another address', () => {
  expect(PageAddress.at('pages.example', 'anna').key).toBe('pages.example\nanna');
});

test.each([PageAddress.onSite('anna'), PageAddress.at('pages.example', 'anna'), PageAddress.at('pages.example:8443', '')])(
  'A key leads back to its address: %j',
  (address) => {
    expect(PageAddress.ofKey(address.key)).toEqual(address);
  },
);
