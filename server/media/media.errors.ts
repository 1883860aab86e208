import { DomainError } from '../domain-error.js';

/** The file is not a picture, is damaged, or has a format that is not accepted. */
export class ImageInvalid extends DomainError {
  constructor() {
    const sentence = 'This file is not a whole jpg or png picture. Choose another one; it may not be animated.';
    super('invalid', 'IMAGE_INVALID', sentence, { image: [sentence] });
  }
}

/** The file is larger than 10 MB. */
export class ImageTooLarge extends DomainError {
  constructor() {
    const sentence = 'The picture is larger than 10 MB. Choose a smaller one.';
    super('too-large', 'IMAGE_TOO_LARGE', sentence, { image: [sentence] });
  }
}

/** The file is small enough, but the picture in it has too many pixels. */
export class ImageTooManyPixels extends DomainError {
  constructor() {
    const sentence = 'The picture has more than 64 megapixels. Make it smaller and try again.';
    super('invalid', 'IMAGE_TOO_MANY_PIXELS', sentence, { image: [sentence] });
  }
}

/** The form has no file, several files, or a file of another name. */
export class OneImageExpected extends DomainError {
  constructor() {
    const sentence = 'Send exactly one picture, as the file of the field image.';
    super('invalid', 'IMAGE_MISSING', sentence, { image: [sentence] });
  }
}

/** The limit of uploads at the same time is reached, or the queue of pictures to encode is full. */
export class TooManyPictures extends DomainError {
  constructor() {
    super('unavailable', 'BUSY', 'Too many pictures are being uploaded at this moment. Try again in a few seconds.');
  }
}

/** The process that encodes pictures is ended again and again, for example because the machine has no memory. The file is not the cause. */
export class PicturesUnavailable extends DomainError {
  constructor() {
    const sentence = 'Pictures cannot be made at this moment. Nothing was changed; try again in a minute.';
    super('unavailable', 'PICTURES_UNAVAILABLE', sentence, {}, 60);
  }
}

/** The client disconnected before the upload was done, so it usually does not get this answer. */
export class UploadGivenUp extends DomainError {
  constructor() {
    super('invalid', 'UPLOAD_GIVEN_UP', 'The upload was given up before it was done. Nothing was changed.');
  }
}

/** The storage of pictures cannot be reached, or refuses. The same call may succeed in a moment. */
export class StorageUnavailable extends DomainError {
  constructor(override readonly cause: unknown) {
    super(
      'unavailable',
      'STORAGE_UNAVAILABLE',
      'Pictures cannot be kept or read at this moment. Nothing was changed; try again in a few seconds.',
    );
  }
}
