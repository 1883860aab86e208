import { useCallback, useMemo, useState } from 'react';
import type { AccountPage } from '../../../api/account-pages.js';
import { localStore } from '../../../api/browser-storage.js';
import { titleOfDraft } from '../../../page-editing/draft/draft-title.js';

interface TitledPages {
  /** With the title of the draft on this device, else with the published one. */
  readonly titled: readonly AccountPage[];
  /** Takes a published title, as soon as it is fetched for the miniature. */
  readonly note: (pageId: string, title: string) => void;
  /** The page with its published title. */
  readonly asPublished: (page: AccountPage) => AccountPage;
}

/** The titles of the pages, as far as they are known. */
export function useTitledPages(owner: string, pages: readonly AccountPage[]): TitledPages {
  const [published, setPublished] = useState<ReadonlyMap<string, string>>(new Map());
  const note = useCallback((pageId: string, title: string) => setPublished((known) => new Map(known).set(pageId, title)), []);
  const titled = useMemo(
    () =>
      pages.map((page) => ({
        ...page,
        title: titleOfDraft(localStore, { owner, pageId: page.id }) ?? published.get(page.id) ?? null,
      })),
    [owner, pages, published],
  );
  return { titled, note, asPublished: (page) => ({ ...page, title: published.get(page.id) ?? null }) };
}
