import { useCallback, useMemo, useState } from 'react';
import type { PagePictures, Picture } from '../../../page-view/pictures/page-pictures.js';
import { dropFlag, hasTilePictures as hasKept, isImageKept, keyOf, type PageImage } from '../../../shell/waiting-pictures/waiting-flags.js';
import { lazyPart } from '../../../controls/loading/lazy-part.js';

// Few editors keep something.
const keepingPart = lazyPart(() => import('./keeping.js'), { preloads: false });

/** A profile picture or a wallpaper that this device keeps until the account may upload. */
export interface ImageToWait {
  readonly image: PageImage;
  /** How often one was kept since the editor was opened, or before; 0 for none. */
  readonly kept: number;
  /** The kept picture, for the editor and the preview. Null until it is read. */
  readonly picture: Picture | null;
  readonly onRead: (picture: Picture | null) => void;
  /** Keeps a picture. False if this browser does not. */
  readonly keep: (file: Blob) => Promise<boolean>;
  readonly forget: () => void;
}

/** A page of the account, with the pictures that it has on the server. */
export type PageWithImages = { readonly id: string } & Readonly<Record<PageImage, Picture | null>>;

/** Keeps the profile picture or the wallpaper of a page on this device. */
function useWaitingImage(page: PageWithImages, image: PageImage, owner: string): ImageToWait {
  const { id: pageId } = page;
  const [kept, setKept] = useState(() => (isImageKept({ pageId, image }) ? 1 : 0));
  const [picture, onRead] = useState<Picture | null>(null);
  const replaces = page[image]?.url ?? null;
  const keep = useCallback(
    async (file: Blob) => {
      const isKept = await keepingPart.fetch().then(
        ({ keepImage }) => keepImage({ pageId, image }, owner, { file, replaces }),
        () => false,
      );
      if (isKept) setKept((before) => before + 1);
      return isKept;
    },
    [pageId, image, owner, replaces],
  );
  const forget = useCallback(() => {
    // What stays behind without its flag is never read again, and is overwritten by the next one.
    dropFlag(keyOf({ pageId, image }));
    void keepingPart.fetch().then(
      ({ forgetImage }) => forgetImage({ pageId, image }),
      () => undefined,
    );
    setKept(0);
    onRead(null);
  }, [pageId, image]);
  return { image, kept, picture, onRead, keep, forget };
}

/** Everything that waits on this device until the account may upload. */
export interface PicturesToWait extends Readonly<Record<PageImage, ImageToWait>> {
  /** The profile picture and the wallpaper as they will be. */
  readonly shown: PagePictures;
  /** Whether this device keeps pictures of tiles. */
  readonly hasTilePictures: boolean;
  /** Called when it has kept one. */
  readonly onTilePicture: () => void;
  /** Whether there is anything. */
  readonly isAny: boolean;
}

/** What this device keeps of the pictures of a page. */
export function useWaitingPictures(page: PageWithImages, owner: string): PicturesToWait {
  const profilePicture = useWaitingImage(page, 'profilePicture', owner);
  const wallpaper = useWaitingImage(page, 'wallpaper', owner);
  const [hasTilePictures, setHas] = useState(() => hasKept(owner));
  const onTilePicture = useCallback(() => setHas(true), []);
  const images = { profilePicture: profilePicture.picture, wallpaper: wallpaper.picture };
  return {
    ...{ profilePicture, wallpaper, hasTilePictures, onTilePicture },
    shown: useShown(page, images),
    isAny: hasTilePictures || profilePicture.kept > 0 || wallpaper.kept > 0,
  };
}

/** The same object as long as nothing changes: the preview is drawn again for another one. */
function useShown(page: PageWithImages, waiting: PagePictures): PagePictures {
  const profilePicture = waiting.profilePicture ?? page.profilePicture;
  const wallpaper = waiting.wallpaper ?? page.wallpaper;
  return useMemo(() => ({ profilePicture, wallpaper }), [profilePicture, wallpaper]);
}
