import { useNavigate } from 'react-router';
import { callServer } from '../../../api/connection/call-server.js';
import { AdminDeleteAccountDocument } from '../../../api/generated/admin-delete-account.js';
import type { AdminDeleteAccountMutation } from '../../../api/generated/types.js';
import { useAlert } from '../../../controls/dialogs/confirm-dialog.js';
import { FieldDialog } from '../../../shell/popups/field-dialog.js';
import { screens } from '../../../shell/screens.js';
import { adminAccountTexts as texts } from '../../../texts/en/admin.js';
import type { ListedAccount } from './account-facts.js';
import styles from './account-actions.module.css';
import { formatDay } from '../../../controls/dates.js';

interface DeleteAccountDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly account: ListedAccount;
}

/** Deletes an account after its username was typed, and then shows the receipt. */
export function DeleteAccountDialog({ account: { id, username }, open, onClose }: DeleteAccountDialogProps) {
  const navigate = useNavigate();
  const alert = useAlert();
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
        const { adminDeleteAccount: receipt } = await callServer(AdminDeleteAccountDocument, { input: { accountId: id, username: typed } });
        await navigate(`${screens.admin}/accounts`, { replace: true });
        void alert(inWords(username, receipt), receipt.receipt);
      }}
    >
      <p className={styles.lost}>{texts.lost}</p>
    </FieldDialog>
  );
}

function inWords(username: string, { at, pages, linknamesFreeAt, isMailed }: AdminDeleteAccountMutation['adminDeleteAccount']): string {
  const facts = { username, at: formatDay(at, { year: 'always' }), pages, until: formatDay(linknamesFreeAt, { year: 'always' }) };
  return `${texts.deleted(facts)} ${isMailed ? texts.receiptMailed : texts.receiptNotMailed}`;
}
