import { Button } from '../../controls/button.js';
import { Dialog } from '../../controls/dialog.js';
import { editorTexts } from '../../texts/en.js';

interface ChooseDesignDialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly explanation: string;
  readonly mineLabel: string;
  readonly onTheirs: () => void;
  readonly onMine: () => void;
  /** Closed without a choice: nothing changes. */
  readonly onClose: () => void;
}

/** Two designs of one page exist: asks which to go on with. */
export function ChooseDesignDialog({ open, title, explanation, mineLabel, onTheirs, onMine, onClose }: ChooseDesignDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      width={560}
      footer={
        <>
          <Button kind="line" onClick={onTheirs}>
            {editorTexts.loadTheirs}
          </Button>
          <Button kind="ink" onClick={onMine}>
            {mineLabel}
          </Button>
        </>
      }
    >
      <p>{explanation}</p>
    </Dialog>
  );
}
