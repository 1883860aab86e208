import { randomBytes } from 'node:crypto';
import { accepted, refused, type Parsed } from '../../parsed.rules.js';

/** How many passkeys one account may have. */
export const MOST_PASSKEYS = 20;

/** The longest name of a passkey, in UTF-16 units. */
export const PASSKEY_NAME_MAX_LENGTH = 60;

/** How long a challenge can be answered, in milliseconds: five minutes. People may have to fetch their phone or key. */
export const CHALLENGE_LIFETIME = 5 * 60 * 1000;

/** The longest value that a client sends for a passkey, in characters. A key for an algorithm that resists quantum computers has some thousand bytes. */
const LONGEST_VALUE = 20_000;

/** Where a passkey is: on a computer, on a phone, or on a key that is plugged in or held to the device. */
export type PasskeyKind = 'computer' | 'phone' | 'security-key';

/** A key pair on a device of the owner, with which they sign in (WebAuthn). The private key never leaves the device or its maker's service. */
export interface Passkey {
  /** A UUID, which identifies the passkey in lists. */
  readonly id: string;
  readonly accountId: string;
  /** What the device calls it, in base64url; at most 1,023 bytes. Unique among all accounts. */
  readonly credentialId: string;
  /** The public key in the form of COSE. */
  readonly publicKey: Uint8Array;
  /** How often the device has used it, if the device counts; else 0. A number that does not grow is of a copy. */
  readonly signCount: number;
  readonly kind: PasskeyKind;
  /** What the owner calls it. */
  readonly name: string;
  /** Whether the address of the account was verified when it was added. If not, somebody who does not own the address may have added it. */
  readonly wasVerified: boolean;
  readonly createdAt: Date;
  /** The last sign-in with it; null before the first one. */
  readonly lastUsedAt: Date | null;
}

/** What a browser has sent for a challenge, in base64url. */
export interface PasskeyAnswer {
  readonly credentialId: string;
  readonly clientDataJson: string;
  readonly authenticatorData: string;
  readonly signature: string;
  /** The account, as `userHandleOf` writes it. */
  readonly userHandle: string;
}

/** What a browser has sent for a new passkey, in base64url. */
export interface NewPasskeyAnswer {
  readonly credentialId: string;
  readonly clientDataJson: string;
  readonly attestationObject: string;
}

/** A new challenge: 256 random bits in base64url. Its answer is signed by the passkey. */
export function newChallenge(): string {
  return randomBytes(32).toString('base64url');
}

/** The challenge that was answered. Null if the answer is none of a browser, was given in a frame of another site, or is too long. */
export function challengeIn(answer: PasskeyAnswer | NewPasskeyAnswer): string | null {
  if (Object.values(answer).some((value: string) => value.length > LONGEST_VALUE)) return null;
  try {
    const said = JSON.parse(Buffer.from(answer.clientDataJson, 'base64url').toString()) as { challenge?: unknown; crossOrigin?: unknown };
    return typeof said.challenge === 'string' && said.crossOrigin !== true ? said.challenge : null;
  } catch {
    return null;
  }
}

/** The identifier of an account on the devices of its owner: the 16 bytes of its UUID, in base64url. */
export function userHandleOf(accountId: string): string {
  return Buffer.from(accountId.replaceAll('-', ''), 'hex').toString('base64url');
}

/** Where a passkey is, by how the browser reaches it and by the device of the browser. */
export function kindOf(transports: readonly string[], device: string | null): PasskeyKind {
  if (!transports.includes('internal')) {
    if (['usb', 'nfc', 'ble', 'smart-card'].some((way) => transports.includes(way))) return 'security-key';
    if (transports.includes('hybrid')) return 'phone';
  }
  return /iPhone|iPad|Android/u.test(device ?? '') ? 'phone' : 'computer';
}

/** Parses what the owner calls a passkey. Blanks at both ends and control characters are removed. Refusal: PASSKEY_NAME_REFUSED. */
export function parsePasskeyName(text: string): Parsed<string> {
  const name = text.replace(/\p{Cc}+/gu, ' ').trim();
  if (name === '') return refused('PASSKEY_NAME_REFUSED', {}, 'PASSKEY_UNNAMED');
  const [most, length] = [PASSKEY_NAME_MAX_LENGTH, name.length];
  return length > most ? refused('PASSKEY_NAME_REFUSED', { most, length }, 'TEXT_TOO_LONG') : accepted(name);
}
