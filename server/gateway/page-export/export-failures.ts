import type { Logger } from '@nestjs/common';
import { FormerFilesStay } from '../../exports/exported-page.js';
import type { Urgency } from './export-queue.js';

// In milliseconds.
const FIRST_RETRY = 1_000;
const LONGEST_RETRY = 60_000;
const LONGEST_CARD_RETRY = 600_000;
/** The most names that are remembered. Beyond this, the reason is probably the folder and not a page, and all pages are compared afterwards. */
const MANY = 50;
/** The most cards that are remembered. The next comparison finds the others. */
const MOST_CARDS = 1_000;

/** The errors of a file system that an operator can repair. */
const FOLDER_ERRORS = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES', 'EPERM', 'ENOTDIR', 'EISDIR', 'EEXIST', 'EIO', 'ESTALE']);
const ADVICE = 'Free space on its disk, and let the user of this process write to it.';
const SERVED = 'Pages that have changed are served by this server until then.';
const STAYS =
  'The web server may still show former pages, also hidden ones: let it use the settings without this folder until that is repaired.';

/** What the failures ask for. */
interface NextAttempts {
  readonly tryAgain: (urgency: Urgency, name: string) => void;
  readonly compareAgain: () => void;
}

/**
 * The pages that could not be exported. One of them is tried again with a back-off, and the others when it has succeeded. The log has the first
 * failure of each kind and the end, and nothing between.
 */
export class ExportFailures {
  private readonly urgencies = new Map<string, Urgency>();
  private areMore = false;
  private tried: string | undefined;
  private retry = FIRST_RETRY;
  private timer: NodeJS.Timeout | undefined;
  /** The kinds of failures that the log has. */
  private readonly told = new Set<string>();
  private isStopped = false;

  constructor(
    private readonly log: Logger,
    private readonly next: NextAttempts,
  ) {}

  /** The pages that could not be exported; at most `MANY` of them. */
  get names(): string[] {
    return [...this.urgencies.keys()];
  }

  get areMany(): boolean {
    return this.urgencies.size >= MANY;
  }

  begin(name: string, urgency: Urgency, error: unknown): void {
    this.tell(error, ` of ${name}`);
    // At the end, so that another one is tried next.
    this.urgencies.delete(name);
    if (this.areMany) this.areMore = true;
    else this.urgencies.set(name, urgency === 'gone' ? 'gone' : 'found');
    this.tryAgainLater();
  }

  /** The page was exported. */
  end(name: string): void {
    if (!this.urgencies.delete(name)) return;
    if (name === this.tried) this.tryAll();
    this.endAll();
  }

  /** Says that everything works again, if no page is left. */
  endAll(): void {
    if (this.urgencies.size > 0) return;
    this.retry = FIRST_RETRY;
    if (this.told.size > 0) this.log.log('The files of pages are up to date again.');
    this.told.clear();
  }

  /** Logs the reason, if the log has no failure of this kind yet. */
  tell(error: unknown, ofPage = ''): void {
    const { code, message } = describe(error);
    const stays = error instanceof FormerFilesStay;
    const kind = `${code} ${stays}`;
    if (this.isStopped || this.told.has(kind)) return;
    this.told.add(kind);
    const advice = FOLDER_ERRORS.has(code) ? ` ${ADVICE}` : '';
    this.log.warn(
      `The files${ofPage} in PAGES_EXPORT_DIR could not be brought up to date, and are tried again until it works: ${message}.${advice} ${stays ? STAYS : SERVED}`,
    );
  }

  stop(): void {
    this.isStopped = true;
    clearTimeout(this.timer);
  }

  private tryAgainLater(): void {
    if (this.timer || this.isStopped) return;
    this.timer = setTimeout(() => {
      this.timer = undefined;
      this.retry = Math.min(LONGEST_RETRY, this.retry * 2);
      this.tryOne();
    }, this.retry).unref();
  }

  private tryOne(): void {
    const [first] = this.urgencies;
    if (!first) return;
    const [name, urgency] = first;
    this.tried = name;
    this.next.tryAgain(urgency, name);
    // If this attempt gets lost, such as by a comparison that begins, there is another one.
    this.tryAgainLater();
  }

  private tryAll(): void {
    this.tried = undefined;
    for (const [name, urgency] of this.urgencies) this.next.tryAgain(urgency, name);
    if (this.areMore) this.next.compareAgain();
    this.areMore = false;
  }
}

/** The pages whose card could not be drawn or written. All of them are tried again together, with a back-off. */
export class FailedCards {
  private readonly names = new Set<string>();
  private retry = FIRST_RETRY;
  private timer: NodeJS.Timeout | undefined;
  private isStopped = false;

  constructor(private readonly tryAgain: (name: string) => void) {}

  begin(name: string): void {
    if (this.names.size < MOST_CARDS) this.names.add(name);
    if (this.timer || this.isStopped) return;
    this.timer = setTimeout(() => this.tryAll(), this.retry).unref();
  }

  /** The card is there, or the page needs none any more. */
  end(name: string): void {
    if (!this.names.delete(name) || this.names.size > 0) return;
    this.retry = FIRST_RETRY;
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  stop(): void {
    this.isStopped = true;
    clearTimeout(this.timer);
  }

  private tryAll(): void {
    this.timer = undefined;
    this.retry = Math.min(LONGEST_CARD_RETRY, this.retry * 2);
    for (const name of this.names) this.tryAgain(name);
  }
}

function describe(error: unknown): { code: string; message: string } {
  if (!(error instanceof Error)) return { code: '', message: String(error) };
  return { code: (error as NodeJS.ErrnoException).code ?? error.name, message: error.message };
}
