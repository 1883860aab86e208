import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { LinkPurpose, OneTimeToken } from '../../../accounts/one-time-token.js';
import { OneTimeTokenStore } from '../../../accounts/ports/one-time-token-store.port.js';
import type { TokenHash } from '../../../accounts/sessions/session.js';
import { deleteExpired } from '../connection/expired-rows.js';
import { oneTimeTokenTable } from './one-time-token.table.js';
import { toBytes } from './token-bytes.js';

/** The tokens of mailed links as rows of PostgreSQL. */
@Injectable()
export class TypeormOneTimeTokenStore extends OneTimeTokenStore {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  override async add(token: OneTimeToken): Promise<void> {
    await this.rows.insert({ ...token, tokenHash: toBytes(token.tokenHash) });
  }

  override async find(tokenHash: TokenHash, purpose: LinkPurpose): Promise<OneTimeToken | null> {
    const row = await this.rows.findOneBy({ tokenHash: toBytes(tokenHash), purpose });
    return row && { ...row, tokenHash };
  }

  override async removeExpired(now: Date, atMost: number): Promise<number> {
    return deleteExpired(this.dataSource, 'one_time_token', now, atMost);
  }

  private get rows() {
    return this.dataSource.getRepository(oneTimeTokenTable);
  }
}
