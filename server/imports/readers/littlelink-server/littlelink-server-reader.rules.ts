import type { FoundLink, FoundPage } from '../../found-page.rules.js';
import type { PageReader } from '../../page-reader.rules.js';
import type { SourceDocument } from '../../source-document.rules.js';
import { asWords, leaveOut, linkOf, noFindings, pictureAt, withScheme, type Findings } from '../findings.rules.js';
import { readEnvironment } from './environment-file.rules.js';
import { BUTTONS } from './littlelink-server-buttons.rules.js';

/** The settings of littlelink-server: a file of variables, or a compose file. */
export const littlelinkServer: PageReader = { service: 'littlelink-server', read: readLittleLinkServer };

type Variables = ReadonlyMap<string, string>;

/** At least one of these is in every file of it. */
const HEAD = ['NAME', 'META_TITLE', 'BIO', 'AVATAR_URL', 'BUTTON_ORDER', 'CUSTOM_BUTTON_URL'];
/** Addresses that are no buttons. */
const NO_BUTTONS = /^(?:AVATAR|FAVICON|OG|META|TWITTER_(?:IMAGE|CARD)|UMAMI|MATOMO|PLAUSIBLE|CUSTOM_BUTTON)_/;

interface Button {
  /** What `BUTTON_ORDER` calls it. */
  readonly place: string;
  readonly link: FoundLink;
}

function readLittleLinkServer({ text, json, html }: SourceDocument): FoundPage | null {
  if (json !== undefined || html !== undefined) return null;
  const variables = readEnvironment(text);
  const findings = noFindings();
  const buttons = [...customButtons(variables, findings), ...brandButtons(variables)];
  if (!HEAD.some((name) => variables.has(name)) || !isLittleLinkServer(variables, buttons)) return null;
  // Spread over the arguments of a call, very many would be too many.
  for (const entry of inOrder(buttons, listIn(variables, 'BUTTON_ORDER'))) findings.entries.push(entry);
  leaveOut(findings, 'unknown', valueOf(variables, 'FOOTER'));
  return {
    title: valueOf(variables, 'NAME') || valueOf(variables, 'META_TITLE'),
    line: valueOf(variables, 'BIO') || valueOf(variables, 'META_DESCRIPTION'),
    picture: pictureAt(valueOf(variables, 'AVATAR_2X_URL') || valueOf(variables, 'AVATAR_URL')),
    ...findings,
  };
}

/** Other programs have a NAME and a STATUS too, but no addresses in them. */
function isLittleLinkServer(variables: Variables, buttons: readonly Button[]): boolean {
  return (
    variables.has('META_TITLE') || variables.has('BUTTON_ORDER') || buttons.some(({ link }) => /^(?:https?|mailto):/i.test(link.address))
  );
}

function valueOf(variables: Variables, name: string): string {
  return variables.get(name) ?? '';
}

function listIn(variables: Variables, name: string): string[] {
  const value = valueOf(variables, name);
  return value === '' ? [] : value.split(',').map((part) => part.trim());
}

/** Each is in several lists, at the same place of each. */
function customButtons(variables: Variables, findings: Findings): Button[] {
  const [texts, addresses, names] = ['TEXT', 'URL', 'NAME'].map((part) => listIn(variables, `CUSTOM_BUTTON_${part}`));
  const count = Math.max(texts?.length ?? 0, addresses?.length ?? 0);
  return Array.from({ length: count }, (_, at) => at).flatMap((at): Button[] => {
    const [text = '', address = '', place = ''] = [texts?.[at], addresses?.[at], names?.[at]];
    if (address === '') leaveOut(findings, 'not-a-link', text, place);
    return address === '' ? [] : [{ place, link: linkOf(text || place, address) }];
  });
}

/** The known ones in the order of their page, and then those of later versions. */
function brandButtons(variables: Variables): Button[] {
  const known = Object.keys(BUTTONS);
  const others = [...variables.keys()].filter((name) => !Object.hasOwn(BUTTONS, name) && isOtherButton(name, valueOf(variables, name)));
  return [...known, ...others].flatMap((place): Button[] => {
    const value = valueOf(variables, place);
    if (value === '') return [];
    const isMail = place === 'EMAIL' || place === 'EMAIL_ALT';
    const name = (isMail && valueOf(variables, `${place}_TEXT`)) || nameOf(place);
    return [{ place, link: linkOf(name, isMail ? withScheme('mailto:', value) : value) }];
  });
}

function isOtherButton(name: string, value: string): boolean {
  return /^https?:\/\//i.test(value) && !NO_BUTTONS.test(name);
}

function nameOf(place: string): string {
  return (Object.hasOwn(BUTTONS, place) && BUTTONS[place]) || asWords(place);
}

/** Those that the order names come first. */
function inOrder(buttons: readonly Button[], order: readonly string[]): FoundLink[] {
  const places = new Map(order.map((place, at) => [place, at] as const).toReversed());
  const rank = ({ place }: Button) => places.get(place) ?? order.length;
  return [...buttons].sort((one, other) => rank(one) - rank(other)).map(({ link }) => link);
}
