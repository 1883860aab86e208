import { useId, useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import linkIcon from '../../../art/icons/lucide/link.svg?raw';
import { INVITATION_DAYS, MOST_USES } from '../../../../server/accounts/sign-up/invitation.rules.js';
import { sendChange } from '../../../api/connection/send-change.js';
import { AdminInvitationsDocument } from '../../../api/generated/admin-invitations.js';
import { AdminInviteDocument } from '../../../api/generated/admin-invite.js';
import type { AdminInviteMutation } from '../../../api/generated/types.js';
import { Button } from '../../../controls/buttons/button.js';
import { IconDrawing } from '../../../controls/buttons/icon.js';
import { IconButton } from '../../../controls/buttons/icon-button.js';
import { Quad } from '../../../controls/buttons/quad.js';
import { FieldNote } from '../../../controls/fields/field-note.js';
import { useCopyLink } from '../../../page-editing/links/use-copy-link.js';
import { atFields } from '../../../shell/at-fields.js';
import { useAct } from '../../../shell/use-act.js';
import { copyLinkTexts } from '../../../texts/en/copy-link.js';
import { adminInvitationTexts as texts } from '../../../texts/en/admin-invitations.js';
import { withoutScheme } from './invitation-table.js';
import styles from './invitations-part.module.css';

interface InvitationForm {
  readonly forWhom: string;
  readonly uses: number;
  readonly days: number;
}

type Made = AdminInviteMutation['adminInvite'];

const DAYS = [1, 7, INVITATION_DAYS.usual, 30, 90, INVITATION_DAYS.most];

/** Makes a link, which stays below the form to be copied. */
export function NewInvitation({ onMade }: { readonly onMade: () => void }) {
  const id = useId();
  const form = useForm<InvitationForm>({ defaultValues: { forWhom: '', uses: 1, days: INVITATION_DAYS.usual } });
  const [made, setMade] = useState<Made | null>(null);

  const { run, reason } = useAct();

  async function make({ forWhom, uses, days }: InvitationForm) {
    const input = { forWhom: forWhom.trim() || null, uses: isAddress(forWhom) ? 1 : uses, days };
    setMade((await sendChange(AdminInviteDocument, { input }, { outdated: [AdminInvitationsDocument] })).adminInvite);
    form.reset();
    onMade();
  }
  const submit = (typed: InvitationForm) => run('make', () => make(typed), atFields(form, ['forWhom', 'uses']));

  return (
    <section aria-labelledby={id} className={styles.panel}>
      <h2 id={id} className={styles.panelTitle}>
        {texts.newTitle}
      </h2>
      <form noValidate onSubmit={(event) => void form.handleSubmit(submit)(event)}>
        <ForWhom id={id} form={form} />
        <Limits id={id} form={form} reason={reason} />
        <Button kind="ink" type="submit" busy={form.formState.isSubmitting} className={styles.create}>
          <IconDrawing svg={linkIcon} />
          {texts.create}
        </Button>
      </form>
      <div role="status">{made && <MadeLink made={made} />}</div>
    </section>
  );
}

/** An address can use its invitation once. The server decides what is one. */
function isAddress(forWhom: string): boolean {
  return forWhom.includes('@');
}

interface FieldsProps {
  readonly id: string;
  readonly form: UseFormReturn<InvitationForm>;
}

function ForWhom({ id, form }: FieldsProps) {
  const error = form.formState.errors.forWhom?.message;
  return (
    <>
      <label htmlFor={`${id}-for`} className={styles.label}>
        {texts.forWhom}
      </label>
      <input
        id={`${id}-for`}
        dir="auto"
        autoComplete="off"
        className={styles.input}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={`${id}-for-note`}
        {...form.register('forWhom')}
      />
      <FieldNote id={`${id}-for-note`} error={error} hint={texts.forWhomHint} />
    </>
  );
}

function Limits({ id, form, reason }: FieldsProps & { readonly reason: string | undefined }) {
  const { uses } = form.formState.errors;
  const isMailed = isAddress(form.watch('forWhom'));
  return (
    <>
      <div className={styles.pair}>
        <div>
          <label htmlFor={`${id}-uses`} className={styles.label}>
            {texts.uses}
          </label>
          {isMailed ? (
            <input id={`${id}-uses`} className={styles.input} value={1} readOnly />
          ) : (
            <input
              id={`${id}-uses`}
              type="number"
              min={1}
              max={MOST_USES}
              className={styles.input}
              aria-invalid={uses ? true : undefined}
              aria-describedby={`${id}-uses-note`}
              {...form.register('uses', { valueAsNumber: true, validate: isWithin })}
            />
          )}
        </div>
        <div>
          <label htmlFor={`${id}-days`} className={styles.label}>
            {texts.worksFor}
          </label>
          <select id={`${id}-days`} className={styles.input} {...form.register('days', { valueAsNumber: true })}>
            {DAYS.map((days) => (
              <option key={days} value={days}>
                {texts.days({ count: days })}
              </option>
            ))}
          </select>
        </div>
      </div>
      <FieldNote id={`${id}-uses-note`} error={uses?.message ?? reason} />
    </>
  );
}

function isWithin(uses: number): true | string {
  return (Number.isInteger(uses) && uses >= 1 && uses <= MOST_USES) || texts.usesWrong({ most: MOST_USES });
}

function MadeLink({ made: { invitation, isMailed } }: { readonly made: Made }) {
  const copyLink = useCopyLink();
  const { email, link } = invitation;
  const mailed = email !== null && (isMailed ? texts.mailed({ email }) : texts.notMailed({ email }));
  return (
    <div className={styles.made}>
      <Quad tone={email === null || isMailed ? 'done' : 'failed'} className={styles.quad} />
      <div>
        <p className={styles.name}>{texts.created}</p>
        <bdi dir="ltr" className={styles.madeLink}>
          {withoutScheme(link)}
        </bdi>
        {mailed !== false && <p className={styles.note}>{mailed}</p>}
      </div>
      <IconButton icon="copy" label={copyLinkTexts.copy} onClick={() => void copyLink(link)} />
    </div>
  );
}
