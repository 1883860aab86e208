#!/usr/bin/env node
// Keeps a page of Tessera as files, such as in a Git repository. Copy this file: it needs nothing but Node 20 or newer, and for YAML the package js-yaml. MIT licence.
import { createHash } from 'node:crypto';
import { realpathSync } from 'node:fs';
import { mkdir, readdir, readFile, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { isAbsolute, join, relative, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { inflateRawSync } from 'node:zlib';

const USAGE = `Keeps a page as page.json or page.yaml, with its pictures in the folder pictures beside it.

  node tessera-page.mjs pull              writes the page of the site into these files
  node tessera-page.mjs diff              says what apply would change
  node tessera-page.mjs apply             makes the page of the site what the files say
  node tessera-page.mjs apply --dry-run   the same as diff

  FOLDER      behind the command: where the files are, if not here
  --page ID   which page, if it is not the main one
  --yaml      pull: writes page.yaml in place of page.json; this needs the package js-yaml

TESSERA is the address of the site, and TESSERA_TOKEN an access token with the scopes READ, PUBLISH and MEDIA. For pull and diff, READ is enough.

Exit codes: 0 done, or nothing to change; 1 refused or failed; 2 called in a wrong way; 3 diff has found something to change.`;

const EXIT = { done: 0, failed: 1, usage: 2, different: 3 };

/** What is read of a design, written by scripts/api-client/page-program.mjs. */
const DESIGN =
  'fragment Design on PageDesign{title titleColor{...Shade}backgroundColor{...Shade}tiles{__typename ...TileFields ...TileContent}socialLinks{home twitter instagram facebook youtube reddit tiktok linkedin medium discord}networkLinks{network address label icon isMe}bio utm{source medium campaign}appearance{...Appearance}}fragment Shade on Color{hex alpha}fragment TileFields on Tile{id name style{...Style}secondLine emblem{sign icon picture{id url width height}}size isLead visibility{who from until timeZone isAnnounced lock hint warning unrecognizedBeside}}fragment Style on TileStyle{text{...Shade}button{...Shade}hover{...Shade}border{...Shade}shadow{...Shade}radius thickness surface}fragment TileContent on Tile{...on ContactTile{contact{name telephone mail address}}...on EmbedTile{address}...on HeadingTile{__typename}...on LinkTile{address isMe}...on PictureTile{picture{id url width height color}alternative address isMe}...on TextTile{html}}fragment Appearance on PageAppearance{theme ground{kind end{...Shade}angle pattern colors{...Shade}strength}wallpaper{x y dim blur}panel{kind holds color{...Shade}edge{...Shade}radius}type{heading names secondLines text size wideSize weight spacing leading isItalic isUpperCase effect effectColor{...Shade}nameSize wideNameSize color{...Shade}}header{align shape place pictureSize widePictureSize line wide}layout{kind gap spread row wideRow}tiles{align edge emblem ornament ornamentColor{...Shade}}sheet{color{...Shade}radius accent{...Shade}}}';

const PAGE = `id linkname version access period { from until timeZone isAnnounced } profilePictureDigest wallpaperDigest
  profilePicture { url variants { url } } wallpaper { url variants { url } } design { ...Design }`;

/** As page.schema.json has it. */
const PICTURE = /^pictures\/[\w-][\w.-]*\.(?:jpg|jpeg|png)$/;
/** A picture that a pull has written: its name is the SHA-256 of its content. */
const NAMED_BY_DIGEST = /^pictures\/([0-9a-f]{64})\.(?:jpg|jpeg|png)$/;
/** What the site takes for a picture, in bytes. */
const LARGEST_PICTURE = 10_485_760;
/** How many digests the site looks up at once. */
const MOST_DIGESTS = 100;
/** More than any page file has, in bytes. */
const LARGEST_TEXT = 16_777_216;
/** More values than any page file has. */
const MOST_VALUES = 1_000_000;
/** The longest pause before a request is sent again by itself, in seconds. */
const LONGEST_PAUSE = 60;
/** The longest wait for an answer, in milliseconds. A large picture waits for its turn. */
const LONGEST_WAIT = 300_000;

/** What to do after a refusal, by its code. */
const ADVICE = {
  UNAUTHENTICATED: 'Set TESSERA_TOKEN to an access token that is valid.',
  SCOPE_MISSING:
    'The access token needs the scopes READ, PUBLISH and MEDIA to apply, and READ to pull and to compare. Create one that has them.',
  EMAIL_NOT_VERIFIED: 'Pictures need an account with a verified e-mail address.',
  PAGE_NOT_FOUND: 'Look at --page: the account has no page with this id.',
  PAGE_CHANGED_ELSEWHERE: 'Somebody has published the page at this moment. Nothing was overwritten: run diff, then apply again.',
  DESIGN_INVALID: 'Correct the page file. Nothing was published.',
  LINK_BLOCKED: 'Correct the page file. Nothing was published.',
  BAD_USER_INPUT: 'Compare the page file with its schema: a field has another name, is missing, or has a value of another type.',
  TOO_MANY_ATTEMPTS: 'Run it again later. Pictures that were uploaded are not uploaded again.',
  BUSY: 'Run it again later.',
  NOT_FOUND: 'Look at TESSERA: no site answers there.',
  METHOD_NOT_ALLOWED: 'Look at TESSERA: no site answers there.',
  GRAPHQL_VALIDATION_FAILED: 'The site is of another release than this program. Take the one that the site has, at /api/tessera-page.mjs.',
};

/** A reason to stop, for people. */
class Stop extends Error {
  constructor(lines, exitCode = EXIT.failed) {
    super([lines].flat().join('\n'));
    this.exitCode = exitCode;
  }
}

/** A refusal of the site. `code` is stable; `fields` says what is wrong with each field. */
class Refusal extends Error {
  constructor(message, { code = 'INTERNAL', fields = {}, retryAfter, requestId } = {}) {
    super(message);
    Object.assign(this, { code, fields, retryAfter, requestId });
  }
}

/* ---- The site ---- */

/** A Tessera site, as the holder of an access token. Nothing is sent anywhere else. */
class Site {
  constructor(address, token) {
    this.address = address.endsWith('/') ? address.slice(0, -1) : address;
    this.token = token;
  }

  /** The page with this id, or the main one. */
  async page(id) {
    const fields = `{ ${PAGE} } } ${DESIGN}`;
    if (id === undefined) return (await this.ask(`{ myPage ${fields}`)).myPage;
    return (await this.ask(`query ($id: ID!) { page(id: $id) ${fields}`, { id })).page;
  }

  /** Publishes a design, or says what would be published. A refusal names the tiles of the file. */
  async publish(input, { tiles }) {
    const query = `mutation ($input: PublishInput!) { publish(input: $input) { version changed design { ...Design } } } ${DESIGN}`;
    const { publish } = await this.ask(query, { input }).catch((error) => {
      if (error instanceof Refusal) error.fields = withTileNames(error.fields, tiles);
      throw error;
    });
    return publish;
  }

  /** The pictures of the account that are of these files, by the digests of the files. */
  async uploaded(digests) {
    const query =
      'query ($digests: [String!]!) { uploadedPictures(digests: $digests) { digest picture { id url variants { url format } } } }';
    const found = new Map(digests.map((digest) => [digest, []]));
    for (let at = 0; at < digests.length; at += MOST_DIGESTS) {
      const { uploadedPictures } = await this.ask(query, { digests: digests.slice(at, at + MOST_DIGESTS) });
      for (const { digest, picture } of uploadedPictures) found.get(digest)?.push(picture);
    }
    return found;
  }

  async upload(image) {
    const query = 'mutation ($image: Upload!) { uploadTilePicture(image: $image) { id url variants { url format } } }';
    return (await this.ask(query, { image })).uploadTilePicture;
  }

  /** The archive of a page. */
  async archive(id = 'main') {
    const response = await this.send(`/api/pages/${encodeURIComponent(id)}/page.zip`, {});
    if (response.ok) return Buffer.from(await response.arrayBuffer().catch(() => new ArrayBuffer(0)));
    const { detail = `The site answered with status ${response.status}.`, ...refusal } = await jsonOf(response);
    throw new Refusal(detail, refusal);
  }

  /** Sends an operation, and again if the site says how long to wait. A variable that is a Blob is uploaded. */
  async ask(query, variables = {}) {
    for (let left = 3; ; left -= 1) {
      const response = await this.send('/graphql', requestOf(query, variables));
      const { data, errors = [], detail, ...refusal } = await jsonOf(response);
      const [error] = errors;
      if (error === undefined && data) return data;
      const { message, extensions = refusal } = error ?? { message: detail ?? 'The site sent no data.' };
      const refused = new Refusal(message, { requestId: response.headers.get('X-Request-Id') ?? undefined, ...extensions });
      if (left <= 0 || !(refused.retryAfter <= LONGEST_PAUSE)) throw refused;
      await pause(refused.retryAfter * 1_000);
    }
  }

  async send(path, { headers = {}, ...request }) {
    const response = await fetch(this.address + path, {
      ...request,
      headers: { ...headers, Authorization: `Token ${this.token}` },
      // The token goes to no other address, and the content of a request would get lost on the way.
      redirect: 'manual',
      signal: AbortSignal.timeout(LONGEST_WAIT),
    }).catch((error) => {
      throw new Stop([`${this.address} cannot be reached: ${error.cause?.message || error.message}`, 'Look at TESSERA, and run it again.']);
    });
    const location = response.headers.get('Location');
    if (location !== null) throw new Stop(`${this.address} leads to ${location}. Set TESSERA to the address of the site itself.`);
    return response;
  }
}

/** What is wrong with each field, by names for people: `tiles.0.name` is that of the first tile. */
function withTileNames(fields, tiles) {
  const named = (place) =>
    place.replace(/^tiles\.(\d+)\.?/, (whole, at) => (tiles[at] === undefined ? whole : `${tileName(tiles[at], Number(at))}, `));
  return Object.fromEntries(Object.entries(fields).map(([place, sentences]) => [named(place), sentences]));
}

async function jsonOf(response) {
  try {
    return Object(await response.json());
  } catch {
    throw new Stop(`The site answered with status ${response.status}, and not with JSON. Is TESSERA the address of a Tessera site?`);
  }
}

/** A request of GraphQL. One with a file is a form, as the GraphQL multipart request specification says. */
function requestOf(query, variables) {
  const operations = JSON.stringify({ query, variables }, (_, value) => (value instanceof Blob ? null : value));
  const accepts = { Accept: 'application/graphql-response+json, application/json' };
  const [name, file] = Object.entries(variables).find(([, value]) => value instanceof Blob) ?? [];
  if (name === undefined) return { method: 'POST', body: operations, headers: { ...accepts, 'Content-Type': 'application/json' } };
  const body = new FormData();
  body.set('operations', operations);
  body.set('map', JSON.stringify({ 0: [`variables.${name}`] }));
  body.set('0', file, 'picture');
  return { method: 'POST', body, headers: { ...accepts, 'Apollo-Require-Preflight': 'true' } };
}

/* ---- The pictures that a page file names ---- */

const IMAGE_TAG = /<img\b[^<>]*>/gi;
const SOURCE = /(\ssrc\s*=\s*)(?:"([^"<>]*)"|'([^'<>]*)')/i;

/** HTML with other addresses of its pictures: what `replace` gives for each. Undefined leaves a picture as it is, and null leaves it out. */
function htmlWith(html, replace) {
  if (typeof html !== 'string') return html;
  return html.replace(IMAGE_TAG, (tag) => {
    // A tag whose address is written in another way has none: what names the faults of a file says so.
    const [whole, before, quoted, other] = SOURCE.exec(tag) ?? [];
    const address = replace(quoted ?? other ?? '');
    if (address === undefined) return tag;
    return address === null ? '' : tag.replace(whole, () => `${before}"${address}"`);
  });
}

/** A tile of a page file with other values in the places of its pictures: `inField` gives one for a path, and `inText` for an address in HTML. */
function tileWith({ emblem, picture, html, ...tile }, inField, inText) {
  return {
    ...tile,
    ...(html !== undefined && { html: htmlWith(html, inText) }),
    ...(emblem !== undefined && { emblem: emblem?.picture == null ? emblem : emblemOf(inField(emblem.picture)) }),
    ...(picture !== undefined && { picture: picture === null ? null : inField(picture) }),
  };
}

function emblemOf(picture) {
  return picture === null ? null : { picture };
}

/** A page file with other paths of its pictures. */
function withPaths(file, pathOf) {
  const inText = (address) => (PICTURE.test(address) ? pathOf(address) : undefined);
  const ofPage = (path) => (typeof path === 'string' ? pathOf(path) : path);
  return {
    ...file,
    ...('profilePicture' in file && { profilePicture: ofPage(file.profilePicture) }),
    ...('wallpaper' in file && { wallpaper: ofPage(file.wallpaper) }),
    design: { ...file.design, tiles: file.design.tiles.map((tile) => tileWith(tile, pathOf, inText)) },
  };
}

/** The paths of all pictures of a page file, each once, in their order. What is no path is a fault, and so is a picture in a text that no site shows. */
export function picturesOf(file, faults = []) {
  const paths = new Set();
  const noteAt = (place) => (path) => {
    if (typeof path === 'string' && PICTURE.test(path)) paths.add(path);
    else faults.push(`${place}: ${JSON.stringify(path)} is not the path of a picture, such as "pictures/plate.jpg".`);
    return path;
  };
  for (const name of ['profilePicture', 'wallpaper']) if (file[name] != null) noteAt(name)(file[name]);
  for (const [at, tile] of file.design.tiles.entries()) {
    const place = tileName(tile, at);
    tileWith(tile, noteAt(`${place}, picture`), (address) => {
      if (!/^https?:|^\/media\//i.test(address)) noteAt(`${place}, picture in html`)(address);
    });
  }
  return [...paths];
}

/**
 * The files of the pictures that a page file names, by their paths. One that a pull has written may be missing here: its name says which one it is.
 * A file outside of the folder is not read, so that whoever changes the page of a repository cannot name others of the machine.
 */
async function readPictures(file, folder, faults) {
  const pictures = new Map();
  for (const path of picturesOf(file, faults)) {
    const found = await pictureIn(folder, path);
    const named = digestIn(path);
    const facts = found === null ? null : await stat(found);
    if (facts === null && named === undefined) faults.push(`${path} is missing.`);
    else if (facts?.isFile() === false) faults.push(`${path} is no file.`);
    else if (facts?.size > LARGEST_PICTURE) faults.push(`${path} has more than 10 MB.`);
    else await notePicture(pictures, path, { found, named }, faults);
  }
  return pictures;
}

/** The first bytes of a JPEG and of a PNG. */
const BEGINNINGS = ['ffd8ff', '89504e470d0a1a0a'];

async function notePicture(pictures, path, { found, named }, faults) {
  if (found === null) return pictures.set(path, { file: null, digest: named });
  const content = await readFile(found);
  const beginning = content.subarray(0, 8).toString('hex');
  if (BEGINNINGS.some((one) => beginning.startsWith(one))) return pictures.set(path, { file: found, digest: digestOf(content) });
  return faults.push(`${path} is no JPEG or PNG.`);
}

/** The place of a picture in the folder `pictures`: what is beside that is not for the site. Null if there is none. */
async function pictureIn(folder, path) {
  await insideOf(folder, path);
  return insideOf(join(folder, 'pictures'), path.slice('pictures/'.length), path);
}

/** The place of a file in a folder, without links that lead out of it. Null if there is none. */
async function insideOf(folder, path, name = path) {
  const found = await realpath(join(folder, path)).catch(() => null);
  if (found === null) return null;
  const below = relative(await realpath(folder), found);
  if (below.startsWith('..') || isAbsolute(below)) throw new Stop(`${name} leads out of the folder.`);
  return found;
}

function digestOf(content) {
  return createHash('sha256').update(content).digest('hex');
}

/* ---- From a page file to a publication ---- */

/** The name of a tile for people. */
function tileName({ name }, at) {
  return `tile ${at + 1} ${JSON.stringify(name ?? '')}`;
}

function kindOf({ __typename = '' }) {
  return __typename.slice(0, -'Tile'.length).toLowerCase();
}

function isId(id) {
  return typeof id === 'string' && /^[\w-]{1,40}$/.test(id);
}

/** For each tile of a page file, the one of the present page that it is: that with its id, or else one of its kind and name that no other tile has. */
export function presentTiles(tiles, present) {
  const left = new Set(present);
  const take = (isIt) => {
    const found = [...left].find(isIt);
    left.delete(found);
    return found;
  };
  const byId = tiles.map(({ id }) => (isId(id) ? take((tile) => tile.id === id) : undefined));
  return tiles.map(({ kind, name }, at) => byId[at] ?? take((tile) => kindOf(tile) === kind && tile.name === name));
}

/**
 * The design of a page file as `publish` takes it. `present` is the design of the page, or null. `known` has the pictures that the account has, by the paths of the file; one
 * that it does not have is left out. What the file cannot say and the page does not have is a fault.
 */
export function designInput(design, present, known, faults = []) {
  const before = presentTiles(design.tiles, present?.tiles ?? []);
  const ids = new Set();
  const tiles = design.tiles.map((tile, at) => {
    const isOwnId = isId(tile.id) && !ids.has(tile.id);
    const id = isOwnId ? tile.id : before[at]?.id;
    if (id !== undefined) ids.add(id);
    return tileInput({ ...tile, ...(id !== undefined && { id }) }, before[at], known, (fault) =>
      faults.push(`${tileName(tile, at)}${fault}`),
    );
  });
  const { socialLinks = {}, networkLinks = [], bio = null, utm = null, appearance = null } = design;
  // What is not said would stay as the page has it.
  const links = Array.isArray(networkLinks) ? networkLinks.map((link) => ({ isMe: null, ...link })) : networkLinks;
  return { ...design, socialLinks, networkLinks: links, bio, utm, appearance, tiles };
}

/** The kinds of tiles that may lead to a profile of the creator. */
const WITH_ME = ['link', 'picture'];

function tileInput({ kind, ...tile }, before, known, refuse) {
  const shown = shownBy(before);
  // The same file can be several pictures of the account. What the tile shows already stays.
  const choose = (path) => {
    const found = known.get(path) ?? [];
    const at = shown.findIndex((id) => found.some((picture) => picture.id === id));
    const [id] = at < 0 ? [] : shown.splice(at, 1);
    return found.find((picture) => picture.id === id) ?? found[0] ?? null;
  };
  const inText = (address) => {
    if (!PICTURE.test(address)) return undefined;
    const picture = choose(address);
    return picture && addressInText(picture);
  };
  const { emblem = null, visibility = null, ...input } = tileWith(tile, (path) => choose(path)?.id ?? null, inText);
  const usual = WITH_ME.includes(kind) ? { isMe: null } : {};
  return { [kind]: { ...usual, ...input, emblem, visibility: visibilityInput(visibility, before, refuse) } };
}

/** The ids of the pictures of a tile, in the order in which a page file names them. */
function shownBy(tile) {
  if (tile === undefined) return [];
  const inText = Array.from((tile.html ?? '').matchAll(/\/media\/[\w.]+#([0-9a-f-]{36})"/g), ([, id]) => id);
  return [...inText, tile.emblem?.picture?.id, tile.picture?.id].filter((id) => id !== undefined);
}

/** The site shows the file of its choice: only the id counts. */
function addressInText({ id, url, variants }) {
  const file = variants.find(({ format }) => format.toLowerCase() === 'webp')?.url ?? url;
  return `/media/${fileName(file)}#${id}`;
}

function fileName(url) {
  return url.slice(url.lastIndexOf('/') + 1);
}

/** Passwords are not in the file. A tile keeps the one that it has. */
function visibilityInput(visibility, before, refuse) {
  if (visibility?.who !== 'password') return visibility;
  const lock = before?.visibility?.lock ?? null;
  if (lock === null)
    refuse(
      ' has a password in the page file, and none on the site. Give it one in the editor, or give the tile the id of the one that has it.',
    );
  return { ...visibility, lock };
}

/* ---- What is different ---- */

/** What a publication changes, one line each. `before` is null for a page that was never published. */
export function differences(before, after) {
  if (before === null) return [`+ the page, with ${after.tiles.length} tiles: it was never published`];
  const placeOf = (tiles) => new Map(tiles.map((tile, at) => [tile.id, { tile, at }]));
  const [had, has] = [placeOf(before.tiles), placeOf(after.tiles)];
  const withKind = ({ tile, at }) => `${tileName(tile, at)} (${kindOf(tile)})`;
  const lines = changes({ ...before, tiles: null, socialLinks: null }, { ...after, tiles: null, socialLinks: null }, '~ ');
  for (const [id, now] of has) {
    const former = had.get(id);
    if (former) lines.push(...changes(former.tile, now.tile, `~ ${tileName(now.tile, now.at)}, `));
    else lines.push(`+ ${withKind(now)}`);
  }
  for (const [id, former] of had) if (!has.has(id)) lines.push(`- ${withKind(former)}`);
  const common = (some, others) => [...some.keys()].filter((id) => others.has(id)).join();
  if (common(had, has) !== common(has, had)) lines.push('~ the order of the tiles');
  return lines;
}

function changes(one, other, place) {
  if (one === other) return [];
  if (isPicture(one) && isPicture(other) && one.id === other.id) return [];
  const isDeep = (value) => typeof value === 'object' && value !== null && !isPicture(value);
  if (!isDeep(one) || !isDeep(other)) return [`${place}: ${shown(one, other)} → ${shown(other, one)}`];
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].flatMap((name) => changes(one[name] ?? null, other[name] ?? null, joined(place, name)));
}

function isPicture(value) {
  return typeof value?.id === 'string' && typeof value.url === 'string';
}

function joined(place, name) {
  const inside = /^\d+$/.test(name) ? String(Number(name) + 1) : name;
  return /[ ,]$/.test(place) ? `${place}${inside}` : `${place}.${inside}`;
}

/** A value in at most some sixty characters, around what differs from another one. */
function shown(value, other) {
  if (value === null) return 'none';
  if (isPicture(value)) return pathOf(value);
  if (typeof value === 'object') return cut(JSON.stringify(value, withoutNull), 0);
  if (typeof value !== 'string') return String(value);
  let same = 0;
  while (typeof other === 'string' && same < value.length && value[same] === other[same]) same += 1;
  return JSON.stringify(cut(value, same));
}

function pathOf({ url }) {
  return `pictures/${fileName(url)}`;
}

function withoutNull(_, value) {
  if (value === null) return undefined;
  return isPicture(value) ? pathOf(value) : value;
}

function cut(text, around) {
  const from = text.length <= 60 ? 0 : Math.max(0, Math.min(around - 20, text.length - 60));
  return `${from > 0 ? '…' : ''}${text.slice(from, from + 60)}${from + 60 < text.length ? '…' : ''}`;
}

/* ---- What is not in a design: the two pictures of a page, who may find it, and when ---- */

/** The mutation that a picture of the page needs; null if it is as the file says, or the file says nothing of it. */
function pictureChange(name, { file, page, pictures }) {
  const [path, present] = [file[name], page[name]];
  const line = `~ ${name === 'wallpaper' ? 'wallpaper' : 'profile picture'}: `;
  const action = name === 'wallpaper' ? 'Wallpaper' : 'ProfilePicture';
  if (path === undefined || (path === null && present === null)) return null;
  if (path === null) return { line: `${line}is removed`, query: `mutation ($pageId: ID) { remove${action}(pageId: $pageId) { id } }` };
  const picture = pictures.get(path);
  if (picture === undefined || isPresent(picture.digest, page[`${name}Digest`], present)) return null;
  const query = `mutation ($image: Upload!, $pageId: ID) { change${action}(image: $image, pageId: $pageId) { id } }`;
  return { line: `${line}becomes ${path}`, query, path };
}

function isPresent(digest, ofUpload, present) {
  return digest === ofUpload || (present?.variants ?? []).some(({ url }) => fileName(url).startsWith(digest));
}

// The more see the page, the earlier it is here.
const ACCESSES = ['public', 'unlisted', 'password', 'nobody'];

/** Whether more people see a page with this access than with the present one. */
export function isForMore(access, present) {
  return ACCESSES.indexOf(access) < ACCESSES.indexOf(present);
}

/** What shows the page to fewer is done before the publication, and what shows it to more afterwards. */
function accessChange({ file, page }, faults) {
  const { access } = file;
  if (access === undefined || access === page.access) return null;
  if (!ACCESSES.includes(access)) faults.push(`access: ${JSON.stringify(access)} is none of ${ACCESSES.join(', ')}.`);
  if (access === 'password')
    faults.push('access: the page has a password in the page file, and none on the site. Give it one on the site.');
  const query = 'mutation ($pageId: ID!, $access: PageAccess!) { changePageAccess(id: $pageId, access: $access) { id } }';
  return {
    line: `~ access: ${page.access} → ${access}`,
    query,
    variables: { access },
    isLate: isForMore(access, page.access),
  };
}

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:\d\d)$/;

/** A period as the site keeps it. Null for always. */
export function storedPeriod(period, faults = []) {
  if (period != null && (typeof period !== 'object' || Array.isArray(period))) faults.push('period: it must have "from" or "until".');
  const momentOf = (name) => {
    const text = period?.[name] ?? null;
    if (text === null) return null;
    const moment = typeof text === 'string' && MOMENT.test(text) ? new Date(text) : new Date(NaN);
    if (!Number.isNaN(moment.getTime())) return moment.toISOString();
    faults.push(`period.${name}: ${JSON.stringify(text)} is no moment such as "2027-03-03T18:00:00+01:00".`);
    return null;
  };
  const [from, until] = [momentOf('from'), momentOf('until')];
  if (from === null && until === null) return null;
  if (from !== null && until !== null && until <= from) faults.push('period: it ends before it begins.');
  return { from, until, timeZone: knownZone(period.timeZone), isAnnounced: from !== null && period.isAnnounced === true };
}

function knownZone(timeZone) {
  if (timeZone == null) return null;
  try {
    new Intl.DateTimeFormat('en', { timeZone });
    return timeZone;
  } catch {
    return null;
  }
}

const ALWAYS = { from: null, until: null, timeZone: null, isAnnounced: false };

function periodChange({ file, page }, faults) {
  const [present, period] = [storedPeriod(page.period), storedPeriod(file.period, faults)];
  const lines = changes(present ?? ALWAYS, period ?? ALWAYS, '~ period');
  if (lines.length === 0) return null;
  const query = 'mutation ($pageId: ID!, $period: PagePeriodInput) { changePagePeriod(id: $pageId, period: $period) { id } }';
  return { line: lines.join('\n'), query, variables: { period }, isLate: !isWithin(period ?? ALWAYS, present ?? ALWAYS) };
}

/** Whether a page is seen at no time at which it was not seen before. */
export function isWithin({ from, until }, present) {
  const beginsLater = present.from === null || (from !== null && from >= present.from);
  return beginsLater && (present.until === null || (until !== null && until <= present.until));
}

/* ---- The commands ---- */

/** What of the files differs from the page, and what has to be done. Nothing is changed yet. */
async function plan(site, folder, pageId) {
  const file = await readPageFile(folder);
  const page = await site.page(pageId);
  const faults = [];
  const pictures = await readPictures(file, folder, faults);
  const state = { file, page, pictures };
  const ofPage = [
    accessChange(state, faults),
    periodChange(state, faults),
    ...['profilePicture', 'wallpaper'].map((name) => pictureChange(name, state)),
  ].filter((change) => change !== null);
  const named = new Set(picturesOf({ design: file.design }));
  const known = await knownPictures(site, new Map([...pictures].filter(([path]) => named.has(path))));
  const isNew = (path) => named.has(path) && known.get(path).length === 0;
  const needed = [...pictures].filter(([path]) => isNew(path) || ofPage.some((change) => change.path === path));
  for (const [path, picture] of needed) if (picture.file === null) faults.push(`${path} is missing, and the account has no such picture.`);
  const input = { basedOnVersion: page.version, pageId: page.id, design: designInput(file.design, page.design, known, faults) };
  if (faults.length > 0) throw new Stop([...faults, 'Nothing was changed.']);
  const { changed, design } = await site.publish({ ...input, dryRun: true }, file.design);
  const added = [...pictures.keys()].filter(isNew);
  const lines = differences(page.design, withNewPictures(design, file.design.tiles, isNew));
  // What the site stores may differ where a file says nothing: the place of an icon that somebody has emptied, for when it comes back.
  if (changed && page.version === 0 && lines.length === 0) lines.push('+ the page');
  const isDesign = (changed && lines.length > 0) || added.length > 0;
  const all = [...(isDesign ? lines : []), ...added.map((path) => `+ ${path}`), ...ofPage.map(({ line }) => line)];
  return { ...state, known, input, added, ofPage, isDesign, lines: all };
}

/** The design as it will be after the upload: a dry run has no picture where a tile gets one that the account does not have. */
function withNewPictures(design, tiles, isNew) {
  const pictureOf = (path) => (typeof path === 'string' && isNew(path) ? { id: path, url: path } : undefined);
  const completed = design.tiles.map((tile, at) => {
    const [picture, inEmblem] = [pictureOf(tiles[at].picture), pictureOf(tiles[at].emblem?.picture)];
    return { ...tile, ...(picture && { picture }), ...(inEmblem && { emblem: { ...tile.emblem, picture: inEmblem } }) };
  });
  return { ...design, tiles: completed };
}

/** The pictures of the account for each path. */
async function knownPictures(site, pictures) {
  const digests = [...new Set([...pictures.values()].map(({ digest }) => digest))];
  const found = digests.length === 0 ? new Map() : await site.uploaded(digests);
  return new Map([...pictures].map(([path, { digest }]) => [path, found.get(digest) ?? []]));
}

/** The two names that a page file can have. */
const [AS_JSON, AS_YAML] = ['page.json', 'page.yaml'];
/** The first line of a page.yaml, from which editors know the schema. */
const SCHEMA_LINE = /^# yaml-language-server: \$schema=(\S+)/;

/** The name and the text of the page file in a folder. Null if there is none. */
async function pageFileIn(folder) {
  const [json, yaml] = await Promise.all([AS_JSON, AS_YAML].map((name) => insideOf(folder, name)));
  if (json !== null && yaml !== null) throw new Stop(`${AS_JSON} and ${AS_YAML} are both here. Keep one of them.`);
  const found = json ?? yaml;
  if (found === null) return null;
  const name = json === null ? AS_YAML : AS_JSON;
  if ((await stat(found)).size > LARGEST_TEXT) throw new Stop(`${name} is too large.`);
  return { name, text: await readFile(found, 'utf8') };
}

async function readPageFile(folder) {
  const found = await pageFileIn(folder);
  if (found === null) throw new Stop(`${join(folder, AS_JSON)} is missing. Run pull first.`);
  return found.name === AS_JSON ? checkedFile(found.text) : checkedPage(await fromYaml(found.text), AS_YAML);
}

/** Reads and writes YAML, with the only package that this program ever loads. */
async function yamlPackage() {
  return import('js-yaml').catch(() => {
    throw new Stop('YAML needs the package js-yaml. Run "npm install js-yaml" beside this program, or keep the page as page.json.');
  });
}

async function fromYaml(text) {
  const { load, CORE_SCHEMA } = await yamlPackage();
  let file;
  try {
    // Of this schema, a moment without quotes is a text.
    file = load(text, { schema: CORE_SCHEMA });
  } catch (error) {
    throw new Stop(`${AS_YAML} is no YAML: ${error.message}`);
  }
  if (hasTooMuch(file)) throw new Stop(`${AS_YAML} is too large: its aliases stand for more than a page has.`);
  return file;
}

/** Whether there is more in it than in any page file: an alias can stand for many values, or for what it is in. */
function hasTooMuch(file) {
  const left = [file];
  for (let count = 0; left.length > 0; count += 1) {
    if (count > MOST_VALUES) return true;
    const value = left.pop();
    if (typeof value === 'object' && value !== null) for (const inside of Object.values(value)) left.push(inside);
  }
  return false;
}

async function asYaml({ $schema, ...file }) {
  const { dump } = await yamlPackage();
  return `# yaml-language-server: $schema=${$schema}\n${dump(file, { lineWidth: -1, noRefs: true })}`;
}

const FIELDS = ['$schema', 'format', 'version', 'linkname', 'profilePicture', 'wallpaper', 'access', 'period', 'design'];

/** The content of a page.json. */
export function checkedFile(text) {
  let file;
  try {
    file = JSON.parse(text);
  } catch (error) {
    throw new Stop(`${AS_JSON} is no JSON: ${error.message}`);
  }
  return checkedPage(file, AS_JSON);
}

function checkedPage(file, name) {
  const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
  if (!isObject(file) || file.format !== 'tessera-page') throw new Stop(`${name} is no page: its "format" must be "tessera-page".`);
  if (file.version !== 1) throw new Stop(`${name} is of another version than 1. Take the program of the site that has written it.`);
  const unknown = Object.keys(file).find((field) => !FIELDS.includes(field));
  if (unknown !== undefined) throw new Stop(`${name} has a field ${JSON.stringify(unknown)}, which no page has.`);
  const tiles = file.design?.tiles;
  if (!Array.isArray(tiles)) throw new Stop(`${name} has no list "tiles" in its "design".`);
  const wrong = tiles.findIndex((tile) => !isObject(tile) || typeof tile.kind !== 'string');
  if (wrong >= 0) throw new Stop(`tile ${wrong + 1} of ${name} does not say its "kind".`);
  return file;
}

function tellLinkname({ file, page }) {
  const { linkname } = file;
  if (linkname === undefined || linkname === page.linkname) return;
  print(
    `! linkname: the page file says ${JSON.stringify(linkname)}, and the page has ${JSON.stringify(page.linkname)}. Linknames are changed on the site only.`,
  );
}

async function diff(site, folder, { page }) {
  const planned = await plan(site, folder, page);
  tellLinkname(planned);
  for (const line of planned.lines) print(line);
  if (planned.lines.length === 0) print('Nothing to change.');
  return planned.lines.length === 0 ? EXIT.done : EXIT.different;
}

async function apply(site, folder, { page: pageId }) {
  const planned = await plan(site, folder, pageId);
  const { page, pictures, known, input, ofPage } = planned;
  tellLinkname(planned);
  for (const line of planned.lines) print(line);
  if (planned.lines.length === 0) print('Nothing to change.');
  const change = async ({ query, variables, path }) => {
    const image = path === undefined ? {} : { image: await blobOf(pictures.get(path)) };
    await site.ask(query, { pageId: page.id, ...variables, ...image });
  };
  // A picture that is refused stops it before visitors see anything else.
  await uploadAll(site, planned);
  for (const one of ofPage.filter(({ isLate }) => !isLate)) await change(one);
  if (planned.isDesign) {
    const { design } = planned.file;
    const { version } = await site.publish({ ...input, design: designInput(design, page.design, known) }, design);
    print(`Published as version ${version}.`);
  }
  for (const one of ofPage.filter(({ isLate }) => isLate)) await change(one);
  if (ofPage.length > 0) print('Changed the page.');
  return EXIT.done;
}

/** Uploads the pictures that the account does not have: the same file once, although it has several names. */
async function uploadAll(site, { added, pictures, known }) {
  const uploaded = new Map();
  for (const path of added) {
    const picture = pictures.get(path);
    if (!uploaded.has(picture.digest)) uploaded.set(picture.digest, await site.upload(await blobOf(picture)));
    known.set(path, [uploaded.get(picture.digest)]);
  }
}

async function blobOf({ file }) {
  return new Blob([await readFile(file)]);
}

async function pull(site, folder, { page: pageId, yaml }) {
  const present = await pageFileIn(folder);
  const files = unzip(await site.archive(pageId));
  const text = files.get('page.json');
  if (text === undefined) throw new Stop('The archive of the site has no page.json.');
  const page = await site.page(pageId);
  const sent = checkedFile(text.toString());
  const local = await localPictures(folder);
  const names = await ownNames(site, page, local, await ownOrder(folder));
  const file = withPaths(sent, (path) => names.get(path) ?? path);
  const written = [];
  for (const path of picturesOf(file)) {
    const digest = digestIn(path);
    if (local.has(path) && (digest === undefined || digest === local.get(path))) continue;
    const content = files.get(path);
    if (content === undefined || digest !== digestOf(content))
      throw new Stop(`The site could not send ${path}. Nothing was written: run it again.`);
    written.push([path, content]);
  }
  const name = yaml ? AS_YAML : (present?.name ?? AS_JSON);
  await write(folder, written, { name, text: await textOf(name, { $schema: schemaAddress(site, present), ...file }) });
  if (present !== null && present.name !== name) await rm(join(folder, present.name));
  const removed = await removeUnused(folder, local, new Set(picturesOf(file)));
  print(`Wrote ${name}, and ${written.length} pictures.${removed > 0 ? ` Removed ${removed} pictures of former pulls.` : ''}`);
  return EXIT.done;
}

/** The digest of the content of a picture that a pull has written; undefined for a name that people have chosen. */
function digestIn(path) {
  return NAMED_BY_DIGEST.exec(path)?.[1];
}

/** The digests of the pictures that are here, by their paths. */
async function localPictures(folder) {
  const names = await readdir(join(folder, 'pictures')).catch(() => []);
  const found = new Map();
  for (const path of names.map((name) => `pictures/${name}`).filter((path) => PICTURE.test(path))) {
    const file = await insideOf(folder, path);
    const facts = file === null ? null : await stat(file);
    if (facts?.isFile() && facts.size <= LARGEST_PICTURE) found.set(path, digestOf(await readFile(file)));
  }
  return found;
}

/** The paths that the present page file names, in their order. */
async function ownOrder(folder) {
  return readPageFile(folder).then(
    (file) => picturesOf(file),
    () => [],
  );
}

/** By the paths of the archive, those of files here from which the pictures were uploaded: so they keep their own names and files. */
async function ownNames(site, page, local, order) {
  const own = [...local].filter(([path]) => digestIn(path) === undefined);
  const rank = ([path]) => (order.includes(path) ? order.indexOf(path) : order.length);
  own.sort((one, other) => rank(one) - rank(other) || (one[0] < other[0] ? -1 : 1));
  const known = await knownPictures(site, new Map(own.map(([path, digest]) => [path, { digest }])));
  const names = new Map();
  for (const [path, digest] of own) {
    const ofPage = ['profilePicture', 'wallpaper'].filter((name) => page[`${name}Digest`] === digest).map((name) => page[name]);
    for (const { url } of [...known.get(path), ...ofPage]) {
      const sent = `pictures/${fileName(url)}`;
      if (!names.has(sent)) names.set(sent, path);
    }
  }
  return names;
}

/** The one that the page file names already, or that of the site. */
function schemaAddress(site, present) {
  return namedSchema(present) ?? `${site.address}/developers/files/page.schema.json`;
}

function namedSchema(present) {
  if (present?.name === AS_YAML) return SCHEMA_LINE.exec(present.text)?.[1];
  try {
    const { $schema } = Object(JSON.parse(present?.text));
    return typeof $schema === 'string' ? $schema : undefined;
  } catch {
    return undefined;
  }
}

function textOf(name, file) {
  return name === AS_YAML ? asYaml(file) : `${JSON.stringify(file, null, 2)}\n`;
}

/** The pictures first, and the page file as a whole, so that it never names a picture that is not there. */
async function write(folder, pictures, { name, text }) {
  await mkdir(join(folder, 'pictures'), { recursive: true });
  await insideOf(folder, 'pictures');
  for (const [path, content] of pictures) {
    // Without it, a link would lead the content elsewhere.
    await rm(join(folder, path), { force: true });
    await writeFile(join(folder, path), content, { flag: 'wx' });
  }
  const unfinished = join(folder, `${name}.${process.pid}`);
  await writeFile(unfinished, text);
  await rename(unfinished, join(folder, name));
}

/** Only what a pull has written: the name is the digest of the content. */
async function removeUnused(folder, local, named) {
  const unused = [...local].filter(([path, digest]) => !named.has(path) && digestIn(path) === digest);
  for (const [path] of unused) await rm(join(folder, path));
  return unused.length;
}

/* ---- Archives ---- */

const [CENTRAL, END] = [0x02014b50, 0x06054b50];
const [STORED, DEFLATED] = [0, 8];
const END_LENGTH = 22;

/** The files of a ZIP archive by their names. One that leads out of a folder, or is larger than any file of a page, ends it. */
export function unzip(archive) {
  const files = new Map();
  try {
    let end = archive.length - END_LENGTH;
    while (archive.readUInt32LE(end) !== END) end -= 1;
    let at = archive.readUInt32LE(end + 16);
    for (let left = archive.readUInt16LE(end + 10); left > 0; left -= 1) {
      const { name, content, next } = entryAt(archive, at);
      files.set(name, content);
      at = next;
    }
  } catch (error) {
    throw error instanceof Stop ? error : new Stop('The archive of the site cannot be read. Nothing was written: run it again.');
  }
  return files;
}

function entryAt(archive, at) {
  if (archive.readUInt32LE(at) !== CENTRAL) throw new Error('There is no entry here.');
  const [method, packed, size] = [archive.readUInt16LE(at + 10), archive.readUInt32LE(at + 20), archive.readUInt32LE(at + 24)];
  const [nameLength, extra, comment] = [28, 30, 32].map((offset) => archive.readUInt16LE(at + offset));
  const local = archive.readUInt32LE(at + 42);
  const name = archive.toString('utf8', at + 46, at + 46 + nameLength);
  if (/^[\\/]|^\w:|\\|\0|(?:^|\/)\.\.(?:\/|$)/.test(name))
    throw new Stop(`The archive has a file with the name ${JSON.stringify(name)}. Nothing was written.`);
  const from = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
  const content = archive.subarray(from, from + packed);
  if (method !== STORED && method !== DEFLATED) throw new Error('It is packed in another way.');
  const whole = method === DEFLATED ? inflateRawSync(content, { maxOutputLength: LARGEST_TEXT }) : content;
  if (whole.length !== size) throw new Error('There is less or more content than the archive says.');
  return { name, content: whole, next: at + 46 + nameLength + extra + comment };
}

/* ---- The command line ---- */

function print(line) {
  process.stdout.write(`${line}\n`);
}

const COMMANDS = { pull, diff, apply };

function parsed(args) {
  const options = {
    page: { type: 'string' },
    'dry-run': { type: 'boolean' },
    yaml: { type: 'boolean' },
    help: { type: 'boolean', short: 'h' },
  };
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const [command, folder = '.', ...more] = positionals;
    if (values.help) return { help: true };
    if (!Object.hasOwn(COMMANDS, command ?? '') || more.length > 0) throw new Error('There is no such command.');
    if (values['dry-run'] && command !== 'apply') throw new Error('Only apply has --dry-run.');
    if (values.yaml && command !== 'pull') throw new Error('Only pull has --yaml: apply and diff read the page file that is there.');
    return { command: values['dry-run'] ? 'diff' : command, folder: resolve(folder), options: values };
  } catch (error) {
    throw new Stop([error.message, '', USAGE], EXIT.usage);
  }
}

async function main(args, { TESSERA = 'http://localhost:3000', TESSERA_TOKEN }) {
  const { help, command, folder, options } = parsed(args);
  if (help) {
    print(USAGE);
    return EXIT.done;
  }
  if (!TESSERA_TOKEN?.trim())
    throw new Stop('TESSERA_TOKEN is missing: an access token with the scopes READ, PUBLISH and MEDIA.', EXIT.usage);
  if (!URL.canParse(TESSERA)) throw new Stop('TESSERA is no address, such as https://tessera.example.', EXIT.usage);
  if (command === 'pull') await mkdir(folder, { recursive: true });
  return COMMANDS[command](new Site(TESSERA.trim(), TESSERA_TOKEN.trim()), folder, options);
}

/** A refusal for people: its code, its sentence, what is wrong with each field, and what to do. */
function report(error) {
  if (error instanceof Stop) return error.message;
  if (!(error instanceof Refusal)) return `This is a fault of the program, or of the machine: ${error.stack}`;
  const { code, message, fields, retryAfter, requestId } = error;
  const faults = Object.entries(fields).flatMap(([place, sentences]) => sentences.map((sentence) => `  ${place}: ${sentence}`));
  const waits = retryAfter === undefined ? '' : ` It takes ${retryAfter} seconds until the site takes more.`;
  const advice = ADVICE[code] ?? `Ask whoever runs the site, and name the request ${requestId ?? ''}.`;
  return [`${code}: ${message}`, ...faults, advice + waits].join('\n');
}

if (process.argv[1] !== undefined && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  process.exitCode = await main(process.argv.slice(2), process.env).catch((error) => {
    process.stderr.write(`${report(error)}\n`);
    return error.exitCode ?? EXIT.failed;
  });
}
