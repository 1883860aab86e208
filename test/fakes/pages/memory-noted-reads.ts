import { isSameJson } from '../../../server/pages/json-value.rules.js';
import { MOST_NOTED_READS, NotedReads, type NotedRead } from '../../../server/pages/publishing/ports/noted-reads.port.js';

/** What the clients have read that a test has said are there. */
export class MemoryNotedReads extends NotedReads {
  private readonly clients = new Map<string, NotedRead[]>();

  constructor(...clients: readonly string[]) {
    super();
    for (const client of clients) this.clients.set(client, []);
  }

  override async note(client: string, read: NotedRead): Promise<void> {
    const noted = this.clients.get(client);
    if (!noted) return;
    const others = noted.filter((one) => !isSameJson(one, read));
    this.clients.set(client, [read, ...others].slice(0, MOST_NOTED_READS));
  }

  override async list(client: string): Promise<NotedRead[]> {
    return this.clients.get(client) ?? [];
  }
}
