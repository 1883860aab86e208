import { globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { objectStoreAt, type ObjectStore } from '../../../scripts/cluster/object-store.mjs';
import { freePort } from '../../../scripts/cluster/ports.mjs';

/** A real S3-compatible store on this machine. It does not run until it is started. */
export interface TestObjectStore extends ObjectStore {
  /** The keys of all objects. */
  names(): string[];
  /** Stops it and removes all objects. */
  remove(): Promise<void>;
}

export async function createObjectStore(): Promise<TestObjectStore> {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-objects-'));
  const store = objectStoreAt(folder, await freePort());
  return {
    ...store,
    names: () => globSync('**/*', { cwd: join(folder, store.settings.bucket) }),
    remove: async () => {
      await store.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
