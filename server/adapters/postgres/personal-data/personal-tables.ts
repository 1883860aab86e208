import { COUNT_HEADER, countLine, type PageCount } from '../../../visits/page-count.js';

/** The rows of a table that go into an archive. */
export interface PersonalTable {
  readonly table: string;
  /** The file without its ending. The rows of a `single` one are an object, else a list. */
  readonly file: string;
  readonly columns: readonly string[];
  /** Which rows: `$1` is the account, of tables of pages the page. */
  readonly where: string;
  readonly order: string;
  readonly single?: true;
  /** The first line of the file and the line of a row, for rows that are read by spreadsheets. The file is CSV then, and not JSON. */
  readonly csv?: { readonly header: string; readonly line: (row: Readonly<Record<string, unknown>>) => string };
}

const OF_ACCOUNT = 'account_id = $1';

/** What is stored about an account. */
export const ACCOUNT_TABLES: readonly PersonalTable[] = [
  {
    table: 'account',
    file: 'account',
    columns: [
      ...['id', 'username', 'first_username', 'email', 'email_verified', 'role', 'registered_at', 'last_seen_at', 'must_verify'],
      ...['sign_in_notices', 'suspended_at', 'suspension_reason', 'suspension_words', 'first_look_asked_at', 'approved_at'],
    ],
    where: 'id = $1',
    order: 'id',
    single: true,
  },
  {
    table: 'session',
    file: 'sessions',
    columns: ['id', 'device', 'started_at', 'proven_at', 'strength', 'provider', 'last_used_at'],
    where: OF_ACCOUNT,
    order: 'started_at, id',
  },
  {
    table: 'access_token',
    file: 'access-tokens',
    columns: ['id', 'name', 'scopes', 'created_at', 'expires_at', 'last_used_at'],
    where: OF_ACCOUNT,
    order: 'created_at, id',
  },
  {
    table: 'external_identity',
    file: 'providers',
    columns: ['issuer', 'subject', 'provider', 'email', 'linked_at', 'proves_address'],
    where: OF_ACCOUNT,
    order: 'issuer, subject',
  },
  {
    table: 'passkey',
    file: 'passkeys',
    columns: ['id', 'name', 'kind', 'was_verified', 'created_at', 'last_used_at'],
    where: OF_ACCOUNT,
    order: 'created_at, id',
  },
  {
    table: 'authenticator_app',
    file: 'authenticator-app',
    columns: ['since', 'was_verified', 'expires_at'],
    where: OF_ACCOUNT,
    order: 'account_id',
  },
  { table: 'known_device', file: 'known-devices', columns: ['last_used_at'], where: OF_ACCOUNT, order: 'last_used_at, token_hash' },
  { table: 'remembered_device', file: 'remembered-devices', columns: ['expires_at'], where: OF_ACCOUNT, order: 'expires_at, token_hash' },
  {
    table: 'email_change',
    file: 'email-changes',
    columns: ['new_email', 'former_email', 'confirmed_at', 'ends_at'],
    where: OF_ACCOUNT,
    order: 'ends_at, id',
  },
  {
    table: 'invitation',
    file: 'invitations',
    columns: ['email', 'used', 'created_at', 'expires_at', 'revoked_at'],
    // Whoever has only typed the address must not learn who invited it.
    where: 'lower(email COLLATE "C") = (SELECT lower(email COLLATE "C") FROM account WHERE id = $1 AND email_verified)',
    order: 'created_at, id',
  },
  { table: 'own_look', file: 'looks', columns: ['id', 'name', 'look', 'created_at'], where: OF_ACCOUNT, order: 'created_at, id' },
  {
    table: 'page_import',
    file: 'import',
    columns: ['came_from', 'started_at', 'step', 'service', 'links_checked', 'link_count', 'failure', 'found'],
    where: OF_ACCOUNT,
    order: 'account_id',
    single: true,
  },
  { table: 'password_lock', file: 'passwords-of-pages', columns: ['id', 'created_at'], where: OF_ACCOUNT, order: 'created_at, id' },
  { table: 'tile_picture', file: 'tile-pictures', columns: ['id', 'picture', 'kept_at'], where: OF_ACCOUNT, order: 'kept_at, id' },
  {
    table: 'webhook',
    file: 'webhooks',
    columns: ['id', 'address', 'events', 'is_enabled', 'ended_by', 'failing_since', 'language', 'created_at'],
    where: OF_ACCOUNT,
    order: 'created_at, id',
  },
  {
    table: 'webhook_delivery',
    file: 'webhook-messages',
    columns: ['id', 'webhook_id', 'type', 'data', 'created_at', 'state', 'attempts', 'last_attempt_at', 'status', 'failure'],
    where: 'webhook_id IN (SELECT id FROM webhook WHERE account_id = $1)',
    order: 'created_at, id',
  },
  {
    table: 'reported_page',
    file: 'copies-of-reported-pages',
    columns: ['page_id', 'version', 'design', 'profile_picture', 'wallpaper'],
    where: OF_ACCOUNT,
    order: 'page_id, version',
  },
  {
    table: 'audit_log',
    file: 'acts-of-operators',
    columns: ['at', 'door', 'act', 'outcome', 'receipt'],
    where: 'subject = CAST($1 AS uuid)::text',
    order: 'at, id',
  },
];

/** What is stored about each page of an account. */
export const PAGE_TABLES: readonly PersonalTable[] = [
  {
    table: 'page',
    file: 'record',
    columns: [
      ...['owner_id', 'name', 'position', 'is_main', 'linkname', 'version', 'design', 'published_at', 'profile_picture', 'wallpaper'],
      ...[
        'hidden_at',
        'hidden_with_account',
        'hiding_reason',
        'hiding_words',
        'look_asked_at',
        'feed_since',
        'changes_at',
        'access',
        'lock_id',
        'lock_hint',
        'period',
      ],
    ],
    where: 'owner_id = $1',
    order: 'owner_id',
    single: true,
  },
  {
    table: 'page_draft',
    file: 'record-of-draft',
    columns: ['revision', 'design', 'based_on', 'device', 'saved_at'],
    where: 'owner_id = $1',
    order: 'owner_id',
    single: true,
  },
  {
    table: 'draft_link',
    file: 'link-to-draft',
    columns: ['created_at', 'expires_at', 'times_opened'],
    where: 'page_id = $1',
    order: 'page_id',
    single: true,
  },
  {
    table: 'scheduled_publication',
    file: 'scheduled-publication',
    columns: [...['design', 'based_on', 'replaces', 'publishes_at', 'time_zone', 'language', 'created_at', 'failure', 'failed_at']],
    where: 'page_id = $1',
    order: 'page_id',
    single: true,
  },
  {
    table: 'page_version',
    file: 'versions',
    columns: ['version', 'design', 'published_at'],
    where: 'owner_id = $1',
    order: 'version',
  },
  { table: 'page_image', file: 'pictures', columns: ['kind', 'name', 'source'], where: 'owner_id = $1', order: 'kind, name' },
  { table: 'former_linkname', file: 'former-linknames', columns: ['linkname', 'given_up_at'], where: 'page_id = $1', order: 'given_up_at' },
  {
    table: 'blocked_link_finding',
    file: 'blocked-links',
    columns: ['version', 'pattern', 'address', 'found_at'],
    where: 'page_id = $1',
    order: 'page_id',
  },
  {
    table: 'page_count',
    file: 'visits',
    columns: ['day', 'kind', 'subject', 'count'],
    where: 'page_id = $1',
    order: 'day, kind, subject',
    csv: { header: COUNT_HEADER, line: (row) => countLine(row as unknown as PageCount) },
  },
];
