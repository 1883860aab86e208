// What is written during the faults, and what each writer remembers of it. A write is acknowledged when its answer says success. A write
// without an answer may have been done. Each writer has one write at a time, so that both are exact. A write that hides what was there before
// compares first. `check` compares with what is stored now, and goes on from there. It returns sentences: `lost` for acknowledged writes that are
// lost, and `damage` for what no loss explains.
import { KEPT_VERSIONS } from '../../../dist/server/pages/page-limits.js';
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
  requestMail,
  signIn,
  signUp,
} from './accounts.mjs';
import { digestAt, pictureForm } from './pictures.mjs';

/** Publishes one page again and again, each time with the next number. The page is published when this is done. */
export async function publisher(client) {
  const account = await openAccount(client, newName('p'));
  let attempted = 0;
  /** The version that the next write is based on, if it is known. */
  let base = await publish(client, account, attempted, 0);
  /** The numbers of the acknowledged versions since the last check. */
  let acknowledged = new Map([[base, attempted]]);
  const lost = [];
  const lose = (version) => {
    lost.push(`${account.name}: number ${acknowledged.get(version)} was acknowledged as version ${version}, and is not there`);
    acknowledged.delete(version);
  };
  const loseAbove = (version) => [...acknowledged.keys()].filter((at) => at > version).forEach(lose);
  return {
    kind: 'publication',
    account,
    write: async () => {
      if (base === undefined) {
        const { version } = await myPage(client, account);
        // The next publication gets one of these versions again.
        loseAbove(version);
        base = version;
      }
      const basedOn = base;
      base = undefined;
      attempted += 1;
      const number = attempted;
      base = await publish(client, account, number, basedOn);
      if (acknowledged.has(base)) lose(base);
      acknowledged.set(base, number);
    },
    check: async () => {
      const { version, design } = await myPage(client, account);
      const kept = await history(client, account);
      const shown = numberOf(design?.title);
      const oldest = Math.max(1, version - KEPT_VERSIONS + 1);
      loseAbove(version);
      for (const [at, number] of [...acknowledged])
        if (at >= oldest && (kept.get(at) !== number || (at === version && shown !== number))) lose(at);
      acknowledged = new Map([[version, shown]]);
      base = undefined;
      const isWholeNow = design && isWhole(design);
      const damage = [
        ...(isWholeNow ? [] : [`${account.name}: version ${version} is not whole`]),
        ...(shown <= attempted ? [] : [`${account.name}: number ${shown} was never sent`]),
        ...disorder(account, kept),
      ];
      return { lost: lost.splice(0), damage };
    },
  };
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
  const lost = [];
  /** What is there now counts as acknowledged from now on. */
  const compare = async () => {
    const { linkname } = await myPage(client, account);
    const number = Number(linkname?.slice(account.name.length + 1));
    if (!(number >= acknowledged)) lost.push(`${account.name}: linkname ${acknowledged} was acknowledged, and ${linkname} is there`);
    acknowledged = number;
  };
  return {
    kind: 'linkname',
    write: async () => {
      await compare();
      attempted += 1;
      const number = attempted;
      await moveTo(client, account, `${account.name}-${number}`);
      acknowledged = number;
    },
    check: async () => {
      await compare();
      const damage = acknowledged <= attempted ? [] : [`${account.name}: linkname ${acknowledged} was never requested`];
      return { lost: lost.splice(0), damage };
    },
  };
}

/** Uploads a wallpaper after the other. `verify` makes the account one that may upload, and `nextPicture` the pictures. */
export async function uploader(client, { verify, nextPicture }) {
  const account = await openAccount(client, newName('u'));
  await verify(account.name);
  let recent = [];
  /** The picture that the page has; those that it had; and whether it may have another one, because an upload got no answer. */
  let last = null;
  const former = new Set();
  let isReplaced = false;
  const lost = [];
  const become = (path) => {
    if (last) former.add(last);
    former.delete(path);
    last = path;
  };
  const compare = async () => {
    const { wallpaper } = await myPage(client, account);
    const current = wallpaper && new URL(wallpaper.url).pathname;
    if (current === last) return;
    const isNew = current !== null && !former.has(current);
    if (!(isNew && isReplaced)) lost.push(`${account.name}: picture ${last} was acknowledged, and the page has ${current}`);
    become(current);
  };
  return {
    kind: 'picture',
    write: async () => {
      await compare();
      const content = await nextPicture();
      isReplaced = true;
      const { path, headers, body } = pictureForm(account, '/api/updatewallpaper/', content);
      const answer = JSON.parse(await client.send(path, { method: 'POST', headers }, body));
      become(new URL(answer.wallpaper_image_url).pathname);
      recent.push(last);
      isReplaced = false;
    },
    check: async () => {
      for (const path of [...recent]) {
        const digest = await digestAt(client, path, account);
        recent = recent.filter((other) => other !== path);
        if (!path.includes(digest)) lost.push(`${account.name}: picture ${path} was acknowledged, and is not there`);
      }
      await compare();
      recent = last ? [last] : [];
      return { lost: lost.splice(0), damage: [] };
    },
  };
}

/** Opens accounts, and has a mail sent to each. `received` is the map of the mail server. */
export function signer(client, received) {
  let recent = [];
  const mails = new Set();
  return {
    kind: 'sign-up',
    write: async () => {
      const name = newName('s');
      await signUp(client, name);
      recent.push(name);
      await requestMail(client, name);
      mails.add(addressOf(name));
    },
    check: async () => {
      const lost = [];
      for (const name of recent) {
        const isThere = await signIn(client, name).catch((error) => {
          if (error.kind !== 'WRONG_CREDENTIALS') throw error;
        });
        if (!isThere) lost.push(`${name}: the account was acknowledged, and is not there`);
        if (!isThere) mails.delete(addressOf(name));
      }
      recent = [];
      return { lost, damage: [] };
    },
    /** The addresses whose mail was acknowledged and has not arrived. */
    missingMails: () => [...mails].filter((address) => !received.has(address)),
  };
}
