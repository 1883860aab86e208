import { setTimeout as delay } from 'node:timers/promises';
import { EmbeddedPostgresFault } from './embedded-postgres.errors.js';
import { locateInstallation } from './binaries.js';
import { addressOf, ensureCluster } from './cluster.js';
import { freePort } from './free-port.js';
import { takeOwnership } from './ownership.js';
import { startProcess, stopProcess, type ServerProcess } from './server-process.js';
import { awaitFormerServers, clearCluster, openServerSign } from './recovery.js';
import { refuseNewerCluster, upgradeOldCluster, type CopyDatabase } from './upgrade.js';

/** A PostgreSQL of Tessera's own, on a free port of the loopback interface. */
export interface EmbeddedServer {
  readonly url: string;
  /** The folder of the data. */
  readonly home: string;
  /**
   * Shuts the server down: open transactions are rolled back, and everything that was committed is on the disk. Call it when no other code
   * uses the database any more.
   */
  stop(): Promise<void>;
}

/** Callbacks for events of a server that runs or starts. */
export interface EmbeddedServerEvents {
  /** The server has ended by itself and is started again. */
  onTrouble(error: Error): void;
  /** The server cannot be started again: the process has to end. */
  onDown(fault: EmbeddedPostgresFault): void;
  /** The start waits for something, or does something that takes long or is important to know. The sentence is for people. */
  onWait(sentence: string): void;
}

/**
 * Starts the database of a data folder. It creates the database if there is none, and recovers from a crash of the last run. If the server
 * dies later, it is started again on the same port. If an older PostgreSQL made the database, `copy` brings its content to a new one.
 * @throws {EmbeddedPostgresFault} when another process uses the folder, a newer PostgreSQL made the database, or PostgreSQL refuses.
 */
export async function startEmbeddedServer(dataDir: string, events: EmbeddedServerEvents, copy?: CopyDatabase): Promise<EmbeddedServer> {
  const installation = await locateInstallation(dataDir);
  const { home } = installation;
  await refuseNewerCluster(installation);
  let running: WatchedServer | undefined;
  const upgrading = new AbortController();
  const onLost = (fault: EmbeddedPostgresFault): void => {
    upgrading.abort();
    running?.kill();
    events.onDown(fault);
  };
  const ownership = await takeOwnership(home, dataDir, { onLost, onWait: (sentence) => events.onWait(sentence) });
  try {
    await upgradeOldCluster({ installation, dataDir, copy, killed: upgrading.signal, report: (sentence) => events.onWait(sentence) });
    const cluster = await ensureCluster(installation);
    await clearCluster(cluster, dataDir);
    await awaitFormerServers(home, cluster, (sentence) => events.onWait(sentence));
    const sign = await openServerSign(home);
    const place = { ...installation, cluster, dataDir, port: await freePort(), sign: sign?.descriptor };
    running = new WatchedServer((killed) => startProcess(place, killed), events);
    await running.start();
    return {
      url: await addressOf(cluster, place.port),
      home,
      stop: async () => {
        await running?.stop();
        await sign?.close();
        await ownership.release();
      },
    };
  } catch (error) {
    await running?.stop();
    await ownership.release();
    throw error;
  }
}

// The pauses add up to more than half a minute. A passing problem is over by then.
const pausesMilliseconds = [0, 500, 1_000, 2_000, 4_000, 8_000, 15_000];
// A server that has lived so long counts as healthy.
const wellAfterMilliseconds = 60_000;

/** A server process that is restarted when it ends by itself, after growing pauses. */
class WatchedServer {
  private process: ServerProcess | undefined;
  private watching: Promise<void> | undefined;
  private readonly stopping = new AbortController();
  private readonly killing = new AbortController();

  constructor(
    private readonly startNext: (killed: AbortSignal) => Promise<ServerProcess>,
    private readonly events: EmbeddedServerEvents,
  ) {}

  async start(): Promise<void> {
    const first = await this.startNext(this.killing.signal);
    this.process = first;
    this.watching = this.watch(first);
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    if (this.process) await stopProcess(this.process);
    await this.watching;
  }

  /** Kills the server at once, even during its start. What it has not written is lost. */
  kill(): void {
    this.stopping.abort();
    this.killing.abort();
  }

  private async watch(first: ServerProcess): Promise<void> {
    let failures = 0;
    for (let running: ServerProcess | undefined = first; running; running = this.process) {
      const startedAt = performance.now();
      await running.ended;
      this.process = undefined;
      if (this.stopping.signal.aborted) return;
      this.events.onTrouble(new Error('The embedded database ended unexpectedly and is started again.'));
      if (performance.now() - startedAt > wellAfterMilliseconds) failures = 0;
      failures = await this.startAgain(failures);
    }
  }

  /** Returns how many attempts in a row have failed, or ended soon after their start. */
  private async startAgain(failures: number): Promise<number> {
    let reason = 'It ends again and again, each time soon after its start.';
    for (const [index, pause] of pausesMilliseconds.entries()) {
      if (index < failures) continue;
      await delay(pause, undefined, { signal: this.stopping.signal }).catch(() => undefined);
      if (this.stopping.signal.aborted) return index;
      try {
        this.process = await this.startNext(this.killing.signal);
        if (this.stopping.signal.aborted) await stopProcess(this.process);
        return index + 1;
      } catch (error) {
        this.events.onTrouble(error as Error);
        reason = (error as Error).message;
      }
    }
    this.events.onDown(
      new EmbeddedPostgresFault(`The database ended and stays away, although it was tried to start it again for half a minute. ${reason}`),
    );
    return 0;
  }
}
