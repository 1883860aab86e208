import { useContext, useRef, useState, type ReactNode } from 'react';
import { Button } from '../../../controls/buttons/button.js';
import { Dialog } from '../../../controls/dialogs/dialog.js';
import { FileField } from '../../../controls/fields/file-field.js';
import { UploadProgress } from '../../../controls/fields/upload-progress.js';
import { OpenLookContext } from '../../../page-editing/layout/open-look.js';
import type { Picture } from '../../../page-view/pictures/page-pictures.js';
import { VerifiedEmail } from '../../../shell/email-verification/verified-email.js';
import { uploadTexts, wallpaperTexts } from '../../../texts/en/pictures.js';
import { publishStateTexts } from '../../../texts/en/publish-state.js';
import { waitingPictureTexts } from '../../../texts/en/waiting-pictures.js';
import type { ImageToWait } from '../waiting-pictures/use-waiting-pictures.js';
import { useWallpaperActions } from './use-wallpaper-actions.js';
import { useWallpaperChange, type WallpaperActions, type WallpaperChange } from './use-wallpaper-change.js';
import { WallpaperThumbnail } from './wallpaper-thumbnail.js';
import styles from './wallpaper-dialog.module.css';

interface WallpaperDialogProps {
  readonly pageId: string;
  /** The text of the button that opens it. */
  readonly title: string;
  readonly open: boolean;
  /** Called when the user closes the popup, which cancels a running upload. Nothing else closes it. */
  readonly onClose: () => void;
  /** The page's wallpaper; null if it has none. */
  readonly wallpaper: Picture | null;
  /** Where a picture waits until the account may upload. */
  readonly waiting: ImageToWait;
  /** Whether the e-mail address is verified, so that the account may upload. */
  readonly mayUpload: boolean;
  /** Called when the address is verified, to load again what the editor knows of the account. */
  readonly onVerified: () => void;
}

const ACCEPTED = '.jpg,.jpeg,.png';

/** Changes or removes the page's wallpaper. Visitors see the change at once, without publishing, or when the account may upload. */
export function WallpaperDialog({ pageId, title, open, onClose, wallpaper, waiting, mayUpload, onVerified }: WallpaperDialogProps) {
  const actions = useWallpaperActions(pageId, waiting, mayUpload);
  const file = useRef<HTMLInputElement>(null);
  const change = useWallpaperChange(actions, () => file.current?.focus());
  const { chosen, problem } = change;
  const openLook = useContext(OpenLookContext);
  const [wantsLook, setWantsLook] = useState(false);
  function close() {
    actions.cancel();
    onClose();
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      onGone={() => {
        change.reset();
        setWantsLook(false);
        if (wantsLook) openLook?.('background');
      }}
      title={title}
      width={680}
      footer={<Footer change={change} actions={actions} removable={wallpaper !== null} />}
    >
      <div className={styles.body}>
        <WallpaperThumbnail wallpaper={wallpaper} file={chosen} />
        <div className={styles.choice}>
          <FileField
            ref={file}
            accept={ACCEPTED}
            kinds={wallpaperTexts.kinds}
            chosen={chosen?.name}
            onChoose={change.choose}
            onDiscard={change.discard}
            error={problem}
            hint={chosen ? undefined : wallpaperTexts.chooseFirst}
          />
          <p className={styles.note}>{wallpaperTexts.note}</p>
          <VerifiedEmail verified={mayUpload} why={waitingPictureTexts.wallpaper} isAside onVerified={onVerified}>
            {null}
          </VerifiedEmail>
          {mayUpload && <p className={styles.note}>{publishStateTexts.wallpaperIsLive}</p>}
          {wallpaper && !chosen && openLook && (
            <Button kind="quiet" className={styles.look} onClick={() => (setWantsLook(true), close())}>
              {wallpaperTexts.look}
            </Button>
          )}
          <UploadProgress sent={actions.sent} />
        </div>
      </div>
    </Dialog>
  );
}

interface FooterProps {
  readonly change: WallpaperChange;
  readonly actions: WallpaperActions;
  /** Whether there is a wallpaper to remove. */
  readonly removable: boolean;
}

function Footer({ change, actions, removable }: FooterProps): ReactNode {
  const { chosen, removing } = change;
  const underWay = actions.sent !== null;
  const update = useRef<HTMLButtonElement>(null);
  return (
    <>
      {removable && !chosen && (
        <Button kind="quiet" icon="trash" className={styles.first} busy={removing} onClick={() => void change.remove()}>
          {wallpaperTexts.remove}
        </Button>
      )}
      {underWay && (
        <Button
          kind="line"
          onClick={() => {
            // This button is removed when the upload ends.
            update.current?.focus();
            actions.cancel();
          }}
        >
          {uploadTexts.cancel}
        </Button>
      )}
      <Button
        kind="ink"
        ref={update}
        busy={underWay}
        busyLabel={wallpaperTexts.updating}
        // Not `disabled`, because the focus must stay here after the upload.
        aria-disabled={!chosen || undefined}
        onClick={() => void change.update()}
      >
        {wallpaperTexts.update}
      </Button>
    </>
  );
}
