import { Logger } from '@nestjs/common';
import type pg from 'pg';
import { endSoon } from './own-connection.js';
import { TimeoutClient } from './timeout-client.js';

const SHORTEST_PAUSE = 250;
const LONGEST_PAUSE = 5_000;

/** The callbacks of a listener. */
export interface Listener {
  /** Called with the payload of each notification. */
  heard(payload: string): void;
  /** Called when the connection is restored. Notifications may have been missed before. */
  missed(): void;
}

/**
 * A connection that listens to one channel, and is replaced when it breaks. A connection can die without an error, so it is checked every
 * few seconds.
 */
export class ListeningConnection {
  private readonly log = new Logger('PageChanges');
  private client: pg.Client | undefined;
  private timer: NodeJS.Timeout | undefined;
  private pause = SHORTEST_PAUSE;
  private isDeaf = false;
  private isClosed = false;
  private tellListening = (): void => undefined;
  /** Resolves when notifications are received for the first time. */
  readonly isListening = new Promise<void>((resolve) => (this.tellListening = resolve));

  /** `pulse`: how many milliseconds pass between two checks, and how many a check may take. */
  constructor(
    private readonly address: pg.ClientConfig,
    private readonly channel: string,
    private readonly listener: Listener,
    private readonly pulse = 5_000,
  ) {}

  /** Starts to listen. While the database is unavailable, it keeps trying. */
  async open(): Promise<void> {
    const client = new TimeoutClient({ ...this.address, keepAlive: true, connectionTimeoutMillis: 5_000, query_timeout: this.pulse });
    this.client = client;
    client.on('notification', ({ payload }) => this.listener.heard(payload ?? ''));
    client.once('error', (error) => this.openAgain(client, error));
    client.once('end', () => this.openAgain(client));
    try {
      await client.connect();
      await this.listen(client);
      this.tellOfReturn();
    } catch (error) {
      this.openAgain(client, error);
    }
  }

  /** Resolves when the connection has ended, whether or not the database still answers. */
  async close(): Promise<void> {
    this.isClosed = true;
    clearTimeout(this.timer);
    if (this.client) await endSoon(this.client);
  }

  // Listening twice has no other effect than listening once. So the statement that starts it is also the check.
  private async listen(client: pg.Client): Promise<void> {
    await client.query(`LISTEN ${this.channel}`);
    if (this.isClosed || this.client !== client) return;
    this.timer = setTimeout(() => void this.listen(client).catch((error: unknown) => this.openAgain(client, error)), this.pulse).unref();
  }

  private tellOfReturn(): void {
    this.pause = SHORTEST_PAUSE;
    this.tellListening();
    if (!this.isDeaf) return;
    this.isDeaf = false;
    this.log.log('Notifications of other instances are received again.');
    this.listener.missed();
  }

  // One broken connection can cause 'error', 'end' and a rejected query. Only the first of them counts.
  private openAgain(client: pg.Client, error?: unknown): void {
    if (this.isClosed || this.client !== client) return;
    this.client = undefined;
    clearTimeout(this.timer);
    client.on('error', () => undefined);
    client.end().catch(() => undefined);
    const reason = error instanceof Error ? error.message : 'disconnected';
    if (!this.isDeaf) this.log.warn(`Notifications of other instances are not received at the moment: ${reason}`);
    this.isDeaf = true;
    this.timer = setTimeout(() => void this.open(), this.pause).unref();
    this.pause = Math.min(LONGEST_PAUSE, this.pause * 2);
  }
}
