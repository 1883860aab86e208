import type { NewPasskeyAnswer, Passkey, PasskeyAnswer } from '../passkey.js';

/** What a device says of a new passkey. */
export type VerifiedPasskey = Pick<Passkey, 'credentialId' | 'publicKey' | 'signCount'>;

/** Checks what browsers answer, by the standard WebAuthn. Each answer has to be of this site, and of a person whom the device has recognised. */
export abstract class PasskeyVerifier {
  /** The name of the site in passkeys: its host without a port. Null where browsers offer no passkeys: without https, and at a bare IP address. */
  abstract readonly siteId: string | null;

  /** What is stored of a new passkey, or null if the answer is not right. */
  abstract verifyNew(answer: NewPasskeyAnswer, challenge: string): Promise<VerifiedPasskey | null>;

  /** How often the passkey was used, if its device counts. Null if the answer is not right. */
  abstract verify(answer: PasskeyAnswer, challenge: string, passkey: Passkey): Promise<number | null>;
}
