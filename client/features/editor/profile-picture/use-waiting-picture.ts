import { useCallback, useState } from 'react';
import { localStore } from '../../../api/browser-storage.js';
import { lazyPart } from '../../../controls/loading/lazy-part.js';
import type { Picture } from '../../../page-view/pictures/page-pictures.js';
import type { PictureToWait } from './waiting-pictures.js';

interface PageWithPicture {
  readonly id: string;
  readonly profilePicture: Picture | null;
}

// Most accounts are verified before they choose a picture.
const storePart = lazyPart(() => import('./waiting-picture.js'), { preloads: false });

/** Keeps the profile picture of a page on this device. A flag says whether there is one, so that few editors look for it. */
export function useWaitingPicture({ id, profilePicture }: PageWithPicture): PictureToWait {
  const flag = `pictureWaits:${id}`;
  const [kept, setKept] = useState(() => (localStore.read(flag) === null ? 0 : 1));
  const [picture, onRead] = useState<Picture | null>(null);
  const replaces = profilePicture?.url ?? null;
  const keep = useCallback(
    async (file: Blob) => {
      try {
        const { keepPicture } = await storePart.fetch();
        await keepPicture(id, { file, replaces });
      } catch {
        return false;
      }
      localStore.write(flag, '1');
      setKept((before) => before + 1);
      return true;
    },
    [id, flag, replaces],
  );
  const forget = useCallback(() => {
    localStore.remove(flag);
    setKept(0);
    onRead(null);
    // What stays behind without its flag is never read again, and is overwritten by the next one.
    void storePart
      .fetch()
      .then(({ forgetPicture }) => forgetPicture(id))
      .catch(() => undefined);
  }, [id, flag]);
  return { kept, picture, onRead, keep, forget };
}
