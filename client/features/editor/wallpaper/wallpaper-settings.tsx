import { useCallback, useState } from 'react';
import image from '../../../art/icons/lucide/image.svg?raw';
import { lazyWithRetry } from '../../../page-editing/popups/lazy-with-retry.js';
import { SettingButton } from '../../../page-editing/layout/setting-button.js';
import type { PagePictures } from '../../../page-view/pictures/page-pictures.js';
import { editorTexts } from '../../../texts/en/editor.js';

interface WallpaperSettingsProps {
  readonly pageId: string;
  readonly wallpaper: PagePictures['wallpaper'];
  readonly mayUpload: boolean;
  /** Called to fetch the account's page again. */
  readonly onFetch: () => void;
}

/** The button that opens the wallpaper popup. */
export function WallpaperSettings({ pageId, wallpaper, mayUpload, onFetch }: WallpaperSettingsProps) {
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
        mayUpload={mayUpload}
        onVerified={onFetch}
      />
    </>
  );
}

const loadWallpaper = () => import('./wallpaper-dialog.js');
const LazyWallpaper = lazyWithRetry(loadWallpaper, (module) => module.WallpaperDialog);
