import { useId, useState, type ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { failureOf, isToldAlready, reasonOf } from '../../api/connection/failure.js';
import { Button } from '../../controls/buttons/button.js';
import { Dialog } from '../../controls/dialogs/dialog.js';
import { FieldNote } from '../../controls/fields/field-note.js';
import { TextField, type TextFieldProps } from '../../controls/fields/text-field.js';
import { controlTexts } from '../../texts/en/shell.js';
import { SignInAgain } from '../leaving/sign-in-again.js';

interface FieldDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  /** The name that the server knows the field by. */
  readonly field: string;
  /** What the field has at first. */
  readonly value?: string;
  readonly input: TextFieldProps;
  /** What an empty field says; without it, an empty one is sent. */
  readonly missing?: string;
  readonly submitLabel: string;
  /** Whether it deletes something. */
  readonly danger?: boolean;
  /** What stands above the field. */
  readonly children?: ReactNode;
  /** Why the user has to sign in again first, for what the server refuses otherwise. */
  readonly stale?: string;
  /** Sends what was typed. Its error is shown, and the dialog stays open. */
  readonly send: (typed: string) => Promise<unknown>;
}

/** A dialog with one field of the account, which is sent to the server. */
export function FieldDialog({ open, onClose, title, submitLabel, danger = false, stale, children, ...fields }: FieldDialogProps) {
  const formId = useId();
  const [isStale, setIsStale] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button kind="line" onClick={onClose}>
            {controlTexts.cancel}
          </Button>
          {!isStale && (
            <Button kind={danger ? 'danger' : 'ink'} type="submit" form={formId} busy={isBusy}>
              {submitLabel}
            </Button>
          )}
        </>
      }
    >
      {isStale && stale !== undefined ? (
        <SignInAgain why={stale} />
      ) : (
        <>
          {children}
          <FieldForm {...{ formId, onClose, ...fields }} onBusy={setIsBusy} onStale={() => setIsStale(true)} />
        </>
      )}
    </Dialog>
  );
}

interface FieldFormProps extends Pick<FieldDialogProps, 'onClose' | 'field' | 'value' | 'input' | 'missing' | 'send'> {
  readonly formId: string;
  readonly onBusy: (isBusy: boolean) => void;
  readonly onStale: () => void;
}

function FieldForm({ formId, onClose, field, value = '', input, missing, send, onBusy, onStale }: FieldFormProps) {
  const { register, handleSubmit, setError, clearErrors, formState } = useForm({ values: { typed: value } });
  const { errors } = formState;

  function refuse(error: unknown) {
    const failure = failureOf(error);
    if (failure.kind === 'refused' && failure.code === 'FRESH_SIGN_IN_NEEDED') return onStale();
    if (isToldAlready(failure)) return;
    const isOfField = failure.kind === 'refused' && field in failure.fields;
    setError(isOfField ? 'typed' : 'root', { message: reasonOf(failure, field) }, { shouldFocus: isOfField });
  }

  async function submit({ typed }: { typed: string }) {
    onBusy(true);
    const sent = await send(typed).then(() => true, refuse);
    onBusy(false);
    if (sent) onClose();
  }

  return (
    <form id={formId} noValidate onInput={() => clearErrors('root')} onSubmit={(event) => void handleSubmit(submit)(event)}>
      <TextField {...input} data-autofocus="" error={errors.typed?.message} {...register('typed', { required: missing ?? false })} />
      <FieldNote id={`${formId}-reason`} error={errors.root?.message} />
    </form>
  );
}
