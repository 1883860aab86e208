import type { ObjectStoreSettings } from '../../config/config.js';

/** The object store answers, and cannot keep pictures as it is set up. People read the message; it contains no key. */
export class ObjectStoreFault extends Error {
  override readonly name = 'ObjectStoreFault';
}

const REFUSED_KEYS = 'it refuses the keys. Check S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY';

type Remedy = (settings: ObjectStoreSettings, said: string) => string;

const otherRegion: Remedy = ({ region }, said) => `its region is another one than ${region} (${said}). Set S3_REGION to that of the bucket`;

/** What is wrong, and what to do, by the name of the answer. */
const REMEDIES: Readonly<Record<string, Remedy>> = {
  NoSuchBucket: ({ bucket }) => `it has no bucket of the name ${bucket}. Make it, or name another one in S3_BUCKET`,
  InvalidAccessKeyId: () => REFUSED_KEYS,
  SignatureDoesNotMatch: () => REFUSED_KEYS,
  InvalidToken: () => REFUSED_KEYS,
  ExpiredToken: () => REFUSED_KEYS,
  AccessDenied: ({ bucket }) =>
    `its keys may not use the bucket ${bucket}. Allow them s3:PutObject, s3:GetObject and s3:DeleteObject there, or check S3_BUCKET and the keys`,
  AuthorizationHeaderMalformed: otherRegion,
  PermanentRedirect: otherRegion,
  CredentialsProviderError: () => 'no keys for it were found. Set S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY',
};

/** Whether the store has answered for good. It may come later if it cannot be reached, has a fault of its own or has too much to do. */
export function isAnswer(error: unknown): boolean {
  const { name, status } = partsOf(error);
  if (name === 'CredentialsProviderError') return true;
  return status !== undefined && status < 500 && status !== 429 && name !== 'SlowDown';
}

/** The fault of an answer; without one, of a store that has accepted a picture and answered with something else. */
export function objectStoreFault(error: unknown, settings: ObjectStoreSettings): ObjectStoreFault {
  const { name, status, message } = partsOf(error);
  const place = settings.endpoint === undefined ? 'of Amazon' : `at ${settings.endpoint}`;
  const unknown = (): string => `${status === undefined ? 'it' : `it answers ${status}, and`} is no S3-compatible store. Check S3_ENDPOINT`;
  const remedy = REMEDIES[name] ?? unknown;
  return new ObjectStoreFault(`The object store ${place} cannot be used: ${remedy(settings, message)}.`, { cause: error });
}

interface Parts {
  readonly name: string;
  readonly message: string;
  /** Undefined if no answer came. */
  readonly status: number | undefined;
}

function partsOf(error: unknown): Parts {
  const {
    name = '',
    message = '',
    $metadata,
  } = (error ?? {}) as { name?: string; message?: string; $metadata?: { httpStatusCode?: number } };
  return { name, message, status: $metadata?.httpStatusCode };
}
