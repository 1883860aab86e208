// Accounts of the load, and the operations that it sends for them.
import { randomBytes } from 'node:crypto';
import { RequestFault } from '../cluster/http-client.mjs';

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

export function requestLetter(client, name) {
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

const ink = { hex: '#22223b', alpha: 1 };
const style = { text: ink, button: ink, hover: ink, border: ink, shadow: ink, radius: 12, thickness: 10 };

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
