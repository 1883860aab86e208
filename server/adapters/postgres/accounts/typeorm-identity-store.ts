import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import {
  IdentityStore,
  type AccountIdentities,
  type LinkedIdentity,
  type UnlinkedIdentities,
} from '../../../accounts/providers/ports/identity-store.port.js';
import { CallCredential } from '../../../accounts/sessions/call-credential.js';
import { AccountMails } from './account-mails.js';
import { accountTable } from './account.table.js';
import { externalIdentityTable, PROVING } from './external-identity.table.js';
import { lockCaller } from '../rows/rows.js';
import { lockWaysIn, waysInOf } from './ways-in/stored-ways-in.js';

// No row if another account was faster.
const ADD = `
  INSERT INTO external_identity (issuer, subject, account_id, provider, email, linked_at, proves_address) VALUES ($1, $2, $3, $4, $5, $6, $7)
  ON CONFLICT DO NOTHING RETURNING 1`;

/** Identities as rows of PostgreSQL. Each change locks the account, so that two of them cannot remove its last two ways in at once. */
@Injectable()
export class TypeormIdentityStore extends IdentityStore {
  constructor(
    private readonly dataSource: DataSource,
    private readonly mails: AccountMails,
    private readonly credential: CallCredential,
  ) {
    super();
  }

  override async list(accountId: string): Promise<AccountIdentities> {
    return waysInOf(accountId, this.dataSource.manager);
  }

  override async link({ accountId, identity, label, language }: LinkedIdentity): Promise<'linked' | 'of-another' | 'full'> {
    const { issuer, subject } = identity;
    return this.dataSource.transaction(async (manager) => {
      await lockWaysIn(accountId, manager);
      await lockCaller(this.credential, manager);
      const known = await manager.findOneBy(externalIdentityTable, { issuer, subject });
      if (known) return known.accountId === accountId ? 'linked' : 'of-another';
      if (await manager.existsBy(externalIdentityTable, { accountId, issuer })) return 'full';
      const { provider, email, linkedAt, provesAddress } = identity;
      const added: unknown[] = await manager.query(ADD, [issuer, subject, accountId, provider, email, linkedAt, provesAddress]);
      if (added.length === 0) return 'of-another';
      await this.mails.addWithin(manager, { kind: 'provider-linked', accountId, provider: label, isLinked: true, language });
      return 'linked';
    });
  }

  override async unlink(
    { accountId, issuer, label, language }: UnlinkedIdentities,
    isAllowed: (before: AccountIdentities) => boolean,
  ): Promise<boolean> {
    return this.dataSource.transaction(async (manager) => {
      await lockWaysIn(accountId, manager);
      const before = await waysInOf(accountId, manager);
      if (!before.identities.some((identity) => identity.issuer === issuer)) return true;
      if (!isAllowed(before)) return false;
      // The same person may come back by the address, which then ends nothing else of the account.
      if (await manager.existsBy(externalIdentityTable, { accountId, issuer, ...PROVING }))
        await manager.update(accountTable, { id: accountId }, { addressProved: true });
      await manager.delete(externalIdentityTable, { accountId, issuer });
      await this.mails.addWithin(manager, { kind: 'provider-linked', accountId, provider: label, isLinked: false, language });
      return true;
    });
  }
}
