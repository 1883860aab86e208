import type { Logger } from '@nestjs/common';

// In milliseconds.
const FIRST_RETRY = 1_000;
const LONGEST_RETRY = 60_000;
/** Beyond this, the reason is probably the folder and not a page. */
const MANY = 50;

/** The errors of a file system that an operator can repair. */
const FOLDER_ERRORS = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES', 'EPERM', 'ENOTDIR', 'EISDIR', 'EEXIST', 'EIO', 'ESTALE']);
const ADVICE = 'Free space on its disk, and let the user of this process write to it.';

/** The pages that could not be exported. They are tried again with a back-off. The log has the first failure and the end, and nothing between. */
export class ExportFailures {
  private readonly names = new Set<string>();
  private retry = FIRST_RETRY;
  private timer: NodeJS.Timeout | undefined;
  private isTold = false;
  private isStopped = false;

  constructor(
    private readonly log: Logger,
    private readonly tryAgain: (name: string) => void,
  ) {}

  /** How many pages could not be exported. */
  get size(): number {
    return this.names.size;
  }

  get areMany(): boolean {
    return this.names.size >= MANY;
  }

  begin(name: string, error: unknown): void {
    this.names.add(name);
    this.tell(error);
    this.tryAgainLater();
  }

  /** The page was exported. */
  end(name: string): void {
    if (this.names.delete(name)) this.endAll();
  }

  /** Says that everything works again, if no page is left. */
  endAll(): void {
    if (this.names.size > 0) return;
    this.retry = FIRST_RETRY;
    if (this.isTold) this.log.log('The files of pages are up to date again.');
    this.isTold = false;
  }

  /** Logs the reason, if there was no failure before. */
  tell(error: unknown): void {
    if (this.isTold) return;
    this.isTold = true;
    const reason = error instanceof Error ? error.message : String(error);
    const advice = FOLDER_ERRORS.has((error as NodeJS.ErrnoException).code ?? '') ? ` ${ADVICE}` : '';
    this.log.warn(
      `The files in PAGES_EXPORT_DIR could not be brought up to date, and are tried again until it works: ${reason}.${advice} Pages that have changed are served by this server until then.`,
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
      this.names.forEach(this.tryAgain);
    }, this.retry).unref();
  }
}
