import { isSameJson } from '../json-value.rules.js';
import { Page, type Published } from '../page.js';
import { PageChangedElsewhere, PageFormatNewer } from '../pages.errors.js';
import type { Publication } from '../ports/page-store.port.js';
import { fromStoredDesign, toStoredDesign, type StoredDesign } from '../design/stored-design.rules.js';

/**
 * The page as a publication would leave it, with its present version: nothing is stored.
 * @throws {PageFormatNewer}
 * @throws {PageChangedElsewhere}
 */
export function dryRunOf(present: Page, { design, basedOn }: Publication): Published {
  if (present.isOfNewerFormat) throw new PageFormatNewer('publishing');
  if (basedOn !== undefined && basedOn !== present.version) throw new PageChangedElsewhere(present.version);
  const stored = fromStoredDesign(JSON.parse(JSON.stringify(toStoredDesign(design).document)) as StoredDesign);
  return { page: new Page({ ...present, design: stored }), isChanged: !isSameJson(stored, present.design) };
}
