import { useId, useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import type { WebhookEvent } from '../../../api/generated/types.js';
import { sentenceOf } from '../../../api/connection/refusal-sentence.js';
import { Button } from '../../../controls/buttons/button.js';
import { Dialog } from '../../../controls/dialogs/dialog.js';
import { FieldNote } from '../../../controls/fields/field-note.js';
import { TextField } from '../../../controls/fields/text-field.js';
import { atFields } from '../../../shell/at-fields.js';
import { VerifiedEmail } from '../../../shell/email-verification/verified-email.js';
import { useAct } from '../../../shell/use-act.js';
import { controlTexts } from '../../../texts/en/shell.js';
import { webhookEventTexts, webhookTexts as texts } from '../../../texts/en/webhooks.js';
import { GUIDE_ADDRESSES } from '../../../../server/articles/guide.rules.js';
import { parseWebhookAddress, WEBHOOK_ADDRESS_MAX_LENGTH } from '../../../../server/webhooks/webhook.rules.js';
import { NewSecretDialog } from '../../../shell/popups/new-secret-dialog.js';
import { saveWebhook, type Webhook } from './use-webhook.js';
import styles from '../access-tokens/create-token-dialog.module.css';

const EVENTS = Object.keys(webhookEventTexts) as WebhookEvent[];

const ignore = () => undefined;

interface WebhookForm {
  url: string;
  events: WebhookEvent[];
}

interface WebhookFormDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** The webhook to change; without it, a new one. */
  readonly webhook?: Webhook;
  /** Whether the e-mail address of the account is verified. Without it, nothing can be added. */
  readonly emailVerified?: boolean;
  readonly onVerified?: () => void;
}

/** Asks for the address and the events of a webhook, stores it, and shows the secret of a new one. */
export function WebhookFormDialog({ open, onClose, webhook, emailVerified = true, onVerified = ignore }: WebhookFormDialogProps) {
  const formId = useId();
  const { url = '', events = EVENTS } = webhook ?? {};
  const form = useForm<WebhookForm>({ values: { url, events: [...events] } });
  const { run, clear, reason } = useAct();
  const [secret, setSecret] = useState<string>();

  const store = async (input: WebhookForm) => {
    const saved = await saveWebhook(webhook, input);
    if (webhook) close();
    else setSecret(saved);
  };
  const submit = (input: WebhookForm) => run('save', () => store(input), atFields(form, ['events', 'url']));

  function close() {
    onClose();
    // The secret is shown once, and must not be there when the dialog opens again.
    setSecret(undefined);
    clear();
    form.reset();
  }

  if (secret !== undefined) return <NewSecretDialog open={open} onClose={close} secret={secret} texts={texts} />;
  return (
    <Dialog
      open={open}
      onClose={close}
      title={webhook ? texts.changeTitle : texts.createTitle}
      footer={
        <>
          <Button kind="line" onClick={close}>
            {controlTexts.cancel}
          </Button>
          {emailVerified && (
            <Button kind="ink" type="submit" form={formId} busy={form.formState.isSubmitting}>
              {webhook ? texts.save : texts.submit}
            </Button>
          )}
        </>
      }
    >
      <VerifiedEmail verified={emailVerified} why={texts.notVerified} onVerified={onVerified}>
        <form id={formId} noValidate className={styles.form} onSubmit={(event) => void form.handleSubmit(submit)(event)}>
          <Fields form={form} />
          <FieldNote id={`${formId}-problem`} error={reason} />
        </form>
      </VerifiedEmail>
    </Dialog>
  );
}

function Fields({ form: { register, formState } }: { form: UseFormReturn<WebhookForm> }) {
  const noteId = useId();
  const { errors } = formState;
  return (
    <>
      <TextField
        label={texts.address}
        hint={
          <>
            {texts.addressHint} <a href={GUIDE_ADDRESSES.webhooks}>{texts.guide}</a>
          </>
        }
        type="url"
        dir="ltr"
        maxLength={WEBHOOK_ADDRESS_MAX_LENGTH}
        autoComplete="off"
        required
        data-autofocus=""
        error={errors.url?.message}
        {...register('url', { validate: refuseAddress })}
      />
      <fieldset className={styles.scopes} aria-describedby={noteId}>
        <legend className={styles.label}>{texts.events}</legend>
        {EVENTS.map((event) => (
          <label key={event} className={styles.scope}>
            <input type="checkbox" value={event} {...register('events', { required: texts.eventsMissing })} />
            {webhookEventTexts[event]}
          </label>
        ))}
        <FieldNote id={noteId} error={errors.events?.message} />
      </fieldset>
    </>
  );
}

// Whether http and private networks are allowed is for the server to say.
function refuseAddress(typed: string): string | true {
  const parsed = parseWebhookAddress(typed, true);
  return parsed.ok || sentenceOf(parsed.refusal);
}
