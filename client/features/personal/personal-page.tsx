import { useQuery } from '@apollo/client/react';
import { PersonalDocument } from '../../api/generated/graphql.js';
import { failureOf } from '../../api/failure.js';
import { Skeleton, SkeletonBar } from '../../controls/skeleton.js';
import { PageTitle } from '../../shell/page-title.js';
import { personalTexts } from '../../texts/accounts.js';
import { AccountDidNotLoad } from './account-did-not-load.js';
import { AddressForm } from './address-form.js';
import { EmailState } from './email-state.js';
import { Section } from './section.js';
import styles from './personal-page.module.css';

/** The account's settings. Each section saves itself. */
export function PersonalPage() {
  return (
    <div className={styles.page}>
      <PageTitle>{personalTexts.title}</PageTitle>
      <h1 className={styles.title}>{personalTexts.title}</h1>
      <Settings />
    </div>
  );
}

function Settings() {
  const { data, error, refetch } = useQuery(PersonalDocument);
  if (data) {
    const { email, emailVerified, page } = data.me;
    const invited = page.linkname == null;
    return (
      <>
        <Section title={personalTexts.address} hint={invited ? personalTexts.addressInvitation : personalTexts.addressHint}>
          <AddressForm linkname={page.linkname ?? null} />
        </Section>
        <Section title={personalTexts.email} hint={personalTexts.emailHint}>
          <EmailState email={email} verified={emailVerified} />
        </Section>
      </>
    );
  }
  // An ended session reloads this page by itself.
  if (error && failureOf(error).kind !== 'expired') return <AccountDidNotLoad onRetry={() => void refetch().catch(() => undefined)} />;
  return <Loading />;
}

function Loading() {
  return (
    <Skeleton label={personalTexts.loading}>
      <Section title={<SkeletonBar className={styles.titleBar} />}>
        <SkeletonBar className={styles.fieldBar} />
      </Section>
      <Section title={<SkeletonBar className={styles.titleBar} />}>
        <SkeletonBar className={styles.textBar} />
      </Section>
    </Skeleton>
  );
}
