import { EntitySchema } from 'typeorm';

/** A row of `rate_limit`: what is counted under one key. */
export interface RateLimitTable {
  /** The name of the limit, a colon, and the SHA-256 of the key. */
  key: string;
  points: number;
  /** When the count expires, in milliseconds since 1970. */
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
