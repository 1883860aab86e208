import { useEffect, useId, useState, type Ref } from 'react';
import { Button } from '../../controls/buttons/button.js';
import { fetchWhenIdle } from '../../controls/loading/lazy-part.js';
import { loadPart } from '../../controls/loading/load-part.js';
import { Skeleton, SkeletonBar } from '../../controls/loading/skeleton.js';
import { useNewVersionOffer } from '../../shell/updates/use-new-version.js';
import { richTextTexts } from '../../texts/en/rich-text.js';
import type * as EditorModule from './rich-text-editor.js';
import styles from './rich-text-field.module.css';

export type RichTextHandle = EditorModule.RichTextHandle;

interface RichTextFieldProps {
  readonly label: string;
  /** The initial content; later changes are ignored. */
  readonly html: string;
  /** Called with the content at every change. */
  readonly onWrite: (html: string) => void;
  /** Called when the upload of a picture begins or ends. */
  readonly onUploading: (isRunning: boolean) => void;
  /** Null until the editor is loaded. */
  readonly ref: Ref<RichTextHandle>;
}

/** A field for text with formats, lists, links and pictures. The editor is loaded when the browser is idle, or when the field is shown. */
export function RichTextField({ label, html, onWrite, onUploading, ref }: RichTextFieldProps) {
  const id = useId();
  const [editor, loadAgain] = useEditorModule();
  return (
    <div>
      <p id={id} className={styles.label}>
        {label}
      </p>
      <p id={`${id}-help`} className="visually-hidden">
        {richTextTexts.tabHelp}
      </p>
      <div className={styles.field}>
        {editor === 'waiting' && <Waiting />}
        {editor === 'failed' && <Failed onRetry={loadAgain} />}
        {typeof editor === 'object' && (
          <editor.RichTextEditor
            html={html}
            labelledBy={id}
            describedBy={`${id}-help`}
            onWrite={onWrite}
            onUploading={onUploading}
            ref={ref}
          />
        )}
      </div>
    </div>
  );
}

const loadEditor = (): Promise<typeof EditorModule> => import('./rich-text-editor.js');
fetchWhenIdle(() => loadPart(loadEditor));

function useEditorModule(): [typeof EditorModule | 'waiting' | 'failed', () => void] {
  const [attempt, setAttempt] = useState(0);
  const offerNewVersion = useNewVersionOffer();
  const [editor, setEditor] = useState<typeof EditorModule | 'waiting' | 'failed'>('waiting');
  useEffect(() => {
    let stale = false;
    loadPart(loadEditor).then(
      (module) => void (stale || setEditor(module)),
      () => {
        if (stale) return;
        setEditor('failed');
        void offerNewVersion();
      },
    );
    return () => {
      stale = true;
    };
  }, [attempt, offerNewVersion]);
  function loadAgain() {
    setEditor('waiting');
    setAttempt(attempt + 1);
  }
  return [editor, loadAgain];
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
