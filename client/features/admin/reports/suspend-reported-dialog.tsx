import { useId, useState } from 'react';
import { SUSPENSION_WORDS_MOST } from '../../../../server/accounts/suspension/suspension.rules.js';
import { Button } from '../../../controls/buttons/button.js';
import { Dialog } from '../../../controls/dialogs/dialog.js';
import { FieldNote } from '../../../controls/fields/field-note.js';
import { adminAccountTexts } from '../../../texts/en/admin.js';
import { adminReportTexts as texts } from '../../../texts/en/admin-reports.js';
import fields from '../fields.module.css';
import type { ReportFacts } from './use-report.js';

interface SuspendReportedDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly report: ReportFacts['report'];
  readonly account: NonNullable<ReportFacts['account']>;
  /** Suspends the account, with words to its owner. */
  readonly onSuspend: (words: string) => void;
}

/** Asks before an account is suspended for the reason of a report, and what its owner is told beside it. */
export function SuspendReportedDialog({ open, onClose, report, account: { username, email }, onSuspend }: SuspendReportedDialogProps) {
  const id = useId();
  const [words, setWords] = useState('');
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={adminAccountTexts.suspendOf({ username })}
      footer={
        <>
          <Button kind="line" data-autofocus="" onClick={onClose}>
            {adminAccountTexts.doNotSuspend}
          </Button>
          <Button
            kind="danger"
            onClick={() => {
              onClose();
              onSuspend(words);
            }}
          >
            {adminAccountTexts.suspendNow}
          </Button>
        </>
      }
    >
      <p>{texts.suspends({ reason: adminAccountTexts.reasonOf({ reason: report.reason }) })}</p>
      <label htmlFor={id} className={fields.label}>
        {adminAccountTexts.words}
      </label>
      <textarea
        id={id}
        rows={3}
        dir="auto"
        maxLength={SUSPENSION_WORDS_MOST}
        className={fields.words}
        value={words}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => setWords(target.value)}
      />
      <FieldNote id={`${id}-hint`} hint={adminAccountTexts.wordsGo({ email })} />
    </Dialog>
  );
}
