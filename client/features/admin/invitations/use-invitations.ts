import type { Failure } from '../../../api/connection/failure.js';
import { sendChange } from '../../../api/connection/send-change.js';
import { FRESH, useServerData } from '../../../api/connection/use-server-data.js';
import { AdminInvitationsDocument } from '../../../api/generated/admin-invitations.js';
import { AdminRestoreInvitationDocument } from '../../../api/generated/admin-restore-invitation.js';
import { AdminRevokeInvitationDocument } from '../../../api/generated/admin-revoke-invitation.js';
import type { AdminInvitationFragment, AdminInvitationsQuery } from '../../../api/generated/types.js';
import { useAct, type RunningAct } from '../../../shell/use-act.js';
import { adminInvitationTexts as texts } from '../../../texts/en/admin-invitations.js';

export type Invitation = AdminInvitationFragment;

export interface Invitations extends Omit<RunningAct, 'run'> {
  readonly list: AdminInvitationsQuery['adminInvitations'] | null;
  /** Whether another part is being read. */
  readonly isOld: boolean;
  readonly failure: Failure | null;
  readonly reload: () => void;
  /** Ends an invitation, with Undo in a notification. */
  readonly revoke: (invitation: Invitation) => Promise<unknown>;
  readonly restore: (invitation: Invitation) => Promise<unknown>;
}

/** A part of the list of invitations, and what is done with them. */
export function useInvitations(at: string | null): Invitations {
  const { data, last, failure, retry: reload } = useServerData(AdminInvitationsDocument, { at }, FRESH);
  const { run, ...state } = useAct();
  const restore = (invitation: Invitation) =>
    run(invitation.code, async () => {
      await sendChange(AdminRestoreInvitationDocument, { code: invitation.code }, { outdated: [AdminInvitationsDocument] });
      return { notice: { text: texts.restored, about: whomOf(invitation), tone: 'done' } };
    });
  const revoke = (invitation: Invitation) =>
    run(invitation.code, async () => {
      await sendChange(AdminRevokeInvitationDocument, { code: invitation.code }, { outdated: [AdminInvitationsDocument] });
      const action = { label: texts.undo, onPress: () => void restore(invitation) };
      return { notice: { text: texts.revoked, about: whomOf(invitation), tone: 'gold', action } };
    });
  return { list: last?.adminInvitations ?? null, isOld: !data, failure, reload, revoke, restore, ...state };
}

/** For whom it is, or else its code. */
function whomOf({ email, note, code }: Invitation): string {
  return email ?? note ?? code;
}
