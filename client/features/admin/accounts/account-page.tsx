import arrowLeft from '../../../art/icons/lucide/arrow-left.svg?raw';
import fingerprint from '../../../art/icons/lucide/fingerprint.svg?raw';
import key from '../../../art/icons/lucide/key.svg?raw';
import laptop from '../../../art/icons/lucide/laptop.svg?raw';
import phone from '../../../art/icons/lucide/smartphone.svg?raw';
import users from '../../../art/icons/lucide/users.svg?raw';
import { reasonNotRead } from '../../../api/connection/failure.js';
import { AdminEndSessionsDocument } from '../../../api/generated/admin-end-sessions.js';
import { Button } from '../../../controls/buttons/button.js';
import { useConfirm } from '../../../controls/dialogs/confirm-dialog.js';
import { Icon, IconDrawing } from '../../../controls/buttons/icon.js';
import { Link } from '../../../controls/buttons/link-component.js';
import { DidNotLoad } from '../../../controls/loading/did-not-load.js';
import { Skeleton, SkeletonBar } from '../../../controls/loading/skeleton.js';
import { screens } from '../../../shell/screens.js';
import { adminAccountListTexts, adminAccountTexts as texts, adminTexts } from '../../../texts/en/admin.js';
import { reportsOfPath } from '../admin-parts.js';
import { wordNumber } from '../overview/figures-in-words.js';
import { AccountBlock } from './blocks/account-block.js';
import { AccountLog } from './blocks/account-log.js';
import { AccountPages } from './blocks/account-pages.js';
import { useAccountPages, type ShownPages } from './blocks/use-account-pages.js';
import { AccessTokens } from './tokens/access-tokens.js';
import { AccountActions } from './account-actions.js';
import { AccountState, AccountTile, dayIn, seenAgo, type ListedAccount } from './account-facts.js';
import { useAccount, type AccountFacts, type ShownAccount } from './use-account.js';
import { AdminChangeRoleDocument } from '../../../api/generated/admin-change-role.js';
import styles from './account-page.module.css';

/** An account: its pages, how its owner signs in, and what an operator can do with it. */
export function AccountPage({ id, isOwn }: { readonly id: string; readonly isOwn: boolean }) {
  const shown = useAccount(id);
  return (
    <>
      <Link href={`${screens.admin}/accounts`} className={styles.back}>
        <IconDrawing svg={arrowLeft} isDirected />
        {adminTexts.accounts}
      </Link>
      {shown.facts && <Loaded shown={shown} facts={shown.facts} isOwn={isOwn} />}
      {!shown.facts && !shown.failure && <Loading />}
      {!shown.facts && shown.failure && (
        <DidNotLoad heading="h1" title={texts.failedTitle} text={reasonNotRead(shown.failure, texts.failed)} onRetry={shown.load} />
      )}
    </>
  );
}

interface LoadedProps {
  readonly shown: ShownAccount;
  readonly facts: AccountFacts;
  readonly isOwn: boolean;
}

function Loaded({ shown, facts, isOwn }: LoadedProps) {
  const { account, suspension } = facts;
  const pages = useAccountPages(facts);
  return (
    <>
      <div className={styles.head}>
        <AccountTile account={account} isLarge />
        <div className={styles.names}>
          <h1 dir="ltr">{account.username}</h1>
          <p className={styles.state}>
            <AccountState account={account} />
            <bdi dir="ltr" className={styles.email}>
              {account.email}
            </bdi>
            {account.emailVerified && (
              <span className={styles.verified}>
                <Icon name="circle-check" />
                {texts.verified}
              </span>
            )}
          </p>
        </div>
      </div>
      {suspension && (
        <p className={styles.suspension}>
          {texts.suspendedSince({ day: dayIn(suspension.since), reason: texts.reasonOf({ reason: suspension.reason }) })}{' '}
          {suspension.words !== null && suspension.words !== undefined && <q>{suspension.words}</q>}
        </p>
      )}
      <div className={styles.columns}>
        <div className={styles.aside}>
          <AccountActions shown={shown} facts={facts} isOwn={isOwn} />
          <Facts shown={shown} facts={facts} isOwn={isOwn} pages={pages.pages} />
        </div>
        <div className={styles.main}>
          <AccountPages shown={pages} facts={facts} />
          <WaysIn facts={facts} />
          <Sessions shown={shown} facts={facts} />
          <AccessTokens facts={facts} />
          <AccountLog facts={facts} />
        </div>
      </div>
    </>
  );
}

function WaysIn({ facts: { passkeys, providers, appSince, hasPassword } }: Pick<LoadedProps, 'facts'>) {
  return (
    <AccountBlock title={texts.waysIn}>
      <ul className={styles.list}>
        <Way svg={fingerprint} name={texts.passkeys({ count: passkeys.length })} note={passkeys.join(', ')} />
        {providers.map(({ label, email, linkedAt }) => (
          <Way
            key={label}
            svg={users}
            name={label}
            note={[email, linkedAt && texts.linked({ day: dayIn(linkedAt) })].filter(Boolean).join(', ')}
          />
        ))}
        <Way svg={phone} name={texts.app} note={appSince ? texts.onSince({ day: dayIn(appSince) }) : texts.off} />
        <Way svg={key} name={texts.password} note={hasPassword ? texts.on : texts.none} />
      </ul>
    </AccountBlock>
  );
}

function Way({ svg, name, note }: { readonly svg: string; readonly name: string; readonly note: string }) {
  return (
    <li className={styles.row}>
      <IconDrawing svg={svg} className={styles.icon} />
      <div className={styles.words}>
        <p className={styles.strong}>{name}</p>
        {note !== '' && (
          <p className={styles.note}>
            <bdi>{note}</bdi>
          </p>
        )}
      </div>
    </li>
  );
}

function Sessions({ shown, facts: { account, sessions } }: Omit<LoadedProps, 'isOwn'>) {
  const confirm = useConfirm();
  const ask = async () => {
    const title = texts.signOutOf({ username: account.username });
    if (await confirm({ title, explanation: texts.signOutText, confirmLabel: texts.signOut, danger: true }))
      await shown.act('sessions', AdminEndSessionsDocument, { accountId: account.id }, texts.signedOut);
  };
  return (
    <AccountBlock
      title={texts.sessions}
      extra={
        sessions.length > 0 && (
          <Button kind="line" busy={shown.busy === 'sessions'} onClick={() => void ask()}>
            {texts.signOut}
          </Button>
        )
      }
    >
      {sessions.length === 0 && <p className={styles.empty}>{texts.noSessions}</p>}
      <ul className={styles.list}>
        {sessions.map(({ device, lastUsedAt }, at) => (
          <Way
            key={`${at} ${lastUsedAt}`}
            svg={laptop}
            name={device ?? texts.unknownDevice}
            note={texts.seen({ when: seenAgo(lastUsedAt) })}
          />
        ))}
      </ul>
    </AccountBlock>
  );
}

const megabytes = (bytes: number): number => Math.ceil(bytes / 1_000_000);

function Facts({ shown, facts, isOwn, pages }: LoadedProps & Pick<ShownPages, 'pages'>) {
  const { account, storageUsed, storageMost } = facts;
  return (
    <dl className={styles.facts}>
      <dt>{texts.joined}</dt>
      <dd>{dayIn(account.registeredAt)}</dd>
      <dt>{texts.lastSeen}</dt>
      <dd>{seenAgo(account.lastSeenAt)}</dd>
      <dt>{texts.visits}</dt>
      <dd>{pages && wordNumber(pages.reduce((sum, { visits }) => sum + visits, 0))}</dd>
      {account.reportCount > 0 && (
        <>
          <dt>{adminTexts.reports}</dt>
          <dd>
            <Link href={reportsOfPath(account.id)} className={styles.more}>
              {adminAccountListTexts.seeReports({ count: account.reportCount })}
            </Link>
          </dd>
        </>
      )}
      <dt>{texts.space}</dt>
      <dd>{texts.spaceUsed({ used: megabytes(storageUsed), most: megabytes(storageMost) })}</dd>
      <dt>{texts.role}</dt>
      <dd>
        <AccountRole shown={shown} account={account} isOwn={isOwn} />
      </dd>
    </dl>
  );
}

function Loading() {
  return (
    <Skeleton label={texts.loading}>
      <div className={styles.head}>
        <SkeletonBar className={styles.tileBar} />
        <SkeletonBar className={styles.nameBar} />
      </div>
    </Skeleton>
  );
}

interface AccountRoleProps {
  readonly shown: ShownAccount;
  readonly account: ListedAccount;
  readonly isOwn: boolean;
}

/** Whether the account administers the site, and the button that changes it. Nobody changes their own role. */
function AccountRole({ shown, account: { id, username, role }, isOwn }: AccountRoleProps) {
  const confirm = useConfirm();
  const isOperator = role === 'OPERATOR';
  const change = async () => {
    const question = isOperator ? texts.dismiss({ username }) : texts.appoint({ username });
    const explanation = isOperator ? texts.dismissed : texts.appointed;
    if (!(await confirm({ title: question, explanation, confirmLabel: texts.changeRole, danger: !isOperator }))) return;
    const wanted = isOperator ? 'PERSON' : 'OPERATOR';
    await shown.act('role', AdminChangeRoleDocument, { accountId: id, role: wanted }, texts.roleChanged);
  };
  return (
    <>
      {isOperator ? texts.operator : texts.member}
      {!isOwn && (
        <Button kind="quiet" size="small" busy={shown.busy === 'role'} onClick={() => void change()}>
          {texts.change}
        </Button>
      )}
    </>
  );
}
