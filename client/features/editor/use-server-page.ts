import { useCallback, useEffect, useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { failureOf } from '../../api/failure.js';
import { EditorDocument } from '../../api/generated/graphql.js';
import type { ServerPage } from './choose-draft.js';
import { readEditorAnswer } from './server-page.js';

/** Fetches the account's page as it is now; nothing remembered from earlier counts. */
export function useFetchPage(): () => Promise<ServerPage> {
  const client = useApolloClient();
  return useCallback(async () => {
    const { data } = await client.query({ query: EditorDocument });
    if (!data) throw new TypeError('The server answered nothing.');
    return readEditorAnswer(data);
  }, [client]);
}

/** The page to edit, once it is here. A failure is only logged (specification §8); `load` tries again. */
export function useServerPage(): { page: ServerPage | 'loading' | 'failed'; load: () => void } {
  const fetchPage = useFetchPage();
  const [page, setPage] = useState<ServerPage | 'loading' | 'failed'>('loading');
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let stale = false;
    setPage('loading');
    fetchPage().then(
      (fetched) => void (stale || setPage(fetched)),
      (error: unknown) => {
        // An ended session leaves for the front page by itself.
        if (stale || failureOf(error).kind === 'expired') return;
        console.error('The page to edit did not load.', error);
        setPage('failed');
      },
    );
    return () => {
      stale = true;
    };
  }, [attempt, fetchPage]);
  return { page, load: () => setAttempt(attempt + 1) };
}
