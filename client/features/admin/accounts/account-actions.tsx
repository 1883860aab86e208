import { useId, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import archive from '../../../art/icons/lucide/archive.svg?raw';
import ban from '../../../art/icons/lucide/ban.svg?raw';
import fingerprint from '../../../art/icons/lucide/fingerprint.svg?raw';
import key from '../../../art/icons/lucide/key.svg?raw';
import mailCheck from '../../../art/icons/lucide/mail-check.svg?raw';
import phone from '../../../art/icons/lucide/smartphone.svg?raw';
import { AdminLiftSuspensionDocument } from '../../../api/generated/admin-lift-suspension.js';
import { AdminMailPasswordLinkDocument } from '../../../api/generated/admin-mail-password-link.js';
import { AdminRemovePasskeysDocument } from '../../../api/generated/admin-remove-passkeys.js';
import { AdminResetSecondFactorDocument } from '../../../api/generated/admin-reset-second-factor.js';
import { AdminSendDataDocument } from '../../../api/generated/admin-send-data.js';
import { AdminVerifyEmailDocument } from '../../../api/generated/admin-verify-email.js';
import { site } from '../../../api/site.js';
import { Button } from '../../../controls/buttons/button.js';
import { Icon, IconDrawing } from '../../../controls/buttons/icon.js';
import { useConfirm } from '../../../controls/dialogs/confirm-dialog.js';
import { FieldNote } from '../../../controls/fields/field-note.js';
import { SignInAgain } from '../../../shell/leaving/sign-in-again.js';
import { useMedia } from '../../../shell/use-media.js';
import { adminAccountTexts as texts } from '../../../texts/en/admin.js';
import type { AccountDialog } from './account-dialogs.js';
import { ActionsDialog } from './actions-dialog.js';
import { DeleteAccountDialog } from './delete-account-dialog.js';
import { SuspendDialog } from './suspend-dialog.js';
import { READ_AGAIN_WITH_PAGES, type AccountFacts, type ShownAccount } from './use-account.js';
import styles from './account-actions.module.css';

interface AccountActionsProps {
  readonly shown: ShownAccount;
  readonly facts: AccountFacts;
  readonly isOwn: boolean;
}

/** What an operator can do with an account: beside it, or on narrow screens in a sheet. */
export function AccountActions(props: AccountActionsProps) {
  const isBeside = useMedia('(width >= 900px)');
  const [isOpen, setIsOpen] = useState(false);
  const { hash } = useLocation();
  const opens = (dialog: AccountDialog): boolean | undefined => (hash === `#${dialog}` && !props.isOwn ? true : undefined);
  const [suspends, setSuspends] = useState(props.facts.suspension ? undefined : opens('suspend'));
  const [deletes, setDeletes] = useState(opens('delete'));
  const open = (what: (isOpen: boolean) => void) => () => {
    setIsOpen(false);
    what(true);
  };
  const actions = <Actions {...props} onSuspend={open(setSuspends)} onDelete={open(setDeletes)} />;
  return (
    <>
      {isBeside ? (
        <section className={styles.actions}>
          <h2 className={styles.title}>{texts.actions}</h2>
          {actions}
        </section>
      ) : (
        <>
          <Button kind="line" className={styles.opener} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
            {texts.actions}
            <Icon name="chevron-down" />
          </Button>
          <ActionsDialog open={isOpen} onClose={() => setIsOpen(false)}>
            {actions}
          </ActionsDialog>
        </>
      )}
      {suspends !== undefined && <SuspendDialog {...props} open={suspends} onClose={() => setSuspends(false)} />}
      {deletes !== undefined && <DeleteAccountDialog account={props.facts.account} open={deletes} onClose={() => setDeletes(false)} />}
    </>
  );
}

interface ActionsProps extends AccountActionsProps {
  readonly onSuspend: () => void;
  readonly onDelete: () => void;
}

function Actions({ shown, facts, isOwn, onSuspend, onDelete }: ActionsProps) {
  const { id, email, emailVerified } = facts.account;
  const reason = useId();
  const of = { accountId: id };
  const confirm = useConfirm();
  const verify = async () => {
    const question = { title: texts.verifyOf({ email }), explanation: texts.verifyText, confirmLabel: texts.verifyEmail };
    if (await confirm(question)) await shown.act('verify', AdminVerifyEmailDocument, of, texts.nowVerified);
  };
  return (
    <div className={styles.list}>
      <Action
        svg={mailCheck}
        label={texts.verifyEmail}
        note={emailVerified ? texts.isVerified : texts.verifies({ email })}
        isOff={emailVerified}
        isBusy={shown.busy === 'verify'}
        onPress={verify}
      />
      {site().passwordSignIn && (
        <Action
          svg={key}
          label={texts.resetPassword}
          note={texts.mailsLink({ email })}
          isBusy={shown.busy === 'password'}
          onPress={() => shown.act('password', AdminMailPasswordLinkDocument, of, texts.linkMailed)}
        />
      )}
      <SendData shown={shown} facts={facts} />
      <LostFactors shown={shown} facts={facts} />
      <FieldNote id={reason} error={shown.reason} />
      {shown.isStale && <SignInAgain why={texts.stale} />}
      <hr className={styles.rule} />
      <SuspendOrLift shown={shown} facts={facts} isOwn={isOwn} onSuspend={onSuspend} />
      <Action
        icon={<Icon name="trash" />}
        label={texts.delete}
        note={isOwn ? texts.ownAccount : texts.deletes}
        isOff={isOwn}
        isDanger
        onPress={onDelete}
      />
    </div>
  );
}

/** For an owner who asks for it. Whoever sends the link does not see the data. */
function SendData({ shown, facts }: Pick<AccountActionsProps, 'shown' | 'facts'>) {
  const { id, email, emailVerified } = facts.account;
  return (
    <Action
      svg={archive}
      label={texts.sendData}
      note={emailVerified ? texts.mailsLink({ email }) : texts.notConfirmed}
      isOff={!emailVerified}
      isBusy={shown.busy === 'data'}
      onPress={() => shown.act('data', AdminSendDataDocument, { accountId: id }, texts.dataMailed)}
    />
  );
}

/** For an owner who has lost a device. Both ask first, because the owner has to set them up anew. */
function LostFactors({ shown, facts }: Pick<AccountActionsProps, 'shown' | 'facts'>) {
  const confirm = useConfirm();
  const { account, appSince, passkeys } = facts;
  const of = { accountId: account.id };
  const ask = async (title: string, run: () => Promise<unknown>) => {
    if (await confirm({ title, explanation: texts.tellsOwner, confirmLabel: texts.reset, danger: true })) await run();
  };
  const hasApp = appSince !== null && appSince !== undefined;
  return (
    <>
      <Action
        svg={phone}
        label={texts.resetSecondFactor}
        note={hasApp ? texts.removesApp : texts.noApp}
        isOff={!hasApp}
        isBusy={shown.busy === 'app'}
        onPress={() =>
          ask(texts.resetSecondFactorOf({ username: account.username }), () =>
            shown.act('app', AdminResetSecondFactorDocument, of, texts.appRemoved),
          )
        }
      />
      <Action
        svg={fingerprint}
        label={texts.removePasskeys}
        note={passkeys.length > 0 ? texts.passkeys({ count: passkeys.length }) : texts.noPasskeys}
        isOff={passkeys.length === 0}
        isBusy={shown.busy === 'passkeys'}
        onPress={() =>
          ask(texts.removePasskeysOf({ username: account.username }), () =>
            shown.act('passkeys', AdminRemovePasskeysDocument, of, texts.passkeysRemoved),
          )
        }
      />
    </>
  );
}

function SuspendOrLift({ shown, facts, isOwn, onSuspend }: Omit<ActionsProps, 'onDelete'>) {
  if (!facts.suspension)
    return <Action svg={ban} label={texts.suspend} note={isOwn ? texts.ownAccount : texts.suspends} isOff={isOwn} onPress={onSuspend} />;
  return (
    <Action
      svg={ban}
      label={texts.lift}
      note={texts.lifts}
      isBusy={shown.busy === 'lift'}
      onPress={() => shown.act('lift', AdminLiftSuspensionDocument, { accountId: facts.account.id }, texts.lifted, READ_AGAIN_WITH_PAGES)}
    />
  );
}

interface ActionProps {
  readonly svg?: string;
  readonly icon?: ReactNode;
  readonly label: string;
  /** What it does, or why it cannot be done. */
  readonly note: string;
  readonly isOff?: boolean;
  readonly isBusy?: boolean;
  readonly isDanger?: boolean;
  readonly onPress: () => unknown;
}

function Action({ svg, icon, label, note, isOff = false, isBusy = false, isDanger = false, onPress }: ActionProps) {
  const id = useId();
  return (
    <div>
      <Button
        kind="line"
        className={isDanger ? styles.danger : styles.action}
        disabled={isOff}
        busy={isBusy}
        aria-describedby={id}
        onClick={() => void onPress()}
      >
        {svg === undefined ? icon : <IconDrawing svg={svg} />}
        {label}
      </Button>
      <p id={id} className={styles.note}>
        {note}
      </p>
    </div>
  );
}
