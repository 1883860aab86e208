import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '../../controls/button.js';
import { Dialog } from '../../controls/dialog.js';
import { FieldNote } from '../../controls/field-note.js';
import { FileButton } from '../../controls/file-button.js';
import { FileField } from '../../controls/file-field.js';
import { UploadProgress } from '../../controls/upload-progress.js';
import { pictureTexts } from '../../texts/en/personal.js';
import { uploadTexts } from '../../texts/en/pictures.js';
import { PictureCropper } from './picture-cropper.js';
import { PicturePreview } from './picture-preview.js';
import { PICTURE_FILES } from './read-picture.js';
import { usePictureChange, type PictureChange } from './use-picture-change.js';
import styles from './profile-picture-dialog.module.css';

interface ProfilePictureDialogProps {
  /** The page that gets the picture. */
  pageId: string;
  open: boolean;
  onClose: () => void;
  onGone: () => void;
  emailVerified: boolean;
  /** Closes the popup and scrolls to the section that verifies the e-mail address. */
  onVerify: () => void;
  /** The current picture. */
  present: ReactNode;
}

/** Changes the profile picture, if the e-mail address is verified. Closing the popup cancels a running upload. */
export function ProfilePictureDialog({ pageId, open, onClose, onGone, emailVerified, onVerify, present }: ProfilePictureDialogProps) {
  const change = usePictureChange(pageId);
  function close() {
    change.cancel();
    onClose();
  }
  function gone() {
    change.reset();
    onGone();
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      onGone={gone}
      title={pictureTexts.title}
      width={560}
      footer={emailVerified ? footerOf(change) : undefined}
    >
      <p className={styles.note}>{pictureTexts.mustVerify}</p>
      {emailVerified ? (
        <Steps change={change} present={present} />
      ) : (
        <Button kind="line" className={styles.way} onClick={onVerify}>
          {pictureTexts.toVerify}
        </Button>
      )}
    </Dialog>
  );
}

function Steps({ change, present }: { change: PictureChange; present: ReactNode }) {
  const { step, reading, cropping, cut, sent, problem } = change;
  const steps = useFocusOnStep(step);
  return (
    <div ref={steps} className={styles.steps}>
      {step === 'choose' && (
        <div className={styles.choose}>
          {present}
          <div className={styles.field}>
            <FileField accept={PICTURE_FILES} kinds={pictureTexts.kinds} error={problem} onChoose={(file) => void change.choose(file)} />
          </div>
        </div>
      )}
      {step === 'crop' && cropping && <PictureCropper {...cropping} onCrop={change.moveCrop} />}
      {step === 'preview' && cut && <PicturePreview picture={cut} />}
      {step !== 'choose' && <FieldNote id={problemId} error={problem} />}
      <p role="status" className={styles.reading}>
        {reading && pictureTexts.reading}
      </p>
      <UploadProgress sent={sent} />
    </div>
  );
}

const problemId = 'profile-picture-problem';

function footerOf(change: PictureChange): ReactNode {
  if (change.step === 'crop') {
    return (
      <>
        <FileButton accept={PICTURE_FILES} onChoose={(file) => void change.choose(file)} />
        <Button kind="ink" onClick={change.preview}>
          {pictureTexts.preview}
        </Button>
      </>
    );
  }
  return change.step === 'preview' ? <SaveButtons change={change} /> : undefined;
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
