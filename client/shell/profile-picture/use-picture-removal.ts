import { useState } from 'react';
import { failureOf, isToldAlready, reasonOf } from '../../api/connection/failure.js';
import { sendChange } from '../../api/connection/send-change.js';
import { RemoveProfilePictureDocument } from '../../api/generated/remove-profile-picture.js';
import { statusTextOf } from '../../api/connection/status-text.js';
import { useNotify } from '../../controls/notifications/notifications.js';
import { pictureTexts } from '../../texts/en/profile-picture.js';

export interface PictureRemoval {
  readonly remove: () => Promise<void>;
  readonly removing: boolean;
  /** Why the last attempt failed. Undefined after another one has begun. */
  readonly problem: string | undefined;
}

/**
 * Removes the profile picture of a page. `onButtonGone` is called when the pressed button has been removed with the picture. `forget` removes
 * a picture that only this device has.
 */
export function usePictureRemoval(pageId: string, onButtonGone: () => void, forget?: (() => void) | null): PictureRemoval {
  const [removing, setRemoving] = useState(false);
  const [problem, setProblem] = useState<string>();
  const notify = useNotify();

  async function remove() {
    setProblem(undefined);
    try {
      if (forget) forget();
      else {
        setRemoving(true);
        await sendChange(RemoveProfilePictureDocument, { pageId }).finally(() => setRemoving(false));
      }
    } catch (error) {
      const failure = failureOf(error);
      if (isToldAlready(failure)) return;
      setProblem(reasonOf(failure));
      return void notify({ text: pictureTexts.removeFailed({ status: statusTextOf(error) }), tone: 'failed' });
    }
    onButtonGone();
    notify({ text: pictureTexts.removed, tone: 'done' });
  }

  return { remove, removing, problem };
}
