/** A received picture. Its file exists until the response is sent. */
export class UploadedPicture {
  constructor(
    readonly path: string,
    /** Aborted when the client disconnects before the response is sent. */
    readonly givenUp: AbortSignal,
  ) {}
}

/** The value of the scalar `Upload`. The picture was received before the operation began. */
export type PromisedPicture = Promise<UploadedPicture>;
