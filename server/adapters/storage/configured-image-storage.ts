import { join } from 'node:path';
import type { Config } from '../../config/config.js';
import type { ImageStorage } from '../../media/ports/image-storage.port.js';
import { DiskImageStorage } from './disk-image-storage.js';

/** The storage of pictures that the configuration names. The S3 client is only loaded when an object store is configured. */
export async function configuredImageStorage({ dataDir, objectStore }: Config): Promise<ImageStorage> {
  if (objectStore === undefined) return new DiskImageStorage(join(dataDir, 'media'));
  const { S3ImageStorage } = await import('./s3-image-storage.js');
  return new S3ImageStorage(objectStore);
}

/**
 * Tries the object store before the start, as pictures use it. Returns why it cannot be reached at this moment; null if it can, and if there is none.
 * @throws {ObjectStoreFault} when it answers, and cannot keep pictures as it is set up.
 */
export async function examineObjectStore({ objectStore }: Config): Promise<string | null> {
  if (objectStore === undefined) return null;
  const { S3ImageStorage } = await import('./s3-image-storage.js');
  const storage = new S3ImageStorage(objectStore);
  return storage.examine().finally(() => storage.onApplicationShutdown());
}
