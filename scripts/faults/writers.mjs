// What is written during the faults, and what each writer remembers of it. A write is acknowledged when its answer says success. A write
// without an answer may have been done. Each writer has one write at a time, so that both are exact. `check` compares with what is stored now,
// returns a sentence for each acknowledged write that is lost, and goes on from what is stored.
import { createHash } from 'node:crypto';
import {
  addressOf,
  history,
  isWhole,
  moveTo,
  myPage,
  newName,
  numberOf,
  openAccount,
  publish,
  requestLetter,
  signIn,
  signUp,
} from './accounts.mjs';

/** Publishes one page again and again, each time with the next number. */
export async function publisher(client) {
  const account = await openAccount(client, newName('p'));
  /** The numbers of the acknowledged versions since the last check, and the versions that were acknowledged before and again. */
  let acknowledged = new Map();
  let replaced = [];
  let attempted = 0;
  let base = 0;
  return {
    kind: 'publication',
    account,
    write: async () => {
      const basedOn = base ?? (await myPage(client, account)).version;
      base = undefined;
      attempted += 1;
      const number = attempted;
      base = await publish(client, account, number, basedOn);
      if (acknowledged.has(base)) replaced.push([base, acknowledged.get(base)]);
      acknowledged.set(base, number);
    },
    check: async () => {
      const { version, design } = await myPage(client, account);
      const kept = await history(client, account);
      const lost = [...replaced, ...lostVersions(acknowledged, version, kept)].map(
        ([lostVersion, number]) => `${account.name}: number ${number} was acknowledged as version ${lostVersion}, and is not there`,
      );
      if (design && !isWhole(design)) lost.push(`${account.name}: version ${version} is not whole`);
      const number = design ? numberOf(design.title) : 0;
      if (number > attempted) lost.push(`${account.name}: number ${number} was never sent`);
      lost.push(...disorder(account, kept));
      acknowledged = new Map(design ? [[version, number]] : []);
      replaced = [];
      base = undefined;
      return lost;
    },
  };
}

function lostVersions(acknowledged, version, kept) {
  const oldest = Math.min(...kept.keys());
  return [...acknowledged].filter(([at, number]) => at > version || (at >= oldest && kept.get(at) !== number));
}

function disorder({ name }, kept) {
  const numbers = [...kept].sort(([a], [b]) => a - b).map(([, number]) => number);
  const isSorted = numbers.every((number, at) => at === 0 || number > numbers[at - 1]);
  return isSorted ? [] : [`${name}: the versions have the numbers ${numbers.join(', ')}`];
}

/** Moves one page from linkname to linkname. */
export async function mover(client) {
  const account = await openAccount(client, newName('m'));
  let attempted = 0;
  let acknowledged = 0;
  return {
    kind: 'linkname',
    write: async () => {
      attempted += 1;
      const number = attempted;
      await moveTo(client, account, `${account.name}-${number}`);
      acknowledged = number;
    },
    check: async () => {
      const { linkname } = await myPage(client, account);
      const number = Number(linkname.slice(account.name.length + 1));
      const isThere = number >= acknowledged && number <= attempted;
      const lost = isThere ? [] : [`${account.name}: linkname ${acknowledged} was acknowledged, and ${linkname} is there`];
      acknowledged = number;
      return lost;
    },
  };
}

/** Uploads a wallpaper after the other. `verify` makes the account one that may upload, and `nextPicture` the pictures. */
export async function uploader(client, { verify, nextPicture }) {
  const account = await openAccount(client, newName('u'));
  await verify(account.name);
  let recent = [];
  let isLastKnown = true;
  return {
    kind: 'picture',
    write: async () => {
      const content = await nextPicture();
      isLastKnown = false;
      const { path, headers, body } = form(account, content);
      const answer = JSON.parse(await client.send(path, { method: 'POST', headers }, body));
      recent.push(new URL(answer.wallpaper_image_url).pathname);
      isLastKnown = true;
    },
    check: async () => {
      const lost = [];
      for (const path of recent) {
        const digest = await digestAt(client, path);
        if (!path.includes(digest)) lost.push(`${account.name}: picture ${path} was acknowledged, and is not there`);
      }
      const { wallpaper } = await myPage(client, account);
      const current = wallpaper && new URL(wallpaper.url).pathname;
      const last = recent.at(-1);
      if (last && isLastKnown && current !== last)
        lost.push(`${account.name}: picture ${last} was acknowledged, and the page has ${current}`);
      recent = current ? [current] : [];
      return lost;
    },
  };
}

function form({ token }, content) {
  const edge = 'edge-of-the-form';
  const head = `--${edge}\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\n\r\n`;
  return {
    path: '/api/updatewallpaper/',
    headers: { Authorization: `Token ${token}`, 'Content-Type': `multipart/form-data; boundary=${edge}` },
    body: Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${edge}--\r\n`)]),
  };
}

async function digestAt(client, path) {
  try {
    return createHash('sha256')
      .update(await client.send(path))
      .digest('hex');
  } catch (error) {
    if (error.kind !== 'status 404') throw error;
    return 'nothing';
  }
}

/** Opens accounts, and has a letter sent to each. `received` is the map of the mail server. */
export function signer(client, received) {
  let recent = [];
  const letters = new Set();
  return {
    kind: 'sign-up',
    write: async () => {
      const name = newName('s');
      await signUp(client, name);
      recent.push(name);
      await requestLetter(client, name);
      letters.add(addressOf(name));
    },
    check: async () => {
      const lost = [];
      for (const name of recent) {
        const isThere = await signIn(client, name).catch((error) => {
          if (error.kind !== 'WRONG_CREDENTIALS') throw error;
        });
        if (!isThere) lost.push(`${name}: the account was acknowledged, and is not there`);
        if (!isThere) letters.delete(addressOf(name));
      }
      recent = [];
      return lost;
    },
    /** The addresses whose letter was acknowledged and has not arrived. */
    missingLetters: () => [...letters].filter((address) => !received.has(address)),
  };
}
