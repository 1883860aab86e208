/** A received picture. Its file exists until the response is sent. */
export class UploadedPicture {
  constructor(
    readonly path: string,
    /** Aborted when the client disconnects before the response is sent. */
    readonly givenUp: AbortSignal,
  ) {}
}
