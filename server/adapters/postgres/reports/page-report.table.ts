import { EntitySchema } from 'typeorm';
import type { ImageName } from '../../../media/image.js';
import type { Picture } from '../../../media/picture.js';
import type { StoredDesign } from '../../../pages/design/stored-design.rules.js';

/** A row of `page_report`. It stays when its page is deleted, and when the account of the page is, without a name of either. */
export interface PageReportTable {
  id: string;
  pageId: string;
  /** Whose page it was; null when the account was removed. */
  accountId: string | null;
  /** What the page was at. */
  linkname: string;
  /** Which published version visitors saw. */
  version: number;
  reason: string;
  words: string;
  email: string | null;
  language: string;
  reportedAt: Date;
  /** Null while it is open. */
  decision: string | null;
  decidedAt: Date | null;
  decidedBy: string | null;
}

export const pageReportTable = new EntitySchema<PageReportTable>({
  name: 'page_report',
  columns: {
    id: { type: 'uuid', primary: true, primaryKeyConstraintName: 'page_report_pkey' },
    pageId: { name: 'page_id', type: 'uuid' },
    accountId: { name: 'account_id', type: 'uuid', nullable: true },
    linkname: { type: 'varchar', length: 30 },
    version: { type: 'int' },
    reason: { type: 'varchar', length: 20 },
    words: { type: 'varchar', length: 2000 },
    email: { type: 'varchar', length: 254, nullable: true },
    language: { type: 'varchar', length: 10 },
    reportedAt: { name: 'reported_at', type: 'timestamptz' },
    decision: { type: 'varchar', length: 20, nullable: true },
    decidedAt: { name: 'decided_at', type: 'timestamptz', nullable: true },
    decidedBy: { name: 'decided_by', type: 'varchar', length: 200, nullable: true },
  },
  checks: [{ name: 'page_report_is_decided_whole', expression: 'num_nulls(decision, decided_at, decided_by) IN (0, 3)' }],
  indices: [
    { name: 'page_report_open', columns: ['reportedAt', 'id'], where: 'decided_at IS NULL' },
    { name: 'page_report_decided', columns: ['decidedAt', 'id'], where: 'decided_at IS NOT NULL' },
    { name: 'page_report_of_page', columns: ['pageId'] },
    { name: 'page_report_of_account', columns: ['accountId'] },
  ],
  foreignKeys: [
    {
      name: 'page_report_is_of_account',
      target: 'account',
      columnNames: ['accountId'],
      referencedColumnNames: ['id'],
      onDelete: 'SET NULL',
    },
  ],
});

/** A row of `reported_page`: a published version as visitors saw it when they first reported it, because only the last versions of a page are kept. */
export interface ReportedPageTable {
  pageId: string;
  version: number;
  accountId: string;
  design: StoredDesign;
  designFormat: number;
  profilePicture: Picture | null;
  wallpaper: Picture | null;
}

export const reportedPageTable = new EntitySchema<ReportedPageTable>({
  name: 'reported_page',
  columns: {
    pageId: { name: 'page_id', type: 'uuid', primary: true, primaryKeyConstraintName: 'reported_page_pkey' },
    version: { type: 'int', primary: true, primaryKeyConstraintName: 'reported_page_pkey' },
    accountId: { name: 'account_id', type: 'uuid' },
    design: { type: 'jsonb' },
    designFormat: { name: 'design_format', type: 'smallint' },
    profilePicture: { name: 'profile_picture', type: 'jsonb', nullable: true },
    wallpaper: { type: 'jsonb', nullable: true },
  },
  indices: [{ name: 'reported_page_of_account', columns: ['accountId'] }],
  foreignKeys: [
    {
      name: 'reported_page_belongs_to_account',
      target: 'account',
      columnNames: ['accountId'],
      referencedColumnNames: ['id'],
      onDelete: 'CASCADE',
    },
  ],
});

/** A row says that a copy has a picture, so its file is not removed. */
export interface ReportedPageImageTable {
  pageId: string;
  version: number;
  name: ImageName;
}

export const reportedPageImageTable = new EntitySchema<ReportedPageImageTable>({
  name: 'reported_page_image',
  columns: {
    pageId: { name: 'page_id', type: 'uuid', primary: true, primaryKeyConstraintName: 'reported_page_image_pkey' },
    version: { type: 'int', primary: true, primaryKeyConstraintName: 'reported_page_image_pkey' },
    name: { type: 'varchar', length: 69, primary: true, primaryKeyConstraintName: 'reported_page_image_pkey' },
  },
  indices: [{ name: 'reported_page_image_by_name', columns: ['name'] }],
  foreignKeys: [
    {
      name: 'reported_page_image_belongs_to_copy',
      target: 'reported_page',
      columnNames: ['pageId', 'version'],
      referencedColumnNames: ['pageId', 'version'],
      onDelete: 'CASCADE',
    },
  ],
});
