import { useRef, useState } from 'react';
import { MAX_IMAGE_BYTES } from '../../../../server/media/upload.rules.js';
import { useNotify } from '../../../controls/notifications.js';
import { uploadTexts, wallpaperTexts } from '../../../texts/en/pictures.js';

/** What became of an upload or a removal. */
export type WallpaperOutcome =
  /** `expired`: the session is over, and the user knows. */
  | { readonly kind: 'done' | 'cancelled' | 'expired' | 'blocked' }
  | {
      /** `refused`: the server does not take this file. `failed`: it could not, or never answered. */
      readonly kind: 'refused' | 'failed';
      /** What the failure is called, for the bar. */
      readonly status: string;
      /** The true reason, for people. */
      readonly reason: string;
    };

/** What changes the wallpaper: whoever shows the popup brings the server. */
export interface WallpaperActions {
  /** How much of the file is sent, from 0 to 1; null while nothing is under way. */
  readonly sent: number | null;
  readonly upload: (file: File) => Promise<WallpaperOutcome>;
  readonly cancel: () => void;
  readonly remove: () => Promise<WallpaperOutcome>;
}

export interface WallpaperChange {
  readonly chosen: File | null;
  /** Why the last attempt did not succeed; undefined once another file is chosen or another attempt is made. */
  readonly problem: string | undefined;
  readonly removing: boolean;
  readonly choose: (file: File) => void;
  readonly discard: () => void;
  readonly update: () => Promise<void>;
  readonly remove: () => Promise<void>;
  readonly reset: () => void;
}

/** A file on its way to being the wallpaper, with the bars of specification §8. `onButtonGone`: what was pressed is not there any more. */
export function useWallpaperChange(actions: WallpaperActions, onButtonGone: () => void): WallpaperChange {
  const [chosen, setChosen] = useState<File | null>(null);
  const [problem, setProblem] = useState<string>();
  const [removing, setRemoving] = useState(false);
  const tell = useTell();

  // An upload that is under way is of no use once something else is chosen.
  const latest = useRef<File>(null);

  function choose(file: File | null) {
    if (file !== latest.current) actions.cancel();
    latest.current = file;
    setChosen(file);
    setProblem(undefined);
  }

  async function update() {
    // Of two changes under way at once nobody knows which comes last.
    if (!chosen || actions.sent !== null || removing) return;
    setProblem(undefined);
    // Refused without being sent: an answer that comes before a body is whole can be lost.
    const outcome = chosen.size > MAX_IMAGE_BYTES ? TOO_LARGE : await actions.upload(chosen);
    tell.uploaded(outcome);
    if (latest.current !== chosen) return;
    if (outcome.kind === 'done') choose(null);
    else setProblem(reasonOf(outcome));
  }

  async function remove() {
    setProblem(undefined);
    setRemoving(true);
    const outcome = await actions.remove();
    setRemoving(false);
    tell.removed(outcome);
    if (outcome.kind === 'done') onButtonGone();
    else setProblem(reasonOf(outcome));
  }

  return {
    ...{ chosen, problem, removing, choose, update, remove },
    discard: () => {
      choose(null);
      onButtonGone();
    },
    reset: () => choose(null),
  };
}

const TOO_LARGE: WallpaperOutcome = { kind: 'refused', status: wallpaperTexts.tooLarge, reason: wallpaperTexts.tooLarge };

function useTell() {
  const notify = useNotify();
  return {
    uploaded: ({ kind }: WallpaperOutcome) => {
      if (kind === 'done') notify({ text: wallpaperTexts.uploaded, tone: 'done' });
      if (kind === 'refused') notify({ text: wallpaperTexts.refused, tone: 'failed' });
      if (kind === 'failed') notify({ text: wallpaperTexts.failed, tone: 'failed' });
    },
    removed: (outcome: WallpaperOutcome) => {
      if (outcome.kind === 'done') notify({ text: wallpaperTexts.deleted, tone: 'done' });
      if ('status' in outcome) notify({ text: wallpaperTexts.deleteFailed({ status: outcome.status }), tone: 'failed' });
    },
  };
}

function reasonOf(outcome: WallpaperOutcome): string | undefined {
  if ('reason' in outcome) return outcome.reason;
  return outcome.kind === 'cancelled' ? uploadTexts.cancelled : undefined;
}
