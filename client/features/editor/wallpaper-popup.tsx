import { WallpaperDialog } from '../../page-editing/wallpaper-dialog.js';
import type { Picture, PagePictures } from '../../page-view/page-pictures.js';
import { useWallpaperActions } from './use-wallpaper-actions.js';

interface WallpaperPopupProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly wallpaper: Picture | null;
  readonly verifyAddress: string | null;
  readonly onChanged: (pictures: PagePictures) => void;
}

/** Changes the wallpaper on the server. */
export function WallpaperPopup({ onChanged, ...dialog }: WallpaperPopupProps) {
  return <WallpaperDialog {...dialog} actions={useWallpaperActions(onChanged)} />;
}
