import { useCallback, useState } from 'react';
import { callServer } from '../../../api/connection/call-server.js';
import { failureOf, isToldAlready, reasonOf, type Failure } from '../../../api/connection/failure.js';
import { useFetched } from '../../../api/connection/use-fetched.js';
import { AdminInvitationsDocument } from '../../../api/generated/admin-invitations.js';
import { AdminRestoreInvitationDocument } from '../../../api/generated/admin-restore-invitation.js';
import { AdminRevokeInvitationDocument } from '../../../api/generated/admin-revoke-invitation.js';
import type { AdminInvitationFragment, AdminInvitationsQuery } from '../../../api/generated/types.js';
import { useNotify } from '../../../controls/notifications/notifications.js';
import { adminInvitationTexts as texts } from '../../../texts/en/admin-invitations.js';

export type Invitation = AdminInvitationFragment;

export interface Invitations {
  readonly list: AdminInvitationsQuery['adminInvitations'] | null;
  readonly failure: Failure | null;
  readonly reload: () => void;
  /** Ends an invitation, with Undo in a notification. */
  readonly revoke: (invitation: Invitation) => Promise<void>;
  readonly restore: (invitation: Invitation) => Promise<void>;
  /** Why the last act was refused. */
  readonly reason: string | undefined;
}

/** A part of the list of invitations, and what is done with them. */
export function useInvitations(at: string | null): Invitations {
  const notify = useNotify();
  const load = useCallback(() => callServer(AdminInvitationsDocument, { at }), [at]);
  const { value, failure, retry: reload } = useFetched(load);
  const [reason, setReason] = useState<string>();

  async function run(work: () => Promise<unknown>) {
    try {
      setReason(undefined);
      await work();
      reload();
    } catch (error) {
      const refusal = failureOf(error);
      setReason(isToldAlready(refusal) ? undefined : reasonOf(refusal));
    }
  }
  const restore = (invitation: Invitation) =>
    run(async () => {
      await callServer(AdminRestoreInvitationDocument, { code: invitation.code });
      notify({ text: texts.restored, about: whomOf(invitation), tone: 'done' });
    });
  const revoke = (invitation: Invitation) =>
    run(async () => {
      await callServer(AdminRevokeInvitationDocument, { code: invitation.code });
      notify({
        text: texts.revoked,
        about: whomOf(invitation),
        tone: 'gold',
        action: { label: texts.undo, onPress: () => void restore(invitation) },
      });
    });
  return { list: value?.adminInvitations ?? null, failure, reload, revoke, restore, reason };
}

/** For whom it is, or else its code. */
function whomOf({ email, note, code }: Invitation): string {
  return email ?? note ?? code;
}
