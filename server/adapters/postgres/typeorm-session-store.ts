import { Injectable } from '@nestjs/common';
import { DataSource, LessThan, LessThanOrEqual } from 'typeorm';
import { SessionStore } from '../../accounts/ports/session-store.port.js';
import type { Session, TokenHash } from '../../accounts/session.js';
import { sessionTable } from './session.table.js';

/** Sessions as rows of PostgreSQL. */
@Injectable()
export class TypeormSessionStore extends SessionStore {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  override async add(session: Session): Promise<void> {
    await this.rows.insert({ ...session, tokenHash: toBytes(session.tokenHash) });
  }

  override async find(tokenHash: TokenHash): Promise<Session | null> {
    const row = await this.rows.findOneBy({ tokenHash: toBytes(tokenHash) });
    return row && { ...row, tokenHash };
  }

  override async noteUse(tokenHash: TokenHash, at: Date): Promise<void> {
    await this.rows.update({ tokenHash: toBytes(tokenHash), lastUsedAt: LessThan(at) }, { lastUsedAt: at });
  }

  override async remove(tokenHash: TokenHash): Promise<void> {
    await this.rows.delete({ tokenHash: toBytes(tokenHash) });
  }

  override async removeUnusedSince(moment: Date): Promise<void> {
    await this.rows.delete({ lastUsedAt: LessThanOrEqual(moment) });
  }

  private get rows() {
    return this.dataSource.getRepository(sessionTable);
  }
}

function toBytes(tokenHash: TokenHash): Buffer {
  return Buffer.from(tokenHash, 'hex');
}
