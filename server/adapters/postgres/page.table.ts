import { EntitySchema } from 'typeorm';
import type { Picture } from '../../media/picture.js';
import type { PageDesign } from '../../pages/page-design.rules.js';

/** The page of an account. There is a row from the first claim or publication on. */
export interface PageTable {
  readonly ownerId: string;
  readonly linkname: string | null;
  readonly version: number;
  /** The published design. Null when nothing is published; then the next three columns are null, too. */
  readonly design: PageDesign | null;
  /** The format of `design`. */
  readonly designFormat: number | null;
  /** The version of the rules that its tiles were sanitized by. */
  readonly sanitizerVersion: number | null;
  readonly publishedAt: Date | null;
  readonly profilePicture: Picture | null;
  readonly wallpaper: Picture | null;
  /** Since when an operator hides the page from visitors. */
  readonly hiddenAt?: Date | null;
}

export const pageTable = new EntitySchema<PageTable>({
  name: 'page',
  columns: {
    ownerId: { name: 'owner_id', type: 'uuid', primary: true, primaryKeyConstraintName: 'page_pkey' },
    linkname: { type: 'varchar', length: 30, nullable: true },
    version: { type: 'int', default: 0 },
    design: { type: 'jsonb', nullable: true },
    designFormat: { name: 'design_format', type: 'smallint', nullable: true },
    sanitizerVersion: { name: 'sanitizer_version', type: 'int', nullable: true },
    publishedAt: { name: 'published_at', type: 'timestamptz', nullable: true },
    profilePicture: { name: 'profile_picture', type: 'jsonb', nullable: true },
    wallpaper: { type: 'jsonb', nullable: true },
    hiddenAt: { name: 'hidden_at', type: 'timestamptz', nullable: true },
  },
  uniques: [{ name: 'page_linkname_is_unique', columns: ['linkname'] }],
  indices: [
    { name: 'page_by_hiding', columns: ['linkname'], where: 'hidden_at IS NOT NULL' },
    { name: 'page_by_sanitizer_version', columns: ['sanitizerVersion', 'ownerId'], where: 'sanitizer_version IS NOT NULL' },
    {
      name: 'page_by_published_linkname',
      columns: ['linkname', 'publishedAt'],
      where: 'linkname IS NOT NULL AND published_at IS NOT NULL',
    },
  ],
  checks: [
    { name: 'page_linkname_is_valid', expression: `linkname ~ '^[a-z0-9]([a-z0-9_-]*[a-z0-9])?$'` },
    {
      name: 'page_is_published_whole',
      expression: 'num_nulls(design, design_format, sanitizer_version, published_at) = CASE version WHEN 0 THEN 4 ELSE 0 END',
    },
  ],
  foreignKeys: [
    {
      name: 'page_belongs_to_account',
      target: 'account',
      columnNames: ['ownerId'],
      referencedColumnNames: ['id'],
      onDelete: 'CASCADE',
    },
  ],
});
