import { Injectable } from '@nestjs/common';
import { DataSource, IsNull, LessThan } from 'typeorm';
import type { AccessToken } from '../../../accounts/access-tokens/access-token.js';
import { TooManyAccessTokens } from '../../../accounts/accounts.errors.js';
import { AccessTokenStore } from '../../../accounts/access-tokens/ports/access-token-store.port.js';
import { CallCredential } from '../../../accounts/sessions/call-credential.js';
import type { TokenHash } from '../../../accounts/sessions/session.js';
import { accessTokenTable, type AccessTokenTable } from './access-token.table.js';
import { deleteExpired } from '../connection/expired-rows.js';
import { toBytes } from './token-bytes.js';
import { isUuid } from '../connection/uuid.js';
import { lockAccount, lockCaller } from '../rows/rows.js';

const IS_SUSPENDED = 'EXISTS (SELECT FROM account WHERE account.id = token.account_id AND suspended_at IS NOT NULL)';

/** Access tokens as rows of PostgreSQL. */
@Injectable()
export class TypeormAccessTokenStore extends AccessTokenStore {
  constructor(
    private readonly dataSource: DataSource,
    private readonly credential: CallCredential,
  ) {
    super();
  }

  override async add(token: AccessToken, most: number): Promise<boolean> {
    return this.dataSource.transaction(async (manager) => {
      const { accountId } = token;
      // Concurrent additions wait for each other, so that none exceeds the limit. So do a reset of the password and the first
      // sign-in by a provider, which remove the tokens.
      if (!(await lockAccount(accountId, manager))) return false;
      await lockCaller(this.credential, manager);
      if ((await manager.countBy(accessTokenTable, { accountId })) >= most) throw new TooManyAccessTokens(most);
      await manager.insert(accessTokenTable, { ...token, tokenHash: toBytes(token.tokenHash), scopes: [...token.scopes] });
      return true;
    });
  }

  override async find(tokenHash: TokenHash): Promise<AccessToken | null> {
    const found = this.rows.createQueryBuilder('token').where('token.tokenHash = :hash', { hash: toBytes(tokenHash) });
    const row = await found.andWhere(`NOT ${IS_SUSPENDED}`).getOne();
    return row && toAccessToken(row);
  }

  override async noteUse(hash: TokenHash, at: Date): Promise<void> {
    const tokenHash = toBytes(hash);
    await this.rows.update(
      [
        { tokenHash, lastUsedAt: LessThan(at) },
        { tokenHash, lastUsedAt: IsNull() },
      ],
      { lastUsedAt: at },
    );
  }

  override async list(accountId: string): Promise<AccessToken[]> {
    const rows = await this.rows.find({ where: { accountId }, order: { createdAt: 'DESC', id: 'ASC' } });
    return rows.map(toAccessToken);
  }

  override async removeOwned(accountId: string, id: string): Promise<boolean> {
    if (!isUuid(id)) return false;
    const { affected } = await this.rows.delete({ accountId, id });
    return (affected ?? 0) > 0;
  }

  override async removeExpired(moment: Date, atMost: number): Promise<number> {
    return deleteExpired(this.dataSource, 'access_token', moment, atMost);
  }

  private get rows() {
    return this.dataSource.getRepository(accessTokenTable);
  }
}

function toAccessToken(row: AccessTokenTable): AccessToken {
  return { ...row, tokenHash: row.tokenHash.toString('hex') as TokenHash, scopes: row.scopes as AccessToken['scopes'] };
}
