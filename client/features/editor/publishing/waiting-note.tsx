import type { ReactNode } from 'react';
import type { PageDesign } from '../../../../server/pages/design/page-design.rules.js';
import { waitingPicturesOf } from '../../../page-editing/draft/waiting-pictures.js';
import { waitingPictureTexts as texts } from '../../../texts/en/waiting-pictures.js';
import styles from './waiting-note.module.css';

/** Says how many pictures visitors do not get yet, because they wait on a device. */
export function WaitingNote({ design }: { readonly design: PageDesign }): ReactNode {
  const count = waitingPicturesOf(design).length;
  return count > 0 && <p className={styles.note}>{texts.unseen({ count })}</p>;
}
