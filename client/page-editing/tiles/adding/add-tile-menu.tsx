import { useRef } from 'react';
import { IconButton } from '../../../controls/buttons/icon-button.js';
import { useMenuPlace } from '../../../controls/dialogs/stay-beside.js';
import { tileMenuTexts } from '../../../texts/en/tile-dialogs.js';
import { KindMenu, type KindChoice, MenuItem } from './kind-menu.js';
import clipboard from '../../../art/icons/lucide/clipboard-paste.svg?raw';
import { useNotify } from '../../../controls/notifications/notifications.js';
import { pastingTexts } from '../../../texts/en/pasting.js';
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

interface PasteItemProps {
  readonly onPaste: (text: string) => void;
  readonly onClose: () => void;
}

/** Adds what the user has copied, on devices without a key for it. Missing where the browser cannot read it. */
function PasteItem({ onPaste, onClose }: PasteItemProps) {
  const notify = useNotify();
  // Missing on insecure addresses, and in some browsers.
  const { clipboard: copied } = navigator as { readonly clipboard?: Partial<Clipboard> };
  if (!copied?.readText) return null;
  async function paste() {
    onClose();
    const text = await navigator.clipboard.readText().catch(() => null);
    if (text?.trim()) onPaste(text);
    else notify({ text: text === null ? pastingTexts.refused : pastingTexts.nothing, tone: 'failed' });
  }
  return <MenuItem svg={clipboard} label={pastingTexts.paste} note={pastingTexts.note} onPress={() => void paste()} />;
}
