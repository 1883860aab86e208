import { useState } from 'react';
import { Button } from '../../../controls/buttons/button.js';
import { deletionTexts } from '../../../texts/en/personal.js';
import { DeleteAccountDialog } from './delete-account-dialog.js';

interface DeleteAccountSettingsProps {
  username: string;
  /** The first username of the account. */
  owner: string;
  hasPassword: boolean;
}

/** The button that opens the dialog to delete the account. */
export function DeleteAccountSettings(account: DeleteAccountSettingsProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button kind="line" onClick={() => setOpen(true)}>
        {deletionTexts.open}
      </Button>
      <DeleteAccountDialog open={open} onClose={() => setOpen(false)} {...account} />
    </>
  );
}
