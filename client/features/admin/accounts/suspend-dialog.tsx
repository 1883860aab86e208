import { useId, useState } from 'react';
import { useForm, type UseFormSetError } from 'react-hook-form';
import archive from '../../../art/icons/lucide/archive.svg?raw';
import eyeOff from '../../../art/icons/lucide/eye-off.svg?raw';
import { callServer } from '../../../api/connection/call-server.js';
import { failureOf, isToldAlready, reasonOf } from '../../../api/connection/failure.js';
import { AdminSuspendAccountDocument } from '../../../api/generated/admin-suspend-account.js';
import type { SuspensionReason } from '../../../api/generated/types.js';
import { Button } from '../../../controls/buttons/button.js';
import { Icon, IconDrawing } from '../../../controls/buttons/icon.js';
import { Dialog } from '../../../controls/dialogs/dialog.js';
import { useNotify } from '../../../controls/notifications/notifications.js';
import { SignInAgain } from '../../../shell/leaving/sign-in-again.js';
import { adminAccountTexts as texts } from '../../../texts/en/admin.js';
import { ReasonFields, type ReasonForm } from '../reason-fields.js';
import type { AccountFacts, ShownAccount } from './use-account.js';
import styles from './suspend-dialog.module.css';

interface SuspendDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly facts: AccountFacts;
  readonly shown: ShownAccount;
}

/** Suspends an account, for a reason that its owner reads. */
export function SuspendDialog({ open, onClose, facts, shown }: SuspendDialogProps) {
  const formId = useId();
  const [isStale, setIsStale] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={texts.suspendOf({ username: facts.account.username })}
      footer={
        <>
          <Button kind="line" data-autofocus="" onClick={onClose}>
            {texts.doNotSuspend}
          </Button>
          {!isStale && (
            <Button kind="danger" type="submit" form={formId} busy={isBusy}>
              {texts.suspendNow}
            </Button>
          )}
        </>
      }
    >
      <Consequences facts={facts} />
      {isStale ? (
        <SignInAgain why={texts.staleHour} />
      ) : (
        <SuspensionFields {...{ formId, facts, shown }} onDone={onClose} onBusy={setIsBusy} onStale={() => setIsStale(true)} />
      )}
    </Dialog>
  );
}

interface SuspensionFieldsProps extends Pick<SuspendDialogProps, 'facts' | 'shown'> {
  readonly formId: string;
  readonly onDone: () => void;
  readonly onBusy: (isBusy: boolean) => void;
  readonly onStale: () => void;
}

function SuspensionFields({ formId, facts, shown, onDone, onBusy, onStale }: SuspensionFieldsProps) {
  const form = useForm<ReasonForm>({ defaultValues: { reason: '', words: '' } });
  const suspend = useSuspend(form.setError, { facts, shown, onDone, onStale });

  async function submit({ reason, words }: ReasonForm) {
    if (reason === '') return;
    onBusy(true);
    await suspend(reason, words);
    onBusy(false);
  }

  return (
    <form id={formId} noValidate className={styles.form} onSubmit={(event) => void form.handleSubmit(submit)(event)}>
      <ReasonFields id={formId} form={form} hint={texts.wordsGo({ email: facts.account.email })} />
    </form>
  );
}

function useSuspend(
  setError: UseFormSetError<ReasonForm>,
  { facts, shown, onDone, onStale }: Pick<SuspensionFieldsProps, 'facts' | 'shown' | 'onDone' | 'onStale'>,
) {
  const notify = useNotify();
  return async (reason: SuspensionReason, words: string) => {
    try {
      const { adminSuspendAccount } = await callServer(AdminSuspendAccountDocument, {
        input: { accountId: facts.account.id, reason, words },
      });
      shown.show(adminSuspendAccount);
      notify({ text: texts.nowSuspended, about: facts.account.username, tone: 'done' });
      onDone();
    } catch (error) {
      const failure = failureOf(error);
      if (failure.kind === 'refused' && failure.code === 'FRESH_SIGN_IN_NEEDED') onStale();
      else if (!isToldAlready(failure)) setError('root', { message: reasonOf(failure) });
    }
  };
}

function Consequences({ facts: { pages, sessions } }: Pick<SuspendDialogProps, 'facts'>) {
  const published = pages.filter(({ version, isHidden }) => version > 0 && !isHidden).length;
  return (
    <ul className={styles.consequences}>
      <li>
        <Icon name="log-out" />
        {texts.sessionsEnd({ count: sessions.length })}
      </li>
      <li>
        <IconDrawing svg={eyeOff} />
        {texts.pagesHidden({ count: published })}
      </li>
      <li>
        <IconDrawing svg={archive} />
        {texts.nothingDeleted}
      </li>
    </ul>
  );
}
