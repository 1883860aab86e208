import { dialled, mailAddress } from '../tile-address.rules.js';
import { link, paragraph, plainText } from '../tile-html-writing.rules.js';
import type { BaseTile, TileKindRules } from '../tile-kind.rules.js';

/** How to reach somebody. Each part may be empty. */
export interface Contact {
  /** The name of a person or a place. */
  readonly name: string;
  /** As people write it, such as `+49 30 1234-56`. */
  readonly telephone: string;
  readonly mail: string;
  /** A postal address, in one or more lines. */
  readonly address: string;
}

/** A button that opens the data of a person or a place, which visitors can keep. */
export interface ContactTile extends BaseTile {
  readonly kind: 'contact';
  readonly contact: Contact;
}

/** The limits of each part, in UTF-16 units. */
export const CONTACT_LIMITS: Readonly<Record<keyof Contact, number>> = { name: 120, telephone: 40, mail: 254, address: 400 };

/** A contact without any data. */
export const NO_CONTACT: Contact = { name: '', telephone: '', mail: '', address: '' };

export const contactTiles: TileKindRules<ContactTile> = {
  toHtml({ contact: { name, telephone, mail, address } }) {
    const parts = [
      plainText(name),
      telephone && link(telephoneAddress(telephone), telephone),
      mail && link(mailAddress(mail), mail),
      ...linesOf(address).map(plainText),
    ];
    return parts
      .filter((part) => part !== '')
      .map(paragraph)
      .join('');
  },
  isBlank: ({ contact }) => isEmptyContact(contact),
  publicFields: ['contact'],
};

/** Whether no part has data. */
export function isEmptyContact(contact: Contact): boolean {
  return Object.values(contact).every((part: string) => part === '');
}

/** The address that calls this telephone number. */
export function telephoneAddress(telephone: string): string {
  return `tel:${dialled(telephone)}`;
}

/** The lines of a postal address. */
export function linesOf(address: string): string[] {
  return address.split('\n');
}
