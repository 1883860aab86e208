import { useState } from 'react';
import { Button } from '../../../../controls/buttons/button.js';
import { scheduledTexts as texts } from '../../../../texts/en/scheduled.js';
import { MomentForm } from './moment-form.js';
import { useScheduled, type PublishLaterProps, type Scheduled, type ScheduleState } from './use-scheduled.js';
import styles from './publish-later.module.css';
import { formatMoment } from '../../../../controls/dates.js';

type Asked = 'moment' | 'draft';

/** Publishes the draft at a moment: the panel's part that chooses it, shows what is scheduled, changes and cancels it. */
export function PublishLater(props: PublishLaterProps) {
  const [asked, ask] = useState<Asked | null>(null);
  const state = useScheduled(props, () => ask(null));
  const { scheduled, reason, told } = state;
  const isNeeded = scheduled !== null || props.isChanged || told !== '';
  // Without an answer, nothing is known, and the rest of the panel does not need it.
  if (scheduled === undefined || !isNeeded) return null;
  return (
    <div className={styles.part}>
      {asked === null ? <Shown {...props} state={state} onAsk={ask} /> : <Asking asked={asked} state={state} onClose={() => ask(null)} />}
      <p role="status" className="visually-hidden">
        {told}
      </p>
      {reason !== undefined && (
        <p role="alert" className={styles.refused}>
          {reason}
        </p>
      )}
    </div>
  );
}

interface AskingProps {
  readonly asked: Asked;
  readonly state: ScheduleState;
  readonly onClose: () => void;
}

/** Asks for the moment of the draft, or for another one of what is scheduled. */
function Asking({ asked, state, onClose }: AskingProps) {
  const { scheduled, isBusy, schedule, change, version } = state;
  const isDraft = asked === 'draft';
  // What another version has stopped would be stopped again.
  const isStopped = !isDraft && scheduled?.failure === 'PAGE_CHANGED_ELSEWHERE' && version > scheduled.basedOnVersion;
  return (
    <MomentForm
      chosen={scheduled ? { ...scheduled, timeZone: scheduled.timeZone ?? '', replaces: scheduled.replaces || isStopped } : null}
      note={isDraft ? texts.whatGoes : texts.sameDesign}
      label={isDraft ? texts.schedule : texts.save}
      isBusy={isBusy}
      onChoose={(chosen) => void (isDraft ? schedule(chosen) : change(chosen))}
      onClose={onClose}
    />
  );
}

interface ShownProps extends Pick<PublishLaterProps, 'isChanged' | 'waiting'> {
  readonly state: ScheduleState;
  readonly onAsk: (asked: Asked) => void;
}

function Shown({ state, isChanged, waiting, onAsk }: ShownProps) {
  const { scheduled } = state;
  if (scheduled) return <Planned scheduled={scheduled} state={state} mayTakeDraft={isChanged && waiting === 0} onAsk={onAsk} />;
  return isChanged && <Offer waiting={waiting} onAsk={() => onAsk('draft')} />;
}

function Offer({ waiting, onAsk }: { readonly waiting: number; readonly onAsk: () => void }) {
  return (
    <div className={styles.head}>
      <div>
        <p className={styles.title}>{texts.title}</p>
        <p className={styles.note}>{waiting > 0 ? texts.picturesWait : texts.offer}</p>
      </div>
      {waiting === 0 && (
        <Button kind="line" size="small" onClick={onAsk}>
          {texts.choose}
        </Button>
      )}
    </div>
  );
}

interface PlannedProps {
  readonly scheduled: Scheduled;
  readonly state: ScheduleState;
  readonly mayTakeDraft: boolean;
  readonly onAsk: (asked: Asked) => void;
}

/** What is scheduled, or what could not be published at its moment. */
function Planned({ scheduled, state, mayTakeDraft, onAsk }: PlannedProps) {
  const { publishesAt, timeZone, replaces, basedOnVersion, createdAt, failure } = scheduled;
  const moment = momentInWords(publishesAt, timeZone);
  if (failure !== null) return <Failed moment={moment} code={failure} state={state} onAsk={onAsk} />;
  const isOvertaken = state.version > basedOnVersion;
  return (
    <>
      <p className={styles.moments}>{texts.goesPublic({ moment })}</p>
      <p className={styles.note}>{texts.asOf({ moment: momentInWords(createdAt, null) })}</p>
      {isOvertaken ? (
        <p className={styles.title}>{replaces ? texts.willGoOver : texts.willNotGoOver}</p>
      ) : (
        <p className={styles.note}>{replaces ? texts.ifOver : texts.ifKept}</p>
      )}
      <div className={styles.ways}>
        <button type="button" className={styles.way} onClick={() => onAsk('moment')}>
          {texts.change}
        </button>
        {mayTakeDraft && (
          <button type="button" className={styles.way} onClick={() => onAsk('draft')}>
            {texts.takeDraft}
          </button>
        )}
        <button type="button" className={`${styles.way} ${styles.danger}`} onClick={() => void state.cancel()}>
          {texts.cancel}
        </button>
      </div>
    </>
  );
}

/** The codes that have words of their own. */
const REASONS: Readonly<Record<string, string>> = {
  PAGE_CHANGED_ELSEWHERE: 'newer',
  LINK_BLOCKED: 'blocked',
  STORAGE_FULL: 'full',
  PUBLICATION_STOPPED: 'stopped',
};

interface FailedProps extends Pick<PlannedProps, 'state' | 'onAsk'> {
  readonly moment: string;
  readonly code: string;
}

function Failed({ moment, code, state, onAsk }: FailedProps) {
  return (
    <div className={styles.trouble}>
      <p className={styles.title}>{texts.failed({ moment })}</p>
      <p className={styles.note}>{texts.reason({ reason: REASONS[code] ?? 'other' })}</p>
      <div className={styles.ways}>
        <Button kind="ink" size="small" busy={state.isBusy} onClick={() => void state.publish()}>
          {texts.publishNow}
        </Button>
        <button type="button" className={styles.way} onClick={() => onAsk('moment')}>
          {texts.another}
        </button>
        <button type="button" className={`${styles.way} ${styles.danger}`} onClick={() => void state.cancel()}>
          {texts.discard}
        </button>
      </div>
    </div>
  );
}

/** A moment on the clocks of a time zone, which is named unless it is unknown. */
function momentInWords(moment: string, timeZone: string | null): string {
  const words = formatMoment(moment, { year: 'always', zone: timeZone });
  return timeZone === null ? words : texts.inZone({ moment: words, zone: timeZone.replaceAll('_', ' ') });
}
