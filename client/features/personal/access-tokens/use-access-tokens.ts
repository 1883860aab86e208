import type { RefObject } from 'react';
import { useMutation } from '@apollo/client/react';
import { reasonOf } from '../../../api/connection/failure.js';
import { parsed } from '../../../api/connection/parsed.js';
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
export function useCreateAccessToken() {
  const [create] = useMutation(parsed(CreateAccessTokenDocument));
  return async (input: CreateAccessTokenInput): Promise<string | undefined> => {
    // The cache must not keep the token itself. If the list cannot be fetched again, the token is shown nevertheless.
    const { data } = await create({ variables: { input }, fetchPolicy: 'no-cache', refetchQueries: [parsed(AccessTokensDocument)] });
    return data?.createAccessToken.token;
  };
}

/** Revokes a token after the user's confirmation, and then gives the focus to the list. */
export function useRevokeAccessToken(list: RefObject<HTMLElement | null>) {
  const [revoke] = useMutation(parsed(RevokeAccessTokenDocument));
  const [confirm, notify] = [useConfirm(), useNotify()];
  const { run, clear, ...act } = useAct();

  async function revokeToken({ id, name }: AccessToken) {
    clear();
    const question = { title: texts.revokeQuestion({ name }), explanation: texts.revokeText, confirmLabel: texts.revoke, danger: true };
    if (!(await confirm(question))) return;
    const work = async () => {
      // A list leaves out what the cache does not have any more.
      await revoke({ variables: { id }, update: (cache) => void cache.evict({ id: cache.identify({ __typename: 'AccessToken', id }) }) });
      return { notice: { text: texts.revoked, tone: 'done' }, focus: list } as const;
    };
    await run(id, work, (failure) => {
      notify({ text: texts.revokeFailed, tone: 'failed' });
      return reasonOf(failure);
    });
  }

  return { revokeToken, ...act };
}
