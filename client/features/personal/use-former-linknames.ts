import { useApolloClient } from '@apollo/client/react';
import type { AccountPage } from '../../api/account-pages.js';
import { FormerLinknamesDocument } from '../../api/generated/personal/graphql.js';

/** The page of `FormerLinknames`: null stands for the main page, as in the query of this screen. */
export function pageOfFormerLinknames({ id, isMain }: Pick<AccountPage, 'id' | 'isMain'>): { pageId: string | null } {
  return { pageId: isMain ? null : id };
}

/** Reads the former linknames of a page again, after it has changed. If that fails, the former list stays. */
export function useRereadFormerLinknames(): (page: Pick<AccountPage, 'id' | 'isMain'>) => void {
  const client = useApolloClient();
  return (page) => {
    const variables = pageOfFormerLinknames(page);
    void client.query({ query: FormerLinknamesDocument, variables, fetchPolicy: 'network-only' }).catch(() => undefined);
  };
}
