import { useEffect, useRef } from 'react';
import { clsx } from 'clsx';
import { Icon } from '../../controls/icon.js';
import { useMenuPlace } from '../../controls/stay-beside.js';
import { tileDialogTexts } from '../../texts/en/tile-dialogs.js';
import styles from './tile-menu.module.css';

/** The class of the popover around the items. */
export const menuClass = styles.menu;

interface TileMenuItemsProps {
  /** Undefined for a tile without a popup. */
  readonly onPreview: (() => void) | undefined;
  readonly onAddBelow: () => void;
  readonly onRemove: () => void;
}

/** The less frequent actions on a tile. The first one gets the focus. */
export function TileMenuItems({ onPreview, onAddBelow, onRemove }: TileMenuItemsProps) {
  const items = useRef<HTMLDivElement>(null);
  useMenuPlace(items, true);
  useEffect(() => items.current?.querySelector('button')?.focus(), []);
  return (
    <div ref={items}>
      {onPreview && (
        <button type="button" className={styles.item} onClick={onPreview}>
          <Icon name="eye" />
          {tileDialogTexts.previewTile}
        </button>
      )}
      <button type="button" className={styles.item} onClick={onAddBelow}>
        <Icon name="plus" />
        {tileDialogTexts.addBelow}
      </button>
      <button type="button" className={clsx(styles.item, styles.danger)} onClick={onRemove}>
        <Icon name="trash" />
        {tileDialogTexts.deleteTile}
      </button>
    </div>
  );
}
