import { EntitySchema } from 'typeorm';
import type { ImageName } from '../../../media/image.js';
import type { PictureKind } from '../../../media/picture.js';
import { PAGE_ID } from '../pages/page.table.js';

/** A row says that a page uses a stored picture, so the picture is not removed. Deleting the page deletes the row. */
export interface PageImageTable {
  readonly pageId: string;
  readonly kind: PictureKind | 'card';
  readonly name: ImageName;
  /** What a card was drawn from. */
  readonly source: string | null;
}

export const pageImageTable = new EntitySchema<PageImageTable>({
  name: 'page_image',
  columns: {
    pageId: { ...PAGE_ID, type: 'uuid', primary: true, primaryKeyConstraintName: 'page_image_pkey' },
    kind: { type: 'varchar', length: 9, primary: true, primaryKeyConstraintName: 'page_image_pkey' },
    name: { type: 'varchar', length: 69, primary: true, primaryKeyConstraintName: 'page_image_pkey' },
    source: { type: 'varchar', length: 32, nullable: true },
  },
  indices: [{ name: 'page_image_by_name', columns: ['name'] }],
  checks: [{ name: 'page_image_kind_is_known', expression: `kind IN ('profile', 'wallpaper', 'card')` }],
  foreignKeys: [
    {
      name: 'page_image_belongs_to_page',
      target: 'page',
      columnNames: ['pageId'],
      referencedColumnNames: ['id'],
      onDelete: 'CASCADE',
    },
    { name: 'page_image_is_stored', target: 'stored_image', columnNames: ['name'], referencedColumnNames: ['name'] },
  ],
});
