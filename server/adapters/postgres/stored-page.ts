import type { Linkname } from '../../pages/linkname.rules.js';
import { Page } from '../../pages/page.js';
import type { PageTable } from './page.table.js';

/** The shape of designs as they are stored now. A change of it raises the number and teaches `toPage` the former shape. */
export const DESIGN_FORMAT = 1;

/** Whether a design was written by a newer version of the product, which runs beside this one while it is rolled out. */
export function isNewerFormat(format: number | null): boolean {
  return format !== null && format > DESIGN_FORMAT;
}

/** The page of a row; without its design when that is of a newer format. */
export function toPage({ ownerId, linkname, version, design, designFormat, publishedAt, profilePicture, wallpaper }: PageTable): Page {
  const isOfNewerFormat = isNewerFormat(designFormat);
  return new Page({
    ownerId,
    // Only parsed linknames were ever written.
    linkname: linkname as Linkname | null,
    version,
    design: isOfNewerFormat ? null : design,
    isOfNewerFormat,
    publishedAt,
    profilePicture,
    wallpaper,
  });
}
