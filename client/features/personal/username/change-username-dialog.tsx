import { sendChange } from '../../../api/connection/send-change.js';
import { ChangeUsernameDocument } from '../../../api/generated/change-username.js';
import { authTexts, registerTexts } from '../../../texts/en/accounts.js';
import { changeUsernameTexts as texts } from '../../../texts/en/personal.js';
import { FieldDialog } from '../../../shell/popups/field-dialog.js';

interface ChangeUsernameDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** The present one. */
  readonly username: string;
}

/** Gives the account another username. */
export function ChangeUsernameDialog({ username, ...dialog }: ChangeUsernameDialogProps) {
  return (
    <FieldDialog
      {...dialog}
      title={texts.title}
      field="username"
      value={username}
      input={{
        label: texts.username,
        hint: registerTexts.usernameHint,
        autoComplete: 'username',
        autoCapitalize: 'none',
        spellCheck: false,
        required: true,
      }}
      missing={authTexts.usernameMissing}
      submitLabel={texts.submit}
      stale={texts.stale}
      done={texts.done}
      send={(username) => sendChange(ChangeUsernameDocument, { username })}
    />
  );
}
