import { useContext, useEffect, useEffectEvent, useMemo, type ReactNode } from 'react';
import { isReached, onReached } from '../../../api/connection/connection.js';
import { useNotify } from '../../../controls/notifications/notifications.js';
import type { DraftState } from '../../../page-editing/draft/use-draft.js';
import { waitingPicturesOf, withUploadedPicture } from '../../../page-editing/draft/waiting-pictures.js';
import { PictureUploadsContext } from '../../../page-editing/rich-text/picture-uploads.js';
import { waitingPictureTexts as texts } from '../../../texts/en/waiting-pictures.js';
import { uploadWaiting } from './upload-waiting.js';
import type { PageWithImages, PicturesToWait } from './use-waiting-pictures.js';
import { WaitingImage, Watch } from './waiting-image.js';

export interface WaitingPicturesProps {
  readonly page: PageWithImages;
  readonly owner: string;
  readonly draftState: Pick<DraftState, 'draft' | 'change'>;
  readonly waiting: PicturesToWait;
  /** Whether the account may upload. */
  readonly verified: boolean;
  /** Fetches the account again. */
  readonly onFetch: () => void;
}

/** Uploads the pictures that this device keeps, as soon as the e-mail address is verified. */
export function WaitingPictures({ waiting: { profilePicture, wallpaper, hasTilePictures }, ...props }: WaitingPicturesProps): ReactNode {
  return (
    <>
      {[profilePicture, wallpaper].map((waiting) => waiting.kept > 0 && <WaitingImage key={waiting.image} {...{ ...props, waiting }} />)}
      {hasTilePictures && (props.verified ? <TilePictures {...props} /> : <Watch onVerified={props.onFetch} />)}
    </>
  );
}

type TilePicturesProps = Pick<WaitingPicturesProps, 'page' | 'owner' | 'draftState'>;

/** Without an answer, they are sent again when the server is reached, or when the editor is opened the next time. */
function TilePictures({ page: { id: pageId }, owner, draftState: { draft, change } }: TilePicturesProps): ReactNode {
  const { design, version } = draft;
  const notify = useNotify();
  const uploads = useContext(PictureUploadsContext);
  const names = useMemo(() => waitingPicturesOf(design).join(' '), [design]);
  const upload = useEffectEvent(async () => {
    if (names === '' || !uploads) return;
    const { upload: send } = uploads;
    const { done, refused } = await uploadWaiting({ pageId, owner, upload: send }, names.split(' '), (waitingId, picture) =>
      change({ type: 'converted', convert: (one) => withUploadedPicture(one, waitingId, picture) }),
    );
    if (done > 0) notify({ text: (version > 0 ? texts.toPublish : texts.uploaded)({ count: done }), tone: 'done' });
    if (refused !== null) notify({ text: texts.refused({ reason: refused }), tone: 'failed' });
  });
  useEffect(() => void upload(), [names]);
  useEffect(() => onReached(() => void (isReached() && upload())), []);
  return null;
}
