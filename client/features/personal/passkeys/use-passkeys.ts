import type { RefObject } from 'react';
import { startRegistration, WebAuthnError } from '@simplewebauthn/browser';
import { callServer } from '../../../api/connection/call-server.js';
import { AddPasskeyDocument } from '../../../api/generated/add-passkey.js';
import { RemovePasskeyDocument } from '../../../api/generated/remove-passkey.js';
import { StartAddingPasskeyDocument } from '../../../api/generated/start-adding-passkey.js';
import type { PasskeysQuery, StartAddingPasskeyMutation } from '../../../api/generated/types.js';
import { site } from '../../../api/site.js';
import { useConfirm } from '../../../controls/dialogs/confirm-dialog.js';
import { NotDone, useAct, type RunningAct } from '../../../shell/use-act.js';
import { passkeyTexts as texts } from '../../../texts/en/passkeys.js';

export type Passkey = PasskeysQuery['passkeys'][number];

/** What stands for a new passkey while it is added. */
export const NEW_PASSKEY = 'new';

interface PasskeyChanges extends Omit<RunningAct, 'run'> {
  /** Lets the device make a passkey. `device` is what the user's device is called. */
  readonly add: (device: string) => Promise<unknown>;
  /** Removes a passkey after a confirmation. */
  readonly remove: (passkey: Passkey) => Promise<void>;
}

/** Adds and removes passkeys. `onChange` is called after each change, and then the list gets the focus. */
export function usePasskeys(list: RefObject<HTMLElement | null>, onChange: () => Promise<unknown>): PasskeyChanges {
  const confirm = useConfirm();
  const { run, ...state } = useAct();
  return {
    ...state,
    add: (device) =>
      run(NEW_PASSKEY, async () => {
        const { startAddingPasskey } = await callServer(StartAddingPasskeyDocument, {});
        const made = await makeOnDevice(startAddingPasskey);
        const name = nameOf(made.transports, device);
        await callServer(AddPasskeyDocument, { input: { ...made, name } });
        await onChange();
        return { notice: { text: texts.added, tone: 'done' }, focus: list };
      }),
    remove: async (passkey) => {
      const { id, name } = passkey;
      const question = { title: texts.question({ name }), explanation: texts.questionText, confirmLabel: texts.remove, danger: true };
      if (!(await confirm(question))) return;
      await run(id, async () => {
        await callServer(RemovePasskeyDocument, { id });
        await onChange();
        return { notice: { text: texts.removed, tone: 'done' }, focus: list };
      });
    },
  };
}

/** The passkey that the device has made. */
async function makeOnDevice({ challenge, siteId, userHandle, username, known }: StartAddingPasskeyMutation['startAddingPasskey']) {
  try {
    const { id, response } = await startRegistration({
      optionsJSON: {
        challenge,
        rp: { id: siteId, name: site().siteName },
        user: { id: userHandle, name: username, displayName: username },
        // Ed25519, ECDSA and RSA, in the order of preference.
        pubKeyCredParams: [-8, -7, -257].map((alg) => ({ type: 'public-key', alg })),
        excludeCredentials: known.map((one) => ({ type: 'public-key', id: one })),
        authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
        attestation: 'none',
      },
    });
    const { clientDataJSON, attestationObject, transports = [] } = response;
    return { credentialId: id, clientDataJson: clientDataJSON, attestationObject, transports: [...transports] };
  } catch (error) {
    if (error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED') throw new NotDone(texts.knownHere);
    console.warn('The device made no passkey.', error);
    throw new NotDone(texts.nothingAdded);
  }
}

/** What a new passkey is called at first: its owner can change it. */
function nameOf(transports: readonly string[], device: string): string {
  if (transports.includes('internal')) return device;
  if (transports.some((way) => ['usb', 'nfc', 'ble', 'smart-card'].includes(way))) return texts.securityKey;
  return transports.includes('hybrid') ? texts.phone : device;
}
