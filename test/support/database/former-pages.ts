import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { DataSource } from 'typeorm';
import type { ImageName } from '../../../server/media/image.js';

// Written by the release before pages had an identity: pages that were published and not, claimed and not, with pictures, hidden by an
// operator, without their linkname; an account without a page; and linknames of a removed account and of an operator.
const rows = JSON.parse(readFileSync(new URL('former-pages.json', import.meta.url), 'utf8')) as Record<string, object[]>;

/** The contents of the pictures, by their names. */
export const formerPictures: ReadonlyMap<ImageName, Uint8Array> = new Map(
  (rows.stored_image as { name: ImageName }[]).map(({ name }) => {
    const content = ['a', 'b', 'c', 'd'].map((letter) => Buffer.from(letter.repeat(99))).find((one) => name.startsWith(digestOf(one)));
    return [name, content ?? Buffer.of()];
  }),
);

/** Fills an empty database that has the tables of that release. */
export async function fillWithFormerPages(dataSource: DataSource): Promise<void> {
  for (const [table, content] of Object.entries(rows)) {
    const columns = Object.keys(content[0] ?? {}).join(', ');
    await dataSource.query(`INSERT INTO ${table} (${columns}) SELECT ${columns} FROM jsonb_populate_recordset(NULL::${table}, $1)`, [
      JSON.stringify(content),
    ]);
  }
}

/** A digest of each table, without the columns that later releases have added. */
export async function digestsOfFormerPages(dataSource: DataSource): Promise<Record<string, string>> {
  const digests: Record<string, string> = {};
  for (const [table, content] of Object.entries(rows)) {
    const [found] = await dataSource.query<{ digest: string }[]>(
      `SELECT count(*) || ' ' || md5(string_agg(content, ' ' ORDER BY content)) AS digest FROM (
         SELECT (SELECT jsonb_object_agg(key, value) FROM jsonb_each(to_jsonb(stored)) WHERE key = ANY($1))::text AS content FROM ${table} AS stored
       ) AS contents`,
      [Object.keys(content[0] ?? {})],
    );
    digests[table] = found?.digest ?? '';
  }
  return digests;
}

function digestOf(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}
