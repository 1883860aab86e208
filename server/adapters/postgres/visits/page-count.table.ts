import { EntitySchema } from 'typeorm';
import type { CountKind } from '../../../visits/page-count.js';

/** How often something happened on a page in a day. */
export interface PageCountTable {
  readonly pageId: string;
  /** In UTC. */
  readonly day: string;
  readonly kind: CountKind;
  readonly subject: string;
  /** A text, because a number of 8 bytes may be larger than those of JavaScript. */
  readonly count: string;
}

/** The last batch of counts that a process has stored, so that none is added twice. It is useless when the process has ended. */
export interface PageCountWriterTable {
  readonly id: string;
  readonly batch: number;
  readonly writtenAt: Date;
}

/** How often a page was visited in the last seven days, for lists that are sorted by it. A page without a visit has no row. */
export interface PageWeekTable {
  readonly pageId: string;
  /** A text, because a number of 8 bytes may be larger than those of JavaScript. */
  readonly visits: string;
}

const KEY = { primary: true, primaryKeyConstraintName: 'page_count_pkey' } as const;

export const pageCountTable = new EntitySchema<PageCountTable>({
  name: 'page_count',
  columns: {
    pageId: { name: 'page_id', type: 'uuid', ...KEY },
    day: { type: 'date', ...KEY },
    kind: { type: 'varchar', length: 20, ...KEY },
    subject: { type: 'varchar', length: 500, ...KEY },
    count: { type: 'bigint' },
  },
  indices: [{ name: 'page_count_by_host_day', columns: ['day', 'pageId'], where: `kind = 'referrer' AND subject <> ''` }],
  foreignKeys: [
    {
      name: 'page_count_belongs_to_page',
      target: 'page',
      columnNames: ['pageId'],
      referencedColumnNames: ['id'],
      onDelete: 'CASCADE',
    },
  ],
});

export const pageCountWriterTable = new EntitySchema<PageCountWriterTable>({
  name: 'page_count_writer',
  columns: {
    id: { type: 'uuid', primary: true, primaryKeyConstraintName: 'page_count_writer_pkey' },
    batch: { type: 'int' },
    writtenAt: { name: 'written_at', type: 'timestamptz' },
  },
});

export const pageWeekTable = new EntitySchema<PageWeekTable>({
  name: 'page_week',
  columns: {
    pageId: { name: 'page_id', type: 'uuid', primary: true, primaryKeyConstraintName: 'page_week_pkey' },
    visits: { type: 'bigint' },
  },
  indices: [{ name: 'page_week_by_visits', columns: ['visits', 'pageId'] }],
  foreignKeys: [
    {
      name: 'page_week_belongs_to_page',
      target: 'page',
      columnNames: ['pageId'],
      referencedColumnNames: ['id'],
      onDelete: 'CASCADE',
    },
  ],
});
