/** When something ends that somebody else may have prepared. */
export type Occasion = 'signing-out' | 'recovery' | 'suspension';

/** What an occasion does: a statement with the account as `$1` and the moment as `$2`, or nothing. */
type Effect = string | null;

interface Ends extends Readonly<Record<Occasion, Effect>> {
  /** Why something stays, or who decides. */
  readonly because?: string;
}

const of = (table: string) => `DELETE FROM ${table} WHERE account_id = $1`;

const always = (statement: string): Ends => ({ 'signing-out': statement, recovery: statement, suspension: statement });

const stays = (because: string): Ends => ({ 'signing-out': null, recovery: null, suspension: null, because });

const [CONTENT, PAST, LIMIT] = ['It lets nobody in and does nothing.', 'It says what was.', 'It holds attempts back.'];

/** The publications that were stopped, so that their owner hears of each. */
export const STOP_SCHEDULED = `
  UPDATE scheduled_publication SET due_at = NULL, failure = 'PUBLICATION_STOPPED', failed_at = $2
  FROM page WHERE owner_id = page_id AND page.account_id = $1 AND due_at IS NOT NULL
  RETURNING page_id AS "pageId", linkname, language`;

const UNLINK_DRAFTS = 'DELETE FROM draft_link USING page WHERE owner_id = page_id AND page.account_id = $1';

const TELL_AGAIN = 'UPDATE account SET sign_in_notices = true WHERE id = $1';

/**
 * What becomes of each table when the owner of an account signs out everywhere, gets the account back, or when an operator suspends it. A recovery is a new password by
 * mail, the first joining of a provider, or the taking back of an address. A test finds the table that is missing.
 */
export const WHAT_ENDS: Readonly<Record<string, Ends>> = {
  account: {
    'signing-out': TELL_AGAIN,
    recovery: TELL_AGAIN,
    suspension: null,
    because: 'Mails about new devices come again. Each recovery decides about the password; a suspension lets nobody sign in.',
  },
  session: always(of('session')),
  known_device: always(of('known_device')),
  remembered_device: always(of('remembered_device')),
  sign_in_challenge: always(of('sign_in_challenge')),
  passkey_challenge: always(of('passkey_challenge')),
  sign_in_request: always(of('sign_in_request')),
  email_change: {
    ...always(`${of('email_change')} AND confirmed_at IS NULL`),
    because: 'A change that was made stays: the owner of the former address can take the account back.',
  },
  email_link: stays('It goes with its change.'),
  authenticator_app: {
    ...always(`${of('authenticator_app')} AND since IS NULL`),
    because: 'A set-up under way ends. Each recovery decides about an app that is on.',
  },
  recovery_code: stays('It goes with its app.'),
  passkey: stays('Each recovery decides by when it was added.'),
  external_identity: stays('Each recovery decides by whether it proves the address.'),
  one_time_token: {
    ...always(`${of('one_time_token')} AND purpose IN ('reset-password', 'data-archive')`),
    because: 'A link that verifies the address opens nothing.',
  },
  access_token: {
    'signing-out': null,
    recovery: of('access_token'),
    suspension: null,
    because: 'Signing out lists them and offers to end them. A suspension refuses them.',
  },
  webhook: {
    'signing-out': null,
    recovery: `UPDATE webhook SET is_enabled = false, ended_by = 'recovered' WHERE account_id = $1 AND is_enabled`,
    suspension: null,
    because: 'Signing out lists them and offers to end them. During a suspension, messages wait.',
  },
  webhook_delivery: stays('It goes with its webhook.'),
  draft_link: {
    'signing-out': UNLINK_DRAFTS,
    recovery: UNLINK_DRAFTS,
    suspension: null,
    because: 'It shows nothing during a suspension, and opens again afterwards.',
  },
  scheduled_publication: always(STOP_SCHEDULED),
  page_import: always(`${of('page_import')} AND failure IS NULL AND found IS NULL`),
  invitation: always('UPDATE invitation SET revoked_at = $2 WHERE created_by = $1 AND revoked_at IS NULL'),
  page: stays('A suspension hides it.'),
  page_draft: stays(CONTENT),
  page_version: stays(PAST),
  page_image: stays(CONTENT),
  page_count: stays(PAST),
  former_linkname: stays(PAST),
  reserved_linkname: stays(PAST),
  blocked_link_finding: stays(PAST),
  publication_key: stays(PAST),
  page_report: stays(PAST),
  reported_page: stays(PAST),
  audit_log: stays(PAST),
  own_look: stays(CONTENT),
  password_lock: stays(CONTENT),
  tile_picture: stays(CONTENT),
  rate_limit: stays(LIMIT),
};

/** What a person who signs out everywhere may end, too: what programs do for the account. */
export const PROGRAMS = ['access_token', 'webhook'] as const;
