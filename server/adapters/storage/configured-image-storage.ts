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
