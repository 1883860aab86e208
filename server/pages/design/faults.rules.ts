import type { ErrorCode } from '../../error-codes.rules.js';
import { refusal, type Refusal, type Values } from '../../parsed.rules.js';

/** Refusals by the place that they are about, such as `tiles.3.name`. */
export type FaultsByPlace = Readonly<Record<string, readonly Refusal[]>>;

/** Collects what is wrong with a value that is being parsed, so that its author gets to know everything at once. */
export class Faults {
  private readonly found = new Map<string, Refusal[]>();

  add(place: string, code: ErrorCode, values?: Values, reason?: string): void {
    this.found.set(place, [...(this.found.get(place) ?? []), refusal(code, values, reason)]);
  }

  get isEmpty(): boolean {
    return this.found.size === 0;
  }

  byPlace(): FaultsByPlace {
    return Object.fromEntries(this.found);
  }
}
