import { reasonNotRead } from '../../../api/connection/failure.js';
import { DidNotLoad } from '../../../controls/loading/did-not-load.js';
import { Skeleton, SkeletonBar } from '../../../controls/loading/skeleton.js';
import { adminTexts } from '../../../texts/en/admin.js';
import { adminMailTexts as texts } from '../../../texts/en/admin-mail.js';
import { useCounted } from '../admin-parts.js';
import { GivenUpMails, WaitingMails } from './mail-tables.js';
import { TestMail } from './test-mail.js';
import { useMails } from './use-mails.js';
import styles from './mail-part.module.css';

/** The mails of the site: a test mail, those that could not be delivered, and those that wait. */
export function MailPart() {
  const shown = useMails();
  const { mails, failure, reload } = shown;
  useCounted('givenUpMails', mails?.givenUp);
  return (
    <>
      <h1>{adminTexts.mail}</h1>
      {failure && <DidNotLoad title={texts.failedTitle} text={reasonNotRead(failure, texts.failed)} onRetry={reload} />}
      {!failure && !mails && <Loading />}
      {!failure && mails && (
        <>
          <p className={styles.lead}>
            {mails.server === null
              ? texts.leadWithout({ from: mails.from })
              : texts.lead({ count: mails.sentToday, from: mails.from, server: mails.server })}
          </p>
          <TestMail server={mails.server} />
          <GivenUpMails mails={mails} acts={shown} />
          <WaitingMails mails={mails} />
        </>
      )}
    </>
  );
}

function Loading() {
  return (
    <Skeleton label={texts.loading}>
      <SkeletonBar className={styles.bar} />
      <SkeletonBar className={styles.bar} />
      <SkeletonBar className={styles.bar} />
    </Skeleton>
  );
}
