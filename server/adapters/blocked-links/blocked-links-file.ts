import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { ListState } from '../../pages/blocked-links/blocked-link.js';
import { entryLines } from '../../pages/blocked-links/blocked-link-lines.rules.js';
import { BLOCKED_LINKS_MOST, parseBlockedPattern, type BlockedPattern } from '../../pages/blocked-links/blocked-link.rules.js';
import { ConfiguredBlockedLinks } from '../../pages/blocked-links/ports/configured-blocked-links.port.js';

/** How often the file is read, in milliseconds. */
const READ_EVERY = 60_000;
/** After this, in milliseconds, every instance has read the file, too, and has ended the publications of before. */
const SETTLES = 70_000;
/** How many faults of one file are in the log. */
const MOST_TOLD = 10;
const NOTHING: ListState = { mark: '', settledAt: new Date(0) };

/** The list in the file that `BLOCKED_LINKS_FILE` names: an entry in each line, and comments behind `#`. */
export class BlockedLinksFile extends ConfiguredBlockedLinks implements OnApplicationBootstrap, OnApplicationShutdown {
  override patterns: readonly BlockedPattern[] = [];
  override state = NOTHING;
  private readonly log = new Logger('BlockedLinks');
  private timer: NodeJS.Timeout | undefined;
  private lastFault = '';

  /** Undefined if there is no file. */
  constructor(
    private readonly path: string | undefined,
    private readonly readEvery = READ_EVERY,
  ) {
    super();
  }

  async onApplicationBootstrap(): Promise<void> {
    if (this.path === undefined) return;
    await this.read(this.path);
    this.timer = setInterval(() => void this.read(this.path!), this.readEvery).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** If the file cannot be read, the list stays as it was read last. */
  private async read(path: string): Promise<void> {
    const text = await readFile(path, 'utf8').catch((error: unknown) => this.tell(`The file cannot be read: ${String(error)}`));
    if (text === undefined) return;
    const mark = createHash('sha256').update(text).digest('hex');
    if (mark === this.state.mark) return;
    this.lastFault = '';
    this.patterns = this.parse(text);
    // At the start of a server, the list may well be the one that it had before.
    this.state = { mark, settledAt: new Date(Date.now() + SETTLES) };
    this.log.log(`BLOCKED_LINKS_FILE has ${this.patterns.length} entries.`);
  }

  private parse(text: string): BlockedPattern[] {
    const found = new Set<BlockedPattern>();
    const faults: number[] = [];
    for (const { line, entry } of entryLines(text)) {
      const parsed = parseBlockedPattern(entry);
      if (parsed.ok && found.size < BLOCKED_LINKS_MOST) found.add(parsed.value);
      else faults.push(line);
    }
    const rest = faults.length > MOST_TOLD ? ` and ${faults.length - MOST_TOLD} more` : '';
    if (faults.length > 0)
      this.log.error(
        `BLOCKED_LINKS_FILE: each line names a host, as evil.example, or the beginning of a path, as sites.example/evil/, and at most ${BLOCKED_LINKS_MOST} do. These lines are left out: ${faults.slice(0, MOST_TOLD).join(', ')}${rest}.`,
      );
    return [...found];
  }

  private tell(fault: string): undefined {
    if (fault !== this.lastFault) this.log.error(`BLOCKED_LINKS_FILE: ${fault}`);
    this.lastFault = fault;
  }
}
