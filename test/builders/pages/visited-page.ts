import type { TestApplication } from '../../support/servers/application.js';
import { graphqlData } from '../../support/calls/graphql.js';
import { EditorDocument } from '../../../client/api/generated/editor.js';
import type { TestAccount } from '../accounts/account.js';

/** What else was counted of a page: the kind of count, its subject, and how often. */
export type OtherCounts = readonly (readonly ['referrer' | 'tile' | 'link', string, number])[];

/** Counts 465 views of the account's main page in the last 30 days, one more on each day, and today the others. Nobody can visit a page in the past. */
export async function countPastVisits({ url, dataSource }: TestApplication, { token }: TestAccount, others: OtherCounts): Promise<void> {
  const { myPage } = await graphqlData(url, EditorDocument, {}, token);
  const today = "(now() AT TIME ZONE 'UTC')::date";
  await dataSource.query(
    `INSERT INTO page_count (page_id, day, kind, subject, count)
     SELECT $1, ${today} - ago, 'view', '', 30 - ago FROM generate_series(0, 29) AS ago`,
    [myPage.id],
  );
  for (const count of others) {
    await dataSource.query(`INSERT INTO page_count (page_id, day, kind, subject, count) VALUES ($1, ${today}, $2, $3, $4)`, [
      myPage.id,
      ...count,
    ]);
  }
}
