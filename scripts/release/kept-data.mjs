// Makes what the tests of later versions upgrade: a backup of an instance with a little of everything, and what is in it.
import { createHash } from 'node:crypto';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { examplePages } from '../examples/all-pages.mjs';
import { drawPicture } from '../examples/draw-picture.mjs';
import { instanceAt } from '../examples/instance.mjs';
import { makePages } from '../examples/make-pages.mjs';
import { startTemporaryInstance } from '../examples/temporary-instance.mjs';
import { print, root, runNode, ScriptFault } from '../process.mjs';
import { keptFolder, keptReleases, keptVersions } from './releases.mjs';
import { columnsOfTables, digestsOfTables } from './table-digests.mjs';

/** Pages with pictures, and tiles of all kinds. */
const samples = ['marta', 'ines-moreau'];

/** Writes the data of a version into its folder, and removes those of versions that are older than the last ones. `interrupted` may reject. */
export async function keepData(version, interrupted) {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-release-'));
  // The database may run as another user.
  chmodSync(folder, 0o755);
  // It gets its place when it is complete.
  const made = join(folder, 'made');
  mkdirSync(made);
  try {
    const instance = await startTemporaryInstance(join(folder, 'data'), { RATE_LIMITS: 'off', WEBHOOK_DELIVERIES: 'hold' });
    try {
      await Promise.race([interrupted, instance.ready().then(() => fill(instance))]);
    } finally {
      // Its counts of visits are stored at its end.
      await instance.stop();
    }
    const file = join(made, 'backup.tar');
    await runNode(['scripts/backup.mjs', 'backup', file], 'The data could not be backed up', { env: instance.env });
    chmodSync(file, 0o644);
    writeFileSync(join(made, 'contents.json'), `${JSON.stringify(await contentsOf(join(folder, 'data')), null, 2)}\n`);
    cpSync(made, join(root, keptFolder, version), { recursive: true });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  for (const old of keptVersions().slice(keptReleases)) rmSync(join(root, keptFolder, old), { recursive: true });
}

async function fill({ address, mailFolder }) {
  const pages = examplePages.filter(({ linkname }) => samples.includes(linkname));
  if (pages.length !== samples.length) throw new ScriptFault(`There is no example page for one of ${samples.join(', ')}.`);
  const opened = [];
  const accounts = { of: () => undefined, keep: (account) => opened.push(account) };
  const { withoutPictures } = await makePages(pages, { address, emailDomain: 'example.org', mailFolder, accounts, drawPicture, print });
  if (withoutPictures.length > 0) throw new ScriptFault(`No mail came for ${withoutPictures.join(', ')}.`);
  for (const account of opened) await useEverything(instanceAt(address, print), account);
  for (const { linkname } of opened) await fetch(`${address}/${linkname}-moved`);
}

/** Moves the page, publishes it again, and makes one of each other thing that an account may have. */
async function useEverything({ ask }, { username, password, linkname }) {
  const logIn = 'mutation ($input: LogInInput!) { logIn(input: $input) { token } }';
  const { token } = (await ask(logIn, { input: { username, password } })).logIn;
  const change = (mutation, variables) => ask(`mutation ${mutation}`, variables, token);
  const { myPage } = await ask('{ myPage { version design { title titleColor { hex alpha } backgroundColor { hex alpha } } } }', {}, token);
  const claim = '($linkname: String!) { claimLinkname(linkname: $linkname) { linkname } }';
  await change(claim, { linkname: `${linkname}-moved` });
  const second = { ...myPage.design, title: `${myPage.design.title}, again`, tiles: [], socialLinks: {} };
  const publish = '($input: PublishInput!) { publish(input: $input) { version } }';
  await change(publish, { input: { design: second, basedOnVersion: myPage.version } });
  await change('($input: CreatePageInput!) { createPage(input: $input) { id } }', { input: { name: 'A second page' } });
  const newToken = { name: 'A program', scopes: ['READ', 'PUBLISH'], expiresInDays: 366 };
  await change('($input: CreateAccessTokenInput!) { createAccessToken(input: $input) { token } }', { input: newToken });
  const webhook = { url: 'https://hooks.example.org/tessera', events: ['PAGE_PUBLISHED'] };
  await change('($input: CreateWebhookInput!) { createWebhook(input: $input) { secret } }', { input: webhook });
  await change(publish, { input: { design: { ...second, title: myPage.design.title }, basedOnVersion: myPage.version + 1 } });
}

/** The columns and the digest of each table, and the digest of each picture. The database of the folder is started for that. */
async function contentsOf(folder) {
  const { joinDatabase } = await import('../../dist/server/adapters/embedded-postgres/running-server.js');
  const events = { onTrouble: (error) => print(error.message), onDown: (error) => print(error.message), onWait: print };
  const { url, stop } = await joinDatabase({ dataDir: folder, databaseUrl: undefined }, events, () => undefined);
  try {
    const columns = await columnsOfTables(url);
    const digests = await digestsOfTables(url, columns);
    const tables = Object.fromEntries(Object.keys(columns).map((name) => [name, { columns: columns[name], digest: digests[name] }]));
    return { tables, pictures: picturesIn(join(folder, 'media')) };
  } finally {
    await stop();
  }
}

function picturesIn(folder) {
  if (!existsSync(folder)) return {};
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const digest = ({ parentPath, name }) =>
    createHash('sha256')
      .update(readFileSync(join(parentPath, name)))
      .digest('hex');
  return Object.fromEntries(files.map((entry) => [entry.name, digest(entry)]).sort());
}
