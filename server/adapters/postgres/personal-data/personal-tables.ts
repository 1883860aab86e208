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
  { table: 'authenticator_app', file: 'authenticator-app', columns: ['since', 'expires_at'], where: OF_ACCOUNT, order: 'account_id' },
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
    where: 'lower(email COLLATE "C") = (SELECT lower(email COLLATE "C") FROM account WHERE id = $1)',
    order: 'created_at, id',
  },
  { table: 'own_look', file: 'looks', columns: ['id', 'name', 'look', 'created_at'], where: OF_ACCOUNT, order: 'created_at, id' },
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
    file: 'page',
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
    file: 'draft',
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
  },
];

const [SECRET, HASH, INNER] = ['It lets somebody in.', 'It is a hash.', 'It only says how the software stores the rest.'];

/** The tables and columns that no archive has, each with the reason. */
export const LEFT_OUT: Readonly<Record<string, string>> = {
  'account.password_hash': HASH,
  'password_lock.password_hash': HASH,
  'account.address_proved': INNER,
  'account.devices_noted': INNER,
  'session.token_hash': HASH,
  'access_token.token_hash': HASH,
  'passkey.credential_id': SECRET,
  'passkey.public_key': SECRET,
  'passkey.sign_count': INNER,
  'authenticator_app.secret': SECRET,
  'authenticator_app.last_step': SECRET,
  'known_device.token_hash': HASH,
  'remembered_device.token_hash': HASH,
  'remembered_device.password_hash': HASH,
  'email_change.id': INNER,
  'email_change.former_proofs': INNER,
  'email_change.former_passkeys': INNER,
  'email_change.former_proved': INNER,
  'invitation.id': INNER,
  'invitation.code': SECRET,
  'invitation.note': 'An operator has written it for operators.',
  'invitation.uses': INNER,
  'webhook.secret': SECRET,
  'webhook.former_secret': SECRET,
  'webhook.former_secret_until': INNER,
  'webhook_delivery.has_job': INNER,
  'webhook_delivery.waiting_since': INNER,
  'webhook_delivery.address': 'The webhook has it.',
  'webhook_delivery.secret': SECRET,
  'reported_page.design_format': INNER,
  'audit_log.id': INNER,
  'audit_log.operator': 'It names another person.',
  'audit_log.subject': 'It is the account.',
  'page.design_format': INNER,
  'page.sanitizer_version': INNER,
  'page_draft.design_format': INNER,
  'page_draft.picture_ids': INNER,
  'page_draft.writer': INNER,
  'draft_link.token': SECRET,
  'page_version.design_format': INNER,
  'page_version.sanitizer_version': INNER,
  'page_version.summary': 'It is computed from the design.',
  one_time_token: HASH,
  email_link: HASH,
  recovery_code: HASH,
  sign_in_challenge: HASH,
  passkey_challenge: HASH,
  sign_in_request: 'It is of a device that has not signed in yet.',
  publication_key: HASH,
  rate_limit: HASH,
  page_report: 'A visitor has written it.',
  tile_picture_file: 'The archive has the files.',
  reported_page_image: 'The archive has the files.',
  tile_picture_use: 'It is computed from the designs.',
  stored_image: 'The archive has the files.',
  page_week: 'It is computed from the visits.',
  reserved_linkname: 'It has no note of whose it was.',
  page_count_writer: 'It is of a server.',
  site_setting: 'It is of the site.',
  site_day: 'It is of the site.',
  mail_day: 'It is of the site.',
  blocked_link: 'It is of the site.',
};
