import { reasonNotRead } from '../../../../api/connection/failure.js';
import { FRESH, useServerData } from '../../../../api/connection/use-server-data.js';
import { AdminAuditLogDocument } from '../../../../api/generated/admin-audit-log.js';
import { Link } from '../../../../controls/buttons/link-component.js';
import { DidNotLoad } from '../../../../controls/loading/did-not-load.js';
import { screens } from '../../../../shell/screens.js';
import { adminAccountTexts as texts, adminTexts } from '../../../../texts/en/admin.js';
import { wordAct } from '../../audit-log/word-act.js';
import { shortMomentIn } from '../../reports/report-facts.js';
import type { AccountFacts } from '../use-account.js';
import { AccountBlock } from './account-block.js';
import styles from '../account-page.module.css';

/** How many entries are shown here. The audit log has all. */
const SHOWN = 5;

/** What operators did last with an account. */
export function AccountLog({ facts }: { readonly facts: AccountFacts }) {
  const about = facts.account.username;
  const { data, failure, retry } = useServerData(AdminAuditLogDocument, { about, operator: null, kind: null, days: null, at: null }, FRESH);
  const entries = data?.adminAuditLog.entries.slice(0, SHOWN);
  const query = new URLSearchParams({ about, days: 'all' });
  return (
    <AccountBlock
      title={adminTexts.auditLog}
      extra={
        <Link href={`${screens.admin}/audit-log?${query.toString()}`} className={styles.more}>
          {texts.wholeLog}
        </Link>
      }
    >
      {failure && !data && <DidNotLoad title={texts.logFailed} text={reasonNotRead(failure, texts.failed)} onRetry={retry} />}
      {entries?.length === 0 && <p className={styles.empty}>{texts.noLog}</p>}
      <ul className={styles.list}>
        {entries?.map((entry) => (
          <li key={entry.id} className={styles.entry}>
            <time dateTime={entry.at} className={styles.note}>
              {shortMomentIn(entry.at)}
            </time>
            <div className={styles.words}>
              <p className={styles.strong}>{wordAct(entry)}</p>
              <p className={styles.note}>{texts.doneBy({ operator: entry.operator })}</p>
            </div>
          </li>
        ))}
      </ul>
    </AccountBlock>
  );
}
