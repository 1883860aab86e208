import { useMemo } from 'react';
import { DEFAULT_DESIGN, type PageDesign } from '../../../server/pages/design/page-design.rules.js';
import { NOT_KEPT, useServerData } from '../../api/connection/use-server-data.js';
import { PageLookDocument } from '../../api/generated/page-look.js';
import { readLook } from '../../api/page-look.js';
import type { Picture } from '../../page-view/pictures/page-pictures.js';

/** How a page looks to visitors. */
export interface PageLook {
  /** The published design, without what tiles contain, or the one of a new page. */
  readonly design: PageDesign;
  readonly wallpaper: Picture | null;
}

/**
 * The look of a page; undefined until it is fetched. Each is fetched by a call of its own, because a design may be large. The cache does not
 * keep the answer: it has only a part of each tile, and the editor needs the whole.
 */
export function usePageLook(id: string): PageLook | undefined {
  const { data } = useServerData(PageLookDocument, { id }, NOT_KEPT);
  return useMemo(
    () => data && { design: data.page.design ? readLook(data.page.design) : DEFAULT_DESIGN, wallpaper: data.page.wallpaper ?? null },
    [data],
  );
}
