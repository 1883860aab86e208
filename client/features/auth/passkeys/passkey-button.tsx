import fingerprint from '../../../art/icons/lucide/fingerprint.svg?raw';
import { Button } from '../../../controls/buttons/button.js';
import { IconDrawing } from '../../../controls/buttons/icon.js';
import { FieldNote } from '../../../controls/fields/field-note.js';
import { passkeySignInTexts as texts } from '../../../texts/en/sign-in-providers.js';
import { usePasskeySignIn } from './use-passkey-sign-in.js';

/** The button to sign in with a passkey. */
export function PasskeyButton({ className }: { className?: string | undefined }) {
  const { isBusy, note, begin } = usePasskeySignIn({ offersInField: true });
  return (
    <>
      <Button kind="line" className={className} busy={isBusy} onClick={() => void begin()}>
        <IconDrawing svg={fingerprint} />
        {texts.use}
      </Button>
      <FieldNote id="passkey-note" hint={note} />
    </>
  );
}
