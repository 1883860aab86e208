import { expect, test } from '@jest/globals';
import { standInFor } from '../../../client/service-worker/stand-in.js';

test.each([
  ['/', 'notice'],
  ['/editor', 'app'],
  ['/editor/019aa000-0000-7000-8000-000000000000', 'app'],
  ['/editor/x', null],
  ['/maria', null],
] as const)('What is stored for the document at %s is %p', (pathname, standIn) => expect(standInFor(pathname)).toBe(standIn));
