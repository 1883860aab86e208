import { useRef } from 'react';
import { IconButton } from '../../../controls/buttons/icon-button.js';
import { useMenuPlace } from '../../../controls/dialogs/stay-beside.js';
import { tileMenuTexts } from '../../../texts/en/tile-dialogs.js';
import { KindMenu, type KindChoice } from './kind-menu.js';
import { PasteItem } from './paste-item.js';
import styles from './add-tile-menu.module.css';

/** The class of the popover around the menu. */
export const popupClass = styles.popup;

interface AddTileMenuProps extends KindChoice {
  readonly onPaste: ((text: string) => void) | undefined;
}

/** All kinds of tiles that the user can add, and what they have copied. The first one has the focus when the menu opens. */
export function AddTileMenu({ onPaste, ...props }: AddTileMenuProps) {
  const content = useRef<HTMLDivElement>(null);
  useMenuPlace(content, props.open);
  return (
    <div ref={content}>
      <div className={styles.head}>
        <p className={styles.title}>{tileMenuTexts.addTitle}</p>
        <IconButton icon="x" label={tileMenuTexts.closeMenu} onClick={props.onClose} />
      </div>
      <KindMenu label={tileMenuTexts.addTitle} {...props}>
        {onPaste && <PasteItem onPaste={onPaste} onClose={props.onClose} />}
      </KindMenu>
    </div>
  );
}
