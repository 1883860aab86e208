import { useContext, useEffect, useRef, useState } from 'react';
import type Quill from 'quill/core.js';
import type { Delta, Range } from 'quill/core.js';
import type { TilePicture } from '../../../server/pages/tile-kinds/picture/tile-picture.rules.js';
import { uploadedPictureAddress, waitingPictureAddress } from '../../../server/pages/tile-kinds/text/text-pictures.rules.js';
import { devicePicture } from '../../page-view/pictures/device-pictures.js';
import { uploadTexts } from '../../texts/en/pictures.js';
import { PictureUploadsContext, type PictureOutcome, type PictureUploads, type UploadProgress } from './picture-uploads.js';
import type { PastedPicture } from './pasted-html.js';
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
  /** Brings pictures of pasted HTML to the account, one after the other, and puts each in its place. */
  readonly bring: (found: readonly PastedPicture[]) => void;
  readonly cancel: () => void;
  readonly describe: (picture: HTMLImageElement | null) => void;
}

interface Told {
  /** Called when an upload begins or ends. */
  readonly onUploading: (isRunning: boolean) => void;
  /** Called when not all pictures of pasted HTML could be brought. */
  readonly onMissing: () => void;
}

/** So many pictures of pasted HTML are brought. Each counts as an upload. */
const MOST_BROUGHT = 20;

/** Uploads pictures into a text. Removing the text from the screen cancels the upload. */
export function useTextPictures(quill: Quill | null, { onUploading, onMissing }: Told): TextPictures {
  const uploads = useContext(PictureUploadsContext);
  const [sent, setSent] = useState<UploadProgress | null>(null);
  const [problem, setProblem] = useState<string>();
  const [described, describe] = useState<HTMLImageElement | null>(null);
  const running = useRef<AbortController>(null);
  const isRunning = sent !== null;
  useEffect(() => onUploading(isRunning), [isRunning, onUploading]);
  useEffect(() => () => running.current?.abort(), []);

  /** Begins an upload in the place of the one that is still running. Only what belongs to the last one is shown. */
  function begin() {
    running.current?.abort();
    const mine = new AbortController();
    running.current = mine;
    setProblem(undefined);
    const isLast = () => running.current === mine;
    const progress = (part: UploadProgress) => void (isLast() && setSent(part));
    progress(0);
    const end = () => {
      if (isLast()) setSent((running.current = null));
    };
    return { signal: mine.signal, isLast, progress, end };
  }

  async function send(file: File, { index, length }: Range) {
    if (!quill || !uploads) return;
    const mine = begin();
    const place = followPlace(quill, index + length);
    const outcome = await uploads.upload(file, { onProgress: mine.progress, signal: mine.signal });
    const at = place.stop();
    if (!mine.isLast()) return;
    mine.end();
    if (outcome.kind === 'done') describe(insertUploaded(quill, at, outcome.picture));
    else setProblem(reasonOf(outcome));
  }

  async function bring(found: readonly PastedPicture[]) {
    if (!quill) return;
    const mine = begin();
    const count = await bringAll({ quill, uploads, found, ...mine });
    mine.end();
    if (count < found.length) onMissing();
  }

  return {
    ...{ uploads, sent, problem, described, describe },
    send: (file, range) => void send(file, range),
    bring: (found) => void bring(found),
    cancel: () => running.current?.abort(),
  };
}

function reasonOf(outcome: PictureOutcome): string | undefined {
  if ('reason' in outcome) return outcome.reason;
  return outcome.kind === 'cancelled' ? uploadTexts.cancelled : undefined;
}

interface Bringing {
  readonly quill: Quill;
  readonly uploads: PictureUploads | null;
  readonly found: readonly PastedPicture[];
  readonly signal: AbortSignal;
  readonly progress: (part: number) => void;
}

/** Brings pictures one after the other, and returns how many are in the text. */
async function bringAll({ quill, uploads, found, signal, progress }: Bringing): Promise<number> {
  if (!uploads) return 0;
  const places = found.slice(0, MOST_BROUGHT).map((picture) => ({ ...picture, place: followPlace(quill, picture.at) }));
  let count = 0;
  for (const [turn, { place, source, description }] of places.entries()) {
    progress(turn / places.length);
    const outcome = signal.aborted ? null : await bringPicture(uploads, source, signal);
    const at = place.stop();
    if (outcome?.kind !== 'done' || signal.aborted) continue;
    insertUploaded(quill, at, outcome.picture, description);
    count += 1;
  }
  return count;
}

/** Only the server may ask other sites, and only for an account that may upload. */
async function bringPicture(uploads: PictureUploads, source: string, signal: AbortSignal): Promise<PictureOutcome | null> {
  if (!/^data:/i.test(source)) {
    const address = source.startsWith('//') ? `https:${source}` : source;
    return uploads.mayUpload && /^https?:\/\//i.test(address) ? uploads.fetch(address) : null;
  }
  const file = fileOfData(source);
  return file && uploads.upload(file, { onProgress: () => undefined, signal });
}

/** The file in a `data:` address; null if it is none of a picture. */
function fileOfData(source: string): File | null {
  const [start, type] = /^data:(image\/[a-z]{1,8});base64,/i.exec(source) ?? [];
  if (start === undefined || type === undefined) return null;
  try {
    const bytes = Uint8Array.from(atob(source.slice(start.length)), (letter) => letter.charCodeAt(0));
    return new File([bytes], 'pasted', { type: type.toLowerCase() });
  } catch {
    return null;
  }
}

function insertUploaded(quill: Quill, at: number, picture: TilePicture, description = ''): HTMLImageElement | null {
  const { id } = picture;
  const waiting = devicePicture(id);
  const address = waiting ? waitingPictureAddress(id) : uploadedPictureAddress(id, picture);
  const { width, height } = waiting ?? picture;
  insertImage(quill, { index: at, length: 0 }, { address, width, height, description });
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
