import { UploadGivenUp } from '../../media/media.errors.js';

/** A received picture. Its file exists until the response is sent. */
export class UploadedPicture {
  /** Whether something was made of it, or tried. Not if the operation that it came with was refused before. */
  isTaken = false;

  constructor(
    private readonly path: string,
    /** Aborted when the client disconnects before the response is sent. */
    private readonly givenUp: AbortSignal,
  ) {}

  /** @throws {UploadGivenUp} before anything is made of it for nobody. */
  take(): { readonly file: string; readonly givenUp: AbortSignal } {
    if (this.givenUp.aborted) throw new UploadGivenUp();
    this.isTaken = true;
    return { file: this.path, givenUp: this.givenUp };
  }
}

/** The value of the scalar `Upload`. The picture was received before the operation began. */
export type PromisedPicture = Promise<UploadedPicture>;
