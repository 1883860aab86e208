import { useServerData } from '../../../api/connection/use-server-data.js';
import { LinkedAccountsDocument } from '../../../api/generated/linked-accounts.js';
import type { LinkedAccountsQuery } from '../../../api/generated/types.js';
import { site } from '../../../api/site.js';
import { Button } from '../../../controls/buttons/button.js';
import { FieldNote } from '../../../controls/fields/field-note.js';
import { SkeletonBar } from '../../../controls/loading/skeleton.js';
import { ProviderMark } from '../../../shell/providers/provider-mark.js';
import { linkedTexts } from '../../../texts/en/linked-accounts.js';
import { Section, SectionWait } from '../section.js';
import { SignInAgain } from '../../../shell/leaving/sign-in-again.js';
import { useLinking, type Linking } from './use-linking.js';
import rows from '../settings-list.module.css';
import styles from './linked-accounts.module.css';
import { formatDay } from '../../../controls/dates.js';

type LinkedAccount = LinkedAccountsQuery['linkedAccounts'][number];

/** The providers at which the user can sign in to the account, with buttons to link and unlink each. */
export function LinkedAccounts() {
  return (
    <Section title={linkedTexts.section} hint={linkedTexts.hint}>
      <List />
    </Section>
  );
}

function List() {
  const { data, failure, retry, readAgain } = useServerData(LinkedAccountsDocument, {});
  const linking = useLinking(readAgain);
  if (!data) {
    return (
      <SectionWait
        loading={linkedTexts.loading}
        failedTitle={linkedTexts.failedTitle}
        failed={linkedTexts.failed}
        failure={failure}
        retry={retry}
      >
        <SkeletonBar className={styles.bar} />
      </SectionWait>
    );
  }
  return (
    <>
      <ul aria-label={linkedTexts.section} className={rows.list}>
        {data.linkedAccounts.map((account) => (
          <Row key={account.provider.name} account={account} linking={linking} />
        ))}
      </ul>
      {linking.isStale && <SignInAgain why={linkedTexts.stale} />}
      <FieldNote id="linked-reason" error={linking.reason} />
    </>
  );
}

function Row({ account, linking }: { account: LinkedAccount; linking: Linking }) {
  const { provider, isLinked, isOnlyWayIn } = account;
  const known = site().signInProviders.find(({ name }) => name === provider.name) ?? { ...provider, icon: null };
  const label = (isLinked ? linkedTexts.unlinkOf : linkedTexts.linkOf)({ provider: provider.label });
  return (
    <li className={rows.row}>
      <ProviderMark provider={known} />
      <div className={styles.what}>
        <p className={styles.name}>
          <bdi>{provider.label}</bdi>
        </p>
        <p className={styles.facts}>
          <Facts account={account} />
        </p>
      </div>
      <Button
        kind="line"
        className={styles.change}
        aria-label={label}
        disabled={isOnlyWayIn}
        busy={linking.busy === provider.name}
        onClick={() => void (isLinked ? linking.unlink(provider) : linking.link(provider))}
      >
        {isLinked ? linkedTexts.unlink : linkedTexts.link}
      </Button>
    </li>
  );
}

function Facts({ account: { isLinked, email, linkedAt, isOnlyWayIn } }: { account: LinkedAccount }) {
  if (!isLinked) return linkedTexts.notLinked;
  return (
    <>
      {wordsOf(email ?? null, linkedAt == null ? null : formatDay(linkedAt, { year: 'always' }))}
      {isOnlyWayIn && <span className={styles.only}>{linkedTexts.onlyWay}</span>}
    </>
  );
}

function wordsOf(email: string | null, date: string | null): string {
  if (date === null) return email ?? linkedTexts.linkedBefore;
  return email === null ? linkedTexts.linkedOn({ date }) : linkedTexts.linkedAs({ email, date });
}
