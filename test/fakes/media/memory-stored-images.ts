import type { ImageName } from '../../../server/media/image.js';
import { StoredImages, type Removal } from '../../../server/media/ports/stored-images.port.js';

/** The list of stored pictures in memory, for unit tests. Who uses them says so. */
export class MemoryStoredImages extends StoredImages {
  private readonly notedAt = new Map<ImageName, number>();

  constructor(private readonly isUsed: (name: ImageName) => boolean) {
    super();
  }

  override async note(names: readonly ImageName[]): Promise<void> {
    for (const name of names) this.notedAt.set(name, Date.now());
  }

  override async listed(names: readonly ImageName[]): Promise<ReadonlySet<ImageName>> {
    return new Set(names.filter((name) => this.notedAt.has(name)));
  }

  override async noteUse(milliseconds: number, limit: number): Promise<number> {
    const old = [...this.notedAt].filter(([, at]) => at <= Date.now() - milliseconds).slice(0, limit);
    const used = old.filter(([name]) => this.isUsed(name));
    for (const [name] of used) this.notedAt.set(name, Infinity);
    return used.length;
  }

  /** What a page does that stops using a picture. */
  free(name: ImageName): void {
    this.notedAt.set(name, Date.now());
  }

  override async removeUnused(milliseconds: number, limit: number, remove: (name: ImageName) => Promise<void>): Promise<Removal> {
    const unused = [...this.notedAt].filter(([name, at]) => at <= Date.now() - milliseconds && !this.isUsed(name));
    const taken = unused.slice(0, limit).map(([name]) => name);
    for (const name of taken) this.notedAt.delete(name);
    const results = await Promise.allSettled(taken.map((name) => remove(name)));
    for (const [at, name] of taken.entries()) if (results[at]?.status === 'rejected') this.notedAt.set(name, Date.now());
    const failures = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []));
    return { removed: taken.length - failures.length, failures, isPostponed: false };
  }
}
