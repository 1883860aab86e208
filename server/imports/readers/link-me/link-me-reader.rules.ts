import type { FoundPage } from '../../found-page.rules.js';
import type { PageReader } from '../../page-reader.rules.js';
import type { SourceDocument } from '../../source-document.rules.js';
import { addHeading, leaveOut, linkOf, networkAt, noFindings, pictureAt, type Findings } from '../findings.rules.js';
import { fieldsOf, firstText, isOff, objectsIn, textOf, type Fields } from '../json-fields.rules.js';
import { canBeFrom, nextPagePropsOf } from '../page-data.rules.js';

/** Pages of link.me, there or saved as a file: their links are in groups, in the data of their framework. */
export const linkMe: PageReader = { service: 'link.me', read: readLinkMe };

function readLinkMe(document: SourceDocument): FoundPage | null {
  const profile = fieldsOf(nextPagePropsOf(document)['profile']);
  if (!Array.isArray(profile['webLinks']) || !canBeFrom('link.me', document)) return null;
  const findings = noFindings();
  for (const group of objectsIn(profile['webLinks'])) {
    const links = Array.isArray(group['links']) ? objectsIn(group['links']) : [group];
    if (Array.isArray(group['links'])) addHeading(findings, groupNameOf(group));
    for (const link of links) addLink(findings, link);
  }
  return {
    title: firstText(profile, 'name', 'fullName', 'displayName') || wholeNameOf(profile) || firstText(profile, 'username'),
    line: firstText(profile, 'bio', 'description'),
    picture: pictureAt(firstText(profile, 'profileImage', 'profileImageUrl', 'profilePicture', 'profilePictureUrl', 'avatar', 'image')),
    ...findings,
  };
}

function wholeNameOf(profile: Fields): string {
  return [textOf(profile['firstName']), textOf(profile['lastName'])].join(' ').trim();
}

function groupNameOf(group: Fields): string {
  return (
    firstText(group, 'title', 'name', 'categoryName') ||
    textOf(group['category']) ||
    firstText(fieldsOf(group['category']), 'title', 'name')
  );
}

/** A profile without a name of its own is an icon there. */
function addLink(findings: Findings, link: Fields): void {
  const address = firstText(link, 'linkValue', 'url', 'link');
  const name = firstText(link, 'title', 'linkTitle', 'name', 'label');
  if (isOff(link['isActive']) || isOff(link['active'])) return leaveOut(findings, 'hidden', name, address);
  if (address === '') return leaveOut(findings, 'inside', name);
  if (name === '' && networkAt(address) !== null) return void findings.networks.push({ address });
  const picture = pictureAt(firstText(link, 'imageUrl', 'image', 'thumbnail', 'thumbnailUrl'));
  findings.entries.push(linkOf(name, address, { line: firstText(link, 'description', 'subtitle'), picture }));
}
