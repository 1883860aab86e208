import { callServer } from '../../../api/connection/call-server.js';
import { OwnEmailDocument } from '../../../api/generated/own-email.js';
import { RequestPasswordResetDocument } from '../../../api/generated/request-password-reset.js';
import { documentToken } from '../../../api/session/session-token.js';
import { useCall } from '../../../api/connection/use-call.js';
import { useAlert } from '../../../controls/dialogs/confirm-dialog.js';
import { PageTitle } from '../../../shell/page-title.js';
import { screens } from '../../../shell/screens.js';
import { recoverPasswordTexts as texts, recoveryTexts } from '../../../texts/en/recovery.js';
import { ScreenLink } from '../screen-link.js';
import { RecoveryForm } from './recovery-form.js';
import styles from '../auth-form.module.css';

/** Requests a mail with a link to set a new password. Signed-in users change their password here, too: their own address is filled in. */
export function RecoverPasswordPage() {
  const guest = documentToken() === null;
  const { value: account } = useCall(guest ? nobody : fetchOwnEmail);
  const alert = useAlert();
  return (
    <>
      <PageTitle>{texts.title}</PageTitle>
      <h1 className={styles.title}>{texts.title}</h1>
      <p className={styles.lead}>{texts.lead}</p>
      <RecoveryForm
        texts={texts}
        ownEmail={account?.email}
        send={(email) => callServer(RequestPasswordResetDocument, { email })}
        showFailure={() => alert(texts.failed)}
      />
      {guest ? (
        <ScreenLink href={screens.login} label={recoveryTexts.backToLogin} />
      ) : (
        <ScreenLink href={screens.personal} label={recoveryTexts.backToPersonal} />
      )}
    </>
  );
}

type OwnEmail = { readonly email?: string };

const fetchOwnEmail = async (): Promise<OwnEmail> => (await callServer(OwnEmailDocument)).me;
const nobody = (): Promise<OwnEmail> => Promise.resolve({});
