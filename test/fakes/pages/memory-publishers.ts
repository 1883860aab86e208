import { Publishers } from '../../../server/pages/publishing/ports/publishers.port.js';

/** Who may publish, as a test says. */
export class MemoryPublishers extends Publishers {
  /** The ids of the accounts that have to verify their addresses first. */
  readonly unproved = new Set<string>();

  override async mayPublish(accountId: string): Promise<boolean> {
    return !this.unproved.has(accountId);
  }
}
