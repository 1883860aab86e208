import type { FoundPage, FoundPicture, LeftOutReason } from '../../found-page.rules.js';
import type { PageReader } from '../../page-reader.rules.js';
import type { SourceDocument } from '../../source-document.rules.js';
import {
  addHeading,
  asWords,
  leaveOut,
  linkOf,
  networkLinkOf,
  noFindings,
  pictureAt,
  serviceName,
  type Findings,
} from '../findings.rules.js';
import { fieldsAt, fieldsOf, firstText, isOff, objectsIn, textOf, type Fields } from '../json-fields.rules.js';
import { canBeFrom, nextPagePropsOf } from '../page-data.rules.js';
import { inPageOrder } from './linktree-order.rules.js';

/** Pages of linktr.ee, there or saved as a file: all that they show is in the data of their framework. */
export const linktree: PageReader = { service: 'Linktree', read: readLinktree };

const HEADINGS: readonly string[] = ['GROUP', 'HEADER'];
const SIGN_UP = ['SIGN_UP', 'SIGNUP', 'SUBSCRI', 'FORM', 'COLLECT', 'NEWSLETTER', 'WAITLIST', 'MAILING_LIST'];
/** What is a link and nothing else. */
const PLAIN: readonly string[] = ['', 'CLASSIC'];

function readLinktree(document: SourceDocument): FoundPage | null {
  const props = nextPagePropsOf(document);
  const account = fieldsOf(props['account']);
  const username = textOf(account['username']);
  const lists = [props['links'], account['links']];
  if (username === '' || !canBeFrom('linktr.ee', document)) return null;
  if (![...lists, props['socialLinks'], account['socialLinks']].some(Array.isArray)) return null;
  const findings = noFindings();
  const socials = [props['socialLinks'], account['socialLinks']].flatMap(objectsIn);
  for (const social of withoutRepeated('url', socials)) addNetwork(findings, social);
  for (const link of inPageOrder(withoutRepeated('id', lists.flatMap(objectsIn)))) addLink(findings, link);
  return {
    title: firstText(account, 'pageTitle') || `@${username}`,
    line: textOf(account['description']),
    picture: pictureOf(account),
    ...findings,
  };
}

/** Older pages have their links in both places. */
function withoutRepeated(name: string, links: readonly Fields[]): Fields[] {
  const seen = new Set<string>();
  return links.filter((link) => {
    const value = textOf(link[name]);
    const isRepeated = value !== '' && seen.has(value);
    seen.add(value);
    return !isRepeated;
  });
}

function pictureOf(account: Fields): FoundPicture | null {
  const own = textOf(account['customAvatar']);
  // It may also be the name of a drawing.
  return pictureAt(textOf(account['profilePictureUrl']) || (/^(?:https?|data):/i.test(own) ? own : ''));
}

function addNetwork(findings: Findings, social: Fields): void {
  const [type, url] = [textOf(social['type']), textOf(social['url'])];
  if (url === '') leaveOut(findings, 'not-a-link', serviceName(type));
  else findings.networks.push(networkLinkOf(url, type));
}

function addLink(findings: Findings, link: Fields): void {
  const type = textOf(link['type']).toUpperCase();
  const [title, url] = [textOf(link['title']), textOf(link['url'])];
  const name = title || url || asWords(type);
  if (isOff(link['isActive']) || isOff(link['active'])) return leaveOut(findings, 'hidden', name);
  if (HEADINGS.includes(type)) return addHeading(findings, title);
  if (url === '') return leaveOut(findings, reasonOf(link, type), name);
  findings.entries.push(linkOf(title, url, { picture: thumbnailOf(link) }));
}

/** Why there is no address. One behind a gate is given only to who passes it, and nobody goes round it here. */
function reasonOf(link: Fields, type: string): LeftOutReason {
  const gate = fieldsAt(link, 'rules', 'gate');
  const isGated = Array.isArray(gate['activeOrder']) && gate['activeOrder'].length > 0;
  if (isGated || link['locked'] === true) return 'gated';
  if (SIGN_UP.some((word) => type.includes(word))) return 'sign-up';
  return PLAIN.includes(type) ? 'not-a-link' : 'inside';
}

function thumbnailOf(link: Fields): FoundPicture | null {
  const { thumbnail } = link;
  return pictureAt(textOf(thumbnail) || firstText(fieldsOf(thumbnail), 'url') || firstText(fieldsOf(link['modifiers']), 'thumbnailUrl'));
}
