import { useCallback, useEffect, useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import type { PageDesign } from '../../../server/pages/page-design.rules.js';
import { failureOf, reasonOf } from '../../api/failure.js';
import { PageVersionDocument, type PageVersionsQuery } from '../../api/generated/graphql.js';

export type PageVersionSummary = PageVersionsQuery['pageVersions'][number];

/** Gives the design of a version; what was fetched once is not fetched again. */
export type FetchDesign = (version: number) => Promise<PageDesign>;

/** Fetches designs of former versions and keeps them for as long as the component is there: versions never change. */
export function useFetchDesign(): FetchDesign {
  const client = useApolloClient();
  const [fetched] = useState(() => new Map<number, Promise<PageDesign>>());
  return useCallback(
    (version) => {
      const known = fetched.get(version);
      if (known) return known;
      const coming = client.query({ query: PageVersionDocument, variables: { version } }).then(({ data }) => {
        if (!Array.isArray(data?.pageVersion.design.tiles)) throw new TypeError('The server answered no design.');
        return data.pageVersion.design;
      });
      fetched.set(version, coming);
      // What failed is asked for again the next time.
      coming.catch(() => fetched.delete(version));
      return coming;
    },
    [client, fetched],
  );
}

export interface VersionDesign {
  /** Null until it is here. */
  readonly design: PageDesign | null;
  /** Why it did not come. */
  readonly problem: string | undefined;
  readonly retry: () => void;
}

/** The design of a version. */
export function useVersionDesign(fetchDesign: FetchDesign, version: number): VersionDesign {
  const [design, setDesign] = useState<PageDesign | null>(null);
  const [problem, setProblem] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let stale = false;
    setProblem(undefined);
    fetchDesign(version).then(
      (fetched) => void (stale || setDesign(fetched)),
      (error: unknown) => {
        const failure = failureOf(error);
        // An ended session leaves for the front page by itself.
        if (!stale && failure.kind !== 'expired') setProblem(reasonOf(failure));
      },
    );
    return () => {
      stale = true;
    };
  }, [fetchDesign, version, attempt]);
  return { design, problem, retry: () => setAttempt(attempt + 1) };
}
