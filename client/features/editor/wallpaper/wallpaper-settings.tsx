import { useCallback, useState } from 'react';
import image from '../../../art/icons/lucide/image.svg?raw';
import { lazyWithRetry } from '../../../page-editing/popups/lazy-with-retry.js';
import { SettingButton } from '../../../page-editing/layout/setting-button.js';
import type { PagePictures } from '../../../page-view/page-pictures.js';
import { screens } from '../../../shell/screens.js';
import { wallpaperTexts } from '../../../texts/en/pictures.js';

interface WallpaperSettingsProps {
  readonly wallpaper: PagePictures['wallpaper'];
  readonly onChanged: (pictures: PagePictures) => void;
  readonly mayUpload: boolean;
  /** Called to fetch the account's page again. */
  readonly onFetch: () => void;
}

/** The button that opens the wallpaper popup. */
export function WallpaperSettings({ wallpaper, onChanged, mayUpload, onFetch }: WallpaperSettingsProps) {
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  function show() {
    setOpen(true);
    // The e-mail address may have been verified in another tab.
    if (!mayUpload) onFetch();
  }
  return (
    <>
      <SettingButton svg={image} label={wallpaperTexts.change} onPress={show} />
      <LazyWallpaper
        open={open}
        onClose={close}
        wallpaper={wallpaper}
        verifyAddress={mayUpload ? null : screens.personal}
        onChanged={onChanged}
      />
    </>
  );
}

const loadWallpaper = () => import('./wallpaper-dialog.js');
const LazyWallpaper = lazyWithRetry(loadWallpaper, (module) => module.WallpaperDialog);
