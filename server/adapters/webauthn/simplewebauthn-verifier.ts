import type { SiteAddresses } from '../../site-addresses.js';
import { passkeySiteId } from '../../accounts/passkeys/passkey-site.js';
import { userHandleOf, type NewPasskeyAnswer, type Passkey, type PasskeyAnswer } from '../../accounts/passkeys/passkey.js';
import { PasskeyVerifier, type VerifiedPasskey } from '../../accounts/passkeys/ports/passkey-verifier.port.js';

/** Checks passkeys with SimpleWebAuthn, which is loaded when the first one is used. */
export class SimplewebauthnVerifier extends PasskeyVerifier {
  override readonly siteId: string | null;
  private readonly origin: string;

  constructor(addresses: SiteAddresses) {
    super();
    this.siteId = passkeySiteId(addresses);
    this.origin = new URL(addresses.origin).origin;
  }

  override async verifyNew({ credentialId, clientDataJson, attestationObject }: NewPasskeyAnswer, challenge: string) {
    return this.unlessWrong(async (expected): Promise<VerifiedPasskey | null> => {
      const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
      const { decodeAttestationObject, isoBase64URL } = await import('@simplewebauthn/server/helpers');
      // The maker of a device is of no interest here. Certificates would be checked by requests to addresses that they name.
      const decoded = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject));
      if (decoded.get('fmt') !== 'none' && (decoded.get('fmt') !== 'packed' || decoded.get('attStmt').get('x5c'))) return null;
      const { verified, registrationInfo } = await verifyRegistrationResponse({
        response: {
          id: credentialId,
          rawId: credentialId,
          type: 'public-key',
          clientExtensionResults: {},
          response: { clientDataJSON: clientDataJson, attestationObject },
        },
        ...expected(challenge),
      });
      if (!verified || registrationInfo.credential.id !== credentialId) return null;
      const { publicKey, counter } = registrationInfo.credential;
      return { credentialId, publicKey, signCount: counter };
    });
  }

  override async verify(
    { credentialId, clientDataJson, authenticatorData, signature }: PasskeyAnswer,
    challenge: string,
    passkey: Passkey,
  ) {
    return this.unlessWrong(async (expected) => {
      const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response: {
          id: credentialId,
          rawId: credentialId,
          type: 'public-key',
          clientExtensionResults: {},
          response: { clientDataJSON: clientDataJson, authenticatorData, signature, userHandle: userHandleOf(passkey.accountId) },
        },
        credential: { id: passkey.credentialId, publicKey: Uint8Array.from(passkey.publicKey), counter: passkey.signCount },
        ...expected(challenge),
      });
      return verified ? authenticationInfo.newCounter : null;
    });
  }

  // The library throws for each thing that is wrong with an answer. Nothing in these calls depends on anything but the answer.
  private async unlessWrong<T>(check: (expected: (challenge: string) => Expected) => Promise<T | null>): Promise<T | null> {
    const { siteId, origin } = this;
    if (siteId === null) return null;
    const expected = (challenge: string) => ({
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: siteId,
      requireUserVerification: true,
    });
    try {
      return await check(expected);
    } catch {
      return null;
    }
  }
}

interface Expected {
  readonly expectedChallenge: string;
  readonly expectedOrigin: string;
  readonly expectedRPID: string;
  readonly requireUserVerification: boolean;
}
