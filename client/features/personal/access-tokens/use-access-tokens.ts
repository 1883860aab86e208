import type { RefObject } from 'react';
import { reasonOf } from '../../../api/connection/failure.js';
import { forget, sendChange } from '../../../api/connection/send-change.js';
import { AccessTokensDocument } from '../../../api/generated/access-tokens.js';
import { CreateAccessTokenDocument } from '../../../api/generated/create-access-token.js';
import { RevokeAccessTokenDocument } from '../../../api/generated/revoke-access-token.js';
import type { AccessTokensQuery, CreateAccessTokenInput } from '../../../api/generated/types.js';
import { useConfirm } from '../../../controls/dialogs/confirm-dialog.js';
import { useNotify } from '../../../controls/notifications/notifications.js';
import { useAct } from '../../../shell/use-act.js';
import { accessTokenTexts as texts } from '../../../texts/en/access-tokens.js';

export type AccessToken = AccessTokensQuery['accessTokens'][number];

/** Creates a token and returns it, for the only time. */
export async function createAccessToken(input: CreateAccessTokenInput): Promise<string> {
  // If the list cannot be fetched again, the token is shown nevertheless.
  const { createAccessToken: made } = await sendChange(
    CreateAccessTokenDocument,
    { input },
    { isSecret: true, outdated: [AccessTokensDocument] },
  );
  return made.token;
}

/** Revokes a token after the user's confirmation, and then gives the focus to the list. */
export function useRevokeAccessToken(list: RefObject<HTMLElement | null>) {
  const [confirm, notify] = [useConfirm(), useNotify()];
  const { run, clear, ...act } = useAct();

  async function revokeToken({ id, name }: AccessToken) {
    clear();
    const question = { title: texts.revokeQuestion({ name }), explanation: texts.revokeText, confirmLabel: texts.revoke, danger: true };
    if (!(await confirm(question))) return;
    const work = async () => {
      await sendChange(RevokeAccessTokenDocument, { id });
      forget('AccessToken', id);
      return { notice: { text: texts.revoked, tone: 'done' }, focus: list } as const;
    };
    await run(id, work, (failure) => {
      notify({ text: texts.revokeFailed, tone: 'failed' });
      return reasonOf(failure);
    });
  }

  return { revokeToken, ...act };
}
