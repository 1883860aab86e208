import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { OwnLook } from '../../../pages/appearance/own-look.js';
import { OwnerRemoved, TooManyLooks } from '../../../pages/pages.errors.js';
import { OwnLooks } from '../../../pages/appearance/ports/own-looks.port.js';
import { isUuid } from '../connection/uuid.js';

const LIST = 'SELECT id, name, look FROM own_look WHERE account_id = $1 ORDER BY created_at DESC, id DESC';

// Two looks of an account are counted one after the other.
const LOCK_ACCOUNT = 'SELECT FROM account WHERE id = $1 FOR NO KEY UPDATE';
const COUNT = 'SELECT count(*)::integer AS count FROM own_look WHERE account_id = $1';
const ADD = 'INSERT INTO own_look (id, account_id, name, look, created_at) VALUES ($1, $2, $3, $4, now())';

const REMOVE = 'DELETE FROM own_look WHERE account_id = $1 AND id = $2';

/** The looks that accounts keep, in PostgreSQL. */
@Injectable()
export class TypeormOwnLooks extends OwnLooks {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  override list(accountId: string): Promise<OwnLook[]> {
    return this.dataSource.query<OwnLook[]>(LIST, [accountId]);
  }

  override async add(accountId: string, { id, name, look }: OwnLook, most: number): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const accounts: unknown[] = await manager.query(LOCK_ACCOUNT, [accountId]);
      if (accounts.length === 0) throw new OwnerRemoved();
      const [{ count }] = await manager.query<[{ count: number }]>(COUNT, [accountId]);
      if (count >= most) throw new TooManyLooks(most);
      await manager.query(ADD, [id, accountId, name, JSON.stringify(look)]);
    });
  }

  override async remove(accountId: string, id: string): Promise<void> {
    if (isUuid(id)) await this.dataSource.query(REMOVE, [accountId, id]);
  }
}
