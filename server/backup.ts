import { DataFolderFault } from './adapters/embedded-postgres/data-folder.js';
import { EmbeddedPostgresFault } from './adapters/embedded-postgres/embedded-postgres.errors.js';
import { hasEmbeddedDatabase, joinDatabase, type JoinedDatabase } from './adapters/embedded-postgres/running-server.js';
import { DatabaseFault } from './adapters/postgres/connection/database.errors.js';
import { configuredImageStorage } from './adapters/storage/configured-image-storage.js';
import { BackupFault, InstanceMissing } from './backups/backups.errors.js';
import { copyDatabase, makeBackupOf, restoreBackupTo } from './backup-parts.js';
import { ConfigError, configFromEnvironment, type Config } from './config/config.js';
import { runBackup, runRestore } from './gateway/command-line/backup-commands.js';
import { Images } from './media/use-cases/images.js';
import { RestoreImage } from './media/use-cases/restore-image.js';
import { SecretFileFault } from './config/secret-files.js';

// The process of `npm run backup` and `npm run restore`: it puts together what the commands need, and explains a failure in one sentence.

class UsageFault extends Error {}

const faultsForPeople = [UsageFault, ConfigError, SecretFileFault, DataFolderFault, EmbeddedPostgresFault, DatabaseFault];

const [, , command = '', file = ''] = process.argv;
/** What a failure means. */
const outcome =
  command === 'restore'
    ? 'no row was restored (pictures that were already stored stay, and the next restore uses them)'
    : 'no backup was written';
const stopping = new AbortController();
/** Found once: whoever asks again would find the server that was started for the command, and nobody would stop it. */
let joined: Promise<JoinedDatabase> | undefined;

process.on('SIGINT', () => stopping.abort()).on('SIGTERM', () => stopping.abort());
try {
  await run(configFromEnvironment());
} catch (error) {
  explain(error);
} finally {
  await joined?.then(
    ({ stop }) => stop(),
    () => undefined,
  );
}
// Idle connections to an object store would keep the process alive.
process.exit();

async function run(config: Config): Promise<void> {
  if (!['backup', 'restore'].includes(command) || file === '') throw new UsageFault('Say backup or restore, and name one file.');
  const storage = await configuredImageStorage(config);
  // Copying needs a session.
  const database = async () => config.databaseDirectUrl ?? (await (joined ??= findDatabase(config))).url;
  const output = { print, warn: complain };
  if (command === 'backup') return await runBackup(makeBackupOf(database, new Images(storage)), file, output, stopping.signal);
  await runRestore(restoreBackupTo(database, new RestoreImage(storage)), file, output, stopping.signal);
}

async function findDatabase(config: Config): Promise<JoinedDatabase> {
  const { databaseUrl, dataDir } = config;
  // An empty one would be made, and its backup could replace a good one.
  if (command === 'backup' && databaseUrl === undefined && !(await hasEmbeddedDatabase(dataDir))) {
    throw new InstanceMissing(`the data folder ${dataDir}`);
  }
  const events = { onTrouble: ({ message }: Error) => complain(message), onDown: lose, onWait: print };
  return await joinDatabase(config, events, copyDatabase);
}

function lose(fault: Error): void {
  complain(fault.message);
  process.exit(1);
}

function explain(error: unknown): void {
  process.exitCode = stopping.signal.aborted ? 130 : 1;
  if (stopping.signal.aborted) return complain(`Interrupted, and ${outcome}.`);
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof BackupFault) return complain(`${file} ${message}`);
  if (faultsForPeople.some((fault) => error instanceof fault)) return complain(message);
  complain(`The ${command} failed, and ${outcome}: ${message}`);
}

function print(sentence: string): void {
  process.stdout.write(`${sentence}\n`);
}

function complain(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
}
