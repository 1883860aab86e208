import { useState } from 'react';
import image from 'lucide-static/icons/image.svg?raw';
import { Button } from '../../controls/button.js';
import { IconDrawing } from '../../controls/icon.js';
import { WallpaperDialog } from '../../page-editing/wallpaper-dialog.js';
import type { PagePictures } from '../../page-view/page-pictures.js';
import { screens } from '../../shell/screens.js';
import { wallpaperTexts } from '../../texts/pictures.js';
import type { ServerPage } from './choose-draft.js';
import { useFetchPage } from './use-server-page.js';
import { useWallpaperActions } from './use-wallpaper-actions.js';

interface WallpaperSettingsProps {
  readonly wallpaper: PagePictures['wallpaper'];
  readonly onChanged: (pictures: PagePictures) => void;
  readonly mayUpload: boolean;
  /** The account's page was looked at again, and this is how it is now. */
  readonly onLookedAgain: (page: ServerPage) => void;
}

/** The way to another wallpaper. */
export function WallpaperSettings({ wallpaper, onChanged, mayUpload, onLookedAgain }: WallpaperSettingsProps) {
  const [open, setOpen] = useState(false);
  const actions = useWallpaperActions(onChanged);
  const fetchPage = useFetchPage();
  function show() {
    setOpen(true);
    // The e-mail may have been verified in another tab since.
    if (!mayUpload) fetchPage().then(onLookedAgain, () => undefined);
  }
  return (
    <>
      <Button kind="line" onClick={show}>
        <IconDrawing svg={image} />
        {wallpaperTexts.change}
      </Button>
      <WallpaperDialog
        open={open}
        onClose={() => setOpen(false)}
        wallpaper={wallpaper}
        verifyAddress={mayUpload ? null : screens.personal}
        actions={actions}
      />
    </>
  );
}
