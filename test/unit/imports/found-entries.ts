import type { FoundHeading, FoundLink, LeftOut, LeftOutReason } from '../../../server/imports/found-page.rules.js';

export function heading(name: string): FoundHeading {
  return { kind: 'heading', name };
}

/** A link; one that has no name is called by its address. */
export function link(name: string, address: string, more: Pick<FoundLink, 'line' | 'picture'> = {}): FoundLink {
  return { kind: 'link', name: name || address, address, ...more };
}

export function leftOut(reason: LeftOutReason, ...names: readonly string[]): LeftOut[] {
  return names.map((name) => ({ name, reason }));
}
