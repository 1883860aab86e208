import { useContext, useEffect, useEffectEvent, useMemo, useRef, useState, type ReactNode } from 'react';
import { isReached, onReached } from '../../../api/connection/connection.js';
import { useNotify } from '../../../controls/notifications/notifications.js';
import type { DraftState } from '../../../page-editing/draft/use-draft.js';
import { areAllThatLack, waitingPicturesOf, withReplaced } from '../../../page-editing/draft/waiting-pictures.js';
import { PictureUploadsContext } from '../../../page-editing/rich-text/picture-uploads.js';
import { useOwnVerification } from '../../../shell/email-verification/use-own-verification.js';
import { forgetUnnamed, leftOutOf } from '../../../shell/waiting-pictures/waiting-pictures.js';
import { waitingPictureTexts as texts } from '../../../texts/en/waiting-pictures.js';
import type { Publishing } from '../use-publish.js';
import { uploadWaiting, type Uploads } from './upload-waiting.js';
import type { PageWithImages, PicturesToWait } from './use-waiting-pictures.js';
import { WaitingImage } from './waiting-image.js';

export interface WaitingPicturesProps {
  readonly page: PageWithImages & { readonly address: string | null; readonly isHidden: boolean };
  readonly owner: string;
  readonly draftState: Pick<DraftState, 'draft' | 'unsaved' | 'change'>;
  readonly publishing: Pick<Publishing, 'deliver' | 'underWay'>;
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
function TilePictures({ page, owner, draftState, publishing, verified }: TilePicturesProps): ReactNode {
  const { draft, change } = draftState;
  const { id: pageId } = page;
  const notify = useNotify();
  const uploads = useContext(PictureUploadsContext);
  const mayConvert = useTurn(pageId);
  const follow = useFollowing({ page, draftState, publishing });
  const names = useMemo(() => waitingPicturesOf(draft.design), [draft.design]);
  const upload = useEffectEvent(async () => {
    if (names.length === 0 || !verified || !uploads) return;
    const { uploaded, sent, refused } = await uploadWaiting(names, uploads.upload);
    if (refused !== null) notify({ text: texts.refused({ reason: refused }), tone: 'failed' });
    if (uploaded.size === 0 || (!mayConvert && sent === 0)) return;
    if (mayConvert) change({ type: 'converted', convert: (one) => withReplaced(one, (id) => uploaded.get(id)) });
    follow({ uploaded, sent });
  });
  const named = names.join(' ');
  useEffect(() => void upload(), [named, verified, mayConvert]);
  useEffect(() => onReached(() => void (isReached() && upload())), []);
  const cleanUp = useEffectEvent(() => forgetUnnamed({ owner, pageId }, names).catch(() => undefined));
  useEffect(() => void cleanUp(), []);
  return null;
}

/** Pictures that were uploaded, as one object for each time. `sent` says how many of them by this editor. */
type Arrival = Pick<Uploads, 'uploaded' | 'sent'>;

/**
 * Publishes the draft of the next rendering, which has the uploaded pictures, if they are all that visitors lack of it, or else says that they are uploaded.
 * It waits until no other publication is running.
 */
function useFollowing({ page, draftState, publishing }: Pick<TilePicturesProps, 'page' | 'draftState' | 'publishing'>) {
  const { draft, unsaved } = draftState;
  const { deliver, underWay } = publishing;
  const notify = useNotify();
  const [arrival, follow] = useState<Arrival | null>(null);
  const last = useRef<Arrival>(null);
  const unsaid = useRef(0);
  const seen = page.address !== null && !page.isHidden ? texts.followed : texts.uploaded;
  const go = useEffectEvent(async () => {
    if (arrival === null || arrival === last.current || underWay) return;
    last.current = arrival;
    const { uploaded } = arrival;
    const sent = unsaid.current;
    unsaid.current = 0;
    // The draft of this rendering is judged, and the same one is published.
    const isToFollow = areAllThatLack(draft, { uploaded, leftOut: await leftOutOf(page.id) });
    const isSeen = !unsaved || (isToFollow && (await isDelivered(deliver(draft.design, draft.version))));
    if (isSeen) notify({ text: seen({ count: uploaded.size }), tone: 'done' });
    else if (sent > 0) notify({ text: (draft.version > 0 ? texts.toPublish : texts.uploaded)({ count: sent }), tone: 'done' });
  });
  useEffect(() => void go(), [arrival, underWay]);
  return (latest: Arrival) => {
    // Two can arrive before the next rendering.
    unsaid.current += latest.sent;
    follow(latest);
  };
}

/** Nobody has pressed for it, so a failure, or another version, is a matter of the next press. */
function isDelivered(delivery: ReturnType<Publishing['deliver']>): Promise<boolean> {
  return delivery.then(
    ({ isOthers }) => !isOthers,
    () => false,
  );
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
