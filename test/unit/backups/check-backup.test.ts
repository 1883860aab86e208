import { createHash } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { DIGESTS, FORMAT, MANIFEST, partName, pictureFile, type Digests, type Manifest } from '../../../server/backups/backup.js';
import { checkBackup } from '../../../server/backups/check-backup.js';

type File = readonly [name: string, content: string];

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const picture = pictureFile(`${sha256('a picture')}.webp`);

function aManifest(change: Partial<Manifest> = {}): Manifest {
  const tables = ['account', 'page'].map((name) => ({ name, columns: ['id'], sequences: [] }));
  return { product: 'Tessera', format: FORMAT, version: '0.1.0', madeAt: '2026-03-01T12:00:00Z', migrations: [], tables, ...change };
}

/** Two accounts in two parts, no pages, one picture. */
function aBackup(manifest = JSON.stringify(aManifest())): File[] {
  const digests: Digests = {
    manifest: sha256(manifest),
    tables: { account: { rows: 2, sha256: sha256('ada\nbob\n') }, page: { rows: 0, sha256: sha256('') } },
    pictures: { count: 1, bytes: 9, sha256: sha256(`${sha256('a picture')}.webp\n`) },
  };
  return [
    [MANIFEST, manifest],
    [partName('account', 1), 'ada\n'],
    [partName('account', 2), 'bob\n'],
    [picture, 'a picture'],
    [DIGESTS, JSON.stringify(digests)],
  ];
}

async function* chunksOf(text: string): AsyncIterable<Uint8Array> {
  for (const letter of text) yield Buffer.from(letter);
}

async function* archived(files: readonly File[]) {
  for (const [name, content] of files) yield { name, content: chunksOf(content) };
}

const check = (files: readonly File[]) => checkBackup(archived(files));

test('A whole backup is accepted, with what it is of', async () => {
  const { manifest, digests } = await check(aBackup());
  expect(manifest).toEqual(aManifest());
  expect(digests.tables.account?.rows).toBe(2);
});

describe('A backup is refused', () => {
  test.each(aBackup().map(([name]) => [name]))('when %s is missing', async (missing) => {
    await expect(check(aBackup().filter(([name]) => name !== missing))).rejects.toThrow(
      /^is (damaged or not complete|not a backup of Tessera)/,
    );
  });

  test.each(aBackup().map(([name]) => [name]))('when one letter of %s is another one', async (changed) => {
    const files = aBackup().map(([name, content]): File => [name, name === changed ? content.replace(/[a-z](?=[^a-z]*$)/, '~') : content]);
    await expect(check(files)).rejects.toThrow(/^is (damaged or not complete|not a backup of Tessera)/);
  });

  test('when two of its parts have changed places', async () => {
    const [manifest, one, two, ...rest] = aBackup();
    await expect(check([manifest!, two!, one!, ...rest])).rejects.toThrow('is damaged or not complete: the rows of the table account');
  });

  test.each([['after-the-end'], ['tables/session/000001'], ['pictures/../../etc/passwd']])('when there is a file %s', async (name) => {
    const files = aBackup();
    await expect(check([...files, [name, '']])).rejects.toThrow('is damaged or not complete');
    await expect(check([...files.slice(0, 2), [name, ''], ...files.slice(2)])).rejects.toThrow('is damaged or not complete');
  });

  test('of a newer format, and something else than a backup, by sentences of their own', async () => {
    const newer = JSON.stringify(aManifest({ format: FORMAT + 1, version: '9.0.0' }));
    await expect(check(aBackup(newer))).rejects.toThrow('was made by a newer release of Tessera (9.0.0): restore it with that release.');
    await expect(check([['README.md', '# Hello']])).rejects.toThrow('is not a backup of Tessera.');
  });
});
