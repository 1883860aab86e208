import { createContext } from 'react';

/** What a page of the web says about itself. */
export interface LinkPreview {
  readonly title: string | null;
  readonly imageAddress: string | null;
}

/** Asks the server what a page says. Never rejects: null if it says nothing. */
export type PreviewLink = (address: string) => Promise<LinkPreview | null>;

/** Null if the server asks nobody: for guests, and where the operator has turned it off. */
export const LinkPreviewsContext = createContext<PreviewLink | null>(null);
