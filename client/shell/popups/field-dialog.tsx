import { useId, type ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../controls/buttons/button.js';
import { Dialog } from '../../controls/dialogs/dialog.js';
import { FieldNote } from '../../controls/fields/field-note.js';
import { TextField, type TextFieldProps } from '../../controls/fields/text-field.js';
import { controlTexts } from '../../texts/en/shell.js';
import { atFields } from '../at-fields.js';
import { SignInAgain } from '../leaving/sign-in-again.js';
import { useAct, type Done, type RunningAct } from '../use-act.js';

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
  /** The notification when that is done. */
  readonly done?: string;
}

/** A dialog with one field of the account, which is sent to the server. */
export function FieldDialog({ open, onClose, title, submitLabel, danger = false, stale, children, ...fields }: FieldDialogProps) {
  const formId = useId();
  const act = useAct();
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
          {!act.isStale && (
            <Button kind={danger ? 'danger' : 'ink'} type="submit" form={formId} busy={act.busy !== null}>
              {submitLabel}
            </Button>
          )}
        </>
      }
    >
      {act.isStale && stale !== undefined ? (
        <SignInAgain why={stale} />
      ) : (
        <>
          {children}
          <FieldForm {...{ formId, onClose, act, ...fields }} />
        </>
      )}
    </Dialog>
  );
}

interface FieldFormProps extends Pick<FieldDialogProps, 'onClose' | 'field' | 'value' | 'input' | 'missing' | 'send' | 'done'> {
  readonly formId: string;
  readonly act: RunningAct;
}

function FieldForm({ formId, onClose, field, value = '', input, missing, send, done, act }: FieldFormProps) {
  const form = useForm({ values: { typed: value } });
  const { register, handleSubmit, formState } = form;

  async function submit({ typed }: { typed: string }) {
    const work = async (): Promise<Done> => {
      await send(typed);
      return done === undefined ? {} : { notice: { text: done, tone: 'done' } };
    };
    if (await act.run(field, work, atFields(form, [['typed', field]]))) onClose();
  }

  return (
    <form id={formId} noValidate onInput={act.clear} onSubmit={(event) => void handleSubmit(submit)(event)}>
      <TextField
        {...input}
        data-autofocus=""
        error={formState.errors.typed?.message}
        {...register('typed', { required: missing ?? false })}
      />
      <FieldNote id={`${formId}-reason`} error={act.reason} />
    </form>
  );
}
