import { useContext, useRef, useState, type ReactNode, useEffect } from 'react';
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
import { useWallpaperChange, type WallpaperActions, type WallpaperChange, type WallpaperOutcome } from './use-wallpaper-change.js';
import { sendChange } from '../../../api/connection/send-change.js';
import { failureOf, reasonOf } from '../../../api/connection/failure.js';
import { ChangeWallpaperDocument } from '../../../api/generated/change-wallpaper.js';
import { RemoveWallpaperDocument } from '../../../api/generated/remove-wallpaper.js';
import { statusTextOf } from '../../../api/connection/status-text.js';
import { sendablePicture } from '../../../api/uploads/sendable-picture.js';
import { useUpload } from '../../../api/uploads/use-upload.js';
import { sizeOfPicture } from '../../../shell/waiting-pictures/picture-of-file.js';
import { pictureTexts } from '../../../texts/en/profile-picture.js';
import { coverWidth, ResponsivePicture } from '../../../page-view/pictures/responsive-picture.js';
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

/** Changes the wallpaper of a page on the server. Until the account may upload, this device keeps it. */
function useWallpaperActions(pageId: string, waiting: ImageToWait, mayUpload: boolean): WallpaperActions {
  const { sent, send, cancel } = useUpload(ChangeWallpaperDocument, pageId);

  async function keep(chosen: File): Promise<WallpaperOutcome> {
    const file = await sendablePicture(chosen, () => undefined);
    if (!file) return { kind: 'unusable', reason: uploadTexts.tooLarge };
    if (!(await sizeOfPicture(file).catch(() => null))) return { kind: 'unusable', reason: pictureTexts.unreadable };
    return (await waiting.keep(file)) ? { kind: 'kept' } : { kind: 'unusable', reason: pictureTexts.notKept };
  }

  async function remove(): Promise<WallpaperOutcome> {
    if (waiting.kept > 0) {
      waiting.forget();
      return { kind: 'done' };
    }
    try {
      await sendChange(RemoveWallpaperDocument, { pageId });
      return { kind: 'done' };
    } catch (error) {
      const failure = failureOf(error);
      if (failure.kind === 'expired' || failure.kind === 'blocked') return { kind: failure.kind };
      return { kind: 'failed', status: statusTextOf(error), reason: reasonOf(failure) };
    }
  }

  return {
    ...{ sent, cancel, remove },
    upload: (file) => (mayUpload ? send(file, file.name) : keep(file)),
  };
}

interface WallpaperThumbnailProps {
  readonly wallpaper: Picture | null;
  /** A chosen file. It is shown instead of the wallpaper. */
  readonly file: File | null;
}

/** The largest size, in CSS pixels. */
const FRAME = { width: 200, height: 260 } as const;

function WallpaperThumbnail({ wallpaper, file }: WallpaperThumbnailProps): ReactNode {
  return (
    <div className={styles.frame}>
      {file ? (
        <FilePicture key={keyOf(file)} file={file} />
      ) : wallpaper ? (
        <ResponsivePicture
          key={wallpaper.url}
          picture={wallpaper}
          sizes={`${coverWidth(wallpaper, FRAME)}px`}
          alt={wallpaperTexts.current}
          className={styles.picture}
        />
      ) : (
        <p className={styles.none}>{wallpaperTexts.none}</p>
      )}
    </div>
  );
}

function FilePicture({ file }: { readonly file: File }): ReactNode {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [shown, setShown] = useState(false);
  useEffect(() => {
    let stale = false;
    // The browser makes a small copy in the background, and does not keep the large picture in memory. A file that cannot be decoded here
    // is not shown; the server says why it refuses the file.
    createImageBitmap(file, { resizeWidth: THUMBNAIL_WIDTH, resizeQuality: 'medium' }).then(
      (bitmap) => {
        if (!stale && canvas.current) setShown(paint(canvas.current, bitmap));
        bitmap.close();
      },
      () => undefined,
    );
    return () => {
      stale = true;
    };
  }, [file]);
  return <canvas ref={canvas} className={styles.picture} hidden={!shown} />;
}

const THUMBNAIL_WIDTH = 400;

function paint(canvas: HTMLCanvasElement, bitmap: ImageBitmap): boolean {
  canvas.width = bitmap.width;
  canvas.height = bitmap.height;
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
  return true;
}

function keyOf({ name, size, lastModified }: File): string {
  return `${name} ${size} ${lastModified}`;
}
