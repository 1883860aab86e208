import { reasonNotRead, type Failure } from '../../api/connection/failure.js';
import { Button } from '../../controls/buttons/button.js';
import { DidNotLoad } from '../../controls/loading/did-not-load.js';
import { SkeletonBar } from '../../controls/loading/skeleton.js';
import { EditorLayout } from '../../page-editing/layout/editor-layout.js';
import { StageFrame } from '../../page-editing/layout/stage/page-stage.js';
import { PublishButton } from '../../page-editing/layout/publish/publish-button.js';
import { TilePaneHead } from '../../page-editing/tiles/tile-pane.js';
import { useWide } from '../../page-editing/layout/use-wide.js';
import { editorTexts } from '../../texts/en/editor.js';
import styles from './waiting-editor.module.css';

interface WaitingEditorProps {
  /** Why the page could not be loaded. Null while it is loading. */
  readonly failure: Failure | null;
  readonly onRetry: () => void;
}

/** The editor while its page is loading, and if that failed. */
export function WaitingEditor({ failure, onRetry }: WaitingEditorProps) {
  const wide = useWide();
  const add = (
    <Button kind="ink" size={wide ? 'small' : undefined} icon="plus" disabled>
      {editorTexts.add}
    </Button>
  );
  return (
    <EditorLayout
      head={
        <>
          <div className={styles.title}>
            <SkeletonBar className={styles.titleBar} />
          </div>
          <SkeletonBar className={styles.settingBar} />
        </>
      }
      list={
        <>
          <TilePaneHead>{wide && add}</TilePaneHead>
          {failure === null ? <Waiting /> : <Failed failure={failure} onRetry={onRetry} />}
        </>
      }
      add={add}
      stage={(width) => (
        <StageFrame width={width}>
          <div className={styles.screen}>
            <span className={styles.screenTitle} />
            {ROWS.map((row) => (
              <span key={row} className={styles.screenTile} />
            ))}
          </div>
        </StageFrame>
      )}
      link={null}
      publish={<PublishButton />}
    />
  );
}

function Waiting() {
  return (
    <div className={styles.waiting}>
      {ROWS.map((row) => (
        <div key={row} className={styles.row} aria-hidden="true">
          <SkeletonBar className={styles.grip} />
          <SkeletonBar className={styles.tile} />
          <SkeletonBar className={styles.actions} />
        </div>
      ))}
      <p role="status" className={styles.note}>
        {editorTexts.fetching}
      </p>
    </div>
  );
}

function Failed({ failure, onRetry }: { readonly failure: Failure; readonly onRetry: () => void }) {
  return (
    <div className={styles.failed}>
      <DidNotLoad title={editorTexts.notLoadedTitle} text={reasonNotRead(failure, editorTexts.notLoaded)} heading="h3" onRetry={onRetry} />
    </div>
  );
}

const ROWS = [1, 2, 3, 4, 5, 6];
