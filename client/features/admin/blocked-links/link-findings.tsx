import { reasonNotRead } from '../../../api/connection/failure.js';
import { FRESH, useServerData } from '../../../api/connection/use-server-data.js';
import { AdminLinkFindingsDocument } from '../../../api/generated/admin-link-findings.js';
import type { AdminLinkFindingsQuery } from '../../../api/generated/types.js';
import { ButtonLink } from '../../../controls/buttons/button-link.js';
import { Quad } from '../../../controls/buttons/quad.js';
import { DidNotLoad } from '../../../controls/loading/did-not-load.js';
import { screens } from '../../../shell/screens.js';
import { adminBlockedLinkTexts as texts } from '../../../texts/en/admin-blocked-links.js';
import styles from './blocked-links-part.module.css';

type Finding = AdminLinkFindingsQuery['adminLinkFindings']['pages'][number];

/** The published pages that lead to blocked places. */
export function LinkFindings() {
  const { data, failure, retry } = useServerData(AdminLinkFindingsDocument, {}, FRESH);
  const findings = data?.adminLinkFindings;
  return (
    <section aria-labelledby="link-findings" className={styles.section}>
      <h2 id="link-findings">{texts.findings}</h2>
      <p className={styles.lead}>{findings && !findings.isWhole ? texts.notWhole : texts.findingsNote}</p>
      {failure && <DidNotLoad title={texts.failedTitle} text={reasonNotRead(failure, texts.failed)} onRetry={retry} />}
      {findings?.pages.length === 0 && <p className={styles.nothing}>{texts.noFindings}</p>}
      {findings && findings.pages.length > 0 && (
        <ul className={styles.places}>
          {findings.pages.map((finding) => (
            <FindingRow key={finding.pageId} finding={finding} />
          ))}
        </ul>
      )}
    </section>
  );
}

function FindingRow({ finding: { linkname, owner, address, pattern, isHidden } }: { readonly finding: Finding }) {
  const name = linkname === null ? texts.withoutLinkname : `/${linkname}`;
  return (
    <li className={styles.place}>
      <p className={styles.what}>
        <span className={styles.pattern}>
          <bdi dir="ltr">{name}</bdi> <span className={styles.note}>{texts.of({ owner })}</span>
        </span>
        <span className={styles.note}>
          {address === null ? texts.leadsUnseen : texts.leadsTo({ address })} {texts.because({ place: pattern })}
        </span>
        {isHidden && (
          <span className={styles.hidden}>
            <Quad tone="failed" />
            {texts.hidden}
          </span>
        )}
      </p>
      <ButtonLink
        kind="line"
        size="small"
        href={`${screens.admin}/pages?search=${encodeURIComponent(linkname ?? owner)}`}
        aria-label={texts.showOf({ page: name })}
      >
        {texts.openPages}
      </ButtonLink>
    </li>
  );
}
