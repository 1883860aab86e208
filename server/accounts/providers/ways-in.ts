import { Injectable } from '@nestjs/common';
import { PasskeyVerifier } from '../passkeys/ports/passkey-verifier.port.js';
import { SignInSettings } from '../sign-in-settings.js';
import { isSameIssuer } from './external-identity.js';
import { IdentityProviders } from './identity-providers.js';
import type { AccountIdentities } from './ports/identity-store.port.js';

/** Something that lets the owner of an account sign in. */
export type WayIn =
  | { readonly kind: 'password' }
  | { readonly kind: 'provider'; readonly issuer: string }
  | { readonly kind: 'passkey'; readonly id: string };

/** Whether the owner of an account could still sign in without these ways: the last one cannot be removed. */
export function areSpare(isRemoved: (way: WayIn) => boolean, ways: readonly WayIn[]): boolean {
  return ways.some((way) => !isRemoved(way));
}

/** Whether a way in is the identity at this issuer. */
export function isAt(issuer: string): (way: WayIn) => boolean {
  return (way) => way.kind === 'provider' && isSameIssuer(way.issuer, issuer);
}

/** Whether a way in is this passkey. */
export function isPasskey(id: string): (way: WayIn) => boolean {
  return (way) => way.kind === 'passkey' && way.id === id;
}

/** Knows what of an account lets its owner in, by the settings of this site. */
@Injectable()
export class WaysIn {
  constructor(
    private readonly providers: IdentityProviders,
    private readonly settings: SignInSettings,
    private readonly passkeys: PasskeyVerifier,
  ) {}

  /** A provider that is not configured any more lets nobody in. */
  of({ hasPassword, identities, passkeyIds }: AccountIdentities): WayIn[] {
    const issuers = this.providers.all
      .map(({ issuer }) => issuer)
      .filter((issuer) => identities.some((one) => isSameIssuer(one.issuer, issuer)));
    return [
      ...(hasPassword && this.settings.passwordSignIn === 'on' ? [{ kind: 'password' } as const] : []),
      ...issuers.map((issuer) => ({ kind: 'provider', issuer }) as const),
      ...(this.passkeys.siteId === null ? [] : passkeyIds.map((id) => ({ kind: 'passkey', id }) as const)),
    ];
  }
}
