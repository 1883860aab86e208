import { useEffect, useRef, type ReactNode } from 'react';
import { clsx } from 'clsx';
import { Button } from '../../../controls/buttons/button.js';
import { Icon } from '../../../controls/buttons/icon.js';
import { Spinner } from '../../../controls/buttons/spinner.js';
import { importFailureTexts, importTexts as texts } from '../../../texts/en/importing.js';
import type { PageImport } from './imported-page.js';
import styles from './import-screen.module.css';
import type { PageImporting } from './use-page-import.js';

interface ImportReadingProps {
  readonly current: PageImport;
  readonly importing: PageImporting;
}

/** How far a page is read, or why it could not be. */
export function ImportReading({ current, importing }: ImportReadingProps) {
  const { from, failure } = current;
  return (
    <div className={styles.reading}>
      <p className={styles.from}>
        <bdi>{from}</bdi>
      </p>
      {failure === null ? <Progress current={current} importing={importing} /> : <Failed {...{ from, failure, importing }} />}
    </div>
  );
}

type State = 'done' | 'running' | 'waiting';

const STATES = { done: texts.isDone, running: texts.isRunning, waiting: texts.isWaiting } as const;
const STEPS = ['PAGE', 'LINKS', 'PICTURES'] as const;

function Progress({ current, importing: { isSilent, stop } }: ImportReadingProps) {
  const { step, service, linkCount, linksChecked } = current;
  const at = STEPS.indexOf(step);
  const stateAt = (place: number): State => (at > place ? 'done' : at === place ? 'running' : 'waiting');
  const isRead = at > 0;
  return (
    <>
      <h3 className={styles.title}>{texts.reading}</h3>
      <ol className={styles.steps}>
        <Step state={stateAt(0)} name={texts.answered} note={service === null ? null : texts.madeWith({ service })} />
        <Step state={isRead ? 'done' : 'waiting'} name={texts.words} />
        <Step state={isRead ? 'done' : 'waiting'} name={isRead ? texts.links({ count: linkCount }) : texts.linksUnknown} />
        <Step
          state={stateAt(1)}
          name={texts.leading}
          note={step === 'LINKS' ? texts.checked({ checked: linksChecked, count: linkCount }) : null}
        />
        <Step state={stateAt(2)} name={texts.pictures} />
      </ol>
      {/* Only what is done at this moment is announced, and not each link. */}
      <p role="status" className="visually-hidden">
        {isSilent ? texts.silent : [texts.reading, texts.leading, texts.pictures][at]}
      </p>
      {isSilent && <p className={styles.own}>{texts.silent}</p>}
      <div>
        <Button kind="line" onClick={stop}>
          {texts.stop}
        </Button>
      </div>
    </>
  );
}

interface StepProps {
  readonly state: State;
  readonly name: string;
  readonly note?: ReactNode;
}

function Step({ state, name, note }: StepProps) {
  return (
    <li className={clsx(styles.step, styles[state])}>
      <span className={styles.mark}>
        {state === 'done' && <Icon name="circle-check" />}
        {state === 'running' && <Spinner />}
      </span>
      <span className={styles.stepName}>
        {name}
        <span className="visually-hidden">, {STATES[state]}</span>
      </span>
      {note && <span className={styles.stepNote}>{note}</span>}
    </li>
  );
}

interface FailedProps extends Pick<ImportReadingProps, 'importing'> {
  readonly from: string;
  readonly failure: NonNullable<PageImport['failure']>;
}

function Failed({ from, failure, importing: { again, stop, isStarting, problem } }: FailedProps) {
  const way = useRef<HTMLButtonElement>(null);
  useEffect(() => way.current?.focus(), []);
  // A newer release may know other reasons.
  const { title, text } = (importFailureTexts as Partial<typeof importFailureTexts>)[failure] ?? importFailureTexts.NO_ANSWER;
  return (
    <section className={styles.failed} role="alert">
      <h4 className={styles.failedTitle}>
        <Icon name="circle-alert" />
        <span>{title({ from })}</span>
      </h4>
      <p>{problem ?? text}</p>
      <div className={styles.ways}>
        <Button ref={way} kind="ink" onClick={stop}>
          {texts.fromFile}
        </Button>
        <Button kind="line" icon="rotate-cw" busy={isStarting} onClick={() => void again()}>
          {texts.again}
        </Button>
      </div>
    </section>
  );
}
