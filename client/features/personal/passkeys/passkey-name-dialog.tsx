import { callServer } from '../../../api/connection/call-server.js';
import { RenamePasskeyDocument } from '../../../api/generated/rename-passkey.js';
import { passkeyTexts as texts } from '../../../texts/en/passkeys.js';
import { FieldDialog } from '../../../shell/popups/field-dialog.js';
import type { Passkey } from './use-passkeys.js';

interface PasskeyNameDialogProps {
  readonly passkey: Passkey;
  readonly open: boolean;
  readonly onClose: () => void;
  /** Called after the change. */
  readonly onChange: () => Promise<unknown>;
}

/** Changes what the owner calls a passkey. */
export function PasskeyNameDialog({ passkey, onChange, ...dialog }: PasskeyNameDialogProps) {
  return (
    <FieldDialog
      {...dialog}
      title={texts.renameTitle}
      field="name"
      value={passkey.name}
      input={{ label: texts.name, hint: texts.nameHint, maxLength: 60, autoComplete: 'off' }}
      submitLabel={texts.save}
      done={texts.renamed}
      send={async (name) => {
        await callServer(RenamePasskeyDocument, { id: passkey.id, name });
        await onChange();
      }}
    />
  );
}
