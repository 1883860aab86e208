import { useEffect, useEffectEvent, type ReactNode } from 'react';
import type { PageDesign } from '../../../../../server/pages/design/page-design.rules.js';
import { UNTIL_HIDDEN, useNotify } from '../../../../controls/notifications/notifications.js';
import { waitingPicturesOf } from '../../../../page-editing/draft/waiting-pictures.js';
import { waitingPictureTexts as texts } from '../../../../texts/en/waiting-pictures.js';
import type { Publication } from '../../use-publish.js';
import styles from './waiting-note.module.css';

/** Says how many pictures visitors do not get yet, because they wait on a device. */
export function WaitingNote({ design }: { readonly design: PageDesign }): ReactNode {
  const count = waitingPicturesOf(design).length;
  return count > 0 && <p className={styles.note}>{texts.unseen({ count })}</p>;
}

interface FollowingNoteProps {
  readonly design: PageDesign;
  /** How many pictures outside of the design wait: the profile picture and the wallpaper. */
  readonly images: number;
  readonly me: { readonly email: string; readonly emailVerified: boolean };
}

/** Says after the first publication what brings the pictures that wait: those of tiles need another press on Publish. */
export function FollowingNote({ design, images, me: { email, emailVerified } }: FollowingNoteProps): ReactNode {
  if (emailVerified) return <WaitingNote design={design} />;
  const ofTiles = waitingPicturesOf(design).length;
  const count = ofTiles + images;
  if (count === 0) return null;
  return <p className={styles.note}>{ofTiles > 0 ? texts.publishAgain({ count, email }) : texts.follows({ count, email })}</p>;
}

/** Says it after each later publication, for which no panel opens. */
export function useWaitingBar(published: Publication | null, design: PageDesign): void {
  const notify = useNotify();
  const tell = useEffectEvent(() => {
    const count = waitingPicturesOf(design).length;
    if (count > 0) notify({ text: texts.unseen({ count }), tone: 'done' });
  });
  useEffect(() => {
    if (!published || published.isFirst) return;
    const timer = setTimeout(() => tell(), UNTIL_HIDDEN);
    return () => clearTimeout(timer);
  }, [published]);
}
