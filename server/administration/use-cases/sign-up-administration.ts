import { Injectable } from '@nestjs/common';
import { SignUpSettings, type NewInvitation } from '../../accounts/for-operators/sign-up-settings.js';
import type { Invitation } from '../../accounts/sign-up/invitation.js';
import { signUpModeText, type PresentSignUpMode, type SignUpMode } from '../../accounts/sign-up/sign-up-mode.rules.js';
import type { Actor } from '../../actor.js';
import { ActFault } from '../../audit/act-fault.js';
import { RecordAct } from '../../audit/use-cases/record-act.js';
import type { Language } from '../../languages.rules.js';
import type { ListPart } from '../../lists/list-parts.rules.js';
import { Mails } from '../../mail/use-cases/mails.js';
import { SiteAddresses } from '../../site-addresses.js';

/** Who may sign up, and invitations, for operators. Errors of each: OPERATOR_NEEDED. */
@Injectable()
export class SignUpAdministration {
  constructor(
    private readonly recordAct: RecordAct,
    private readonly settings: SignUpSettings,
    private readonly mails: Mails,
    private readonly addresses: SiteAddresses,
  ) {}

  /** The present mode, and where it comes from. */
  async mode(actor: Actor): Promise<PresentSignUpMode> {
    actor.asOperator();
    return this.settings.mode();
  }

  /** Changes who may sign up, on every instance within a second. Errors: SIGN_UP_MODE_SET. */
  async change(actor: Actor, mode: SignUpMode): Promise<void> {
    await this.recordAct.execute(actor, { act: 'sign-up set', subject: signUpModeText(mode) }, () => this.settings.change(mode));
  }

  /** Makes an invitation. One for an address is mailed there, in this language. Faults: LINK_FAILED, with the invitation made. Errors: INVITATION_NOT_MADE. */
  async invite(
    actor: Actor,
    chosen: NewInvitation,
    language: Language,
  ): Promise<{ readonly invitation: Invitation; readonly fault?: ActFault }> {
    return this.recordAct.execute(actor, { act: 'invitation create', subject: chosen.forWhom }, async () => {
      const invitation = await this.settings.invite(chosen, actor.asOperator().accountId ?? null);
      if (invitation.email === null) return { invitation };
      try {
        await this.mails.add({ kind: 'invitation', invitationId: invitation.id, language });
        return { invitation };
      } catch (error) {
        return { invitation, fault: ActFault.of('LINK_FAILED', error) };
      }
    });
  }

  /** The newest first. */
  async list(actor: Actor, atMost: number): Promise<Invitation[]> {
    actor.asOperator();
    return this.settings.list(atMost);
  }

  /** A part of the same list. `at`: a place that another part has named; null for the beginning. */
  async listPart(actor: Actor, at: string | null): Promise<ListPart<Invitation>> {
    actor.asOperator();
    return this.settings.listPart(at);
  }

  /** Ends an invitation. The accounts that it has opened stay. Faults: INVITATION_UNKNOWN. */
  async revoke(actor: Actor, code: string): Promise<{ readonly fault?: ActFault }> {
    return this.recordAct.execute(actor, { act: 'invitation revoke', subject: code }, async () =>
      (await this.settings.revoke(code)) ? {} : { fault: new ActFault('INVITATION_UNKNOWN') },
    );
  }

  /** Takes that back. A mail with the link that was due meanwhile is not sent any more. Faults: INVITATION_UNKNOWN. */
  async restore(actor: Actor, code: string): Promise<{ readonly fault?: ActFault }> {
    return this.recordAct.execute(actor, { act: 'invitation restore', subject: code }, async () =>
      (await this.settings.restore(code)) ? {} : { fault: new ActFault('INVITATION_UNKNOWN') },
    );
  }

  /** The link of an invitation. */
  linkOf({ code }: Invitation): string {
    return this.addresses.at(`/i/${code}`);
  }
}
