import { randomUUID } from 'node:crypto';
import { Logger } from '@nestjs/common';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import type { ObjectStoreSettings } from '../../config/config.js';
import { type ImageName, mediaTypeOf } from '../../media/image.js';
import { StorageUnavailable } from '../../media/media.errors.js';
import { certificateFault } from '../tls/certificate-faults.js';
import { ImageStorage } from '../../media/ports/image-storage.port.js';
import { isAnswer, ObjectStoreFault, objectStoreFault } from './object-store-faults.js';

const connectMilliseconds = 2_000;
/** The timeout for the store: until it has received a picture or begins to send one, and between two parts of a transfer. */
const silentMilliseconds = 5_000;

/** Pictures as objects of one bucket of an S3-compatible store. */
export class S3ImageStorage extends ImageStorage {
  private readonly log = new Logger('ObjectStore');
  private readonly client: S3Client;

  constructor(private readonly settings: ObjectStoreSettings) {
    super();
    const { endpoint, region, accessKeyId, secretAccessKey } = settings;
    this.client = new S3Client({
      ...(endpoint !== undefined && { endpoint }),
      region,
      ...(accessKeyId !== undefined && secretAccessKey !== undefined && { credentials: { accessKeyId, secretAccessKey } }),
      // Stores of other providers do not support the bucket in the host name, or the newer checksums.
      forcePathStyle: true,
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      maxAttempts: 2,
      requestHandler: {
        connectionTimeout: connectMilliseconds,
        requestTimeout: silentMilliseconds,
        socketTimeout: silentMilliseconds,
        throwOnRequestTimeout: true,
      },
    });
  }

  override async save(name: ImageName, content: Uint8Array): Promise<void> {
    await this.answer(
      this.client.send(
        new PutObjectCommand({ ...this.at(name), Body: content, ContentLength: content.length, ContentType: mediaTypeOf(name) }),
      ),
    );
  }

  override async read(name: ImageName): Promise<Uint8Array | null> {
    // It reads the whole object, so that a slow client does not occupy a connection to the store.
    const content = this.client.send(new GetObjectCommand(this.at(name))).then(({ Body }) => Body?.transformToByteArray());
    return (await this.answer(content, nullWhenMissing)) ?? null;
  }

  override async measure(name: ImageName): Promise<number | null> {
    const found = await this.answer(this.client.send(new HeadObjectCommand(this.at(name))), nullWhenMissing);
    return found?.ContentLength ?? null;
  }

  override async remove(name: ImageName): Promise<void> {
    // This is not logged here: the job that removes many files logs the failure once.
    await this.client.send(new DeleteObjectCommand(this.at(name))).catch((error: unknown) => {
      if (nullWhenMissing(error) === undefined) throw new StorageUnavailable(error);
    });
  }

  override async check(): Promise<void> {
    // It is not logged here, because a load balancer asks every few seconds.
    await this.client.send(new GetObjectCommand({ Bucket: this.settings.bucket, Key: 'no-picture' })).catch((error: unknown) => {
      // Amazon's answer about a missing object to a key that may not list the bucket.
      const isDenied = error instanceof S3ServiceException && error.name === 'AccessDenied';
      if (nullWhenMissing(error) === undefined && !isDenied) throw new StorageUnavailable(error);
    });
  }

  /**
   * Writes, reads and removes an object, as pictures are. Returns why the store cannot be reached at this moment; null if it can.
   * @throws {ObjectStoreFault} when it answers, and cannot keep pictures as it is set up.
   */
  async examine(): Promise<string | null> {
    const at = { Bucket: this.settings.bucket, Key: `start-${randomUUID()}` };
    const content = randomUUID();
    try {
      await this.client.send(new PutObjectCommand({ ...at, Body: content, ContentLength: content.length, ContentType: 'text/plain' }));
      const read = await this.client.send(new GetObjectCommand(at)).then(({ Body }) => Body?.transformToString());
      await this.client.send(new DeleteObjectCommand(at));
      if (read !== content) throw objectStoreFault(undefined, this.settings);
      return null;
    } catch (error) {
      if (error instanceof ObjectStoreFault) throw error;
      if (isAnswer(error)) throw objectStoreFault(error, this.settings);
      return reasonOf(error);
    }
  }

  /** Closes the idle connections. */
  onApplicationShutdown(): void {
    this.client.destroy();
  }

  private at(name: ImageName): { Bucket: string; Key: string } {
    return { Bucket: this.settings.bucket, Key: name };
  }

  // Every failure of the store, even a wrong key or a missing bucket, has to be repaired by the operator and not by the caller.
  private async answer<T, U = never>(work: Promise<T>, expected?: (error: unknown) => U | undefined): Promise<T | U> {
    try {
      return await work;
    } catch (error) {
      const outcome = expected?.(error);
      if (outcome !== undefined) return outcome;
      this.log.warn(`The object store cannot be used: ${reasonOf(error)}`);
      throw new StorageUnavailable(error);
    }
  }
}

function reasonOf(error: unknown): string {
  return certificateFault(error) ?? (error instanceof Error ? `${error.name}: ${error.message}` : String(error));
}

// NoSuchKey means that the object is missing; NoSuchBucket is a fault of the configuration. A response to HEAD has no body to distinguish
// them.
function nullWhenMissing(error: unknown): null | undefined {
  const isMissing = error instanceof S3ServiceException && ['NoSuchKey', 'NotFound'].includes(error.name);
  return isMissing ? null : undefined;
}
