import { createContext } from 'react';
import type { LinkBack } from '../../../server/pages/link-previews/link-back.rules.js';

/** Lets the server ask a profile whether it links back to the page. Null if it was not asked, such as after too many questions. Never rejects. */
export type CheckLinkBack = (address: string) => Promise<LinkBack | null>;

/** Null if the server asks nobody: for guests, and where the operator has turned it off. */
export const LinkBacksContext = createContext<CheckLinkBack | null>(null);
