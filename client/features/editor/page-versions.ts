import { useCallback, useState } from 'react';
import type { PageDesign } from '../../../server/pages/page-design.rules.js';
import { callServer } from '../../api/call-server.js';
import { PageVersionDocument, PageVersionsDocument, type PageVersionsQuery } from '../../api/generated/graphql.js';

export type PageVersionSummary = PageVersionsQuery['pageVersions'][number];

/** Fetches the list of published versions. */
export async function fetchPageVersions(): Promise<readonly PageVersionSummary[]> {
  return (await callServer(PageVersionsDocument)).pageVersions;
}

/** Returns the design of a version. Each is fetched once. */
export type FetchDesign = (version: number) => Promise<PageDesign>;

/** Fetches designs of versions, and caches them until the component is unmounted. Versions never change. */
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
      // A failed fetch is not cached.
      coming.catch(() => fetched.delete(version));
      return coming;
    },
    [fetched],
  );
}
