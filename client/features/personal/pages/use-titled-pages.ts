import { useCallback, useMemo, useState } from 'react';
import type { AccountPage } from '../../../api/account-pages.js';
import { localStore } from '../../../api/browser-storage.js';
import { titleOfDraft } from '../../../page-editing/draft/draft-title.js';

/**
 * The pages with their titles, as far as they are known: of the draft on this device, else the published one, which `note` gets as soon as it is
 * fetched for the miniature.
 */
export function useTitledPages(
  username: string,
  pages: readonly AccountPage[],
): [pages: readonly AccountPage[], note: (pageId: string, title: string) => void] {
  const [published, setPublished] = useState<ReadonlyMap<string, string>>(new Map());
  const note = useCallback((pageId: string, title: string) => setPublished((known) => new Map(known).set(pageId, title)), []);
  const titled = useMemo(
    () =>
      pages.map((page) => ({
        ...page,
        title: titleOfDraft(localStore, { owner: username, pageId: page.id }) ?? published.get(page.id) ?? null,
      })),
    [username, pages, published],
  );
  return [titled, note];
}
