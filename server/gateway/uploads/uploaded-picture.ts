/** A picture that came with a form. The file is there until the request is answered. */
export class UploadedPicture {
  constructor(
    readonly path: string,
    /** Aborted when the sender has gone without waiting for the answer. */
    readonly givenUp: AbortSignal,
  ) {}
}
