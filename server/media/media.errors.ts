import { DomainError } from '../domain-error.js';

/** The file is not a picture, is damaged, or has a format that is not accepted. */
export class ImageInvalid extends DomainError {
  constructor() {
    super('invalid', 'IMAGE_INVALID', { fields: 'image' });
  }
}

/** The file is larger than 10 MB. */
export class ImageTooLarge extends DomainError {
  constructor() {
    super('too-large', 'IMAGE_TOO_LARGE', { fields: 'image' });
  }
}

/** The file is small enough, but the picture in it has too many pixels. */
export class ImageTooManyPixels extends DomainError {
  constructor() {
    super('invalid', 'IMAGE_TOO_MANY_PIXELS', { fields: 'image' });
  }
}

/** The form has no file, several files, or a file of another name. */
export class OneImageExpected extends DomainError {
  constructor() {
    super('invalid', 'IMAGE_MISSING', { fields: 'image' });
  }
}

/** The limit of uploads at the same time is reached, or the queue of pictures to encode is full. */
export class TooManyPictures extends DomainError {
  constructor() {
    super('unavailable', 'BUSY', { reason: 'BUSY_UPLOADS' });
  }
}

/** The account has reached the limit of pictures that no published tile uses. */
export class TooManyUnpublishedPictures extends DomainError {
  constructor(most: number) {
    super('conflict', 'TOO_MANY_PICTURES', { values: { most } });
  }
}

/** The account has as many pictures for tiles as it may have, published or not. */
export class TooManyKeptPictures extends DomainError {
  constructor(most: number) {
    super('conflict', 'TOO_MANY_PICTURES', { values: { most }, reason: 'TOO_MANY_KEPT_PICTURES' });
  }
}

/** The process that encodes pictures is ended again and again, for example because the machine has no memory. The file is not the cause. */
export class PicturesUnavailable extends DomainError {
  constructor() {
    super('unavailable', 'PICTURES_UNAVAILABLE', { retryAfterSeconds: 60 });
  }
}

/** The client disconnected before the upload was done, so it usually does not get this answer. */
export class UploadGivenUp extends DomainError {
  constructor() {
    super('invalid', 'UPLOAD_GIVEN_UP');
  }
}

/** The storage of pictures cannot be reached, or refuses. The same call may succeed in a moment. */
export class StorageUnavailable extends DomainError {
  constructor(override readonly cause: unknown) {
    super('unavailable', 'STORAGE_UNAVAILABLE');
  }
}
