import { useRef, useState } from 'react';
import { ChangeProfilePictureDocument } from '../../api/generated/change-profile-picture.js';
import type { UploadOutcome } from '../../api/uploads/upload-answer.js';
import { useUpload } from '../../api/uploads/use-upload.js';
import { useNotify } from '../../controls/notifications/notifications.js';
import { uploadTexts } from '../../texts/en/pictures.js';
import { pictureTexts } from '../../texts/en/profile-picture.js';
import { largestCrop, type Crop } from './crop.js';
import { cutOut, pngOf, readPicture, UPLOADED_NAME } from './read-picture.js';

/** A chosen picture, and the part of it that will be used. */
export interface Cropping {
  readonly picture: HTMLCanvasElement;
  readonly crop: Crop;
}

/** Keeps a picture on this device; false if it does not. */
export type KeepPicture = (file: Blob) => Promise<boolean>;

export interface PictureChange {
  readonly step: 'choose' | 'crop' | 'preview';
  /** Whether a chosen file is being read. */
  readonly reading: boolean;
  /** Null until a file was chosen and read. */
  readonly cropping: Cropping | null;
  /** The picture to upload, in the step `preview`. */
  readonly cut: HTMLCanvasElement | null;
  /** The sent fraction, from 0 to 1. Null if no upload is running. */
  readonly sent: number | 'scaling' | null;
  /** Why the last attempt failed. Undefined after another one has begun. */
  readonly problem: string | undefined;
  readonly choose: (file: File) => Promise<void>;
  readonly moveCrop: (crop: Crop) => void;
  readonly preview: () => void;
  /** Returns to cropping, with the same crop. */
  readonly change: () => void;
  /** Saves what is cropped. */
  readonly save: () => Promise<void>;
  readonly cancel: () => void;
  /** Discards the chosen file. */
  readonly reset: () => void;
}

/**
 * The steps to change the profile picture (specification §4): choose a file, crop it, look at the preview or not, save. `onSaved` closes the
 * popup. `keep` keeps the picture on this device, in place of an upload.
 */
export function usePictureChange(pageId: string, onSaved: () => void, keep?: KeepPicture): PictureChange {
  const [cropping, setCropping] = useState<Cropping | null>(null);
  const [cut, setCut] = useState<HTMLCanvasElement | null>(null);
  const [problem, setProblem] = useState<string>();
  const { reading, read, forget } = useReading({
    onRead: (picture) => setCropping({ picture, crop: largestCrop(picture) }),
    onUnreadable: () => setProblem(pictureTexts.unreadable),
  });
  const { sent, send, cancel } = useSave(pageId);

  function reset() {
    cancel();
    forget();
    setCropping(null);
    setCut(null);
    setProblem(undefined);
  }

  const crop = () => cut ?? (cropping && cutOut(cropping.picture, cropping.crop));

  async function save() {
    const picture = crop();
    if (!picture || sent !== null) return;
    setProblem(undefined);
    setCut(picture);
    if (keep) return (await keep(await pngOf(picture))) ? onSaved() : setProblem(pictureTexts.notKept);
    const outcome = await send(picture);
    if (outcome.kind === 'done') onSaved();
    if (outcome.kind === 'refused' || outcome.kind === 'failed') setProblem(outcome.reason);
    if (outcome.kind === 'cancelled') setProblem(uploadTexts.cancelled);
  }

  return {
    step: !cropping ? 'choose' : cut ? 'preview' : 'crop',
    ...{ reading, cropping, cut, sent, problem, save, cancel, reset },
    choose: (file) => {
      setProblem(undefined);
      return read(file);
    },
    moveCrop: (crop) => setCropping((before) => before && { ...before, crop }),
    preview: () => setCut(crop()),
    change: () => {
      setProblem(undefined);
      setCut(null);
    },
  };
}

interface ReadingOptions {
  readonly onRead: (picture: HTMLCanvasElement) => void;
  readonly onUnreadable: () => void;
}

/** Reads chosen files. Only the last one is used. */
function useReading({ onRead, onUnreadable }: ReadingOptions) {
  const [reading, setReading] = useState(false);
  const latest = useRef<File>(null);
  return {
    reading,
    read: async (file: File) => {
      latest.current = file;
      setReading(true);
      const picture = await readPicture(file).catch(() => null);
      if (latest.current !== file) return;
      setReading(false);
      if (picture) onRead(picture);
      else onUnreadable();
    },
    /** Ignores the file that is still being read. */
    forget: () => {
      latest.current = null;
      setReading(false);
    },
  };
}

function useSave(pageId: string) {
  const { sent, send, cancel } = useUpload(ChangeProfilePictureDocument, pageId);
  const notify = useNotify();

  function tell(outcome: UploadOutcome<unknown>) {
    if (outcome.kind === 'done') notify({ text: pictureTexts.uploaded, tone: 'done' });
    if (outcome.kind === 'refused' || outcome.kind === 'failed')
      notify({ text: pictureTexts.uploadFailed({ status: outcome.status }), tone: 'failed' });
  }

  return {
    ...{ sent, cancel },
    send: async (picture: HTMLCanvasElement) => {
      const outcome = await send(await pngOf(picture), UPLOADED_NAME);
      tell(outcome);
      return outcome;
    },
  };
}
