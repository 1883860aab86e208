import { useState } from 'react';
import { useNavigate } from 'react-router';
import { callServer } from '../../../api/connection/call-server.js';
import { AdminDeleteAccountDocument } from '../../../api/generated/admin-delete-account.js';
import type { AdminDeleteAccountMutation } from '../../../api/generated/types.js';
import { FieldDialog } from '../../../shell/popups/field-dialog.js';
import { NewSecretDialog } from '../../../shell/popups/new-secret-dialog.js';
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

type Receipt = AdminDeleteAccountMutation['adminDeleteAccount'];

/** Deletes an account after its username was typed, and then shows the receipt, until it is closed. */
export function DeleteAccountDialog({ account: { id, username }, open, onClose }: DeleteAccountDialogProps) {
  const navigate = useNavigate();
  const [receipt, setReceipt] = useState<Receipt>();
  if (receipt) {
    const { receiptTitle: createdTitle, copyReceipt: copy, receiptCopied: copied } = texts;
    return (
      <NewSecretDialog
        open
        onClose={() => void navigate(`${screens.admin}/accounts`, { replace: true })}
        secret={receipt.receipt}
        texts={{ createdTitle, createdText: inWords(username, receipt), copy, copied }}
      />
    );
  }
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
        setReceipt((await callServer(AdminDeleteAccountDocument, { input: { accountId: id, username: typed } })).adminDeleteAccount);
      }}
    >
      <p className={styles.lost}>{texts.lost}</p>
    </FieldDialog>
  );
}

function inWords(username: string, { at, pages, linknamesFreeAt, isMailed }: Receipt): string {
  const facts = { username, at: formatDay(at, { year: 'always' }), pages, until: formatDay(linknamesFreeAt, { year: 'always' }) };
  return `${texts.deleted(facts)} ${isMailed ? texts.receiptMailed : texts.receiptNotMailed}`;
}
