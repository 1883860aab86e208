import { callServer } from '../../../api/connection/call-server.js';
import { AdminChangeRoleDocument } from '../../../api/generated/admin-change-role.js';
import { Button } from '../../../controls/buttons/button.js';
import { useConfirm } from '../../../controls/dialogs/confirm-dialog.js';
import { adminAccountTexts as texts } from '../../../texts/en/admin.js';
import type { ListedAccount } from './account-facts.js';
import type { ShownAccount } from './use-account.js';

interface AccountRoleProps {
  readonly shown: ShownAccount;
  readonly account: ListedAccount;
  readonly isOwn: boolean;
}

/** Whether the account administers the site, and the button that changes it. Nobody changes their own role. */
export function AccountRole({ shown, account: { id, username, role }, isOwn }: AccountRoleProps) {
  const confirm = useConfirm();
  const isOperator = role === 'OPERATOR';
  const change = async () => {
    const question = isOperator ? texts.dismiss({ username }) : texts.appoint({ username });
    const explanation = isOperator ? texts.dismissed : texts.appointed;
    if (!(await confirm({ title: question, explanation, confirmLabel: texts.changeRole, danger: !isOperator }))) return;
    const wanted = isOperator ? 'PERSON' : 'OPERATOR';
    const call = async () => (await callServer(AdminChangeRoleDocument, { accountId: id, role: wanted })).adminChangeRole;
    await shown.act('role', call, texts.roleChanged);
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
