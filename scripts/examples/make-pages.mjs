// Makes the example pages in a running instance, by the same steps as a user: register, claim, publish, verify, upload. Needs a build.
import { randomBytes } from 'node:crypto';
import { ScriptFault } from '../process.mjs';
import { instanceAt, Refusal } from './instance.mjs';
import { inItsLook } from './looks.mjs';
import { mailedToken } from './mailed-link.mjs';

/**
 * Makes each page that is not there, and completes those of known accounts.
 * @param {readonly object[]} pages
 * @param {object} options
 * @param {string} options.address the origin of the instance
 * @param {string} options.emailDomain where the accounts get their mails
 * @param {string | undefined} options.mailFolder where the instance writes mails, if it is on this machine and has no mail server
 * @param {{ of(linkname: string): object | undefined, keep(account: object): void }} options.accounts those of earlier runs
 * @param {(svg: string) => Promise<Buffer>} options.drawPicture
 * @param {(text: string) => void} options.say
 * @returns {Promise<{ withoutPictures: string[] }>} the linknames of pages whose pictures wait for a verified e-mail address
 */
export async function makePages(pages, { address, ...others }) {
  const instance = instanceAt(address, others.print);
  const options = { ...others, instance, verify: verifierOf(instance, others.mailFolder) };
  const begun = [];
  // All mails are requested before waiting for the first one, because the server sends them together.
  for (const page of pages) begun.push({ page, ...(await withReason(page, instance, beginPage(page, options))) });
  const withoutPictures = [];
  for (const { page, ...state } of begun) {
    const outcome = await withReason(page, instance, finishPage(state, options));
    others.print(`${instance.origin}/${page.linkname} ${outcome}`);
    if (outcome === waits) withoutPictures.push(page.linkname);
  }
  return { withoutPictures };
}

async function withReason({ linkname }, { origin }, work) {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new ScriptFault(`${origin}/${linkname} could not be made: ${error.message} (${error.code}) Run the command again to go on.`);
  }
}

/** Publishes the design. If pictures are missing, requests the mail that verifies the e-mail address. */
async function beginPage(page, { instance, mailFolder, ...options }) {
  const token = (await knownSession(page, instance, options)) ?? (await newSession(page, instance, options));
  if (token === undefined) return { isElsewhere: true };
  const { me } = await instance.ask(`{ me { email emailVerified page { ${pageFields} } } }`, {}, token);
  const isNew = await publishDesign(page, me.page, instance, token);
  const missing = missingPictures(page, me.page);
  if (missing.length > 0 && !me.emailVerified && mailFolder !== undefined) {
    await instance.ask('mutation { requestEmailVerification { alreadyVerified } }', {}, token);
  }
  return { token, me, isNew, missing };
}

const waits = 'is published; its pictures wait for a verified e-mail address';

/** Uploads the missing pictures. Returns a message about the page. */
async function finishPage({ isElsewhere, token, me, isNew, missing }, options) {
  if (isElsewhere) return 'exists already, and is left as it is';
  if (missing.length > 0 && !(await options.verify(me))) return waits;
  for (const picture of missing) await uploadPicture(picture, token, options);
  return isNew || missing.length > 0 ? 'is ready' : 'is complete already';
}

const pageFields = 'linkname version profilePicture { url } wallpaper { url }';

/** Signs in as the account that an earlier run opened; undefined if this instance does not know it. */
async function knownSession({ linkname }, instance, { accounts }) {
  const account = accounts.of(linkname);
  if (!account) return undefined;
  const { username, password } = account;
  try {
    const query = 'mutation ($input: LogInInput!) { logIn(input: $input) { token } }';
    return (await instance.ask(query, { input: { username, password } })).logIn.token;
  } catch (error) {
    if (error.code === 'WRONG_CREDENTIALS') return undefined;
    throw error;
  }
}

/** Opens an account. Undefined if the linkname is taken. */
async function newSession({ linkname }, instance, { accounts, emailDomain }) {
  const { linknameAvailability: found } = await instance.ask(
    'query ($linkname: String!) { linknameAvailability(linkname: $linkname) { available } }',
    { linkname },
  );
  if (!found.available) return undefined;
  // The random end makes the username unique.
  const username = `${linkname}-${randomBytes(3).toString('hex')}`;
  const input = { username, email: `${username}@${emailDomain}`, password: randomBytes(18).toString('base64url') };
  const { register } = await instance.ask('mutation ($input: RegisterInput!) { register(input: $input) { token } }', { input });
  accounts.keep({ linkname, ...input });
  return register.token;
}

/** Publishes the design, if the page has none. Returns whether it did. */
async function publishDesign({ linkname, design }, page, instance, token) {
  if (page.linkname === null) {
    await instance.ask('mutation ($linkname: String!) { claimLinkname(linkname: $linkname) { linkname } }', { linkname }, token);
  }
  if (page.version > 0) return false;
  const query = 'mutation ($input: PublishInput!) { publish(input: $input) { version } }';
  const { applyTheme } = await import('../../dist/server/pages/appearance/apply-theme.rules.js');
  const { THEMES: themes } = await import('../../dist/server/pages/appearance/themes/themes.rules.js');
  const themed = inItsLook({ linkname, design }, { applyTheme, themes });
  const tiles = themed.tiles.map(({ kind, ...tile }) => ({ [kind]: tile }));
  await instance.ask(query, { input: { design: { ...themed, tiles }, basedOnVersion: 0 } }, token);
  return true;
}

function missingPictures({ portrait, wallpaper }, page) {
  return [
    { mutation: 'changeProfilePicture', svg: portrait, isThere: page.profilePicture !== null },
    { mutation: 'changeWallpaper', svg: wallpaper, isThere: page.wallpaper !== null },
  ].filter(({ svg, isThere }) => svg !== undefined && !isThere);
}

/** Verifies the e-mail address of an account with the link in its mail, as long as mails can be found. */
function verifierOf(instance, mailFolder) {
  let folder = mailFolder;
  return async ({ email, emailVerified }) => {
    if (emailVerified) return true;
    if (folder === undefined) return false;
    const mailed = await mailedToken(folder, email);
    // If the folder lacks the first mail, it belongs to another instance. Then the other mails are not awaited.
    if (mailed === undefined) folder = undefined;
    else await instance.ask('mutation ($token: String!) { verifyEmail(token: $token) }', { token: mailed });
    return mailed !== undefined;
  };
}

async function uploadPicture({ mutation, svg }, token, { instance, drawPicture }) {
  const query = `mutation ($image: Upload!) { ${mutation}(image: $image) { version } }`;
  await instance.send(query, await drawPicture(svg), token);
}
