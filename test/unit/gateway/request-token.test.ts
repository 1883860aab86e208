import { describe, expect, test } from '@jest/globals';
import { requestToken } from '../../../server/gateway/http/request-token.js';

describe('The token of a request', () => {
  test.each(['Token abc', 'Bearer abc', 'token abc', 'BEARER abc', 'Token   abc', 'Bearer abc '])('is abc in %j', (header) => {
    expect(requestToken(header)).toBe('abc');
  });

  test.each([
    undefined,
    '',
    'abc',
    'Token',
    'Token ',
    'Token null',
    'Token undefined',
    'Bearer null',
    'Basic abc',
    'Tokenabc',
    'Token a b',
  ])('is absent in %j', (header) => {
    expect(requestToken(header)).toBeUndefined();
  });
});
