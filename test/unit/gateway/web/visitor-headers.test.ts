import { expect, jest, test } from '@jest/globals';
import { VisitorHeaders } from '../../../../server/gateway/web/public-pages/visitor-headers.js';

test('What a header means is remembered, but not for a header of more than 500 characters', () => {
  const headers = new VisitorHeaders({ host: 'tessera.example' });
  const parse = jest.spyOn(URL, 'parse');
  const asked = (path: string) => {
    parse.mockClear();
    const hosts = [1, 2, 3].map(() => headers.hostOf(`https://www.example.org/${path}`));
    return [...hosts, parse.mock.calls.length];
  };
  expect(asked('short')).toEqual(['example.org', 'example.org', 'example.org', 1]);
  expect(asked('x'.repeat(500))).toEqual(['example.org', 'example.org', 'example.org', 3]);
  parse.mockRestore();
});
