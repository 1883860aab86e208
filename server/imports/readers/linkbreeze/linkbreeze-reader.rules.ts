import { parsedText } from '../../../pages/json-depth.rules.js';
import { escapeMarkup } from '../../../markup.rules.js';
import type { FoundPage } from '../../found-page.rules.js';
import type { PageReader } from '../../page-reader.rules.js';
import type { SourceDocument } from '../../source-document.rules.js';
import {
  addHeading,
  leaveOut,
  linkOf,
  networkLinkOf,
  noFindings,
  pictureAt,
  serviceName,
  withScheme,
  type Findings,
} from '../findings.rules.js';
import { fieldsOf, firstText, isOff, objectsIn, sortedBy, textOf, type Fields } from '../json-fields.rules.js';

/** What LinkBreeze keeps as a backup. */
export const linkbreeze: PageReader = { service: 'LinkBreeze', read: readLinkBreeze };

function readLinkBreeze({ json }: SourceDocument): FoundPage | null {
  const backup = fieldsOf(json);
  const { version, profile, links, settings, themes } = backup;
  if (version !== 1 || ![profile, links, settings, themes].every(Array.isArray)) return null;
  const findings = noFindings();
  const page = pageOf(backup);
  addNetworks(findings, page['socialLinks']);
  addLinks(findings, backup, page);
  leaveOut(findings, 'unknown', textOf(page['badgeText']));
  return {
    title: firstText(page, 'displayName', 'title') || settingIn(settings, 'siteTitle'),
    line: textOf(page['bio']),
    picture: pictureAt(textOf(page['avatarUrl'])),
    ...findings,
  };
}

/** Versions with several pages have one that comes first; others have one profile. */
function pageOf(backup: Fields): Fields {
  const pages = objectsIn(backup['pages']);
  return pages.find(({ isDefault }) => isDefault === true) ?? pages[0] ?? objectsIn(backup['profile'])[0] ?? {};
}

function settingIn(settings: unknown, name: string): string {
  return textOf(objectsIn(settings).find(({ key }) => key === name)?.['value']);
}

function addNetworks(findings: Findings, socialLinks: unknown): void {
  for (const { platform, url } of objectsIn(parsedText(socialLinks))) {
    const [service, address] = [textOf(platform), textOf(url)];
    if (address === '') leaveOut(findings, 'not-a-link', serviceName(service));
    else findings.networks.push(networkLinkOf(address, service));
  }
}

/** Links without a section come first. The links of other pages are named: each of those is a page of its own. */
function addLinks(findings: Findings, backup: Fields, page: Fields): void {
  const hasPages = objectsIn(backup['pages']).length > 0;
  const sections = sortedBy('orderIndex', objectsIn(backup['linkSections'] ?? backup['sections']));
  const names = new Map(sections.map((section) => [textOf(section['id']), section]));
  const bySection = new Map<string, Fields[]>([['', []], ...[...names.keys()].map((id) => [id, []] as [string, Fields[]])]);
  for (const link of sortedBy('orderIndex', objectsIn(backup['links']))) {
    const section = textOf(link['sectionId']);
    if (hasPages && textOf(link['pageId']) !== textOf(page['id']))
      leaveOut(findings, 'unknown', textOf(link['title']), textOf(link['url']));
    else (bySection.get(section) ?? bySection.get(''))?.push(link);
  }
  for (const [id, links] of bySection) {
    const section = names.get(id);
    if (section) addSection(findings, section, links);
    for (const link of links) addLink(findings, link);
  }
}

/** Visitors do not see a section without links. */
function addSection(findings: Findings, section: Fields, links: readonly Fields[]): void {
  const name = [textOf(section['icon']), textOf(section['title'])].join(' ').trim();
  if (links.length > 0) addHeading(findings, name);
  else leaveOut(findings, 'hidden', name);
}

const SCHEMES: ReadonlyMap<string, 'mailto:' | 'tel:'> = new Map([
  ['email', 'mailto:'],
  ['phone', 'tel:'],
]);

function addLink(findings: Findings, link: Fields): void {
  const [type, title, url] = [textOf(link['type']), textOf(link['title']), textOf(link['url'])];
  const line = textOf(link['description']);
  if (isOff(link['isActive'])) return leaveOut(findings, 'hidden', title, url);
  if (type === 'divider') return addHeading(findings, title);
  if (url === '' && line !== '') return void findings.entries.push({ kind: 'text', name: title, html: `<p>${escapeMarkup(line)}</p>` });
  if (url === '') return leaveOut(findings, 'not-a-link', title);
  const scheme = SCHEMES.get(type);
  const picture = pictureAt(firstText(link, 'imageUrl', 'iconUrl'));
  findings.entries.push(linkOf(title, scheme ? withScheme(scheme, url) : url, { line, picture }));
}
