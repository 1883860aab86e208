import type { Config } from '../../config.js';
import type { Page } from '../../pages/page.js';
import { pageAddress } from '../page-address.js';
import { picturesOf } from '../picture-view.js';
import type { MyPage, PageDesign } from './generated.js';

/** A page as its owner sees it. */
export function toMyPage(page: Page, config: Config): MyPage {
  const { linkname, version, publishedAt } = page;
  return {
    linkname,
    address: pageAddress(config, linkname),
    version,
    publishedAt,
    // Only where it is asked for: one that can't be read refuses nothing else. The generated type differs in nothing but that its lists
    // can be changed.
    get design() {
      return page.publishedDesign as PageDesign | null;
    },
    ...picturesOf(page, config),
  };
}
