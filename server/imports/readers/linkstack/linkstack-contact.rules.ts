import { isEmptyContact, type Contact } from '../../../pages/tile-kinds/contact/contact-tile.rules.js';
import { leaveOut, linkOf, type Findings } from '../findings.rules.js';
import { fieldsOf, firstText, textOf, type Fields } from '../json-fields.rules.js';

const NAME = ['prefix', 'first_name', 'middle_name', 'last_name', 'suffix'];
const TELEPHONES = ['cell_phone', 'home_phone', 'work_phone'];
const MAILS = ['email', 'work_email'];
const PLACES = ['home', 'work'] as const;
/** What a contact has no place for. */
const OTHERS = ['nickname', 'organization', 'vtitle', 'role'];

/** The data of a person, as LinkStack keeps it. Of several telephones and addresses the first one is taken; the others are named. */
export function addContact(findings: Findings, title: string, data: unknown): void {
  const fields = fieldsOf(data);
  const [telephones, mails] = [textsOf(fields, TELEPHONES), textsOf(fields, MAILS)];
  const addresses = PLACES.map((place) => addressOf(fields, place)).filter((text) => text !== '');
  const others = textsOf(fields, OTHERS);
  const names = [textsOf(fields, NAME).join(' '), ...others].filter((text) => text !== '');
  const contact: Contact = { name: firstOf(names), telephone: firstOf(telephones), mail: firstOf(mails), address: firstOf(addresses) };
  if (isEmptyContact(contact)) leaveOut(findings, 'unknown', title);
  else findings.entries.push({ kind: 'contact', name: title || contact.name, contact });
  const website = textOf(fields['work_url']);
  if (website !== '') findings.entries.push(linkOf('', website));
  for (const further of [names, telephones, mails, addresses].flatMap((texts) => texts.slice(1))) leaveOut(findings, 'unknown', further);
}

function firstOf(texts: readonly string[]): string {
  return texts[0] ?? '';
}

function textsOf(fields: Fields, names: readonly string[]): string[] {
  return names.map((name) => textOf(fields[name])).filter((text) => text !== '');
}

function addressOf(fields: Fields, place: (typeof PLACES)[number]): string {
  const part = (name: string) => firstText(fields, `${place}_${name}`);
  const lines = [part('street'), `${part('zip')} ${part('city')}`.trim(), part('state'), part('country')];
  return lines.filter((line) => line !== '').join('\n');
}
