import { parsedText } from '../../../pages/json-depth.rules.js';
import type { FoundPage, FoundPicture } from '../../found-page.rules.js';
import type { PageReader } from '../../page-reader.rules.js';
import type { SourceDocument } from '../../source-document.rules.js';
import { addHeading, leaveOut, linkOf, networkLinkOf, noFindings, withScheme, type Findings } from '../findings.rules.js';
import { fieldsOf, firstText, objectsIn, sortedBy, textOf, type Fields } from '../json-fields.rules.js';
import { plainTextOf } from '../plain-text.rules.js';
import { addContact } from './linkstack-contact.rules.js';

/** What LinkStack exports: a page with its links, or the links alone. */
export const linkstack: PageReader = { service: 'LinkStack', read: readLinkStack };

/** What the numbers of its buttons mean that are no plain links. `type` says the same in newer versions. */
const KINDS: ReadonlyMap<string, string> = new Map([
  ['6', 'email'],
  ['42', 'heading'],
  ['43', 'spacer'],
  ['44', 'telephone'],
  ['93', 'text'],
  ['94', 'icon'],
  ['96', 'vcard'],
]);

function readLinkStack({ json }: SourceDocument): FoundPage | null {
  const page = fieldsOf(json);
  const links = objectsIn(Array.isArray(json) ? json : page['links']);
  const isPage = 'littlelink_name' in page || 'littlelink_description' in page;
  if (!isPage && !links.some((link) => 'button_id' in link)) return null;
  const findings = noFindings();
  for (const link of sortedBy('order', links)) addLink(findings, link);
  const handle = textOf(page['littlelink_name']);
  return {
    title: textOf(page['name']) || (handle && `@${handle}`),
    line: plainTextOf(textOf(page['littlelink_description'])),
    picture: pictureOf(textOf(page['image_data'])),
    ...findings,
  };
}

function pictureOf(data: string): FoundPicture | null {
  const base64 = /^data:/i.test(data) ? data.slice(data.indexOf(',') + 1) : data;
  return base64 === '' ? null : { base64 };
}

type Adding = (findings: Findings, title: string, link: string, fields: Fields) => void;

const ADDINGS: Readonly<Record<string, Adding>> = {
  heading: (findings, title) => addHeading(findings, plainTextOf(title)),
  // Only a distance.
  spacer: (findings) => leaveOut(findings, 'unknown', 'Spacer'),
  text: ({ entries }, title, _link, fields) => {
    const html = title || firstText(fieldsOf(parsedText(fields['type_params'])), 'custom_html', 'text', 'title');
    if (html !== '') entries.push({ kind: 'text', name: '', html });
  },
  icon: addIcon,
  vcard: (findings, title, link, fields) =>
    addContact(findings, plainTextOf(title), parsedText(link === '' ? fields['type_params'] : link)),
  email: (findings, title, link) => addPlainLink(findings, title, withScheme('mailto:', link)),
  telephone: (findings, title, link) => addPlainLink(findings, title, withScheme('tel:', link)),
};

function addLink(findings: Findings, fields: Fields): void {
  const kind = KINDS.get(textOf(fields['button_id'])) ?? textOf(fields['type']);
  const adding = Object.hasOwn(ADDINGS, kind) ? (ADDINGS[kind] ?? addPlainLink) : addPlainLink;
  adding(findings, textOf(fields['title']), textOf(fields['link']), fields);
}

function addIcon(findings: Findings, title: string, link: string): void {
  if (link === '') leaveOut(findings, 'not-a-link', title);
  else findings.networks.push(networkLinkOf(link, title));
}

function addPlainLink(findings: Findings, title: string, link: string): void {
  if (link === '') leaveOut(findings, 'not-a-link', plainTextOf(title));
  else findings.entries.push(linkOf(plainTextOf(title), link));
}
