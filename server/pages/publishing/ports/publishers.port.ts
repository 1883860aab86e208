/** Which accounts may publish. */
export abstract class Publishers {
  /** Whether the account may publish: it may, unless it was opened by an address that has to be verified first, and is not. */
  abstract mayPublish(accountId: string): Promise<boolean>;
}
