import type { EntityManager } from 'typeorm';
import { isNarrowed } from '../../../pages/narrowed-page.js';
import { fromStoredDesign } from '../../../pages/design/stored-design.rules.js';
import { Page } from '../../../pages/page.js';
import type { PageMove } from './notify-page-changes.js';
import type { LastDesign } from '../pages/last-designs.js';
import { isNewerFormat, pageById } from '../pages/stored-page.js';
import type { FormerRow } from '../pages/write-design.js';

/** What cannot be compared. */
const UNKNOWN = { design: null, isOfNewerFormat: true };

/** What a change of a page at its linkname is for those who keep it. The one place that decides whether its former state must be gone. */
export function moveBetween(former: Page | null, present: Page): PageMove {
  const { linkname } = present;
  return { gone: linkname !== null && isNarrowed(former, present, new Date()) ? linkname : null, changed: linkname };
}

/** The page before a publication, which has changed its design alone. `last`: the version that the statement was told. Null if nobody saw it. */
export function formerPage(present: Page, former: FormerRow | null, last?: LastDesign): Page | null {
  const version = present.version - 1;
  if (last?.version === version) return new Page({ ...present, version, ...(last.id === present.id ? { design: last.design } : UNKNOWN) });
  if (!former) return null;
  // If somebody else has published at the same moment, the statement has not seen that.
  const isKnown = !isNewerFormat(former.designFormat) && former.version === version;
  return new Page({ ...present, version, ...(isKnown && former.design ? { design: fromStoredDesign(former.design) } : UNKNOWN) });
}

/** The same of what the work changes of a page, whose row is locked. */
export async function moveBy(manager: EntityManager, pageId: string, work: () => Promise<void>): Promise<PageMove> {
  const former = await load(manager, pageId);
  await work();
  return moveBetween(former, await load(manager, pageId));
}

async function load(manager: EntityManager, pageId: string): Promise<Page> {
  const page = await pageById(manager, pageId);
  if (!page) throw new Error('The row of a page is locked, so it is there.');
  return page;
}
