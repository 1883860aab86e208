import clipboard from '../../../art/icons/lucide/clipboard-paste.svg?raw';
import { useNotify } from '../../../controls/notifications/notifications.js';
import { pastingTexts } from '../../../texts/en/pasting.js';
import { MenuItem } from './kind-menu.js';

interface PasteItemProps {
  readonly onPaste: (text: string) => void;
  readonly onClose: () => void;
}

/** Adds what the user has copied, on devices without a key for it. Missing where the browser cannot read it. */
export function PasteItem({ onPaste, onClose }: PasteItemProps) {
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
