import { useEffect, useEffectEvent, useRef, type CSSProperties, type ReactNode, useMemo } from 'react';
import { Button } from '../../controls/buttons/button.js';
import { Dialog } from '../../controls/dialogs/dialog.js';
import { FieldNote } from '../../controls/fields/field-note.js';
import { FileButton } from '../../controls/buttons/file-button.js';
import { FileField } from '../../controls/fields/file-field.js';
import { UploadProgress } from '../../controls/fields/upload-progress.js';
import { BlankProfilePicture } from '../../page-view/pictures/blank-profile-picture.js';
import type { Picture } from '../../page-view/pictures/page-pictures.js';
import { ResponsivePicture } from '../../page-view/pictures/responsive-picture.js';
import { VerifiedEmail } from '../email-verification/verified-email.js';
import { uploadTexts } from '../../texts/en/pictures.js';
import { profilePictureLabelTexts } from '../../texts/en/profile-picture-labels.js';
import { pictureTexts } from '../../texts/en/profile-picture.js';
import { PictureCropper } from './picture-cropper.js';
import { PICTURE_FILES } from './read-picture.js';
import { usePictureChange, type KeepPicture, type PictureChange } from './use-picture-change.js';
import { usePictureRemoval, type PictureRemoval } from './use-picture-removal.js';
import { usePublishedShape } from './use-picture-shape.js';
import styles from './profile-picture-dialog.module.css';

export interface ProfilePictureDialogProps {
  /** The page that gets the picture. */
  pageId: string;
  open: boolean;
  onClose: () => void;
  onGone?: () => void;
  emailVerified: boolean;
  /** Called when the address is verified, to load the account again. */
  onVerified: () => void;
  /** Null if the page has none. */
  picture: Picture | null;
  /** The shape of the picture on the page, if it is not that of the published page. */
  shape?: CSSProperties | undefined;
  /** Where a picture waits until the address is verified. Without it, a picture can be chosen only then. */
  waiting?: WaitingPlace | undefined;
}

export interface WaitingPlace {
  readonly keep: KeepPicture;
  /** Removes the picture that waits there; null if there is none. */
  readonly forget: (() => void) | null;
}

/** Changes the profile picture, if the e-mail address is verified. Closing the popup cancels a running upload. */
export function ProfilePictureDialog({
  pageId,
  open,
  onClose,
  onGone,
  emailVerified,
  onVerified,
  picture,
  shape,
  waiting,
}: ProfilePictureDialogProps) {
  const change = usePictureChange(pageId, onClose, emailVerified ? undefined : waiting?.keep);
  const body = useRef<HTMLDivElement>(null);
  const focusFirst = () => body.current?.querySelector<HTMLElement>('input, button')?.focus();
  const removal = usePictureRemoval(pageId, focusFirst, waiting?.forget);
  function close() {
    change.cancel();
    onClose();
  }
  function gone() {
    change.reset();
    onGone?.();
  }
  const steps = <Steps {...{ change, picture, pageId }} removalProblem={removal.problem} knownShape={shape} />;
  return (
    <Dialog open={open} onClose={close} onGone={gone} title={pictureTexts.title} width={560} footer={footerOf(change, picture && removal)}>
      <div ref={body}>
        {waiting && !emailVerified ? (
          <p className={styles.note}>{pictureTexts.waits}</p>
        ) : (
          <>
            <p className={styles.note}>{emailVerified ? pictureTexts.isVerified : pictureTexts.mustVerify}</p>
            <p className={styles.note}>{pictureTexts.isLive}</p>
          </>
        )}
        <div className={styles.steps}>
          {waiting && steps}
          <VerifiedEmail verified={emailVerified} isAside={waiting !== undefined} onVerified={onVerified}>
            {!waiting && steps}
          </VerifiedEmail>
        </div>
      </div>
    </Dialog>
  );
}

interface StepsProps {
  readonly change: PictureChange;
  readonly picture: Picture | null;
  readonly pageId: string;
  readonly removalProblem: string | undefined;
  readonly knownShape: CSSProperties | undefined;
}

function Steps({ change, picture, pageId, removalProblem, knownShape }: StepsProps) {
  const { step, reading, cropping, cut, sent, problem } = change;
  const shape = usePublishedShape(pageId, knownShape);
  const steps = useFocusOnStep(step);
  // Without a picture, there is nothing else to do here. The press that opened the popup allows it.
  const asks = useEffectEvent(() => picture === null && steps.current?.querySelector('input')?.click());
  useEffect(() => void asks(), []);
  return (
    <div ref={steps}>
      {step === 'choose' && (
        <div className={styles.choose}>
          <Present picture={picture} shape={knownShape} />
          <div className={styles.field}>
            <FileField
              accept={PICTURE_FILES}
              kinds={pictureTexts.kinds}
              error={problem ?? removalProblem}
              onChoose={(file) => void change.choose(file)}
            />
          </div>
        </div>
      )}
      {step === 'crop' && cropping && <PictureCropper {...cropping} onCrop={change.moveCrop} />}
      {step === 'preview' && cut && <PicturePreview picture={cut} shape={shape} />}
      {step !== 'choose' && <FieldNote id={problemId} error={problem} />}
      <p role="status" className={styles.reading}>
        {reading && pictureTexts.reading}
      </p>
      <UploadProgress sent={sent} />
    </div>
  );
}

function Present({ picture, shape }: { readonly picture: Picture | null; readonly shape: CSSProperties | undefined }) {
  if (!picture) return <BlankProfilePicture label={profilePictureLabelTexts.noneChosen} className={styles.present} />;
  return (
    <span className={styles.present} style={shape}>
      <ResponsivePicture picture={picture} sizes="96px" alt={profilePictureLabelTexts.present} className={styles.picture} />
    </span>
  );
}

const problemId = 'profile-picture-problem';

function footerOf(change: PictureChange, removal: PictureRemoval | null): ReactNode {
  if (change.step === 'crop') {
    return (
      <>
        <FileButton accept={PICTURE_FILES} onChoose={(file) => void change.choose(file)} />
        <Button kind="line" onClick={change.preview}>
          {pictureTexts.preview}
        </Button>
        <Button kind="ink" onClick={() => void change.save()}>
          {pictureTexts.save}
        </Button>
      </>
    );
  }
  if (change.step === 'preview') return <SaveButtons change={change} />;
  if (!removal) return undefined;
  return (
    <Button kind="quiet" icon="trash" className={styles.first} busy={removal.removing} onClick={() => void removal.remove()}>
      {pictureTexts.remove}
    </Button>
  );
}

function SaveButtons({ change: { sent, change, cancel, save } }: { change: PictureChange }) {
  const underWay = sent !== null;
  const saveButton = useRef<HTMLButtonElement>(null);
  useEffect(() => saveButton.current?.focus(), []);
  return (
    <>
      {underWay ? (
        <Button
          kind="line"
          onClick={() => {
            // This button is removed when the upload ends.
            saveButton.current?.focus();
            cancel();
          }}
        >
          {uploadTexts.cancel}
        </Button>
      ) : (
        <Button kind="line" onClick={change}>
          {pictureTexts.changeCrop}
        </Button>
      )}
      <Button
        kind="ink"
        ref={saveButton}
        busy={underWay}
        busyLabel={pictureTexts.saving}
        aria-describedby={problemId}
        onClick={() => void save()}
      >
        {pictureTexts.save}
      </Button>
    </>
  );
}

/** When the first step returns, its file field gets the focus, because the pressed button has been removed. */
function useFocusOnStep(step: PictureChange['step']) {
  const steps = useRef<HTMLDivElement>(null);
  const before = useRef(step);
  useEffect(() => {
    if (step === 'choose' && before.current !== step) steps.current?.querySelector('input')?.focus();
    before.current = step;
  }, [step]);
  return steps;
}

interface PicturePreviewProps {
  readonly picture: HTMLCanvasElement;
  /** Its shape on the page. Undefined until it is known. */
  readonly shape: CSSProperties | undefined;
}

/** The cropped picture as the page shows it: on a wide screen, and on a phone. */
function PicturePreview({ picture, shape }: PicturePreviewProps) {
  const address = useMemo(() => picture.toDataURL('image/png'), [picture]);
  const shown = { src: address, width: picture.width, height: picture.height, style: shape };
  return (
    // Focusable, so that the keyboard can scroll it on very small screens.
    <div className={styles.preview} role="group" aria-label={pictureTexts.preview} tabIndex={0}>
      <div className={styles.shapes}>
        <img {...shown} alt={pictureTexts.previewOf} className={styles.wide} />
        <img {...shown} alt="" className={styles.phone} />
      </div>
      <p className={styles.hint}>{pictureTexts.previewHint}</p>
    </div>
  );
}
