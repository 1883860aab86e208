import { sendChange } from '../../../../api/connection/send-change.js';
import { AdminAccountDocument } from '../../../../api/generated/admin-account.js';
import { AdminRevokeAccessTokenDocument } from '../../../../api/generated/admin-revoke-access-token.js';
import { Button } from '../../../../controls/buttons/button.js';
import { useConfirm } from '../../../../controls/dialogs/confirm-dialog.js';
import { scopeTexts } from '../../../../texts/en/access-tokens.js';
import { adminTokenTexts as texts } from '../../../../texts/en/admin-new.js';
import { ActRefusal } from '../../act-refusal.js';
import { useAct } from '../../../../shell/use-act.js';
import { seenAgo } from '../account-facts.js';
import { READ_AGAIN, type AccountFacts } from '../use-account.js';
import styles from '../account-page.module.css';

/** The access tokens of an account, with which programs act for its owner. */
export function AccessTokens({ facts: { account, accessTokens } }: { readonly facts: AccountFacts }) {
  const { run, busy, ...refusal } = useAct();
  const confirm = useConfirm();

  async function revoke(id: string, name: string) {
    if (!(await confirm({ title: texts.revokeOf({ name }), explanation: texts.revokeText, confirmLabel: texts.revoke, danger: true })))
      return;
    await run(id, async () => {
      await sendChange(AdminRevokeAccessTokenDocument, { accountId: account.id, id }, { outdated: [AdminAccountDocument, ...READ_AGAIN] });
      return { notice: { text: texts.revoked, about: name, tone: 'done' } };
    });
  }

  return (
    <section className={styles.block}>
      <h2 className={styles.blockTitle}>{texts.title}</h2>
      {accessTokens.length === 0 && <p className={styles.empty}>{texts.none}</p>}
      <ul className={styles.list}>
        {accessTokens.map(({ id, name, scopes, lastUsedAt }) => (
          <li key={id} className={styles.row}>
            <div className={styles.words}>
              <p className={styles.strong}>
                <bdi>{name}</bdi>
              </p>
              <p className={styles.note}>
                {scopes.map((scope) => scopeTexts[scope].name).join(', ')}
                {'. '}
                {lastUsedAt ? texts.used({ when: seenAgo(lastUsedAt) }) : texts.notUsed}
              </p>
            </div>
            <Button kind="quiet" busy={busy === id} aria-label={texts.revokeLabel({ name })} onClick={() => void revoke(id, name)}>
              {texts.revoke}
            </Button>
          </li>
        ))}
      </ul>
      <ActRefusal id="token-failed" act={refusal} />
    </section>
  );
}
