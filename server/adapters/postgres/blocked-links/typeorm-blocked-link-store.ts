import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { BlockedLink, ListState } from '../../../pages/blocked-links/blocked-link.js';
import { BLOCKED_LINKS_MOST, type BlockedPattern } from '../../../pages/blocked-links/blocked-link.rules.js';
import { TooManyBlockedLinks } from '../../../pages/blocked-links/blocked-links.errors.js';
import { BlockedLinkStore } from '../../../pages/blocked-links/ports/blocked-link-store.port.js';
import { siteSettingTable } from '../settings/site-setting.table.js';
import { blockedLinkTable } from './blocked-link.table.js';

/** The row that has another value after each change of the list. */
const CHANGED = 'BLOCKED_LINKS';
/** After this, in milliseconds, no publication is stored any more that was compared with the former list: see `BlockedLinkList`. */
const SETTLES = 5_000;

const ADD = `
  INSERT INTO blocked_link (pattern, note, added_at, added_by)
  SELECT * FROM unnest($1::varchar[], $2::varchar[], $3::timestamptz[], $4::text[]) ON CONFLICT (pattern) DO NOTHING RETURNING 1`;

/** The list in PostgreSQL. */
@Injectable()
export class TypeormBlockedLinkStore extends BlockedLinkStore {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  override async state(): Promise<ListState> {
    const row = await this.dataSource.getRepository(siteSettingTable).findOneBy({ name: CHANGED });
    return { mark: row?.value ?? '', settledAt: new Date((row?.changedAt.getTime() ?? 0) + SETTLES) };
  }

  override async list(): Promise<BlockedLink[]> {
    const rows = await this.dataSource.getRepository(blockedLinkTable).find({ order: { pattern: 'ASC' } });
    // Only parsed entries are ever written.
    return rows.map((row) => ({ ...row, pattern: row.pattern as BlockedPattern }));
  }

  override async add(links: readonly BlockedLink[]): Promise<number> {
    const [first] = links;
    if (!first) return 0;
    return this.dataSource.transaction(async (manager) => {
      await this.change(manager, first.addedAt);
      const columns = [links.map(({ pattern }) => pattern), links.map(({ note }) => note)];
      const added = await manager.query<unknown[]>(ADD, [
        ...columns,
        links.map(({ addedAt }) => addedAt),
        links.map(({ addedBy }) => addedBy),
      ]);
      if ((await manager.count(blockedLinkTable)) > BLOCKED_LINKS_MOST) throw new TooManyBlockedLinks();
      return added.length;
    });
  }

  override async remove(pattern: BlockedPattern, at: Date): Promise<boolean> {
    return this.dataSource.transaction(async (manager) => {
      await this.change(manager, at);
      const { affected } = await manager.delete(blockedLinkTable, { pattern });
      return affected === 1;
    });
  }

  // Changes of the list wait for each other here, so that together they do not exceed the limit.
  private async change(manager: EntityManager, changedAt: Date): Promise<void> {
    await manager.upsert(siteSettingTable, { name: CHANGED, value: randomUUID(), changedAt }, ['name']);
  }
}
