import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { callServer } from '../../../../api/connection/call-server.js';
import { failureOf, isToldAlready, reasonOf, type Failure } from '../../../../api/connection/failure.js';
import { AdminCreateAccessTokenDocument } from '../../../../api/generated/admin-create-access-token.js';
import type { AccessScope } from '../../../../api/generated/types.js';
import { Button } from '../../../../controls/buttons/button.js';
import { useAlert } from '../../../../controls/dialogs/confirm-dialog.js';
import { Dialog } from '../../../../controls/dialogs/dialog.js';
import { FieldNote } from '../../../../controls/fields/field-note.js';
import { SignInAgain } from '../../../../shell/leaving/sign-in-again.js';
import { scopeTexts } from '../../../../texts/en/access-tokens.js';
import { adminAccountTexts } from '../../../../texts/en/admin.js';
import { newTokenTexts as texts } from '../../../../texts/en/admin-new.js';
import { controlTexts } from '../../../../texts/en/shell.js';
import fields from '../../fields.module.css';
import type { ListedAccount } from '../account-facts.js';

const SCOPES = Object.keys(scopeTexts) as AccessScope[];
const LIFETIMES = ['7', '30', '90', '365', ''] as const;

interface NewTokenDialogProps {
  readonly account: ListedAccount;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onCreated: () => void;
}

interface TokenForm {
  readonly name: string;
  readonly scopes: AccessScope[];
  /** Days; an empty text is until it is revoked. */
  readonly lifetime: (typeof LIFETIMES)[number];
}

/** Creates an access token of an account, and shows it once. */
export function NewTokenDialog({ account, open, onClose, onCreated }: NewTokenDialogProps) {
  const formId = useId();
  const form = useForm<TokenForm>({ defaultValues: { name: '', scopes: ['READ'], lifetime: '90' } });
  const [isStale, setIsStale] = useState(false);
  const alert = useAlert();

  async function submit({ name, scopes, lifetime }: TokenForm) {
    try {
      const input = { accountId: account.id, name, scopes, expiresInDays: lifetime === '' ? null : Number(lifetime) };
      const { token } = (await callServer(AdminCreateAccessTokenDocument, { input })).adminCreateAccessToken;
      onClose();
      onCreated();
      await alert(texts.createdText, token);
    } catch (error) {
      show(failureOf(error));
    }
  }
  function show(failure: Failure) {
    if (failure.kind === 'refused' && failure.code === 'FRESH_SIGN_IN_NEEDED') return setIsStale(true);
    const refused = failure.kind === 'refused' ? failure.fields : {};
    const known = (['scopes', 'name'] as const).filter((name) => name in refused);
    for (const name of known) form.setError(name, { message: refused[name] });
    if (known.length === 0 && !isToldAlready(failure)) form.setError('root', { message: reasonOf(failure) });
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={texts.newTitle({ username: account.username })}
      footer={
        <>
          <Button kind="line" onClick={onClose}>
            {controlTexts.cancel}
          </Button>
          {!isStale && (
            <Button kind="ink" type="submit" form={formId} busy={form.formState.isSubmitting}>
              {texts.create}
            </Button>
          )}
        </>
      }
    >
      {isStale ? (
        <SignInAgain why={adminAccountTexts.stale} />
      ) : (
        <form id={formId} noValidate onSubmit={(event) => void form.handleSubmit(submit)(event)}>
          <TokenFields id={formId} form={form} />
        </form>
      )}
    </Dialog>
  );
}

function TokenFields({ id, form }: { readonly id: string; readonly form: ReturnType<typeof useForm<TokenForm>> }) {
  const { errors } = form.formState;
  return (
    <>
      <label htmlFor={`${id}-name`} className={fields.label}>
        {texts.name}
      </label>
      <input
        id={`${id}-name`}
        dir="auto"
        autoComplete="off"
        className={fields.input}
        aria-invalid={errors.name ? true : undefined}
        aria-describedby={`${id}-name-note`}
        {...form.register('name')}
      />
      <FieldNote id={`${id}-name-note`} error={errors.name?.message} hint={texts.owners} />
      <fieldset className={fields.choices} aria-describedby={`${id}-scopes`}>
        <legend className={fields.label}>{texts.scopes}</legend>
        {SCOPES.map((scope) => (
          <label key={scope} className={fields.check}>
            <input type="checkbox" value={scope} {...form.register('scopes')} />
            {scopeTexts[scope].name}
          </label>
        ))}
      </fieldset>
      <FieldNote id={`${id}-scopes`} error={errors.scopes?.message} />
      <label htmlFor={`${id}-lifetime`} className={fields.label}>
        {texts.lifetime}
      </label>
      <select id={`${id}-lifetime`} className={fields.select} {...form.register('lifetime')}>
        {LIFETIMES.map((days) => (
          <option key={days} value={days}>
            {days === '' ? texts.forever : texts.days({ count: Number(days) })}
          </option>
        ))}
      </select>
      <FieldNote id={`${id}-failed`} error={errors.root?.message} />
    </>
  );
}
