import { useContext, useEffect, useRef, useState } from 'react';
import type Quill from 'quill/core.js';
import type { Delta, Range } from 'quill/core.js';
import type { TilePicture } from '../../../server/pages/tile-kinds/picture/tile-picture.rules.js';
import { uploadedPictureAddress, waitingPictureAddress } from '../../../server/pages/tile-kinds/text/text-pictures.rules.js';
import { devicePicture } from '../../page-view/pictures/device-pictures.js';
import { uploadTexts } from '../../texts/en/pictures.js';
import { PictureUploadsContext, type PictureOutcome, type PictureUploads, type UploadProgress } from './picture-uploads.js';
import { insertImage } from './insert-image.js';

/** The upload of a picture into a text, and the picture that is described. */
export interface TextPictures {
  /** How the user uploads. Null for guests, who cannot. */
  readonly uploads: PictureUploads | null;
  /** How far the upload is. Null if none is running. */
  readonly sent: UploadProgress | null;
  /** Why the last upload failed, until another one begins. */
  readonly problem: string | undefined;
  /** The picture that was inserted last, or is selected. */
  readonly described: HTMLImageElement | null;
  /** Uploads a file, and inserts the picture. Cancels an upload that is still running. */
  readonly send: (file: File, range: Range) => void;
  readonly cancel: () => void;
  readonly describe: (picture: HTMLImageElement | null) => void;
}

/** Uploads pictures into a text. Removing the text from the screen cancels the upload. */
export function useTextPictures(quill: Quill | null, onUploading: (isRunning: boolean) => void): TextPictures {
  const uploads = useContext(PictureUploadsContext);
  const [sent, setSent] = useState<UploadProgress | null>(null);
  const [problem, setProblem] = useState<string>();
  const [described, describe] = useState<HTMLImageElement | null>(null);
  const running = useRef<AbortController>(null);
  const isRunning = sent !== null;
  useEffect(() => onUploading(isRunning), [isRunning, onUploading]);
  useEffect(() => () => running.current?.abort(), []);

  async function send(file: File, { index, length }: Range) {
    if (!quill || !uploads) return;
    running.current?.abort();
    const mine = new AbortController();
    running.current = mine;
    setProblem(undefined);
    setSent(0);
    const place = followPlace(quill, index + length);
    const onProgress = (part: UploadProgress) => void (running.current === mine && setSent(part));
    const outcome = await uploads.upload(file, { onProgress, signal: mine.signal });
    const at = place.stop();
    if (running.current !== mine) return;
    running.current = null;
    setSent(null);
    if (outcome.kind === 'done') describe(insertUploaded(quill, at, outcome.picture));
    else setProblem(reasonOf(outcome));
  }

  const cancel = () => running.current?.abort();
  return { uploads, sent, problem, described, describe, cancel, send: (file, range) => void send(file, range) };
}

function reasonOf(outcome: PictureOutcome): string | undefined {
  if ('reason' in outcome) return outcome.reason;
  return outcome.kind === 'cancelled' ? uploadTexts.cancelled : undefined;
}

function insertUploaded(quill: Quill, at: number, picture: TilePicture): HTMLImageElement | null {
  const { id } = picture;
  const waiting = devicePicture(id);
  const address = waiting ? waitingPictureAddress(id) : uploadedPictureAddress(id, picture);
  const { width, height } = waiting ?? picture;
  insertImage(quill, { index: at, length: 0 }, { address, width, height });
  const node = quill.getLeaf(at + 1)[0]?.domNode;
  return node instanceof HTMLImageElement ? node : null;
}

/** A place in the text, which stays with what is around it while the user goes on writing. */
function followPlace(quill: Quill, from: number) {
  let place = from;
  const follow = (change: Delta) => void (place = change.transformPosition(place));
  quill.on('text-change', follow);
  return {
    stop: () => {
      quill.off('text-change', follow);
      return Math.min(place, quill.getLength() - 1);
    },
  };
}
