import { isSameIssuer } from './external-identity.js';

/** Something that lets the owner of an account sign in. */
export type WayIn = { readonly kind: 'password' } | { readonly kind: 'provider'; readonly issuer: string };

/** Whether the owner of an account could still sign in without these ways: the last one cannot be removed. */
export function areSpare(isRemoved: (way: WayIn) => boolean, ways: readonly WayIn[]): boolean {
  return ways.some((way) => !isRemoved(way));
}

/** Whether a way in is the identity at this issuer. */
export function isAt(issuer: string): (way: WayIn) => boolean {
  return (way) => way.kind === 'provider' && isSameIssuer(way.issuer, issuer);
}
