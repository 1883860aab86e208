import { useCallback, useState } from 'react';
import type { Picture } from '../../../page-view/pictures/page-pictures.js';
import { forgetPicture, isPictureKept, keepPicture, type PictureToWait } from '../../../shell/profile-picture/waiting-pictures.js';

interface PageWithPicture {
  readonly id: string;
  readonly profilePicture: Picture | null;
}

/** Keeps the profile picture of a page on this device. */
export function useWaitingPicture({ id, profilePicture }: PageWithPicture, owner: string): PictureToWait {
  const [kept, setKept] = useState(() => (isPictureKept(id) ? 1 : 0));
  const [picture, onRead] = useState<Picture | null>(null);
  const replaces = profilePicture?.url ?? null;
  const keep = useCallback(
    async (file: Blob) => {
      const isKept = await keepPicture(id, owner, { file, replaces });
      if (isKept) setKept((before) => before + 1);
      return isKept;
    },
    [id, owner, replaces],
  );
  const forget = useCallback(() => {
    forgetPicture(id);
    setKept(0);
    onRead(null);
  }, [id]);
  return { kept, picture, onRead, keep, forget };
}
