import { randomBytes } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { EmbeddedPostgresFault } from './embedded-postgres.errors.js';
import { isAlive, openLivenessSocket, type LivenessSocket } from './liveness-socket.js';
import { nameOf, thisProcess, type Owner } from './owner.js';
import { lastTerm, livenessSocketPath, makeTerm, readOwner, releaseTerm, removeFormer, termPath, touchTerm } from './terms.js';

// One process at a time has exclusive use of a database folder, among all that see the folder: on one machine, in several containers, on
// several machines. If two processes run on the same kernel, the owner's socket shows at once and for certain whether the owner lives.
// Otherwise its file shows it, which the owner touches every few seconds.

/** The timing of the heartbeat, in milliseconds. */
export interface OwnershipTimes {
  /** The time between two heartbeats: the owner touches its file. */
  readonly beatMilliseconds: number;
  /** How long an owner on another machine may leave its file untouched. An owner that cannot touch the file gives up earlier. */
  readonly silenceMilliseconds: number;
}

/** Callbacks for events of an ownership. */
export interface OwnershipEvents {
  /** Another process has taken over, or may do so. Everything that writes to the folder has to end now. */
  onLost(fault: EmbeddedPostgresFault): void;
  /** It takes seconds to find out whether the former owner lives. The sentence is for people. */
  onWait(sentence: string): void;
}

/** The exclusive use of a database folder by this process. */
export interface Ownership {
  /** Gives up the ownership, so that another process can have the folder. */
  release(): Promise<void>;
}

interface Claim extends OwnershipEvents, OwnershipTimes {
  readonly folder: string;
  readonly dataDir: string;
  readonly me: Owner;
}

const usualTimes: OwnershipTimes = { beatMilliseconds: 5_000, silenceMilliseconds: 30_000 };

/**
 * Takes the database folder for this process. `dataDir` is the path that messages name.
 * @throws {EmbeddedPostgresFault} when another process has it.
 */
export async function takeOwnership(
  folder: string,
  dataDir: string,
  events: OwnershipEvents,
  times: OwnershipTimes = usualTimes,
): Promise<Ownership> {
  const id = randomBytes(8).toString('hex');
  const livenessSocket = await openLivenessSocket(livenessSocketPath(folder, { id }));
  try {
    const me = await thisProcess(folder, id, livenessSocket !== undefined);
    const claim: Claim = { folder, dataDir, me, ...times, onLost: (fault) => events.onLost(fault), onWait: (text) => events.onWait(text) };
    const term = await takeTerm(claim);
    await removeFormer(folder, term);
    return new KeptTerm(claim, term, livenessSocket);
  } catch (error) {
    await livenessSocket?.close();
    throw error;
  }
}

async function takeTerm(claim: Claim): Promise<number> {
  const { folder, dataDir, me } = claim;
  for (;;) {
    const last = await lastTerm(folder);
    if (last > 0 && (await isInUse(last, claim))) {
      const name = nameOf(await readOwner(folder, last), me);
      throw new EmbeddedPostgresFault(
        `The data folder ${dataDir} is in use by ${name}: stop that one first, or set DATA_DIR to another folder.`,
      );
    }
    if (await makeTerm(folder, last + 1, me)) return last + 1;
  }
}

async function isInUse(term: number, claim: Claim): Promise<boolean> {
  const { folder, me, silenceMilliseconds } = claim;
  const owner = await readOwner(folder, term);
  if (owner === null) return false;
  if (owner?.hasLifeSign && owner.place !== null && owner.place === me.place) {
    const verdict = await isAlive(livenessSocketPath(folder, owner));
    if (verdict !== undefined) return verdict;
  }
  const seconds = Math.ceil(silenceMilliseconds / 1_000);
  claim.onWait(`The database was last used by ${nameOf(owner, me)}; waiting up to ${seconds} s for a sign that it still is…`);
  return (await isTouched(termPath(folder, term), claim)) && (await readOwner(folder, term)) !== null;
}

/** Whether the file changes. It compares two readings and no clocks, because the clocks of two machines may differ. */
async function isTouched(path: string, { beatMilliseconds, silenceMilliseconds }: OwnershipTimes): Promise<boolean> {
  const before = await lookOf(path);
  const end = performance.now() + silenceMilliseconds;
  while (performance.now() < end) {
    await delay(beatMilliseconds / 10);
    if ((await lookOf(path)) !== before) return true;
  }
  return false;
}

// The file is read first: on a network file system, opening a file asks the server for its current state.
async function lookOf(path: string): Promise<string> {
  const content = await readFile(path, 'utf8').catch(() => '');
  const touched = await stat(path, { bigint: true }).catch(() => undefined);
  return `${touched?.mtimeNs} ${content}`;
}

// If the folder cannot be written, no other process can take over either.
const harmless = new Set(['ENOSPC', 'EDQUOT', 'EROFS']);

class KeptTerm implements Ownership {
  private readonly timer: NodeJS.Timeout;
  private beating: Promise<void> | undefined;
  private failingSince: number | undefined;
  private isOver = false;

  constructor(
    private readonly claim: Claim,
    private readonly term: number,
    private readonly livenessSocket: LivenessSocket | undefined,
  ) {
    this.timer = setInterval(() => {
      this.beating ??= this.beat().finally(() => (this.beating = undefined));
    }, claim.beatMilliseconds).unref();
  }

  async release(): Promise<void> {
    clearInterval(this.timer);
    await this.beating;
    // The next owner on this machine also recognizes it by the socket.
    if (!this.isOver) await releaseTerm(this.claim.folder, this.term).catch(() => undefined);
    this.isOver = true;
    await this.livenessSocket?.close();
  }

  private async beat(): Promise<void> {
    const { folder, dataDir, me } = this.claim;
    try {
      const last = await lastTerm(folder);
      if (last > this.term) return this.lose(`The data folder ${dataDir} was taken over by ${nameOf(await readOwner(folder, last), me)}`);
      if (last < this.term) return this.lose(`${termPath(folder, this.term)} is gone, by which others see that the data folder is in use`);
      await touchTerm(folder, this.term);
      this.failingSince = undefined;
    } catch (error) {
      this.fail(error as NodeJS.ErrnoException);
    }
  }

  private fail({ code = '', message }: NodeJS.ErrnoException): void {
    if (harmless.has(code)) return;
    const now = performance.now();
    this.failingSince ??= now;
    const longest = (this.claim.silenceMilliseconds * 2) / 3 - this.claim.beatMilliseconds;
    if (now - this.failingSince >= longest) this.lose(`The data folder ${this.claim.dataDir} cannot be used any more (${message})`);
  }

  private lose(reason: string): void {
    if (this.isOver) return;
    this.isOver = true;
    clearInterval(this.timer);
    this.claim.onLost(new EmbeddedPostgresFault(`${reason}: this process ends, so that no two write to it.`));
  }
}
