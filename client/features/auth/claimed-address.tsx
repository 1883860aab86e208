import { claimedLinkname } from '../../api/claimed-linkname.js';
import { siteHost } from '../../api/site.js';
import { useLinknameAvailability } from '../../api/use-linkname-availability.js';
import { FieldNote } from '../../controls/field-note.js';
import { linknameTexts, registerTexts } from '../../texts/en/accounts.js';
import styles from './auth-form.module.css';

/** The address that the guest asked for, if any, and whether it is still free. */
export function ClaimedAddress() {
  const linkname = claimedLinkname();
  const { available, reason } = useLinknameAvailability(linkname);
  if (linkname === null) return null;
  return (
    <div className={styles.block}>
      <p className={styles.blockLead}>{registerTexts.claimed}</p>
      <p className={styles.address}>
        <bdi dir="ltr">
          <span className={styles.host}>{siteHost()}/</span>
          {linkname}
        </bdi>
      </p>
      <FieldNote
        id="claimed-note"
        good={available ? linknameTexts.available : undefined}
        error={reason && `${reason} ${registerTexts.claimedWithdrawn}`}
      />
    </div>
  );
}
