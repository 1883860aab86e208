import { createContext } from 'react';

/** What a page of the web says about itself. */
export interface LinkPreview {
  readonly title: string | null;
  readonly imageAddress: string | null;
}

/** Asks the server what a page says. Never rejects: null if it says nothing. */
export type PreviewLink = (address: string) => Promise<LinkPreview | null>;

/** Null for guests, for whom the server asks nobody. */
export const LinkPreviewsContext = createContext<PreviewLink | null>(null);
