import { callServer } from '../../../api/connection/call-server.js';
import { RecoverUsernameDocument } from '../../../api/generated/recover-username.js';
import { useNotify } from '../../../controls/notifications/notifications.js';
import { PageTitle } from '../../../shell/page-title.js';
import { screens } from '../../../shell/screens.js';
import { recoverUsernameTexts as texts, recoveryTexts } from '../../../texts/en/recovery.js';
import { ScreenLink } from '../screen-link.js';
import { RecoveryForm } from './recovery-form.js';
import styles from '../auth-form.module.css';

/** Requests a mail with the username, to the address of the account. */
export function RecoverUsernamePage() {
  const notify = useNotify();
  return (
    <>
      <PageTitle>{texts.title}</PageTitle>
      <h1 className={styles.title}>{texts.title}</h1>
      <p className={styles.lead}>{texts.lead}</p>
      <RecoveryForm
        texts={texts}
        send={(email) => callServer(RecoverUsernameDocument, { email })}
        showFailure={() => void notify({ text: texts.failed, tone: 'failed' })}
      />
      <ScreenLink href={screens.login} label={recoveryTexts.backToLogin} />
    </>
  );
}
