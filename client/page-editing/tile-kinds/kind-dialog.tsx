import { useEffect, useEffectEvent, useId, useState, type FormEvent, type ReactNode } from 'react';
import { Button } from '../../controls/buttons/button.js';
import { tileDialogTexts } from '../../texts/en/tile-dialogs.js';
import styles from './kind-dialog.module.css';
import { SaveAndNext, TileEditorDialog } from './tile-editor-dialog.js';

/** The file of a tile: whether it is being uploaded, and whether the last upload failed. */
export type UploadState = 'none' | 'running' | 'failed';

interface KindDialogProps {
  readonly open: boolean;
  readonly title: string;
  /** Whether a field has a text that cannot be saved. Then the first attempt to close only shows that. */
  readonly wrong: boolean;
  readonly save: () => void;
  readonly onClose: () => void;
  /** Called when an attempt to close has found a wrong field. */
  readonly onWrong?: () => void;
  /** While it is running, Save waits for its end, and the first other attempt to close only says so. If it fails, the popup stays open. */
  readonly upload?: UploadState | undefined;
  readonly children: ReactNode;
}

/**
 * The popup of a tile that is a form. Closing it in any way saves the changes (specification §4). If a field is wrong, the popup stays open
 * once; closing it again keeps the former value of that field, and cancels an upload.
 */
export function KindDialog(props: KindDialogProps) {
  const { open, title, wrong, save, upload = 'none', children } = props;
  const id = useId();
  const { warned, unwarn, saving, close, submit } = useClosing(props);
  const isRunning = upload === 'running';
  return (
    <TileEditorDialog
      open={open}
      onClose={close}
      onSave={save}
      title={title}
      footer={
        <>
          <p className={styles.kept} role="alert">
            {warned && warningOf(wrong, isRunning)}
          </p>
          <SaveAndNext onClose={close} />
          <Button kind="ink" type="submit" form={id} busy={saving && isRunning}>
            {tileDialogTexts.saveTile}
          </Button>
        </>
      }
    >
      {/* A changed field is a new attempt. */}
      <form id={id} className={styles.fields} noValidate onSubmit={submit} onChange={unwarn}>
        {children}
      </form>
    </TileEditorDialog>
  );
}

/** What attempts to close the popup do. */
function useClosing({ open, wrong, save, onClose, onWrong, upload = 'none' }: KindDialogProps) {
  const [warned, setWarned] = useState(false);
  const [saving, setSaving] = useState(false);
  const isRunning = upload === 'running';
  if (saving && upload === 'failed') setSaving(false);
  function warn() {
    setSaving(false);
    setWarned(true);
    if (wrong) onWrong?.();
  }
  function finish() {
    save();
    onClose();
  }
  function close() {
    if ((wrong || isRunning) && !warned) {
      warn();
      return false;
    }
    finish();
    return true;
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    if (wrong && !warned) warn();
    else if (isRunning) setSaving(true);
    else finish();
  }
  const finishAfterUpload = useEffectEvent(() => {
    if (open && saving && upload === 'none') finish();
  });
  useEffect(() => {
    if (!isRunning) finishAfterUpload();
  }, [isRunning]);
  return { warned, unwarn: () => setWarned(false), saving, close, submit };
}

function warningOf(wrong: boolean, isRunning: boolean): string | false {
  if (wrong) return tileDialogTexts.closeAgain;
  return isRunning && tileDialogTexts.closeUploading;
}
