import { startAuthentication, WebAuthnError } from '@simplewebauthn/browser';
import type { PasskeyAnswerInput, StartPasskeySignInMutation } from '../../../api/generated/types.js';

/**
 * Lets the device sign a challenge with one of its passkeys. `nothing` when the user has not taken one, and `replaced` when another question
 * has taken the place of this one. With `inField`, the browser offers them in the field of the username, and waits.
 */
export async function askDevice(
  { challenge, siteId }: StartPasskeySignInMutation['startPasskeySignIn'],
  inField: boolean,
): Promise<PasskeyAnswerInput | 'nothing' | 'replaced'> {
  try {
    const { id, response } = await startAuthentication({
      optionsJSON: { challenge, rpId: siteId, userVerification: 'required', allowCredentials: [] },
      useBrowserAutofill: inField,
    });
    const { clientDataJSON, authenticatorData, signature, userHandle = '' } = response;
    return { credentialId: id, clientDataJson: clientDataJSON, authenticatorData, signature, userHandle };
  } catch (error) {
    if (error instanceof WebAuthnError && error.code === 'ERROR_CEREMONY_ABORTED') return 'replaced';
    return 'nothing';
  }
}
