// Finds links in mails that an instance without a mail server writes to a folder.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/** The queue of mails is looked at every few seconds, and a mail is written at once. */
const longestWait = 60_000;

/** The token of the verification link that was mailed to an address, or undefined if no mail comes. */
export async function mailedToken(folder, email) {
  for (const giveUp = Date.now() + longestWait; Date.now() < giveUp; await delay(100)) {
    const token = await findToken(folder, email);
    if (token) return token;
  }
  return undefined;
}

async function findToken(folder, email) {
  // The server makes the folder with its first mail.
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((name) => name.endsWith('.eml'))) {
    const mail = readable(await readFile(join(folder, name), 'utf8'));
    const token = mail.includes(email) ? /\/\?token=([\w-]{43})(?![\w-])/.exec(mail)?.[1] : undefined;
    if (token) return token;
  }
  return undefined;
}

/** Undoes quoted-printable, as far as addresses go. */
function readable(mail) {
  return mail.replace(/=\r?\n/g, '').replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(parseInt(hex, 16)));
}
