import type { UseFormReturn } from 'react-hook-form';
import { forgetClaimedLinkname } from '../../../api/linknames/claimed-linkname.js';
import { failureOf, isToldAlready, reasonOf } from '../../../api/connection/failure.js';
import { useNotify } from '../../../controls/notifications/notifications.js';
import { useAddressCalls } from './use-former-linknames.js';
import { linknameTexts } from '../../../texts/en/accounts.js';

/** Claims the typed linkname for the main page. The page moves at once. The reason of a refusal is shown beside the field. */
export function useClaim(pageId: string, { reset, setError }: UseFormReturn<{ linkname: string }>) {
  const { claim } = useAddressCalls();
  const notify = useNotify();

  return async (typed: { linkname: string }) => {
    try {
      const linkname = await claim({ id: pageId, isMain: true }, typed.linkname);
      forgetClaimedLinkname();
      reset({ linkname });
      notify({ text: linknameTexts.updated, tone: 'done' });
    } catch (error) {
      const failure = failureOf(error);
      if (isToldAlready(failure)) return;
      notify({ text: linknameTexts.updateFailed, tone: 'failed' });
      setError('linkname', { message: reasonOf(failure, 'linkname') }, { shouldFocus: true });
    }
  };
}
