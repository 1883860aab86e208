import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { OwnLook } from '../../../pages/appearance/own-look.js';
import { OwnerRemoved, TooManyLooks } from '../../../pages/pages.errors.js';
import { OwnLooks } from '../../../pages/appearance/ports/own-looks.port.js';
import { addLimited, type LimitedRows } from '../lists/limited-rows.js';
import { isUuid } from '../connection/uuid.js';

const LIST = 'SELECT id, name, look FROM own_look WHERE account_id = $1 ORDER BY created_at DESC, id DESC';

const ROWS: LimitedRows = {
  count: 'SELECT count(*)::integer AS count FROM own_look WHERE account_id = $1',
  add: 'INSERT INTO own_look (id, account_id, name, look, created_at) VALUES ($1, $2, $3, $4, now())',
};

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
    const done = await addLimited(this.dataSource, ROWS, accountId, [id, accountId, name, JSON.stringify(look)], most);
    if (done === 'gone') throw new OwnerRemoved();
    if (done === 'full') throw new TooManyLooks(most);
  }

  override async remove(accountId: string, id: string): Promise<void> {
    if (isUuid(id)) await this.dataSource.query(REMOVE, [accountId, id]);
  }
}
