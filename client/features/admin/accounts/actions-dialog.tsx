import type { ReactNode } from 'react';
import { Dialog } from '../../../controls/dialogs/dialog.js';
import { adminAccountTexts as texts } from '../../../texts/en/admin.js';

interface ActionsDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** What an operator can do with an account, in a sheet. */
export function ActionsDialog({ open, onClose, children }: ActionsDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={texts.actions} width={440}>
      {children}
    </Dialog>
  );
}
