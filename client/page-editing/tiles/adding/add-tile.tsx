import { useId, useRef, useState } from 'react';
import type { TileKind } from '../../../../server/pages/tile-kinds/tile-kinds.rules.js';
import { Button } from '../../../controls/buttons/button.js';
import { Icon } from '../../../controls/buttons/icon.js';
import { editorTexts } from '../../../texts/en/editor.js';
import { tileKindTexts } from '../../../texts/en/tile-kinds.js';
import styles from './add-tile.module.css';
import { lazyPart } from '../../../controls/loading/lazy-part.js';

const menuPart = lazyPart(() => import('./add-tile-menu.js'));

interface AddTileProps {
  /** Adds a text tile (specification §2). */
  readonly onAdd: () => void;
  readonly onAddKind: (kind: TileKind) => void;
  /** Adds what a text is, for the menu item of small screens: others have keys for it. */
  readonly onPaste: (text: string) => void;
  readonly small: boolean;
}

/** The button that adds a text tile, and beside it one that opens a menu of all kinds. */
export function AddTile({ onAdd, onAddKind, onPaste, small }: AddTileProps) {
  const id = useId();
  const popup = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const { module: part, load: fetchPart } = menuPart.use();
  const size = small ? 'small' : undefined;
  const close = () => popup.current?.hidePopover();

  function choose(kind: TileKind): void {
    close();
    onAddKind(kind);
  }

  return (
    <div className={styles.split}>
      <Button kind="ink" {...(size && { size })} icon="plus" onClick={onAdd}>
        {editorTexts.add}
      </Button>
      <Button
        kind="ink"
        {...(size && { size })}
        className={styles.arrow}
        aria-label={tileKindTexts.addKind}
        title={tileKindTexts.addKind}
        aria-haspopup="menu"
        popoverTarget={id}
        onClick={fetchPart}
      >
        <span className={styles.another}>{tileKindTexts.anotherKind}</span>
        <Icon name="chevron-down" />
      </Button>
      <div ref={popup} id={id} popover="auto" className={part?.popupClass} onToggle={({ newState }) => setOpen(newState === 'open')}>
        {part && <part.AddTileMenu open={open} onChoose={choose} onPaste={small ? undefined : onPaste} onClose={close} />}
      </div>
    </div>
  );
}
