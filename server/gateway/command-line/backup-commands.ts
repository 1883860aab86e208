import type { MakeBackup } from '../../backups/use-cases/make-backup.js';
import type { RestoreBackup } from '../../backups/use-cases/restore-backup.js';
import type { Digests, Manifest } from '../../backups/backup.js';

/** Where the sentences of a command go. */
export interface CommandOutput {
  readonly print: (sentence: string) => void;
  /** For what is not as it should be, although the command did its work. */
  readonly warn: (sentence: string) => void;
}

/** How many names a sentence lists. */
const LISTED = 10;

/** `npm run backup -- FILE` */
export async function runBackup(makeBackup: MakeBackup, file: string, { print, warn }: CommandOutput, signal: AbortSignal): Promise<void> {
  const { manifest, digests, lostPictures } = await makeBackup.execute({ file, isNoted: true, signal });
  print(
    `Backed up ${contents(manifest, digests)} to ${file}. The file was read again and is whole. It contains secrets, such as the hashes of passwords.`,
  );
  if (lostPictures.length === 0) return;
  const listed = lostPictures.slice(0, LISTED).join(', ');
  warn(
    `Warning: ${lostPictures.length} ${lostPictures.length === 1 ? 'picture is' : 'pictures are'} missing or damaged in the storage, and not in the backup: ${listed}${lostPictures.length > LISTED ? ', …' : ''}.`,
  );
}

/** `npm run restore -- FILE` */
export async function runRestore(
  restoreBackup: RestoreBackup,
  file: string,
  { print, warn }: CommandOutput,
  signal: AbortSignal,
): Promise<void> {
  print(`Reading ${file}…`);
  const { manifest, digests, leftOut } = await restoreBackup.execute({ file, signal });
  print(
    `Restored ${contents(manifest, digests)} from ${file}, made at ${manifest.madeAt} by release ${manifest.version}. Every table was read again and compared.`,
  );
  if (leftOut.length > 0) warn(`Warning: these tables in the backup are not part of Tessera and were left out: ${leftOut.join(', ')}.`);
}

function contents({ tables }: Manifest, digests: Digests): string {
  const rows = tables.reduce((sum, { name }) => sum + (digests.tables[name]?.rows ?? 0), 0);
  const accounts = digests.tables.account?.rows ?? 0;
  const { count, bytes } = digests.pictures;
  return `${counted(accounts, 'account')}, ${counted(rows, 'row')} in all, and ${counted(count, 'picture file')} (${(bytes / 1e6).toFixed(1)} MB)`;
}

function counted(number: number, name: string): string {
  return `${number.toLocaleString('en')} ${name}${number === 1 ? '' : 's'}`;
}
