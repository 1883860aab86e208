// npm run demo: makes twelve example pages in a running instance, over its public API. No dependencies, because it installs them.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBuilt, ensureInstalled } from './install/ensure.mjs';
import { examplePages } from './examples/all-pages.mjs';
import { makePages } from './examples/make-pages.mjs';
import { followNpm, reportFault, root, print, ScriptFault } from './process.mjs';
import { ensureNode } from './install/runtime.mjs';

const usage = `npm run demo -- [address] [--accounts file] [--email-domain domain] [--mail folder]

  address         the instance, http://localhost:3000 or what PORT says unless given
  --accounts      a file that keeps the accounts, so that a later run can go on; without it they are printed
  --email-domain  the accounts get their mails there, example.org unless given
  --mail          the folder in which the instance writes mails, if it has no mail server and is on this machine`;

async function main() {
  followNpm();
  const { address, file, emailDomain, mail } = readParameters();
  await ensureNode();
  await ensureInstalled();
  await ensureBuilt();
  // Imported only now, because it needs the installed dependencies.
  const { drawPicture } = await import('./examples/draw-picture.mjs');
  const here = await readOwnSettings();
  const accounts = file === undefined ? newAccounts() : keptAccounts(file);
  try {
    const options = { address: address ?? here.address, emailDomain, mailFolder: mail ?? mailFolderOf(address, here), accounts };
    const { withoutPictures } = await makePages(examplePages, { ...options, drawPicture, print });
    if (withoutPictures.length > 0) sayHowToVerify(file);
  } finally {
    accounts.show();
  }
}

function readParameters() {
  const text = { type: 'string' };
  try {
    const { values, positionals } = parseArgs({ allowPositionals: true, options: { accounts: text, 'email-domain': text, mail: text } });
    if (positionals.length > 1) throw new Error('There is more than one address.');
    return { address: positionals[0], file: values.accounts, emailDomain: values['email-domain'] ?? 'example.org', mail: values.mail };
  } catch (error) {
    throw new ScriptFault(`${error.message}\n\n${usage}`);
  }
}

/** The address of an instance that was started in this folder, and the folder of its mails. */
async function readOwnSettings() {
  const built = join(root, 'dist/server/config/config.js');
  if (!existsSync(built)) return { address: 'http://localhost:3000' };
  const { configFromEnvironment } = await import(built);
  const { port, dataDir, smtpUrl } = configFromEnvironment();
  return { address: `http://localhost:${port}`, mailFolder: smtpUrl === undefined ? join(dataDir, 'mail') : undefined };
}

/** The folder has only the mails of the instance that was started here. */
function mailFolderOf(address, here) {
  return address === undefined || address === here.address ? here.mailFolder : undefined;
}

/** New accounts are printed at the end. */
function newAccounts() {
  const opened = [];
  return {
    of: () => undefined,
    keep: (account) => opened.push(account),
    show: () => {
      if (opened.length > 0) print(`\nThe accounts, shown only now:\n${opened.map(lineOf).join('\n')}`);
    },
  };
}

function lineOf({ linkname, username, email, password }) {
  return `  ${linkname}: username ${username}, e-mail ${email}, password ${password}`;
}

/** Accounts are stored in a file that only its owner can read. */
function keptAccounts(file) {
  const kept = readAccounts(file);
  return {
    of: (linkname) => kept.findLast((account) => account.linkname === linkname),
    keep: (account) => {
      kept.push(account);
      writeFileSync(file, `${JSON.stringify(kept, null, 2)}\n`, { mode: 0o600 });
    },
    show: () => print(`\nThe accounts are in ${file}.`),
  };
}

function readAccounts(file) {
  if (!existsSync(file)) return [];
  try {
    const kept = JSON.parse(readFileSync(file, 'utf8'));
    if (Array.isArray(kept)) return kept;
  } catch {
    // The message below explains this case, too.
  }
  throw new ScriptFault(`${file} holds no accounts of this command: name another file.`);
}

function sayHowToVerify(file) {
  const again =
    file === undefined ? 'Upload the pictures in the editor after that' : 'Run the same command after that, to upload the pictures';
  print(
    `\nPictures need a verified e-mail address. Sign in to each of these accounts, press Verify E-mail, and open the link in the mail. ${again}. ` +
      'If the instance is on this machine and has no mail server, name the folder of its mails with --mail, and all of this is done for you.',
  );
}

await main().catch(reportFault);
