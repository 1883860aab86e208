import { useContext, useEffect, useRef, useState } from 'react';
import type { TilePicture } from '../../../../server/pages/tile-kinds/picture/tile-picture.rules.js';
import { uploadTexts } from '../../../texts/en/pictures.js';
import type { UploadState } from '../kind-dialog.js';
import { useLatest } from '../../draft/use-latest.js';
import { PictureUploadsContext, type PictureOutcome, type PictureUploads, type UploadProgress } from '../../rich-text/picture-uploads.js';

export interface PictureUpload {
  /** How the user uploads. Null for guests, who cannot. */
  readonly uploads: PictureUploads | null;
  readonly state: UploadState;
  /** How far the upload is. Null if none is running. */
  readonly sent: UploadProgress | null;
  /** Why the last upload failed, until another one begins. */
  readonly problem: string | undefined;
  /** Whether the last upload has succeeded. */
  readonly done: boolean;
  /** Uploads a file, and cancels an upload that is still running. */
  readonly send: (file: File) => void;
  readonly cancel: () => void;
}

/** Uploads a picture for a tile at once when it is chosen, or pasted while the popup is open. Closing the popup cancels the upload. */
export function usePictureUpload(open: boolean, onDone: (picture: TilePicture) => void): PictureUpload {
  const uploads = useContext(PictureUploadsContext);
  const [sent, setSent] = useState<UploadProgress | null>(null);
  const [done, setDone] = useState(false);
  const [problem, setProblem] = useState<string>();
  const running = useRef<AbortController>(null);
  // Much may have changed while the file was sent.
  const finish = useLatest(onDone);

  async function send(file: File) {
    if (!uploads) return;
    running.current?.abort();
    const mine = new AbortController();
    running.current = mine;
    setProblem(undefined);
    setDone(false);
    setSent(0);
    const onProgress = (part: UploadProgress) => void (running.current === mine && setSent(part));
    const outcome = await uploads.upload(file, { onProgress, signal: mine.signal });
    if (running.current !== mine) return;
    running.current = null;
    setSent(null);
    setDone(outcome.kind === 'done');
    if (outcome.kind === 'done') finish.current(outcome.picture);
    else setProblem(reasonOf(outcome));
  }

  useEffect(() => (open ? () => void running.current?.abort() : undefined), [open]);
  usePaste(open && uploads !== null, (file) => void send(file));
  const state = sent === null ? 'none' : 'running';
  return {
    uploads,
    sent,
    problem,
    done,
    state: problem === undefined ? state : 'failed',
    send: (file) => void send(file),
    cancel: () => running.current?.abort(),
  };
}

function reasonOf(outcome: PictureOutcome): string | undefined {
  if ('reason' in outcome) return outcome.reason;
  return outcome.kind === 'cancelled' ? uploadTexts.cancelled : undefined;
}

/**
 * Calls back with a file that is pasted anywhere. A text is pasted where the caret is, as usual, also one from a word processor, which adds
 * a picture of the text.
 */
export function usePaste(enabled: boolean, onFile: (file: File) => void): void {
  const latest = useRef(onFile);
  useEffect(() => {
    latest.current = onFile;
  });
  useEffect(() => {
    if (!enabled) return;
    const take = (event: ClipboardEvent) => {
      const [file] = event.clipboardData?.files ?? [];
      if (!file || (isTyped(event.target) && event.clipboardData?.types.includes('text/plain'))) return;
      event.preventDefault();
      latest.current(file);
    };
    document.addEventListener('paste', take);
    return () => document.removeEventListener('paste', take);
  }, [enabled]);
}

function isTyped(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input:not([type=file]), textarea');
}
