import { useAlert } from '../../controls/dialogs/confirm-dialog.js';
import { useNotify } from '../../controls/notifications/notifications.js';
import { copyLinkTexts } from '../../texts/en/copy-link.js';

/** A function that copies the address of a page to the clipboard, and says whether that worked. */
export function useCopyLink(): (address: string) => Promise<void> {
  const notify = useNotify();
  const alert = useAlert();
  return async (address) => {
    try {
      await navigator.clipboard.writeText(address);
      notify({ text: copyLinkTexts.copied, tone: 'done' });
    } catch {
      // The browser refuses access to the clipboard, or has none because the page was loaded over plain HTTP.
      await alert(copyLinkTexts.failed, address);
    }
  };
}
