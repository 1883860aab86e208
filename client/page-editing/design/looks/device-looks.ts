import { localStore } from '../../../api/browser-storage.js';
import { ownLookTexts as texts } from '../../../texts/en/design-panel.js';
import { LookProblem, ownLooksIn, type LookShelf } from './own-looks.js';

/** The looks of guests, whom the server does not know. */
export const looksOnDevice = ownLooksIn(localStore);

export const deviceShelf: LookShelf = {
  read: async () => looksOnDevice.read(),
  keep: async ({ page }) => {
    // It need not be secret, only different from other looks.
    const look = { id: `own-${Date.now().toString(36)}`, page };
    if (!looksOnDevice.keep(look)) throw new LookProblem(texts.notKept);
    return look;
  },
  remove: async (id) => looksOnDevice.remove(id),
};
