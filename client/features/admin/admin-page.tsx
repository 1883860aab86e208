import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { reasonNotRead, type Failure } from '../../api/connection/failure.js';
import { FRESH, useServerData } from '../../api/connection/use-server-data.js';
import { AdminDocument } from '../../api/generated/admin.js';
import { noteOperator } from '../../api/session/session-token.js';
import { ButtonLink } from '../../controls/buttons/button-link.js';
import { DidNotLoad } from '../../controls/loading/did-not-load.js';
import { lazyComponent, lazyPart } from '../../controls/loading/lazy-part.js';
import { Skeleton, SkeletonBar } from '../../controls/loading/skeleton.js';
import { SignInAgain } from '../../shell/leaving/sign-in-again.js';
import { PageTitle } from '../../shell/page-title.js';
import { screens } from '../../shell/screens.js';
import { adminTexts as texts } from '../../texts/en/admin.js';
import { notFoundTexts } from '../../texts/en/shell.js';
import { placeAt, type PartProps, type ListedPart } from './admin-parts.js';
import type * as Accounts from './accounts/accounts-part.js';
import type * as AuditLog from './audit-log/audit-log-part.js';
import type * as BlockedLinks from './blocked-links/blocked-links-part.js';
import type * as Invitations from './invitations/invitations-part.js';
import type * as Overview from './overview/overview-part.js';
import type * as Mail from './mail/mail-part.js';
import type * as Pages from './pages/pages-part.js';
import type * as Reports from './reports/reports-part.js';
import type * as Upkeep from './upkeep/upkeep-part.js';
import type * as Settings from './settings/settings-part.js';
import type { AdminQuery } from '../../api/generated/types.js';
import { Icon, IconDrawing } from '../../controls/buttons/icon.js';
import { useMedia } from '../../shell/use-media.js';
import { Parts, PartsDialog } from './parts-dialog.js';
import styles from './admin-page.module.css';
import adminRailStyles from './admin-rail.module.css';

const PARTS = {
  overview: lazyComponent<typeof Overview, PartProps>(
    lazyPart(() => import('./overview/overview-part.js'), { preloads: false }),
    (loaded) => loaded.OverviewPart,
  ),
  accounts: lazyComponent<typeof Accounts, PartProps>(
    lazyPart(() => import('./accounts/accounts-part.js'), { preloads: false }),
    (loaded) => loaded.AccountsPart,
  ),
  pages: lazyComponent<typeof Pages, PartProps>(
    lazyPart(() => import('./pages/pages-part.js'), { preloads: false }),
    (loaded) => loaded.PagesPart,
  ),
  reports: lazyComponent<typeof Reports, PartProps>(
    lazyPart(() => import('./reports/reports-part.js'), { preloads: false }),
    (loaded) => loaded.ReportsPart,
  ),
  'blocked-links': lazyComponent<typeof BlockedLinks, PartProps>(
    lazyPart(() => import('./blocked-links/blocked-links-part.js'), { preloads: false }),
    (loaded) => loaded.BlockedLinksPart,
  ),
  invitations: lazyComponent<typeof Invitations, PartProps>(
    lazyPart(() => import('./invitations/invitations-part.js'), { preloads: false }),
    (loaded) => loaded.InvitationsPart,
  ),
  mail: lazyComponent<typeof Mail, PartProps>(
    lazyPart(() => import('./mail/mail-part.js'), { preloads: false }),
    (loaded) => loaded.MailPart,
  ),
  upkeep: lazyComponent<typeof Upkeep, PartProps>(
    lazyPart(() => import('./upkeep/upkeep-part.js'), { preloads: false }),
    (loaded) => loaded.UpkeepPart,
  ),
  settings: lazyComponent<typeof Settings, PartProps>(
    lazyPart(() => import('./settings/settings-part.js'), { preloads: false }),
    (loaded) => loaded.SettingsPart,
  ),
  'audit-log': lazyComponent<typeof AuditLog, PartProps>(
    lazyPart(() => import('./audit-log/audit-log-part.js'), { preloads: false }),
    (loaded) => loaded.AuditLogPart,
  ),
};

/** The administration of the site: its parts beside a rail, or below a bar on narrow screens. */
export function AdminPage() {
  // While it is counted again, or when that fails, the former answer stays.
  const { last, failure, retry } = useServerData(AdminDocument, {}, FRESH);
  const refusal = failure?.kind === 'refused' ? failure.code : null;
  const isAdmitted = last !== undefined;
  useEffect(() => {
    if (isAdmitted || refusal === 'OPERATOR_NEEDED') noteOperator(isAdmitted);
  }, [isAdmitted, refusal]);
  if (last) return <Admitted admin={last.admin} />;
  return (
    <div className={styles.alone}>
      <PageTitle>{refusal === 'OPERATOR_NEEDED' ? notFoundTexts.title : texts.title}</PageTitle>
      {failure ? <NotAdmitted failure={failure} onRetry={retry} /> : <Loading />}
    </div>
  );
}

function Admitted({ admin }: Pick<PartProps, 'admin'>) {
  const { pathname } = useLocation();
  const { part, id } = placeAt(pathname);
  const Part = PARTS[part.part];
  return (
    <div className={styles.admin}>
      <PageTitle>{texts.titleOf({ part: part.name })}</PageTitle>
      <AdminRail current={part} admin={admin} />
      <div className={styles.content}>
        <Part admin={admin} id={id} />
      </div>
    </div>
  );
}

/** Why somebody sees nothing of the administration. Whoever does not administer the site reads what is at any address that does not exist. */
function NotAdmitted({ failure, onRetry }: { readonly failure: Failure; readonly onRetry: () => void }) {
  const code = failure.kind === 'refused' ? failure.code : null;
  if (code === 'OPERATOR_NEEDED') {
    return (
      <>
        <h1>{notFoundTexts.title}</h1>
        <p className={styles.why}>{notFoundTexts.explanation}</p>
        <ButtonLink kind="line" href="/">
          {notFoundTexts.home}
        </ButtonLink>
      </>
    );
  }
  if (code !== 'FRESH_SIGN_IN_NEEDED' && code !== 'ADMIN_SECOND_FACTOR_NEEDED')
    return <DidNotLoad heading="h1" title={texts.failedTitle} text={reasonNotRead(failure, texts.failed)} onRetry={onRetry} />;
  return (
    <>
      <h1>{texts.title}</h1>
      <SignInAgain why={reasonNotRead(failure, texts.failed)} />
      {code === 'ADMIN_SECOND_FACTOR_NEEDED' && (
        <p className={styles.why}>
          {texts.noneYet} <a href={screens.security}>{texts.toSecurity}</a>
        </p>
      )}
    </>
  );
}

function Loading() {
  return (
    <Skeleton label={texts.loading}>
      <SkeletonBar className={styles.titleBar} />
    </Skeleton>
  );
}

interface AdminRailProps {
  readonly current: ListedPart;
  readonly admin: AdminQuery['admin'];
}

/** The parts of the administration: a rail, or on narrow screens a bar that opens them in a sheet. */
function AdminRail({ current, admin }: AdminRailProps) {
  const hasRail = useMedia('(width >= 900px)');
  const [isOpen, setIsOpen] = useState(false);
  if (hasRail) {
    return (
      <div className={adminRailStyles.rail}>
        <Parts current={current} admin={admin} />
        <p className={adminRailStyles.version}>{texts.version(admin)}</p>
      </div>
    );
  }
  return (
    <>
      <button type="button" className={adminRailStyles.bar} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <IconDrawing svg={current.svg} />
        <span>
          {texts.barTitle} <strong>{current.name}</strong>
        </span>
        <Icon name="chevron-down" className={adminRailStyles.chevron} />
      </button>
      <PartsDialog open={isOpen} onClose={() => setIsOpen(false)} current={current} admin={admin} />
    </>
  );
}
