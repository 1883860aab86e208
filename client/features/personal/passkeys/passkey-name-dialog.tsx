import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { callServer } from '../../../api/connection/call-server.js';
import { failureOf, isToldAlready, reasonOf } from '../../../api/connection/failure.js';
import { RenamePasskeyDocument } from '../../../api/generated/rename-passkey.js';
import { Button } from '../../../controls/buttons/button.js';
import { Dialog } from '../../../controls/dialogs/dialog.js';
import { FieldNote } from '../../../controls/fields/field-note.js';
import { TextField } from '../../../controls/fields/text-field.js';
import { useNotify } from '../../../controls/notifications/notifications.js';
import { passkeyTexts as texts } from '../../../texts/en/passkeys.js';
import { controlTexts } from '../../../texts/en/shell.js';
import type { Passkey } from './use-passkeys.js';

interface PasskeyNameDialogProps {
  readonly passkey: Passkey;
  readonly open: boolean;
  readonly onClose: () => void;
  /** Called after the change. */
  readonly onChange: () => Promise<void>;
}

/** Changes what the owner calls a passkey. */
export function PasskeyNameDialog({ passkey, open, onClose, onChange }: PasskeyNameDialogProps) {
  const formId = useId();
  const notify = useNotify();
  const { register, handleSubmit, setError, formState } = useForm({ values: { name: passkey.name } });
  const [problem, setProblem] = useState<string>();

  async function submit({ name }: { name: string }) {
    setProblem(undefined);
    try {
      await callServer(RenamePasskeyDocument, { id: passkey.id, name });
      await onChange();
      notify({ text: texts.renamed, tone: 'done' });
      onClose();
    } catch (error) {
      const failure = failureOf(error);
      if (failure.kind === 'refused' && 'name' in failure.fields)
        setError('name', { message: reasonOf(failure, 'name') }, { shouldFocus: true });
      else if (!isToldAlready(failure)) setProblem(reasonOf(failure));
    }
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={texts.renameTitle}
      footer={
        <>
          <Button kind="line" onClick={onClose}>
            {controlTexts.cancel}
          </Button>
          <Button kind="ink" type="submit" form={formId} busy={formState.isSubmitting}>
            {texts.save}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void handleSubmit(submit)(event)}>
        <TextField
          label={texts.name}
          hint={texts.nameHint}
          maxLength={60}
          autoComplete="off"
          data-autofocus=""
          error={formState.errors.name?.message}
          {...register('name')}
        />
        <FieldNote id={`${formId}-problem`} error={problem} />
      </form>
    </Dialog>
  );
}
