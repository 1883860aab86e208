import { DESIGN_LIMITS } from '../pages/design/design-limits.rules.js';
import { readDesign } from '../pages/design/design-parsing.rules.js';
import { Faults } from '../pages/design/faults.rules.js';
import { inOneLine, storable } from '../pages/design/field-parsing.rules.js';
import { DEFAULT_DESIGN, type PageDesign, type Tile } from '../pages/design/page-design.rules.js';
import { NO_SOCIAL_LINKS } from '../pages/design/social-links.rules.js';
import { tileNameFrom } from '../pages/link-previews/tile-name-from.rules.js';
import { parseNetworkLinks } from '../pages/networks/network-link-parsing.rules.js';
import { iconsOf, networkLinksOf, type NetworkLink } from '../pages/networks/network-links.rules.js';
import { networkOf } from '../pages/networks/network-recognition.rules.js';
import { embedFrame } from '../pages/tile-kinds/embed/embed-frames.rules.js';
import { embedOf } from '../pages/tile-kinds/embed/embed-tile.rules.js';
import type { Contact } from '../pages/tile-kinds/contact/contact-tile.rules.js';
import { completeAddress, isLinkAddress } from '../pages/tile-kinds/link-address.rules.js';
import { linkTarget } from '../pages/tile-kinds/link/link-tile.rules.js';
import { pictureById, waitingPictureId } from '../pages/tile-kinds/picture/tile-picture.rules.js';
import { plainTextOf } from './readers/plain-text.rules.js';
import type {
  FoundEntry,
  FoundLink,
  FoundNetwork,
  FoundPage,
  FoundPicture,
  LeftOut,
  LeftOutReason,
  WholePage,
} from './found-page.rules.js';

/** What a page here would have of a found one: with addresses that can run nothing, and, unless it is one of this product, within the limits. */
export interface PlacedPage {
  /** Its texts are not sanitized yet. In the place of each picture is one that waits. */
  readonly design: PageDesign;
  /** Whether the design has a look of its own. Otherwise it has the plain one. */
  readonly hasLook: boolean;
  /** The pictures of its tiles, by the ids of those that wait. */
  readonly pictures: ReadonlyMap<string, FoundPicture>;
  readonly picture: FoundPicture | null;
  readonly wallpaper: FoundPicture | null;
  /** Everything else. */
  readonly leftOut: readonly LeftOut[];
}

/** How many things are named that are not taken over, and how many are looked at. A hostile page may have any number. */
const [MOST_LEFT_OUT, MOST_READ] = [500, 2_000];
/** The longest text that is read for a name or a line, in UTF-16 units. */
const LONGEST_NAME = 1_000;
/** All tiles together, in UTF-16 units of JSON. Then a design has room for its look, and for one more tile of any size. */
const MOST_TILES_LENGTH = DESIGN_LIMITS.designBytes / 4;

/** Places what a reader has found. All of it is on the page afterwards, or named with the reason. */
export function placePage(found: FoundPage): PlacedPage {
  const { title, line, picture, networks, entries, whole } = found;
  const left = new LeftOutList(found.leftOut);
  if (whole) return { ...placeWhole(whole, left), picture, leftOut: left.all };
  const pictures = new Map<string, FoundPicture>();
  const bio = shortened(line, DESIGN_LIMITS.bioLength, left);
  const design = {
    ...DEFAULT_DESIGN,
    title: shortened(title, DESIGN_LIMITS.titleLength, left),
    ...(bio !== '' && { bio }),
    ...iconsOf(placeNetworks(networks, left)),
    tiles: placeEntries(entries, pictures, left),
  };
  return { design, hasLook: false, pictures, picture, wallpaper: null, leftOut: left.all };
}

/** A page of this product stays as it is, but for addresses that no tile may lead to. */
function placeWhole({ design, ...pictures }: WholePage, left: LeftOutList): Omit<PlacedPage, 'picture' | 'leftOut'> {
  const tiles = design.tiles.map((tile): Tile => {
    if (!('address' in tile) || tile.address === '' || isLinkAddress(completeAddress(tile.address))) return tile;
    left.add(tile.name, 'not-a-link');
    return { ...tile, address: '' };
  });
  return { design: { ...design, tiles }, hasLook: true, ...pictures };
}

/** Something that is not taken over, with a name of a reasonable length. */
export function leftOutOf(name: string, reason: LeftOutReason): LeftOut {
  return { name: tileNameFrom(storable(name.slice(0, LONGEST_NAME))), reason };
}

class LeftOutList {
  readonly all: LeftOut[] = [];

  constructor(found: readonly LeftOut[]) {
    for (const { name, reason } of found.slice(0, MOST_LEFT_OUT)) this.add(name, reason);
  }

  add(name: string, reason: LeftOutReason): void {
    if (this.all.length < MOST_LEFT_OUT) this.all.push(leftOutOf(name, reason));
  }
}

/** A text as long as it may be: it ends with a word. */
function shortened(text: string, limit: number, left: LeftOutList): string {
  const line = inOneLine(storable(text.slice(0, LONGEST_NAME)));
  if (line.length <= limit) return line;
  left.add(line, 'shortened');
  const cut = storable(line.slice(0, limit));
  const space = cut.lastIndexOf(' ');
  return space > limit / 2 ? cut.slice(0, space) : cut;
}

function placeNetworks(networks: readonly FoundNetwork[], left: LeftOutList): NetworkLink[] {
  const placed = new Map<string, NetworkLink>();
  for (const [at, found] of networks.entries()) {
    const isFull = placed.size >= DESIGN_LIMITS.networkLinks || at >= MOST_READ;
    const link = isFull ? null : placeNetwork(found, left);
    const name = found.label ?? found.address;
    if (isFull) left.add(name, 'too-many');
    else if (link === null) left.add(name, 'not-a-link');
    else if (!placed.has(link.address)) placed.set(link.address, link);
  }
  return [...placed.values()];
}

function placeNetwork({ network, address, label }: FoundNetwork, left: LeftOutList): NetworkLink | null {
  const link = {
    network: network ?? networkOf(address.slice(0, DESIGN_LIMITS.linkLength)) ?? 'home',
    address,
    ...(label !== undefined && { label: shortened(label, DESIGN_LIMITS.networkLabelLength, left) }),
  };
  const faults = new Faults();
  const icons = parseNetworkLinks([link], NO_SOCIAL_LINKS, faults);
  return Object.keys(faults.byPlace()).length > 0 ? null : (networkLinksOf(icons)[0] ?? null);
}

function placeEntries(entries: readonly FoundEntry[], pictures: Map<string, FoundPicture>, left: LeftOutList): Tile[] {
  const placed: Tile[] = [];
  let length = 0;
  for (const [at, entry] of entries.entries()) {
    if (at >= MOST_READ || placed.length >= DESIGN_LIMITS.tiles || length > MOST_TILES_LENGTH) {
      left.add(nameOf(entry), 'too-many');
      continue;
    }
    const tile = placeEntry(entry, left);
    length += JSON.stringify(tile).length;
    if (tile === null) left.add(nameOf(entry), entry.kind === 'link' ? 'not-a-link' : 'unknown');
    else if (entry.kind === 'link' && entry.picture) {
      const id = waitingPictureId(pictures.size);
      pictures.set(id, entry.picture);
      placed.push({ ...tile, emblem: { picture: pictureById(id) } });
    } else placed.push(tile);
  }
  return placed;
}

/** What an entry is called, for the list of what is not taken over. */
function nameOf(entry: FoundEntry): string {
  if (entry.name.trim() !== '') return entry.name;
  if (entry.kind === 'text') return plainTextOf(entry.html.slice(0, LONGEST_NAME));
  return entry.kind === 'link' ? entry.address : '';
}

/** The tile of an entry, as a publication would take it; null if it would refuse all of it. What of it is too long, or wrong, is named. */
function placeEntry(entry: FoundEntry, left: LeftOutList): Tile | null {
  const name = entry.kind === 'link' && entry.name.trim() === '' ? '' : shortened(entry.name, DESIGN_LIMITS.tileNameLength, left);
  if (entry.kind === 'link') return parsedTile(tileOfLink(entry, name, left));
  if (entry.kind !== 'contact') return parsedTile({ ...entry, name });
  const whole = parsedTile({ ...entry, name });
  if (whole) return whole;
  left.add(nameOf(entry), 'shortened');
  return WITHOUT.map((parts) => parsedTile({ ...entry, name, contact: { ...entry.contact, ...parts } })).find(Boolean) ?? null;
}

/** What a contact may have to lose, so that the rest of it can be taken over. */
const WITHOUT: readonly Partial<Contact>[] = [
  { telephone: '' },
  { mail: '' },
  { telephone: '', mail: '' },
  { address: '' },
  { telephone: '', mail: '', address: '' },
];

function parsedTile(tile: object | null): Tile | null {
  return tile && (readDesign({ title: '', tiles: [tile] }).design?.tiles[0] ?? null);
}

function tileOfLink({ address, line = '' }: FoundLink, name: string, left: LeftOutList): object | null {
  if (address.length > DESIGN_LIMITS.linkLength) return null;
  const complete = completeAddress(storable(address));
  if (!isLinkAddress(complete)) return null;
  const second = shortened(line, DESIGN_LIMITS.secondLineLength, left);
  const base = { name: name || tileNameFrom(linkTarget(complete)), ...(second !== '' && { secondLine: second }) };
  const contact = { ...base, kind: 'contact', contact: contactAt(complete) };
  if (contact.contact && parsedTile(contact)) return contact;
  const embed = embedOf(complete);
  return { ...base, kind: embed && embedFrame(embed) ? 'embed' : 'link', address: complete };
}

/** A mail address or a telephone number that stands alone. With more, such as a subject, it stays a link. */
function contactAt(address: string): Partial<Contact> | null {
  const found = /^(mailto|tel):([^?;]*)$/i.exec(address);
  return found && (found[1]!.toLowerCase() === 'tel' ? { telephone: decoded(found[2]!) } : { mail: decoded(found[2]!) });
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
