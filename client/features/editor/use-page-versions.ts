import { useCallback, useEffect, useState } from 'react';
import type { PageDesign } from '../../../server/pages/page-design.rules.js';
import { callServer } from '../../api/call-server.js';
import { failureOf, reasonOf, type Failure } from '../../api/failure.js';
import { PageVersionDocument, PageVersionsDocument, type PageVersionsQuery } from '../../api/generated/graphql.js';

export type PageVersionSummary = PageVersionsQuery['pageVersions'][number];

export interface PageVersions {
  /** Null until they are here. */
  readonly versions: readonly PageVersionSummary[] | null;
  /** Why they did not come; null while they are on their way. */
  readonly failure: Failure | null;
  readonly load: () => void;
}

/** What was published, as the server has it now. */
export function usePageVersions(): PageVersions {
  const [versions, setVersions] = useState<readonly PageVersionSummary[] | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let stale = false;
    callServer(PageVersionsDocument).then(
      ({ pageVersions }) => void (stale || setVersions(pageVersions)),
      (error: unknown) => void (stale || setFailure(failureOf(error))),
    );
    return () => {
      stale = true;
    };
  }, [attempt]);
  function load() {
    setFailure(null);
    setAttempt(attempt + 1);
  }
  return { versions, failure, load };
}

/** Gives the design of a version; what was fetched once is not fetched again. */
export type FetchDesign = (version: number) => Promise<PageDesign>;

/** Fetches designs of former versions and keeps them for as long as the component is there: versions never change. */
export function useFetchDesign(): FetchDesign {
  const [fetched] = useState(() => new Map<number, Promise<PageDesign>>());
  return useCallback(
    (version) => {
      const known = fetched.get(version);
      if (known) return known;
      const coming = callServer(PageVersionDocument, { version }).then(({ pageVersion: { design } }) => {
        if (!Array.isArray(design.tiles)) throw new TypeError('The server answered no design.');
        return design;
      });
      fetched.set(version, coming);
      // What failed is asked for again the next time.
      coming.catch(() => fetched.delete(version));
      return coming;
    },
    [fetched],
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
  function retry() {
    setProblem(undefined);
    setAttempt(attempt + 1);
  }
  return { design, problem, retry };
}
