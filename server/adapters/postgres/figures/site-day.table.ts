import { EntitySchema } from 'typeorm';

/** What happened in a day, and what there was when it was counted last. */
export interface SiteDayTable {
  /** In UTC. */
  readonly day: string;
  readonly signUps: number;
  readonly publications: number;
  /** This and what follows is null for a day that was only counted afterwards. */
  readonly countedAt: Date | null;
  readonly accounts: number | null;
  readonly pages: number | null;
  readonly published: number | null;
  readonly seen: number | null;
  /** A text, because a number of 8 bytes may be larger than those of JavaScript. */
  readonly visits: string | null;
}

export const siteDayTable = new EntitySchema<SiteDayTable>({
  name: 'site_day',
  columns: {
    day: { type: 'date', primary: true, primaryKeyConstraintName: 'site_day_pkey' },
    signUps: { name: 'sign_ups', type: 'integer' },
    publications: { type: 'integer' },
    countedAt: { name: 'counted_at', type: 'timestamptz', nullable: true },
    accounts: { type: 'integer', nullable: true },
    pages: { type: 'integer', nullable: true },
    published: { type: 'integer', nullable: true },
    seen: { type: 'integer', nullable: true },
    visits: { type: 'bigint', nullable: true },
  },
});
