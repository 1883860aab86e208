import { useLayoutEffect, useRef } from 'react';
import redoArrow from '../../art/icons/lucide/redo-2.svg?raw';
import undoArrow from '../../art/icons/lucide/undo-2.svg?raw';
import { IconButton } from '../../controls/buttons/icon-button.js';
import { IconDrawing } from '../../controls/buttons/icon.js';
import { BarActions } from '../../shell/navigation/bar-actions.js';
import { editorTexts } from '../../texts/en/editor.js';
import type { UndoActions } from '../draft/use-undo.js';
import { useWide } from './use-wide.js';
import styles from './undo-buttons.module.css';

/** The undo and redo buttons. On wide screens they are above the list, otherwise in the navigation bar. */
export function UndoButtons(actions: UndoActions) {
  const buttons = <Buttons {...actions} />;
  return useWide() ? buttons : <BarActions>{buttons}</BarActions>;
}

function Buttons({ undo, redo, canUndo, canRedo }: UndoActions) {
  const undoButton = useRef<HTMLButtonElement>(null);
  const redoButton = useRef<HTMLButtonElement>(null);
  const pressed = useRef<'undo' | 'redo' | null>(null);
  // A disabled button loses the focus. The other button, which is enabled now, gets it.
  useLayoutEffect(() => {
    if (pressed.current === 'undo' && !canUndo) redoButton.current?.focus();
    if (pressed.current === 'redo' && !canRedo) undoButton.current?.focus();
    pressed.current = null;
  });
  return (
    <div className={styles.buttons}>
      <IconButton
        ref={undoButton}
        icon={<IconDrawing svg={undoArrow} isDirected />}
        label={editorTexts.undo}
        aria-keyshortcuts="Control+Z Meta+Z"
        className={styles.button}
        disabled={!canUndo}
        onClick={() => {
          pressed.current = 'undo';
          undo();
        }}
      />
      <IconButton
        ref={redoButton}
        icon={<IconDrawing svg={redoArrow} isDirected />}
        label={editorTexts.redo}
        aria-keyshortcuts="Control+Shift+Z Meta+Shift+Z Control+Y"
        className={styles.button}
        disabled={!canRedo}
        onClick={() => {
          pressed.current = 'redo';
          redo();
        }}
      />
    </div>
  );
}
