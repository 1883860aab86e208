import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useServerData } from '../../api/connection/use-server-data.js';
import { PersonalDocument } from '../../api/generated/personal.js';
import { storeLinkname } from '../../api/session/session-token.js';
import { loadPage } from '../../shell/leaving/leaving.js';
import { PageTitle } from '../../shell/page-title.js';
import { screens } from '../../shell/screens.js';
import { genpageTexts } from '../../texts/en/personal.js';
import { AccountDidNotLoad } from './account/account-did-not-load.js';
import styles from './personal-page.module.css';

/**
 * Redirects to the account's public page if this browser does not know its linkname. An account without a linkname is redirected to the
 * screen that claims one.
 */
export function GenpagePage() {
  const navigate = useNavigate();
  const { data, failure, retry } = useServerData(PersonalDocument, {});
  useEffect(() => {
    if (!data) return;
    const linkname = data.me.page.linkname;
    if (linkname == null) return void navigate(screens.personal, { replace: true });
    storeLinkname(linkname);
    loadPage(`/${linkname}`, { replace: true });
  }, [data, navigate]);
  return (
    <div className={styles.page}>
      <PageTitle>{genpageTexts.looking}</PageTitle>
      {failure ? <AccountDidNotLoad failure={failure} onRetry={retry} /> : <p role="status">{genpageTexts.looking}</p>}
    </div>
  );
}
