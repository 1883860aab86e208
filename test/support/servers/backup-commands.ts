import pg from 'pg';
import { columnsOfTables, digestsOfTables } from '../../../scripts/release/table-digests.mjs';
import { startServer } from './started-server.js';

/** How a command ended, and what it printed. */
export interface CommandResult {
  readonly code: number | null;
  readonly output: string;
  readonly errors: string;
}

/** Runs `npm run backup -- FILE` or `npm run restore -- FILE` as a process of its own, with these variables. */
export async function runCommand(
  command: 'backup' | 'restore',
  file: string,
  variables: Readonly<Record<string, string>>,
): Promise<CommandResult> {
  const running = startServer(variables, { command: [process.execPath, 'scripts/backup.mjs', command, file] });
  const { code } = await running.ended;
  return { code, ...running.printed };
}

/** The rows of each table, as one digest for each, and the mails that wait. The order of rows does not matter. */
export async function digestRows(url: string): Promise<Record<string, string>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const digests = await digestsOfTables(url, await columnsOfTables(url));
    const mail = `concat_ws(' ', id, name, data, created_on, keep_until)`;
    const { rows } = await client.query<{ digest: string }>(
      `SELECT count(*) || ' ' || md5(coalesce(string_agg(${mail}, E'\\n' ORDER BY ${mail}), '')) AS digest FROM queue.job WHERE state < 'completed'`,
    );
    digests.mails = rows[0]?.digest ?? '';
    if ('site_setting' in digests) digests.site_setting = await digestOfSettings(client);
    return digests;
  } finally {
    await client.end();
  }
}

/** Without the row that each backup writes after it was made. */
async function digestOfSettings(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ digest: string }>(
    `SELECT count(*) || ' ' || md5(coalesce(string_agg(name || ' ' || value, E'\\n' ORDER BY name), '')) AS digest FROM site_setting WHERE name <> 'LAST_BACKUP'`,
  );
  return rows[0]?.digest ?? '';
}
