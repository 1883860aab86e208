import { createContext } from 'react';
import type { TilePicture } from '../../../server/pages/tile-kinds/picture/tile-picture.rules.js';

/** The result of an upload. */
export type PictureOutcome =
  | { readonly kind: 'done'; readonly picture: TilePicture }
  /** After `expired` and `blocked`, the user has already been informed. */
  | { readonly kind: 'cancelled' | 'expired' | 'blocked' }
  | { readonly kind: 'refused' | 'failed'; readonly reason: string };

/** How far an upload is: `scaling` while a picture is made smaller that is too large, and then the sent fraction, from 0 to 1. */
export type UploadProgress = number | 'scaling';

/** Reports and cancels an upload. */
export interface UploadControl {
  readonly onProgress: (progress: UploadProgress) => void;
  readonly signal: AbortSignal;
}

/** How the editor uploads pictures for tiles. */
export interface PictureUploads {
  /** Whether the e-mail address is verified, so that the account may upload. Until then, this device keeps what is uploaded. */
  readonly mayUpload: boolean;
  /** Asks again whether the account may upload: the address may have been verified in another tab. */
  readonly askAgain: () => void;
  /** Lets the server fetch the picture at an address, as if it had been uploaded. Never rejects. */
  readonly fetch: (address: string) => Promise<PictureOutcome>;
  /** Never rejects. */
  readonly upload: (file: File, control: UploadControl) => Promise<PictureOutcome>;
}

/** Null for guests, who cannot upload. */
export const PictureUploadsContext = createContext<PictureUploads | null>(null);
