import { EntitySchema } from 'typeorm';
import type { Picture } from '../../../media/picture.js';
import type { PageAccess } from '../../../pages/page-access.rules.js';
import type { VisiblePeriod } from '../../../pages/design/visibility.rules.js';
import type { StoredDesign } from '../../../pages/design/stored-design.rules.js';

/** A page of an account. The main page has a row from its first claim or publication on, every further page from its creation on. */
export interface PageTable {
  /** That of its account, if it was the first page of the account. */
  readonly id: string;
  readonly accountId: string;
  readonly name: string | null;
  /** The place in the list of the account's pages. Those with the same position are listed by their ids. */
  readonly position: number;
  readonly isMain: boolean;
  readonly linkname: string | null;
  readonly version: number;
  /** The published design. Null when nothing is published; then the next three columns are null, too. */
  readonly design: StoredDesign | null;
  /** The format of `design`. */
  readonly designFormat: number | null;
  /** The version of the rules that its tiles were sanitized by. */
  readonly sanitizerVersion: number | null;
  readonly publishedAt: Date | null;
  readonly profilePicture: Picture | null;
  readonly wallpaper: Picture | null;
  /** Since when an operator hides the page from visitors. */
  readonly hiddenAt?: Date | null;
  /** Whether it is hidden only because its account is suspended. */
  readonly isHiddenWithAccount?: boolean;
  readonly hidingReason?: string | null;
  readonly hidingWords?: string | null;
  readonly lookAskedAt?: Date | null;
  /** Since when its owner offers a feed. */
  readonly feedSince?: Date | null;
  /** When its design changes next by itself what visitors see. Null for never. */
  readonly changesAt?: Date | null;
  /** Who may find it. Null for everybody. */
  readonly access?: Exclude<PageAccess, 'public'> | null;
  /** The lock with its password, and what visitors read before they have given it. Null unless `access` is `password`. */
  readonly lockId?: string | null;
  readonly lockHint?: string | null;
  /** From when and until when visitors see it. Null for always. */
  readonly period?: VisiblePeriod | null;
}

/** Also of the other tables that name a page. The previous release knows these columns by the name `owner_id`. */
export const PAGE_ID = { name: 'owner_id', comment: 'The id of the page. A later release renames the column.' } as const;

export const pageTable = new EntitySchema<PageTable>({
  name: 'page',
  columns: {
    id: { ...PAGE_ID, type: 'uuid', primary: true, primaryKeyConstraintName: 'page_pkey' },
    accountId: { name: 'account_id', type: 'uuid' },
    name: { type: 'varchar', length: 60, nullable: true },
    position: { type: 'int', default: 0 },
    isMain: { name: 'is_main', type: 'boolean', default: true },
    linkname: { type: 'varchar', length: 30, nullable: true },
    version: { type: 'int', default: 0 },
    design: { type: 'jsonb', nullable: true },
    designFormat: { name: 'design_format', type: 'smallint', nullable: true },
    sanitizerVersion: { name: 'sanitizer_version', type: 'int', nullable: true },
    publishedAt: { name: 'published_at', type: 'timestamptz', nullable: true },
    profilePicture: { name: 'profile_picture', type: 'jsonb', nullable: true },
    wallpaper: { type: 'jsonb', nullable: true },
    hiddenAt: { name: 'hidden_at', type: 'timestamptz', nullable: true },
    isHiddenWithAccount: { name: 'hidden_with_account', type: 'boolean', default: false },
    hidingReason: { name: 'hiding_reason', type: 'varchar', length: 20, nullable: true },
    hidingWords: { name: 'hiding_words', type: 'varchar', length: 2000, nullable: true },
    lookAskedAt: { name: 'look_asked_at', type: 'timestamptz', nullable: true },
    feedSince: { name: 'feed_since', type: 'timestamptz', nullable: true },
    changesAt: { name: 'changes_at', type: 'timestamptz', nullable: true },
    access: { type: 'varchar', length: 20, nullable: true },
    lockId: { name: 'lock_id', type: 'uuid', nullable: true },
    lockHint: { name: 'lock_hint', type: 'varchar', length: 200, nullable: true },
    period: { type: 'jsonb', nullable: true },
  },
  uniques: [{ name: 'page_linkname_is_unique', columns: ['linkname'] }],
  indices: [
    // In the order of bytes, for a search by the beginning.
    { name: 'page_by_beginning_of_linkname', columns: ['linkname'], where: 'linkname IS NOT NULL' },
    { name: 'page_by_account', columns: ['accountId'] },
    { name: 'page_is_main_of_account', columns: ['accountId'], unique: true, where: 'is_main' },
    { name: 'page_by_hiding', columns: ['linkname'], where: 'hidden_at IS NOT NULL' },
    { name: 'page_by_access', columns: ['linkname'], where: 'access IS NOT NULL' },
    { name: 'page_by_period', columns: ['linkname'], where: 'period IS NOT NULL' },
    { name: 'page_by_publication', columns: ['publishedAt', 'id'], where: 'published_at IS NOT NULL' },
    { name: 'page_by_next_change', columns: ['changesAt'], where: 'changes_at IS NOT NULL' },
    { name: 'page_by_sanitizer_version', columns: ['sanitizerVersion', 'id'], where: 'sanitizer_version IS NOT NULL' },
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
      columnNames: ['accountId'],
      referencedColumnNames: ['id'],
      onDelete: 'CASCADE',
    },
  ],
});
