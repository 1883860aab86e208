import { Button } from '../../../controls/buttons/button.js';
import { BarActions } from '../../../shell/navigation/bar-actions.js';
import { editorTexts } from '../../../texts/en/editor.js';
import { useWide } from '../use-wide.js';
import styles from './publish-button.module.css';

interface PublishButtonProps {
  readonly busy?: boolean;
  /** Whether visitors see all of the draft. It can be published nevertheless. */
  readonly isDone?: boolean;
  /** Undefined while there is nothing to publish; then the button is disabled. */
  readonly onPress?: () => void;
}

/** Publishes the draft. On wide screens it is beside the preview, otherwise in the navigation bar. */
export function PublishButton({ busy, isDone, onPress }: PublishButtonProps) {
  const wide = useWide();
  const button = (
    <Button kind={isDone ? 'line' : 'gold'} className={styles.button} busy={busy} disabled={!onPress} onClick={onPress}>
      {editorTexts.publish}
    </Button>
  );
  return wide ? button : <BarActions>{button}</BarActions>;
}
