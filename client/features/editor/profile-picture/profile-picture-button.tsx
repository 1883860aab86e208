import { useCallback, useState } from 'react';
import { clsx } from 'clsx';
import type { PageDesign } from '../../../../server/pages/design/page-design.rules.js';
import type { Picture } from '../../../page-view/pictures/page-pictures.js';
import { ResponsivePicture } from '../../../page-view/pictures/responsive-picture.js';
import { useShapeIn } from '../../../shell/profile-picture/use-picture-shape.js';
import { profilePictureLabelTexts } from '../../../texts/en/profile-picture-labels.js';
import styles from './profile-picture-button.module.css';
import type { ImageToWait } from '../waiting-pictures/use-waiting-pictures.js';
import { lazyComponent, lazyPart } from '../../../controls/loading/lazy-part.js';
import { asPopup } from '../../../shell/popups/as-popup.js';

export interface ProfilePictureButtonProps {
  /** Where a picture waits until the e-mail address is verified. */
  readonly waiting: ImageToWait;
  readonly design: PageDesign;
  readonly page: { readonly id: string; readonly profilePicture: Picture | null };
  /** Whether the e-mail address is verified, so that the account may upload. */
  readonly verified: boolean;
  /** Called when the e-mail address is verified, to fetch the page again. */
  readonly onFetch: () => void;
}

/** The profile picture in its shape on the page, or the place for one. A press opens the popup that changes it. */
export function ProfilePictureButton({ design, page, waiting, verified, onFetch }: ProfilePictureButtonProps) {
  const picture = waiting.picture ?? page.profilePicture;
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const shape = useShapeIn(design);
  return (
    <>
      <button type="button" className={clsx(styles.button, !picture && styles.slot)} onClick={() => setOpen(true)}>
        {picture ? (
          <span className={styles.clip} style={shape}>
            <ResponsivePicture picture={picture} sizes="76px" alt={profilePictureLabelTexts.change} className={styles.picture} />
          </span>
        ) : (
          profilePictureLabelTexts.add
        )}
      </button>
      <LazyDialog
        {...{ open, picture, shape }}
        onClose={close}
        pageId={page.id}
        emailVerified={verified}
        onVerified={onFetch}
        waiting={{ keep: waiting.keep, forget: waiting.kept > 0 ? waiting.forget : null }}
      />
    </>
  );
}

const LazyDialog = lazyComponent(
  lazyPart(() => import('../../../shell/profile-picture/profile-picture-dialog.js')),
  (module) => module.ProfilePictureDialog,
  asPopup,
);
