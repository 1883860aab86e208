import { useServerData } from '../../../api/connection/use-server-data.js';
import { PasskeysDocument } from '../../../api/generated/passkeys.js';
import { SecondFactorDocument } from '../../../api/generated/second-factor.js';
import { offersPasskeys } from '../../../api/site.js';
import { authenticatorTexts as texts } from '../../../texts/en/authenticator-app.js';
import styles from './security-lead.module.css';

/** In a sentence, how well the account is protected. It has its place before it is known. */
export function SecurityLead({ hasPassword }: { readonly hasPassword: boolean }) {
  const app = useServerData(SecondFactorDocument, {}, { skip: !hasPassword });
  const passkeys = useServerData(PasskeysDocument, {}, { skip: !offersPasskeys() });
  const isKnown = (app.data || !hasPassword) && (passkeys.data || !offersPasskeys());
  return (
    <p className={styles.lead}>
      {isKnown && leadOf(hasPassword, app.data?.secondFactor.since != null, (passkeys.data?.passkeys.length ?? 0) > 0)}
    </p>
  );
}

function leadOf(hasPassword: boolean, hasApp: boolean, hasPasskeys: boolean): string {
  if (!hasPassword) return texts.leadWithoutPassword;
  if (hasApp) return texts.leadProtected;
  return hasPasskeys ? texts.leadWithPasskeys : texts.leadPasswordOnly;
}
