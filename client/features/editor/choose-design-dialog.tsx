import { useId } from 'react';
import { Button } from '../../controls/button.js';
import { Dialog } from '../../controls/dialog.js';
import { editorTexts } from '../../texts/en/editor.js';

interface ChooseDesignDialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly explanation: string;
  readonly mineLabel: string;
  readonly onTheirs: () => void;
  readonly onMine: () => void;
  /** Closing makes no choice, and changes nothing. */
  readonly onClose: () => void;
}

/** Asks which one of two designs of the page the user wants to continue with. */
export function ChooseDesignDialog({ open, title, explanation, mineLabel, onTheirs, onMine, onClose }: ChooseDesignDialogProps) {
  const lossId = useId();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      width={560}
      footer={
        <>
          <Button kind="line" onClick={onClose} data-autofocus="">
            {editorTexts.keepEditing}
          </Button>
          <Button kind="danger" onClick={onTheirs} aria-describedby={lossId}>
            {editorTexts.loadTheirs}
          </Button>
          <Button kind="ink" onClick={onMine}>
            {mineLabel}
          </Button>
        </>
      }
    >
      <p>{explanation}</p>
      <p id={lossId}>{editorTexts.theirsLosesMine}</p>
    </Dialog>
  );
}
