import type { Config } from '../../config.js';
import type { Page } from '../../pages/page.js';
import { pageAddress } from '../page-address.js';
import type { MyPage, PageDesign } from './generated.js';

/** A page as its owner sees it. */
export function toMyPage({ linkname, version, publishedAt, design }: Page, config: Config): MyPage {
  // The generated type differs in nothing but that its lists can be changed.
  return { linkname, address: pageAddress(config, linkname), version, publishedAt, design: design as PageDesign | null };
}
