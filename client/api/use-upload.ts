import { useCallback, useEffect, useRef, useState } from 'react';
import type { UploadOutcome } from './upload-answer.js';
import { upload, type UploadMutation } from './upload.js';

export interface UploadInHand<Data> {
  /** How much of the file is sent, from 0 to 1; null while none is under way. */
  readonly sent: number | null;
  /** Sends a file; one that is still under way is cancelled. */
  readonly send: (file: Blob, name: string) => Promise<UploadOutcome<Data>>;
  readonly cancel: () => void;
}

/** Uploads with one mutation. Whatever is under way ends with the component. */
export function useUpload<Data>(mutation: UploadMutation<Data>): UploadInHand<Data> {
  const [sent, setSent] = useState<number | null>(null);
  const underWay = useRef<AbortController>(null);
  const cancel = useCallback(() => underWay.current?.abort(), []);
  useEffect(() => cancel, [cancel]);
  const send = useCallback(
    async (file: Blob, name: string) => {
      cancel();
      const mine = new AbortController();
      underWay.current = mine;
      setSent(0);
      const onProgress = (fraction: number) => void (underWay.current === mine && setSent(fraction));
      const outcome = await upload(mutation, file, { name, onProgress, signal: mine.signal });
      if (underWay.current === mine) setSent((underWay.current = null));
      return outcome;
    },
    [mutation, cancel],
  );
  return { sent, send, cancel };
}
