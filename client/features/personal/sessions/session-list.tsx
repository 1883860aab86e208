import { useRef } from 'react';
import { sendChange } from '../../../api/connection/send-change.js';
import { useServerData } from '../../../api/connection/use-server-data.js';
import { SessionsDocument } from '../../../api/generated/sessions.js';
import { Button } from '../../../controls/buttons/button.js';
import { FieldNote } from '../../../controls/fields/field-note.js';
import { Quad } from '../../../controls/buttons/quad.js';
import { SkeletonBar } from '../../../controls/loading/skeleton.js';
import { sessionListTexts } from '../../../texts/en/personal.js';
import { SectionWait } from '../section.js';
import { timeAgo } from './time-ago.js';
import { deviceName } from './device-name.js';
import { EVERYWHERE, useSignOut, type Session } from './use-sessions.js';
import { SetSignInNoticesDocument } from '../../../api/generated/set-sign-in-notices.js';
import { useAct } from '../../../shell/use-act.js';
import { SignInAgain } from '../../../shell/leaving/sign-in-again.js';
import rows from '../settings-list.module.css';
import styles from './session-list.module.css';
import { formatMoment } from '../../../controls/dates.js';

/** The sessions of the account, with buttons to end them. */
export function SessionList() {
  const { data, failure, retry } = useServerData(SessionsDocument, {});
  if (data) return <Sessions sessions={data.sessions} hasNotices={data.me.signInNotices} />;
  return (
    <SectionWait
      loading={sessionListTexts.loading}
      failedTitle={sessionListTexts.failedTitle}
      failed={sessionListTexts.failed}
      failure={failure}
      retry={retry}
    >
      <SkeletonBar className={styles.deviceBar} />
      <SkeletonBar className={styles.usedBar} />
    </SectionWait>
  );
}

function Sessions({ sessions, hasNotices }: { sessions: readonly Session[]; hasNotices: boolean }) {
  const list = useRef<HTMLUListElement>(null);
  const { signOut, signOutEverywhere, busy, reason } = useSignOut(list);

  return (
    <>
      <ul ref={list} tabIndex={-1} aria-label={sessionListTexts.section} className={rows.list}>
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} signingOut={busy === session.id} onSignOut={() => void signOut(session)} />
        ))}
      </ul>
      {sessions.length === 1 && <p className={styles.only}>{sessionListTexts.onlyHere}</p>}
      <Button kind="line" className={styles.everywhere} busy={busy === EVERYWHERE} onClick={() => void signOutEverywhere()}>
        {sessionListTexts.everywhere}
      </Button>
      <FieldNote id="sessions-reason" error={reason} />
      <SignInNotices isOn={hasNotices} />
    </>
  );
}

interface SessionRowProps {
  session: Session;
  signingOut: boolean;
  onSignOut: () => void;
}

function SessionRow({ session, signingOut, onSignOut }: SessionRowProps) {
  const device = deviceName(session);
  return (
    <li className={rows.row}>
      <div className={rows.what}>
        <p className={styles.device}>
          <bdi>{device}</bdi>
        </p>
        <p className={styles.used}>
          {session.isCurrent ? (
            <>
              <Quad tone="gold" className={styles.quad} />
              <strong className={styles.here}>{sessionListTexts.thisDevice}</strong>
            </>
          ) : (
            <LastUsed moment={new Date(session.lastUsedAt)} />
          )}
        </p>
      </div>
      {!session.isCurrent && (
        <Button
          kind="quiet"
          className={styles.signOut}
          aria-label={sessionListTexts.signOutDevice({ device })}
          busy={signingOut}
          onClick={onSignOut}
        >
          {sessionListTexts.signOut}
        </Button>
      )}
    </li>
  );
}

function LastUsed({ moment }: { moment: Date }) {
  return (
    <span>
      {sessionListTexts.lastUsed}{' '}
      <time dateTime={moment.toISOString()} title={formatMoment(moment, { year: 'always' })}>
        {/* oxlint-disable-next-line react/purity -- It says how long ago it is when it is shown. */}
        {timeAgo(moment, new Date())}
      </time>
    </span>
  );
}

/** Whether the owner gets a mail when a new device signs in. */
function SignInNotices({ isOn }: { readonly isOn: boolean }) {
  const { run, busy, isStale, reason } = useAct();
  // Until the server has answered.
  const chosen = busy === null ? isOn : busy === 'on';
  const choose = (next: boolean) => run(next ? 'on' : 'off', async () => void (await sendChange(SetSignInNoticesDocument, { isOn: next })));

  return (
    <>
      <label className={styles.notices}>
        <input
          type="checkbox"
          checked={chosen}
          onChange={({ target }) => {
            if (busy === null) void choose(target.checked);
          }}
        />
        {sessionListTexts.notices}
      </label>
      {isStale && <SignInAgain why={sessionListTexts.noticesStale} />}
      <FieldNote id="notices-reason" error={reason} />
    </>
  );
}
