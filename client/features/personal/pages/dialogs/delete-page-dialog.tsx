import { useId, useRef, useState } from 'react';
import { pageLabel, type AccountPage } from '../../../../api/account-pages.js';
import { reasonOf } from '../../../../api/connection/failure.js';
import { Button } from '../../../../controls/buttons/button.js';
import { Dialog } from '../../../../controls/dialogs/dialog.js';
import { FieldNote } from '../../../../controls/fields/field-note.js';
import { useAct } from '../../../../shell/use-act.js';
import { TextField } from '../../../../controls/fields/text-field.js';
import { deletePageTexts as texts, pagesTexts } from '../../../../texts/en/pages.js';
import { controlTexts } from '../../../../texts/en/shell.js';
import { LINKNAME_INPUT } from '../../../../shell/linkname-input.js';
import type { PageDialogProps } from './page-field-dialog.js';
import styles from './delete-page-dialog.module.css';

interface DeletePageDialogProps extends PageDialogProps {
  readonly page: AccountPage;
  /** Called when the row of the page is gone and the dialog, too, so that the focus can be moved. */
  readonly onDeleted: () => void;
}

/** Deletes a page after its linkname was typed. The server compares it. */
export function DeletePageDialog({ open, onClose, changes, page, onDeleted }: DeletePageDialogProps) {
  const formId = useId();
  const [typed, setTyped] = useState('');
  const { run, busy, reason } = useAct();
  const isDeleted = useRef(false);
  const { linkname } = page;

  async function remove() {
    await changes.remove(page, linkname === null ? null : typed);
    isDeleted.current = true;
    onClose();
    return { notice: { text: pagesTexts.deleted, tone: 'done' } } as const;
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      onGone={() => isDeleted.current && onDeleted()}
      title={texts.title({ page: pageLabel(page) })}
      footer={
        <>
          <Button kind="line" onClick={onClose}>
            {controlTexts.cancel}
          </Button>
          <Button kind="danger" type="submit" form={formId} busy={busy !== null}>
            {texts.submit}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void run('delete', remove, (failure) => reasonOf(failure, 'linkname'));
        }}
      >
        <p>{texts.goes}</p>
        <Confirmation id={formId} page={page} typed={typed} problem={reason} onType={setTyped} />
      </form>
    </Dialog>
  );
}

interface ConfirmationProps {
  readonly id: string;
  readonly page: AccountPage;
  readonly typed: string;
  readonly problem: string | undefined;
  readonly onType: (typed: string) => void;
}

/** The field for the linkname. A page without one is deleted without it. */
function Confirmation({ id, page: { linkname, version }, typed, problem, onType }: ConfirmationProps) {
  if (linkname === null) {
    return (
      <>
        <p>{texts.without}</p>
        <FieldNote id={`${id}-problem`} error={problem} />
      </>
    );
  }
  return (
    <>
      {version > 0 && <p>{texts.address}</p>}
      <TextField
        {...LINKNAME_INPUT}
        label={texts.confirm({ linkname })}
        required
        error={problem}
        value={typed}
        onChange={({ target }) => onType(target.value)}
      />
    </>
  );
}
