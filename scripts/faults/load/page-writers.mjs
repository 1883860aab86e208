// Writers of what an account with several pages has, of drafts, and of pictures of tiles. writers.mjs says what a writer does.
import {
  accountPages,
  createPage,
  myDraft,
  newName,
  openAccount,
  orderPages,
  picturePage,
  publishPicture,
  saveDraft,
  uploadTilePicture,
} from './accounts.mjs';
import { digestAt } from './pictures.mjs';

/** An account may have 20 pages. A creation without an answer may have been done, too. */
const mostAttempts = 10;

/** Adds pages to an account, and goes on with another account before it has as many as it may have. */
export function founder(client) {
  let account;
  let attempts = mostAttempts;
  /** The acknowledged pages since the last check: their account and their name, by their id. */
  const recent = new Map();
  const write = async () => {
    if (attempts === mostAttempts) [account, attempts] = [await openAccount(client, newName('f')), 0];
    attempts += 1;
    const name = `Page ${attempts}`;
    const id = await createPage(client, account, name).catch((error) => {
      if (error.kind !== 'UNAUTHENTICATED') throw error;
    });
    if (id) {
      recent.set(id, { owner: account, name });
      return;
    }
    // The account is lost.
    recent.set(account, { owner: account, name: 'the account' });
    attempts = mostAttempts;
    await write();
  };
  return {
    kind: 'page',
    write,
    check: async () => {
      const lost = [];
      const found = new Map();
      for (const [id, { owner, name }] of recent) {
        if (!found.has(owner)) found.set(owner, await namesOfPages(client, owner));
        if (found.get(owner).get(id) !== name) lost.push(`${owner.name}: ${name} was acknowledged, and is not there`);
      }
      recent.clear();
      return { lost, damage: [] };
    },
  };
}

/** The names of the pages by their ids. An account that is not there has none. */
async function namesOfPages(client, account) {
  const pages = await accountPages(client, account).catch((error) => {
    if (error.kind !== 'UNAUTHENTICATED') throw error;
    return [];
  });
  return new Map(pages.map(({ id, name }) => [id, name]));
}

/** Changes the order of the pages of one account. */
export async function sorter(client) {
  const account = await openAccount(client, newName('o'));
  for (const name of ['B', 'C', 'D', 'E']) await createPage(client, account, name);
  const orderNow = async () => (await accountPages(client, account)).map(({ id }) => id).join(' ');
  let last = await orderNow();
  /** The orders that were sent without an answer since the last acknowledged one. Each may have been done. */
  let unanswered = [];
  const lost = [];
  /** What is there now counts as acknowledged from now on. */
  const compare = async () => {
    const now = await orderNow();
    if (now !== last && !unanswered.includes(now)) lost.push(`${account.name}: the order ${last} was acknowledged, and ${now} is there`);
    last = now;
  };
  return {
    kind: 'order of pages',
    write: async () => {
      await compare();
      const [first, ...rest] = last.split(' ');
      const next = [...rest, first];
      unanswered.push(next.join(' '));
      await orderPages(client, account, next);
      [last, unanswered] = [next.join(' '), []];
    },
    check: async () => {
      await compare();
      return { lost: lost.splice(0), damage: [] };
    },
  };
}

/** Saves the draft of one page, each time with the next number. */
export async function drafter(client) {
  const account = await openAccount(client, newName('d'));
  let attempted = 0;
  let acknowledged = 0;
  const lost = [];
  /** What is there now counts as acknowledged from now on. */
  const compare = async () => {
    const { revision, number } = await myDraft(client, account);
    if (!(number >= acknowledged)) lost.push(`${account.name}: draft ${acknowledged} was acknowledged, and ${number} is there`);
    acknowledged = number;
    return revision;
  };
  return {
    kind: 'draft',
    write: async () => {
      const revision = await compare();
      attempted += 1;
      const number = attempted;
      await saveDraft(client, account, number, revision);
      acknowledged = number;
    },
    check: async () => {
      await compare();
      return { lost: lost.splice(0), damage: acknowledged <= attempted ? [] : [`${account.name}: draft ${acknowledged} was never sent`] };
    },
  };
}

/** Uploads a picture for a tile after the other, and publishes each. The settings are those of `uploader`. */
export async function tilePicturer(client, { verify, nextPicture }) {
  const account = await openAccount(client, newName('t'));
  await verify(account.name);
  let recent = [];
  /** The picture that was published last, and those that were sent without an answer since then. */
  let last = null;
  let unanswered = [];
  const lost = [];
  const compare = async () => {
    const { version, picture } = await picturePage(client, account);
    if (picture !== last && !unanswered.includes(picture))
      lost.push(`${account.name}: the tile with picture ${last} was acknowledged, and the page has ${picture}`);
    last = picture;
    return version;
  };
  return {
    kind: 'picture of a tile',
    write: async () => {
      const version = await compare();
      const { id, path } = await uploadTilePicture(client, account, await nextPicture());
      recent.push(path);
      unanswered.push(id);
      await publishPicture(client, account, id, version);
      [last, unanswered] = [id, []];
    },
    check: async () => {
      for (const path of [...recent]) {
        const digest = await digestAt(client, path, account);
        recent = recent.filter((other) => other !== path);
        if (!path.includes(digest)) lost.push(`${account.name}: picture ${path} was acknowledged, and is not there`);
      }
      await compare();
      return { lost: lost.splice(0), damage: [] };
    },
  };
}
