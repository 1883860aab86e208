import { useId, useRef } from 'react';
import { clsx } from 'clsx';
import ellipsis from '../../art/icons/lucide/ellipsis.svg?raw';
import { IconButton } from '../../controls/icon-button.js';
import { Icon, IconDrawing } from '../../controls/icon.js';
import { editorTexts } from '../../texts/en/editor.js';
import styles from './tile-menu.module.css';

/** The position of a tile, counted from 1, and the number of tiles. */
export interface TilePlace {
  readonly number: number;
  readonly total: number;
}

interface TileMenuProps {
  readonly place: TilePlace;
  readonly className: string | undefined;
  /** Undefined for a tile without a popup. */
  readonly onPreview: (() => void) | undefined;
  readonly onRemove: () => void;
}

const WIDTH = 220;
/** The height of the open menu, including its distance from the button. */
const HEIGHT = 108;

/** The menu with the less frequent actions on a tile. The browser closes it at Escape and at a press elsewhere. */
export function TileMenu({ place, className, onPreview, onRemove }: TileMenuProps) {
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);

  function open(opener: HTMLElement): void {
    if (!menu.current) return;
    const { right, top, bottom } = opener.getBoundingClientRect();
    const fitsBelow = bottom + HEIGHT <= window.innerHeight;
    menu.current.style.left = `${Math.max(8, Math.min(right - WIDTH, window.innerWidth - WIDTH - 8))}px`;
    menu.current.style.top = `${fitsBelow ? bottom + 4 : Math.max(8, top - HEIGHT)}px`;
  }

  function choose(act: () => void): void {
    menu.current?.hidePopover();
    act();
  }

  return (
    <>
      <IconButton
        icon={<IconDrawing svg={ellipsis} />}
        label={editorTexts.more(place)}
        className={className}
        popoverTarget={id}
        onClick={(event) => open(event.currentTarget)}
      />
      <div
        ref={menu}
        id={id}
        popover="auto"
        role="group"
        aria-label={editorTexts.more(place)}
        className={styles.menu}
        onToggle={({ newState }) => {
          if (newState === 'open') menu.current?.querySelector('button')?.focus();
        }}
      >
        {onPreview && (
          <button type="button" className={styles.item} onClick={() => choose(onPreview)}>
            <Icon name="eye" />
            {editorTexts.previewTile}
          </button>
        )}
        <button type="button" className={clsx(styles.item, styles.danger)} onClick={() => choose(onRemove)}>
          <Icon name="trash" />
          {editorTexts.deleteTile}
        </button>
      </div>
    </>
  );
}
