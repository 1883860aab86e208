import { useRef, useState } from 'react';
import { useNotify } from '../../../controls/notifications/notifications.js';
import { uploadTexts, wallpaperTexts } from '../../../texts/en/pictures.js';
import { waitingPictureTexts } from '../../../texts/en/waiting-pictures.js';

/** The result of an upload or a removal. */
export type WallpaperOutcome =
  /** After `expired` and `blocked`, the user has already been informed. */
  | { readonly kind: 'done' | 'cancelled' | 'expired' | 'blocked' }
  /** This device keeps the picture until the account may upload. */
  | { readonly kind: 'kept' }
  /** This device does not keep it. */
  | { readonly kind: 'unusable'; readonly reason: string }
  | {
      /** `refused`: the server does not accept this file. `failed`: the server had an error, or did not respond. */
      readonly kind: 'refused' | 'failed';
      /** The name of the failure, for the bar. */
      readonly status: string;
      /** The reason, as a sentence for the user. */
      readonly reason: string;
    };

/** The calls to the server that change the wallpaper. */
export interface WallpaperActions {
  /** The sent fraction, from 0 to 1. Null if no upload is running. */
  readonly sent: number | 'scaling' | null;
  readonly upload: (file: File) => Promise<WallpaperOutcome>;
  readonly cancel: () => void;
  readonly remove: () => Promise<WallpaperOutcome>;
}

export interface WallpaperChange {
  readonly chosen: File | null;
  /** Why the last attempt failed. Undefined after another file was chosen or another attempt has begun. */
  readonly problem: string | undefined;
  readonly removing: boolean;
  readonly choose: (file: File) => void;
  readonly discard: () => void;
  readonly update: () => Promise<void>;
  readonly remove: () => Promise<void>;
  readonly reset: () => void;
}

/**
 * Uploads a chosen file as the wallpaper, or removes the wallpaper, with the bars of specification §8. `onButtonGone` is called when the
 * pressed button has been removed.
 */
export function useWallpaperChange(actions: WallpaperActions, onButtonGone: () => void): WallpaperChange {
  const [chosen, setChosen] = useState<File | null>(null);
  const [problem, setProblem] = useState<string>();
  const [removing, setRemoving] = useState(false);
  const bars = useBars();

  // Choosing another file cancels the running upload.
  const latest = useRef<File>(null);

  function choose(file: File | null) {
    if (file !== latest.current) actions.cancel();
    latest.current = file;
    setChosen(file);
    setProblem(undefined);
  }

  async function update() {
    // Only one change runs at a time. Otherwise, nobody would know which one the server makes last.
    if (!chosen || actions.sent !== null || removing) return;
    setProblem(undefined);
    const outcome = await actions.upload(chosen);
    bars.uploaded(outcome);
    if (latest.current !== chosen) return;
    if (outcome.kind === 'done' || outcome.kind === 'kept') choose(null);
    else setProblem(reasonOf(outcome));
  }

  async function remove() {
    setProblem(undefined);
    setRemoving(true);
    const outcome = await actions.remove();
    setRemoving(false);
    bars.removed(outcome);
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

function useBars() {
  const notify = useNotify();
  return {
    uploaded: ({ kind }: WallpaperOutcome) => {
      if (kind === 'done') notify({ text: wallpaperTexts.uploaded, tone: 'done' });
      if (kind === 'kept') notify({ text: waitingPictureTexts.kept, tone: 'done' });
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
