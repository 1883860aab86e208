import { useRef, useState } from 'react';
import { useQuery, useMutation } from '@apollo/client/react';
import { parsed } from '../../../api/connection/parsed.js';
import { SessionsDocument } from '../../../api/generated/sessions.js';
import { Button } from '../../../controls/buttons/button.js';
import { FieldNote } from '../../../controls/fields/field-note.js';
import { Quad } from '../../../controls/buttons/quad.js';
import { SkeletonBar } from '../../../controls/loading/skeleton.js';
import { sessionListTexts } from '../../../texts/en/personal.js';
import { SectionWait } from '../section.js';
import { timeAgo } from './time-ago.js';
import { deviceName } from './device-name.js';
import { useSignOut, useSignOutEverywhere, type Session } from './use-sessions.js';
import { failureOf, isToldAlready, reasonOf } from '../../../api/connection/failure.js';
import { SetSignInNoticesDocument } from '../../../api/generated/set-sign-in-notices.js';
import { SignInAgain } from '../../../shell/leaving/sign-in-again.js';
import rows from '../settings-list.module.css';
import styles from './session-list.module.css';
import { formatMoment } from '../../../controls/dates.js';

/** The sessions of the account, with buttons to end them. */
export function SessionList() {
  const { data, error, refetch } = useQuery(parsed(SessionsDocument));
  if (data) return <Sessions sessions={data.sessions} hasNotices={data.me.signInNotices} />;
  return (
    <SectionWait
      loading={sessionListTexts.loading}
      failedTitle={sessionListTexts.failedTitle}
      failed={sessionListTexts.failed}
      error={error}
      refetch={refetch}
    >
      <SkeletonBar className={styles.deviceBar} />
      <SkeletonBar className={styles.usedBar} />
    </SectionWait>
  );
}

function Sessions({ sessions, hasNotices }: { sessions: readonly Session[]; hasNotices: boolean }) {
  const list = useRef<HTMLUListElement>(null);
  const [reason, setReason] = useState<string>();
  const { signOutEverywhere, signingOut } = useSignOutEverywhere(setReason);

  return (
    <>
      <ul ref={list} tabIndex={-1} aria-label={sessionListTexts.section} className={rows.list}>
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} onReason={setReason} onSignedOut={() => list.current?.focus()} />
        ))}
      </ul>
      {sessions.length === 1 && <p className={styles.only}>{sessionListTexts.onlyHere}</p>}
      <Button
        kind="line"
        className={styles.everywhere}
        busy={signingOut}
        onClick={() => {
          setReason(undefined);
          void signOutEverywhere();
        }}
      >
        {sessionListTexts.everywhere}
      </Button>
      <FieldNote id="sessions-reason" error={reason} />
      <SignInNotices isOn={hasNotices} />
    </>
  );
}

interface SessionRowProps {
  session: Session;
  /** Called with the reason of a failure, and with undefined before the next attempt. */
  onReason: (reason: string | undefined) => void;
  onSignedOut: () => void;
}

function SessionRow({ session, onReason, onSignedOut }: SessionRowProps) {
  const { signOut, signingOut } = useSignOut(onReason);
  const device = deviceName(session);

  async function end() {
    onReason(undefined);
    if (await signOut(session)) onSignedOut();
  }

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
          onClick={() => void end()}
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

interface Shown {
  /** What was just chosen, until the server has answered. */
  readonly chosen?: boolean;
  readonly isStale?: boolean;
  readonly reason?: string;
}

/** Whether the owner gets a mail when a new device signs in. */
function SignInNotices({ isOn }: { readonly isOn: boolean }) {
  const [set] = useMutation(parsed(SetSignInNoticesDocument));
  const [{ chosen, isStale, reason }, setShown] = useState<Shown>({});

  async function choose(next: boolean) {
    setShown({ chosen: next });
    try {
      await set({ variables: { isOn: next } });
      setShown({});
    } catch (error) {
      const failure = failureOf(error);
      if (failure.kind === 'refused' && failure.code === 'FRESH_SIGN_IN_NEEDED') return setShown({ isStale: true });
      setShown({ reason: isToldAlready(failure) ? undefined : reasonOf(failure) });
    }
  }

  return (
    <>
      <label className={styles.notices}>
        <input
          type="checkbox"
          checked={chosen ?? isOn}
          onChange={({ target }) => {
            if (chosen === undefined) void choose(target.checked);
          }}
        />
        {sessionListTexts.notices}
      </label>
      {isStale && <SignInAgain why={sessionListTexts.noticesStale} />}
      <FieldNote id="notices-reason" error={reason} />
    </>
  );
}
