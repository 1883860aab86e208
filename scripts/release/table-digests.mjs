// What the tables of a database have, as text that can be compared after an upgrade.
import pg from 'pg';

const identifier = (name) => pg.escapeIdentifier(name);

/** The names of all tables with their columns, but for the list of migrations. */
export async function columnsOfTables(url) {
  return withClient(url, async (client) => {
    const { rows } = await client.query(
      `SELECT t.table_name AS name, string_agg(c.column_name, ' ' ORDER BY c.column_name) AS columns
         FROM information_schema.tables t JOIN information_schema.columns c USING (table_schema, table_name)
        WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND t.table_name <> 'migrations' GROUP BY 1 ORDER BY 1`,
    );
    return Object.fromEntries(rows.map(({ name, columns }) => [name, columns]));
  });
}

/** The number and a digest of the rows of each table, of these columns alone. The order of rows does not matter. */
export async function digestsOfTables(url, columnsOf) {
  return withClient(url, async (client) => {
    const digests = {};
    for (const [table, columns] of Object.entries(columnsOf)) {
      const row = `jsonb_build_array(${columns.split(' ').map(identifier).join(', ')})::text`;
      const { rows } = await client.query(
        `SELECT count(*) || ' ' || md5(coalesce(string_agg(${row}, E'\\n' ORDER BY ${row}), '')) AS digest FROM ${identifier(table)}`,
      );
      digests[table] = rows[0].digest;
    }
    return digests;
  });
}

async function withClient(url, work) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    // Times are written as text here.
    await client.query("SET TIME ZONE 'UTC'");
    return await work(client);
  } finally {
    await client.end();
  }
}
