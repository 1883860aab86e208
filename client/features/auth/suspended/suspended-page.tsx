import { useState } from 'react';
import { Navigate } from 'react-router';
import ban from '../../../art/icons/lucide/ban.svg?raw';
import mail from '../../../art/icons/lucide/mail.svg?raw';
import { site } from '../../../api/site.js';
import { ButtonContent } from '../../../controls/buttons/button-content.js';
import { ButtonLink } from '../../../controls/buttons/button-link.js';
import { buttonClass } from '../../../controls/buttons/button-look.js';
import { IconDrawing } from '../../../controls/buttons/icon.js';
import { PageTitle } from '../../../shell/page-title.js';
import { screens } from '../../../shell/screens.js';
import { suspendedTexts as texts } from '../../../texts/en/suspended.js';
import { takeSuspension } from './suspension.js';
import styles from './suspended-page.module.css';
import { formatDay } from '../../../controls/dates.js';

/** What somebody reads whose account is suspended, after a right sign-in: since when, why, and whom to write to. */
export function SuspendedPage() {
  const [suspension] = useState(takeSuspension);
  if (!suspension) return <Navigate to={screens.login} replace />;
  return (
    <div className={styles.page}>
      <PageTitle>{texts.title}</PageTitle>
      <span className={styles.sign}>
        <IconDrawing svg={ban} />
      </span>
      <h1 className={styles.title}>{texts.title}</h1>
      <p className={styles.text}>
        {texts.since({ day: formatDay(new Date(`${suspension.since}T12:00`)) })}{' '}
        <strong className={styles.reason}>{texts.reason({ reason: suspension.reason })}</strong>
        {texts.meaning}
      </p>
      <p className={styles.text}>{texts.mistake}</p>
      <div className={styles.ways}>
        <Write address={site().supportEmail} />
        <ButtonLink kind="quiet" href="/">
          {texts.frontPage}
        </ButtonLink>
      </div>
    </div>
  );
}

function Write({ address }: { readonly address: string }) {
  return (
    <a className={buttonClass({ kind: 'ink' })} href={`mailto:${address}`}>
      <ButtonContent>
        <IconDrawing svg={mail} />
        <span className={styles.address}>{texts.write({ address })}</span>
      </ButtonContent>
    </a>
  );
}
