import { useCallback, useState } from 'react';
import image from '../../../art/icons/lucide/image.svg?raw';
import { SettingButton } from '../../../page-editing/layout/setting-button.js';
import type { PagePictures } from '../../../page-view/pictures/page-pictures.js';
import { editorTexts } from '../../../texts/en/editor.js';
import type { ImageToWait } from '../waiting-pictures/use-waiting-pictures.js';
import { lazyComponent, lazyPart } from '../../../controls/loading/lazy-part.js';
import { asPopup } from '../../../shell/popups/as-popup.js';

interface WallpaperSettingsProps {
  readonly pageId: string;
  readonly wallpaper: PagePictures['wallpaper'];
  /** Where a picture waits until the account may upload. */
  readonly waiting: ImageToWait;
  /** Whether the account may upload. */
  readonly verified: boolean;
  /** Called to fetch the account's page again. */
  readonly onFetch: () => void;
}

/** The button that opens the wallpaper popup. */
export function WallpaperSettings({ pageId, wallpaper, waiting, verified, onFetch }: WallpaperSettingsProps) {
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  return (
    <>
      <SettingButton svg={image} label={editorTexts.changeWallpaper} onPress={() => setOpen(true)} />
      <LazyWallpaper
        open={open}
        onClose={close}
        pageId={pageId}
        title={editorTexts.changeWallpaper}
        wallpaper={wallpaper}
        waiting={waiting}
        mayUpload={verified}
        onVerified={onFetch}
      />
    </>
  );
}

const wallpaperPart = lazyPart(() => import('./wallpaper-dialog.js'));
const LazyWallpaper = lazyComponent(wallpaperPart, (module) => module.WallpaperDialog, asPopup);
