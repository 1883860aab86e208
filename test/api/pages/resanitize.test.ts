import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { claim, publish, register, type TestAccount } from '../../builders/accounts/account.js';
import { aDesign, aTile } from '../../builders/pages/page-design.js';
import { startApplication, type RunningApplication } from '../../support/servers/application.js';
import { createTestDatabase, type TestDatabase } from '../../support/database/database.js';
import { graphqlData } from '../../support/calls/graphql.js';
import { until } from '../../support/waiting.js';

let database: TestDatabase;
let running: RunningApplication | undefined;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => {
  await running?.stop();
  await database.drop();
});

async function htmlAt(linkname: string): Promise<unknown> {
  const query = 'query ($linkname: String!) { publicPage(linkname: $linkname) { design { tiles { html } } } }';
  const data = await graphqlData<{ publicPage: { design: { tiles: { html: string }[] } } }>(running?.url ?? '', query, { linkname });
  return data.publicPage.design.tiles[0]?.html;
}

test('TC-19 A change of the sanitizer’s version re-sanitizes the stored pages after the next start, without a new version of the page; pages that newer rules cleaned are not changed', async () => {
  running = await startApplication({ database });
  const accounts: TestAccount[] = [];
  for (const name of ['cleaned-long-ago', 'cleaned-today', 'cleaned-by-newer-rules']) {
    const account = await register(running);
    await claim(running, account, name);
    await publish(running, account, aDesign({ tiles: [aTile({ html: '<p>good</p>' })] }));
    accounts.push(account);
  }
  // As if an older version of the product had let something through.
  await running.dataSource.query(
    `UPDATE page SET sanitizer_version = 0, design = jsonb_set(design, '{tiles,0,html}', '"<p onclick=\\"evil()\\">good</p>"')
     WHERE linkname = 'cleaned-long-ago'`,
  );
  // As a newer version of the product leaves it, which allows what this one does not.
  await running.dataSource.query(
    `UPDATE page SET sanitizer_version = 7, design = jsonb_set(design, '{tiles,0,html}', '"<mark>good</mark>"')
     WHERE linkname = 'cleaned-by-newer-rules'`,
  );
  await running.stop();

  running = await startApplication({ database });
  await until(async () => (await htmlAt('cleaned-long-ago')) === '<p>good</p>');
  expect(await htmlAt('cleaned-today')).toBe('<p>good</p>');
  const rows: unknown = await running.dataSource.query('SELECT linkname, sanitizer_version, version FROM page ORDER BY linkname');
  expect(rows).toEqual([
    { linkname: 'cleaned-by-newer-rules', sanitizer_version: 7, version: 1 },
    { linkname: 'cleaned-long-ago', sanitizer_version: 3, version: 1 },
    { linkname: 'cleaned-today', sanitizer_version: 3, version: 1 },
  ]);
  expect(await htmlAt('cleaned-by-newer-rules')).toBe('<mark>good</mark>');
});
