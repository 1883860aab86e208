import ban from '../../../../art/icons/lucide/ban.svg?raw';
import flag from '../../../../art/icons/lucide/flag.svg?raw';
import layout from '../../../../art/icons/lucide/panels-top-left.svg?raw';
import user from '../../../../art/icons/lucide/user.svg?raw';
import { sendChange } from '../../../../api/connection/send-change.js';
import { AdminAccountsDocument } from '../../../../api/generated/admin-accounts.js';
import { AdminLiftSuspensionDocument } from '../../../../api/generated/admin-lift-suspension.js';
import { Icon, IconDrawing } from '../../../../controls/buttons/icon.js';
import { Link } from '../../../../controls/buttons/link-component.js';
import { screens } from '../../../../shell/screens.js';
import { adminAccountListTexts as texts, adminAccountTexts as words } from '../../../../texts/en/admin.js';
import { ActRefusal } from '../../act-refusal.js';
import { accountPath, reportsOfPath } from '../../admin-parts.js';
import { RowMenu } from '../../../../shell/popups/row-menu.js';
import { useAct } from '../../../../shell/use-act.js';
import { dialogPath } from '../account-dialogs.js';
import type { ListedAccount } from '../account-facts.js';

interface AccountMenuProps {
  readonly account: ListedAccount;
  readonly isOwn: boolean;
}

/** What can be done with an account of the list. What ends something is asked about beside what is known of the account. */
export function AccountMenu({ account, isOwn }: AccountMenuProps) {
  const { id, username, pageCount, reportCount } = account;
  const { run, ...state } = useAct();
  const lift = () =>
    run('lift', async () => {
      await sendChange(AdminLiftSuspensionDocument, { accountId: id }, { outdated: [AdminAccountsDocument] });
      return { notice: { text: words.lifted, about: username, tone: 'done' } };
    });
  return (
    <>
      <RowMenu label={texts.more({ username })}>
        {(close) => (
          <>
            <Link href={accountPath(id)} data-first="">
              <IconDrawing svg={user} />
              {texts.open}
            </Link>
            {pageCount > 0 && (
              <Link href={`${screens.admin}/pages?${new URLSearchParams({ search: username }).toString()}`}>
                <IconDrawing svg={layout} />
                {texts.seePages({ count: pageCount })}
              </Link>
            )}
            {reportCount > 0 && (
              <Link href={reportsOfPath(id)}>
                <IconDrawing svg={flag} />
                {texts.seeReports({ count: reportCount })}
              </Link>
            )}
            <Ends
              account={account}
              isOwn={isOwn}
              onLift={() => {
                close();
                void lift();
              }}
            />
          </>
        )}
      </RowMenu>
      <ActRefusal id={`${id}-refused`} act={state} />
    </>
  );
}

interface EndsProps extends Pick<AccountMenuProps, 'account' | 'isOwn'> {
  readonly onLift: () => void;
}

/** What ends something, and what brings it back. Nobody suspends or deletes the own account. */
function Ends({ account: { id, suspendedAt }, isOwn, onLift }: EndsProps) {
  if (isOwn) return null;
  return (
    <>
      {suspendedAt === null ? (
        <Link href={dialogPath(id, 'suspend')} data-rule="">
          <IconDrawing svg={ban} />
          {words.suspend}
        </Link>
      ) : (
        <button type="button" data-rule="" onClick={onLift}>
          <Icon name="circle-check" />
          {words.lift}
        </button>
      )}
      <Link href={dialogPath(id, 'delete')} data-rule="" data-danger="">
        <Icon name="trash" />
        {words.delete}
      </Link>
    </>
  );
}
