import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Passkey } from '../../../../accounts/passkeys/passkey.js';
import {
  PasskeyStore,
  type PasskeyAddition,
  type PasskeyChallenge,
  type PasskeyChange,
} from '../../../../accounts/passkeys/ports/passkey-store.port.js';
import { CallCredential } from '../../../../accounts/sessions/call-credential.js';
import { hashToken } from '../../../../accounts/sessions/session.js';
import type { AccountIdentities } from '../../../../accounts/providers/ports/identity-store.port.js';
import { deleteExpired } from '../../connection/expired-rows.js';
import { isUuid } from '../../connection/uuid.js';
import { AccountMails } from '../account-mails.js';
import { accountTable } from '../account.table.js';
import { toBytes } from '../token-bytes.js';
import { passkeyChallengeTable, passkeyTable, type PasskeyTable } from './passkey.table.js';
import { lockCaller } from '../../rows/rows.js';
import { lockWaysIn, waysInOf } from './stored-ways-in.js';

// A device that does not count sends 0 each time.
const USE = `
  UPDATE passkey SET sign_count = $2, last_used_at = $3
  WHERE id = $1 AND (sign_count < $2 OR (sign_count = 0 AND $2 = 0)) RETURNING id`;

// If several callers take one challenge at once, one of them deletes the row, and only that one gets it.
const TAKE = `
  WITH taken AS (DELETE FROM passkey_challenge WHERE challenge_hash = $1 RETURNING account_id, expires_at)
  SELECT account_id AS "accountId" FROM taken WHERE expires_at > $2`;

/** Passkeys, and the hashes of their challenges, as rows of PostgreSQL. */
@Injectable()
export class TypeormPasskeyStore extends PasskeyStore {
  constructor(
    private readonly dataSource: DataSource,
    private readonly mails: AccountMails,
    private readonly credential: CallCredential,
  ) {
    super();
  }

  override async list(accountId: string): Promise<Passkey[]> {
    const rows = await this.rows.find({ where: { accountId }, order: { createdAt: 'ASC', id: 'ASC' } });
    return rows.map(toPasskey);
  }

  override async findByCredential(credentialId: string): Promise<Passkey | null> {
    const row = await this.rows.findOneBy({ credentialId: bytesOf(credentialId) });
    return row && toPasskey(row);
  }

  override async add({ passkey, language }: PasskeyAddition, most: number): Promise<'added' | 'known' | 'full'> {
    const { credentialId, publicKey, signCount, ...named } = passkey;
    const { accountId, name } = named;
    return this.dataSource.transaction(async (manager) => {
      await lockWaysIn(accountId, manager);
      await lockCaller(this.credential, manager);
      if ((await manager.countBy(passkeyTable, { accountId })) >= most) return 'full';
      const wasVerified = await manager.existsBy(accountTable, { id: accountId, emailVerified: true });
      const row = {
        ...named,
        credentialId: bytesOf(credentialId),
        publicKey: Buffer.from(publicKey),
        signCount: String(signCount),
        wasVerified,
      };
      // No row if it is known, also of another account that has added it at the same moment.
      const added = await manager.createQueryBuilder().insert().into(passkeyTable).values(row).orIgnore().returning('id').execute();
      if ((added.raw as unknown[]).length === 0) return 'known';
      await this.mails.addWithin(manager, { kind: 'passkey-changed', accountId, name, isAdded: true, language });
      return 'added';
    });
  }

  override async use(id: string, signCount: number, at: Date): Promise<boolean> {
    const [used] = await this.dataSource.query<[unknown[], number]>(USE, [id, signCount, at]);
    return used.length > 0;
  }

  override async rename(accountId: string, id: string, name: string): Promise<Passkey | null> {
    if (!isUuid(id)) return null;
    await this.rows.update({ accountId, id }, { name });
    const row = await this.rows.findOneBy({ accountId, id });
    return row && toPasskey(row);
  }

  override async remove(
    { accountId, id, language }: PasskeyChange,
    isAllowed: (before: AccountIdentities) => boolean,
  ): Promise<'removed' | 'kept'> {
    return this.dataSource.transaction(async (manager) => {
      await lockWaysIn(accountId, manager);
      const passkey = isUuid(id) ? await manager.findOneBy(passkeyTable, { accountId, id }) : null;
      if (!passkey) return 'removed';
      if (!isAllowed(await waysInOf(accountId, manager))) return 'kept';
      await manager.delete(passkeyTable, { accountId, id });
      await this.mails.addWithin(manager, { kind: 'passkey-changed', accountId, name: passkey.name, isAdded: false, language });
      return 'removed';
    });
  }

  override async addChallenge({ challenge, accountId }: PasskeyChallenge, expiresAt: Date): Promise<void> {
    await this.dataSource
      .getRepository(passkeyChallengeTable)
      .insert({ challengeHash: toBytes(hashToken(challenge)), accountId, expiresAt });
  }

  override async takeChallenge(challenge: string, now: Date): Promise<PasskeyChallenge | null> {
    const [taken] = await this.dataSource.query<{ accountId: string | null }[]>(TAKE, [toBytes(hashToken(challenge)), now]);
    return taken ? { challenge, accountId: taken.accountId } : null;
  }

  override async removeExpiredChallenges(now: Date, atMost: number): Promise<number> {
    return deleteExpired(this.dataSource, 'passkey_challenge', now, atMost);
  }

  private get rows() {
    return this.dataSource.getRepository(passkeyTable);
  }
}

function toPasskey({ credentialId, publicKey, signCount, ...row }: PasskeyTable): Passkey {
  return { ...row, credentialId: credentialId.toString('base64url'), publicKey, signCount: Number(signCount) };
}

function bytesOf(credentialId: string): Buffer {
  return Buffer.from(credentialId, 'base64url');
}
