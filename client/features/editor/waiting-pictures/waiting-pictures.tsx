import { useContext, useEffect, useEffectEvent, useMemo, useState, type ReactNode } from 'react';
import { isReached, onReached } from '../../../api/connection/connection.js';
import { useNotify } from '../../../controls/notifications/notifications.js';
import type { DraftState } from '../../../page-editing/draft/use-draft.js';
import { waitingPicturesOf, withReplaced } from '../../../page-editing/draft/waiting-pictures.js';
import { PictureUploadsContext } from '../../../page-editing/rich-text/picture-uploads.js';
import { useOwnVerification } from '../../../shell/email-verification/use-own-verification.js';
import { forgetUnnamed } from '../../../shell/waiting-pictures/waiting-pictures.js';
import { waitingPictureTexts as texts } from '../../../texts/en/waiting-pictures.js';
import { useLatest } from '../../../page-editing/draft/use-latest.js';
import { editorTexts } from '../../../texts/en/editor.js';
import { uploadWaiting } from './upload-waiting.js';
import type { PageWithImages, PicturesToWait } from './use-waiting-pictures.js';
import { WaitingImage } from './waiting-image.js';

export interface WaitingPicturesProps {
  readonly page: PageWithImages;
  readonly owner: string;
  readonly draftState: Pick<DraftState, 'draft' | 'change'>;
  /** Does what a press on Publish does. */
  readonly onPublish: () => void;
  readonly waiting: PicturesToWait;
  /** Whether the account may upload. */
  readonly verified: boolean;
  /** Fetches the account again. */
  readonly onFetch: () => void;
}

/** Uploads the pictures that this device keeps, as soon as the e-mail address is verified. */
export function WaitingPictures({ waiting, verified, onFetch, ...props }: WaitingPicturesProps): ReactNode {
  const { page } = props;
  return (
    <>
      {!verified && <Watch onVerified={onFetch} />}
      {[waiting.profilePicture, waiting.wallpaper].map(
        (image) => image.kept > 0 && <WaitingImage key={image.image} {...{ page, verified }} waiting={image} />,
      )}
      {waiting.hasTilePictures && <TilePictures {...{ ...props, verified }} />}
    </>
  );
}

function Watch({ onVerified }: { readonly onVerified: () => void }): ReactNode {
  useOwnVerification(onVerified);
  return null;
}

type TilePicturesProps = Pick<WaitingPicturesProps, 'page' | 'owner' | 'draftState' | 'onPublish' | 'verified'>;

/**
 * Puts the uploaded pictures into the draft. Visitors get them with the next press on Publish, which the notification offers. Without an answer, they
 * are sent again when the server is reached, or when the editor is opened the next time.
 */
function TilePictures({ page: { id: pageId }, owner, draftState, onPublish, verified }: TilePicturesProps): ReactNode {
  const { draft, change } = draftState;
  const notify = useNotify();
  const uploads = useContext(PictureUploadsContext);
  const mayConvert = useTurn(pageId);
  const publish = useLatest(onPublish);
  const names = useMemo(() => waitingPicturesOf(draft.design), [draft.design]);
  const isPublished = draft.version > 0;
  const upload = useEffectEvent(async () => {
    if (names.length === 0 || !verified || !uploads) return;
    const { uploaded, sent: count, refused } = await uploadWaiting(names, uploads.upload);
    if (refused !== null) notify({ text: texts.refused({ reason: refused }), tone: 'failed' });
    if (mayConvert && uploaded.size > 0) change({ type: 'converted', convert: (one) => withReplaced(one, (id) => uploaded.get(id)) });
    if (count === 0) return;
    const action = { label: editorTexts.publish, onPress: () => publish.current() };
    notify(isPublished ? { text: texts.toPublish({ count }), tone: 'done', action } : { text: texts.uploaded({ count }), tone: 'done' });
  });
  const named = names.join(' ');
  useEffect(() => void upload(), [named, verified, mayConvert]);
  useEffect(() => onReached(() => void (isReached() && upload())), []);
  const cleanUp = useEffectEvent(() => forgetUnnamed({ owner, pageId }, names).catch(() => undefined));
  useEffect(() => void cleanUp(), []);
  return null;
}

/**
 * Whether this is the first of the open editors of a page. It alone changes the draft by itself: another one would take the place of the draft that
 * somebody is writing. What it publishes has the uploaded pictures all the same.
 */
function useTurn(pageId: string): boolean {
  const { locks } = navigator as Partial<Navigator>;
  // Browsers have locks only over https.
  const [isTurn, setTurn] = useState(locks === undefined);
  useEffect(() => {
    const end = new AbortController();
    const hold = () =>
      new Promise<void>((resolve) => {
        setTurn(true);
        end.signal.addEventListener('abort', () => resolve());
      });
    locks?.request(`waiting-pictures ${pageId}`, { signal: end.signal }, hold).catch(() => undefined);
    return () => {
      end.abort();
      setTurn(false);
    };
  }, [locks, pageId]);
  return isTurn;
}
