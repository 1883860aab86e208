import { Injectable } from '@nestjs/common';
import { DataSource, IsNull, Not } from 'typeorm';
import type { EmailAddress } from '../../../accounts/email-address.rules.js';
import { CallCredential } from '../../../accounts/sessions/call-credential.js';
import type { Invitation } from '../../../accounts/sign-up/invitation.js';
import { InvitationStore } from '../../../accounts/sign-up/ports/invitation-store.port.js';
import { partOf, type ListPart, type ListPlace } from '../../../lists/list-parts.rules.js';
import { deleteExpired } from '../connection/expired-rows.js';
import { lockCaller } from '../rows/rows.js';
import { isTimeKey, keyOfTime, timeOfKey } from '../lists/time-keys.js';
import { invitationTable, type InvitationTable } from './invitation.table.js';

interface AskedPart {
  readonly place: ListPlace | null;
  readonly size: number;
}

/** Invitations as rows of PostgreSQL. */
@Injectable()
export class TypeormInvitationStore extends InvitationStore {
  constructor(
    private readonly dataSource: DataSource,
    private readonly credential: CallCredential,
  ) {
    super();
  }

  override async add(invitation: Invitation): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await lockCaller(this.credential, manager);
      await manager.insert(invitationTable, { ...invitation });
    });
  }

  override async find(code: string): Promise<Invitation | null> {
    return toInvitation(await this.rows.findOneBy({ code }));
  }

  override async findById(id: string): Promise<Invitation | null> {
    return toInvitation(await this.rows.findOneBy({ id }));
  }

  override async list(atMost: number): Promise<Invitation[]> {
    const rows = await this.rows.find({ order: { createdAt: 'DESC', id: 'ASC' }, take: atMost });
    return rows.flatMap((row) => toInvitation(row) ?? []);
  }

  override async listPart({ place: given, size }: AskedPart): Promise<ListPart<Invitation>> {
    const place = given && isTimeKey(given.key) ? given : null;
    const [comparison, direction] = place?.isBackwards === true ? (['>', 'ASC'] as const) : (['<', 'DESC'] as const);
    const rows = this.rows
      .createQueryBuilder('invitation')
      .addSelect(keyOfTime('invitation.created_at'), 'key')
      .orderBy('invitation.createdAt', direction)
      .addOrderBy('invitation.id', direction)
      .limit(size + 1);
    if (place) {
      const further = `(invitation.created_at, invitation.id) ${comparison} (${timeOfKey('CAST(:key AS text)')}, CAST(:id AS uuid))`;
      rows.where(further, { key: place.key, id: place.id });
    }
    const { entities, raw } = await rows.getRawAndEntities<{ readonly key: string }>();
    const found = entities.map((row, at) => ({ ...row, email: row.email as EmailAddress | null, key: raw[at]!.key }));
    const part = partOf(found, { place, size });
    return { ...part, rows: part.rows.map(({ key: _, ...invitation }) => invitation) };
  }

  override async revoke(code: string, at: Date): Promise<boolean> {
    const { affected } = await this.rows.update({ code, revokedAt: IsNull() }, { revokedAt: at });
    return affected === 1;
  }

  override async restore(code: string): Promise<boolean> {
    return this.dataSource.transaction(async (manager) => {
      await lockCaller(this.credential, manager);
      const { affected } = await manager.update(invitationTable, { code, revokedAt: Not(IsNull()) }, { revokedAt: null });
      return affected === 1;
    });
  }

  override async removeExpired(before: Date, atMost: number): Promise<number> {
    return deleteExpired(this.dataSource, 'invitation', before, atMost);
  }

  private get rows() {
    return this.dataSource.getRepository(invitationTable);
  }
}

function toInvitation(row: InvitationTable | null): Invitation | null {
  // Only parsed addresses are ever written.
  return row && { ...row, email: row.email as EmailAddress | null };
}
