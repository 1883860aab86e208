import { readFileSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from '@jest/globals';
import { until } from '../waiting.js';

/** The folder of `PAGES_EXPORT_DIR`, as a web server finds it. */
export interface ExportedFolder {
  readonly path: string;
  /** A file; undefined if there is none. */
  read(file: string): Buffer | undefined;
  /** The English document of a page; undefined if there is none. */
  page(linkname: string): string | undefined;
  /** The names in a folder in it, without those that begin with a dot. */
  names(folder: string): Promise<string[]>;
  /** Waits until the English document of a page contains the text; null: until there is no document. */
  shows(linkname: string, text: string | null): Promise<void>;
}

/** An empty folder for the tests of a file. */
export function exportedFolder(): ExportedFolder {
  let path = '';
  beforeAll(async () => {
    path = await mkdtemp(join(tmpdir(), 'tessera-exported-'));
  });
  // The server may write a last file while it stops.
  afterAll(() => rm(path, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }));
  const read = (file: string): Buffer | undefined => {
    // Without asking first whether it exists: the server may remove it in between.
    try {
      return readFileSync(join(path, file));
    } catch (error) {
      if (['ENOENT', 'ENOTDIR'].includes(String((error as NodeJS.ErrnoException).code))) return undefined;
      throw error;
    }
  };
  const page = (linkname: string): string | undefined => read(`pages/${linkname}/index.en.html`)?.toString();
  return {
    get path() {
      return path;
    },
    read,
    page,
    names: async (folder) => {
      const names = await readdir(join(path, folder)).catch(() => []);
      return names.filter((name) => !name.startsWith('.')).sort();
    },
    shows: (linkname, text) =>
      until(() => {
        const html = page(linkname);
        return text === null ? html === undefined : html?.includes(text) === true;
      }),
  };
}
