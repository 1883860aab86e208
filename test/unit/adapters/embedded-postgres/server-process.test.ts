import { expect, test } from '@jest/globals';
import { isReady } from '../../../../server/adapters/embedded-postgres/server-process.js';

const running = { pid: 20, port: 5433, startedAt: 1_790_000_000, isReady: true };

test('A database server counts as ready when its file says so, and not when the file is that of a dead server with the same process number', () => {
  expect(isReady(running, 20, undefined)).toBe(true);
  expect(isReady({ ...running, isReady: false }, 20, undefined)).toBe(false);
  expect(isReady(running, 21, undefined)).toBe(false);
  expect(isReady(undefined, 20, running)).toBe(false);
  expect(isReady(running, 20, running)).toBe(false);
  expect(isReady({ ...running, startedAt: running.startedAt + 1 }, 20, running)).toBe(true);
  expect(isReady({ ...running, port: 5434 }, 20, running)).toBe(true);
});
