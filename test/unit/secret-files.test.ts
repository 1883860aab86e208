import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { SecretFileFault, withSecretFiles } from '../../server/config/secret-files.js';

let folder: string;
const file = () => join(folder, 'smtp');

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tessera-secrets-'));
  writeFileSync(file(), 'smtp://ada:lemons@mail.example.org\n');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('A variable whose value is in a file', () => {
  test('has the content of the file without spaces around it, and leaves the others as they are', () => {
    const env = { PORT: '8080', SMTP_URL_FILE: file(), SITE_NAME_FILE: ' ' };
    expect(withSecretFiles(env, ['PORT', 'SMTP_URL', 'SITE_NAME'])).toEqual({ ...env, SMTP_URL: 'smtp://ada:lemons@mail.example.org' });
  });

  test('is read only for names of variables', () => {
    expect(withSecretFiles({ OTHER_FILE: file() }, ['PORT'])).toEqual({ OTHER_FILE: file() });
  });

  test('is refused if the variable is set, too', () => {
    const both = () => withSecretFiles({ SMTP_URL: 'smtp://mail.example.org', SMTP_URL_FILE: file() }, ['SMTP_URL']);
    expect(both).toThrow(SecretFileFault);
    expect(both).toThrow('set either SMTP_URL or SMTP_URL_FILE, not both');
  });

  test('is refused if the file is empty', () => {
    const empty = join(folder, 'empty');
    writeFileSync(empty, ' \n');
    expect(() => withSecretFiles({ METRICS_TOKEN_FILE: empty }, ['METRICS_TOKEN'])).toThrow(
      `the file ${empty} of METRICS_TOKEN_FILE is empty`,
    );
  });

  test('is refused if the file cannot be read, and the message names the file and the reason', () => {
    const missing = join(folder, 'missing');
    expect(() => withSecretFiles({ SMTP_URL_FILE: missing }, ['SMTP_URL'])).toThrow(
      `the file ${missing} of SMTP_URL_FILE cannot be read (ENOENT)`,
    );
  });
});
