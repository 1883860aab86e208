import { useCallback, useState } from 'react';
import type { PageDesign } from '../../../server/pages/page-design.rules.js';
import { callServer } from '../../api/call-server.js';
import { PageVersionDocument, PageVersionsDocument, type PageVersionsQuery } from '../../api/generated/graphql.js';

export type PageVersionSummary = PageVersionsQuery['pageVersions'][number];

/** What was published, as the server has it now. */
export async function fetchPageVersions(): Promise<readonly PageVersionSummary[]> {
  return (await callServer(PageVersionsDocument)).pageVersions;
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
