/** Why an act did not end as it should, although it has done something. The audit log has the code as its outcome. */
export class ActFault {
  constructor(
    readonly code: string,
    /** Of what failed. */
    readonly reason = '',
  ) {}

  /** Of an error. */
  static of(code: string, error: unknown): ActFault {
    return new ActFault(code, error instanceof Error ? error.message : String(error));
  }
}
