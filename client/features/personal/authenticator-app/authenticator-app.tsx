import { useState } from 'react';
import { callServer } from '../../../api/connection/call-server.js';
import { useServerData } from '../../../api/connection/use-server-data.js';
import { BeginAuthenticatorAppDocument } from '../../../api/generated/begin-authenticator-app.js';
import { RenewRecoveryCodesDocument } from '../../../api/generated/renew-recovery-codes.js';
import { SecondFactorDocument } from '../../../api/generated/second-factor.js';
import { SwitchOffAuthenticatorAppDocument } from '../../../api/generated/switch-off-authenticator-app.js';
import { Button } from '../../../controls/buttons/button.js';
import { IconDrawing } from '../../../controls/buttons/icon.js';
import { Quad } from '../../../controls/buttons/quad.js';
import { useConfirm } from '../../../controls/dialogs/confirm-dialog.js';
import { FieldNote } from '../../../controls/fields/field-note.js';
import { SkeletonBar } from '../../../controls/loading/skeleton.js';
import shield from '../../../art/icons/lucide/shield-check.svg?raw';
import { authenticatorTexts as texts } from '../../../texts/en/authenticator-app.js';
import { Section, SectionWait } from '../section.js';
import { SignInAgain } from '../../../shell/leaving/sign-in-again.js';
import { useAct } from '../../../shell/use-act.js';
import { RecoveryCodesDialog } from './recovery-codes-dialog.js';
import { SetUpAppDialog, type AppSetUp } from './set-up-app-dialog.js';
import styles from './authenticator-app.module.css';
import { formatDay } from '../../../controls/dates.js';

/** Whether an authenticator app is asked for after the password, with buttons to switch it on and off and for new recovery codes. */
export function AuthenticatorApp() {
  return (
    <Section title={texts.section} hint={texts.hint}>
      <Loaded />
    </Section>
  );
}

function Loaded() {
  const { data, failure, retry, readAgain } = useServerData(SecondFactorDocument, {});
  if (!data) {
    return (
      <SectionWait loading={texts.loading} failedTitle={texts.failedTitle} failed={texts.failed} failure={failure} retry={retry}>
        <SkeletonBar className={styles.bar} />
      </SectionWait>
    );
  }
  const { since, recoveryCodesLeft } = data.secondFactor;
  return <State since={since == null ? null : new Date(since)} left={recoveryCodesLeft} onChange={readAgain} />;
}

interface StateProps {
  readonly since: Date | null;
  readonly left: number;
  readonly onChange: () => Promise<unknown>;
}

function State({ since, left, onChange }: StateProps) {
  const app = useApp(onChange);
  return (
    <>
      <p className={styles.state}>
        <Quad tone={since ? 'done' : 'grey'} className={styles.quad} />
        <strong>{since ? texts.on : texts.off}</strong>
        {since && <span className={styles.since}>{texts.since({ date: formatDay(since, { year: 'never' }) })}</span>}
      </p>
      <p className={styles.facts}>{since ? texts.left({ count: left }) : texts.need}</p>
      <div className={styles.buttons}>
        {since ? (
          <>
            <Button kind="line" busy={app.busy === 'renew'} onClick={() => void app.renew()}>
              {texts.renew}
            </Button>
            <Button kind="line" busy={app.busy === 'off'} onClick={() => void app.switchOff()}>
              {texts.switchOff}
            </Button>
          </>
        ) : (
          <Button kind="line" busy={app.busy === 'begin'} onClick={() => void app.begin()}>
            <IconDrawing svg={shield} />
            {texts.setUp}
          </Button>
        )}
      </div>
      {app.isStale && <SignInAgain why={texts.stale} />}
      <FieldNote id="app-reason" error={app.reason} />
      {app.setUp && (
        <SetUpAppDialog
          key={app.setUp.key}
          open={app.open === 'set-up'}
          setUp={app.setUp}
          onClose={app.close}
          onCodes={(codes) => void app.showCodes(codes)}
        />
      )}
      {app.codes && <RecoveryCodesDialog key={app.codes.codes[0]} open={app.open === 'codes'} {...app.codes} onClose={app.close} />}
    </>
  );
}

interface Shown {
  /** The dialog that is open. One that closes keeps what it shows until it has gone. */
  readonly open?: 'set-up' | 'codes';
  readonly setUp?: AppSetUp;
  readonly codes?: { readonly codes: readonly string[]; readonly isNew: boolean };
}

/** What the buttons do. `onChange` is called when the app or its codes have changed. */
function useApp(onChange: () => Promise<unknown>) {
  const confirm = useConfirm();
  const { run, ...state } = useAct();
  const [shown, setShown] = useState<Shown>({});
  const show = async (codes: readonly string[], isNew: boolean) => {
    setShown((now) => ({ ...now, open: 'codes', codes: { codes, isNew } }));
    await onChange();
  };
  return {
    ...state,
    ...shown,
    begin: () =>
      run('begin', async () => {
        setShown({ open: 'set-up', setUp: (await callServer(BeginAuthenticatorAppDocument, {})).beginAuthenticatorApp });
      }),
    renew: () => run('renew', async () => show((await callServer(RenewRecoveryCodesDocument, {})).renewRecoveryCodes, true)),
    switchOff: async () => {
      if (!(await confirm({ title: texts.question, explanation: texts.questionNote, confirmLabel: texts.switchOff, danger: true }))) return;
      await run('off', async () => {
        await callServer(SwitchOffAuthenticatorAppDocument, {});
        await onChange();
        return { notice: { text: texts.isOff, tone: 'done' } };
      });
    },
    showCodes: (codes: readonly string[]) => show(codes, false),
    close: () => setShown(({ setUp, codes }) => ({ setUp, codes })),
  };
}
