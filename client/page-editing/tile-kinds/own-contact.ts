import { createContext } from 'react';
import type { Contact } from '../../../server/pages/tile-kinds/contact/contact-tile.rules.js';

/** What a contact card can say of its creator. Null without an answer, of which the user was told. */
export type OwnContact = () => Promise<Pick<Contact, 'name' | 'mail'> | null>;

/** Null for guests. */
export const OwnContactContext = createContext<OwnContact | null>(null);
