import { useMutation } from '@apollo/client/react';
import { failureOf, isToldAlready, reasonOf, type Failure } from '../../../api/connection/failure.js';
import { parsed } from '../../../api/connection/parsed.js';
import { AccessTokensDocument } from '../../../api/generated/access-tokens.js';
import { CreateAccessTokenDocument } from '../../../api/generated/create-access-token.js';
import { RevokeAccessTokenDocument } from '../../../api/generated/revoke-access-token.js';
import type { AccessTokensQuery, CreateAccessTokenInput } from '../../../api/generated/types.js';
import { useConfirm } from '../../../controls/dialogs/confirm-dialog.js';
import { useNotify } from '../../../controls/notifications/notifications.js';
import { accessTokenTexts as texts } from '../../../texts/en/access-tokens.js';

export type AccessToken = AccessTokensQuery['accessTokens'][number];

/** Creates a token and returns it, for the only time. `onRefused` gets the reason if it was not created. */
export function useCreateAccessToken(onRefused: (failure: Failure) => void) {
  const [create] = useMutation(parsed(CreateAccessTokenDocument));
  return async (input: CreateAccessTokenInput): Promise<string | undefined> => {
    try {
      // The cache must not keep the token itself. If the list cannot be fetched again, the token is shown nevertheless.
      const { data } = await create({ variables: { input }, fetchPolicy: 'no-cache', refetchQueries: [parsed(AccessTokensDocument)] });
      return data?.createAccessToken.token;
    } catch (error) {
      const failure = failureOf(error);
      if (!isToldAlready(failure)) onRefused(failure);
      return undefined;
    }
  };
}

/** Revokes a token after the user's confirmation, and says whether that was done. `onFailure` gets the reason of a failure. */
export function useRevokeAccessToken(onFailure: (reason: string | undefined) => void) {
  const [revoke, { loading: revoking }] = useMutation(parsed(RevokeAccessTokenDocument));
  const confirm = useConfirm();
  const notify = useNotify();

  async function revokeToken({ id, name }: AccessToken): Promise<boolean> {
    onFailure(undefined);
    const question = { title: texts.revokeQuestion({ name }), explanation: texts.revokeText, confirmLabel: texts.revoke, danger: true };
    if (!(await confirm(question))) return false;
    try {
      // A list leaves out what the cache does not have any more.
      await revoke({ variables: { id }, update: (cache) => void cache.evict({ id: cache.identify({ __typename: 'AccessToken', id }) }) });
      notify({ text: texts.revoked, tone: 'done' });
      return true;
    } catch (error) {
      const failure = failureOf(error);
      if (isToldAlready(failure)) return false;
      notify({ text: texts.revokeFailed, tone: 'failed' });
      onFailure(reasonOf(failure));
      return false;
    }
  }

  return { revokeToken, revoking };
}
