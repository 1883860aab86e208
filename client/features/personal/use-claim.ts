import type { UseFormReturn } from 'react-hook-form';
import { useMutation } from '@apollo/client/react';
import { forgetClaimedLinkname } from '../../api/claimed-linkname.js';
import { failureOf, isToldAlready, reasonOf } from '../../api/failure.js';
import { ClaimLinknameDocument } from '../../api/generated/graphql.js';
import { storeLinkname } from '../../api/session-token.js';
import { useNotify } from '../../controls/notifications.js';
import { useRereadFormerLinknames } from './use-former-linknames.js';
import { personalTexts } from '../../texts/en/personal.js';

/** Claims the typed linkname for the main page. The page moves at once. The reason of a refusal is shown beside the field. */
export function useClaim(pageId: string, { reset, setError }: UseFormReturn<{ linkname: string }>) {
  const [claimLinkname] = useMutation(ClaimLinknameDocument);
  const reread = useRereadFormerLinknames();
  const notify = useNotify();

  return async (typed: { linkname: string }) => {
    try {
      const { data } = await claimLinkname({ variables: { ...typed, pageId } });
      const linkname = data?.claimLinkname.linkname ?? typed.linkname;
      // Another tab may have made another page the main one.
      const isMain = data?.claimLinkname.isMain !== false;
      if (isMain) storeLinkname(linkname);
      reread({ id: pageId, isMain });
      forgetClaimedLinkname();
      reset({ linkname });
      notify({ text: personalTexts.updated, tone: 'done' });
    } catch (error) {
      const failure = failureOf(error);
      if (isToldAlready(failure)) return;
      notify({ text: personalTexts.updateFailed, tone: 'failed' });
      setError('linkname', { message: reasonOf(failure, 'linkname') }, { shouldFocus: true });
    }
  };
}
