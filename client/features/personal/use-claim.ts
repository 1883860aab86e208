import type { UseFormReturn } from 'react-hook-form';
import { useMutation } from '@apollo/client/react';
import { forgetClaimedLinkname } from '../../api/claimed-linkname.js';
import { failureOf, isToldAlready, reasonOf } from '../../api/failure.js';
import { ClaimLinknameDocument } from '../../api/generated/graphql.js';
import { storeLinkname } from '../../api/session-token.js';
import { useNotify } from '../../controls/notifications.js';
import { personalTexts } from '../../texts/en/personal.js';

/**
 * Claims the typed linkname. The page moves at once, and `onClaimed` is called with the new linkname. The reason of a refusal is shown
 * beside the field.
 */
export function useClaim({ reset, setError }: UseFormReturn<{ linkname: string }>, onClaimed: (linkname: string) => void) {
  const [claimLinkname] = useMutation(ClaimLinknameDocument);
  const notify = useNotify();

  return async (typed: { linkname: string }) => {
    try {
      const { data } = await claimLinkname({ variables: typed });
      const linkname = data?.claimLinkname.linkname ?? typed.linkname;
      storeLinkname(linkname);
      forgetClaimedLinkname();
      reset({ linkname });
      onClaimed(linkname);
      notify({ text: personalTexts.updated, tone: 'done' });
    } catch (error) {
      const failure = failureOf(error);
      if (isToldAlready(failure)) return;
      notify({ text: personalTexts.updateFailed, tone: 'failed' });
      setError('linkname', { message: reasonOf(failure, 'linkname') }, { shouldFocus: true });
    }
  };
}
