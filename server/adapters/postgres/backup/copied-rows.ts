import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from, to } from 'pg-copy-streams';
import { RowDigest, type TableDigest } from '../../../backups/backup.js';

/**
 * The same rows have the same text, on every server and in every session: rows come in the order in which they are stored, and values are
 * written in one way. Copying may take any time.
 */
const SESSION = `
  SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0; SET idle_session_timeout = 0; SET lock_timeout = '30s'; SET synchronize_seqscans = off;
  SET TimeZone = 'UTC'; SET DateStyle = 'ISO, YMD'; SET IntervalStyle = 'postgres'; SET bytea_output = 'hex'; SET extra_float_digits = 1;
  SET client_encoding = 'UTF8'`;

export async function prepareSession(client: pg.ClientBase): Promise<void> {
  await client.query(SESSION);
}

/** `table (column, …)`, or a query in parentheses. */
export function wholeTable(name: string, columns: readonly string[]): string {
  return `${pg.escapeIdentifier(name)} (${columns.map((column) => pg.escapeIdentifier(column)).join(', ')})`;
}

/** The rows of a table or a query in the text format of COPY. They have to be read to their end. */
export function copyOut(client: pg.ClientBase, source: string): AsyncIterable<Uint8Array> {
  return client.query(to(`COPY ${source} TO STDOUT`)) as AsyncIterable<Uint8Array>;
}

export async function copyIn(client: pg.ClientBase, table: string, rows: AsyncIterable<Uint8Array>): Promise<void> {
  await pipeline(rows, client.query(from(`COPY ${table} FROM STDIN`)));
}

export async function digestOf(client: pg.ClientBase, source: string): Promise<TableDigest> {
  const digest = new RowDigest();
  for await (const chunk of copyOut(client, source)) digest.add(chunk);
  return digest.result();
}
