import type { Config } from '../../config.js';
import type { Page } from '../../pages/page.js';
import { pageAddress } from '../page-address.js';
import { picturesOf } from '../picture-view.js';
import type { MyPage, PageDesign } from './generated.js';

/** A page as its owner sees it. */
export function toMyPage(page: Page, config: Config): MyPage {
  const { linkname, version, publishedAt, design } = page;
  // The generated type differs in nothing but that its lists can be changed.
  return { linkname, address: pageAddress(config, linkname), version, publishedAt, design: design as PageDesign | null, ...picturesOf(page, config) };
}
