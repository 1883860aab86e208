import { EntitySchema } from 'typeorm';

/** A row of `rate_limit`: what is counted under one key. */
export interface RateLimitTable {
  /** The limit's name and, behind a colon, the SHA-256 of what it counts by. */
  key: string;
  points: number;
  /** When the count is over, in milliseconds since 1970. */
  expire: string;
}

export const rateLimitTable = new EntitySchema<RateLimitTable>({
  name: 'rate_limit',
  columns: {
    key: { type: 'varchar', length: 255, primary: true, primaryKeyConstraintName: 'rate_limit_pkey' },
    points: { type: 'integer' },
    expire: { type: 'bigint' },
  },
  indices: [{ name: 'rate_limit_by_expiry', columns: ['expire'] }],
});
