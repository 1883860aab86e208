import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { ERROR_CODES } from '../../server/error-codes.rules.js';

const server = new URL('../../server', import.meta.url).pathname;
const files = readdirSync(server, { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.ts') && !name.includes('generated'),
);
const code = files.filter((name) => name !== 'error-codes.rules.ts').map((name) => readFileSync(join(server, name), 'utf8'));

// Apollo Server refuses with it.
const USED_BY_A_LIBRARY = ['PERSISTED_QUERY_NOT_SUPPORTED'];

test('Each code of the catalogue is used, and its meaning is a sentence', () => {
  for (const [name, meaning] of Object.entries(ERROR_CODES)) {
    expect([name, USED_BY_A_LIBRARY.includes(name) || code.some((text) => text.includes(`'${name}'`))]).toEqual([name, true]);
    expect(meaning).toMatch(/^[A-Z].*\.$/);
  }
});
