import { useState, type RefObject } from 'react';
import ban from '../../../art/icons/lucide/ban.svg?raw';
import eyeOff from '../../../art/icons/lucide/eye-off.svg?raw';
import type { AdminReportAct } from '../../../api/generated/types.js';
import { Button } from '../../../controls/buttons/button.js';
import { IconDrawing } from '../../../controls/buttons/icon.js';
import { adminAccountTexts } from '../../../texts/en/admin.js';
import { adminReportTexts as texts } from '../../../texts/en/admin-reports.js';
import { ActRefusal } from '../act-refusal.js';
import { SuspendReportedDialog } from './suspend-reported-dialog.js';
import type { Decide } from './use-decision.js';
import type { ReportFacts } from './use-report.js';
import styles from './decision-bar.module.css';

interface DecisionBarProps {
  readonly facts: ReportFacts;
  /** Whether the page is one of the operator. */
  readonly isOwn: boolean;
  readonly decision: Decide;
  /** Where Enter leads. */
  readonly first: RefObject<HTMLButtonElement | null>;
  /** Whether a decision was just made: then nothing stands there that a second tap could press. */
  readonly isResting: boolean;
}

/** What an operator does about a report. Only a suspension asks before; the rest can be taken back. */
export function DecisionBar({ facts, isOwn, decision, first, isResting }: DecisionBarProps) {
  const { report, page, others } = facts;
  const open = 1 + others.filter((other) => other.pageId === report.pageId && !other.decision).length;
  const [isAboutAll, setIsAboutAll] = useState(false);
  const decide = (act: AdminReportAct, words?: string) => decision.decide(facts, { act, all: isAboutAll && open > 1, words });
  const place = isResting ? `${styles.bar} ${styles.resting}` : styles.bar;
  if (report.decision) {
    return (
      <div className={place}>
        <Button kind="line" ref={first} busy={decision.busy !== null} onClick={() => void decision.reopen(report)}>
          {texts.openAgain}
        </Button>
        <Reason decision={decision} />
      </div>
    );
  }
  const canHide = page !== null && page !== undefined && page.linkname !== null;
  return (
    <div className={place}>
      <Button
        kind="ink"
        ref={first}
        className={styles.hide}
        disabled={!canHide}
        busy={decision.busy === 'HIDE'}
        onClick={() => void decide('HIDE')}
      >
        <IconDrawing svg={eyeOff} className={styles.icon} />
        {texts.hide}
      </Button>
      <Suspend facts={facts} isOwn={isOwn} isBusy={decision.busy === 'SUSPEND'} onSuspend={(words) => void decide('SUSPEND', words)} />
      <Button kind="line" className={styles.dismiss} busy={decision.busy === 'DISMISS'} onClick={() => void decide('DISMISS')}>
        {texts.dismiss}
      </Button>
      {open > 1 && (
        <label className={styles.all}>
          <input type="checkbox" checked={isAboutAll} onChange={({ target }) => setIsAboutAll(target.checked)} />
          {texts.all({ count: open })}
        </label>
      )}
      {isOwn && <p className={styles.note}>{adminAccountTexts.ownAccount}</p>}
      <Reason decision={decision} />
    </div>
  );
}

interface SuspendProps extends Pick<DecisionBarProps, 'facts' | 'isOwn'> {
  readonly isBusy: boolean;
  readonly onSuspend: (words: string) => void;
}

function Suspend({ facts: { report, account }, isOwn, isBusy, onSuspend }: SuspendProps) {
  const [isAsked, setIsAsked] = useState<boolean>();
  return (
    <>
      <Button kind="line" disabled={!account || isOwn} busy={isBusy} onClick={() => setIsAsked(true)}>
        <IconDrawing svg={ban} className={styles.icon} />
        {texts.suspend}
      </Button>
      {isAsked !== undefined && account && (
        <SuspendReportedDialog open={isAsked} onClose={() => setIsAsked(false)} report={report} account={account} onSuspend={onSuspend} />
      )}
    </>
  );
}

function Reason({ decision }: Pick<DecisionBarProps, 'decision'>) {
  return (
    <div className={styles.reason}>
      <ActRefusal id="decision-refused" act={decision} />
    </div>
  );
}
