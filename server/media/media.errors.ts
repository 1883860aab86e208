import { DomainError } from '../domain-error.js';

const field = 'image';

function refused(kind: 'invalid' | 'too-large', code: string, sentence: string): DomainError {
  return new DomainError(kind, code, sentence, { [field]: [sentence] });
}

/** What came is no picture, a damaged one, or one of a kind that is not taken. */
export function imageInvalid(): DomainError {
  return refused('invalid', 'IMAGE_INVALID', 'This file is not a whole jpg or png picture. Choose another one; it may not be animated.');
}

/** The file is larger than 10 MB. */
export function imageTooLarge(): DomainError {
  return refused('too-large', 'IMAGE_TOO_LARGE', 'The picture is larger than 10 MB. Choose a smaller one.');
}

/** The file is small enough, and what is in it is not. */
export function imageTooManyPixels(): DomainError {
  return refused('invalid', 'IMAGE_TOO_MANY_PIXELS', 'The picture has more than 64 megapixels. Make it smaller and try again.');
}

/** There was no file, several of them, or one of another name. */
export function oneImageExpected(): DomainError {
  return refused('invalid', 'IMAGE_MISSING', 'Send exactly one picture, as the file of the field image.');
}

/** So many pictures are on their way, or waiting to be made smaller, that there is no place for another one. */
export function tooManyPictures(): DomainError {
  return new DomainError('unavailable', 'BUSY', 'Too many pictures are being uploaded at this moment. Try again in a few seconds.');
}

/** What makes pictures is stopped by something else again and again, such as a machine without memory; the file is no cause of it. */
export function picturesUnavailable(): DomainError {
  const sentence = 'Pictures cannot be made at this moment. Nothing was changed; try again in a minute.';
  return new DomainError('unavailable', 'PICTURES_UNAVAILABLE', sentence, {}, 60);
}

/** Whoever sent it has gone before it was done; hardly anybody reads this. */
export function uploadGivenUp(): DomainError {
  return new DomainError('invalid', 'UPLOAD_GIVEN_UP', 'The upload was given up before it was done. Nothing was changed.');
}

/** Where pictures lie cannot be reached or refuses; the same call may succeed in a moment. */
export class StorageUnavailable extends DomainError {
  constructor(override readonly cause: unknown) {
    super(
      'unavailable',
      'STORAGE_UNAVAILABLE',
      'Pictures cannot be kept or read at this moment. Nothing was changed; try again in a few seconds.',
    );
  }
}
