import { Injectable } from '@nestjs/common';
import { DataSource, IsNull } from 'typeorm';
import type { EmailAddress } from '../../../accounts/email-address.rules.js';
import type { Invitation } from '../../../accounts/sign-up/invitation.js';
import { InvitationStore } from '../../../accounts/sign-up/ports/invitation-store.port.js';
import { deleteExpired } from '../connection/expired-rows.js';
import { invitationTable, type InvitationTable } from './invitation.table.js';

/** Invitations as rows of PostgreSQL. */
@Injectable()
export class TypeormInvitationStore extends InvitationStore {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  override async add(invitation: Invitation): Promise<void> {
    await this.rows.insert({ ...invitation });
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

  override async revoke(code: string, at: Date): Promise<boolean> {
    const { affected } = await this.rows.update({ code, revokedAt: IsNull() }, { revokedAt: at });
    return affected === 1;
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
