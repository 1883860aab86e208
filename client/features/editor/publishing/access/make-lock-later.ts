import { lazyPart } from '../../../../controls/loading/lazy-part.js';
import type { MakeLock } from '../../../../page-editing/visibility/make-lock.js';
import { failureTexts } from '../../../../texts/en/shell.js';

const lockPart = lazyPart(() => import('./make-lock.js'), { preloads: false });

/** Lets the server set a password. */
export const makeLockLater: MakeLock = async (password) => {
  const part = await lockPart.fetch().catch(() => null);
  return part ? part.makeLock(password) : { refused: failureTexts.notLoaded };
};
