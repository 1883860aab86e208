// Finds the links in mails. An instance without a mail server writes its mails to a folder.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/** The server checks its mail queue every few seconds, and then writes a mail at once. */
const longestWait = 60_000;

/** The token of the verification link that was mailed to an address. Undefined if no mail arrives. */
export async function mailedToken(folder, email) {
  for (const giveUp = Date.now() + longestWait; Date.now() < giveUp; await delay(100)) {
    const token = await findToken(folder, email);
    if (token) return token;
  }
  return undefined;
}

async function findToken(folder, email) {
  // The server creates the folder with its first mail.
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((name) => name.endsWith('.eml'))) {
    const mail = await readFile(join(folder, name), 'utf8');
    const token = mail.includes(email) ? tokenIn(mail) : undefined;
    if (token) return token;
  }
  return undefined;
}

/** The token of the link in a mail. Undefined if it has none. */
export function tokenIn(mail) {
  return /\/\?token=([\w-]{43})(?![\w-])/.exec(readable(mail))?.[1];
}

/** Decodes quoted-printable, as far as links need it. */
function readable(mail) {
  return mail.replace(/=\r?\n/g, '').replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(parseInt(hex, 16)));
}
