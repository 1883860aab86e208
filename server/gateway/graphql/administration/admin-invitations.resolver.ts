import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { Caller } from '../../../accounts/caller.js';
import { stateOf, type Invitation } from '../../../accounts/sign-up/invitation.js';
import type { Actor } from '../../../actor.js';
import { SignUpAdministration } from '../../../administration/use-cases/sign-up-administration.js';
import { placeText } from '../../../lists/list-parts.rules.js';
import { CurrentCaller } from '../../caller.js';
import type {
  AdminInvitation,
  AdminInvitationList,
  AdminMadeInvitation,
  MutationAdminInviteArgs,
  MutationAdminRestoreInvitationArgs,
  MutationAdminRevokeInvitationArgs,
  QueryAdminInvitationsArgs,
} from '../generated.js';
import { CurrentOperator } from './admitted-operator.js';

const MODES = { open: 'OPEN', invite: 'INVITE', closed: 'CLOSED', domains: 'DOMAINS' } as const;
const STATES = { valid: 'OPEN', used: 'USED_UP', ended: 'EXPIRED', unknown: 'REVOKED' } as const;

/** The GraphQL operations with which operators invite people. */
@Resolver()
export class AdminInvitationsResolver {
  constructor(private readonly signUp: SignUpAdministration) {}

  @Query('adminInvitations')
  async list(@CurrentOperator() actor: Actor, @Args() { at }: QueryAdminInvitationsArgs): Promise<AdminInvitationList> {
    const [{ mode, source }, { rows, from, previous, next }] = await Promise.all([
      this.signUp.mode(actor),
      this.signUp.listPart(actor, at ?? null),
    ]);
    return {
      mode: MODES[mode.kind],
      isModeFixed: source === 'variable',
      invitations: rows.map((invitation) => this.toShown(invitation)),
      from,
      previous: previous && placeText(previous),
      next: next && placeText(next),
    };
  }

  @Mutation('adminInvite')
  async invite(
    @CurrentOperator() actor: Actor,
    @Args() { input: { forWhom = null, uses, days } }: MutationAdminInviteArgs,
    @CurrentCaller() { language }: Caller,
  ): Promise<AdminMadeInvitation> {
    const { invitation, fault } = await this.signUp.invite(actor, { forWhom, uses, days }, language);
    return { invitation: this.toShown(invitation), isMailed: invitation.email !== null && !fault };
  }

  @Mutation('adminRevokeInvitation')
  async revoke(@CurrentOperator() actor: Actor, @Args() { code }: MutationAdminRevokeInvitationArgs): Promise<boolean> {
    return !(await this.signUp.revoke(actor, code)).fault;
  }

  @Mutation('adminRestoreInvitation')
  async restore(@CurrentOperator() actor: Actor, @Args() { code }: MutationAdminRestoreInvitationArgs): Promise<boolean> {
    return !(await this.signUp.restore(actor, code)).fault;
  }

  private toShown(invitation: Invitation): AdminInvitation {
    const { code, email, note, uses, used, expiresAt } = invitation;
    const state = STATES[stateOf(invitation, new Date())];
    return { code, link: this.signUp.linkOf(invitation), email, note, uses, used, expiresAt, state };
  }
}
