import { useNavigate } from 'react-router';
import { callServer } from '../../../api/connection/call-server.js';
import { AdminDeleteAccountDocument } from '../../../api/generated/admin-delete-account.js';
import { useNotify } from '../../../controls/notifications/notifications.js';
import { FieldDialog } from '../../../shell/popups/field-dialog.js';
import { screens } from '../../../shell/screens.js';
import { adminAccountTexts as texts } from '../../../texts/en/admin.js';
import type { ListedAccount } from './account-facts.js';
import styles from './account-actions.module.css';

interface DeleteAccountDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly account: ListedAccount;
}

/** Deletes an account after its username was typed. */
export function DeleteAccountDialog({ account: { id, username }, open, onClose }: DeleteAccountDialogProps) {
  const navigate = useNavigate();
  const notify = useNotify();
  return (
    <FieldDialog
      open={open}
      onClose={onClose}
      title={texts.deleteOf({ username })}
      field="username"
      input={{ label: texts.typeUsername({ username }), autoCapitalize: 'none', autoComplete: 'off', spellCheck: false }}
      submitLabel={texts.deleteAccount}
      danger
      stale={texts.stale}
      send={async (typed) => {
        await callServer(AdminDeleteAccountDocument, { input: { accountId: id, username: typed } });
        notify({ text: texts.deleted, tone: 'done' });
        await navigate(`${screens.admin}/accounts`, { replace: true });
      }}
    >
      <p className={styles.lost}>{texts.lost}</p>
    </FieldDialog>
  );
}
