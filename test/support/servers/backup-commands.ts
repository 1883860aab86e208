import pg from 'pg';
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
    const { rows: tables } = await client.query<{ name: string }>(
      `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'migrations' ORDER BY 1`,
    );
    const digests: Record<string, string> = {};
    for (const { name } of tables) digests[name] = await digest(client, `${name} AS one`, 'one::text');
    digests.mails = await digest(client, `queue.job WHERE state < 'completed'`, `concat_ws(' ', id, name, data, created_on, keep_until)`);
    return digests;
  } finally {
    await client.end();
  }
}

async function digest(client: pg.Client, source: string, text: string): Promise<string> {
  const { rows } = await client.query<{ digest: string }>(
    `SELECT count(*) || ' ' || md5(coalesce(string_agg(${text}, E'\\n' ORDER BY ${text}), '')) AS digest FROM ${source}`,
  );
  return rows[0]?.digest ?? '';
}
