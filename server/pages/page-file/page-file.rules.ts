import { DESIGN_LIMITS } from '../design/design-limits.rules.js';
import { readDraftDesign } from '../design/design-parsing.rules.js';
import type { PageDesign } from '../design/page-design.rules.js';
import type { VisiblePeriod } from '../design/visibility.rules.js';
import { isObject } from '../json-value.rules.js';
import { networkLinksOf } from '../networks/network-links.rules.js';
import type { PageAccess } from '../page-access.rules.js';
import { pictureIdsOf } from '../pictures/tile-pictures.rules.js';
import { waitingPictureId } from '../tile-kinds/picture/tile-picture.rules.js';
import { picturesNamedIn, uploadedPictureAt, waitingPictureAddress, withOtherAddresses } from '../tile-kinds/text/text-pictures.rules.js';

/*
 * A page as a file: `page.json`, and its pictures in a folder beside it. The file has everything that a creator decides about a page, so that another site of this product, or this one,
 * can show the same page again. Its design is written as a publication by GraphQL takes it, except that each tile says its kind, and that pictures are named by their files.
 */

/** What a page file is called, so that no other JSON is taken for one. */
export const PAGE_FILE_FORMAT = 'tessera-page';

/** The newest version of the format that this release reads, and the one that it writes. A release that reads a version reads all before it. */
export const PAGE_FILE_VERSION = 1;

/** The folder of the pictures, beside the file. */
const FOLDER = 'pictures/';
/** More than the path of any picture has. */
const LONGEST_PATH = 200;

/** The content of a page file. */
export interface PageFile {
  readonly format: typeof PAGE_FILE_FORMAT;
  readonly version: number;
  /** Where the page was; null if it had no address. */
  readonly linkname: string | null;
  /** The paths of two pictures. */
  readonly profilePicture: string | null;
  readonly wallpaper: string | null;
  /** Who may find the page. A password is not in the file. */
  readonly access: PageAccess;
  /** When visitors see it. Missing for always. */
  readonly period?: VisiblePeriod;
  readonly design: object;
}

/** The files of a picture, the largest first. */
interface Files {
  readonly variants: readonly { readonly name: string; readonly format: string }[];
}

/** A page, and the pictures that it shows. */
export interface FilablePage extends Pick<PageFile, 'linkname' | 'access'> {
  readonly design: PageDesign;
  readonly period: VisiblePeriod | null;
  readonly profilePicture: Files | null;
  readonly wallpaper: Files | null;
}

/** A page file, and the names of the stored pictures that belong beside it, by their paths. */
export interface WrittenPageFile {
  readonly file: PageFile;
  readonly pictures: ReadonlyMap<string, string>;
}

/** The file of a page. `pictures`: those of its account, by their ids. One that is unknown is named by the file that the page shows. */
export function pageFileOf(page: FilablePage, pictures: ReadonlyMap<string, Files>): WrittenPageFile {
  const written = new Map<string, string>();
  const pathOf = (file: string): string => {
    written.set(FOLDER + file, file);
    return FOLDER + file;
  };
  const pathOfPicture = (picture: Files | null | undefined) => {
    const file = picture && everybodysFile(picture);
    return file === null || file === undefined ? null : pathOf(file);
  };
  const { linkname, access, period, design } = page;
  const file: PageFile = {
    format: PAGE_FILE_FORMAT,
    version: PAGE_FILE_VERSION,
    linkname,
    profilePicture: pathOfPicture(page.profilePicture),
    wallpaper: pathOfPicture(page.wallpaper),
    access,
    ...(period && { period }),
    design: designWithPaths(design, (id, shown) => pathOfPicture(pictures.get(id)) ?? (shown === null ? null : pathOf(shown))),
  };
  return { file, pictures: written };
}

/** The ids of all pictures that the file of a design names. */
export function pictureIdsOfFile({ tiles }: Pick<PageDesign, 'tiles'>): string[] {
  const inTexts = tiles.flatMap((tile) => (tile.kind === 'text' ? picturesNamedIn(tile.html).map(({ id }) => id) : []));
  return [...new Set([...pictureIdsOf({ tiles }), ...inTexts])];
}

/** The largest file that programs of any age read: a JPEG or a PNG. */
function everybodysFile({ variants }: Files): string | null {
  return (variants.find(({ format }) => format === 'jpg' || format === 'png') ?? variants[0])?.name ?? null;
}

/** `pathOf` gets the id of a picture, and the name of the file from which the page shows it; null if it shows none. */
function designWithPaths(design: PageDesign, pathOf: (id: string, shown: string | null) => string | null): object {
  const pathOfTile = (picture: { readonly id: string } & Files) => pathOf(picture.id, everybodysFile(picture));
  // The texts of drafts may be as somebody wrote them: they may name a file of others.
  const pathInText = (address: string) => {
    const picture = uploadedPictureAt(address);
    return picture && (pathOf(picture.id, null) ?? undefined);
  };
  const tiles = design.tiles.map(({ emblem, visibility, ...content }) => {
    const sign = emblem?.picture ? pathOfTile(emblem.picture) : null;
    return {
      ...content,
      ...(visibility && { visibility: { ...visibility, lock: undefined } }),
      ...(sign !== null ? { emblem: { picture: sign } } : emblem && !emblem.picture && { emblem }),
      ...(content.kind === 'text' && { html: withOtherAddresses(content.html, pathInText) }),
      ...(content.kind === 'picture' && { picture: content.picture && pathOfTile(content.picture) }),
    };
  });
  // One list has the addresses of all icons. What is undefined is not written.
  return { ...design, socialLinks: undefined, networkLinks: networkLinksOf(design), tiles };
}

/** What a page file says. */
export interface PageFileReading extends Pick<PageFile, 'profilePicture' | 'wallpaper'> {
  /** Like a draft, it may have what a publication would refuse. In the place of each picture is one that waits, see `isWaitingPicture`. */
  readonly design: PageDesign;
  /** The paths of the pictures, by the ids of those that wait. */
  readonly pictures: ReadonlyMap<string, string>;
  /** The names of the tiles that have a password. Passwords do not come along, so these tiles are hidden. */
  readonly locked: readonly string[];
  /** Whether it says that not everybody may find and see the page at any time. */
  readonly isRestricted: boolean;
}

/** Whether JSON says that it is a page file, of whichever version. */
export function isPageFile(json: unknown): json is Record<string, unknown> {
  return isObject(json) && json.format === PAGE_FILE_FORMAT;
}

/** What the JSON of a page file says. Null if it is none, or one that this release cannot read: it has no design, or only a newer release knows all that is in it. */
export function readPageFile(json: unknown): PageFileReading | null {
  if (!isPageFile(json) || !(typeof json.version === 'number' && json.version <= PAGE_FILE_VERSION)) return null;
  const locked: string[] = [];
  const waiting = new Map<string, string>();
  const waitFor = (path: string): string => {
    const id = waiting.get(path) ?? waitingPictureId(waiting.size);
    waiting.set(path, id);
    return id;
  };
  const { design } = readDraftDesign(isObject(json.design) ? withWaiting(json.design, waitFor, locked) : null);
  if (!design) return null;
  const { profilePicture, wallpaper } = json;
  return {
    profilePicture: isPath(profilePicture) ? profilePicture : null,
    wallpaper: isPath(wallpaper) ? wallpaper : null,
    design,
    pictures: new Map(Array.from(waiting, ([path, id]) => [id, path])),
    locked,
    isRestricted: isObject(json.period) || (json.access ?? 'public') !== 'public',
  };
}

function isPath(value: unknown): value is string {
  return typeof value === 'string' && value.startsWith(FOLDER) && value.length <= LONGEST_PATH;
}

type WaitFor = (path: string) => string;

/** The design of a file with pictures that wait in the places of their paths, and without passwords. What is no path names no picture. */
function withWaiting(design: Record<string, unknown>, waitFor: WaitFor, locked: string[]): object {
  if (!Array.isArray(design.tiles)) return design;
  const tiles = design.tiles.slice(0, DESIGN_LIMITS.tiles + 1).map((tile: unknown) => {
    if (!isObject(tile)) return tile;
    const { visibility } = tile;
    if (!isObject(visibility) || visibility.who !== 'password') return withWaitingPictures(tile, waitFor);
    locked.push(typeof tile.name === 'string' ? tile.name : '');
    return { ...withWaitingPictures(tile, waitFor), visibility: { ...visibility, who: 'hidden', hint: undefined } };
  });
  return { ...design, tiles };
}

function withWaitingPictures(tile: Record<string, unknown>, waitFor: WaitFor): object {
  const { emblem, html } = tile;
  const picture = (value: unknown) => (isPath(value) ? waitFor(value) : null);
  return {
    ...tile,
    ...(isObject(emblem) && { emblem: { ...emblem, picture: picture(emblem.picture) } }),
    // A longer text is refused.
    ...(typeof html === 'string' &&
      html.length <= DESIGN_LIMITS.designBytes && {
        html: withOtherAddresses(html, (address) => (isPath(address) ? waitingPictureAddress(waitFor(address)) : undefined)),
      }),
    ...('picture' in tile && { picture: picture(tile.picture) }),
  };
}
