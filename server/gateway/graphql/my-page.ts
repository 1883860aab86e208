import type { Config } from '../../config.js';
import type { Page } from '../../pages/page.js';
import { pageAddress } from '../page-address.js';
import { picturesOf } from '../picture-view.js';
import type { MyPage, PageDesign } from './generated.js';

/** A page as its owner sees it. */
export function toMyPage(page: Page, config: Config): MyPage {
  const { linkname, version, publishedAt, isHidden } = page;
  return {
    linkname,
    address: pageAddress(config, linkname),
    version,
    publishedAt,
    isHidden,
    // Only computed when the query requests it: a design that cannot be read refuses nothing else. The generated type differs only in that
    // its lists are mutable.
    get design() {
      return page.publishedDesign as PageDesign | null;
    },
    ...picturesOf(page, config),
  };
}
