import { useCallback, useEffect, useRef, useState } from 'react';
import { keepAnswer } from '../connection/kept-answers.js';
import type { UploadOutcome } from './upload-answer.js';
import { upload, type UploadMutation } from './upload.js';

export interface UploadState<Data> {
  /** `scaling` while the picture is made smaller; then the sent fraction, from 0 to 1. Null if no upload is running. */
  readonly sent: number | 'scaling' | null;
  /** Sends a file, and cancels an upload that is still running. */
  readonly send: (file: Blob, name: string) => Promise<UploadOutcome<Data>>;
  readonly cancel: () => void;
}

/** Uploads files by one mutation, whose answer is kept. Unmounting the component cancels the upload. */
export function useUpload<Data>(mutation: UploadMutation<Data>, pageId: string): UploadState<Data> {
  const [sent, setSent] = useState<UploadState<Data>['sent']>(null);
  const underWay = useRef<AbortController>(null);
  const cancel = useCallback(() => underWay.current?.abort(), []);
  useEffect(() => cancel, [cancel]);
  const send = useCallback(
    async (file: Blob, name: string) => {
      cancel();
      const mine = new AbortController();
      underWay.current = mine;
      setSent(0);
      const onProgress = (part: number | 'scaling') => void (underWay.current === mine && setSent(part));
      const outcome = await upload(mutation, file, { pageId, name, onProgress, signal: mine.signal });
      if (underWay.current === mine) setSent((underWay.current = null));
      if (outcome.kind === 'done') keepAnswer(mutation, outcome.data);
      return outcome;
    },
    [mutation, pageId, cancel],
  );
  return { sent, send, cancel };
}
