import type { Linkname } from '../../pages/linkname.rules.js';
import { Page } from '../../pages/page.js';
import type { PageTable } from './page.table.js';

/** The current format of stored designs. A change of the format increments it, and adds the conversion to `toPage`. */
export const DESIGN_FORMAT = 1;

/** Whether a newer release wrote the design. It may run beside this one during a rolling update. */
export function isNewerFormat(format: number | null): boolean {
  return format !== null && format > DESIGN_FORMAT;
}

/** The page of a row. It has no design if the design has a newer format. */
export function toPage(row: PageTable): Page {
  const { ownerId, linkname, version, design, designFormat, publishedAt, hiddenAt, profilePicture, wallpaper } = row;
  const isOfNewerFormat = isNewerFormat(designFormat);
  return new Page({
    ownerId,
    // Only parsed linknames are ever written.
    linkname: linkname as Linkname | null,
    version,
    design: isOfNewerFormat ? null : design,
    isOfNewerFormat,
    publishedAt,
    isHidden: Boolean(hiddenAt),
    profilePicture,
    wallpaper,
  });
}
