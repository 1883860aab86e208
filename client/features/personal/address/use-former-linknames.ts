import { useApolloClient, useMutation } from '@apollo/client/react';
import type { AccountPage } from '../../../api/account-pages.js';
import { parsed } from '../../../api/connection/parsed.js';
import { ClaimLinknameDocument } from '../../../api/generated/claim-linkname.js';
import { FormerLinknamesDocument } from '../../../api/generated/former-linknames.js';
import { ReleaseFormerLinknameDocument } from '../../../api/generated/release-former-linkname.js';
import { storeLinkname } from '../../../api/session/session-token.js';

type ListedPage = Pick<AccountPage, 'id' | 'isMain'>;

/** The page of `FormerLinknames`: null stands for the main page, as in the query of this screen. */
export function pageOfFormerLinknames({ id, isMain }: ListedPage): { pageId: string | null } {
  return { pageId: isMain ? null : id };
}

/**
 * Gives a page an address, or lets a former one go. Afterwards, the former ones are read again; if that fails, their list stays as it was. Rejects
 * as the calls do.
 */
export function useAddressCalls() {
  const client = useApolloClient();
  const [claim] = useMutation(parsed(ClaimLinknameDocument));
  const [release] = useMutation(parsed(ReleaseFormerLinknameDocument));
  const reread = (page: ListedPage) => {
    const variables = pageOfFormerLinknames(page);
    void client.query({ query: parsed(FormerLinknamesDocument), variables, fetchPolicy: 'network-only' }).catch(() => undefined);
  };
  return {
    /** Returns the linkname as it is stored. */
    claim: async (page: ListedPage, typed: string): Promise<string> => {
      const { data } = await claim({ variables: { linkname: typed, pageId: page.id } });
      const linkname = data?.claimLinkname.linkname ?? typed;
      // Another tab may have made another page the main one.
      const isMain = data?.claimLinkname.isMain ?? page.isMain;
      if (isMain) storeLinkname(linkname);
      reread({ id: page.id, isMain });
      return linkname;
    },
    release: async (page: ListedPage, linkname: string): Promise<void> => {
      await release({ variables: { linkname, pageId: page.id } });
      reread(page);
    },
  };
}
