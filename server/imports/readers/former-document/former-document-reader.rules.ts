import { parsedText } from '../../../pages/json-depth.rules.js';
import { DESIGN_LIMITS } from '../../../pages/design/design-limits.rules.js';
import { SOCIAL_KINDS, type SocialLinks } from '../../../pages/design/social-links.rules.js';
import { readWireData } from '../../../pages/design/wire-data.rules.js';
import { isObject } from '../../../pages/json-value.rules.js';
import type { FoundPage } from '../../found-page.rules.js';
import type { PageReader } from '../../page-reader.rules.js';
import type { SourceDocument } from '../../source-document.rules.js';
import { leaveOut, noFindings, pictureAt, type Findings, type PageHead } from '../findings.rules.js';
import { fieldsOf, firstText, textOf, type Fields } from '../json-fields.rules.js';

/** What older clients of this product stored: the design of a page, or a record that has it as a text. */
export const formerDocument: PageReader = { service: null, read: readFormerDocument };

const PICTURES = ['profilePicture', 'profilePictureLink', 'profileImage', 'picture'];

function readFormerDocument({ json }: SourceDocument): FoundPage | null {
  const record = fieldsOf(json);
  const document = designIn(record);
  const names = document?.['buttonNames'];
  if (!document || !Array.isArray(names)) return null;
  const { design, faults } = readWireData({ ...document, buttonNames: names.slice(0, DESIGN_LIMITS.tiles) });
  if (design === null) return null;
  const findings = noFindings();
  for (const { name, html } of design.tiles) findings.entries.push({ kind: 'text', name, html });
  for (const name of names.slice(DESIGN_LIMITS.tiles)) leaveOut(findings, 'too-many', textOf(name));
  addNetworks(findings, design.socialLinks);
  // These have a value of a wrong type.
  for (const field of Object.keys(faults)) leaveOut(findings, 'unknown', field);
  return { ...headOf(document, record), ...findings };
}

function addNetworks({ networks }: Findings, socialLinks: SocialLinks): void {
  for (const network of SOCIAL_KINDS) {
    const address = socialLinks[network].trim();
    if (address !== '') networks.push({ network, address });
  }
}

function headOf(document: Fields, record: Fields): PageHead {
  const first = (...names: readonly string[]) => firstText(document, ...names) || firstText(record, ...names);
  return {
    title: first('editedText', 'pageTitle', 'title', 'linkname'),
    line: first('bio', 'description'),
    picture: pictureAt(first(...PICTURES)),
  };
}

/** Older clients wrote two backslashes where JSON has one. */
function designIn(record: Fields): Fields | null {
  if ('buttonNames' in record) return record;
  const { data } = record;
  const design = parsedText(data) ?? (typeof data === 'string' ? parsedText(data.replaceAll('\\\\', '\\')) : undefined);
  return isObject(design) ? design : null;
}
