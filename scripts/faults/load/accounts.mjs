// Accounts of the load, and the operations that it sends for them.
import { randomBytes } from 'node:crypto';
import { RequestFault } from '../../cluster/http-client.mjs';
import { ink, style } from '../../cluster/load.mjs';
import { pictureOperation } from './pictures.mjs';

const password = 'a garden of lemons';

/** A name that no other run uses. */
export function newName(kind) {
  return `${kind}-${randomBytes(5).toString('hex')}`;
}

/** Opens an account with a page. Its name is also its linkname. */
export async function openAccount(client, name) {
  const { register } = await signUp(client, name);
  const { token } = register;
  await moveTo(client, { token }, name);
  return { name, token };
}

export function signUp(client, name) {
  const input = { username: name, email: addressOf(name), password };
  return client.query('mutation Register($input: RegisterInput!) { register(input: $input) { token } }', { input });
}

export function addressOf(name) {
  return `${name}@example.org`;
}

export function signIn(client, name) {
  const input = { username: name, password };
  return client.query('mutation LogIn($input: LogInInput!) { logIn(input: $input) { token } }', { input });
}

export function requestMail(client, name) {
  const email = addressOf(name);
  return client.query('mutation Reset($email: String!) { requestPasswordReset(email: $email) }', { email });
}

export function moveTo(client, { token }, linkname) {
  const text = 'mutation Claim($linkname: String!) { claimLinkname(linkname: $linkname) { linkname } }';
  return client.query(text, { token, linkname });
}

export async function publish(client, { token }, number, basedOnVersion) {
  const text = 'mutation Publish($input: PublishPageInput!) { publishPage(input: $input) { version } }';
  const { publishPage } = await client.query(text, { token, input: { design: designOf(number), basedOnVersion } });
  return publishPage.version;
}

/** Adds a page to an account, and returns its id. */
export async function createPage(client, { token }, name) {
  const text = 'mutation Create($input: CreatePageInput!) { createPage(input: $input) { id } }';
  return (await client.query(text, { token, input: { name } })).createPage.id;
}

/** The pages of an account in their order. */
export async function accountPages(client, { token }) {
  return (await client.query('{ me { pages { id name } } }', { token })).me.pages;
}

export function orderPages(client, { token }, ids) {
  return client.query('mutation Order($ids: [ID!]!) { orderPages(ids: $ids) { id } }', { token, ids });
}

/** Uploads a picture for tiles. Returns its id and the path of its largest file. */
export async function uploadTilePicture(client, account, content) {
  const text = 'mutation Upload($image: Upload!) { uploadTilePicture(image: $image) { id url } }';
  const { uploadTilePicture } = await client.upload(pictureOperation(account, text, content), 'mutation Upload');
  return { id: uploadTilePicture.id, path: new URL(uploadTilePicture.url).pathname };
}

/** Publishes a page whose one tile is a picture. */
export async function publishPicture(client, { token }, picture, basedOnVersion) {
  const text = 'mutation Publish($input: PublishInput!) { publish(input: $input) { version } }';
  const design = { ...designOf(0), tiles: [{ picture: { name: 'A picture', picture, style } }] };
  await client.query(text, { token, input: { design, basedOnVersion } });
}

/** The version of the page, and the id of the picture of its one tile. */
export async function picturePage(client, { token }) {
  const text = '{ myPage { version design { tiles { ... on PictureTile { picture { id } } } } } }';
  const { version, design } = (await client.query(text, { token })).myPage;
  return { version, picture: design?.tiles[0]?.picture?.id ?? null };
}

/** A design that differs in each part from that of another number, so that a half-written one would be noticed. */
function designOf(number) {
  const tiles = ['a', 'b'].map((name) => ({ name: `${number}${name}`, html: `<p>${`Tile of ${number}. `.repeat(40)}</p>`, style }));
  return { title: `Number ${number}`, titleColor: ink, backgroundColor: ink, tiles, socialLinks: {} };
}

export function numberOf(title) {
  return Number(/^Number (\d+)$/.exec(title)?.[1]);
}

/** Whether a stored design is the whole of its number. */
export function isWhole({ title, tiles }) {
  const expected = designOf(numberOf(title));
  const essence = (tiles) => JSON.stringify(tiles.map(({ name, html }) => [name, html.trim()]));
  const withoutSpace = (tiles) => tiles.map(({ name, html }) => ({ name, html: html.replaceAll(/\s+(?=<)/g, '') }));
  return essence(withoutSpace(tiles)) === essence(withoutSpace(expected.tiles));
}

export async function myPage(client, { token }) {
  const text = '{ myPage { linkname version wallpaper { url } design { title tiles { name html } } } }';
  return (await client.query(text, { token })).myPage;
}

/** Saves a draft of the page instead of the one with that revision. */
export async function saveDraft(client, { token }, number, revision) {
  const text = 'mutation Save($input: SaveDraftInput!) { saveDraft(input: $input) { revision } }';
  const { tiles, ...design } = designOf(number);
  const input = { design: { ...design, tiles: tiles.map((tile) => ({ text: tile })) }, basedOnVersion: 0, revision };
  await client.query(text, { token, input });
}

/** The revision of the draft and its number; 0 without one. */
export async function myDraft(client, { token }) {
  const { draft } = (await client.query('{ myPage { draft { revision design { title } } } }', { token })).myPage;
  return { revision: draft?.revision ?? 0, number: draft?.design ? numberOf(draft.design.title) : 0 };
}

/** The numbers of the last versions, by version. */
export async function history(client, { token }) {
  const { pageVersions } = await client.query('{ pageVersions { version title } }', { token });
  return new Map(pageVersions.map(({ version, title }) => [version, numberOf(title)]));
}

/** The number that visitors see on a page that is published. */
export async function shownNumber(client, { name }) {
  const html = String(await client.send(`/${name}`));
  const [, number] = /Number (\d+)/.exec(html) ?? [];
  if (number === undefined) throw new RequestFault(`GET /${name}: the page has no title`, 'page without its title');
  return Number(number);
}
