import { inOneLine } from '../../design/field-parsing.rules.js';
import { dialled } from '../tile-address.rules.js';
import { linesOf, type ContactTile } from './contact-tile.rules.js';

// The longest line in bytes, without its line break (RFC 2425 §5.8.1).
const LONGEST_LINE = 75;

/**
 * The contact as a vCard 3.0 (RFC 2426), which every address book imports; several of them do not read version 4.0. Each line ends with CR LF.
 */
export function vCard({ name, contact }: Pick<ContactTile, 'name' | 'contact'>): string {
  const { telephone, mail, address } = contact;
  // A line break in a name would begin another property.
  const called = [contact.name, name, mail, telephone, ...linesOf(address)].map(inOneLine).find((text) => text !== '') ?? '';
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `FN:${escaped(called)}`,
    // Which part of a name is the family's is unknown.
    `N:${escaped(called)};;;;`,
    telephone && `TEL:${dialled(telephone)}`,
    mail && `EMAIL:${escaped(mail)}`,
    address && `ADR:;;${escaped(address)};;;;`,
    'END:VCARD',
  ];
  return lines
    .filter((line) => line !== '')
    .map((line) => `${folded(line)}\r\n`)
    .join('');
}

/** The name of the file. It has only letters, digits and hyphens, so that every system can store it. */
export function vCardFileName({ name, contact }: Pick<ContactTile, 'name' | 'contact'>): string {
  const words = (contact.name || name).normalize('NFC').match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return `${[...words.join('-')].slice(0, 40).join('') || 'contact'}.vcf`;
}

function escaped(text: string): string {
  return text.replace(/[\\,;]/g, '\\$&').replaceAll('\n', '\\n');
}

// A line is continued after a line break and a space. No character is divided.
function folded(line: string): string {
  let [result, length] = ['', 0];
  for (const character of line) {
    const bytes = new TextEncoder().encode(character).length;
    if (length + bytes > LONGEST_LINE) {
      result += '\r\n ';
      length = 1;
    }
    result += character;
    length += bytes;
  }
  return result;
}
