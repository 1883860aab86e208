import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { makeBackupOf } from '../../../server/backup-parts.js';
import { runBackup } from '../../../server/gateway/command-line/backup-commands.js';
import { CountSite } from '../../../server/figures/use-cases/count-site.js';
import { aPageAt, register, type TestAccount } from '../../builders/accounts/account.js';
import { registerOperator } from '../../builders/accounts/operator.js';
import { graphqlData } from '../../support/calls/graphql.js';
import { runningApplication } from '../../support/servers/running-application.js';
import { sendReport } from '../reports/report-calls.js';
import { VisitCounts } from '../../../server/visits/use-cases/visit-counts.js';

const OVERVIEW = `{ adminOverview {
  figures { accounts pages published seen visits visitsBefore days { day signUps publications } }
  attention { kind count since }
  health { checkedAt startedAt parts { name works milliseconds } disk { used size } lastBackup { madeAt bytes } mailsWaiting mailsGivenUp }
} }`;

interface Overview {
  readonly figures: {
    readonly accounts: number;
    readonly days: readonly { readonly day: string; readonly signUps: number; readonly publications: number }[];
  } | null;
  readonly attention: readonly { readonly kind: string; readonly count: number; readonly since: string | null }[];
  readonly health: {
    readonly checkedAt: string;
    readonly parts: readonly { readonly name: string; readonly works: boolean }[];
    readonly lastBackup: { readonly madeAt: string; readonly bytes: number } | null;
    readonly disk: { readonly used: number; readonly size: number } | null;
  };
}

const application = runningApplication();
let operator: TestAccount;
beforeEach(async () => {
  await application.dataSource.query('DELETE FROM account; DELETE FROM rate_limit; DELETE FROM page_report; DELETE FROM site_day');
  operator = await registerOperator(application, { username: 'marta-ruiz' });
});

const overview = async () => (await graphqlData<{ adminOverview: Overview }>(application.url, OVERVIEW, {}, operator.token)).adminOverview;
const count = () => application.nest.get(CountSite, { strict: false }).execute();
const dayBefore = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

describe('The overview, for operators', () => {
  test('OV-09 The figures are counted by day, and what was deleted since still counts for its day', async () => {
    const ada = await aPageAt(application, 'ada-page');
    await register(application, { username: 'old' });
    await application.dataSource.query(
      `UPDATE account SET registered_at = now() - interval '40 days', last_seen_at = now() - interval '8 days' WHERE username = 'old'`,
    );
    await application.dataSource.query(
      `INSERT INTO page_count (page_id, day, kind, subject, count) SELECT owner_id, $1, 'view', '', 7 FROM page WHERE linkname IS NOT NULL`,
      [dayBefore(1)],
    );
    await application.nest.get(VisitCounts, { strict: false }).sumWeek(null);
    // The server may have counted before the third account was made older.
    await application.dataSource.query('DELETE FROM site_day');
    await count();
    await application.dataSource.query('UPDATE site_day SET visits = 5 WHERE day = $1', [dayBefore(7)]);
    const { figures } = await overview();
    const [pages] = await application.dataSource.query<{ count: number }[]>('SELECT count(*)::integer AS count FROM page');
    expect(figures).toMatchObject({ accounts: 3, pages: pages!.count, published: 1, seen: 2, visits: 7, visitsBefore: 5 });
    expect(figures!.days).toHaveLength(60);
    expect(figures!.days.at(-1)).toEqual({ day: dayBefore(0), signUps: 2, publications: 1 });
    expect(figures!.days.find(({ day }) => day === dayBefore(40))).toMatchObject({ signUps: 1 });
    await application.dataSource.query('DELETE FROM account WHERE username = $1', [ada.username]);
    await count();
    const later = (await overview()).figures!;
    expect([later.accounts, later.days.at(-1)]).toEqual([2, { day: dayBefore(0), signUps: 2, publications: 1 }]);
  });

  test('OV-10 It names what waits, how many and since when, and nothing else', async () => {
    expect((await overview()).attention).toEqual([]);
    await aPageAt(application, 'ada-page');
    await sendReport(application, 'ada-page', { reason: 'copied', words: 'Mine.', email: '' });
    await application.dataSource.query(`UPDATE page_report SET reported_at = now() - interval '2 days'`);
    await application.dataSource.query(
      `INSERT INTO queue.job (name, data, source_output) VALUES ('letters-given-up', '{"kind":"recover-username","email":"x@example.org"}', '{"reason":"550"}')`,
    );
    const { attention } = await overview();
    expect(attention).toEqual([
      { kind: 'REPORTS', count: 1, since: expect.stringContaining(dayBefore(2)) },
      { kind: 'MAILS', count: 1, since: null },
    ]);
    await application.dataSource.query(`DELETE FROM queue.job WHERE name = 'letters-given-up'`);
  });

  test('OV-11 It says whether each part works that the site needs, as it was at most 20 seconds ago', async () => {
    const { health } = await overview();
    expect(health).toMatchObject({ mailsGivenUp: 0, disk: { used: expect.any(Number), size: expect.any(Number) } });
    expect(health.parts.map(({ name, works }) => [name, works])).toEqual([
      ['database', true],
      ['storage', true],
      ['pictures', true],
      ['queue', true],
      ['disk', true],
    ]);
    expect(Date.now() - Date.parse(health.checkedAt)).toBeLessThan(25_000);
    expect((await overview()).health.checkedAt).toBe(health.checkedAt);
  });

  test('OV-13 It knows the last backup that the command has made, when it shows the site and how large it is', async () => {
    expect((await overview()).health.lastBackup).toBeNull();
    const folder = mkdtempSync(join(tmpdir(), 'tessera-last-backup-'));
    try {
      const file = join(folder, 'backup.tar');
      const silent = { print: () => undefined, warn: () => undefined };
      const before = Date.now();
      await runBackup(
        makeBackupOf(() => Promise.resolve(application.config.databaseUrl!)),
        file,
        silent,
        new AbortController().signal,
      );
      const { lastBackup } = (await overview()).health;
      expect(lastBackup?.bytes).toBe(statSync(file).size);
      expect(Date.parse(lastBackup!.madeAt)).toBeGreaterThanOrEqual(before);
      expect(Date.parse(lastBackup!.madeAt)).toBeLessThanOrEqual(Date.now());
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
