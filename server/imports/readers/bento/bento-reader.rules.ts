import type { FoundPage } from '../../found-page.rules.js';
import type { PageReader } from '../../page-reader.rules.js';
import type { SourceDocument } from '../../source-document.rules.js';
import { addHeading, leaveOut, linkOf, noFindings, pictureAt, type Findings } from '../findings.rules.js';
import { fieldsOf, firstText, isOff, objectsIn, textOf, type Fields } from '../json-fields.rules.js';

/** Files with the tiles of a Bento page, which owners saved before that service ended. */
export const bento: PageReader = { service: 'Bento', read: readBento };

/** Where the list of tiles may be. */
const LISTS = ['items', 'bento', 'widgets', 'tiles', 'cards', 'links'];
/** Where the profile may be. */
const PROFILES = ['profile', 'user', 'data', 'bento'];
const SIZE = /^\d{1,2}x\d{1,2}$/;
const TITLES = ['title', 'name', 'caption'];
const TEXTS = ['content', 'text', 'html'];

function readBento({ json }: SourceDocument): FoundPage | null {
  const places = Array.isArray(json) ? [] : [fieldsOf(json), ...PROFILES.map((name) => fieldsOf(fieldsOf(json)[name]))];
  const lists = [json, ...places.flatMap((place) => [...LISTS.map((name) => place[name]), fieldsOf(place['bento'])['items']])];
  const tiles = lists.map((list) => objectsIn(list).map(withData)).find((list) => list.some(isTile));
  if (!tiles) return null;
  const findings = noFindings();
  for (const tile of tiles) addTile(findings, tile);
  const first = (...names: readonly string[]) => places.map((place) => firstText(place, ...names)).find((text) => text !== '') ?? '';
  return {
    title: first('name', 'title', 'handle'),
    line: first('bio', 'description'),
    picture: pictureAt(first('image', 'avatar', 'picture', 'avatarUrl')),
    ...findings,
  };
}

/** What a tile says may be one level deeper, beside its place. */
function withData(tile: Fields): Fields {
  return { ...tile, ...fieldsOf(tile['data']) };
}

/** The size of a tile tells it from the links of others. */
function isTile(tile: Fields): boolean {
  const { style, overrides } = tile;
  const sizes = [style, ...Object.values(fieldsOf(style)).slice(0, 10)];
  const hasKind = textOf(tile['type']) !== '' || textOf(tile['href']) !== '';
  return hasKind && (sizes.some((size) => typeof size === 'string' && SIZE.test(size)) || fieldsOf(overrides) === overrides);
}

function addTile(findings: Findings, tile: Fields): void {
  const overrides = fieldsOf(tile['overrides']);
  const [type, href] = [textOf(tile['type']), textOf(tile['href'])];
  const title = firstText(overrides, ...TITLES) || firstText(tile, ...TITLES);
  const text = firstText(overrides, ...TEXTS) || firstText(tile, ...TEXTS);
  if (isOff(tile['visible']) || tile['hidden'] === true) return leaveOut(findings, 'hidden', title, href, type);
  if (/section|heading/i.test(type)) return addHeading(findings, title || text);
  if (href !== '')
    return void findings.entries.push(linkOf(title, href, { line: firstText(overrides, 'description'), picture: pictureOf(tile) }));
  if (text !== '') return void findings.entries.push({ kind: 'text', name: title, html: text });
  leaveOut(findings, type === 'link' ? 'not-a-link' : 'unknown', title, type);
}

function pictureOf(tile: Fields): FoundPage['picture'] {
  const names = ['thumbnail', 'image', 'imageUrl', 'ogImage', 'src'];
  return pictureAt(firstText(fieldsOf(tile['overrides']), ...names) || firstText(tile, ...names));
}
