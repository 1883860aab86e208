import { useEffect, useRef } from 'react';
import { clsx } from 'clsx';
import { Icon } from '../../../controls/buttons/icon.js';
import { useMenuPlace } from '../../../controls/dialogs/stay-beside.js';
import { tileDialogTexts } from '../../../texts/en/tile-dialogs.js';
import type { TileChoices } from '../tile-actions.js';
import styles from './tile-menu.module.css';

/** The class of the popover around the items. */
export const menuClass = styles.menu;

interface TileMenuItemsProps extends TileChoices {
  /** Closes the menu, before what was chosen is done. */
  readonly onClose: () => void;
}

/** The less frequent actions on a tile. The first one gets the focus. */
export function TileMenuItems({ tileKey, hasPopup, actions, onClose }: TileMenuItemsProps) {
  const items = useRef<HTMLDivElement>(null);
  useMenuPlace(items, true);
  useEffect(() => items.current?.querySelector('button')?.focus(), []);
  const choosing = (act: (key: string) => void) => () => (onClose(), act(tileKey));
  return (
    <div ref={items}>
      {hasPopup && (
        <button type="button" className={styles.item} onClick={choosing((key) => actions.open('preview', key))}>
          <Icon name="eye" />
          {tileDialogTexts.previewTile}
        </button>
      )}
      <button type="button" className={styles.item} onClick={choosing(actions.addBelow)}>
        <Icon name="plus" />
        {tileDialogTexts.addBelow}
      </button>
      <button type="button" className={styles.item} onClick={choosing(actions.duplicate)}>
        <Icon name="copy" />
        {tileDialogTexts.duplicate}
      </button>
      <button type="button" className={clsx(styles.item, styles.danger)} onClick={choosing(actions.remove)}>
        <Icon name="trash" />
        {tileDialogTexts.deleteTile}
      </button>
    </div>
  );
}
