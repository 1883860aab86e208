import { Button } from '../controls/buttons/button.js';
import { useAlert, useConfirm } from '../controls/dialogs/confirm-dialog.js';
import { DidNotLoad } from '../controls/loading/did-not-load.js';
import { ErrorBoundary } from '../controls/loading/error-boundary.js';
import { FieldNote } from '../controls/fields/field-note.js';
import { useNotify } from '../controls/notifications/notifications.js';
import { Skeleton, SkeletonBar } from '../controls/loading/skeleton.js';
import { Spinner } from '../controls/buttons/spinner.js';
import { Row, Section, Specimen } from './section.js';
import { DIALOG_STAGES, NOTIFICATION_STAGES, PANEL_STAGES, type StageFacts } from './stages.js';
import { clsx } from 'clsx';
import styles from './styleguide.module.css';

const nothing = () => undefined;

export function Waiting() {
  return (
    <Section name="Loading and failing">
      <Row wide>
        <Specimen state="loading">
          <Skeleton label="Loading the specimen">
            <div className={styles.bars}>
              <SkeletonBar className={styles.title} />
              <SkeletonBar />
              <SkeletonBar className={styles.bar} />
            </div>
          </Skeleton>
        </Specimen>
        <Specimen state="busy">
          <Spinner />
        </Specimen>
        <Specimen state="notes: error, good, hint">
          <FieldNote id="note-error" error="This link name is taken." />
          <FieldNote id="note-good" good="This link name is available." />
          <FieldNote id="note-hint" hint="Letters, digits and hyphens." />
        </Specimen>
        <Specimen state="did not load">
          <DidNotLoad
            heading="h3"
            title="Your tiles did not load"
            text="The server did not answer. Your published page is not affected, and nothing you wrote is lost."
            onRetry={nothing}
          />
        </Specimen>
        <Specimen state="in place of a part that failed">
          <ErrorBoundary
            fallback={(retry) => (
              <DidNotLoad
                heading="h3"
                title="The preview could not be shown"
                text="Something went wrong there. What you made is still here."
                onRetry={retry}
              />
            )}
          >
            <Failing />
          </ErrorBoundary>
        </Specimen>
        <Specimen state="right to left" dir="rtl">
          <DidNotLoad heading="h3" title="كل ما تعرفه" text="وصفات ومسارات ودروس وقواعد البيت." onRetry={nothing} />
        </Specimen>
      </Row>
    </Section>
  );
}

function Failing(): null {
  throw new Error('This part of the style guide fails on purpose.');
}

export function Notifications() {
  const notify = useNotify();
  const show = () => notify({ text: 'Page Updated!', tone: 'done', action: { label: 'View page', onPress: nothing } });
  return (
    <Section name="Notifications">
      <div className={styles.stages}>
        {NOTIFICATION_STAGES.map((stage) => (
          <Stage key={stage.name} stage={stage} size="phone" height={128} />
        ))}
      </div>
      <Row>
        <Button kind="line" onClick={show}>
          Show one here
        </Button>
      </Row>
    </Section>
  );
}

export function Overlays() {
  const [confirm, alert] = [useConfirm(), useAlert()];
  return (
    <Section name="Dialogs and panels">
      {DIALOG_STAGES.map((stage) => (
        <div key={stage.name} className={styles.stages}>
          <Stage stage={stage} size="wide" height={440} />
          <Stage stage={stage} size="phone" height={440} />
        </div>
      ))}
      <div className={styles.stages}>
        {PANEL_STAGES.map((stage) => (
          <Stage key={stage.name} stage={stage} size="phone" height={220} />
        ))}
      </div>
      <Row>
        <Button kind="line" onClick={() => void confirm({ title: 'Is this a question?', confirmLabel: 'It is' })}>
          Ask here
        </Button>
        <Button kind="line" onClick={() => void alert('This is to be read.')}>
          Tell here
        </Button>
      </Row>
    </Section>
  );
}

interface StageProps {
  stage: StageFacts;
  /** `wide` is shown where there is room for it. */
  size: 'wide' | 'phone';
  height: number;
}

/**
 * A window of its own, in which something is open that covers a whole window. It is a picture: nothing in it takes the focus. To try it,
 * its address opens it alone.
 */
function Stage({ stage: { name, state }, size, height }: StageProps) {
  return (
    <figure className={clsx(styles.specimen, styles[size])}>
      <iframe inert src={`?stage=${name}`} title={`${state}, ${size}`} width="100%" height={height} className={styles.stage} />
      <figcaption className={styles.state}>
        <a href={`?stage=${name}`}>{state}</a>
      </figcaption>
    </figure>
  );
}
