import { useContext, useEffect, useEffectEvent, useMemo, useRef, useState, type ReactNode } from 'react';
import { isReached, onReached } from '../../../api/connection/connection.js';
import { useNotify } from '../../../controls/notifications/notifications.js';
import { sameDesign, type Draft } from '../../../page-editing/draft/draft.js';
import type { DraftState } from '../../../page-editing/draft/use-draft.js';
import { useLatest } from '../../../page-editing/draft/use-latest.js';
import { waitingPicturesOf, withReplaced } from '../../../page-editing/draft/waiting-pictures.js';
import { PictureUploadsContext } from '../../../page-editing/rich-text/picture-uploads.js';
import { useOwnVerification } from '../../../shell/email-verification/use-own-verification.js';
import { forgetUnnamed } from '../../../shell/waiting-pictures/waiting-pictures.js';
import { waitingPictureTexts as texts } from '../../../texts/en/waiting-pictures.js';
import type { Publishing } from '../use-publish.js';
import { uploadWaiting, type Uploads } from './upload-waiting.js';
import type { PageWithImages, PicturesToWait } from './use-waiting-pictures.js';
import { WaitingImage } from './waiting-image.js';

export interface WaitingPicturesProps {
  readonly page: PageWithImages;
  readonly owner: string;
  readonly draftState: Pick<DraftState, 'draft' | 'unsaved' | 'change'>;
  readonly publishing: Pick<Publishing, 'publish' | 'underWay'>;
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

type TilePicturesProps = Pick<WaitingPicturesProps, 'page' | 'owner' | 'draftState' | 'publishing' | 'verified'>;

/** Without an answer, they are sent again when the server is reached, or when the editor is opened the next time. */
function TilePictures({ page: { id: pageId }, owner, draftState, publishing, verified }: TilePicturesProps): ReactNode {
  const { draft, change } = draftState;
  const latest = useLatest(draft);
  const notify = useNotify();
  const uploads = useContext(PictureUploadsContext);
  const mayConvert = useTurn(pageId);
  const follow = useFollowing(publishing, draftState);
  const names = useMemo(() => waitingPicturesOf(draft.design), [draft.design]);
  const upload = useEffectEvent(async () => {
    if (names.length === 0 || !verified || !uploads) return;
    const done = await uploadWaiting(names, uploads.upload);
    const { uploaded, sent, refused } = done;
    if (refused !== null) notify({ text: texts.refused({ reason: refused }), tone: 'failed' });
    if (uploaded.size === 0 || (!mayConvert && sent === 0)) return;
    tell(latest.current, done);
    if (mayConvert) change({ type: 'converted', convert: (one) => withReplaced(one, (id) => uploaded.get(id)) });
  });
  function tell(now: Draft, done: Uploads) {
    const { sent } = done;
    if (isToFollow(now, done)) follow({ count: done.uploaded.size });
    else if (sent > 0) notify({ text: (now.version > 0 ? texts.toPublish : texts.uploaded)({ count: sent }), tone: 'done' });
  }
  const named = names.join(' ');
  useEffect(() => void upload(), [named, verified, mayConvert]);
  useEffect(() => onReached(() => void (isReached() && upload())), []);
  const cleanUp = useEffectEvent(() => forgetUnnamed({ owner, pageId }, names).catch(() => undefined));
  useEffect(() => void cleanUp(), []);
  return null;
}

/** Whether the pictures that were left out are all that a publication lacks. What was changed afterwards waits for the next press on Publish. */
function isToFollow({ design, published, version }: Draft, { areToFollow }: Uploads): boolean {
  return (
    version > 0 &&
    areToFollow &&
    sameDesign(
      withReplaced(design, () => null),
      published,
    )
  );
}

/** Pictures that are to be published, as one object for each time. */
interface Following {
  readonly count: number;
}

/** Publishes the draft of the next rendering, which has the uploaded pictures, as soon as no other publication is running. */
function useFollowing(
  { publish, underWay }: WaitingPicturesProps['publishing'],
  { unsaved }: Pick<DraftState, 'unsaved'>,
): (pictures: Following) => void {
  const notify = useNotify();
  const [due, follow] = useState<Following | null>(null);
  const last = useRef<Following>(null);
  const publishNow = useEffectEvent(async () => {
    if (due === null || due === last.current || underWay) return;
    last.current = due;
    if (!unsaved || (await publish())) notify({ text: texts.followed(due), tone: 'done' });
  });
  useEffect(() => void publishNow(), [due, underWay]);
  return follow;
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
