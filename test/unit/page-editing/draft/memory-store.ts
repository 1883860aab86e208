import type { KeyValueStore } from '../../../../client/page-editing/draft/draft-document.js';

/** Local storage as far as drafts need it. */
export class MemoryStore implements KeyValueStore {
  readonly items = new Map<string, string>();
  /** How many texts may still be written before one is refused because there is no room left. */
  room = Number.POSITIVE_INFINITY;

  read(key: string): string | null {
    return this.items.get(key) ?? null;
  }

  write(key: string, text: string): boolean {
    this.room -= 1;
    // After a refusal there is room again: what is put back is shorter than what was refused.
    if (this.room < 0) this.room = Number.POSITIVE_INFINITY;
    else return Boolean(this.items.set(key, text));
    return false;
  }

  keys(): readonly string[] {
    return [...this.items.keys()];
  }

  remove(key: string): void {
    this.items.delete(key);
  }
}
