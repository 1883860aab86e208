import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import type { Emblem } from '../../../server/pages/tile-kinds/tile-kind.rules.js';
import { useNotify } from '../../controls/notifications/notifications.js';
import { uploadTexts } from '../../texts/en/pictures.js';
import { usePictureUpload, type PictureUpload } from '../tile-kinds/picture/use-picture-upload.js';

export interface EmblemUpload extends PictureUpload {
  /** Called when the fields of the upload are shown, which say how it goes, until the returned function is called. */
  readonly attend: () => () => void;
}

/**
 * The upload of a small picture. It goes on when the panel in which it began is closed. Another emblem cancels it, and so does leaving the
 * tile. A message says what the fields of the upload do not say because they are not shown.
 */
export function useEmblemUpload(emblem: Emblem | undefined, onChange: (emblem: Emblem) => void): EmblemUpload {
  const notify = useNotify();
  const attended = useRef(false);
  // An open popup takes what is pasted, and cancels when it is closed. Here, neither is wanted.
  const upload = usePictureUpload(false, (picture) => onChange({ picture }));
  const { sent, problem } = upload;

  const cancel = useEffectEvent(() => upload.cancel());
  const chosen = JSON.stringify(emblem);
  useEffect(() => () => cancel(), [chosen]);
  const tell = (text: string) => void notify({ text, tone: 'failed' });
  const leave = useEffectEvent(() => {
    if (sent !== null) tell(uploadTexts.cancelled);
  });
  useEffect(() => () => leave(), []);
  const fail = useEffectEvent(() => {
    if (problem !== undefined && !attended.current) tell(problem);
  });
  useEffect(() => fail(), [problem]);

  const attend = useCallback(() => {
    attended.current = true;
    return () => void (attended.current = false);
  }, []);
  return { ...upload, attend };
}
