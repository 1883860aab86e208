import { callServer } from '../../../api/connection/call-server.js';
import { RequestEmailChangeDocument } from '../../../api/generated/request-email-change.js';
import { authTexts } from '../../../texts/en/accounts.js';
import { changeEmailTexts as texts } from '../../../texts/en/email-change.js';
import { FieldDialog } from '../../../shell/popups/field-dialog.js';

interface ChangeEmailDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Called when the mail to the new address is on its way. */
  readonly onRequested: () => void;
}

/** Asks for a new e-mail address, and has a link mailed to it. */
export function ChangeEmailDialog({ onRequested, ...dialog }: ChangeEmailDialogProps) {
  return (
    <FieldDialog
      {...dialog}
      title={texts.title}
      field="email"
      input={{ label: texts.email, type: 'email', autoComplete: 'email', required: true, hint: texts.hint }}
      missing={authTexts.emailMissing}
      submitLabel={texts.submit}
      stale={texts.stale}
      send={async (email) => {
        await callServer(RequestEmailChangeDocument, { email });
        onRequested();
      }}
    />
  );
}
