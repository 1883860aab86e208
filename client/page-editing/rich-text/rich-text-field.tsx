import { useEffect, useId, type ReactNode, type Ref } from 'react';
import { Button } from '../../controls/buttons/button.js';
import { Skeleton, SkeletonBar } from '../../controls/loading/skeleton.js';
import { useNewVersionOffer } from '../../shell/updates/use-new-version.js';
import { richTextTexts } from '../../texts/en/rich-text.js';
import type * as EditorModule from './rich-text-editor.js';
import styles from './rich-text-field.module.css';
import { lazyPart, type UsedPart } from '../../controls/loading/lazy-part.js';

export type RichTextHandle = EditorModule.RichTextHandle;

interface RichTextFieldProps {
  readonly label: ReactNode;
  /** The initial content; later changes are ignored. */
  readonly html: string;
  /** Called with the content at every change. */
  readonly onWrite: (html: string) => void;
  /** Called when the upload of a picture begins or ends. */
  readonly onUploading: (isRunning: boolean) => void;
  /** Whether most people replace the initial content: it is selected with the first focus. */
  readonly isReplaced: boolean;
  /** Null until the editor is loaded. */
  readonly ref: Ref<RichTextHandle>;
}

/** A field for text with formats, lists, links and pictures. The editor is loaded when the browser is idle, or when the field is shown. */
export function RichTextField({ label, ref, ...text }: RichTextFieldProps) {
  const id = useId();
  const { module: editor, error, load } = useEditorPart();
  return (
    <div>
      <p id={id} className={styles.label}>
        {label}
      </p>
      <p id={`${id}-help`} className="visually-hidden">
        {richTextTexts.tabHelp}
      </p>
      <div className={styles.field}>
        {!editor && (error === null ? <Waiting /> : <Failed onRetry={load} />)}
        {editor && <editor.RichTextEditor {...text} labelledBy={id} describedBy={`${id}-help`} ref={ref} />}
      </div>
    </div>
  );
}

const editorPart = lazyPart(() => import('./rich-text-editor.js'));

/** The editor. If it does not load because a new version was deployed, that version is offered. */
function useEditorPart(): UsedPart<typeof EditorModule> {
  const part = editorPart.use(true);
  const { error } = part;
  const offerNewVersion = useNewVersionOffer();
  useEffect(() => {
    if (error !== null) void offerNewVersion();
  }, [error, offerNewVersion]);
  return part;
}

function Waiting() {
  return (
    <Skeleton label={richTextTexts.loading}>
      <div className={styles.waiting}>
        <SkeletonBar className={styles.line} />
        <SkeletonBar className={styles.line} />
        <SkeletonBar className={styles.line} />
      </div>
    </Skeleton>
  );
}

function Failed({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <div className={styles.failed} role="alert">
      <p>{richTextTexts.failed}</p>
      <Button kind="line" icon="rotate-cw" onClick={onRetry}>
        {richTextTexts.tryAgain}
      </Button>
    </div>
  );
}
