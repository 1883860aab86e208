import { useId, useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import type { AccessScope } from '../../../api/generated/types.js';
import { sentenceOf } from '../../../api/connection/refusal-sentence.js';
import { Button } from '../../../controls/buttons/button.js';
import { Dialog } from '../../../controls/dialogs/dialog.js';
import { FieldNote } from '../../../controls/fields/field-note.js';
import { TextField } from '../../../controls/fields/text-field.js';
import { accessTokenTexts as texts, scopeTexts } from '../../../texts/en/access-tokens.js';
import { controlTexts } from '../../../texts/en/shell.js';
import { ACCESS_TOKEN_NAME_MAX_LENGTH, parseAccessTokenName } from '../../../../server/accounts/access-tokens/access-token.rules.js';
import { NewSecretDialog } from '../../../shell/popups/new-secret-dialog.js';
import { atFields } from '../../../shell/at-fields.js';
import { SignInAgain } from '../../../shell/leaving/sign-in-again.js';
import { useAct } from '../../../shell/use-act.js';
import { createAccessToken } from './use-access-tokens.js';
import styles from './create-token-dialog.module.css';

const SCOPES = Object.keys(scopeTexts) as AccessScope[];
const LIFETIMES = ['7', '30', '90', '365', ''] as const;

interface TokenForm {
  name: string;
  scopes: AccessScope[];
  /** Days; an empty text is for ever. */
  lifetime: string;
}

interface CreateTokenDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Asks for name, scopes and lifetime of an access token, creates it, and shows it once. */
export function CreateTokenDialog({ open, onClose }: CreateTokenDialogProps) {
  const formId = useId();
  const form = useForm<TokenForm>({ defaultValues: { name: '', scopes: ['READ'], lifetime: '90' } });
  const { run, clear, reason, isStale } = useAct();
  const [token, setToken] = useState<string>();

  const submit = ({ name, scopes, lifetime }: TokenForm) =>
    run(
      'create',
      async () => setToken(await createAccessToken({ name, scopes, expiresInDays: lifetime === '' ? null : Number(lifetime) })),
      atFields(form, ['scopes', 'name']),
    );

  function close() {
    onClose();
    // The token is shown once, and must not be there when the dialog opens again.
    setToken(undefined);
    clear();
    form.reset();
  }

  if (token !== undefined) return <NewSecretDialog open={open} onClose={close} secret={token} texts={texts} />;
  return (
    <Dialog
      open={open}
      onClose={close}
      title={texts.createTitle}
      footer={
        <>
          <Button kind="line" onClick={close}>
            {controlTexts.cancel}
          </Button>
          <Button kind="ink" type="submit" form={formId} busy={form.formState.isSubmitting}>
            {texts.submit}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className={styles.form} onSubmit={(event) => void form.handleSubmit(submit)(event)}>
        <Fields form={form} />
        <FieldNote id={`${formId}-problem`} error={reason} />
        {isStale && <SignInAgain why={texts.whySignInAgain} />}
      </form>
    </Dialog>
  );
}

function Fields({ form: { register, formState } }: { form: UseFormReturn<TokenForm> }) {
  const [selectId, noteId] = [useId(), useId()];
  const { errors } = formState;
  return (
    <>
      <TextField
        label={texts.name}
        hint={texts.nameHint}
        maxLength={ACCESS_TOKEN_NAME_MAX_LENGTH}
        autoComplete="off"
        required
        data-autofocus=""
        error={errors.name?.message}
        {...register('name', { validate: refuseName })}
      />
      <fieldset className={styles.scopes} aria-describedby={noteId}>
        <legend className={styles.label}>{texts.scopes}</legend>
        {SCOPES.map((scope) => (
          <label key={scope} className={styles.scope}>
            <input type="checkbox" value={scope} {...register('scopes', { required: texts.scopesMissing })} />
            <span>
              {scopeTexts[scope].name}
              <span className={styles.allows}>{scopeTexts[scope].allows}</span>
            </span>
          </label>
        ))}
        <FieldNote id={noteId} error={errors.scopes?.message} />
      </fieldset>
      <div className={styles.lifetime}>
        <label htmlFor={selectId} className={styles.label}>
          {texts.lifetime}
        </label>
        <select id={selectId} {...register('lifetime')}>
          {LIFETIMES.map((days) => (
            <option key={days} value={days}>
              {days === '' ? texts.forEver : texts.days({ days: Number(days) })}
            </option>
          ))}
        </select>
      </div>
    </>
  );
}

function refuseName(typed: string): string | true {
  const parsed = parseAccessTokenName(typed);
  return parsed.ok || sentenceOf(parsed.refusal);
}
