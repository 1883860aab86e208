import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CallCredential } from '../../../../accounts/sessions/call-credential.js';
import { DEVICE_KNOWN_FOR, MOST_KNOWN_DEVICES, type KnownDevice } from '../../../../accounts/sessions/known-device.js';
import { KnownDeviceStore } from '../../../../accounts/sessions/ports/known-device-store.port.js';
import { deleteExpired } from '../../connection/expired-rows.js';
import { accountTable } from '../account.table.js';
import { toBytes } from '../token-bytes.js';
import { lockAccount, lockCaller, lockForRows } from '../../rows/rows.js';

interface Wish {
  readonly knowsOthers: boolean;
  readonly isToTell: boolean;
}

const WISH = `
  SELECT devices_noted AS "knowsOthers", devices_noted AND sign_in_notices AS "isToTell" FROM account WHERE id = $1`;

const IS_KNOWN = 'SELECT 1 FROM known_device WHERE account_id = $1 AND token_hash = $2 AND last_used_at > $3';

const ADD = `
  INSERT INTO known_device (account_id, token_hash, last_used_at) VALUES ($1, $2, $3)
  ON CONFLICT (account_id, token_hash) DO UPDATE SET last_used_at = excluded.last_used_at`;

const FORGET_OLDEST = `
  DELETE FROM known_device WHERE account_id = $1 AND token_hash IN (
    SELECT token_hash FROM known_device WHERE account_id = $1 ORDER BY last_used_at DESC OFFSET ${MOST_KNOWN_DEVICES}
  )`;

/** Known devices as rows of PostgreSQL, with hashes of their tokens. */
@Injectable()
export class TypeormKnownDeviceStore extends KnownDeviceStore {
  constructor(
    private readonly dataSource: DataSource,
    private readonly credential: CallCredential,
  ) {
    super();
  }

  override async learn({ accountId, tokenHash, lastUsedAt }: KnownDevice): Promise<boolean> {
    return this.dataSource.transaction(async (manager) => {
      // The sign-ins of one account come one after the other.
      await lockForRows(accountId, manager);
      const [wish] = await manager.query<Wish[]>(WISH, [accountId]);
      if (!wish) return false;
      const device = [accountId, toBytes(tokenHash)];
      const known = await manager.query<unknown[]>(IS_KNOWN, [...device, new Date(lastUsedAt.getTime() - DEVICE_KNOWN_FOR)]);
      await manager.query(ADD, [...device, lastUsedAt]);
      await manager.query(FORGET_OLDEST, [accountId]);
      if (!wish.knowsOthers) await manager.query('UPDATE account SET devices_noted = true WHERE id = $1', [accountId]);
      return wish.isToTell && known.length === 0;
    });
  }

  override async isToTell(accountId: string): Promise<boolean> {
    const [wish] = await this.dataSource.query<Wish[]>(WISH, [accountId]);
    return wish?.isToTell ?? false;
  }

  override async wantsNotices(accountId: string): Promise<boolean> {
    const account = await this.dataSource.getRepository(accountTable).findOneBy({ id: accountId });
    return account?.signInNotices ?? false;
  }

  override async wantNotices(accountId: string, isOn: boolean): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await lockAccount(accountId, manager);
      await lockCaller(this.credential, manager);
      await manager.update(accountTable, { id: accountId }, { signInNotices: isOn });
    });
  }

  override async removeUnusedSince(moment: Date, atMost: number): Promise<number> {
    return deleteExpired(this.dataSource, 'known_device', moment, atMost);
  }
}
