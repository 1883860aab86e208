import { linksOf } from '../blocked-links/design-links.rules.js';
import type { PageDesign } from '../design/page-design.rules.js';
import { withUtm } from './utm.rules.js';

/** The addresses that the creator has entered, by those that visitors follow instead. `page`: the absolute address of the page. */
export function utmLinksOf(design: PageDesign, page: string): ReadonlyMap<string, string> {
  const { utm } = design;
  if (!utm) return new Map();
  const { host } = new URL(page);
  const led = Array.from(linksOf(design), ({ address }) => [withUtm(address, utm, host), address] as const);
  return new Map(led.filter(([followed, entered]) => followed !== entered));
}
