import type { Faults } from '../../design/faults.rules.js';
import { inOneLine, parseText } from '../../design/field-parsing.rules.js';
import { isObject } from '../../json-value.rules.js';
import { isMail, isTelephone } from '../link-address.rules.js';
import type { TileParser } from '../tile-parser.rules.js';
import { CONTACT_LIMITS, type Contact, type ContactTile } from './contact-tile.rules.js';

export const parseContactTile: TileParser<ContactTile> = (input, place, faults) => {
  const given = isObject(input.contact) ? input.contact : {};
  return { contact: parseContact(given, `${place}.contact`, faults) };
};

function parseContact(given: Record<string, unknown>, place: string, faults: Faults): Contact {
  const part = (name: keyof Contact) => parseText(given[name] ?? '', `${place}.${name}`, CONTACT_LIMITS[name], faults);
  const contact = {
    name: inOneLine(part('name')),
    telephone: inOneLine(part('telephone')),
    mail: inOneLine(part('mail')),
    address: inLines(part('address')),
  };
  if (contact.telephone !== '' && !isTelephone(contact.telephone)) faults.add(`${place}.telephone`, 'TELEPHONE_INVALID');
  if (contact.mail !== '' && !isMail(contact.mail)) faults.add(`${place}.mail`, 'EMAIL_INVALID');
  return contact;
}

// Lines without text have no meaning in an address.
function inLines(text: string): string {
  return text
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map(inOneLine)
    .filter((line) => line !== '')
    .join('\n');
}
