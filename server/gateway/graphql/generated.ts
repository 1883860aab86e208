import type { PromisedPicture } from '../uploads/uploaded-picture.js';
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A time as ISO 8601 text in UTC, such as `2026-11-20T08:00:00.000Z`. */
  DateTime: { input: Date; output: Date; }
  /**
   * A file: a jpg or png picture of at most 10 MB (10,485,760 bytes) and 64 megapixels. Send it as the GraphQL multipart
   * request specification says: a form of `operations`, `map` and one file, with the header `Apollo-Require-Preflight: true`. If the caller may
   * not upload, the server refuses the request before it reads the body, with the HTTP status of the error.
   */
  Upload: { input: PromisedPicture; output: PromisedPicture; }
};

/** What an access token allows. */
export type AccessScope =
  /** To list and end sessions, to list and revoke access tokens, to use webhooks, and to request the verification of the e-mail address. */
  | 'ACCOUNT'
  /** To change the pictures of pages, and to upload pictures for tiles. */
  | 'MEDIA'
  /** To publish, to create, name, order and delete pages, and to claim linknames. */
  | 'PUBLISH'
  /** To see the account, its pages and their versions. */
  | 'READ';

/** A token with which a program acts for the account. */
export type AccessToken = {
  __typename?: 'AccessToken';
  /** When it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** When it expires, or has expired. Null for a token that is valid until it is revoked. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** Identifies the token in `revokeAccessToken`. It is not the token, and cannot be used instead of it. */
  id: Scalars['ID']['output'];
  /** Accurate to one hour. Null before the first use. */
  lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  /** What its owner calls it; at most 60 characters. */
  name: Scalars['String']['output'];
  /** What it allows; at least one scope. */
  scopes: Array<AccessScope>;
};

/** An account: a person who can sign in. */
export type Account = {
  __typename?: 'Account';
  /** Unique, ignoring case. */
  email: Scalars['String']['output'];
  /** The new e-mail address that the owner has asked for and not confirmed yet; null without one. */
  emailChange?: Maybe<EmailChange>;
  /**
   * Whether the owner has used a link that was mailed to the address, or the OpenID Connect provider has verified the address. Only accounts with
   * a verified address may upload pictures.
   */
  emailVerified: Scalars['Boolean']['output'];
  /** The username that the account was opened with. It never changes, and no other account gets it: a device can keep what it stores for the account under it. */
  firstUsername: Scalars['String']['output'];
  /** False for an account that a sign-in with Google has opened, or joined for the first time. A password reset sets a password. */
  hasPassword: Scalars['Boolean']['output'];
  /**
   * The main page of the account. Every account has one from its registration on. It stays beside `pages`, for clients that show one page to each
   * account.
   */
  page: MyPage;
  /**
   * All pages of the account, without their designs, in the order that its owner chose. There is at least the main page, and at most as many as the
   * operator allows: 20, unless set otherwise.
   */
  pages: Array<MyPage>;
  /** Whether the account also administers the site. */
  role: AccountRole;
  /** Whether the owner gets a mail when a device signs in that the account does not know. */
  signInNotices: Scalars['Boolean']['output'];
  /** What the account has stored, and how much it may store. */
  storage: AccountStorage;
  /** 3 to 30 letters, digits, `_`, `.` and `-`; unique, ignoring case. */
  username: Scalars['String']['output'];
};

/** What an account may do on the site. */
export type AccountRole =
  /** Also administer the site. */
  | 'OPERATOR'
  /** Have pages. */
  | 'PERSON';

/**
 * How many bytes an account uses. When a publication or a picture would exceed `most`, the oldest versions of its pages are deleted first; if that
 * is not enough, the error is STORAGE_FULL.
 */
export type AccountStorage = {
  __typename?: 'AccountStorage';
  /** How much the account may use: 200 MB, unless the operator has set it otherwise, and at most 10 MB until its e-mail address is verified. */
  most: Scalars['Float']['output'];
  /** The present versions of its pages, their drafts and what is scheduled, as they are stored. */
  pages: Scalars['Float']['output'];
  /** All files of its pictures. */
  pictures: Scalars['Float']['output'];
  /** The versions before the present ones. */
  versions: Scalars['Float']['output'];
};

/** A passkey that a browser has made. The values of the browser are in base64url and have at most 20,000 characters each. */
export type AddPasskeyInput = {
  /** `response.attestationObject`. */
  attestationObject: Scalars['String']['input'];
  /** `response.clientDataJSON`. */
  clientDataJson: Scalars['String']['input'];
  /** The `id` of the answer. */
  credentialId: Scalars['String']['input'];
  /** From 1 to 60 characters. */
  name: Scalars['String']['input'];
  /** The result of `response.getTransports()`. */
  transports?: Array<Scalars['String']['input']>;
};

/** Who administers the site, and the site. */
export type Admin = {
  __typename?: 'Admin';
  /** The `id` of the operator's account, which its operator does not suspend or delete. */
  accountId: Scalars['ID']['output'];
  /** How many mails could not be delivered, and are still stored. */
  givenUpMails: Scalars['Int']['output'];
  /** How many reports of pages wait for a decision. */
  openReports: Scalars['Int']['output'];
  /** The username of the operator. */
  username: Scalars['String']['output'];
  /** The release that answers, such as `1.0.0`. */
  version: Scalars['String']['output'];
};

/** An account, as operators see it in a list. */
export type AdminAccount = {
  __typename?: 'AdminAccount';
  /** Its e-mail address. */
  email: Scalars['String']['output'];
  /** Whether its owner has proved that the address is theirs. */
  emailVerified: Scalars['Boolean']['output'];
  /** Identifies the account. It never changes. */
  id: Scalars['ID']['output'];
  /** When its owner was here last, accurate to an hour. The registration counts. */
  lastSeenAt: Scalars['DateTime']['output'];
  /** How many pages it has. The first one counts as soon as its owner changes something about it. */
  pageCount: Scalars['Int']['output'];
  /** When it was opened. */
  registeredAt: Scalars['DateTime']['output'];
  /** How many reports there are about its pages, open and decided ones. */
  reportCount: Scalars['Int']['output'];
  /** What it may do on the site. */
  role: AccountRole;
  /** Since when it is suspended. Null if it is not. */
  suspendedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Its username. */
  username: Scalars['String']['output'];
};

/** What operators see of an account: no drafts, no passwords and no tokens. */
export type AdminAccountFacts = {
  __typename?: 'AdminAccountFacts';
  /** Its access tokens that are not revoked, the newest first. */
  accessTokens: Array<AccessToken>;
  /** The account itself. */
  account: AdminAccount;
  /** Since when it has an authenticator app. Null without one. */
  appSince?: Maybe<Scalars['DateTime']['output']>;
  /** Whether its owner can sign in with a password. */
  hasPassword: Scalars['Boolean']['output'];
  /** Its pages, in the order that its owner chose. */
  pages: Array<AdminPage>;
  /** The names of its passkeys, the oldest first; at most 20. */
  passkeys: Array<Scalars['String']['output']>;
  /** The providers at which its owner signs in. */
  providers: Array<AdminLinkedProvider>;
  /** Where its owner is signed in, at most 200, the last used first. */
  sessions: Array<AdminSession>;
  /** How many bytes it may store. */
  storageMost: Scalars['Float']['output'];
  /** How many bytes it has stored. */
  storageUsed: Scalars['Float']['output'];
  /** Why it is suspended. Null if it is not. */
  suspension?: Maybe<AdminSuspension>;
};

/** Which accounts a list has. */
export type AdminAccountFilter =
  /** All of them. */
  | 'ALL'
  /** Those that administer the site. */
  | 'OPERATORS'
  /** Those that are suspended. */
  | 'SUSPENDED'
  /** Those whose e-mail address is not verified. */
  | 'UNVERIFIED';

/** An account that an operator opens. */
export type AdminAccountInput = {
  /** The e-mail address, as in `register`. */
  email: Scalars['String']['input'];
  /** Whether the link is mailed. Otherwise it is in the answer. */
  mailsLink?: Scalars['Boolean']['input'];
  /** The username, as in `register`. */
  username: Scalars['String']['input'];
};

/** A part of a list of accounts: at most 25. */
export type AdminAccountList = {
  __typename?: 'AdminAccountList';
  /** The accounts of this part. */
  accounts: Array<AdminAccount>;
  /** The number of the first account, from 1; 0 if there is none. */
  from: Scalars['Int']['output'];
  /** The place of the part after this one. Null if this is the last. */
  next?: Maybe<Scalars['String']['output']>;
  /** The place of the part before this one. Null if this is the first. */
  previous?: Maybe<Scalars['String']['output']>;
  /** How many accounts the whole list has; of a search, at most 1,000 for each of username, address and linkname. */
  total: Scalars['Int']['output'];
};

/** By what a list of accounts is sorted. */
export type AdminAccountOrder =
  /** The newest first. */
  | 'JOINED'
  /** By username. */
  | 'NAME'
  /** The last seen first. */
  | 'SEEN';

/** An account that an act was about. */
export type AdminActAccount = {
  __typename?: 'AdminActAccount';
  /** The `id` of the account. */
  id: Scalars['ID']['output'];
  /** Its present username. */
  username: Scalars['String']['output'];
};

/** What acts of operators are about. */
export type AdminActKind =
  /** Accounts, and what programs do for them. */
  | 'ACCOUNTS'
  /** Pages and their names. */
  | 'PAGES'
  /** The site itself. */
  | 'SITE';

/** What waits for an operator. */
export type AdminAttention = {
  __typename?: 'AdminAttention';
  /** How many there are. */
  count: Scalars['Int']['output'];
  /** What it is. */
  kind: AdminAttentionKind;
  /** Since when the oldest waits. Null if that is not known. */
  since?: Maybe<Scalars['DateTime']['output']>;
};

/** What can wait for an operator. More may be added. */
export type AdminAttentionKind =
  /** Published pages that lead to blocked places. */
  | 'BLOCKED_LINKS'
  /** Pages that wait for the first look of an operator. */
  | 'FIRST_LOOKS'
  /** Deliveries of webhooks that are kept because the setting `WEBHOOK_DELIVERIES` is `hold`. */
  | 'HELD_DELIVERIES'
  /** Hidden pages whose owners ask for another look. */
  | 'LOOKS'
  /** Mails that could not be delivered. */
  | 'MAILS'
  /** Reports of pages. */
  | 'REPORTS'
  /** Webhooks whose deliveries fail. */
  | 'WEBHOOKS';

/** What an operator did. */
export type AdminAuditEntry = {
  __typename?: 'AdminAuditEntry';
  /** The account that it was about, if there still is one. */
  account?: Maybe<AdminActAccount>;
  /** What: the words of its command, such as `page hide`. More may be added. */
  act: Scalars['String']['output'];
  /** When it began. */
  at: Scalars['DateTime']['output'];
  /** From where. */
  door: AdminDoor;
  /** Identifies the entry. */
  id: Scalars['ID']['output'];
  /** Who: in the browser the username at that time, else the user and the machine. */
  operator: Scalars['String']['output'];
  /** `done`; `begun` if its end is not known; or the code of what went wrong. */
  outcome: Scalars['String']['output'];
  /** The number of the receipt of a deletion. Null for every other act. */
  receipt?: Maybe<Scalars['String']['output']>;
  /** On what: the id of an account, a linkname or another text. Null if it was about everything. */
  subject?: Maybe<Scalars['String']['output']>;
};

/** A part of the audit log: at most 50 entries. */
export type AdminAuditLog = {
  __typename?: 'AdminAuditLog';
  /** The entries of this part. */
  entries: Array<AdminAuditEntry>;
  /** The place of the part after this one. Null if this is the last. */
  next?: Maybe<Scalars['String']['output']>;
  /** The names of all who are in the log. */
  operators: Array<Scalars['String']['output']>;
  /** The place of the part before this one. Null if this is the first. */
  previous?: Maybe<Scalars['String']['output']>;
};

/** A part of the audit log as a file. */
export type AdminAuditLogFile = {
  __typename?: 'AdminAuditLogFile';
  /** Lines of CSV, the newest entry first. The first part begins with a line of names. */
  csv: Scalars['String']['output'];
  /** The place of the part after this one. Null if this is the last. */
  next?: Maybe<Scalars['String']['output']>;
};

/** A backup that was written, read again and compared. */
export type AdminBackup = {
  __typename?: 'AdminBackup';
  /** The size of its file. */
  bytes: Scalars['Float']['output'];
  /** The moment that it shows. */
  madeAt: Scalars['DateTime']['output'];
};

/** A place that pages may not lead to. */
export type AdminBlockedLink = {
  __typename?: 'AdminBlockedLink';
  /** When it was added. */
  addedAt: Scalars['DateTime']['output'];
  /** Who added it, as in the audit log. */
  addedBy: Scalars['String']['output'];
  /** Why, for operators. Null for nothing. */
  note?: Maybe<Scalars['String']['output']>;
  /** The entry, in its one form. */
  pattern: Scalars['String']['output'];
};

/** The list of blocked places, or what a search finds in it. */
export type AdminBlockedLinkList = {
  __typename?: 'AdminBlockedLinkList';
  /** The first 200 entries. */
  links: Array<AdminBlockedLink>;
  /** How many entries there are. */
  total: Scalars['Int']['output'];
};

/** Places that pages may not lead to. */
export type AdminBlockedLinksInput = {
  /** Why, for operators; at most 200 characters. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** Each is a host with its subdomains, as `evil.example`, `*.evil.example` for the subdomains alone, or the beginning of a path, as `sites.example/evil/`; at most 10,000. */
  patterns: Array<Scalars['String']['input']>;
};

/** An account that an operator has opened. */
export type AdminCreatedAccount = {
  __typename?: 'AdminCreatedAccount';
  /** The account. */
  account: AdminAccount;
  /** With which its owner chooses a password. Null if it was mailed, or could not be made. */
  link?: Maybe<Scalars['String']['output']>;
};

/** What happened in a day. */
export type AdminDay = {
  __typename?: 'AdminDay';
  /** The day in UTC, such as `2026-11-22`. */
  day: Scalars['String']['output'];
  /** How many versions of pages were published. */
  publications: Scalars['Int']['output'];
  /** How many accounts were opened. */
  signUps: Scalars['Int']['output'];
};

/** The receipt of a deletion. Nothing about the account is stored with it. */
export type AdminDeletion = {
  __typename?: 'AdminDeletion';
  /** When the account was deleted. */
  at: Scalars['DateTime']['output'];
  /** Whether its owner gets the receipt by mail: not if the address was never confirmed. */
  isMailed: Scalars['Boolean']['output'];
  /** Until then nobody can claim its linknames. */
  linknamesFreeAt: Scalars['DateTime']['output'];
  /** How many pages it had. */
  pages: Scalars['Int']['output'];
  /** The number of the receipt, which the audit log has, too. */
  receipt: Scalars['String']['output'];
};

/** Which account is deleted. */
export type AdminDeletionInput = {
  /** The `id` of the account. */
  accountId: Scalars['ID']['input'];
  /** Its username, typed by the operator. */
  username: Scalars['String']['input'];
};

/** A disk. */
export type AdminDisk = {
  __typename?: 'AdminDisk';
  /** How many bytes it has. */
  size: Scalars['Float']['output'];
  /** How many bytes are used. */
  used: Scalars['Float']['output'];
};

/** Where an operator came in. */
export type AdminDoor =
  /** By the administration in the browser. */
  | 'BROWSER'
  /** By a command on the server. */
  | 'COMMAND_LINE'
  /** By the first set-up of the site. */
  | 'SET_UP';

/** How much there is on the site. */
export type AdminFigures = {
  __typename?: 'AdminFigures';
  /** How many accounts there are. */
  accounts: Scalars['Int']['output'];
  /** When it was counted. */
  countedAt: Scalars['DateTime']['output'];
  /** The last 60 days, the oldest first. */
  days: Array<AdminDay>;
  /** How many pages there are. */
  pages: Scalars['Int']['output'];
  /** How many of them are published, hidden ones among them. */
  published: Scalars['Int']['output'];
  /** How many accounts were used in the last seven days. */
  seen: Scalars['Int']['output'];
  /** How often pages were visited in the last seven days. */
  visits: Scalars['Float']['output'];
  /** The same a week before. Null if it was not counted. */
  visitsBefore?: Maybe<Scalars['Float']['output']>;
};

/** A mail that could not be delivered. */
export type AdminGivenUpMail = {
  __typename?: 'AdminGivenUpMail';
  /** The last answer of the mail server, without an address or a link. */
  answer: Scalars['String']['output'];
  /** Identifies the mail. */
  id: Scalars['ID']['output'];
  /** What it is about, such as `verify-email`. More may be added. */
  kind: Scalars['String']['output'];
  /** The address that it goes to. Null if it goes to a visitor who has reported a page, whose address nobody sees, and if nobody is there any more. */
  to?: Maybe<Scalars['String']['output']>;
  /** When it was tried last. */
  triedAt: Scalars['DateTime']['output'];
};

/** Whether everything works. */
export type AdminHealth = {
  __typename?: 'AdminHealth';
  /** When it was checked, which is at most 20 seconds ago. */
  checkedAt: Scalars['DateTime']['output'];
  /** The disk of the files. Null if they are in an object store. */
  disk?: Maybe<AdminDisk>;
  /** The last backup that a command of the product has made. Null when none is known. */
  lastBackup?: Maybe<AdminBackup>;
  /** How many mails could not be delivered, and are still stored. */
  mailsGivenUp: Scalars['Int']['output'];
  /** How many mails wait. */
  mailsWaiting: Scalars['Int']['output'];
  /** The parts of the site. */
  parts: Array<AdminHealthPart>;
  /** Since when the process that answers runs. */
  startedAt: Scalars['DateTime']['output'];
};

/** A part of the site. */
export type AdminHealthPart = {
  __typename?: 'AdminHealthPart';
  /** How many milliseconds it took to answer. */
  milliseconds: Scalars['Int']['output'];
  /** Its name: `database`, `storage`, `queue`, `disk` or `export`. More may be added. */
  name: Scalars['String']['output'];
  /** Whether it works. A disk does not if it is nearly full. */
  works: Scalars['Boolean']['output'];
};

/** An invitation, as operators see it. */
export type AdminInvitation = {
  __typename?: 'AdminInvitation';
  /** The end of its link. */
  code: Scalars['String']['output'];
  /** The only address that may use it. Null if anybody with the link may. */
  email?: Maybe<Scalars['String']['output']>;
  /** When it ends, or ended. */
  expiresAt: Scalars['DateTime']['output'];
  /** Its link. */
  link: Scalars['String']['output'];
  /** For whom it is, in the words of the operator. Null without any. */
  note?: Maybe<Scalars['String']['output']>;
  /** What has become of it. */
  state: AdminInvitationState;
  /** How many it has opened. */
  used: Scalars['Int']['output'];
  /** How many accounts it may open. */
  uses: Scalars['Int']['output'];
};

/** Which invitation is made. */
export type AdminInvitationInput = {
  /** For how many days it is valid, 1 to 366. */
  days: Scalars['Int']['input'];
  /** An e-mail address, which then is the only one that may use it, once; or a note of at most 100 characters. Null for neither. */
  forWhom?: InputMaybe<Scalars['String']['input']>;
  /** How many accounts it may open, 1 to 10,000. */
  uses: Scalars['Int']['input'];
};

/** A part of the list of invitations. */
export type AdminInvitationList = {
  __typename?: 'AdminInvitationList';
  /** The number of the first invitation, from 1; 0 if there is none. */
  from: Scalars['Int']['output'];
  /** The invitations of this part; at most 25. */
  invitations: Array<AdminInvitation>;
  /** Whether the variable `SIGN_UP` says so. Then nobody can change it while the site runs. */
  isModeFixed: Scalars['Boolean']['output'];
  /** Who may sign up without an invitation. */
  mode: SignUpMode;
  /** The place of the part after this one. Null if this is the last. */
  next?: Maybe<Scalars['String']['output']>;
  /** The place of the part before this one. Null if this is the first. */
  previous?: Maybe<Scalars['String']['output']>;
};

/** What has become of an invitation, as operators see it. */
export type AdminInvitationState =
  /** Its time is over. */
  | 'EXPIRED'
  /** It can be used. */
  | 'OPEN'
  /** An operator has ended it. */
  | 'REVOKED'
  /** It has opened as many accounts as it may. */
  | 'USED_UP';

/** A published page that leads to a blocked place. */
export type AdminLinkFinding = {
  __typename?: 'AdminLinkFinding';
  /** The first such address. Null for a page of which not everybody sees everything: adminReadPage shows it, and its owner hears of that. */
  address?: Maybe<Scalars['String']['output']>;
  /** When it was found. */
  foundAt: Scalars['DateTime']['output'];
  /** Whether visitors do not see the page. */
  isHidden: Scalars['Boolean']['output'];
  /** Null if the page has none. */
  linkname?: Maybe<Scalars['String']['output']>;
  /** The username of its owner. */
  owner: Scalars['String']['output'];
  /** Identifies the page. */
  pageId: Scalars['ID']['output'];
  /** The entry of the list. */
  pattern: Scalars['String']['output'];
};

/** The published pages that lead to blocked places. */
export type AdminLinkFindings = {
  __typename?: 'AdminLinkFindings';
  /** Whether all pages were compared with the present list. */
  isWhole: Scalars['Boolean']['output'];
  /** The newest finding first, at most 1,000. Pages that are published without the link are not in it any more. */
  pages: Array<AdminLinkFinding>;
};

/** A provider at which the owner of an account signs in. */
export type AdminLinkedProvider = {
  __typename?: 'AdminLinkedProvider';
  /** The address that the provider gave. Null if it gave none. */
  email?: Maybe<Scalars['String']['output']>;
  /** What its button says. */
  label: Scalars['String']['output'];
  /** When it was linked. Null if an older release has done it. */
  linkedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** What operators see of a page: no drafts. */
export type AdminListedPage = {
  __typename?: 'AdminListedPage';
  /** Why an operator has hidden it. Null if visitors see it, and if it is hidden only because its account is suspended. */
  hiding?: Maybe<AdminPageHiding>;
  /** How many reports about it wait. */
  openReports: Scalars['Int']['output'];
  /** Whose page it is. */
  owner: AdminPageOwner;
  /** The page itself. */
  page: AdminShownPage;
  /** How often it was visited in the last seven days, as it was counted within the last hour. */
  visits: Scalars['Int']['output'];
};

/** An invitation that was made. */
export type AdminMadeInvitation = {
  __typename?: 'AdminMadeInvitation';
  /** The invitation. */
  invitation: AdminInvitation;
  /** Whether its link is on its way to the address that it is for. */
  isMailed: Scalars['Boolean']['output'];
};

/** The mails of the site. */
export type AdminMail = {
  __typename?: 'AdminMail';
  /** The sender of all mails. */
  from: Scalars['String']['output'];
  /** How many mails were given up, and are still stored. */
  givenUp: Scalars['Int']['output'];
  /** Those that were given up, the newest first; at most 50. */
  givenUpMails: Array<AdminGivenUpMail>;
  /** How many seconds the oldest of them has been in the queue; 0 when none waits. */
  oldestSeconds: Scalars['Int']['output'];
  /** How many mails were sent today, in UTC, without test mails. */
  sentToday: Scalars['Int']['output'];
  /** The host of the mail server. Null if mails are written to files, because no mail server is set. */
  server?: Maybe<Scalars['String']['output']>;
  /** How many mails wait, which includes those being sent. */
  waiting: Scalars['Int']['output'];
  /** Those that wait, the next one first; at most 20. */
  waitingMails: Array<AdminWaitingMail>;
};

/** How the site is. */
export type AdminOverview = {
  __typename?: 'AdminOverview';
  /** What waits for an operator, the most urgent first. */
  attention: Array<AdminAttention>;
  /** How much there is, as it was counted a few minutes ago. Null before the first count. */
  figures?: Maybe<AdminFigures>;
  /** Whether everything works. */
  health: AdminHealth;
};

/** A page, as operators see it in a list. */
export type AdminPage = {
  __typename?: 'AdminPage';
  /** Where visitors find it. Null without a linkname. */
  address?: Maybe<Scalars['String']['output']>;
  /** Identifies the page. */
  id: Scalars['ID']['output'];
  /** Whether visitors do not see it because an operator has hidden it, or suspended its account. */
  isHidden: Scalars['Boolean']['output'];
  /** Null if it has none. */
  linkname?: Maybe<Scalars['String']['output']>;
  /** What its owner calls it. Null without a name. */
  name?: Maybe<Scalars['String']['output']>;
  /** When it was published last. Null if it never was. */
  publishedAt?: Maybe<Scalars['DateTime']['output']>;
  /** 0 if it was never published. */
  version: Scalars['Int']['output'];
};

/** Which pages a list of all pages has. */
export type AdminPageFilter =
  /** All pages. */
  | 'ALL'
  /** Pages that visitors do not see, because an operator has hidden them or suspended their accounts. */
  | 'HIDDEN'
  /** Pages that were published. */
  | 'PUBLISHED'
  /** Pages with reports that wait. */
  | 'REPORTED'
  /** Pages that wait for the first look of an operator. */
  | 'WAITING';

/** Why an operator has hidden a page, and what its owner asks. */
export type AdminPageHiding = {
  __typename?: 'AdminPageHiding';
  /** When its owner asked for another look. Null if it was not asked, or was decided since. */
  lookAskedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The reason that its owner reads. */
  reason: HidingReason;
  /** Since when visitors do not see it. */
  since: Scalars['DateTime']['output'];
  /** What its owner reads beside the reason. Null for nothing. */
  words?: Maybe<Scalars['String']['output']>;
};

/** Why a page is hidden. */
export type AdminPageHidingInput = {
  /** The `id` of the page. */
  pageId: Scalars['ID']['input'];
  /** The reason that its owner reads. */
  reason?: SuspensionReason;
  /** What its owner reads beside the reason, at most 2,000 characters. Null for nothing. */
  words?: InputMaybe<Scalars['String']['input']>;
};

/** An address on a page that visitors can follow, or that their browsers load. */
export type AdminPageLink = {
  __typename?: 'AdminPageLink';
  /** As it is on the page. */
  address: Scalars['String']['output'];
  /** The entry of the list of blocked links that blocks it. Null if none does. */
  blockedBy?: Maybe<Scalars['String']['output']>;
};

/** A part of the list of all pages. */
export type AdminPageList = {
  __typename?: 'AdminPageList';
  /** The number of the first page, from 1; 0 if there is none. */
  from: Scalars['Int']['output'];
  /** The place of the part after this one. Null if this is the last. */
  next?: Maybe<Scalars['String']['output']>;
  /** The pages of this part; at most 12. */
  pages: Array<AdminListedPage>;
  /** The place of the part before this one. Null if this is the first. */
  previous?: Maybe<Scalars['String']['output']>;
  /** How many pages the whole list has. They are counted up to 10,000; 10,001 says that there are more. A search finds at most 1,000 by each of title, linkname and username. */
  total: Scalars['Int']['output'];
  /** How many pages of the site wait for the first look of an operator. */
  waiting: Scalars['Int']['output'];
};

/** By what a list of all pages is sorted. */
export type AdminPageOrder =
  /** What was published last first. Pages that were never published are missing. */
  | 'PUBLISHED'
  /** The most visited ones of the last seven days first. */
  | 'VISITED';

/** The owner of a page. */
export type AdminPageOwner = {
  __typename?: 'AdminPageOwner';
  /** Identifies the account. */
  id: Scalars['ID']['output'];
  /** Its username. */
  username: Scalars['String']['output'];
};

/** A publication of a page. */
export type AdminPageVersion = {
  __typename?: 'AdminPageVersion';
  /** When it was published. */
  publishedAt: Scalars['DateTime']['output'];
  /** Its number, from 1. */
  version: Scalars['Int']['output'];
};

/** A provider at which people sign in. */
export type AdminProvider = {
  __typename?: 'AdminProvider';
  /** Its exact issuer. */
  issuer: Scalars['String']['output'];
  /** Its name in the configuration. */
  name: Scalars['String']['output'];
};

/** A page with its content. */
export type AdminReadPage = {
  __typename?: 'AdminReadPage';
  /** The page itself. */
  page: AdminShownPage;
  /** What its tiles say, in the order of the page. */
  tiles: Array<AdminReadTile>;
};

/** What a tile says. */
export type AdminReadTile = {
  __typename?: 'AdminReadTile';
  /** Its content as sanitized HTML, of whatever kind it is. */
  html: Scalars['String']['output'];
  /** The text on the tile. */
  name: Scalars['String']['output'];
  /** What a tile of the kind `picture` shows. Null for the others, and if it has none. */
  picture?: Maybe<TilePicture>;
};

/** What a visitor has reported of a page. */
export type AdminReport = {
  __typename?: 'AdminReport';
  /** Null while it is open. */
  decision?: Maybe<AdminReportDecision>;
  /** Where the visitor reads what was decided. Null without an address, and 90 days after the decision. */
  email?: Maybe<Scalars['String']['output']>;
  /** Identifies the report. */
  id: Scalars['ID']['output'];
  /** What the page was at. */
  linkname: Scalars['String']['output'];
  /** Identifies the page, also when it was deleted. */
  pageId: Scalars['ID']['output'];
  /** For what it was reported. */
  reason: SuspensionReason;
  /** When it arrived. */
  reportedAt: Scalars['DateTime']['output'];
  /** Which published version the visitor saw. */
  version: Scalars['Int']['output'];
  /** What the visitor wrote, at most 2,000 characters. Empty for nothing, and 90 days after the decision. */
  words: Scalars['String']['output'];
};

/** What an operator does about a report. */
export type AdminReportAct =
  /** The page stays as it is. */
  | 'DISMISS'
  /** Visitors do not see the page any more. */
  | 'HIDE'
  /** Suspends the account of the page, for the reason of the report. */
  | 'SUSPEND';

/** What an operator has decided about a report. */
export type AdminReportDecision = {
  __typename?: 'AdminReportDecision';
  /** When. */
  at: Scalars['DateTime']['output'];
  /** The name of the operator. */
  by: Scalars['String']['output'];
  /** What was done. */
  outcome: AdminReportOutcome;
};

/** What an operator does about a report. */
export type AdminReportDecisionInput = {
  /** What is done. */
  act: AdminReportAct;
  /** Whether it is done about all open reports of the page. */
  all?: Scalars['Boolean']['input'];
  /** The `id` of the report. */
  id: Scalars['ID']['input'];
  /** What the owner of a suspended account is told besides; at most 2,000 characters. */
  words?: InputMaybe<Scalars['String']['input']>;
};

/** A report with what an operator has to know to decide it. */
export type AdminReportFacts = {
  __typename?: 'AdminReportFacts';
  /** The account of the page. Null if it was deleted. */
  account?: Maybe<AdminReportedAccount>;
  /** Whether the page has another version or other pictures than then. */
  isChanged: Scalars['Boolean']['output'];
  /** Where the page leads now, each address once: those that are blocked, and then the others; at most 200 of each. */
  links: Array<AdminPageLink>;
  /** The newest reports about pages of the same account, at most 100, without this one. */
  others: Array<AdminReport>;
  /** The page as it is now. Null if it was deleted. */
  page?: Maybe<AdminShownPage>;
  /** The report. */
  report: AdminReport;
  /** The page as it was when this version of it was first reported. Null if the copy is gone. */
  reported?: Maybe<AdminShownPage>;
  /** The same for the page as it was reported. */
  reportedLinks: Array<AdminPageLink>;
  /** What they said when the page was reported. */
  reportedTiles: Array<AdminReadTile>;
  /** What the tiles of the page say now, in the order of the page. */
  tiles: Array<AdminReadTile>;
  /** The publications of the page that are kept, at most 50, the newest first. */
  versions: Array<AdminPageVersion>;
};

/** A part of a list of reports. */
export type AdminReportList = {
  __typename?: 'AdminReportList';
  /** The account that was asked for. Null without one, and when there is no such account. */
  account?: Maybe<AdminReportedAccount>;
  /** The number of the first report, from 1; 0 if there is none. */
  from: Scalars['Int']['output'];
  /** The place of the part after this one. Null if this is the last. */
  next?: Maybe<Scalars['String']['output']>;
  /** The pages of these reports as they are now, each once. Those that were deleted are missing. */
  pages: Array<AdminShownPage>;
  /** The place of the part before this one. Null if this is the first. */
  previous?: Maybe<Scalars['String']['output']>;
  /** The reports of this part. */
  reports: Array<AdminReport>;
  /** How many reports the whole list has. */
  total: Scalars['Int']['output'];
};

/** What was decided about a report. */
export type AdminReportOutcome =
  /** The page stayed as it was. */
  | 'DISMISSED'
  /** The page was hidden, or was so already. */
  | 'HIDDEN'
  /** The account of the page was suspended. */
  | 'SUSPENDED';

/** Whether reports wait for a decision. */
export type AdminReportState =
  /** They are decided. */
  | 'DECIDED'
  /** They wait. */
  | 'OPEN';

/** The account of a reported page. */
export type AdminReportedAccount = {
  __typename?: 'AdminReportedAccount';
  /** Its e-mail address. */
  email: Scalars['String']['output'];
  /** Identifies the account. */
  id: Scalars['ID']['output'];
  /** When it was opened. */
  registeredAt: Scalars['DateTime']['output'];
  /** Its username. */
  username: Scalars['String']['output'];
};

/** Where the owner of an account is signed in. */
export type AdminSession = {
  __typename?: 'AdminSession';
  /** The browser and the system; null when they are not known. */
  device?: Maybe<Scalars['String']['output']>;
  /** Accurate to one hour. */
  lastUsedAt: Scalars['DateTime']['output'];
};

/** A setting of the site. */
export type AdminSetting = {
  __typename?: 'AdminSetting';
  /** The value where neither a variable nor an operator has chosen one. */
  default: Scalars['String']['output'];
  /** Which one. */
  name: AdminSettingName;
  /** Where the value comes from. */
  source: AdminSettingSource;
  /** Its value, as its variable has it. */
  value: Scalars['String']['output'];
};

/** The settings of the site, with the names of their variables. */
export type AdminSettingName =
  /** Words above the screens of the app: an object of JSON with `words` by languages, and perhaps `link` and `until`; or words alone. Empty for none. It has no variable. */
  | 'ANNOUNCEMENT'
  /** What happens to the first publication of an account: `free` (visitors see it at once), or `review` (it waits until an operator has looked at it). */
  | 'FIRST_PUBLICATION'
  /** The three social addresses in the footer, separated by commas. */
  | 'FOLLOW_LINKS'
  /** Whether the server reads pages that are linked, for their titles and pictures: `on` or `off`; by its variable also `private`. */
  | 'LINK_PREVIEWS'
  /** How many pages one account may have: 1 to 1000. What is there already stays. */
  | 'MAX_PAGES_PER_ACCOUNT'
  /** Its postal address, in one line of at most 300 characters. Empty for none; then nobody is named. */
  | 'OPERATOR_ADDRESS'
  /** The person or organisation that runs the site, for the policies: at most 120 characters. Empty for none; then nobody is named. */
  | 'OPERATOR_NAME'
  /** Who may sign up: `open`, `invite`, `closed`, or `domains:example.org,example.com`. */
  | 'SIGN_UP'
  /** Megabytes of the pictures and kept versions of one account: 1 to 1000000. */
  | 'STORAGE_PER_ACCOUNT'
  /** The address that people write to for help. */
  | 'SUPPORT_EMAIL'
  /** Whether events are sent to webhooks: `send`, or `hold` to keep them until it is `send` again. */
  | 'WEBHOOK_DELIVERIES';

/** Where the value of a setting comes from. */
export type AdminSettingSource =
  /** Neither. */
  | 'DEFAULT'
  /** What an operator has chosen. */
  | 'STORED'
  /** Its variable, so that nobody can change it here. */
  | 'VARIABLE';

/** What operators change while the site runs, and what they can only read. */
export type AdminSettings = {
  __typename?: 'AdminSettings';
  /** The providers at which people sign in, in the order of their buttons. */
  providers: Array<AdminProvider>;
  /** The settings. */
  settings: Array<AdminSetting>;
};

/** A published page, as visitors see it unless it is hidden. */
export type AdminShownPage = {
  __typename?: 'AdminShownPage';
  /** Where visitors find it. Null without a linkname. */
  address?: Maybe<Scalars['String']['output']>;
  /** Identifies the page. */
  id: Scalars['ID']['output'];
  /** Whether visitors do not see it because an operator has hidden it, or suspended its account. */
  isHidden: Scalars['Boolean']['output'];
  /** Null if it has none. */
  linkname?: Maybe<Scalars['String']['output']>;
  /** What is needed for a miniature. Null if it is not published, and in lists if visitors do not see it. */
  look?: Maybe<PageLook>;
  /** Null when there is none. */
  profilePicture?: Maybe<Picture>;
  /** When it was published last. Null if it is not published. */
  publishedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Its published title, or its linkname if it has none, and in lists while its owner shows the page to nobody. */
  title: Scalars['String']['output'];
  /** Null when there is none. */
  wallpaper?: Maybe<Picture>;
};

/** That an account is suspended. */
export type AdminSuspension = {
  __typename?: 'AdminSuspension';
  /** Why. */
  reason: SuspensionReason;
  /** Since when. */
  since: Scalars['DateTime']['output'];
  /** What its owner was told besides. Null for nothing. */
  words?: Maybe<Scalars['String']['output']>;
};

/** Which account is suspended, and why. */
export type AdminSuspensionInput = {
  /** The `id` of the account. */
  accountId: Scalars['ID']['input'];
  /** Why. */
  reason: SuspensionReason;
  /** What its owner is told besides; at most 2,000 characters. */
  words?: InputMaybe<Scalars['String']['input']>;
};

/** What the background work does by itself, and an operator can have done at once. */
export type AdminTask =
  /** Removes the pictures of tiles that nothing has used for 30 days, and the files of pictures that nothing has used for an hour. */
  | 'COLLECT_PICTURES'
  /** Writes the files of all published pages again. Does nothing without a folder for them. */
  | 'EXPORT_PAGES'
  /** Sanitizes the pages again that were sanitized by older rules. */
  | 'RESANITIZE_PAGES';

/** What became of a test mail. */
export type AdminTestMail = {
  __typename?: 'AdminTestMail';
  /** After how many milliseconds the mail server answered. */
  milliseconds: Scalars['Int']['output'];
  /** Why the mail server did not take the mail. Null if it did. */
  refusal?: Maybe<Scalars['String']['output']>;
};

/** What works in the background, and for programs of others. */
export type AdminUpkeep = {
  __typename?: 'AdminUpkeep';
  /** Whether pages are exported as files. */
  exportsPages: Scalars['Boolean']['output'];
  /** The webhooks of all accounts, those first for which the most events wait; at most 100. */
  webhooks: Array<AdminWebhook>;
};

/** A mail that waits. */
export type AdminWaitingMail = {
  __typename?: 'AdminWaitingMail';
  /** The last answer of the mail server, without an address or a link. Null before the first try. */
  answer?: Maybe<Scalars['String']['output']>;
  /** How often it was tried without success. */
  failedTries: Scalars['Int']['output'];
  /** Identifies the mail. */
  id: Scalars['ID']['output'];
  /** Whether it is on its way to the mail server. */
  isBeingSent: Scalars['Boolean']['output'];
  /** What it is about, such as `verify-email`. More may be added. */
  kind: Scalars['String']['output'];
  /** When it is tried next. */
  nextTryAt: Scalars['DateTime']['output'];
  /** The address that it goes to. Null as in `AdminGivenUpMail`. */
  to?: Maybe<Scalars['String']['output']>;
};

/** A webhook, as operators see it: its address may be a secret of its owner. */
export type AdminWebhook = {
  __typename?: 'AdminWebhook';
  /** The `id` of its account. */
  accountId: Scalars['ID']['output'];
  /** Since when nothing was delivered. Null if the last event was. */
  failingSince?: Maybe<Scalars['DateTime']['output']>;
  /** The host of its address. */
  host: Scalars['String']['output'];
  /** Identifies the webhook. */
  id: Scalars['ID']['output'];
  /** How it works. */
  state: AdminWebhookState;
  /** How many events wait for it. */
  waiting: Scalars['Int']['output'];
};

/** How a webhook works. */
export type AdminWebhookState =
  /** The site has switched it off, because nothing was delivered for long. */
  | 'ENDED'
  /** What was sent last was not delivered. */
  | 'FAILING'
  /** Its owner has switched it off. */
  | 'SWITCHED_OFF'
  /** What was sent last was delivered, or nothing was sent yet. */
  | 'WORKS';

/** Where words are in their line. */
export type Alignment =
  /** In the middle. */
  | 'center'
  /** At the side where the text begins. */
  | 'start';

/** The second step of a sign-in. */
export type AnswerChallengeInput = {
  /** The `challenge` of `beginLogIn`. */
  challenge: Scalars['String']['input'];
  /** The six digits of the authenticator app, or a recovery code such as `k7wq-3f9d`; capitals, blanks and the hyphen do not matter. */
  code: Scalars['String']['input'];
  /** Whether this device shall not be asked for 30 days. */
  rememberDevice?: Scalars['Boolean']['input'];
};

/** The result of a right second step. */
export type AnsweredChallenge = {
  __typename?: 'AnsweredChallenge';
  /** With it, `beginLogIn` asks this device for no second step within 30 days, until the password or the app changes. Null if that was not asked for. */
  deviceToken?: Maybe<Scalars['String']['output']>;
  /** The new session. */
  signedIn: SignedIn;
};

/** A tile of any kind: exactly one of the fields. */
export type AnyTileInput =
  /** A tile with an address card. */
  { contact: ContactTileInput; embed?: never; heading?: never; link?: never; picture?: never; text?: never; }
  |  /** A tile with a video, a song, a map or a post of another site. */
  { contact?: never; embed: EmbedTileInput; heading?: never; link?: never; picture?: never; text?: never; }
  |  /** A heading between tiles. */
  { contact?: never; embed?: never; heading: HeadingTileInput; link?: never; picture?: never; text?: never; }
  |  /** A tile that leads to an address. */
  { contact?: never; embed?: never; heading?: never; link: LinkTileInput; picture?: never; text?: never; }
  |  /** A tile that is a picture. */
  { contact?: never; embed?: never; heading?: never; link?: never; picture: PictureTileInput; text?: never; }
  |  /** A tile that opens rich text. */
  { contact?: never; embed?: never; heading?: never; link?: never; picture?: never; text: TextTileInput; };

/** What an authenticator app needs. Both fields have the secret, which is not shown again. */
export type AuthenticatorAppSetUp = {
  __typename?: 'AuthenticatorAppSetUp';
  /** The `otpauth:` address for a QR code, or for an app on the same device. */
  address: Scalars['String']['output'];
  /** The secret in base32, 32 characters, for people who type it. */
  key: Scalars['String']['output'];
};

/** The credentials of an account, and what the device knows of an earlier sign-in. */
export type BeginLogInInput = {
  /** The `deviceToken` of an earlier `answerChallenge` of the same account. */
  deviceToken?: InputMaybe<Scalars['String']['input']>;
  /** The password exactly as it was chosen. */
  password: Scalars['String']['input'];
  /** The username, or the e-mail address of the account once it is verified, in upper or lower case. */
  username: Scalars['String']['input'];
};

/** A change of a webhook. What is missing or null stays. */
export type ChangeWebhookInput = {
  /** What it is told of; at least one event. */
  events?: InputMaybe<Array<WebhookEvent>>;
  /** The `id` of one of `webhooks`. */
  id: Scalars['ID']['input'];
  /** Whether events are sent. Switching it on forgets that it failed. */
  isEnabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** The address of the receiver, as in `CreateWebhookInput`. */
  url?: InputMaybe<Scalars['String']['input']>;
};

/** An account whose e-mail address a mailed link has changed. */
export type ChangedEmail = {
  __typename?: 'ChangedEmail';
  /** The address that the account has now. */
  email: Scalars['String']['output'];
  /** The username of the account. */
  username: Scalars['String']['output'];
};

/** A colour with its opacity. */
export type Color = {
  __typename?: 'Color';
  /** 0 (invisible) to 1 (opaque). */
  alpha: Scalars['Float']['output'];
  /** `#rrggbb`. */
  hex: Scalars['String']['output'];
};

/** The same as `Color`. */
export type ColorInput = {
  /** From 0 to 1. The server changes a value outside of this range to its nearest limit. */
  alpha: Scalars['Float']['input'];
  /** `#rgb`, `#rrggbb` or `#rrggbbaa` (its alpha is multiplied with `alpha`). Any other text is refused: COLOR_INVALID. */
  hex: Scalars['String']['input'];
};

/** How to reach a person or a place. Each part may be empty. */
export type Contact = {
  __typename?: 'Contact';
  /** A postal address in one or more lines; at most 400 characters. */
  address: Scalars['String']['output'];
  /** An e-mail address of at most 254 characters. */
  mail: Scalars['String']['output'];
  /** At most 120 characters. */
  name: Scalars['String']['output'];
  /** As people write it, such as `+49 30 1234-56`; at most 40 characters. */
  telephone: Scalars['String']['output'];
};

/** The same as `Contact`. A text over its limit is refused, and so is a telephone number or an e-mail address that cannot be one. */
export type ContactInput = {
  /** At most 400 characters. Line breaks divide its lines. */
  address?: Scalars['String']['input'];
  /** At most 254 characters. */
  mail?: Scalars['String']['input'];
  /** At most 120 characters. */
  name?: Scalars['String']['input'];
  /** At most 40 characters. */
  telephone?: Scalars['String']['input'];
};

/** A button that opens the data of a person or a place. Visitors can keep them as a vCard. */
export type ContactTile = Tile & {
  __typename?: 'ContactTile';
  /** The moment at which a public page shows what is in it. Until then it is a `TextTile` without a text, whatever its kind is. Null for any other tile. */
  comesAt?: Maybe<Scalars['DateTime']['output']>;
  /** Visitors do not see a tile whose contact is empty. */
  contact: Contact;
  /** A small sign beside the name. Null if there is none. */
  emblem?: Maybe<TileEmblem>;
  /**
   * The data as paragraphs.
   * @deprecated Use `contact`.
   */
  html: Scalars['String']['output'];
  /** Which tile of its page it is, whatever its name and its place are. */
  id: Scalars['ID']['output'];
  /** Whether the tile matters most on its page, so that themes make it stand out. At most one tile of a page does. */
  isLead: Scalars['Boolean']['output'];
  /** Whether a public page withholds what is in it before its password is given. Then it is a `TextTile` without a text, whatever its kind is. */
  locked: Scalars['Boolean']['output'];
  /** The text of the button; at most 120 characters. If it is empty, visitors read the name of the contact. */
  name: Scalars['String']['output'];
  /** A smaller line below the name; at most 120 characters. Null if there is none. */
  secondLine?: Maybe<Scalars['String']['output']>;
  /** How many cells the tile takes in a mosaic. */
  size: TileSize;
  /** The look of the button. */
  style: TileStyle;
  /** When and for whom it is on the page. Null for a tile that everybody always sees. On a public page only tiles that are announced or have a password have it. */
  visibility?: Maybe<TileVisibility>;
};

/** The same as `ContactTile`. */
export type ContactTileInput = {
  /** The data. */
  contact: ContactInput;
  /** Null for none. */
  emblem?: InputMaybe<TileEmblemInput>;
  /** The id that the tile had when it was read, or one of your own: 1 to 40 letters, digits, `-` and `_`. Another one, or one that a tile before has, is left out. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** The first tile that is the lead is the only one. */
  isLead?: Scalars['Boolean']['input'];
  /** At most 120 characters; a longer text is refused. */
  name: Scalars['String']['input'];
  /** At most 120 characters; a longer text is refused. */
  secondLine?: InputMaybe<Scalars['String']['input']>;
  /** How many cells the tile takes in a mosaic. */
  size?: TileSize;
  /** The look of the button. */
  style: TileStyleInput;
  /** Null for a tile that everybody always sees. Without this field, a tile that the page has already stays as visible as it is. */
  visibility?: InputMaybe<TileVisibilityInput>;
};

/** An access token to create. */
export type CreateAccessTokenInput = {
  /** For how many days it is valid: 1 to 366. Without it, the token is valid until it is revoked. */
  expiresInDays?: InputMaybe<Scalars['Int']['input']>;
  /** What its owner calls it; 1 to 60 characters. */
  name: Scalars['String']['input'];
  /** What it allows; at least one scope. */
  scopes: Array<AccessScope>;
};

/** A new page. */
export type CreatePageInput = {
  /**
   * The id of the page to copy. The copy has what visitors see of it: the published design and the pictures. It is published as version 1,
   * unless the page itself was never published.
   */
  copyOf?: InputMaybe<Scalars['ID']['input']>;
  /** Without one, nobody can see the page until it is claimed. */
  linkname?: InputMaybe<Scalars['String']['input']>;
  /** What the owner calls the page; visitors never see it. At most 60 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
};

/** A webhook to create. */
export type CreateWebhookInput = {
  /** What it is told of; at least one event. */
  events: Array<WebhookEvent>;
  /** The address of the receiver: https, without a username, a password or a fragment; at most 2048 characters. */
  url: Scalars['String']['input'];
};

/** A new access token. */
export type CreatedAccessToken = {
  __typename?: 'CreatedAccessToken';
  /** The token as it is listed. */
  accessToken: AccessToken;
  /**
   * The token: `tessera_`, 50 letters a to z and digits, and 6 hexadecimal digits, the beginning of the SHA-256 of the 50 characters. The server
   * stores only its hash, so it cannot show the token again.
   */
  token: Scalars['String']['output'];
};

/** A new webhook. */
export type CreatedWebhook = {
  __typename?: 'CreatedWebhook';
  /** The secret that messages are signed with: `whsec_` and 24 bytes in base64. It is not shown again. */
  secret: Scalars['String']['output'];
  /** The webhook as it is listed. */
  webhook: Webhook;
};

/** The credentials of the signed-in account, to confirm its removal. */
export type DeleteAccountInput = {
  /** The password exactly as it was chosen. Leave it out if the account has none. */
  password?: InputMaybe<Scalars['String']['input']>;
  /** The username, or the e-mail address of the account once it is verified, in upper or lower case. */
  username: Scalars['String']['input'];
};

/** The same as `PageDesign`. At most 1 MB as JSON. */
export type DesignInput = {
  /**
   * Null for the plain look. If it is not sent at all, the client is taken for one that knows nothing of appearances: then the page keeps its
   * appearance, its bio line, and the emblems, sizes and so on of its tiles.
   */
  appearance?: InputMaybe<PageAppearanceInput>;
  /** The colour behind the whole page. */
  backgroundColor: ColorInput;
  /** At most 160 characters; a longer text is refused. */
  bio?: InputMaybe<Scalars['String']['input']>;
  /**
   * The icons of the page and where they lead, in their order; at most 50. Null for those of `socialLinks` alone. If it is not sent at all, the client is taken for one
   * that knows only `socialLinks`: then the page keeps its other icons, and the order of all.
   */
  networkLinks?: InputMaybe<Array<NetworkLinkInput>>;
  /** The addresses of the ten networks that older clients know. One of them that is in `networkLinks`, too, counts there. */
  socialLinks: SocialLinksInput;
  /** At most 100, in the order of the page. */
  tiles: Array<AnyTileInput>;
  /** At most 200 characters; a longer text is refused. */
  title: Scalars['String']['input'];
  /** The colour of the title. */
  titleColor: ColorInput;
  /**
   * What links to other sites say about where a visitor comes from. Null for nothing. If it is not sent at all, the client is taken for one that does not know it: then they
   * say the same as before.
   */
  utm?: InputMaybe<UtmParametersInput>;
};

/** A link with which others see the draft of a page, or the published page if there is no draft, as visitors would see it if it was published now. Whoever has it needs no account. */
export type DraftLink = {
  __typename?: 'DraftLink';
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** It works until then: for 30 days. */
  expiresAt: Scalars['DateTime']['output'];
  /** How often a browser has opened it. Programs that say what they are, and visitors who ask not to be counted, are left out. */
  timesOpened: Scalars['Int']['output'];
  /** The absolute address of the document. It is a secret: whoever has it sees the draft. */
  url: Scalars['String']['output'];
};

/** A change of the e-mail address that waits for somebody to confirm it at the new address. */
export type EmailChange = {
  __typename?: 'EmailChange';
  /** The new address. */
  email: Scalars['String']['output'];
  /** Until when the mailed link confirms it. */
  endsAt: Scalars['DateTime']['output'];
};

/** The result of a request for a verification mail. */
export type EmailVerification = {
  __typename?: 'EmailVerification';
  /** True when the address was already verified. No mail is sent then. */
  alreadyVerified: Scalars['Boolean']['output'];
  /** The result as a sentence for people. */
  detail: Scalars['String']['output'];
};

/**
 * A card that becomes a video, a song, a map or a post of another site when a visitor presses it. Nothing of that site is loaded before.
 * Without script, it is a link.
 */
export type EmbedTile = Tile & {
  __typename?: 'EmbedTile';
  /** The https address at one of the providers; at most 2,048 characters. Visitors do not see a tile whose address is empty. */
  address: Scalars['String']['output'];
  /** The moment at which a public page shows what is in it. Until then it is a `TextTile` without a text, whatever its kind is. Null for any other tile. */
  comesAt?: Maybe<Scalars['DateTime']['output']>;
  /** A small sign beside the name. Null if there is none. */
  emblem?: Maybe<TileEmblem>;
  /** The address of the frame. Null when the address cannot be shown in a frame, such as the page of an album at Bandcamp or a short address: then the card is a link. */
  frameAddress?: Maybe<Scalars['String']['output']>;
  /**
   * A paragraph with a link.
   * @deprecated Use `address`.
   */
  html: Scalars['String']['output'];
  /** Which tile of its page it is, whatever its name and its place are. */
  id: Scalars['ID']['output'];
  /** Whether the tile matters most on its page, so that themes make it stand out. At most one tile of a page does. */
  isLead: Scalars['Boolean']['output'];
  /** Whether a public page withholds what is in it before its password is given. Then it is a `TextTile` without a text, whatever its kind is. */
  locked: Scalars['Boolean']['output'];
  /** The text on the card; at most 120 characters. */
  name: Scalars['String']['output'];
  /** The provider: YouTube, Vimeo, Spotify, SoundCloud, Bandcamp, OpenStreetMap or Bluesky. Null when `address` is empty. */
  provider?: Maybe<Scalars['String']['output']>;
  /** A smaller line below the name; at most 120 characters. Null if there is none. */
  secondLine?: Maybe<Scalars['String']['output']>;
  /** How many cells the tile takes in a mosaic. */
  size: TileSize;
  /** The look of the card. */
  style: TileStyle;
  /** When and for whom it is on the page. Null for a tile that everybody always sees. On a public page only tiles that are announced or have a password have it. */
  visibility?: Maybe<TileVisibility>;
};

/** The same as `EmbedTile`. */
export type EmbedTileInput = {
  /** An address at one of the providers, the code that a provider offers for embedding, or an empty text. Any other address is refused. */
  address: Scalars['String']['input'];
  /** Null for none. */
  emblem?: InputMaybe<TileEmblemInput>;
  /** The id that the tile had when it was read, or one of your own: 1 to 40 letters, digits, `-` and `_`. Another one, or one that a tile before has, is left out. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** The first tile that is the lead is the only one. */
  isLead?: Scalars['Boolean']['input'];
  /** At most 120 characters; a longer text is refused. */
  name: Scalars['String']['input'];
  /** At most 120 characters; a longer text is refused. */
  secondLine?: InputMaybe<Scalars['String']['input']>;
  /** How many cells the tile takes in a mosaic. */
  size?: TileSize;
  /** The look of the card. */
  style: TileStyleInput;
  /** Null for a tile that everybody always sees. Without this field, a tile that the page has already stays as visible as it is. */
  visibility?: InputMaybe<TileVisibilityInput>;
};

/** What an emblem stands on. */
export type EmblemGround =
  /** A disc in the colour of the border. */
  | 'disc'
  /** Nothing. */
  | 'none';

/**
 * The stable codes of errors, as `extensions.code` has them, and what each means. A code keeps its meaning, and new ones may be added. Most name
 * the refusal of a request, or of a field of it; those after UPLOAD_GIVEN_UP name what is wrong with a field, in `extensions.fieldRefusals`.
 */
export type ErrorCode =
  /** Who may find the page cannot be changed like that. */
  | 'ACCESS_INVALID'
  /** The access token was not created. The fields say why. */
  | 'ACCESS_TOKEN_REFUSED'
  /** An operator has suspended the account. Nobody can sign in to it. */
  | 'ACCOUNT_SUSPENDED'
  /** There is no account with this id. */
  | 'ACCOUNT_UNKNOWN'
  /** The owner of the account has not verified its e-mail address. */
  | 'ADDRESS_NOT_CONFIRMED'
  /** The address cannot be linked to. */
  | 'ADDRESS_NOT_LINK'
  /** The address is too long. One of more than 16 KB gets `HEADERS_TOO_LARGE`. */
  | 'ADDRESS_TOO_LONG'
  /** Whoever administers the site signs in with a passkey, or with a password and a code. */
  | 'ADMIN_SECOND_FACTOR_NEEDED'
  /** The request could not be read: its body must be valid JSON, and its address valid. */
  | 'BAD_REQUEST'
  /** A variable or an argument has a value of the wrong type, or the variables have too many values. */
  | 'BAD_USER_INPUT'
  /** A request may have one operation only. */
  | 'BATCH_REFUSED'
  /** The text is no place that can be blocked: no host, and no beginning of a path. */
  | 'BLOCKED_LINK_INVALID'
  /** The service cannot answer at this moment. Nothing was changed; try again after `Retry-After` seconds. */
  | 'BUSY'
  /** The sign-in does not wait for its second step any more. Begin anew with the password. */
  | 'CHALLENGE_ENDED'
  /** The value is none of those that can be chosen. */
  | 'CHOICE_UNKNOWN'
  /** Something else was sent with this `clientMutationId`. Choose another one. */
  | 'CLIENT_MUTATION_ID_USED'
  /** The code is wrong, its time is over, or it was used. */
  | 'CODE_WRONG'
  /** The text is not a colour such as `#rgb`, `#rrggbb` or `#rrggbbaa`. */
  | 'COLOR_INVALID'
  /** The header `X-CSRFToken` differs from the cookie `csrftoken`. Send both, or neither, or a token in `Authorization`. */
  | 'CSRF_FAILED'
  /** A list of pages has no designs and no drafts. Request those of one page at a time. */
  | 'DESIGNS_OF_A_LIST'
  /** The design or the look is not valid. Nothing was written. The fields say why. */
  | 'DESIGN_INVALID'
  /** The design must be an object. */
  | 'DESIGN_NOT_OBJECT'
  /** The design has more bytes than a page may have. */
  | 'DESIGN_TOO_LARGE'
  /** The draft of the page was saved or discarded elsewhere since it was read. Read it again. */
  | 'DRAFT_CHANGED_ELSEWHERE'
  /** The site takes new accounts only with an address at certain domains. */
  | 'EMAIL_DOMAIN_REFUSED'
  /** The text is not an e-mail address. */
  | 'EMAIL_INVALID'
  /** The link of a change of the e-mail address was used, has ended or never existed. */
  | 'EMAIL_LINK_INVALID'
  /** The account has to verify its e-mail address first. */
  | 'EMAIL_NOT_VERIFIED'
  /** Another account has this e-mail address by now. Nothing was changed. */
  | 'EMAIL_TAKEN'
  /** The account has this e-mail address already. */
  | 'EMAIL_UNCHANGED'
  /** Nothing of this address can be embedded. */
  | 'EMBED_UNKNOWN'
  /** A field has a value of the wrong type. */
  | 'FIELD_INVALID'
  /** A field is missing or empty. The fields say which. */
  | 'FIELD_MISSING'
  /** The site looks at the first page of an account before others see anything of it. Publish a page first. */
  | 'FIRST_LOOK_NEEDED'
  /** The last sign-in is more than ten minutes ago. Sign in again, and repeat the request with the new token. */
  | 'FRESH_SIGN_IN_NEEDED'
  /** Google did not accept the code. Begin anew. */
  | 'GOOGLE_CODE_REFUSED'
  /** Google has not verified the e-mail address of this account. */
  | 'GOOGLE_EMAIL_UNVERIFIED'
  /** Signing in with Google is not set up here. */
  | 'GOOGLE_NOT_CONFIGURED'
  /** Google cannot be reached. Try again later. */
  | 'GOOGLE_UNAVAILABLE'
  /** The document is not GraphQL. */
  | 'GRAPHQL_PARSE_FAILED'
  /** The document does not fit the schema. */
  | 'GRAPHQL_VALIDATION_FAILED'
  /** The headers are too large. */
  | 'HEADERS_TOO_LARGE'
  /** The words to the owner of the page are too long. */
  | 'HIDING_WORDS_TOO_LONG'
  /** The file is not a picture that can be read. */
  | 'IMAGE_INVALID'
  /** The request has no picture. */
  | 'IMAGE_MISSING'
  /** The file is too large. */
  | 'IMAGE_TOO_LARGE'
  /** The picture has too many pixels. */
  | 'IMAGE_TOO_MANY_PIXELS'
  /** The account imports a page already. Wait for it, or stop it. */
  | 'IMPORT_RUNNING'
  /** A fault of the service. Its log has the details under the id of the request. */
  | 'INTERNAL'
  /** The site takes new accounts by invitation only. Send the code of an invitation. */
  | 'INVITATION_NEEDED'
  /** The invitation was not made. The fields say why. */
  | 'INVITATION_NOT_MADE'
  /** The invitation was used, has ended, never existed, or is for another address. */
  | 'INVITATION_REFUSED'
  /** Nobody else administers the site. Make somebody else an operator first. */
  | 'LAST_OPERATOR'
  /** The owner of the account could not sign in without it. */
  | 'LAST_WAY_IN'
  /** The text cannot be a linkname. */
  | 'LINKNAME_INVALID'
  /** The linkname is reserved for the service. */
  | 'LINKNAME_RESERVED'
  /** Another page has the linkname, or had it lately. */
  | 'LINKNAME_TAKEN'
  /** The linkname is not that of the page which is to be deleted. */
  | 'LINKNAME_WRONG'
  /** The page leads to a place that this site does not link to. The fields say which. */
  | 'LINK_BLOCKED'
  /** The tile or page has no password, or the lock is not one of the account. */
  | 'LOCK_MISSING'
  /** The password of a tile or page is too short or too long. */
  | 'LOCK_PASSWORD_INVALID'
  /** It is not the password of the tile or page. */
  | 'LOCK_PASSWORD_WRONG'
  /** The name of the look is empty or too long. */
  | 'LOOK_NAME_INVALID'
  /** The address has another method, which the header `Allow` names. */
  | 'METHOD_NOT_ALLOWED'
  /** The moment of a publication is not in the future, or more than two years away. */
  | 'MOMENT_INVALID'
  /** No publication of the page is scheduled, or not any more. It may have gone public just now. */
  | 'NOTHING_SCHEDULED'
  /** The header `Accept` names no media type in which this address answers. */
  | 'NOT_ACCEPTABLE'
  /** The value must be a finite number. */
  | 'NOT_FINITE'
  /** Nothing is at this address. */
  | 'NOT_FOUND'
  /** The value must be a list. */
  | 'NOT_LIST'
  /** The value must be an object. */
  | 'NOT_OBJECT'
  /** The value must be a text. */
  | 'NOT_TEXT'
  /** The document has several fields of which a request may have only one. */
  | 'ONE_PER_REQUEST'
  /** The document has no operation of this name, or several and the request names none. */
  | 'OPERATION_RESOLUTION_FAILURE'
  /** The variable `ADMIN_EMAIL` makes this account an operator, so it cannot be changed here. */
  | 'OPERATOR_CONFIGURED'
  /** Only those who administer the service may do this. */
  | 'OPERATOR_NEEDED'
  /** Operators do not do this to their own account. */
  | 'OWN_ACCOUNT'
  /** The page was published elsewhere since it was read. Read it again. */
  | 'PAGE_CHANGED_ELSEWHERE'
  /** The page was published by a newer release of the service, which this server cannot read. */
  | 'PAGE_FORMAT_NEWER'
  /** This cannot be done with the main page of an account. */
  | 'PAGE_IS_MAIN'
  /** The name of the page is empty or too long. */
  | 'PAGE_NAME_INVALID'
  /** The account has no such page, or there is no such page. */
  | 'PAGE_NOT_FOUND'
  /** No operator hides the page. */
  | 'PAGE_NOT_HIDDEN'
  /** This version of the page is not kept any more. */
  | 'PAGE_VERSION_NOT_KEPT'
  /** Browsers offer no passkeys at the address of this site: it has no https, or is an IP address. */
  | 'PASSKEYS_UNAVAILABLE'
  /** The passkey cannot be called so. The fields say why. */
  | 'PASSKEY_NAME_REFUSED'
  /** The answer of the passkey is wrong or late, or the site does not know the passkey. Begin anew. */
  | 'PASSKEY_REFUSED'
  /** The account has no such passkey. */
  | 'PASSKEY_UNKNOWN'
  /** The site keeps no passwords. Sign in at a provider: `signInProviders` lists them. */
  | 'PASSWORDS_OFF'
  /** The password is one of those that attackers try first. */
  | 'PASSWORD_COMMON'
  /** The password has characters that cannot be stored. */
  | 'PASSWORD_INVALID'
  /** The account has no password. Repeat the request without one. */
  | 'PASSWORD_NOT_SET'
  /** The new password was not accepted. The field says why. */
  | 'PASSWORD_REFUSED'
  /** The password is too long. */
  | 'PASSWORD_TOO_LONG'
  /** The password is too short. */
  | 'PASSWORD_TOO_SHORT'
  /** The moment cannot be read, or the period ends before it begins. */
  | 'PERIOD_INVALID'
  /** Documents are not kept under their hash. Send the document itself. */
  | 'PERSISTED_QUERY_NOT_SUPPORTED'
  /** Pictures cannot be worked on at this moment. Nothing was changed; try again later. */
  | 'PICTURES_UNAVAILABLE'
  /** The account has no such picture. */
  | 'PICTURE_NOT_FOUND'
  /** The provider did not accept the code, or the code is not of this provider. Begin anew. */
  | 'PROVIDER_CODE_REFUSED'
  /** The e-mail address is not verified, at the provider or here. */
  | 'PROVIDER_EMAIL_UNVERIFIED'
  /** The person at the provider signs in to another account. */
  | 'PROVIDER_LINKED_ELSEWHERE'
  /** Another person at this provider signs in to the account. Unlink that one first. */
  | 'PROVIDER_LINKED_TWICE'
  /** An account has this e-mail address, and the provider is not linked to it. */
  | 'PROVIDER_NOT_LINKED'
  /** The provider that signs people in cannot be reached. Try again later. */
  | 'PROVIDER_UNAVAILABLE'
  /** The site has no provider of this name. `signInProviders` lists them. */
  | 'PROVIDER_UNKNOWN'
  /** What was scheduled was stopped, because the account was signed out everywhere, got back or suspended. Publish it, choose another moment, or cancel it. */
  | 'PUBLICATION_STOPPED'
  /** The document has too many levels. */
  | 'QUERY_TOO_DEEP'
  /** The operation asks for too much at once. Send its parts one by one. */
  | 'QUERY_TOO_EXPENSIVE'
  /** The document has too many tokens, characters or lines. Send large values as variables. */
  | 'QUERY_TOO_LONG'
  /** The account was not created. The fields say why. */
  | 'REGISTRATION_REFUSED'
  /** The reported page is not there any more, or has no account to suspend. */
  | 'REPORTED_PAGE_GONE'
  /** The report is decided already. Nothing was changed. */
  | 'REPORT_DECIDED'
  /** There is no report with this id. */
  | 'REPORT_UNKNOWN'
  /** The request took too long to arrive. Send it again. */
  | 'REQUEST_TIMEOUT'
  /** The link for a new password was used, has expired or never existed. */
  | 'RESET_LINK_INVALID'
  /** The access token does not have the scope that this needs. Create one that has it. */
  | 'SCOPE_MISSING'
  /** The password is right, and the account asks for a second step. Use `beginLogIn`, or send an access token as the password. */
  | 'SECOND_FACTOR_NEEDED'
  /** The account has no authenticator app, or its set-up took more than ten minutes. */
  | 'SECOND_FACTOR_OFF'
  /** The account has an authenticator app already. Switch it off first. */
  | 'SECOND_FACTOR_ON'
  /** The setting cannot have this value. */
  | 'SETTING_INVALID'
  /** A variable of the server has this setting, so it cannot be changed here. */
  | 'SETTING_SET_BY_VARIABLE'
  /** It is not the code that the server printed when it started. */
  | 'SET_UP_CODE_WRONG'
  /** The site is set up. Sign in, or ask those who administer it. */
  | 'SET_UP_DONE'
  /** Programs may not do this. Sign in with the password instead. */
  | 'SIGN_IN_NEEDED'
  /** The site takes no new accounts at the moment. */
  | 'SIGN_UP_CLOSED'
  /** The variable `SIGN_UP` says who may sign up, so it cannot be changed here. */
  | 'SIGN_UP_MODE_SET'
  /** The account has stored as much as it may. Delete pages or pictures. */
  | 'STORAGE_FULL'
  /** The storage of pictures cannot be reached. Nothing was changed; try again later. */
  | 'STORAGE_UNAVAILABLE'
  /** The words to the owner of the account are too long. */
  | 'SUSPENSION_WORDS_TOO_LONG'
  /** Another account has this username or e-mail address. */
  | 'TAKEN'
  /** The text is not a telephone number. */
  | 'TELEPHONE_INVALID'
  /** The text is too long. */
  | 'TEXT_TOO_LONG'
  /** The tiles must be a list. */
  | 'TILES_NOT_LIST'
  /** There is no such kind of tile. */
  | 'TILE_KIND_UNKNOWN'
  /** The names of tiles must be a list. */
  | 'TILE_NAMES_NOT_LIST'
  /** A tile must be an object. */
  | 'TILE_NOT_OBJECT'
  /** The content of a tile has more bytes than it may have. */
  | 'TILE_TOO_LARGE'
  /** The body is larger than this address accepts. */
  | 'TOO_LARGE'
  /** The account has as many access tokens as it may have. Revoke one. */
  | 'TOO_MANY_ACCESS_TOKENS'
  /** The document has too many aliases. */
  | 'TOO_MANY_ALIASES'
  /** Too many requests of this kind. Wait as many seconds as `Retry-After` says. */
  | 'TOO_MANY_ATTEMPTS'
  /** The list of blocked places has no space for more. */
  | 'TOO_MANY_BLOCKED_LINKS'
  /** The document has too many directives. */
  | 'TOO_MANY_DIRECTIVES'
  /** The account has as many passwords of tiles and pages as it may have. */
  | 'TOO_MANY_LOCKS'
  /** The account keeps as many looks as it may keep. */
  | 'TOO_MANY_LOOKS'
  /** The page has more icons that lead to profiles than it may have. */
  | 'TOO_MANY_NETWORK_LINKS'
  /** The account has as many pages as it may have. */
  | 'TOO_MANY_PAGES'
  /** The account has as many passkeys as it may have. Remove one. */
  | 'TOO_MANY_PASSKEYS'
  /** The account has as many pictures as it may have. */
  | 'TOO_MANY_PICTURES'
  /** The page has more tiles, or the look more styles of tiles, than it may have. */
  | 'TOO_MANY_TILES'
  /** The account has as many webhooks as it may have. Delete one. */
  | 'TOO_MANY_WEBHOOKS'
  /** No valid token was sent. Sign in again, or send another token. */
  | 'UNAUTHENTICATED'
  /** The body has another media type than `application/json`, or `multipart/form-data` where a file is sent. */
  | 'UNSUPPORTED_MEDIA_TYPE'
  /** The upload ended before the file was complete. */
  | 'UPLOAD_GIVEN_UP'
  /** The text cannot be a username. */
  | 'USERNAME_INVALID'
  /** Another account has the username, or was opened with it. */
  | 'USERNAME_TAKEN'
  /** The account has this username already. */
  | 'USERNAME_UNCHANGED'
  /** The value is missing or empty. */
  | 'VALUE_MISSING'
  /** The link to verify an address has expired or never existed. */
  | 'VERIFICATION_LINK_INVALID'
  /** The link to verify an address belongs to another account than the one that is signed in. */
  | 'VERIFICATION_LINK_OF_OTHER'
  /** The account has no such delivery, or it is not kept any more. */
  | 'WEBHOOK_DELIVERY_NOT_FOUND'
  /** The account has no such webhook. */
  | 'WEBHOOK_NOT_FOUND'
  /** The webhook was not stored. The fields say why. */
  | 'WEBHOOK_REFUSED'
  /** The username or the password is wrong. */
  | 'WRONG_CREDENTIALS'
  /** The year is not from 2000 to 9999. */
  | 'YEAR_INVALID';

/** The values that a provider sends back to `{PUBLIC_URL}/login`. */
export type FinishSignInInput = {
  /** The value of `code` in the query. */
  code: Scalars['String']['input'];
  /** The value of `iss` in the query. Leave it out if the query has none. */
  iss?: InputMaybe<Scalars['String']['input']>;
  /** The value of `state` in the query. */
  state: Scalars['String']['input'];
};

/** A linkname that a page had before, and that leads to it as long as the page exists. */
export type FormerLinkname = {
  __typename?: 'FormerLinkname';
  /** The absolute address, which leads to that of the page. */
  address: Scalars['String']['output'];
  /** Until then, nobody else can claim it: 90 days. Afterwards, it leads to the page until somebody does. */
  closedUntil: Scalars['DateTime']['output'];
  /** When the page got another linkname. */
  givenUpAt: Scalars['DateTime']['output'];
  /** In lower case. */
  linkname: Scalars['String']['output'];
};

/** A sign-in that continues at the provider. */
export type GoogleSignIn = {
  __typename?: 'GoogleSignIn';
  /** The address to send the browser to. The provider sends it back to `{PUBLIC_URL}/login` with `code` and `state` in the query. */
  address: Scalars['String']['output'];
  /** The value that must come back in `state`. Keep it in the browser that began the sign-in, and refuse any other value. */
  state: Scalars['String']['output'];
};

/** What is behind a page. A wallpaper covers it. */
export type GroundKind =
  /** One plain colour. */
  | 'color'
  /** From the `backgroundColor` to the second colour. */
  | 'gradient'
  /** A drawn pattern. */
  | 'pattern';

/** A drawn pattern. */
export type GroundPattern =
  /** Painted tiles. */
  | 'azulejo'
  /** The joints of a wall. */
  | 'bricks'
  /** Dots in rows. */
  | 'dots'
  /** Lines as on squared paper. */
  | 'grid'
  /** Scales of a fish. */
  | 'scales'
  /** Stripes beside each other. */
  | 'stripes'
  /** Chips of stone, strewn. */
  | 'terrazzo'
  /** Small stones of a mosaic, in all colours. */
  | 'tesserae'
  /** Waves above each other. */
  | 'waves';

/** The picture, the title, the bio line and the icons. */
export type HeaderLook = {
  __typename?: 'HeaderLook';
  /** Where they are in their line. */
  align: Alignment;
  /** The line around the picture, in the colour of the title. */
  line: PictureLine;
  /** The width of the picture on phones, 40 to 560 CSS pixels. */
  pictureSize: Scalars['Float']['output'];
  /** Where the picture is. Wide pages that have the header beside the tiles show it above the title. */
  place: PicturePlace;
  /** The shape of the picture. */
  shape: PictureShape;
  /** Where they are on wide pages. */
  wide: WideHeader;
  /** The same on wide pages. */
  widePictureSize: Scalars['Float']['output'];
};

/** The same as `HeaderLook`. What is missing is as in the plain look, and a number beyond its limits becomes the nearer limit. */
export type HeaderLookInput = {
  /** Where they are in their line. */
  align?: InputMaybe<Alignment>;
  /** The line around the picture, in the colour of the title. */
  line?: InputMaybe<PictureLine>;
  /** The width of the picture on phones, 40 to 560 CSS pixels. */
  pictureSize?: InputMaybe<Scalars['Float']['input']>;
  /** Where the picture is. Wide pages that have the header beside the tiles show it above the title. */
  place?: InputMaybe<PicturePlace>;
  /** The shape of the picture. */
  shape?: InputMaybe<PictureShape>;
  /** Where they are on wide pages. */
  wide?: InputMaybe<WideHeader>;
  /** The same on wide pages. */
  widePictureSize?: InputMaybe<Scalars['Float']['input']>;
};

/** A heading between tiles. */
export type HeadingTile = Tile & {
  __typename?: 'HeadingTile';
  /** The moment at which a public page shows what is in it. Until then it is a `TextTile` without a text, whatever its kind is. Null for any other tile. */
  comesAt?: Maybe<Scalars['DateTime']['output']>;
  /** A small sign beside the name. Null if there is none. */
  emblem?: Maybe<TileEmblem>;
  /**
   * Always empty.
   * @deprecated A heading has no content.
   */
  html: Scalars['String']['output'];
  /** Which tile of its page it is, whatever its name and its place are. */
  id: Scalars['ID']['output'];
  /** Whether the tile matters most on its page, so that themes make it stand out. At most one tile of a page does. */
  isLead: Scalars['Boolean']['output'];
  /** Whether a public page withholds what is in it before its password is given. Then it is a `TextTile` without a text, whatever its kind is. */
  locked: Scalars['Boolean']['output'];
  /** The heading; at most 120 characters. If it is empty, the tile is an empty gap. */
  name: Scalars['String']['output'];
  /** A smaller line below the name; at most 120 characters. Null if there is none. */
  secondLine?: Maybe<Scalars['String']['output']>;
  /** How many cells the tile takes in a mosaic. */
  size: TileSize;
  /** The thickness applies to the heading. It has the colour of the title, or another one if that could not be read on the page. */
  style: TileStyle;
  /** When and for whom it is on the page. Null for a tile that everybody always sees. On a public page only tiles that are announced or have a password have it. */
  visibility?: Maybe<TileVisibility>;
};

/** The same as `HeadingTile`. */
export type HeadingTileInput = {
  /** Null for none. */
  emblem?: InputMaybe<TileEmblemInput>;
  /** The id that the tile had when it was read, or one of your own: 1 to 40 letters, digits, `-` and `_`. Another one, or one that a tile before has, is left out. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** The first tile that is the lead is the only one. */
  isLead?: Scalars['Boolean']['input'];
  /** At most 120 characters; a longer text is refused. An empty text makes a gap. */
  name: Scalars['String']['input'];
  /** At most 120 characters; a longer text is refused. */
  secondLine?: InputMaybe<Scalars['String']['input']>;
  /** How many cells the tile takes in a mosaic. */
  size?: TileSize;
  /** The look of the tile. */
  style: TileStyleInput;
  /** Null for a tile that everybody always sees. Without this field, a tile that the page has already stays as visible as it is. */
  visibility?: InputMaybe<TileVisibilityInput>;
};

/** Why visitors do not see a page. More may be added. */
export type HidingReason =
  /** Copied content. */
  | 'COPIED'
  /** Fraud or phishing. */
  | 'FRAUD'
  /** Hate, threats or violence. */
  | 'HATE'
  /** Something illegal. */
  | 'ILLEGAL'
  /** Pretending to be somebody. */
  | 'IMPERSONATION'
  /** The rules of the site. */
  | 'OTHER'
  /** No rule: it waits until an operator has looked at it, because it is the first publication of its account. No other look can be asked for. */
  | 'REVIEW'
  /** Sexual content. */
  | 'SEXUAL';

/** Why a page could not be read. More may be added. */
export type ImportFailure =
  /** It is no address of the public web by https. */
  | 'ADDRESS'
  /** Too many pages are read at this moment. Try again in a minute. */
  | 'BUSY'
  /** This server was stopped meanwhile. Begin again. */
  | 'INTERRUPTED'
  /** There is no such page, or no such server. */
  | 'MISSING'
  /** It is the file of a page, and not all of it can be read: a newer release of this product has saved it, or somebody has changed it. */
  | 'NEWER'
  /** There is nothing in it that a page could have. */
  | 'NOTHING_FOUND'
  /** It is neither a page of the web nor a file of a kind that is read. */
  | 'NOT_A_PAGE'
  /** Its server does not answer within ten seconds. */
  | 'NO_ANSWER'
  /** Its server wants to see a person, or a sign-in. A file that the owner saves of it can be imported. */
  | 'REFUSED'
  /** This site asks no other servers. A file that the owner saves of the page can be imported. */
  | 'SWITCHED_OFF'
  /** It has more than 5 MB, or more than 2 MB of JSON, or it takes too long to read. */
  | 'TOO_LARGE';

/** A page from elsewhere in a file. */
export type ImportFileInput = {
  /** Its name. At most 255 characters are kept. */
  name: Scalars['String']['input'];
  /** Of the file of a page of this product: the pictures beside it, uploaded by `uploadTilePicture`. At most 400. */
  pictures?: InputMaybe<Array<ImportFilePictureInput>>;
  /** Its text. The whole request has at most 1 MB. */
  text: Scalars['String']['input'];
};

/** A picture that the file of a page names. */
export type ImportFilePictureInput = {
  /** The id of the uploaded picture. One that the account does not have is named as missing. */
  id: Scalars['ID']['input'];
  /** The path that the file has for it, such as `pictures/NAME.jpg`. */
  path: Scalars['String']['input'];
};

/** Whether a page is still read. */
export type ImportState =
  /** It could not be read. */
  | 'FAILED'
  /** What is in it was found. */
  | 'FOUND'
  /** It is read. */
  | 'READING';

/** What an import does at a moment, in this order. */
export type ImportStep =
  /** It looks where the links lead. */
  | 'LINKS'
  /** It reads the page. */
  | 'PAGE'
  /** It fetches the pictures. */
  | 'PICTURES';

/** What an import has found, as a page here would have it. */
export type ImportedPage = {
  __typename?: 'ImportedPage';
  /**
   * The title, which may be empty, the line about its owner, the icons and the tiles, all in their order there. Texts are sanitized, and every address is one that a page may lead to. It can be
   * published as it is, unless it is of the file of a page, which, like a draft, may have what a publication refuses.
   */
  design: PageDesign;
  /** Whether the design has a look of its own, as that of the file of a page may have. Otherwise it has the plain one. */
  hasLook: Scalars['Boolean']['output'];
  /** What is not taken over, and why: at most the first 500, and pictures that are missing. */
  leftOut: Array<LeftOut>;
  /** The picture, kept like one that was uploaded for tiles. Null if there is none. */
  picture?: Maybe<TilePicture>;
  /** Which tiles lead to servers that did not answer, or with a fault of their own (5xx): their places, from 0. Perhaps these are only slow. */
  unanswered: Array<Scalars['Int']['output']>;
  /** Which tiles lead to nothing any more, as their servers say: their places, from 0. */
  unreachable: Array<Scalars['Int']['output']>;
  /** The picture behind the page, kept in the same way. Null if there is none. */
  wallpaper?: Maybe<TilePicture>;
};

/** What has become of an invitation. */
export type InvitationState =
  /** Its time is over. */
  | 'ENDED'
  /** It never existed, or was revoked. */
  | 'UNKNOWN'
  /** It has opened as many accounts as it may. */
  | 'USED'
  /** It can be used. */
  | 'VALID';

/** The same as `OwnLook`. */
export type KeepOwnLookInput = {
  /** The `theme` is not kept. */
  appearance: PageAppearanceInput;
  /** The colour behind the whole page. */
  backgroundColor: ColorInput;
  /** Null if the tile that matters most has the look of the others. */
  leadStyle?: InputMaybe<TileStyleInput>;
  /** 1 to 40 characters. Blanks at both ends are removed. */
  name: Scalars['String']['input'];
  /** At most 12. */
  styles: Array<TileStyleInput>;
  /** The colour of the title. */
  titleColor: ColorInput;
};

/** How the tiles are arranged. */
export type LayoutKind =
  /** Two columns on wide pages. */
  | 'columns'
  /** One column. */
  | 'list'
  /** A mosaic, in which tiles take one cell or several. */
  | 'mosaic';

/** How far the tiles spread on wide pages: 560 px, 1,080 px, or to both edges. */
export type LayoutSpread =
  /** At most 1,080 px. */
  | 'broad'
  /** At most 560 px. */
  | 'column'
  /** To both edges. */
  | 'full';

/** Something that an import does not take over. */
export type LeftOut = {
  __typename?: 'LeftOut';
  /** What it is called there, or its address; at most 120 characters. */
  name: Scalars['String']['output'];
  /** Why. */
  reason: LeftOutReason;
};

/** Why an import does not take something over. More may be added. */
export type LeftOutReason =
  /** Not everybody may find and see the whole page at any time. That is no part of a design: choose it again. */
  | 'ACCESS'
  /** Pictures need a verified e-mail address. */
  | 'EMAIL_UNVERIFIED'
  /** Only some visitors are shown its address. */
  | 'GATED'
  /** It is switched off there. */
  | 'HIDDEN'
  /** It opens only inside that service, and has no address. */
  | 'INSIDE'
  /** Its address leads nowhere that a tile may lead. */
  | 'NOT_A_LINK'
  /** The account takes no more pictures now. */
  | 'NO_ROOM'
  /** It has a password, which does not come along. It is taken over as a hidden tile. */
  | 'PASSWORD'
  /** The picture did not come, or it is no JPEG, PNG or still WebP. */
  | 'PICTURE'
  /** It is too long. Its beginning is taken over. */
  | 'SHORTENED'
  /** It is a form, and its entries stay there. */
  | 'SIGN_UP'
  /** The page is full. */
  | 'TOO_MANY'
  /** There is nothing like it here. */
  | 'UNKNOWN';

/** What is the same for all accounts of the site. */
export type Limits = {
  __typename?: 'Limits';
  /** Access tokens of an account. */
  accessTokens: Scalars['Int']['output'];
  /** Characters of an address. */
  addressLength: Scalars['Int']['output'];
  /** Characters of the line about a page. */
  bioLength: Scalars['Int']['output'];
  /** The whole design, as JSON, in bytes. */
  designBytes: Scalars['Int']['output'];
  /** Icons of a page. */
  networkLinks: Scalars['Int']['output'];
  /** Pages of an account. */
  pages: Scalars['Int']['output'];
  /** A file with a picture, in bytes. */
  pictureBytes: Scalars['Int']['output'];
  /** Pixels of a picture. */
  picturePixels: Scalars['Int']['output'];
  /** What an account may do only so often. */
  rates: Array<Rate>;
  /** What an account may have stored, in bytes. Until its e-mail address is verified, it is at most 10 MB: `AccountStorage.most`. */
  storage: Scalars['Float']['output'];
  /** The HTML of a text tile, in bytes. */
  tileBytes: Scalars['Int']['output'];
  /** Characters of the name of a tile, and of its second line. */
  tileNameLength: Scalars['Int']['output'];
  /** Tiles of a page. */
  tiles: Scalars['Int']['output'];
  /** Characters of a title. */
  titleLength: Scalars['Int']['output'];
  /** Versions of a page that are kept. */
  versions: Scalars['Int']['output'];
  /** Webhooks of an account. */
  webhooks: Scalars['Int']['output'];
};

/** Whether a profile links back to a page. */
export type LinkBack =
  /** It does, with `rel="me"`. */
  | 'linked'
  /** It does not. */
  | 'notLinked'
  /** Nobody knows: the profile did not answer, is longer than what the server reads, or may not be read; or the operator has switched off that the server reads pages. */
  | 'unread';

/** What a page of the web says about itself. */
export type LinkPreview = {
  __typename?: 'LinkPreview';
  /** The web address of the picture that it proposes of itself. Null if it proposes none. It is not checked whether there is one. */
  imageAddress?: Maybe<Scalars['String']['output']>;
  /** Its title in one line, cut to the length of a tile's name. Null if it has none. */
  title?: Maybe<Scalars['String']['output']>;
};

/** A button that leads straight to an address. */
export type LinkTile = Tile & {
  __typename?: 'LinkTile';
  /** An http, https, mailto, tel, sms, facetime, xmpp, geo, whatsapp, signal or matrix address of at most 2,048 characters. Visitors do not see a tile whose address is empty. */
  address: Scalars['String']['output'];
  /** The moment at which a public page shows what is in it. Until then it is a `TextTile` without a text, whatever its kind is. Null for any other tile. */
  comesAt?: Maybe<Scalars['DateTime']['output']>;
  /** A small sign beside the name. Null if there is none. */
  emblem?: Maybe<TileEmblem>;
  /**
   * A paragraph with the link.
   * @deprecated Use `address`.
   */
  html: Scalars['String']['output'];
  /** Which tile of its page it is, whatever its name and its place are. */
  id: Scalars['ID']['output'];
  /** Whether the tile matters most on its page, so that themes make it stand out. At most one tile of a page does. */
  isLead: Scalars['Boolean']['output'];
  /** Whether the page says with `rel="me"` that its creator is at the address. */
  isMe: Scalars['Boolean']['output'];
  /** Whether a public page withholds what is in it before its password is given. Then it is a `TextTile` without a text, whatever its kind is. */
  locked: Scalars['Boolean']['output'];
  /** The text of the button; at most 120 characters. If it is empty, visitors read where the link leads. */
  name: Scalars['String']['output'];
  /** A smaller line below the name; at most 120 characters. Null if there is none. */
  secondLine?: Maybe<Scalars['String']['output']>;
  /** How many cells the tile takes in a mosaic. */
  size: TileSize;
  /** The look of the button. */
  style: TileStyle;
  /** When and for whom it is on the page. Null for a tile that everybody always sees. On a public page only tiles that are announced or have a password have it. */
  visibility?: Maybe<TileVisibility>;
};

/** The same as `LinkTile`. */
export type LinkTileInput = {
  /**
   * An http, https, mailto, tel, sms, facetime, xmpp, geo, whatsapp, signal or matrix address of at most 2,048 characters, or an empty text. The server completes an address without a protocol. It
   * refuses any other protocol, and a username or a password in the address. It never fetches anything from the address.
   */
  address: Scalars['String']['input'];
  /** Null for none. */
  emblem?: InputMaybe<TileEmblemInput>;
  /** The id that the tile had when it was read, or one of your own: 1 to 40 letters, digits, `-` and `_`. Another one, or one that a tile before has, is left out. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** The first tile that is the lead is the only one. */
  isLead?: Scalars['Boolean']['input'];
  /** Whether the page says with `rel="me"` that its creator is at the address, which is in the web. Null for no. See `NetworkLinkInput` for what it means if it is not sent. */
  isMe?: InputMaybe<Scalars['Boolean']['input']>;
  /** At most 120 characters; a longer text is refused. */
  name: Scalars['String']['input'];
  /** At most 120 characters; a longer text is refused. */
  secondLine?: InputMaybe<Scalars['String']['input']>;
  /** How many cells the tile takes in a mosaic. */
  size?: TileSize;
  /** The look of the button. */
  style: TileStyleInput;
  /** Null for a tile that everybody always sees. Without this field, a tile that the page has already stays as visible as it is. */
  visibility?: InputMaybe<TileVisibilityInput>;
};

/** A provider, and the person there who signs in to the signed-in account. */
export type LinkedAccount = {
  __typename?: 'LinkedAccount';
  /** The address that the provider gave when it was linked. Null if nothing is linked, the provider gave none, or it was linked by an older release. */
  email?: Maybe<Scalars['String']['output']>;
  /** Whether somebody there signs in to the account. */
  isLinked: Scalars['Boolean']['output'];
  /** Whether the owner of the account could not sign in without it. Then it cannot be unlinked. */
  isOnlyWayIn: Scalars['Boolean']['output'];
  /** When it was linked. Null if nothing is linked, or if it was linked by an older release. */
  linkedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The provider. */
  provider: SignInProvider;
};

/** Whether a linkname can be claimed. */
export type LinknameAvailability = {
  __typename?: 'LinknameAvailability';
  /** Whether it can be claimed now. */
  available: Scalars['Boolean']['output'];
  /** Why it can't be claimed: LINKNAME_INVALID, LINKNAME_RESERVED or LINKNAME_TAKEN. Null when it is available. */
  code?: Maybe<Scalars['String']['output']>;
  /** The linkname as it would be stored: trimmed and in lower case. */
  linkname: Scalars['String']['output'];
  /** The reason as a sentence for people. Null when it is available. */
  reason?: Maybe<Scalars['String']['output']>;
};

/** What a right password leads to: a session, or a second step. */
export type LogInAnswer = SecondFactorNeeded | SignedIn;

/** The credentials of an account. */
export type LogInInput = {
  /** The password exactly as it was chosen. */
  password: Scalars['String']['input'];
  /** The username, or the e-mail address of the account once it is verified, in upper or lower case. */
  username: Scalars['String']['input'];
};

/** What can be changed. The fields of one operation run one after the other. */
export type Mutation = {
  __typename?: 'Mutation';
  /**
   * Adds the passkey that the browser has made, and mails the owner of the account. Errors: UNAUTHENTICATED, SIGN_IN_NEEDED, PASSKEY_NAME_REFUSED;
   * PASSKEY_REFUSED also when the challenge is of another account; TOO_MANY_PASSKEYS.
   */
  addPasskey: Passkey;
  /** Shows a page that waits for the first look of an operator, and mails its owner. Later pages of its account do not wait. Does nothing to other pages. Errors: PAGE_NOT_FOUND. */
  adminApprovePage: AdminListedPage;
  /** Takes a linkname away from its page, and lets nobody claim it. Returns whether that is new. Errors: LINKNAME_INVALID. */
  adminBlockLinkname: Scalars['Boolean']['output'];
  /** Blocks places: from the next second on, nothing is published that leads there. All or none are added. Returns how many are new. Errors: BLOCKED_LINK_INVALID, TOO_MANY_BLOCKED_LINKS. */
  adminBlockLinks: Scalars['Int']['output'];
  /** Makes an account one that administers the site, or not any more. Errors: ACCOUNT_UNKNOWN, OWN_ACCOUNT, LAST_OPERATOR, OPERATOR_CONFIGURED. */
  adminChangeRole: AdminAccountFacts;
  /** Changes a setting, on every server within a second. Returns it in its one form: `invite` and `closed` of `SIGN_UP` keep the domains of before. Errors: SETTING_SET_BY_VARIABLE, SETTING_INVALID. */
  adminChangeSetting: AdminSetting;
  /** Opens an account, whose owner chooses a password with a link that is valid once within an hour. Errors: REGISTRATION_REFUSED with the reasons in `extensions.fields` (`username`, `email`). */
  adminCreateAccount: AdminCreatedAccount;
  /**
   * Decides a report: hides the page, suspends its account, or neither. Whoever left an address with the report gets a mail ten minutes later. Returns how many reports were decided. Errors:
   * REPORT_UNKNOWN, REPORT_DECIDED, REPORTED_PAGE_GONE, OWN_ACCOUNT, LAST_OPERATOR, SUSPENSION_WORDS_TOO_LONG.
   */
  adminDecideReport: Scalars['Int']['output'];
  /**
   * Deletes an account with its pages and pictures, at once, and mails the receipt to its owner, if the address was confirmed. Errors: ACCOUNT_UNKNOWN, OWN_ACCOUNT, LAST_OPERATOR; FIELD_INVALID when
   * `username` is not that of the account.
   */
  adminDeleteAccount: AdminDeletion;
  /** Deletes a webhook with the events that wait for it. Returns whether there is one with this id. */
  adminDeleteWebhook: Scalars['Boolean']['output'];
  /** Ends all sessions of an account. Errors: ACCOUNT_UNKNOWN. */
  adminEndSessions: AdminAccountFacts;
  /**
   * Hides a page from visitors, within a second, and mails its owner why. If it is hidden, the reason and the words are replaced, and a look that its owner asked for has ended. Errors: PAGE_NOT_FOUND,
   * HIDING_WORDS_TOO_LONG; LINKNAME_INVALID if the page has no linkname.
   */
  adminHidePage: AdminListedPage;
  /** Makes a link with which people open an account, whoever else may. One for an e-mail address is mailed there. Errors: INVITATION_NOT_MADE. */
  adminInvite: AdminMadeInvitation;
  /** Ends the suspension of an account, and shows the pages again that were shown before. Its owner is told by mail. Errors: ACCOUNT_UNKNOWN. */
  adminLiftSuspension: AdminAccountFacts;
  /** Mails the owner of an account a link to choose another password, which is valid for an hour. Errors: ACCOUNT_UNKNOWN, PASSWORDS_OFF. */
  adminMailPasswordLink: AdminAccountFacts;
  /**
   * What is published of a page, without hidden tiles. If visitors do not see it or not all of it, the audit log says who has read it; if its owner withholds that, its owner gets a mail, and the
   * operator sees its pictures for an hour. Errors: PAGE_NOT_FOUND, PAGE_FORMAT_NEWER.
   */
  adminReadPage: AdminReadPage;
  /** Takes a linkname away from its page or ends its block, so that anybody can claim it. Returns whether that is new. Errors: LINKNAME_INVALID. */
  adminReleaseLinkname: Scalars['Boolean']['output'];
  /** Removes mails that were given up, so that nobody gets them any more. Returns how many. */
  adminRemoveMails: Scalars['Int']['output'];
  /** Removes the passkeys of an owner who has lost the devices, and tells the owner by mail. Errors: ACCOUNT_UNKNOWN. */
  adminRemovePasskeys: AdminAccountFacts;
  /**
   * Takes the decision about a report back, and about those that were decided with it: they are open again, and a page that it has hidden is shown. A suspended account stays suspended. Returns
   * how many reports are open again. Errors: REPORT_UNKNOWN.
   */
  adminReopenReport: Scalars['Int']['output'];
  /** Removes the authenticator app and the recovery codes of an owner who has lost them, and tells the owner by mail. Errors: ACCOUNT_UNKNOWN. */
  adminResetSecondFactor: AdminAccountFacts;
  /** Takes back what was chosen for a setting. Errors: SETTING_SET_BY_VARIABLE. */
  adminResetSetting: AdminSetting;
  /** Takes back that an invitation was revoked. Returns whether that is new. */
  adminRestoreInvitation: Scalars['Boolean']['output'];
  /** Sends mails again that were given up. Returns how many. */
  adminRetryMails: Scalars['Int']['output'];
  /** Revokes an access token of an account. Returns whether it has one with this id. Errors: ACCOUNT_UNKNOWN. */
  adminRevokeAccessToken: Scalars['Boolean']['output'];
  /** Ends an invitation. The accounts that it has opened stay. Returns whether that is new. */
  adminRevokeInvitation: Scalars['Boolean']['output'];
  /**
   * Mails the owner of an account a link that saves all that is stored about the account as an archive, for seven days. Nobody else gets the archive. Errors:
   * ACCOUNT_UNKNOWN, ADDRESS_NOT_CONFIRMED.
   */
  adminSendData: Scalars['Boolean']['output'];
  /** Shows a hidden page again, and mails its owner. It stays hidden while its account is suspended. Errors: PAGE_NOT_FOUND; LINKNAME_INVALID if the page has no linkname. */
  adminShowPage: AdminListedPage;
  /** Starts what the background work does at once. It goes on after the answer, and the audit log says how it ended. Returns whether it was started: not if this server does it already. */
  adminStartTask: Scalars['Boolean']['output'];
  /**
   * Suspends an account: nobody signs in to it, its sessions end, and visitors see none of its pages, on every server. Its owner is told the reason by mail. Errors:
   * ACCOUNT_UNKNOWN, OWN_ACCOUNT, LAST_OPERATOR, SUSPENSION_WORDS_TOO_LONG.
   */
  adminSuspendAccount: AdminAccountFacts;
  /** Sends a test mail at once, the way of every other mail. Errors: EMAIL_INVALID. */
  adminTestMail: AdminTestMail;
  /** Lets pages lead to a place again. Returns whether it was in the list. Errors: BLOCKED_LINK_INVALID. */
  adminUnblockLink: Scalars['Boolean']['output'];
  /** Marks the e-mail address of an account as verified. Errors: ACCOUNT_UNKNOWN. */
  adminVerifyEmail: AdminAccountFacts;
  /**
   * Sends the second step of a sign-in: a code of the authenticator app, or a recovery code. Five wrong ones end the sign-in. Errors: CODE_WRONG, also for
   * a code that was used; CHALLENGE_ENDED when the sign-in does not wait any more, and the password has to be sent again; WRONG_CREDENTIALS when the
   * password was just replaced; TOO_MANY_ATTEMPTS after many wrong codes, over all sign-ins.
   */
  answerChallenge: AnsweredChallenge;
  /**
   * Asks the operators of this site to look at a hidden page again, by mail. Does nothing when that was asked for already, until they have shown the page or hidden it anew. Scope: PUBLISH.
   * Errors: UNAUTHENTICATED, PAGE_NOT_FOUND, PAGE_NOT_HIDDEN; TOO_MANY_ATTEMPTS, as for `renamePage`.
   */
  askForAnotherLook: MyPage;
  /**
   * Begins to set up an authenticator app. Nothing changes before `finishAuthenticatorApp`. Errors: UNAUTHENTICATED, SIGN_IN_NEEDED; FRESH_SIGN_IN_NEEDED more
   * than ten minutes after signing in; SECOND_FACTOR_ON, TOO_MANY_ATTEMPTS.
   */
  beginAuthenticatorApp: AuthenticatorAppSetUp;
  /**
   * Signs in by the password; where the account has an authenticator app, a second step is to come. Errors: PASSWORDS_OFF; WRONG_CREDENTIALS, the same for
   * an unknown username or address and a wrong password; TOO_MANY_ATTEMPTS after many wrong ones.
   */
  beginLogIn: LogInAnswer;
  /** Ends the change of the e-mail address that waits to be confirmed. Always true, even without one. Errors: UNAUTHENTICATED, SIGN_IN_NEEDED. */
  cancelEmailChange: Scalars['Boolean']['output'];
  /**
   * Removes what is scheduled for a page: it never goes public. Scope: PUBLISH. Errors: UNAUTHENTICATED, PAGE_NOT_FOUND; NOTHING_SCHEDULED, also when it has gone public just now; BUSY while it is
   * published; TOO_MANY_ATTEMPTS, as for `renamePage`.
   */
  cancelScheduledPublication: Scalars['Boolean']['output'];
  /**
   * Changes who may find a page, at once: nothing is published. Scope: PUBLISH. Errors: UNAUTHENTICATED, PAGE_NOT_FOUND;
   * ACCESS_INVALID with the fields `lock` and `hint`: LOCK_MISSING for `password` without a lock of the account, TEXT_TOO_LONG; TOO_MANY_ATTEMPTS, as for `renamePage`.
   */
  changePageAccess: MyPage;
  /**
   * Changes from when and until when visitors see a page, at once: nothing is published. Before and after, they read that it is not there at the moment. Scope: PUBLISH.
   * Errors: UNAUTHENTICATED, PAGE_NOT_FOUND; ACCESS_INVALID with the fields `period.from` and `period.until`: PERIOD_INVALID; TOO_MANY_ATTEMPTS, as for `renamePage`.
   */
  changePagePeriod: MyPage;
  /**
   * Changes who may find a page, and from when and until when visitors see it, in one step and at once: nothing is published, and nobody sees the page between
   * the former choice and this one. Scope: PUBLISH. Errors: UNAUTHENTICATED, PAGE_NOT_FOUND;
   * ACCESS_INVALID with the fields `lock`, `hint`, `period.from` and `period.until`: LOCK_MISSING, TEXT_TOO_LONG, PERIOD_INVALID; TOO_MANY_ATTEMPTS, as for `renamePage`.
   */
  changePageVisibility: MyPage;
  /**
   * Changes the profile picture of a page of the signed-in account. Visitors see it at once: the middle of the image as a square of at most 500 by
   * 500 pixels. When this fails, the former picture stays. It needs `image` or `picture`; of both, `picture` counts. Scope: MEDIA. Errors: UNAUTHENTICATED, EMAIL_NOT_VERIFIED, PAGE_NOT_FOUND;
   * PICTURE_NOT_FOUND for a `picture` that the account does not have; IMAGE_MISSING, IMAGE_INVALID, IMAGE_TOO_LARGE and IMAGE_TOO_MANY_PIXELS, each with the field `image`; BUSY and STORAGE_UNAVAILABLE (retry in a
   * few seconds); PICTURES_UNAVAILABLE (retry in a minute); TOO_MANY_ATTEMPTS after 60 pictures in an hour.
   */
  changeProfilePicture: MyPage;
  /**
   * Gives what is scheduled for a page another moment, and keeps its design. One that could not be published is tried again then. Scope: PUBLISH. Errors: UNAUTHENTICATED, PAGE_NOT_FOUND;
   * NOTHING_SCHEDULED; MOMENT_INVALID with the field `publishesAt`; BUSY while it is published; TOO_MANY_ATTEMPTS, as for `renamePage`.
   */
  changeScheduledPublication: ScheduledPublication;
  /**
   * Gives the account another username, with which its owner signs in from then on. A mail tells the owner. Others may take the former one, unless the account was
   * opened with it. Errors: UNAUTHENTICATED, SIGN_IN_NEEDED; FRESH_SIGN_IN_NEEDED more than ten minutes after signing in; USERNAME_INVALID, USERNAME_UNCHANGED
   * and USERNAME_TAKEN with the field `username`; TOO_MANY_ATTEMPTS.
   */
  changeUsername: Account;
  /**
   * Changes the wallpaper of a page of the signed-in account. Visitors see it at once; transparent parts become white. Scope: MEDIA. Errors: the
   * same as for `changeProfilePicture`, such as PAGE_NOT_FOUND. For TOO_MANY_ATTEMPTS, pictures of both kinds are counted together.
   */
  changeWallpaper: MyPage;
  /**
   * Changes a webhook, or switches it on or off. While it is off, nothing is sent to it, and events of that time are never sent. Scope: ACCOUNT.
   * Errors: UNAUTHENTICATED, WEBHOOK_NOT_FOUND; WEBHOOK_REFUSED with the reasons in `extensions.fields` (`url`, `events`).
   */
  changeWebhook: Webhook;
  /**
   * Asks the page of a profile whether it links back to a page with `rel="me"`: to its address, or to a former one that leads there. If the page says of this link that it is a profile, too, both belong to the same person. The server reads at most
   * 1 MB, for at most 10 seconds, and only by https from the public Internet. Nothing is kept. Scope: PUBLISH. Errors: UNAUTHENTICATED, PAGE_NOT_FOUND, TOO_MANY_ATTEMPTS after 200 profiles in ten minutes.
   */
  checkLinkBack: LinkBack;
  /**
   * Gives a page of the signed-in account a new address. If the page was ever published, its former address leads to the new one: see
   * `formerLinknames`; otherwise it is free from then on. Scope: PUBLISH. Errors: UNAUTHENTICATED, PAGE_NOT_FOUND; LINKNAME_INVALID,
   * LINKNAME_RESERVED and LINKNAME_TAKEN, each with the field `linkname`. A linkname is also taken if another page of the same account has it, for
   * 30 days after its page was deleted, and for 90 days after the page of another account gave it up. TOO_MANY_ATTEMPTS after 60 claims in an
   * hour, those in vain included.
   */
  claimLinkname: MyPage;
  /**
   * Makes the change that the mailed link `{PUBLIC_URL}/email?confirm={token}` is for. The new address counts as verified. The owner of the former one, if it was verified,
   * can take the account back for seven days. Call it only after a person has asked for it: programs that scan mails open every link. Errors: EMAIL_LINK_INVALID;
   * EMAIL_TAKEN when another account has got the address; LAST_OPERATOR when `ADMIN_EMAIL` names the former one and nobody else administers the site.
   */
  confirmEmailChange: ChangedEmail;
  /**
   * Creates an access token, with which a program acts for the account. An account has at most 50. Errors: UNAUTHENTICATED, SIGN_IN_NEEDED;
   * FRESH_SIGN_IN_NEEDED for the scope ACCOUNT, more than ten minutes after signing in;
   * ACCESS_TOKEN_REFUSED with the reasons in `extensions.fields` (`name`, `scopes`, `expiresInDays`); TOO_MANY_ACCESS_TOKENS; TOO_MANY_ATTEMPTS
   * after 60 tokens in an hour.
   */
  createAccessToken: CreatedAccessToken;
  /**
   * Makes a link with which others see the draft of a page. A page has one at most: the former one ends at once, and never works again. Whoever gets it reads the draft.
   * Scopes: READ and PUBLISH. Errors: UNAUTHENTICATED, PAGE_NOT_FOUND; EMAIL_NOT_VERIFIED, as for `publish`; FIRST_LOOK_NEEDED when the site looks at the first page of an account, and has not yet;
   * TOO_MANY_ATTEMPTS, as for `renamePage`.
   */
  createDraftLink: DraftLink;
  /**
   * Sets a password for tiles and pages of the account. It locks nothing until a tile or a page names it by the returned id. Scope: PUBLISH.
   * Errors: UNAUTHENTICATED; LOCK_PASSWORD_INVALID with the field `password`; TOO_MANY_LOCKS when the account has 1,000; BUSY;
   * TOO_MANY_ATTEMPTS after 60 in an hour.
   */
  createLock: Scalars['ID']['output'];
  /**
   * Adds a page to the signed-in account, at the end of its pages. Scope: PUBLISH. Errors: UNAUTHENTICATED; TOO_MANY_PAGES; PAGE_NAME_INVALID with
   * the field `name`; LINKNAME_INVALID, LINKNAME_RESERVED and LINKNAME_TAKEN, each with the field `linkname`; PAGE_NOT_FOUND when there is no page
   * to copy; of a copy, which is published, also LINK_BLOCKED and EMAIL_NOT_VERIFIED, as for `publish`; TOO_MANY_ATTEMPTS after 60 pages in an hour.
   */
  createPage: MyPage;
  /**
   * Creates a webhook. Its secret is in the answer, and nowhere else. Scope: ACCOUNT. Errors: UNAUTHENTICATED; EMAIL_NOT_VERIFIED; WEBHOOK_REFUSED with
   * the reasons in `extensions.fields` (`url`, `events`); TOO_MANY_WEBHOOKS; TOO_MANY_ATTEMPTS after 60 in 10 minutes.
   */
  createWebhook: CreatedWebhook;
  /**
   * Removes the signed-in account with its pages, their pictures and its sessions, at once. This cannot be undone. The linknames are free again
   * after 30 days. Always true. Errors: UNAUTHENTICATED, SIGN_IN_NEEDED, WRONG_CREDENTIALS when the username or the password is not the account's,
   * PASSWORD_NOT_SET when a password was sent and the account has none, FRESH_SIGN_IN_NEEDED when the account has none and its owner signed in
   * more than ten minutes ago, LAST_OPERATOR when nobody else administers the site, TOO_MANY_ATTEMPTS.
   */
  deleteAccount: Scalars['Boolean']['output'];
  /**
   * Deletes a look. Pages stay as they are. Does nothing when the account has no such look. Always true. Scope: PUBLISH. Errors: UNAUTHENTICATED;
   * TOO_MANY_ATTEMPTS, as for `keepOwnLook`.
   */
  deleteOwnLook: Scalars['Boolean']['output'];
  /**
   * Deletes a page with its versions and its pictures, at once. This cannot be undone. Its linkname is free again after 30 days, or at once if the
   * page was never published. Always true. Scope: PUBLISH. Errors: UNAUTHENTICATED; PAGE_NOT_FOUND; PAGE_IS_MAIN for the main page; LINKNAME_WRONG
   * with the field `linkname`; TOO_MANY_ATTEMPTS after 60 deletions in an hour.
   */
  deletePage: Scalars['Boolean']['output'];
  /**
   * Deletes a webhook with its deliveries. Nothing more is sent to it. Does nothing when there is no such webhook, or when it belongs to another
   * account. Always true. Scope: ACCOUNT. Errors: UNAUTHENTICATED.
   */
  deleteWebhook: Scalars['Boolean']['output'];
  /**
   * Discards the draft of a page, such as after its publication. Scope: PUBLISH. Errors: UNAUTHENTICATED; PAGE_NOT_FOUND; DRAFT_CHANGED_ELSEWHERE when `revision` is
   * not the present one, or no draft was ever saved; PAGE_FORMAT_NEWER; TOO_MANY_ATTEMPTS, as for `saveDraft`.
   */
  discardDraft: PageDraft;
  /**
   * Ends one session of the account, and with it a change of the address that waits. Does nothing when it has ended or belongs to another account. Always true. Scope: ACCOUNT. Errors:
   * UNAUTHENTICATED.
   */
  endSession: Scalars['Boolean']['output'];
  /**
   * Switches the authenticator app on, within ten minutes after `beginAuthenticatorApp`, and mails its owner. The result is ten recovery codes, which are not
   * shown again. Errors: UNAUTHENTICATED, SIGN_IN_NEEDED; CODE_WRONG; SECOND_FACTOR_OFF when nothing was begun, or its time is over; SECOND_FACTOR_ON,
   * TOO_MANY_ATTEMPTS.
   */
  finishAuthenticatorApp: Array<Scalars['String']['output']>;
  /**
   * Lets the person whom the provider has identified sign in to the signed-in account, and mails its owner. Always true. Errors: UNAUTHENTICATED,
   * SIGN_IN_NEEDED; PROVIDER_CODE_REFUSED when the code or the state is wrong, was used, has expired, or is of another account or provider;
   * PROVIDER_LINKED_ELSEWHERE when the person signs in to another account, which stays as it is; PROVIDER_LINKED_TWICE when another person at this
   * provider signs in to this account; PROVIDER_UNKNOWN, PROVIDER_UNAVAILABLE.
   */
  finishLinking: Scalars['Boolean']['output'];
  /** Signs in with what the browser has answered. No code is asked for after it. Errors: PASSKEY_REFUSED, TOO_MANY_ATTEMPTS. */
  finishPasskeySignIn: SignedIn;
  /**
   * Signs in a person with what the provider sent back. At the first sign-in the person gets a new account or, if the provider is trusted with
   * e-mail addresses, the existing account that has verified the same address. Errors: PROVIDER_CODE_REFUSED when the code or the state is wrong,
   * was used, has expired, or is of another provider; PROVIDER_EMAIL_UNVERIFIED when the provider has not verified the address, or when an account
   * has the address but has not verified it; PROVIDER_NOT_LINKED when an account has the address and the provider is not trusted: its owner signs in
   * as usual; PROVIDER_UNKNOWN, PROVIDER_UNAVAILABLE; TOO_MANY_ATTEMPTS. For a new account, also: SIGN_UP_CLOSED, INVITATION_NEEDED, INVITATION_REFUSED and
   * EMAIL_DOMAIN_REFUSED.
   */
  finishSignIn: SignedIn;
  /**
   * Keeps a look under a name, to use it on the pages of the account. Scope: PUBLISH. Errors: UNAUTHENTICATED; LOOK_NAME_INVALID with the field `name`;
   * DESIGN_INVALID with `extensions.fields`, such as `appearance.theme` or `styles`; TOO_MANY_LOOKS when the account keeps 24;
   * TOO_MANY_ATTEMPTS after 300 changes in ten minutes, which are counted together with those of the list of pages.
   */
  keepOwnLook: OwnLook;
  /**
   * Signs in, for a client that knows no second step. Errors: SECOND_FACTOR_NEEDED, after the right password of an account with an authenticator app;
   * PASSWORDS_OFF; WRONG_CREDENTIALS, the same for an unknown username or address and a wrong password; TOO_MANY_ATTEMPTS after many wrong ones.
   * @deprecated Use `beginLogIn`, which asks for the second step.
   */
  logIn: SignedIn;
  /** Ends the session of this request. Always true. Errors: UNAUTHENTICATED, SIGN_IN_NEEDED. */
  logOut: Scalars['Boolean']['output'];
  /**
   * Ends every session of the account, including the session of this request, and whatever else somebody may have prepared: known and remembered devices, a change of the address, set-ups and
   * sign-ins under way, links to drafts, and a running import. What is scheduled stops with PUBLICATION_STOPPED, and mails about new devices come again. Access tokens and webhooks go on.
   * Always true. Scope: ACCOUNT. Errors: UNAUTHENTICATED.
   */
  logOutEverywhere: Scalars['Boolean']['output'];
  /**
   * Makes a page the main one, which `myPage`, `Account.page` and older clients mean. Scope: PUBLISH. Errors: UNAUTHENTICATED, PAGE_NOT_FOUND;
   * TOO_MANY_ATTEMPTS, as for `renamePage`.
   */
  makeMainPage: MyPage;
  /**
   * Opens a page, or a tile of it, by its password, as the form for visitors does. The server keeps nothing of it. Needs no account. Errors: PAGE_NOT_FOUND when there is nothing to open,
   * and for scripts of other sites, which could let their visitors guess;
   * LOCK_PASSWORD_WRONG with the field `password`; TOO_MANY_ATTEMPTS after five wrong passwords in a minute from one network; BUSY.
   */
  openPage: OpenedPage;
  /**
   * Changes the order of the account's pages, and returns them, without their designs. Pages that are not named follow in their former order.
   * Scope: PUBLISH. Errors: UNAUTHENTICATED; PAGE_NOT_FOUND, and then the order does not change; TOO_MANY_ATTEMPTS, as for `renamePage`.
   */
  orderPages: Array<MyPage>;
  /**
   * Asks a page of the web what it says about itself, to name a link that leads there. The server reads at most 512 kB, for at most 3 seconds, and only
   * by https from the public Internet. Null if the page says nothing, does not answer, or may not be asked. Nothing is kept. Scope: PUBLISH. Errors:
   * UNAUTHENTICATED, TOO_MANY_ATTEMPTS after 60 previews in ten minutes.
   */
  previewLink?: Maybe<LinkPreview>;
  /**
   * Publishes a design: visitors see it at once. If the operation fails, nothing changes. If the page has this very design already, it stays as it
   * is, with its `version`, and no webhook is told. The result has the design as it is stored. Scope: PUBLISH. Errors: UNAUTHENTICATED,
   * PAGE_NOT_FOUND; DESIGN_INVALID with `extensions.fields`, such as PICTURE_NOT_FOUND for `tiles.0.picture`; PICTURE_NOT_FOUND when a picture is
   * removed at this moment; LINK_BLOCKED when it leads to a place that this site does not link to; DESIGN_TOO_LARGE when the whole design has more than 1 MB; PAGE_CHANGED_ELSEWHERE when `basedOnVersion` is not the
   * current version, which is in `extensions.values.version`; CLIENT_MUTATION_ID_USED with the field `clientMutationId`; BUSY (retry in a few
   * seconds); TOO_MANY_ATTEMPTS after 200 publications in ten minutes; EMAIL_NOT_VERIFIED for an account that was opened by an address at one of the domains of
   * `signUp`, until it is verified.
   */
  publish: MyPage;
  /**
   * The same as `publish`, for clients that know only text tiles. A tile of another kind stays what it is if the client sends it back as it was
   * shown; if it was changed, it becomes a text tile. Scope: PUBLISH. Errors: the same as for `publish`, such as PAGE_NOT_FOUND and
   * PICTURE_NOT_FOUND. For TOO_MANY_ATTEMPTS, both are counted together.
   * @deprecated Use `publish`, which knows every kind of tiles.
   */
  publishPage: MyPage;
  /**
   * Publishes what is scheduled for a page now, over the version that the page has. If it is refused, it stays scheduled as it is. Scope: PUBLISH. Errors: PAGE_NOT_FOUND; NOTHING_SCHEDULED; BUSY;
   * TOO_MANY_ATTEMPTS, counted together with publications; and those of `publish` but PAGE_CHANGED_ELSEWHERE.
   */
  publishScheduled: MyPage;
  /**
   * Mails the username to the account that has this address, if there is one. Always true, and takes the same time with or without such an
   * account. Errors: EMAIL_INVALID with the field `email`, TOO_MANY_ATTEMPTS.
   */
  recoverUsername: Scalars['Boolean']['output'];
  /**
   * Sends an event again to its webhook, with the same id. One that still waits is sent now, as its next attempt. Always true. Scope: ACCOUNT. Errors:
   * UNAUTHENTICATED, WEBHOOK_DELIVERY_NOT_FOUND; TOO_MANY_ATTEMPTS after 60 in 10 minutes.
   */
  redeliverEvent: Scalars['Boolean']['output'];
  /**
   * Opens an account and signs it in. Errors: SIGN_UP_CLOSED, INVITATION_NEEDED and INVITATION_REFUSED when nobody may sign up without an invitation;
   * REGISTRATION_REFUSED with the reasons in `extensions.fields` (`username`, `email`, `password`), such as EMAIL_DOMAIN_REFUSED; TOO_MANY_ATTEMPTS. A taken username and a taken e-mail address give the same answer, under both fields, and only if nothing else is
   * wrong. The owner of a taken address is told by mail, once a day.
   */
  register: SignedIn;
  /**
   * Lets a former linkname lead to its page no longer, so that anybody can claim it at once. False when it did not lead to the page. Scope: PUBLISH.
   * Errors: UNAUTHENTICATED, PAGE_NOT_FOUND; LINKNAME_INVALID and LINKNAME_RESERVED with the field `linkname`; TOO_MANY_ATTEMPTS, which counts as for
   * `claimLinkname`.
   */
  releaseFormerLinkname: Scalars['Boolean']['output'];
  /**
   * Removes a passkey of the signed-in account, so that nobody signs in with it any more, and mails its owner. Always true, also when there is no such
   * passkey. Errors: UNAUTHENTICATED, SIGN_IN_NEEDED; FRESH_SIGN_IN_NEEDED more than ten minutes after signing in; LAST_WAY_IN when the owner could not
   * sign in without it.
   */
  removePasskey: Scalars['Boolean']['output'];
  /**
   * Removes the profile picture from a page of the signed-in account. Visitors see that at once. Does nothing when there is none. Scope: MEDIA.
   * Errors: UNAUTHENTICATED, PAGE_NOT_FOUND.
   */
  removeProfilePicture: MyPage;
  /**
   * Removes the wallpaper from a page of the signed-in account. Does nothing when there is none. Scope: MEDIA. Errors: UNAUTHENTICATED,
   * PAGE_NOT_FOUND.
   */
  removeWallpaper: MyPage;
  /**
   * Changes what the owner calls a page. Scope: PUBLISH. Errors: UNAUTHENTICATED; PAGE_NOT_FOUND; PAGE_NAME_INVALID with the field `name`;
   * TOO_MANY_ATTEMPTS after 300 calls of `renamePage`, `orderPages` and `makeMainPage` in ten minutes.
   */
  renamePage: MyPage;
  /** Gives a passkey of the signed-in account another name. Errors: UNAUTHENTICATED, SIGN_IN_NEEDED, PASSKEY_NAME_REFUSED, PASSKEY_UNKNOWN. */
  renamePasskey: Passkey;
  /**
   * Makes ten new recovery codes, which are not shown again, and mails the owner. The old ones end. Errors: UNAUTHENTICATED, SIGN_IN_NEEDED;
   * FRESH_SIGN_IN_NEEDED more than ten minutes after signing in; SECOND_FACTOR_OFF, TOO_MANY_ATTEMPTS.
   */
  renewRecoveryCodes: Array<Scalars['String']['output']>;
  /**
   * Mails a link to a new e-mail address. The account gets the address when somebody follows that link within 24 hours, and presses the button there. The answer is
   * the same when another account has the address: then its owner is told by mail. A former request ends. Errors: UNAUTHENTICATED, SIGN_IN_NEEDED;
   * FRESH_SIGN_IN_NEEDED more than ten minutes after signing in; EMAIL_INVALID, EMAIL_UNCHANGED and EMAIL_DOMAIN_REFUSED with the field `email`;
   * TOO_MANY_ATTEMPTS.
   */
  requestEmailChange: EmailChange;
  /**
   * Mails a link that verifies the account's e-mail address. The link is valid for 24 hours. Mails nothing when the address is already verified.
   * Scope: ACCOUNT. Errors: UNAUTHENTICATED, TOO_MANY_ATTEMPTS.
   */
  requestEmailVerification: EmailVerification;
  /**
   * Mails a link for a new password to the account that has this address, if there is one. The link is valid for 1 hour and can be used once.
   * Always true, and takes the same time with or without such an account. Errors: EMAIL_INVALID with the field `email`, TOO_MANY_ATTEMPTS.
   */
  requestPasswordReset: Scalars['Boolean']['output'];
  /**
   * Sets a new password, with the account id and the token from the mailed link `{PUBLIC_URL}/resetpw/{accountId}/{token}`. Ends every session of
   * the account. The e-mail address counts as verified from then on, because the link was mailed to it. Always true. Errors: RESET_LINK_INVALID
   * when the link was used, has expired or never existed; PASSWORD_REFUSED with the field `password`.
   */
  resetPassword: Scalars['Boolean']['output'];
  /**
   * Revokes an access token of the account: programs that use it are refused from then on. Does nothing when there is no such token, or when it
   * belongs to another account. Always true. Scope: ACCOUNT. Errors: UNAUTHENTICATED.
   */
  revokeAccessToken: Scalars['Boolean']['output'];
  /**
   * Ends the link to the draft of a page, at once and for ever. Does nothing when there is none. Scope: PUBLISH. Errors: UNAUTHENTICATED, PAGE_NOT_FOUND; TOO_MANY_ATTEMPTS, as for
   * `renamePage`.
   */
  revokeDraftLink: Scalars['Boolean']['output'];
  /**
   * Gives a webhook a new secret, and returns it for the only time. For 24 hours, messages have a signature by the former one, too; by the last three, if it is replaced
   * again meanwhile. Scope: ACCOUNT.
   * Errors: UNAUTHENTICATED, WEBHOOK_NOT_FOUND; TOO_MANY_ATTEMPTS after 60 in 10 minutes.
   */
  rotateWebhookSecret: Scalars['String']['output'];
  /**
   * Saves what was written of a page, in the place of its draft. Visitors do not see it. It may have what `publish` refuses as unfinished, such as a link
   * without an address or a text that is too long. A picture that the account does not have is left out. It counts as stored by the account. Scope: PUBLISH. Errors:
   * UNAUTHENTICATED; PAGE_NOT_FOUND; DRAFT_CHANGED_ELSEWHERE when `revision` is not the present one, which is in `extensions.values.revision`; DESIGN_INVALID with
   * `extensions.fields`; DESIGN_TOO_LARGE when the whole design has more than 1 MB; STORAGE_FULL; PAGE_FORMAT_NEWER; TOO_MANY_ATTEMPTS after 1,200 drafts in ten
   * minutes.
   */
  saveDraft: PageDraft;
  /**
   * Schedules a design: it goes public at a moment, as if it was published then, also while nobody is signed in. A page has one at most: the one that was scheduled before is replaced. It is checked
   * as `publish` checks it, now and again at its moment, and its pictures are kept until then. The draft stays as it is. Webhooks are told `page.scheduled`, and at its moment `page.published` and
   * `page.appeared`. It counts as stored by the account. Scope: PUBLISH. Errors: those of `publish`, such as PAGE_NOT_FOUND; MOMENT_INVALID with the field `publishesAt`; PAGE_CHANGED_ELSEWHERE when `basedOnVersion` is not the
   * current version and `replaces` is false; STORAGE_FULL; BUSY while one of the page is published; TOO_MANY_ATTEMPTS, counted together with publications.
   */
  schedulePublication: ScheduledPublication;
  /**
   * Sends a test mail at once, before the site is set up. Returns null, or the answer of the mail server that refused it. Errors: PASSWORDS_OFF, SET_UP_DONE,
   * SET_UP_CODE_WRONG, EMAIL_INVALID, TOO_MANY_ATTEMPTS after 60 codes from one network within an hour.
   */
  sendSetUpMail?: Maybe<Scalars['String']['output']>;
  /**
   * Sends the event `webhook.test` to a webhook, even if it is switched off. `webhookDeliveries` has the result. Always true. Scope: ACCOUNT.
   * Errors: UNAUTHENTICATED, WEBHOOK_NOT_FOUND; TOO_MANY_ATTEMPTS after 60 in 10 minutes.
   */
  sendTestEvent: Scalars['Boolean']['output'];
  /**
   * Says whether the owner gets a mail when a device signs in that the account does not know. Errors: UNAUTHENTICATED, SIGN_IN_NEEDED; to switch them off,
   * FRESH_SIGN_IN_NEEDED more than ten minutes after signing in.
   */
  setSignInNotices: Account;
  /**
   * Sets the site up, once: opens the first account that administers it, and signs it in. Errors: PASSWORDS_OFF; SET_UP_DONE; SET_UP_CODE_WRONG; REGISTRATION_REFUSED
   * with the reasons in `extensions.fields`, as `register` has them; SIGN_UP_MODE_SET when the variable `SIGN_UP` says who may sign up, and `signUp` was
   * sent; TOO_MANY_ATTEMPTS after 60 codes from one network within an hour.
   */
  setUp: SignedIn;
  /**
   * Signs in a person with the code from the provider. At the first sign-in the person gets a new account, or the existing account that has
   * verified the same address. Errors: GOOGLE_NOT_CONFIGURED; GOOGLE_CODE_REFUSED when the code or the state is wrong, was used or has expired;
   * GOOGLE_EMAIL_UNVERIFIED when the provider has not verified the address, or when an account has the address but has not verified it;
   * GOOGLE_UNAVAILABLE; TOO_MANY_ATTEMPTS. For a new account, also: SIGN_UP_CLOSED, INVITATION_NEEDED, INVITATION_REFUSED and EMAIL_DOMAIN_REFUSED.
   * @deprecated Use `finishSignIn`, which works for every provider.
   */
  signInWithGoogle: SignedIn;
  /**
   * Begins to add a passkey to the signed-in account: pass it to `navigator.credentials.create`, with a resident key and user verification required,
   * and without attestation. Errors: UNAUTHENTICATED, SIGN_IN_NEEDED; FRESH_SIGN_IN_NEEDED more than ten minutes after signing in;
   * PASSKEYS_UNAVAILABLE, TOO_MANY_PASSKEYS; TOO_MANY_ATTEMPTS after 30 within an hour.
   */
  startAddingPasskey: NewPasskeyChallenge;
  /**
   * The same as `startSignIn` at the provider `google`. Errors: GOOGLE_NOT_CONFIGURED, GOOGLE_UNAVAILABLE when the provider does not answer,
   * TOO_MANY_ATTEMPTS.
   * @deprecated Use `startSignIn`, which works for every provider.
   */
  startGoogleSignIn: GoogleSignIn;
  /**
   * Begins to read a page from elsewhere, for a new draft: by its address, or from a file. No page is changed, and nothing is public: what was found is in `pageImport`, and becomes a draft or a
   * page when you send it. Only what everybody can see there is read, once, and where its links lead is looked at. Pictures are kept for the tiles of the account, as by `uploadTilePicture`. Import
   * only what is yours. Read are Linktree, LinkStack, LittleLink, littlelink-server, LinkBreeze, link.me, Bento, any page with links, bookmarks, CSV and the files of pages. Scope: PUBLISH. For pictures, MEDIA, too.
   * Errors: UNAUTHENTICATED; IMPORT_RUNNING while another one is read; TOO_MANY_ATTEMPTS after 20 imports in a day.
   */
  startImport: PageImport;
  /**
   * Begins to link a person at a provider to the signed-in account: the person signs in there, and comes back to `{PUBLIC_URL}/login` as after
   * `startSignIn`. Errors: UNAUTHENTICATED, SIGN_IN_NEEDED; FRESH_SIGN_IN_NEEDED more than ten minutes after signing in; PROVIDER_UNKNOWN,
   * PROVIDER_UNAVAILABLE, TOO_MANY_ATTEMPTS.
   */
  startLinking: StartedSignIn;
  /**
   * Begins a sign-in with a passkey: pass the challenge to `navigator.credentials.get`, without a list of allowed passkeys and with user verification
   * required. Errors: PASSKEYS_UNAVAILABLE; TOO_MANY_ATTEMPTS after 600 from one network within 15 minutes.
   */
  startPasskeySignIn: PasskeyChallenge;
  /**
   * Begins a sign-in at an OpenID Connect provider. Errors: PROVIDER_UNKNOWN, PROVIDER_UNAVAILABLE when it does not answer,
   * TOO_MANY_ATTEMPTS.
   */
  startSignIn: StartedSignIn;
  /** Stops an import of the signed-in account, and forgets what was found. Does nothing when another one has begun since. Always true. Scope: PUBLISH. Errors: UNAUTHENTICATED. */
  stopImport: Scalars['Boolean']['output'];
  /**
   * Begins or ends the feed of a page. Readers of a feed hear of publications that add or change tiles, from its beginning on; nothing of the time
   * before is told. Scope: PUBLISH. Errors: UNAUTHENTICATED, PAGE_NOT_FOUND; TOO_MANY_ATTEMPTS, as for `renamePage`.
   */
  switchFeed: MyPage;
  /**
   * Switches the authenticator app off, which ends the recovery codes, too, and mails the owner. Always true, also when it is off. Errors:
   * UNAUTHENTICATED, SIGN_IN_NEEDED; FRESH_SIGN_IN_NEEDED more than ten minutes after signing in; TOO_MANY_ATTEMPTS.
   */
  switchOffAuthenticatorApp: Scalars['Boolean']['output'];
  /**
   * Gives an account the former e-mail address back, by the mailed link `{PUBLIC_URL}/email?back={token}`. It also ends the password, all sessions, access tokens, links and webhooks,
   * what was linked since, passkeys and an authenticator app that were added since or in the seven days before, and later changes of the address, and mails a link for a new password. The mail names the others. Call it only after a person has asked for it. Errors: EMAIL_LINK_INVALID.
   */
  takeBackEmail: ChangedEmail;
  /**
   * Lets nobody at this provider sign in to the signed-in account any more, and mails its owner. Always true. Errors: UNAUTHENTICATED, SIGN_IN_NEEDED;
   * FRESH_SIGN_IN_NEEDED more than ten minutes after signing in; PROVIDER_UNKNOWN; LAST_WAY_IN when the owner could not sign in without it.
   */
  unlinkProvider: Scalars['Boolean']['output'];
  /**
   * Keeps a picture for the tiles of the signed-in account. Visitors see it when a design is published that names its id. A picture that no kept
   * version of a page uses is removed after 30 days, and soon after its page is deleted if only that page has used it. Scope: MEDIA. Errors: the
   * same as for `changeProfilePicture`, with which it is counted for TOO_MANY_ATTEMPTS; and TOO_MANY_PICTURES when 300 pictures of the account were
   * never published, or when it has 2,000 in all.
   */
  uploadTilePicture: TilePicture;
  /**
   * The same as `uploadTilePicture` with the JPEG, PNG or still WebP at an address of the web, of at most 5 MB. The server fetches it within 10 seconds, and only by
   * https from the public Internet. Null if there is none, or if it does not come. Scope: MEDIA. Errors: the same as for `uploadTilePicture`, with which
   * it is counted for TOO_MANY_ATTEMPTS.
   */
  uploadTilePictureFrom?: Maybe<TilePicture>;
  /**
   * Verifies the e-mail address with the token from the mailed link `{PUBLIC_URL}/?token={token}`. The link can be opened several times while it
   * is valid. Always true. Call it only after a person has asked for it: programs that scan mails open every link. Errors:
   * VERIFICATION_LINK_INVALID when the link has expired or never existed.
   */
  verifyEmail: Scalars['Boolean']['output'];
  /**
   * Does the same as `verifyEmail`, but only for the account that is signed in. So a browser that is signed in need not ask anybody.
   * Scope: ACCOUNT. Errors: UNAUTHENTICATED, VERIFICATION_LINK_INVALID, VERIFICATION_LINK_OF_OTHER when the link was mailed to another account.
   */
  verifyOwnEmail: Scalars['Boolean']['output'];
};


/** What can be changed. The fields of one operation run one after the other. */
export type MutationAddPasskeyArgs = {
  input: AddPasskeyInput;
};


/** What can be changed. The fields of one operation run one after the other. */
export type MutationAdminApprovePageArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed. The fields of one operation run one after the other. */
export type MutationAdminBlockLinknameArgs = {
  linkname: Scalars['String']['input'];
};


/** What can be changed. The fields of one operation run one after the other. */
export type MutationAdminBlockLinksArgs = {
  input: AdminBlockedLinksInput;
};


/** What can be changed. The fields of one operation run one after the other. */
export type MutationAdminChangeRoleArgs = {
  accountId: Scalars['ID']['input'];
  role: AccountRole;
};


/** What can be changed. The fields of one operation run one after the other. */
export type MutationAdminChangeSettingArgs = {
  name: AdminSettingName;
  value: Scalars['String']['input'];
};


/** What can be changed. The fields of one operation run one after the other. */
export type MutationAdminCreateAccountArgs = {
  input: AdminAccountInput;
};


/** What can be changed. The fields of one operation run one after the other. */
export type MutationAdminDecideReportArgs = {
  input: AdminReportDecisionInput;
};


/** What can be changed. The fields of one operation run one after the other. */
export type MutationAdminDeleteAccountArgs = {
  input: AdminDeletionInput;
};


/** What can be changed. The fields of one operation run one after the other. */
export type MutationAdminDeleteWebhookArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed. The fields of one operation run one after the other. */
export type MutationAdminEndSessionsArgs = {
  accountId: Scalars['ID']['input'];
};


/** What can be changed. The fields of one operation run one after the other. */
export type MutationAdminHidePageArgs = {
  input: AdminPageHidingInput;
};


/** What can be changed. The fields of one operation run one after the other. */
export type MutationAdminInviteArgs = {
  input: AdminInvitationInput;
};


/** What can be changed. The fields of one operation run one after the other. */
export type MutationAdminLiftSuspensionArgs = {
  accountId: Scalars['ID']['input'];
};


/** What can be changed. The fields of one operation run one after the other. */
export type MutationAdminMailPasswordLinkArgs = {
  accountId: Scalars['ID']['input'];
};


/** What can be changed. The fields of one operation run one after the other. */
export type MutationAdminReadPageArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed. The fields of one operation run one after the other. */
export type MutationAdminReleaseLinknameArgs = {
  linkname: Scalars['String']['input'];
};


/** What can be changed. The fields of one operation run one after the other. */
export type MutationAdminRemoveMailsArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** What can be changed. The fields of one operation run one after the other. */
export type MutationAdminRemovePasskeysArgs = {
  accountId: Scalars['ID']['input'];
};


/** What can be changed. The fields of one operation run one after the other. */
export type MutationAdminReopenReportArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed. The fields of one operation run one after the other. */
export type MutationAdminResetSecondFactorArgs = {
  accountId: Scalars['ID']['input'];
};


/** What can be changed. The fields of one operation run one after the other. */
export type MutationAdminResetSettingArgs = {
  name: AdminSettingName;
};


/** What can be changed. The fields of one operation run one after the other. */
export type MutationAdminRestoreInvitationArgs = {
  code: Scalars['String']['input'];
};


/** What can be changed. The fields of one operation run one after the other. */
export type MutationAdminRetryMailsArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
};


/** What can be changed. The fields of one operation run one after the other. */
export type MutationAdminRevokeAccessTokenArgs = {
  accountId: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
};


/** What can be changed. The fields of one operation run one after the other. */
export type MutationAdminRevokeInvitationArgs = {
  code: Scalars['String']['input'];
};


/** What can be changed. The fields of one operation run one after the other. */
export type MutationAdminSendDataArgs = {
  accountId: Scalars['ID']['input'];
};


/** What can be changed. The fields of one operation run one after the other. */
export type MutationAdminShowPageArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed. The fields of one operation run one after the other. */
export type MutationAdminStartTaskArgs = {
  task: AdminTask;
};


/** What can be changed. The fields of one operation run one after the other. */
export type MutationAdminSuspendAccountArgs = {
  input: AdminSuspensionInput;
};


/** What can be changed. The fields of one operation run one after the other. */
export type MutationAdminTestMailArgs = {
  to: Scalars['String']['input'];
};


/** What can be changed. The fields of one operation run one after the other. */
export type MutationAdminUnblockLinkArgs = {
  pattern: Scalars['String']['input'];
};


/** What can be changed. The fields of one operation run one after the other. */
export type MutationAdminVerifyEmailArgs = {
  accountId: Scalars['ID']['input'];
};


/** What can be changed. The fields of one operation run one after the other. */
export type MutationAnswerChallengeArgs = {
  input: AnswerChallengeInput;
};


/** What can be changed. The fields of one operation run one after the other. */
export type MutationAskForAnotherLookArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
  pageId?: InputMaybe<Scalars['ID']['input']>;
};


/** What can be changed. The fields of one operation run one after the other. */
export type MutationBeginLogInArgs = {
  input: BeginLogInInput;
};


/** What can be changed. The fields of one operation run one after the other. */
export type MutationCancelScheduledPublicationArgs = {
  pageId: Scalars['ID']['input'];
};


/** What can be changed. The fields of one operation run one after the other. */
export type MutationChangePageAccessArgs = {
  access: PageAccess;
  hint?: InputMaybe<Scalars['String']['input']>;
  id?: InputMaybe<Scalars['ID']['input']>;
  lock?: InputMaybe<Scalars['ID']['input']>;
  pageId?: InputMaybe<Scalars['ID']['input']>;
};


/** What can be changed. The fields of one operation run one after the other. */
export type MutationChangePagePeriodArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
  pageId?: InputMaybe<Scalars['ID']['input']>;
  period?: InputMaybe<PagePeriodInput>;
};


/** What can be changed. The fields of one operation run one after the other. */
export type MutationChangePageVisibilityArgs = {
  access: PageAccess;
  hint?: InputMaybe<Scalars['String']['input']>;
  id?: InputMaybe<Scalars['ID']['input']>;
  lock?: InputMaybe<Scalars['ID']['input']>;
  pageId?: InputMaybe<Scalars['ID']['input']>;
  period?: InputMaybe<PagePeriodInput>;
};


/** What can be changed. The fields of one operation run one after the other. */
export type MutationChangeProfilePictureArgs = {
  image?: InputMaybe<Scalars['Upload']['input']>;
  pageId?: InputMaybe<Scalars['ID']['input']>;
  picture?: InputMaybe<Scalars['ID']['input']>;
};


/** What can be changed. The fields of one operation run one after the other. */
export type MutationChangeScheduledPublicationArgs = {
  pageId: Scalars['ID']['input'];
  publishesAt: Scalars['DateTime']['input'];
  replaces: Scalars['Boolean']['input'];
  timeZone?: InputMaybe<Scalars['String']['input']>;
};


/** What can be changed. The fields of one operation run one after the other. */
export type MutationChangeUsernameArgs = {
  username: Scalars['String']['input'];
};


/** What can be changed. The fields of one operation run one after the other. */
export type MutationChangeWallpaperArgs = {
  image?: InputMaybe<Scalars['Upload']['input']>;
  pageId?: InputMaybe<Scalars['ID']['input']>;
  picture?: InputMaybe<Scalars['ID']['input']>;
};


/** What can be changed. The fields of one operation run one after the other. */
export type MutationChangeWebhookArgs = {
  input: ChangeWebhookInput;
};


/** What can be changed. The fields of one operation run one after the other. */
export type MutationCheckLinkBackArgs = {
  address: Scalars['String']['input'];
  pageId?: InputMaybe<Scalars['ID']['input']>;
};


/** What can be changed. The fields of one operation run one after the other. */
export type MutationClaimLinknameArgs = {
  linkname: Scalars['String']['input'];
  pageId?: InputMaybe<Scalars['ID']['input']>;
};


/** What can be changed. The fields of one operation run one after the other. */
export type MutationConfirmEmailChangeArgs = {
  token: Scalars['String']['input'];
};


/** What can be changed. The fields of one operation run one after the other. */
export type MutationCreateAccessTokenArgs = {
  input: CreateAccessTokenInput;
};


/** What can be changed. The fields of one operation run one after the other. */
export type MutationCreateDraftLinkArgs = {
  pageId: Scalars['ID']['input'];
};


/** What can be changed. The fields of one operation run one after the other. */
export type MutationCreateLockArgs = {
  password: Scalars['String']['input'];
};


/** What can be changed. The fields of one operation run one after the other. */
export type MutationCreatePageArgs = {
  input: CreatePageInput;
};


/** What can be changed. The fields of one operation run one after the other. */
export type MutationCreateWebhookArgs = {
  input: CreateWebhookInput;
};


/** What can be changed. The fields of one operation run one after the other. */
export type MutationDeleteAccountArgs = {
  input: DeleteAccountInput;
};


/** What can be changed. The fields of one operation run one after the other. */
export type MutationDeleteOwnLookArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed. The fields of one operation run one after the other. */
export type MutationDeletePageArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
  linkname?: InputMaybe<Scalars['String']['input']>;
  pageId?: InputMaybe<Scalars['ID']['input']>;
};


/** What can be changed. The fields of one operation run one after the other. */
export type MutationDeleteWebhookArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed. The fields of one operation run one after the other. */
export type MutationDiscardDraftArgs = {
  pageId?: InputMaybe<Scalars['ID']['input']>;
  revision: Scalars['Int']['input'];
};


/** What can be changed. The fields of one operation run one after the other. */
export type MutationEndSessionArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed. The fields of one operation run one after the other. */
export type MutationFinishAuthenticatorAppArgs = {
  code: Scalars['String']['input'];
};


/** What can be changed. The fields of one operation run one after the other. */
export type MutationFinishLinkingArgs = {
  input: FinishSignInInput;
};


/** What can be changed. The fields of one operation run one after the other. */
export type MutationFinishPasskeySignInArgs = {
  input: PasskeyAnswerInput;
};


/** What can be changed. The fields of one operation run one after the other. */
export type MutationFinishSignInArgs = {
  input: FinishSignInInput;
};


/** What can be changed. The fields of one operation run one after the other. */
export type MutationKeepOwnLookArgs = {
  input: KeepOwnLookInput;
};


/** What can be changed. The fields of one operation run one after the other. */
export type MutationLogInArgs = {
  input: LogInInput;
};


/** What can be changed. The fields of one operation run one after the other. */
export type MutationLogOutEverywhereArgs = {
  withPrograms?: InputMaybe<Scalars['Boolean']['input']>;
};


/** What can be changed. The fields of one operation run one after the other. */
export type MutationMakeMainPageArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
  pageId?: InputMaybe<Scalars['ID']['input']>;
};


/** What can be changed. The fields of one operation run one after the other. */
export type MutationOpenPageArgs = {
  linkname: Scalars['String']['input'];
  passes?: InputMaybe<Scalars['String']['input']>;
  password: Scalars['String']['input'];
  tileId?: InputMaybe<Scalars['ID']['input']>;
};


/** What can be changed. The fields of one operation run one after the other. */
export type MutationOrderPagesArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** What can be changed. The fields of one operation run one after the other. */
export type MutationPreviewLinkArgs = {
  address: Scalars['String']['input'];
};


/** What can be changed. The fields of one operation run one after the other. */
export type MutationPublishArgs = {
  input: PublishInput;
};


/** What can be changed. The fields of one operation run one after the other. */
export type MutationPublishPageArgs = {
  input: PublishPageInput;
};


/** What can be changed. The fields of one operation run one after the other. */
export type MutationPublishScheduledArgs = {
  pageId: Scalars['ID']['input'];
};


/** What can be changed. The fields of one operation run one after the other. */
export type MutationRecoverUsernameArgs = {
  email: Scalars['String']['input'];
};


/** What can be changed. The fields of one operation run one after the other. */
export type MutationRedeliverEventArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed. The fields of one operation run one after the other. */
export type MutationRegisterArgs = {
  input: RegisterInput;
};


/** What can be changed. The fields of one operation run one after the other. */
export type MutationReleaseFormerLinknameArgs = {
  linkname: Scalars['String']['input'];
  pageId?: InputMaybe<Scalars['ID']['input']>;
};


/** What can be changed. The fields of one operation run one after the other. */
export type MutationRemovePasskeyArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed. The fields of one operation run one after the other. */
export type MutationRemoveProfilePictureArgs = {
  pageId?: InputMaybe<Scalars['ID']['input']>;
};


/** What can be changed. The fields of one operation run one after the other. */
export type MutationRemoveWallpaperArgs = {
  pageId?: InputMaybe<Scalars['ID']['input']>;
};


/** What can be changed. The fields of one operation run one after the other. */
export type MutationRenamePageArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
  name: Scalars['String']['input'];
  pageId?: InputMaybe<Scalars['ID']['input']>;
};


/** What can be changed. The fields of one operation run one after the other. */
export type MutationRenamePasskeyArgs = {
  id: Scalars['ID']['input'];
  name: Scalars['String']['input'];
};


/** What can be changed. The fields of one operation run one after the other. */
export type MutationRequestEmailChangeArgs = {
  email: Scalars['String']['input'];
};


/** What can be changed. The fields of one operation run one after the other. */
export type MutationRequestPasswordResetArgs = {
  email: Scalars['String']['input'];
};


/** What can be changed. The fields of one operation run one after the other. */
export type MutationResetPasswordArgs = {
  input: ResetPasswordInput;
};


/** What can be changed. The fields of one operation run one after the other. */
export type MutationRevokeAccessTokenArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed. The fields of one operation run one after the other. */
export type MutationRevokeDraftLinkArgs = {
  pageId: Scalars['ID']['input'];
};


/** What can be changed. The fields of one operation run one after the other. */
export type MutationRotateWebhookSecretArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed. The fields of one operation run one after the other. */
export type MutationSaveDraftArgs = {
  input: SaveDraftInput;
};


/** What can be changed. The fields of one operation run one after the other. */
export type MutationSchedulePublicationArgs = {
  input: SchedulePublicationInput;
};


/** What can be changed. The fields of one operation run one after the other. */
export type MutationSendSetUpMailArgs = {
  input: SetUpMailInput;
};


/** What can be changed. The fields of one operation run one after the other. */
export type MutationSendTestEventArgs = {
  webhookId: Scalars['ID']['input'];
};


/** What can be changed. The fields of one operation run one after the other. */
export type MutationSetSignInNoticesArgs = {
  isOn: Scalars['Boolean']['input'];
};


/** What can be changed. The fields of one operation run one after the other. */
export type MutationSetUpArgs = {
  input: SetUpInput;
};


/** What can be changed. The fields of one operation run one after the other. */
export type MutationSignInWithGoogleArgs = {
  input: SignInWithGoogleInput;
};


/** What can be changed. The fields of one operation run one after the other. */
export type MutationStartGoogleSignInArgs = {
  invitation?: InputMaybe<Scalars['String']['input']>;
};


/** What can be changed. The fields of one operation run one after the other. */
export type MutationStartImportArgs = {
  input: StartImportInput;
};


/** What can be changed. The fields of one operation run one after the other. */
export type MutationStartLinkingArgs = {
  provider: Scalars['String']['input'];
};


/** What can be changed. The fields of one operation run one after the other. */
export type MutationStartSignInArgs = {
  asksAgain?: InputMaybe<Scalars['Boolean']['input']>;
  invitation?: InputMaybe<Scalars['String']['input']>;
  provider: Scalars['String']['input'];
};


/** What can be changed. The fields of one operation run one after the other. */
export type MutationStopImportArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed. The fields of one operation run one after the other. */
export type MutationSwitchFeedArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
  isOn: Scalars['Boolean']['input'];
  pageId?: InputMaybe<Scalars['ID']['input']>;
};


/** What can be changed. The fields of one operation run one after the other. */
export type MutationTakeBackEmailArgs = {
  token: Scalars['String']['input'];
};


/** What can be changed. The fields of one operation run one after the other. */
export type MutationUnlinkProviderArgs = {
  provider: Scalars['String']['input'];
};


/** What can be changed. The fields of one operation run one after the other. */
export type MutationUploadTilePictureArgs = {
  image: Scalars['Upload']['input'];
};


/** What can be changed. The fields of one operation run one after the other. */
export type MutationUploadTilePictureFromArgs = {
  address: Scalars['String']['input'];
};


/** What can be changed. The fields of one operation run one after the other. */
export type MutationVerifyEmailArgs = {
  token: Scalars['String']['input'];
};


/** What can be changed. The fields of one operation run one after the other. */
export type MutationVerifyOwnEmailArgs = {
  token: Scalars['String']['input'];
};

/**
 * A page as its owner sees it. Scope: READ; without it, PUBLISH shows `id`, `version` and `changed`, and MEDIA `id`, `profilePicture` and
 * `wallpaper`. Errors: SCOPE_MISSING.
 */
export type MyPage = {
  __typename?: 'MyPage';
  /** Who may find the page. */
  access: PageAccess;
  /** What visitors read before they have given the password of the page. Null for nothing. */
  accessHint?: Maybe<Scalars['String']['output']>;
  /** The absolute address for visitors. Null until the owner claims a linkname. */
  address?: Maybe<Scalars['String']['output']>;
  /**
   * In the result of `publish` and `publishPage`, whether the page did not have this very design already. In that of a dry run, whether it would
   * change. Null elsewhere.
   */
  changed?: Maybe<Scalars['Boolean']['output']>;
  /** The published design. Null when the page was never published. */
  design?: Maybe<PageDesign>;
  /** What was written of the page and is not published. Null if no draft of it was ever saved. A list of pages has no drafts. With its whole design, request it by `pageDraft`. */
  draft?: Maybe<PageDraft>;
  /** The link with which others see the draft. Null without one that works. A list of pages has no links. */
  draftLink?: Maybe<DraftLink>;
  /** The absolute address of the Atom feed of its changes. Null while its owner offers none, and while it has no linkname. */
  feedAddress?: Maybe<Scalars['String']['output']>;
  /**
   * In the result of `publish` and `publishPage`, also of a dry run, the places of the tiles that fewer people see than the program asked for, because a program that does not say who sees them did not send a tile that is hidden
   * or has a password or a time: they may be that one. Null elsewhere.
   */
  hiddenTiles?: Maybe<Array<Scalars['Int']['output']>>;
  /** Since when and why an operator of this site hides the page. Null when none does. */
  hiding?: Maybe<PageHiding>;
  /** Identifies the page in every operation of its owner. It never changes. */
  id: Scalars['ID']['output'];
  /** Whether the account has had this page from its registration on. What clients have stored about 'the page' without its id belongs to it. */
  isFirst: Scalars['Boolean']['output'];
  /** Whether an operator of this site hides the page from visitors. */
  isHidden: Scalars['Boolean']['output'];
  /** Whether this is the main page. Exactly one page of an account is. */
  isMain: Scalars['Boolean']['output'];
  /** Null until the owner claims a linkname. */
  linkname?: Maybe<Scalars['String']['output']>;
  /** What the owner calls the page; visitors never see it. At most 60 characters. Null without a name. */
  name?: Maybe<Scalars['String']['output']>;
  /** From when and until when visitors see the page. Null for always. */
  period?: Maybe<PagePeriod>;
  /** Null when there is none. A new picture is visible at once, without publishing. */
  profilePicture?: Maybe<Picture>;
  /** The SHA-256 of the file that was uploaded as the `profilePicture`, in 64 hexadecimal digits. Null when there is none, and when it is not known. */
  profilePictureDigest?: Maybe<Scalars['String']['output']>;
  /** Null when the page was never published. */
  publishedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The design that goes public at a moment. Null when none is scheduled. A list of pages has none of them. */
  scheduledPublication?: Maybe<ScheduledPublication>;
  /** How often the page was published; 0 when never. Send it as `basedOnVersion` of `publish`. */
  version: Scalars['Int']['output'];
  /** Null when there is none. */
  wallpaper?: Maybe<Picture>;
  /** The same of the `wallpaper`. */
  wallpaperDigest?: Maybe<Scalars['String']['output']>;
};

/**
 * What an icon of a page can stand for: a service of which the address of a profile is known; or `home`, `mail`, `phone`, `sms`, `facetime`, `xmpp`, `geo` and `own`, which lead
 * anywhere else.
 */
export type Network = {
  __typename?: 'Network';
  /** The hosts that an address may have, each also with subdomains. Empty where anybody may run the service, and for what is no service. */
  hosts: Array<Scalars['String']['output']>;
  /** It never changes. `NetworkLinkInput.network` takes it. */
  id: Scalars['ID']['output'];
  /** As the service calls itself. Of what is no service, the same as the id. */
  name: Scalars['String']['output'];
  /** How the address of a profile is written, with `{name}` in the place of the name, such as `https://youtube.com/@{name}`. Null where a name alone makes no address. */
  pattern?: Maybe<Scalars['String']['output']>;
};

/** An icon of a page, and where it leads. */
export type NetworkLink = {
  __typename?: 'NetworkLink';
  /** A web address; of `mail`, `phone`, `sms`, `facetime`, `xmpp` and `geo` one that begins so (`mailto:`, `tel:`); of `whatsapp`, `signal` and `matrix` either. */
  address: Scalars['String']['output'];
  /** The icon of `own`, by its name in Lucide; null for the others. */
  icon?: Maybe<Scalars['String']['output']>;
  /** Whether the page says with `rel="me"` that this is a profile of its creator. It never says so of an e-mail address or a telephone. */
  isMe: Scalars['Boolean']['output'];
  /** Words that tell it from others of its network. Null if there are none. */
  label?: Maybe<Scalars['String']['output']>;
  /** The network, such as `mastodon`; `home` for a website, `mail` for an e-mail address, `phone` for a telephone, `sms`, `facetime`, `xmpp` and `geo` (a place) for what opens an app, `own` for any other link with its own icon. */
  network: Scalars['String']['output'];
};

/** The same as `NetworkLink`. */
export type NetworkLinkInput = {
  /**
   * At most 2,048 characters. The server adds https://, or mailto:, tel:, sms:, facetime:, xmpp: or geo:, if it is missing. What the network cannot have is refused: ADDRESS_NOT_LINK. If one of the ten of
   * `SocialLinks` has none here, its address there counts. A link without an address is left out.
   */
  address?: InputMaybe<Scalars['String']['input']>;
  /** Only of `own`: one of the icons of tiles. */
  icon?: InputMaybe<Scalars['String']['input']>;
  /**
   * Whether the page says with `rel="me"` that this is a profile of its creator. Null for yes. If it is sent for none of the links and tiles of a design, the client is taken for one that does not
   * know it: then links to the same addresses stay what they are.
   */
  isMe?: InputMaybe<Scalars['Boolean']['input']>;
  /** At most 60 characters in one line. */
  label?: InputMaybe<Scalars['String']['input']>;
  /** One of the networks that this site knows, such as `mastodon`; any other is refused: CHOICE_UNKNOWN. */
  network: Scalars['String']['input'];
};

/** A challenge for a new passkey. It can be answered once, within five minutes, by the account that asked for it. */
export type NewPasskeyChallenge = {
  __typename?: 'NewPasskeyChallenge';
  /** 256 random bits in base64url. */
  challenge: Scalars['String']['output'];
  /** What devices call the passkeys that the account has (`excludeCredentials`), in base64url. */
  known: Array<Scalars['String']['output']>;
  /** The name of the site in passkeys (`rp.id`). */
  siteId: Scalars['String']['output'];
  /** Identifies the account on devices (`user.id`), in base64url. */
  userHandle: Scalars['String']['output'];
  /** The username, which the device shows. */
  username: Scalars['String']['output'];
};

/** A page of which a password has opened something. */
export type OpenedPage = {
  __typename?: 'OpenedPage';
  /** Until when this password has opened it. What `passes` had opened before ends sooner: each twelve hours after its own password was given. */
  expiresAt: Scalars['DateTime']['output'];
  /** What whoever has given the password sees. */
  page: PublicPage;
  /**
   * What the password has opened, for this page alone, with what `passes` had opened before. Its pictures are sent to whoever sends it as the cookie `passes-` with the linkname,
   * such as `passes-salt-and-smoke`.
   */
  passes: Scalars['String']['output'];
};

/**
 * A look that an account keeps under a name, without any words, pictures and links. A client applies it to a page as it applies a theme. Scope: READ;
 * without it, PUBLISH shows `id`. Errors: SCOPE_MISSING.
 */
export type OwnLook = {
  __typename?: 'OwnLook';
  /** Everything else. It names no theme. */
  appearance: PageAppearance;
  /** The colour behind the whole page. */
  backgroundColor: Color;
  /** Pages can name it as the `theme` of their appearance. */
  id: Scalars['ID']['output'];
  /** The look of the tile that matters most. Null if it has none of its own. */
  leadStyle?: Maybe<TileStyle>;
  /** 1 to 40 characters. */
  name: Scalars['String']['output'];
  /** The looks that the buttons of a page get in turn, at most 12. Without any, that of a new tile. */
  styles: Array<TileStyle>;
  /** The colour of the title. */
  titleColor: Color;
};

/** Who may find a published page. More may be added. */
export type PageAccess =
  /** Nobody: visitors read that the page is not there at the moment. Its address stays with it. */
  | 'nobody'
  /** Whoever gives its password. Others see its title, its picture and its look. It is not listed either. */
  | 'password'
  /** Everybody, also by search engines and the sitemap. */
  | 'public'
  /** Whoever has its address: search engines are told not to list it, and no list of this site names it. */
  | 'unlisted';

/** The look of a page beyond the colours that every page has. */
export type PageAppearance = {
  __typename?: 'PageAppearance';
  /** What is behind the page. Its first colour is the `backgroundColor`. */
  ground: PageGround;
  /** The picture, the title, the bio line and the icons. */
  header: HeaderLook;
  /** How the tiles are arranged. */
  layout: PageLayout;
  /** A plate behind a part of the page. */
  panel: PagePanel;
  /** The popup of a tile. */
  sheet: SheetLook;
  /** The id of the theme that was applied last; empty for none. It has no effect on the look. */
  theme: Scalars['String']['output'];
  /** What all tiles have in common. */
  tiles: TilesLook;
  /** The letters of the page. */
  type: TypeLook;
  /** How a wallpaper is shown, if the page has one. */
  wallpaper: WallpaperLook;
};

/** The same as `PageAppearance`. What is missing is as in the plain look. */
export type PageAppearanceInput = {
  /** What is behind the page. Its first colour is the `backgroundColor`. */
  ground?: InputMaybe<PageGroundInput>;
  /** The picture, the title, the bio line and the icons. */
  header?: InputMaybe<HeaderLookInput>;
  /** How the tiles are arranged. */
  layout?: InputMaybe<PageLayoutInput>;
  /** A plate behind a part of the page. */
  panel?: InputMaybe<PagePanelInput>;
  /** The popup of a tile. */
  sheet?: InputMaybe<SheetLookInput>;
  /** At most 40 characters. */
  theme?: InputMaybe<Scalars['String']['input']>;
  /** What all tiles have in common. */
  tiles?: InputMaybe<TilesLookInput>;
  /** The letters of the page. */
  type?: InputMaybe<TypeLookInput>;
  /** How a wallpaper is shown, if the page has one. */
  wallpaper?: InputMaybe<WallpaperLookInput>;
};

/** How often a page was visited in some days. All days are those of UTC. */
export type PageCounts = {
  __typename?: 'PageCounts';
  /** The first of the days, such as `2026-11-22`. */
  firstDay: Scalars['String']['output'];
  /** How often each address on the page was followed, the most frequent first; at most 100. The subject is the address, of which the first 500 characters count. */
  links: Array<SubjectCount>;
  /**
   * The sites that led to the page, the most frequent first; at most 100. The subject is a host, and null for rare hosts together, and for all of more than 90 days ago. A view without a
   * known site is in none of them.
   */
  referrers: Array<SubjectCount>;
  /** How often each tile was opened, the most frequent first; at most 100. The subject is the name that the tile had when it was opened last. */
  tiles: Array<SubjectCount>;
  /** How often the page was viewed on each day, one number for each. The last one is that of today. */
  views: Array<Scalars['Int']['output']>;
};

/** The published content and look of a page. Pictures are not a part of it: they change at once, without publishing. */
export type PageDesign = {
  __typename?: 'PageDesign';
  /** Everything else about the look of the page. Null for the plain look. */
  appearance?: Maybe<PageAppearance>;
  /** The colour behind the whole page. */
  backgroundColor: Color;
  /** A line about the page, below its title; at most 160 characters. Null if there is none. */
  bio?: Maybe<Scalars['String']['output']>;
  /** The icons of the page and where they lead, in their order. */
  networkLinks: Array<NetworkLink>;
  /** The addresses of the ten networks that older clients know: of each the first one in `networkLinks`; or empty, if a client that knows only these has removed it. */
  socialLinks: SocialLinks;
  /** At most 100, in the order of the page. */
  tiles: Array<Tile>;
  /** At most 200 characters. */
  title: Scalars['String']['output'];
  /** The colour of the title. */
  titleColor: Color;
  /** What links to other sites say about where a visitor comes from. Null for nothing. */
  utm?: Maybe<UtmParameters>;
};

/** The same as `PageDesign`, with text tiles only. At most 1 MB as JSON. */
export type PageDesignInput = {
  /** The colour behind the whole page. */
  backgroundColor: ColorInput;
  /** The addresses that the icons lead to. */
  socialLinks: SocialLinksInput;
  /** At most 100, in the order of the page. */
  tiles: Array<TileInput>;
  /** At most 200 characters; a longer text is refused. */
  title: Scalars['String']['input'];
  /** The colour of the title. */
  titleColor: ColorInput;
};

/**
 * What the owner of a page has written and not published. Nobody else sees it. The editor saves it every few seconds, so that another device
 * can go on. There is one draft of each page.
 */
export type PageDraft = {
  __typename?: 'PageDraft';
  /** The `version` of the page that the draft is based on. */
  basedOnVersion: Scalars['Int']['output'];
  /** The design, with sanitized texts. Null without one, for a discarded draft, and for one that a newer release of the service has saved. */
  design?: Maybe<PageDesign>;
  /** The browser and system that saved it, such as `Firefox on Linux`. Null when they are unknown. */
  device?: Maybe<Scalars['String']['output']>;
  /** Whether it was published or discarded since it was saved, or never saved. */
  isDiscarded: Scalars['Boolean']['output'];
  /** How often the draft was saved or discarded. Send it as `revision` of `saveDraft` or `discardDraft`. */
  revision: Scalars['Int']['output'];
  /** When it was saved or discarded. Null if it was never saved. */
  savedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The `writer` that was sent with it. Null without one, and for a discarded draft. */
  writer?: Maybe<Scalars['String']['output']>;
};

/** What is behind the page. Its first colour is the `backgroundColor`. */
export type PageGround = {
  __typename?: 'PageGround';
  /** The direction of a gradient in degrees, 0 to 360. 180 is from top to foot. */
  angle: Scalars['Float']['output'];
  /** The colours of the pattern, 1 to 7. */
  colors: Array<Color>;
  /** The second colour of a gradient. */
  end: Color;
  /** A plain colour, a gradient or a pattern. */
  kind: GroundKind;
  /** The pattern, if `kind` says so. */
  pattern: GroundPattern;
  /** How strong the pattern is, in percent. */
  strength: Scalars['Float']['output'];
};

/** The same as `PageGround`. What is missing is as in the plain look, and a number beyond its limits becomes the nearer limit. */
export type PageGroundInput = {
  /** The direction of a gradient in degrees, 0 to 360. 180 is from top to foot. */
  angle?: InputMaybe<Scalars['Float']['input']>;
  /** The colours of the pattern, 1 to 7. */
  colors?: InputMaybe<Array<ColorInput>>;
  /** The second colour of a gradient. */
  end?: InputMaybe<ColorInput>;
  /** A plain colour, a gradient or a pattern. */
  kind?: InputMaybe<GroundKind>;
  /** The pattern, if `kind` says so. */
  pattern?: InputMaybe<GroundPattern>;
  /** How strong the pattern is, in percent. */
  strength?: InputMaybe<Scalars['Float']['input']>;
};

/** That an operator of this site hides a page from visitors. They are not told why. */
export type PageHiding = {
  __typename?: 'PageHiding';
  /** When the owner has asked for another look. Null if not, and when the operators have decided anew. */
  lookAskedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Why. */
  reason: HidingReason;
  /** Since when. */
  since: Scalars['DateTime']['output'];
  /** What the operator writes to the owner beside the reason. Null for nothing. */
  words?: Maybe<Scalars['String']['output']>;
};

/** A page from elsewhere that an account imports. */
export type PageImport = {
  __typename?: 'PageImport';
  /** Why it failed. Null if it did not. */
  failure?: Maybe<ImportFailure>;
  /** What was found. Null until its state is FOUND. */
  found?: Maybe<ImportedPage>;
  /** The address of the page, or the name of the file. */
  from: Scalars['String']['output'];
  /** It changes with each import. */
  id: Scalars['ID']['output'];
  /** How many links it has that lead to the web. */
  linkCount: Scalars['Int']['output'];
  /** How many of its links are looked at. */
  linksChecked: Scalars['Int']['output'];
  /** What made the page, such as `Linktree`. Null until it is known, and for any other page. */
  service?: Maybe<Scalars['String']['output']>;
  /** When it began. */
  startedAt: Scalars['DateTime']['output'];
  /** Whether it is still read. */
  state: ImportState;
  /** What is done at this moment. */
  step: ImportStep;
};

/** How the tiles are arranged. */
export type PageLayout = {
  __typename?: 'PageLayout';
  /** The space between tiles, 0 to 24 CSS pixels. */
  gap: Scalars['Float']['output'];
  /** One column, two columns on wide pages, or a mosaic. */
  kind: LayoutKind;
  /** The height of a row of the mosaic on phones, 0 to 400 CSS pixels; 0 for square cells. */
  row: Scalars['Float']['output'];
  /** How far they spread on wide pages. */
  spread: LayoutSpread;
  /** The same on wide pages. */
  wideRow: Scalars['Float']['output'];
};

/** The same as `PageLayout`. What is missing is as in the plain look, and a number beyond its limits becomes the nearer limit. */
export type PageLayoutInput = {
  /** The space between tiles, 0 to 24 CSS pixels. */
  gap?: InputMaybe<Scalars['Float']['input']>;
  /** One column, two columns on wide pages, or a mosaic. */
  kind?: InputMaybe<LayoutKind>;
  /** The height of a row of the mosaic on phones, 0 to 400 CSS pixels; 0 for square cells. */
  row?: InputMaybe<Scalars['Float']['input']>;
  /** How far they spread on wide pages. */
  spread?: InputMaybe<LayoutSpread>;
  /** The same on wide pages. */
  wideRow?: InputMaybe<Scalars['Float']['input']>;
};

/** The visible part of a page while no tile is open. */
export type PageLook = {
  __typename?: 'PageLook';
  /** Null for the plain look. */
  appearance?: Maybe<PageAppearance>;
  /** The colour behind the whole page. */
  backgroundColor: Color;
  /** Null if there is none. */
  bio?: Maybe<Scalars['String']['output']>;
  /** The icons of the page and where they lead, in their order. */
  networkLinks: Array<NetworkLink>;
  /** The addresses of the ten networks that older clients know: of each the first one in `networkLinks`; or empty, if a client that knows only these has removed it. */
  socialLinks: SocialLinks;
  /** The first tiles, at most 8. */
  tiles: Array<TileLook>;
  /** At most 200 characters. */
  title: Scalars['String']['output'];
  /** The colour of the title. */
  titleColor: Color;
};

/** A plate behind a part of the page. */
export type PagePanel = {
  __typename?: 'PagePanel';
  /** Its colour. */
  color: Color;
  /** The colour of its line; transparent for none. */
  edge: Color;
  /** What is on it. */
  holds: PanelPlace;
  /** Whether there is one. */
  kind: PanelKind;
  /** 0 to 900 CSS pixels. */
  radius: Scalars['Float']['output'];
};

/** The same as `PagePanel`. What is missing is as in the plain look, and a number beyond its limits becomes the nearer limit. */
export type PagePanelInput = {
  /** Its colour. */
  color?: InputMaybe<ColorInput>;
  /** The colour of its line; transparent for none. */
  edge?: InputMaybe<ColorInput>;
  /** What is on it. */
  holds?: InputMaybe<PanelPlace>;
  /** Whether there is one. */
  kind?: InputMaybe<PanelKind>;
  /** 0 to 900 CSS pixels. */
  radius?: InputMaybe<Scalars['Float']['input']>;
};

/** From when and until when visitors see a page. */
export type PagePeriod = {
  __typename?: 'PagePeriod';
  /** Null if it always was there. */
  from?: Maybe<Scalars['DateTime']['output']>;
  /** Whether visitors see the title and the look of the page before `from`, and when it comes. */
  isAnnounced: Scalars['Boolean']['output'];
  /** The time zone in which the moments were chosen, such as `Europe/Paris`. Null if that is not known. */
  timeZone?: Maybe<Scalars['String']['output']>;
  /** From when on it is not there any more. Null if it stays. */
  until?: Maybe<Scalars['DateTime']['output']>;
};

/** The same as `PagePeriod`. */
export type PagePeriodInput = {
  /** A moment as ISO 8601 with `Z` or an offset, such as `2027-03-03T18:00:00+01:00`; in the years 2000 to 2199. Null if the page always was there. */
  from?: InputMaybe<Scalars['String']['input']>;
  /** Whether visitors see the title and the look of the page before `from`, and when it comes. It has no meaning without `from`. */
  isAnnounced?: Scalars['Boolean']['input'];
  /** A time zone as IANA names it, at most 64 characters. It is only shown, because the moments have their offset; one that this server does not know is left out. */
  timeZone?: InputMaybe<Scalars['String']['input']>;
  /** A moment after `from`. Null if the page stays. */
  until?: InputMaybe<Scalars['String']['input']>;
};

/** A published version of a page, with its design. */
export type PageVersion = {
  __typename?: 'PageVersion';
  /** The tiles are sanitized by the current rules, even if older rules allowed more when the version was published. */
  design: PageDesign;
  /** When this version was published. */
  publishedAt: Scalars['DateTime']['output'];
  /** The number of the version; the first publication has 1. */
  version: Scalars['Int']['output'];
};

/** The changes that a version made. Tiles are identified by the text of their button. */
export type PageVersionChange = {
  __typename?: 'PageVersionChange';
  /** The tiles that this version added. */
  added: Array<Scalars['String']['output']>;
  /** The tiles that are in both versions, but differ. */
  changed: Array<Scalars['String']['output']>;
  /** Whether the colour of the title or of the background changed. */
  colors: Scalars['Boolean']['output'];
  /** The tiles that this version removed. */
  removed: Array<Scalars['String']['output']>;
  /** Whether the tiles that are in both versions changed their order. */
  reordered: Scalars['Boolean']['output'];
  /** Whether at least one social link changed. */
  socialLinks: Scalars['Boolean']['output'];
  /** Whether the title changed. */
  title: Scalars['Boolean']['output'];
};

/** A version of a page, as shown in a list of versions. */
export type PageVersionSummary = {
  __typename?: 'PageVersionSummary';
  /** The differences from the version before it. Null for the first version, and when the version before it is no longer kept or is left out. */
  change?: Maybe<PageVersionChange>;
  /** The data for a small preview of the page. */
  look: PageLook;
  /** When this version was published. */
  publishedAt: Scalars['DateTime']['output'];
  /** How many tiles the page had; at most 100. */
  tileCount: Scalars['Int']['output'];
  /** The page's title in that version; at most 200 characters. */
  title: Scalars['String']['output'];
  /** The number of the version; the first publication has 1. */
  version: Scalars['Int']['output'];
};

/** The views of one page in some days. All days are those of UTC. */
export type PageViews = {
  __typename?: 'PageViews';
  /** The first of the days, such as `2026-11-22`. */
  firstDay: Scalars['String']['output'];
  /** The `id` of the page. */
  pageId: Scalars['ID']['output'];
  /** How often the page was viewed on each day, one number for each. The last one is that of today. */
  views: Array<Scalars['Int']['output']>;
};

/** A plate behind a part of a page. */
export type PanelKind =
  /** Half transparent; what is behind it is blurred. */
  | 'frosted'
  /** No panel. */
  | 'none'
  /** A plate in its colour. */
  | 'solid';

/** What is on the panel. */
export type PanelPlace =
  /** The picture, the title, the bio line and the icons. */
  | 'header'
  /** The whole page. */
  | 'page'
  /** The tiles. */
  | 'tiles';

/** A key pair on a device of the owner, with which they sign in (WebAuthn). */
export type Passkey = {
  __typename?: 'Passkey';
  /** When it was added. */
  createdAt: Scalars['DateTime']['output'];
  /** Identifies it among the passkeys of the account. */
  id: Scalars['ID']['output'];
  /** Whether the owner of the account could not sign in without it. Then it cannot be removed. */
  isOnlyWayIn: Scalars['Boolean']['output'];
  /** Where it is, as the browser said when it was added. */
  kind: PasskeyKind;
  /** The last sign-in with it. Null before the first one. */
  lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  /** What the owner calls it. */
  name: Scalars['String']['output'];
};

/** What a browser answers to a challenge for a sign-in. Each value is in base64url and has at most 20,000 characters. */
export type PasskeyAnswerInput = {
  /** `response.authenticatorData`. */
  authenticatorData: Scalars['String']['input'];
  /** `response.clientDataJSON`. */
  clientDataJson: Scalars['String']['input'];
  /** The `id` of the answer. */
  credentialId: Scalars['String']['input'];
  /** `response.signature`. */
  signature: Scalars['String']['input'];
  /** `response.userHandle`. */
  userHandle: Scalars['String']['input'];
};

/** A challenge for a sign-in with a passkey. It can be answered once, within five minutes. */
export type PasskeyChallenge = {
  __typename?: 'PasskeyChallenge';
  /** 256 random bits in base64url. */
  challenge: Scalars['String']['output'];
  /** The name of the site in passkeys (`rpId`). */
  siteId: Scalars['String']['output'];
};

/** Where a passkey is. */
export type PasskeyKind =
  /** On a computer. */
  | 'COMPUTER'
  /** On a phone or a tablet. */
  | 'PHONE'
  /** On a key that is plugged in or held to the device. */
  | 'SECURITY_KEY';

/** A picture in several sizes and formats. The file at an address never changes; another picture has other addresses. */
export type Picture = {
  __typename?: 'Picture';
  /** The dominant colour as `#rrggbb`, to show until the picture has loaded. */
  color: Scalars['String']['output'];
  /** The height of the largest variant, in pixels. */
  height: Scalars['Int']['output'];
  /** The absolute address of the largest JPEG or PNG, which every browser can show. */
  url: Scalars['String']['output'];
  /** The largest first. Among variants of one size, the smallest file first. */
  variants: Array<PictureVariant>;
  /** The width of the largest variant, in pixels. */
  width: Scalars['Int']['output'];
};

/** The line around the profile picture. */
export type PictureLine =
  /** Two lines, with a space between them. */
  | 'double'
  /** No line. */
  | 'none'
  /** A fine line. */
  | 'soft';

/** Where the profile picture is: above the title, or at the start or the end of its line. */
export type PicturePlace =
  /** Above the title. */
  | 'above'
  /** Beside the title, where the text ends. */
  | 'end'
  /** Beside the title, where the text begins. */
  | 'start';

/** The shape of the profile picture. `tile` is as round as the first tile. */
export type PictureShape =
  /** Round above, straight below. */
  | 'arch'
  /** As wide as the page. */
  | 'banner'
  /** A circle. */
  | 'circle'
  /** A square with corners. */
  | 'square'
  /** A square, as round as the first tile. */
  | 'tile';

/** A picture with a caption. It may lead to an address. */
export type PictureTile = Tile & {
  __typename?: 'PictureTile';
  /** An http, https, mailto, tel, sms, facetime, xmpp, geo, whatsapp, signal or matrix address of at most 2,048 characters. Empty if the picture leads nowhere. */
  address: Scalars['String']['output'];
  /** What the picture shows, for people who do not see it; at most 300 characters. Empty for a picture that only decorates. */
  alternative: Scalars['String']['output'];
  /** The moment at which a public page shows what is in it. Until then it is a `TextTile` without a text, whatever its kind is. Null for any other tile. */
  comesAt?: Maybe<Scalars['DateTime']['output']>;
  /** A small sign beside the name. Null if there is none. */
  emblem?: Maybe<TileEmblem>;
  /**
   * A paragraph with the alternative text, and the link.
   * @deprecated Use `picture`, `alternative` and `address`.
   */
  html: Scalars['String']['output'];
  /** Which tile of its page it is, whatever its name and its place are. */
  id: Scalars['ID']['output'];
  /** Whether the tile matters most on its page, so that themes make it stand out. At most one tile of a page does. */
  isLead: Scalars['Boolean']['output'];
  /** Whether the page says with `rel="me"` that its creator is at the address. */
  isMe: Scalars['Boolean']['output'];
  /** Whether a public page withholds what is in it before its password is given. Then it is a `TextTile` without a text, whatever its kind is. */
  locked: Scalars['Boolean']['output'];
  /** The caption; at most 120 characters. It may be empty. */
  name: Scalars['String']['output'];
  /** Visitors do not see a tile without a picture. */
  picture?: Maybe<TilePicture>;
  /** A smaller line below the name; at most 120 characters. Null if there is none. */
  secondLine?: Maybe<Scalars['String']['output']>;
  /** How many cells the tile takes in a mosaic. */
  size: TileSize;
  /** The look of the tile. */
  style: TileStyle;
  /** When and for whom it is on the page. Null for a tile that everybody always sees. On a public page only tiles that are announced or have a password have it. */
  visibility?: Maybe<TileVisibility>;
};

/** The same as `PictureTile`. */
export type PictureTileInput = {
  /** The same as for `LinkTileInput`. */
  address?: Scalars['String']['input'];
  /** At most 300 characters; a longer text is refused. */
  alternative?: Scalars['String']['input'];
  /** Null for none. */
  emblem?: InputMaybe<TileEmblemInput>;
  /** The id that the tile had when it was read, or one of your own: 1 to 40 letters, digits, `-` and `_`. Another one, or one that a tile before has, is left out. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** The first tile that is the lead is the only one. */
  isLead?: Scalars['Boolean']['input'];
  /** Whether the page says with `rel="me"` that its creator is at the address, which is in the web. Null for no. See `NetworkLinkInput` for what it means if it is not sent. */
  isMe?: InputMaybe<Scalars['Boolean']['input']>;
  /** The caption; at most 120 characters. A longer text is refused. */
  name: Scalars['String']['input'];
  /** The id of a picture that the signed-in account has uploaded by `uploadTilePicture`. Any other is refused with PICTURE_NOT_FOUND. */
  picture?: InputMaybe<Scalars['ID']['input']>;
  /** At most 120 characters; a longer text is refused. */
  secondLine?: InputMaybe<Scalars['String']['input']>;
  /** How many cells the tile takes in a mosaic. */
  size?: TileSize;
  /** The look of the tile. */
  style: TileStyleInput;
  /** Null for a tile that everybody always sees. Without this field, a tile that the page has already stays as visible as it is. */
  visibility?: InputMaybe<TileVisibilityInput>;
};

/** One file of a picture. */
export type PictureVariant = {
  __typename?: 'PictureVariant';
  /** `avif`, `webp`, `jpg` or `png`. */
  format: Scalars['String']['output'];
  /** In pixels. */
  height: Scalars['Int']['output'];
  /** The absolute address. */
  url: Scalars['String']['output'];
  /** In pixels. */
  width: Scalars['Int']['output'];
};

/** A page as a visitor sees it. */
export type PublicPage = {
  __typename?: 'PublicPage';
  /** The absolute address of the page. */
  address: Scalars['String']['output'];
  /** When the page comes, which is announced and not there yet: then its design has its title and its look, and no tiles. Null for any other page. */
  comesAt?: Maybe<Scalars['DateTime']['output']>;
  /** A claimed page that was never published has the title `My page` and no tiles. */
  design: PageDesign;
  /** The linkname in lower case. It differs from the one that was asked for if that is a former one of the page. */
  linkname: Scalars['String']['output'];
  /** Whether the page withholds what is on it before its password is given. Then its design has its title and its look, and no tiles, and `comesAt` is null. */
  locked: Scalars['Boolean']['output'];
  /** Null when there is none. */
  profilePicture?: Maybe<Picture>;
  /** Null when there is none. */
  wallpaper?: Maybe<Picture>;
};

/** A design, and the version that it replaces. */
export type PublishInput = {
  /** The `version` that the design is based on; 0 for a page that was never published. */
  basedOnVersion: Scalars['Int']['input'];
  /**
   * A name for this publication that you choose, such as a random text. If you have seen no answer, send the same again with the same name: within
   * 24 hours, what was published then is answered and not published again. The result has the version of that time, and its `design` as long as that
   * version is kept. With any other input, a name that was used is refused: CLIENT_MUTATION_ID_USED. A dry run needs none.
   */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** The complete design. It replaces the published one. */
  design: DesignInput;
  /**
   * Checks and sanitizes the design, and stores nothing: the result has it as it would be stored, with the present `version`. It is refused as a
   * publication would be, but for STORAGE_FULL and TOO_MANY_PICTURES, and counts as one for TOO_MANY_ATTEMPTS. A token that has READ alone may do that, too.
   */
  dryRun?: Scalars['Boolean']['input'];
  /** Which page, if it is not the main one. */
  pageId?: InputMaybe<Scalars['ID']['input']>;
  /**
   * The `id` of one of `themes`, whose look the design gets: the colours of the title and of the ground, the style of each tile, and the appearance, whatever
   * the design has of them. Names, contents, order, sizes, emblems, the bio line and the focal point of the wallpaper stay. Any other text is refused:
   * DESIGN_INVALID with the field `theme`.
   */
  theme?: InputMaybe<Scalars['String']['input']>;
};

/** A design, and the version that it replaces. */
export type PublishPageInput = {
  /** The `version` that the design is based on; 0 for a page that was never published. */
  basedOnVersion: Scalars['Int']['input'];
  /** The complete design. It replaces the published one. */
  design: PageDesignInput;
  /** Which page, if it is not the main one. */
  pageId?: InputMaybe<Scalars['ID']['input']>;
};

/** What can be read. Nothing here changes anything. */
export type Query = {
  __typename?: 'Query';
  /**
   * The access tokens of the account, the newest first: at most 50 that are valid, and those that have expired within the last 30 days.
   * Scope: ACCOUNT. Errors: UNAUTHENTICATED.
   */
  accessTokens: Array<AccessToken>;
  /**
   * Who administers the site, and what waits there. The operations whose names begin with `admin` are for operators, who have signed in within the last hour; those that
   * cannot be taken back need a sign-in of the last ten minutes. Errors of each: UNAUTHENTICATED, SIGN_IN_NEEDED, OPERATOR_NEEDED, FRESH_SIGN_IN_NEEDED,
   * ADMIN_SECOND_FACTOR_NEEDED.
   */
  admin: Admin;
  /** What operators see of an account. Errors: ACCOUNT_UNKNOWN. */
  adminAccount: AdminAccountFacts;
  /** The pages of an account, in the order that its owner chose. */
  adminAccountPages: Array<AdminListedPage>;
  /** A part of the list of all accounts. */
  adminAccounts: AdminAccountList;
  /** A part of the audit log: what operators did, the newest first. It is kept for 400 days. Nobody can change or delete an entry. */
  adminAuditLog: AdminAuditLog;
  /** A part of the audit log as CSV: at most 2,000 entries. The log has an entry about that, too, which the first part adds. */
  adminAuditLogFile: AdminAuditLogFile;
  /** The list of places that pages may not lead to, in the order of its entries. Those of the file that the operator has configured are not in it. */
  adminBlockedLinks: AdminBlockedLinkList;
  /** Who may sign up without an invitation, and a part of the list of invitations, the newest first. */
  adminInvitations: AdminInvitationList;
  /** The published pages that lead to blocked places. */
  adminLinkFindings: AdminLinkFindings;
  /** The mails of the site: those that were given up, and those that wait. What they say is not known before they are sent. */
  adminMail: AdminMail;
  /** How the site is: how much there is, what waits for an operator, and whether everything works. */
  adminOverview: AdminOverview;
  /** A part of the list of all pages. */
  adminPages: AdminPageList;
  /** A report, and what an operator has to know to decide it. Errors: REPORT_UNKNOWN. */
  adminReport: AdminReportFacts;
  /** How many reports arrived in each month of a year, by reason, what became of them, and the median of hours until the decision: as CSV with a line of names. Errors: YEAR_INVALID. */
  adminReportStatistics: Scalars['String']['output'];
  /**
   * A part of a list of what visitors report of pages: the oldest open reports first, what was decided last, or what arrived last about the pages of one
   * account.
   */
  adminReports: AdminReportList;
  /** What operators change while the site runs, and the providers at which people sign in, which the configuration has. */
  adminSettings: AdminSettings;
  /** What works in the background, and for programs of others. */
  adminUpkeep: AdminUpkeep;
  /** The names of the icons that `TileEmblemInput.icon` takes. More may be added, and none is ever removed. */
  emblemIcons: Array<Scalars['String']['output']>;
  /**
   * The linknames that a page had before and that lead to it, the last one first; at most five. To take one back, claim it. Scope: READ. Errors:
   * UNAUTHENTICATED, PAGE_NOT_FOUND.
   */
  formerLinknames: Array<FormerLinkname>;
  /** How much a page and an account may have at most, and how often an account may do what needs much time. What the account of a token still has is in `Account.storage`, and in the headers `RateLimit`. */
  limits: Limits;
  /**
   * The providers at which people sign in here, and what is linked to the signed-in account at each, in the order that the operator has chosen. Errors:
   * UNAUTHENTICATED, SIGN_IN_NEEDED.
   */
  linkedAccounts: Array<LinkedAccount>;
  /** Whether a linkname can be claimed now. Another account may claim it first: only `claimLinkname` decides. Errors: BUSY. */
  linknameAvailability: LinknameAvailability;
  /** The signed-in account. Scope: READ. Errors: UNAUTHENTICATED. */
  me: Account;
  /**
   * The main page of the signed-in account, published or not: the same as `Account.page`. It stays beside `page`, for clients that show one page to
   * each account. Scope: READ. Errors: UNAUTHENTICATED.
   */
  myPage: MyPage;
  /** The networks of which a page can have an icon, in the order in which they are offered, and whatever else an icon can stand for. More may be added, and none is ever removed. */
  networks: Array<Network>;
  /** The looks that the signed-in account keeps, the newest first: at most 24. Scope: READ. Errors: UNAUTHENTICATED. */
  ownLooks: Array<OwnLook>;
  /** A page of the signed-in account. Scope: READ. Errors: UNAUTHENTICATED, PAGE_NOT_FOUND. */
  page: MyPage;
  /**
   * How often a page of the signed-in account was visited in the last days, today included. It tells nothing about single visitors. Programs that say
   * what they are, and people who ask not to be tracked, are not counted. It is up to date but for some seconds, and stays when the linkname changes.
   * Scope: READ. Errors: UNAUTHENTICATED, PAGE_NOT_FOUND.
   */
  pageCounts: PageCounts;
  /**
   * What was written of a page and is not published. A draft that was never saved has the `revision` 0. Scope: READ. Errors: UNAUTHENTICATED; PAGE_NOT_FOUND; BUSY; TOO_MANY_ATTEMPTS after
   * 200 designs of drafts in ten minutes.
   */
  pageDraft: PageDraft;
  /**
   * The page from elsewhere that the signed-in account imported last: how far that is, and what was found. Null if there is none, if it was stopped, and a day after it began. Ask again every
   * second while its state is READING. Scope: PUBLISH. Errors: UNAUTHENTICATED.
   */
  pageImport?: Maybe<PageImport>;
  /**
   * One of `pageVersions`, with its design, to view or restore. Scope: READ. Errors: UNAUTHENTICATED, PAGE_NOT_FOUND; PAGE_VERSION_NOT_KEPT when it
   * is not one of `pageVersions`, or no longer.
   */
  pageVersion: PageVersion;
  /**
   * The last 50 published versions of a page of the signed-in account, the newest first. A version that a newer release of the product published is
   * left out until this server is upgraded, too. Scope: READ. Errors: UNAUTHENTICATED, PAGE_NOT_FOUND.
   */
  pageVersions: Array<PageVersionSummary>;
  /**
   * The views of the signed-in account's pages in the last days, today included. A page without any is left out. Scope: READ. Errors:
   * UNAUTHENTICATED.
   */
  pageViews: Array<PageViews>;
  /** The passkeys of the signed-in account, the oldest first; at most 20. Errors: UNAUTHENTICATED, SIGN_IN_NEEDED. */
  passkeys: Array<Passkey>;
  /**
   * The address where the person of this session also logs out at the provider, to open after `logOut`. It leads back to the sign-in screen. Null
   * when the session was not started at a provider, or the provider offers none. Errors: UNAUTHENTICATED, SIGN_IN_NEEDED.
   */
  providerLogOut?: Maybe<Scalars['String']['output']>;
  /**
   * The page at a linkname, as visitors see it. Null when nobody has claimed the linkname, or when it is not valid. Errors: BUSY when too many
   * pages are requested at once.
   */
  publicPage?: Maybe<PublicPage>;
  /** The linknames that nobody can claim: addresses that the site itself uses, and misleading names. A release has a fixed list of some hundred. */
  reservedLinknames: Array<Scalars['String']['output']>;
  /** The authenticator app of the signed-in account. Errors: UNAUTHENTICATED, SIGN_IN_NEEDED. */
  secondFactor: SecondFactor;
  /**
   * The sessions of the account: first the session of this request, then the others, most recently used first; at most 200. `logOutEverywhere` ends
   * the others, too. Scope: ACCOUNT. Errors: UNAUTHENTICATED.
   */
  sessions: Array<Session>;
  /** The OpenID Connect providers at which people sign in here, in the order that the operator has chosen. Needs no account. */
  signInProviders: Array<SignInProvider>;
  /**
   * Who may sign up at this moment, and what has become of an invitation. Needs no account. Errors: TOO_MANY_ATTEMPTS after 100 invitations from one
   * network in 15 minutes.
   */
  signUp: SignUp;
  /**
   * Whether the site waits for the person who looks after it, and with the code that its server has printed, what can be set up. Needs no account.
   * Errors: SET_UP_CODE_WRONG, TOO_MANY_ATTEMPTS after 60 codes from one network within an hour.
   */
  siteSetUp: SetUp;
  /**
   * The themes that a page can have, in the order in which they are offered. A release has a fixed list of some two dozen. To apply one, name it as
   * `theme` of `PublishInput`.
   */
  themes: Array<Theme>;
  /**
   * The ids of the typefaces that `TypeLookInput` takes: `system`, `system-serif` and `system-mono` are those of the reader's device, and the others are
   * sent by the site. More may be added, and none is ever removed.
   */
  typefaces: Array<Scalars['String']['output']>;
  /**
   * The pictures for tiles that the signed-in account has of these files, in the order of their ids, so that a program uploads none twice. A digest finds a picture if it is that of the uploaded file,
   * or of one of the `variants`; at most ten pictures of each. Of pictures of before the site kept digests, it finds the `variants` alone. Scope: READ. Errors: UNAUTHENTICATED.
   */
  uploadedPictures: Array<UploadedPicture>;
  /** The last 50 deliveries of a webhook, the newest first. Each is kept for 7 days. Scope: ACCOUNT. Errors: UNAUTHENTICATED, WEBHOOK_NOT_FOUND. */
  webhookDeliveries: Array<WebhookDelivery>;
  /**
   * The webhooks of the account, the oldest first: at most 10. Each tells an address of changes. Scope: ACCOUNT.
   * Errors: UNAUTHENTICATED.
   */
  webhooks: Array<Webhook>;
};


/** What can be read. Nothing here changes anything. */
export type QueryAdminAccountArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. Nothing here changes anything. */
export type QueryAdminAccountPagesArgs = {
  accountId: Scalars['ID']['input'];
};


/** What can be read. Nothing here changes anything. */
export type QueryAdminAccountsArgs = {
  at?: InputMaybe<Scalars['String']['input']>;
  filter?: AdminAccountFilter;
  order?: AdminAccountOrder;
  search?: InputMaybe<Scalars['String']['input']>;
};


/** What can be read. Nothing here changes anything. */
export type QueryAdminAuditLogArgs = {
  about?: InputMaybe<Scalars['String']['input']>;
  at?: InputMaybe<Scalars['String']['input']>;
  days?: InputMaybe<Scalars['Int']['input']>;
  kind?: InputMaybe<AdminActKind>;
  operator?: InputMaybe<Scalars['String']['input']>;
};


/** What can be read. Nothing here changes anything. */
export type QueryAdminAuditLogFileArgs = {
  about?: InputMaybe<Scalars['String']['input']>;
  at?: InputMaybe<Scalars['String']['input']>;
  days?: InputMaybe<Scalars['Int']['input']>;
  kind?: InputMaybe<AdminActKind>;
  operator?: InputMaybe<Scalars['String']['input']>;
};


/** What can be read. Nothing here changes anything. */
export type QueryAdminBlockedLinksArgs = {
  search?: InputMaybe<Scalars['String']['input']>;
};


/** What can be read. Nothing here changes anything. */
export type QueryAdminInvitationsArgs = {
  at?: InputMaybe<Scalars['String']['input']>;
};


/** What can be read. Nothing here changes anything. */
export type QueryAdminPagesArgs = {
  at?: InputMaybe<Scalars['String']['input']>;
  filter?: AdminPageFilter;
  order?: AdminPageOrder;
  search?: InputMaybe<Scalars['String']['input']>;
};


/** What can be read. Nothing here changes anything. */
export type QueryAdminReportArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. Nothing here changes anything. */
export type QueryAdminReportStatisticsArgs = {
  year: Scalars['Int']['input'];
};


/** What can be read. Nothing here changes anything. */
export type QueryAdminReportsArgs = {
  account?: InputMaybe<Scalars['ID']['input']>;
  at?: InputMaybe<Scalars['String']['input']>;
  state?: AdminReportState;
};


/** What can be read. Nothing here changes anything. */
export type QueryFormerLinknamesArgs = {
  pageId?: InputMaybe<Scalars['ID']['input']>;
};


/** What can be read. Nothing here changes anything. */
export type QueryLinknameAvailabilityArgs = {
  linkname: Scalars['String']['input'];
};


/** What can be read. Nothing here changes anything. */
export type QueryPageArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
  pageId?: InputMaybe<Scalars['ID']['input']>;
};


/** What can be read. Nothing here changes anything. */
export type QueryPageCountsArgs = {
  days?: Scalars['Int']['input'];
  pageId?: InputMaybe<Scalars['ID']['input']>;
};


/** What can be read. Nothing here changes anything. */
export type QueryPageDraftArgs = {
  pageId?: InputMaybe<Scalars['ID']['input']>;
};


/** What can be read. Nothing here changes anything. */
export type QueryPageVersionArgs = {
  pageId?: InputMaybe<Scalars['ID']['input']>;
  version: Scalars['Int']['input'];
};


/** What can be read. Nothing here changes anything. */
export type QueryPageVersionsArgs = {
  pageId?: InputMaybe<Scalars['ID']['input']>;
};


/** What can be read. Nothing here changes anything. */
export type QueryPageViewsArgs = {
  days?: Scalars['Int']['input'];
};


/** What can be read. Nothing here changes anything. */
export type QueryPublicPageArgs = {
  linkname: Scalars['String']['input'];
};


/** What can be read. Nothing here changes anything. */
export type QuerySignUpArgs = {
  invitation?: InputMaybe<Scalars['String']['input']>;
};


/** What can be read. Nothing here changes anything. */
export type QuerySiteSetUpArgs = {
  code?: InputMaybe<Scalars['String']['input']>;
};


/** What can be read. Nothing here changes anything. */
export type QueryUploadedPicturesArgs = {
  digests: Array<Scalars['String']['input']>;
};


/** What can be read. Nothing here changes anything. */
export type QueryWebhookDeliveriesArgs = {
  webhookId: Scalars['ID']['input'];
};

/** How often an account may do something. */
export type Rate = {
  __typename?: 'Rate';
  /** How often. */
  attempts: Scalars['Int']['output'];
  /** Its name in the header `RateLimit-Policy`, such as `publish`. */
  name: Scalars['String']['output'];
  /** In how many seconds, from the first time on. */
  seconds: Scalars['Int']['output'];
};

/** The data of a new account. All fields but the invitation are required. */
export type RegisterInput = {
  /** An e-mail address of at most 254 characters. */
  email: Scalars['String']['input'];
  /** The code of an invitation: the end of its link. */
  invitation?: InputMaybe<Scalars['String']['input']>;
  /** 8 to 128 characters, and not one of the most common passwords. */
  password: Scalars['String']['input'];
  /** 3 to 30 letters, digits, `_`, `.` and `-`. */
  username: Scalars['String']['input'];
};

/** The parts of a mailed link, and the new password. */
export type ResetPasswordInput = {
  /** The account id in the link. */
  accountId: Scalars['ID']['input'];
  /** 8 to 128 characters, and not one of the most common passwords. */
  password: Scalars['String']['input'];
  /** The token in the link. */
  token: Scalars['String']['input'];
};

/** A design that is not finished, and the draft that it replaces. */
export type SaveDraftInput = {
  /** The `version` of the page that it is based on; 0 for a page that was never published. */
  basedOnVersion: Scalars['Int']['input'];
  /** The complete design. */
  design: DesignInput;
  /** Which page, if it is not the main one. */
  pageId?: InputMaybe<Scalars['ID']['input']>;
  /** The `revision` of the draft that it replaces; 0 when there was none. */
  revision: Scalars['Int']['input'];
  /**
   * What you call this state of the draft, such as a random text. If you have seen no answer, the `writer` of the present draft tells whether it was saved. At most 64 characters
   * are kept.
   */
  writer?: InputMaybe<Scalars['String']['input']>;
};

/** A design, and the moment at which it goes public. */
export type SchedulePublicationInput = {
  /** The `version` that the design is based on; 0 for a page that was never published. */
  basedOnVersion: Scalars['Int']['input'];
  /** The complete design. */
  design: DesignInput;
  /** Which page, if it is not the main one. */
  pageId?: InputMaybe<Scalars['ID']['input']>;
  /** The moment: in the future, at most two years away. */
  publishesAt: Scalars['DateTime']['input'];
  /** What happens if the page has another version at the moment than `basedOnVersion`: it is published over that, or that version stays and the account decides later. */
  replaces?: Scalars['Boolean']['input'];
  /** The time zone in which the moment was chosen, as IANA names it, such as `Europe/Paris`. It is only shown. One that the server does not know is left out. */
  timeZone?: InputMaybe<Scalars['String']['input']>;
};

/** A design that goes public at a moment. Its content is not shown; the account can publish it now by `publishScheduled`. */
export type ScheduledPublication = {
  __typename?: 'ScheduledPublication';
  /** The `version` of the page that the design is based on. */
  basedOnVersion: Scalars['Int']['output'];
  /** When it was scheduled. */
  createdAt: Scalars['DateTime']['output'];
  /** When that was. */
  failedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The code of the error with which it could not be published at its moment, or PUBLICATION_STOPPED. Then it is kept until it is published, changed or cancelled. Null before. */
  failure?: Maybe<ErrorCode>;
  /** The moment. */
  publishesAt: Scalars['DateTime']['output'];
  /** Whether it is published over a version that is newer than `basedOnVersion`. If not, that version stays, and this one fails with PAGE_CHANGED_ELSEWHERE. */
  replaces: Scalars['Boolean']['output'];
  /** The time zone in which the moment was chosen, as IANA names it. Null if that is unknown. */
  timeZone?: Maybe<Scalars['String']['output']>;
};

/** The authenticator app of an account. */
export type SecondFactor = {
  __typename?: 'SecondFactor';
  /** How many of the ten recovery codes are left; 0 when the app is off. */
  recoveryCodesLeft: Scalars['Int']['output'];
  /** Since when the app is on. Null when it is off. */
  since?: Maybe<Scalars['DateTime']['output']>;
};

/** The password is right, and the account has an authenticator app: `answerChallenge` comes next. */
export type SecondFactorNeeded = {
  __typename?: 'SecondFactorNeeded';
  /** Identifies the sign-in in `answerChallenge`: an opaque text of 43 characters, of which the server stores only a hash. */
  challenge: Scalars['String']['output'];
  /** Until when the sign-in waits: ten minutes. */
  expiresAt: Scalars['DateTime']['output'];
  /** Whether `rememberDevice` has an effect: an operator is asked on every device. */
  mayRemember: Scalars['Boolean']['output'];
};

/** An invitation to sign up. */
export type SeenInvitation = {
  __typename?: 'SeenInvitation';
  /** The only address that may use it, which then counts as verified. Null if any may, or if the state is not VALID. */
  email?: Maybe<Scalars['String']['output']>;
  /** When it ends, or ended. Null if it is unknown. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** What has become of it. */
  state: InvitationState;
};

/** A session: one place where an account is signed in. */
export type Session = {
  __typename?: 'Session';
  /** The browser alone, for a client that words `device` in another language. Null when `device` does not name both. */
  browser?: Maybe<Scalars['String']['output']>;
  /** The browser and system, such as `Firefox on Linux`. Null when the client did not name them. */
  device?: Maybe<Scalars['String']['output']>;
  /** Identifies the session in `endSession`. It is not the token, and cannot be used to sign in. */
  id: Scalars['ID']['output'];
  /** Whether this is the session of the request. */
  isCurrent: Scalars['Boolean']['output'];
  /** Accurate to one hour. */
  lastUsedAt: Scalars['DateTime']['output'];
  /** When the session was started by signing in. */
  startedAt: Scalars['DateTime']['output'];
  /** The system alone, in the same way. */
  system?: Maybe<Scalars['String']['output']>;
};

/** The set-up of a site. */
export type SetUp = {
  __typename?: 'SetUp';
  /** Whether the site waits for the person who looks after it. */
  isAwaited: Scalars['Boolean']['output'];
  /** What can be set up. Null without the code, and when the site is set up. */
  site?: Maybe<SiteToSetUp>;
};

/** The first account of a site, and who may sign up beside it. */
export type SetUpInput = {
  /** The code that the server has printed, in upper or lower case. */
  code: Scalars['String']['input'];
  /** An e-mail address of at most 254 characters. */
  email: Scalars['String']['input'];
  /** 8 to 128 characters, and not one of the most common passwords. */
  password: Scalars['String']['input'];
  /** Who may sign up from now on. Without it, that stays as it is. */
  signUp?: InputMaybe<SetUpSignUp>;
  /** 3 to 30 letters, digits, `_`, `.` and `-`. */
  username: Scalars['String']['input'];
};

/** Where a test mail goes. */
export type SetUpMailInput = {
  /** The code that the server has printed, in upper or lower case. */
  code: Scalars['String']['input'];
  /** An e-mail address of at most 254 characters. */
  email: Scalars['String']['input'];
};

/** Who may sign up after the set-up. */
export type SetUpSignUp =
  /** Nobody. */
  | 'CLOSED'
  /** Nobody; operators give out invitations. */
  | 'INVITE'
  /** Everybody. */
  | 'OPEN';

/** The popup of a tile. */
export type SheetLook = {
  __typename?: 'SheetLook';
  /** The colour of links, list markers and bars. */
  accent: Color;
  /** The colour behind the text. */
  color: Color;
  /** 0 to 900 CSS pixels. */
  radius: Scalars['Float']['output'];
};

/** The same as `SheetLook`. What is missing is as in the plain look, and a number beyond its limits becomes the nearer limit. */
export type SheetLookInput = {
  /** The colour of links, list markers and bars. */
  accent?: InputMaybe<ColorInput>;
  /** The colour behind the text. */
  color?: InputMaybe<ColorInput>;
  /** 0 to 900 CSS pixels. */
  radius?: InputMaybe<Scalars['Float']['input']>;
};

/** An OpenID Connect provider at which people sign in. */
export type SignInProvider = {
  __typename?: 'SignInProvider';
  /** The name of its icon, such as `gitlab`. Null if it has none. More may be added. */
  icon?: Maybe<Scalars['String']['output']>;
  /** What people call it, such as `Google`. */
  label: Scalars['String']['output'];
  /** Identifies it in `startSignIn`: lower-case letters and digits. */
  name: Scalars['String']['output'];
};

/** The values that the provider sends back to `{PUBLIC_URL}/login`. */
export type SignInWithGoogleInput = {
  /** The value of `code` in the query. */
  code: Scalars['String']['input'];
  /** The value of `state` in the query. */
  state: Scalars['String']['input'];
};

/** Who may sign up, as the operator of the site has chosen. */
export type SignUp = {
  __typename?: 'SignUp';
  /** The domains of the addresses that may sign up, in lower case. Empty unless the mode is DOMAINS. */
  domains: Array<Scalars['String']['output']>;
  /** What has become of the invitation. Null if none was named. */
  invitation?: Maybe<SeenInvitation>;
  /** Who may sign up without an invitation. */
  mode: SignUpMode;
};

/** Who may sign up without an invitation. More may be added. */
export type SignUpMode =
  /** Nobody. */
  | 'CLOSED'
  /** Everybody with an address at one of `domains`. Their pages are public once the address is verified. */
  | 'DOMAINS'
  /** Nobody; operators give out invitations. */
  | 'INVITE'
  /** Everybody. */
  | 'OPEN';

/** The result of signing in. */
export type SignedIn = {
  __typename?: 'SignedIn';
  /** The account that was signed in. */
  account: Account;
  /** Whether this call opened the account: always true after `register`, and true after the first sign-in of a person with Google. */
  isNewAccount: Scalars['Boolean']['output'];
  /**
   * An opaque text of 43 characters. It becomes invalid after 30 days without use, when its session is ended, and at a password reset. The server
   * stores only its hash, so it cannot send the token again.
   */
  token: Scalars['String']['output'];
};

/** A site before its set-up. */
export type SiteToSetUp = {
  __typename?: 'SiteToSetUp';
  /** Whether the variable `SIGN_UP` says so. Then the set-up cannot change it. */
  isSignUpFixed: Scalars['Boolean']['output'];
  /** The sender of every mail. */
  mailFrom: Scalars['String']['output'];
  /** The mail server. Null when mails are written to files. */
  mailServer?: Maybe<Scalars['String']['output']>;
  /** Who may sign up at this moment. */
  signUp: SignUpMode;
  /** The version of the product. */
  version: Scalars['String']['output'];
};

/** Addresses of the creator on other sites, one for each icon. An empty text shows no icon. */
export type SocialLinks = {
  __typename?: 'SocialLinks';
  /** The address on Discord; empty for none. */
  discord: Scalars['String']['output'];
  /** The address on Facebook; empty for none. */
  facebook: Scalars['String']['output'];
  /** The creator's own website. */
  home: Scalars['String']['output'];
  /** The address on Instagram; empty for none. */
  instagram: Scalars['String']['output'];
  /** The address on LinkedIn; empty for none. */
  linkedin: Scalars['String']['output'];
  /** The address on Medium; empty for none. */
  medium: Scalars['String']['output'];
  /** The address on Reddit; empty for none. */
  reddit: Scalars['String']['output'];
  /** The address on TikTok; empty for none. */
  tiktok: Scalars['String']['output'];
  /** The address on X, once Twitter; empty for none. */
  twitter: Scalars['String']['output'];
  /** The address on YouTube; empty for none. */
  youtube: Scalars['String']['output'];
};

/**
 * The same as `SocialLinks`. Each address has at most 2,048 characters. The server adds https:// to an address without http:// or https://.
 * What is then no web address, or has a username or password in it, is refused: ADDRESS_NOT_LINK.
 */
export type SocialLinksInput = {
  /** The address on Discord; empty for none. */
  discord?: Scalars['String']['input'];
  /** The address on Facebook; empty for none. */
  facebook?: Scalars['String']['input'];
  /** The creator's own website. */
  home?: Scalars['String']['input'];
  /** The address on Instagram; empty for none. */
  instagram?: Scalars['String']['input'];
  /** The address on LinkedIn; empty for none. */
  linkedin?: Scalars['String']['input'];
  /** The address on Medium; empty for none. */
  medium?: Scalars['String']['input'];
  /** The address on Reddit; empty for none. */
  reddit?: Scalars['String']['input'];
  /** The address on TikTok; empty for none. */
  tiktok?: Scalars['String']['input'];
  /** The address on X, once Twitter; empty for none. */
  twitter?: Scalars['String']['input'];
  /** The address on YouTube; empty for none. */
  youtube?: Scalars['String']['input'];
};

/** Where a page from elsewhere is: exactly one of the fields. */
export type StartImportInput =
  /** Its address in the web, of at most 2,048 characters, such as `linktr.ee/salt-and-smoke`. */
  { address: Scalars['String']['input']; file?: never; }
  |  /** A file with it. */
  { address?: never; file: ImportFileInput; };

/** A sign-in that continues at the provider. */
export type StartedSignIn = {
  __typename?: 'StartedSignIn';
  /** The address to send the browser to. The provider sends it back to `{PUBLIC_URL}/login` with `code` and `state` in the query. */
  address: Scalars['String']['output'];
  /** The value that must come back in `state`. Keep it in the browser that began the sign-in, and refuse any other value. */
  state: Scalars['String']['output'];
};

/** How often something happened. */
export type SubjectCount = {
  __typename?: 'SubjectCount';
  /** How often. */
  count: Scalars['Int']['output'];
  /** What it is about. Null if it has no name. */
  subject?: Maybe<Scalars['String']['output']>;
  /** The `id` of the tile. Null for all other subjects, and for tiles that were counted before tiles had ids. */
  tileId?: Maybe<Scalars['ID']['output']>;
};

/** Why an account is suspended, or a page is hidden. More may be added. */
export type SuspensionReason =
  /** It shows the work of others without permission. */
  | 'COPIED'
  /** It asks for money, passwords or card numbers. */
  | 'FRAUD'
  /** Hate, threats or violence. */
  | 'HATE'
  /** Something else that is illegal. */
  | 'ILLEGAL'
  /** It pretends to be a person, a company or an office. */
  | 'IMPERSONATION'
  /** Another reason. */
  | 'OTHER'
  /** Sexual content. */
  | 'SEXUAL';

/** A button, and the rich text that it opens. */
export type TextTile = Tile & {
  __typename?: 'TextTile';
  /** The moment at which a public page shows what is in it. Until then it is a `TextTile` without a text, whatever its kind is. Null for any other tile. */
  comesAt?: Maybe<Scalars['DateTime']['output']>;
  /** A small sign beside the name. Null if there is none. */
  emblem?: Maybe<TileEmblem>;
  /**
   * The rich text that the button opens: sanitized HTML in the form of Quill 2, at most 100 kB. Over REST, older clients get the form of
   * Quill 1.3. The address of an uploaded picture is a path of this site with the id of the picture: `/media/….webp#…`.
   */
  html: Scalars['String']['output'];
  /** Which tile of its page it is, whatever its name and its place are. */
  id: Scalars['ID']['output'];
  /** Whether the tile matters most on its page, so that themes make it stand out. At most one tile of a page does. */
  isLead: Scalars['Boolean']['output'];
  /** Whether a public page withholds what is in it before its password is given. Then it is a `TextTile` without a text, whatever its kind is. */
  locked: Scalars['Boolean']['output'];
  /** The text of the button; at most 120 characters. */
  name: Scalars['String']['output'];
  /** A smaller line below the name; at most 120 characters. Null if there is none. */
  secondLine?: Maybe<Scalars['String']['output']>;
  /** How many cells the tile takes in a mosaic. */
  size: TileSize;
  /** The look of the button. */
  style: TileStyle;
  /** When and for whom it is on the page. Null for a tile that everybody always sees. On a public page only tiles that are announced or have a password have it. */
  visibility?: Maybe<TileVisibility>;
};

/** The same as `TextTile`. */
export type TextTileInput = {
  /** Null for none. */
  emblem?: InputMaybe<TileEmblemInput>;
  /**
   * At most 100 kB of HTML. The server removes everything that the editor's toolbar cannot make. Headings, quotes and other blocks
   * become paragraphs, and empty paragraphs are removed; an empty line is `<p><br></p>`. An uploaded picture is
   * `<img src="/media/NAME#ID">`, with the name of one of its files and its id; one that the account does not have is refused with PICTURE_NOT_FOUND.
   * A picture at an `http:` address is asked for over https, and the published `html` has that address.
   */
  html: Scalars['String']['input'];
  /** The id that the tile had when it was read, or one of your own: 1 to 40 letters, digits, `-` and `_`. Another one, or one that a tile before has, is left out. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** The first tile that is the lead is the only one. */
  isLead?: Scalars['Boolean']['input'];
  /** At most 120 characters; a longer text is refused. */
  name: Scalars['String']['input'];
  /** At most 120 characters; a longer text is refused. */
  secondLine?: InputMaybe<Scalars['String']['input']>;
  /** How many cells the tile takes in a mosaic. */
  size?: TileSize;
  /** The look of the button. */
  style: TileStyleInput;
  /** Null for a tile that everybody always sees. Without this field, a tile that the page has already stays as visible as it is. */
  visibility?: InputMaybe<TileVisibilityInput>;
};

/** A look that is offered to everybody: everything of a page but its words, its pictures and their order. */
export type Theme = {
  __typename?: 'Theme';
  /** Everything else. */
  appearance: PageAppearance;
  /** The colour behind the whole page. */
  backgroundColor: Color;
  /** It never changes. `PageAppearance.theme` has it. */
  id: Scalars['ID']['output'];
  /** The look of the tile that matters most, and of no other. */
  leadStyle: TileStyle;
  /** The group in which it is offered. */
  mood: ThemeMood;
  /** A proper name, the same in every language. */
  name: Scalars['String']['output'];
  /** The looks that the buttons of a page get in turn; at least one. */
  styles: Array<TileStyle>;
  /** The colour of the title. */
  titleColor: Color;
};

/** The groups in which themes are offered. */
export type ThemeMood =
  /** With a dark ground. */
  | 'dark'
  /** With strong colours. */
  | 'lively'
  /** With few colours. */
  | 'quiet'
  /** With the colours of earth and paper. */
  | 'warm';

/** An entry of the page's list. Its type is its kind. */
export type Tile = {
  /** The moment at which a public page shows what is in it. Until then it is a `TextTile` without a text, whatever its kind is. Null for any other tile. */
  comesAt?: Maybe<Scalars['DateTime']['output']>;
  /** A small sign beside the name. Null if there is none. */
  emblem?: Maybe<TileEmblem>;
  /**
   * What the tile says, as rich text, for clients that show every tile as a text tile.
   * @deprecated Request the fields of each kind instead, such as `... on TextTile { html }`.
   */
  html: Scalars['String']['output'];
  /**
   * Which tile of its page it is, whatever its name and its place are. Send it back when you publish: then its counts go on. A tile that was published
   * without an id has one that follows from its name.
   */
  id: Scalars['ID']['output'];
  /** Whether the tile matters most on its page, so that themes make it stand out. At most one tile of a page does. */
  isLead: Scalars['Boolean']['output'];
  /** Whether a public page withholds what is in it before its password is given. Then it is a `TextTile` without a text, whatever its kind is. */
  locked: Scalars['Boolean']['output'];
  /** The text on the tile; at most 120 characters. */
  name: Scalars['String']['output'];
  /** A smaller line below the name; at most 120 characters. Null if there is none. */
  secondLine?: Maybe<Scalars['String']['output']>;
  /** How many cells the tile takes in a mosaic. */
  size: TileSize;
  /** The look of the tile. */
  style: TileStyle;
  /** When and for whom it is on the page. Null for a tile that everybody always sees. On a public page only tiles that are announced or have a password have it. */
  visibility?: Maybe<TileVisibility>;
};

/** Who sees a tile, while its time is. More may be added. */
export type TileAudience =
  /** Everybody who sees the page. */
  | 'everyone'
  /** Nobody but the owner of the page: the tile is in no answer to visitors. */
  | 'hidden'
  /** Whoever gives its password: other visitors see its name and its look. */
  | 'password';

/** A small sign on a tile. Exactly one of its fields is not null. */
export type TileEmblem = {
  __typename?: 'TileEmblem';
  /** The name of an icon. */
  icon?: Maybe<Scalars['String']['output']>;
  /** A small picture. */
  picture?: Maybe<TilePicture>;
  /** An emoji, or a few letters. */
  sign?: Maybe<Scalars['String']['output']>;
};

/** A small sign on a tile: exactly one of the fields. */
export type TileEmblemInput =
  /** The name of an icon. One that the server does not know is refused. */
  { icon: Scalars['String']['input']; picture?: never; sign?: never; }
  |  /** The id of a picture that the signed-in account has uploaded by `uploadTilePicture`. Any other is refused with PICTURE_NOT_FOUND. */
  { icon?: never; picture: Scalars['ID']['input']; sign?: never; }
  |  /** An emoji, or a few letters; at most 16 characters. */
  { icon?: never; picture?: never; sign: Scalars['String']['input']; };

/** A text tile. */
export type TileInput = {
  /**
   * At most 100 kB of HTML. The server removes everything that the editor's toolbar cannot make. Headings, quotes and other blocks
   * become paragraphs, and empty paragraphs are removed; an empty line is `<p><br></p>`. An uploaded picture is
   * `<img src="/media/NAME#ID">`, with the name of one of its files and its id; one that the account does not have is refused with PICTURE_NOT_FOUND.
   * A picture at an `http:` address is asked for over https, and the published `html` has that address.
   */
  html: Scalars['String']['input'];
  /** At most 120 characters; a longer text is refused. */
  name: Scalars['String']['input'];
  /** The look of the button. */
  style: TileStyleInput;
};

/** A tile without its rich text. */
export type TileLook = {
  __typename?: 'TileLook';
  /** Null if there is none. */
  emblem?: Maybe<TileEmblem>;
  /** Whether the tile matters most on its page. */
  isLead: Scalars['Boolean']['output'];
  /** The kind of the tile: `text`, `link`, `heading`, `picture`, `embed` or `contact`. */
  kind: Scalars['String']['output'];
  /** The text of the button; at most 120 characters. */
  name: Scalars['String']['output'];
  /** What a tile of the kind `picture` shows. Null for the others, and if it has none. */
  picture?: Maybe<TilePicture>;
  /** Null if there is none. */
  secondLine?: Maybe<Scalars['String']['output']>;
  /** How many cells the tile takes in a mosaic. */
  size: TileSize;
  /** The look of the button. */
  style: TileStyle;
};

/** What decorates the tiles. */
export type TileOrnament =
  /** A quarter of a flower in each corner. */
  | 'corners'
  /** A second line inside each tile. */
  | 'frame'
  /** Light around the tiles, in the colour of their border. */
  | 'halo'
  /** A stone before each tile. */
  | 'marker'
  /** Nothing. */
  | 'none'
  /** A number before each tile. */
  | 'numbers'
  /** Fine lines between the tiles. */
  | 'rules';

/** A picture for tiles, in several sizes and formats. The file at an address never changes. */
export type TilePicture = {
  __typename?: 'TilePicture';
  /** The dominant colour as `#rrggbb`, to show until the picture has loaded. */
  color: Scalars['String']['output'];
  /** The height of the largest variant, in pixels. */
  height: Scalars['Int']['output'];
  /** Tiles name the picture by it. */
  id: Scalars['ID']['output'];
  /** The absolute address of the largest JPEG or PNG, which every browser can show. */
  url: Scalars['String']['output'];
  /** The largest first. Among variants of one size, the smallest file first. */
  variants: Array<PictureVariant>;
  /** The width of the largest variant, in pixels. */
  width: Scalars['Int']['output'];
};

/** How many cells a tile takes in a mosaic: one, two beside each other, two above each other, or four. */
export type TileSize =
  /** Four cells. */
  | 'large'
  /** One cell. */
  | 'small'
  /** Two cells above each other. */
  | 'tall'
  /** Two cells beside each other. */
  | 'wide';

/** How a tile's button looks. */
export type TileStyle = {
  __typename?: 'TileStyle';
  /** The colour of the button's border. */
  border: Color;
  /** The colour of the button. */
  button: Color;
  /** The button's colour while a pointer is over it. */
  hover: Color;
  /** The corner radius in CSS pixels, 0 to 900. */
  radius: Scalars['Float']['output'];
  /** The colour of the button's shadow. */
  shadow: Color;
  /** How the button is made. */
  surface: TileSurface;
  /** The colour of the button's text. */
  text: Color;
  /** The weight of the text. 0 to 100 maps to the CSS font-weight 350 to 900. Above 100, it is the font-weight itself. */
  thickness: Scalars['Float']['output'];
};

/** The same as `TileStyle`. */
export type TileStyleInput = {
  /** The colour of the button's border. */
  border: ColorInput;
  /** The colour of the button. */
  button: ColorInput;
  /** The button's colour while a pointer is over it. */
  hover: ColorInput;
  /** From 0 to 900. The server changes a value outside of this range to its nearest limit. */
  radius: Scalars['Float']['input'];
  /** The colour of the button's shadow. */
  shadow: ColorInput;
  /** How the button is made. */
  surface?: TileSurface;
  /** The colour of the button's text. */
  text: ColorInput;
  /** From 0 to 900. The server changes a value outside of this range to its nearest limit. */
  thickness: Scalars['Float']['input'];
};

/** How the button of a tile is made. `filled` has a soft shadow, as all tiles had before there was a choice. */
export type TileSurface =
  /** With corners that are cut off. */
  | 'cut'
  /** Its colour, with a soft shadow. */
  | 'filled'
  /** Half transparent; what is behind it is blurred. */
  | 'glass'
  /** With light on top and shade at the foot. */
  | 'glazed'
  /** With a shadow that has an edge. */
  | 'hard'
  /** Only a line around it. */
  | 'outline'
  /** Only a line below. */
  | 'underline';

/** When and for whom a tile is on its page, and what visitors are told before they see what is in it. */
export type TileVisibility = {
  __typename?: 'TileVisibility';
  /** From when on it is on the page. Null if it always was. */
  from?: Maybe<Scalars['DateTime']['output']>;
  /** What visitors read before they have given the password. Null for nothing. */
  hint?: Maybe<Scalars['String']['output']>;
  /** Whether visitors see the name and the look of the tile before `from`, and when it comes. */
  isAnnounced: Scalars['Boolean']['output'];
  /** The lock that has its password, only for `password`. Null for visitors. */
  lock?: Maybe<Scalars['ID']['output']>;
  /** The time zone in which the moments were chosen, such as `Europe/Paris`. Null if that is not known. */
  timeZone?: Maybe<Scalars['String']['output']>;
  /**
   * The name of a tile that was hidden, or had a password or a time, and was missing when an older program sent this one: maybe it is that one, so nobody sees it either, or only with the same password. Null for a tile whose owner
   * has said who sees it, and for visitors.
   */
  unrecognizedBeside?: Maybe<Scalars['String']['output']>;
  /** From when on it is not any more. Null if it stays. */
  until?: Maybe<Scalars['DateTime']['output']>;
  /** What visitors read before they see what is in the tile, or follow its link. Null for none. What it warns of is in the page all the same: a program that shows the page asks first, too. */
  warning?: Maybe<Scalars['String']['output']>;
  /** Who sees it. */
  who: TileAudience;
};

/** The same as `TileVisibility`. */
export type TileVisibilityInput = {
  /** A moment as ISO 8601 with `Z` or an offset, such as `2027-03-03T18:00:00+01:00`; in the years 2000 to 2199. Null if the tile always was there. */
  from?: InputMaybe<Scalars['String']['input']>;
  /** What visitors read before they have given the password, such as where to get it; at most 200 characters. It has no meaning without a password. */
  hint?: InputMaybe<Scalars['String']['input']>;
  /** Whether visitors see the name and the look of the tile before `from`, and when it comes. It has no meaning without `from`. */
  isAnnounced?: Scalars['Boolean']['input'];
  /** A lock of the account, by `createLock`. `password` needs it, and it has no meaning with anything else. */
  lock?: InputMaybe<Scalars['ID']['input']>;
  /** A time zone as IANA names it, at most 64 characters. It is only shown, because the moments have their offset; one that this server does not know is left out. */
  timeZone?: InputMaybe<Scalars['String']['input']>;
  /** As it was read, as long as the owner of the page has not said who sees the tile. Null otherwise. It has no meaning for a tile that everybody always sees. */
  unrecognizedBeside?: InputMaybe<Scalars['String']['input']>;
  /** A moment after `from`. Null if the tile stays. */
  until?: InputMaybe<Scalars['String']['input']>;
  /** One line of plain text, at most 200 characters; a longer one is refused. Null or blank for none. A heading has none. */
  warning?: InputMaybe<Scalars['String']['input']>;
  /** Who sees it. A heading has no password (CHOICE_UNKNOWN), because it opens nothing. */
  who?: TileAudience;
};

/** What all tiles have in common. */
export type TilesLook = {
  __typename?: 'TilesLook';
  /** Where the words on a tile are. */
  align: Alignment;
  /** The width of the line around a tile, 0 to 10 CSS pixels. */
  edge: Scalars['Float']['output'];
  /** What an emblem stands on. A disc has the colour of the border. */
  emblem: EmblemGround;
  /** What decorates them. */
  ornament: TileOrnament;
  /** The colour of the ornament. */
  ornamentColor: Color;
};

/** The same as `TilesLook`. What is missing is as in the plain look, and a number beyond its limits becomes the nearer limit. */
export type TilesLookInput = {
  /** Where the words on a tile are. */
  align?: InputMaybe<Alignment>;
  /** The width of the line around a tile, 0 to 10 CSS pixels. */
  edge?: InputMaybe<Scalars['Float']['input']>;
  /** What an emblem stands on. A disc has the colour of the border. */
  emblem?: InputMaybe<EmblemGround>;
  /** What decorates them. */
  ornament?: InputMaybe<TileOrnament>;
  /** The colour of the ornament. */
  ornamentColor?: InputMaybe<ColorInput>;
};

/** An effect of the title's letters. */
export type TitleEffect =
  /** Light around the letters. */
  | 'glow'
  /** A second, shifted print. */
  | 'misprint'
  /** No effect. */
  | 'none';

/** The letters of the page. */
export type TypeLook = {
  __typename?: 'TypeLook';
  /** The colour of the bio line and the footer; transparent for that of the title. */
  color: Color;
  /** The effect of the title. */
  effect: TitleEffect;
  /** The colour of the effect. */
  effectColor: Color;
  /** The typeface of the title: `system`, `system-serif`, `system-mono`, or the id of an open typeface, such as `eczar`. */
  heading: Scalars['String']['output'];
  /** Whether the title is italic. */
  isItalic: Scalars['Boolean']['output'];
  /** Whether the title is in capitals. */
  isUpperCase: Scalars['Boolean']['output'];
  /** The height of its lines, in hundredths of its size, at most 160; 0 for what suits the size. */
  leading: Scalars['Float']['output'];
  /** The size of the names on tiles on phones, 12 to 60 CSS pixels. */
  nameSize: Scalars['Float']['output'];
  /** The typeface of the names on tiles, and of headings. */
  names: Scalars['String']['output'];
  /** The typeface of the second lines on tiles. */
  secondLines: Scalars['String']['output'];
  /** The size of the title on phones, 16 to 320 CSS pixels. */
  size: Scalars['Float']['output'];
  /** The space between its letters, -10 to 20 hundredths of an em. */
  spacing: Scalars['Float']['output'];
  /** The typeface of everything else. */
  text: Scalars['String']['output'];
  /** The CSS font-weight of the title, 100 to 900. */
  weight: Scalars['Float']['output'];
  /** The same on wide pages. */
  wideNameSize: Scalars['Float']['output'];
  /** The size of the title on wide pages, 16 to 320 CSS pixels. */
  wideSize: Scalars['Float']['output'];
};

/** The same as `TypeLook`. What is missing is as in the plain look, and a number beyond its limits becomes the nearer limit. */
export type TypeLookInput = {
  /** The colour of the bio line and the footer; transparent for that of the title. */
  color?: InputMaybe<ColorInput>;
  /** The effect of the title. */
  effect?: InputMaybe<TitleEffect>;
  /** The colour of the effect. */
  effectColor?: InputMaybe<ColorInput>;
  /** The typeface of the title: `system`, `system-serif`, `system-mono`, or the id of an open typeface, such as `eczar`. */
  heading?: InputMaybe<Scalars['String']['input']>;
  /** Whether the title is italic. */
  isItalic?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether the title is in capitals. */
  isUpperCase?: InputMaybe<Scalars['Boolean']['input']>;
  /** The height of its lines, in hundredths of its size, at most 160; 0 for what suits the size. */
  leading?: InputMaybe<Scalars['Float']['input']>;
  /** The size of the names on tiles on phones, 12 to 60 CSS pixels. */
  nameSize?: InputMaybe<Scalars['Float']['input']>;
  /** The typeface of the names on tiles, and of headings. */
  names?: InputMaybe<Scalars['String']['input']>;
  /** The typeface of the second lines on tiles. */
  secondLines?: InputMaybe<Scalars['String']['input']>;
  /** The size of the title on phones, 16 to 320 CSS pixels. */
  size?: InputMaybe<Scalars['Float']['input']>;
  /** The space between its letters, -10 to 20 hundredths of an em. */
  spacing?: InputMaybe<Scalars['Float']['input']>;
  /** The typeface of everything else. */
  text?: InputMaybe<Scalars['String']['input']>;
  /** The CSS font-weight of the title, 100 to 900. */
  weight?: InputMaybe<Scalars['Float']['input']>;
  /** The same on wide pages. */
  wideNameSize?: InputMaybe<Scalars['Float']['input']>;
  /** The size of the title on wide pages, 16 to 320 CSS pixels. */
  wideSize?: InputMaybe<Scalars['Float']['input']>;
};

/** A picture that the account has of a file. */
export type UploadedPicture = {
  __typename?: 'UploadedPicture';
  /** The SHA-256 of the file, as it was asked for. */
  digest: Scalars['String']['output'];
  /** The picture. */
  picture: TilePicture;
};

/**
 * The UTM parameters that a page adds to the links of its icons, link and picture tiles and texts when it is shown, so that other sites know where a visitor comes from. An address that has one of them already
 * keeps it. Links with `rel="me"`, and those to this site, get none. Where `address` is read, it is as its creator has entered it.
 */
export type UtmParameters = {
  __typename?: 'UtmParameters';
  /** `utm_campaign`; at most 100 characters. Null for none. */
  campaign?: Maybe<Scalars['String']['output']>;
  /** `utm_medium`; at most 100 characters. Null for none. */
  medium?: Maybe<Scalars['String']['output']>;
  /** `utm_source`; at most 100 characters. Null for none. */
  source?: Maybe<Scalars['String']['output']>;
};

/** The same as `UtmParameters`. Without any of them, a page has none. */
export type UtmParametersInput = {
  /** At most 100 characters in one line. */
  campaign?: InputMaybe<Scalars['String']['input']>;
  /** At most 100 characters in one line. */
  medium?: InputMaybe<Scalars['String']['input']>;
  /** At most 100 characters in one line. */
  source?: InputMaybe<Scalars['String']['input']>;
};

/** How a wallpaper is shown, if the page has one. */
export type WallpaperLook = {
  __typename?: 'WallpaperLook';
  /** 0 to 24 CSS pixels. */
  blur: Scalars['Float']['output'];
  /** How much the page's colour covers the picture, in percent. */
  dim: Scalars['Float']['output'];
  /** The focal point, in percent of the width. It stays visible on every screen. */
  x: Scalars['Float']['output'];
  /** The focal point, in percent of the height. */
  y: Scalars['Float']['output'];
};

/** The same as `WallpaperLook`. What is missing is as in the plain look, and a number beyond its limits becomes the nearer limit. */
export type WallpaperLookInput = {
  /** 0 to 24 CSS pixels. */
  blur?: InputMaybe<Scalars['Float']['input']>;
  /** How much the page's colour covers the picture, in percent. */
  dim?: InputMaybe<Scalars['Float']['input']>;
  /** The focal point, in percent of the width. It stays visible on every screen. */
  x?: InputMaybe<Scalars['Float']['input']>;
  /** The focal point, in percent of the height. */
  y?: InputMaybe<Scalars['Float']['input']>;
};

/** An address that is told of changes, by signed messages as Standard Webhooks describes them. */
export type Webhook = {
  __typename?: 'Webhook';
  /** When it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** Why the service has switched it off. Null if it is on, or its owner has switched it off. */
  disabledBecause?: Maybe<WebhookEnd>;
  /** What it is told of; at least one event. */
  events: Array<WebhookEvent>;
  /** Since when no delivery has succeeded. Null if the last one did, or none was tried. */
  failingSince?: Maybe<Scalars['DateTime']['output']>;
  /** Identifies the webhook. */
  id: Scalars['ID']['output'];
  /** Whether events are sent. */
  isEnabled: Scalars['Boolean']['output'];
  /** The address of the receiver; at most 2048 characters. */
  url: Scalars['String']['output'];
};

/** An event on its way to a webhook. */
export type WebhookDelivery = {
  __typename?: 'WebhookDelivery';
  /** How many attempts there have been. */
  attempts: Scalars['Int']['output'];
  /** The body of the message. */
  body: Scalars['String']['output'];
  /** When the event happened. */
  createdAt: Scalars['DateTime']['output'];
  /** Why the last attempt failed. Null if it did not. */
  failure?: Maybe<WebhookFailure>;
  /** The id of the event, which is the header `webhook-id`. It is the same in every attempt. */
  id: Scalars['ID']['output'];
  /** When it was tried last. Null before the first attempt. */
  lastAttemptAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it is tried next. Null unless it waits. */
  nextAttemptAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whether it was delivered. */
  state: WebhookDeliveryState;
  /** The status of the last answer. Null without an answer. */
  status?: Maybe<Scalars['Int']['output']>;
  /** The type of the event, such as `page.published`. */
  type: Scalars['String']['output'];
};

/** Where a delivery is. */
export type WebhookDeliveryState =
  /** The receiver has answered with a status from 200 to 299. */
  | 'DELIVERED'
  /** It was given up. */
  | 'FAILED'
  /** It waits to be sent, or sent again: after a failure, the pauses grow from seconds to hours, for at least 22 hours. */
  | 'WAITING';

/** Why the service has switched a webhook off. */
export type WebhookEnd =
  /** No delivery has succeeded for three days. */
  | 'FAILING'
  /** The receiver has answered 410. */
  | 'GONE'
  /** The password of the account was set by a mailed link, or the provider signed in to it for the first time. Somebody else may have added the webhook before. */
  | 'RECOVERED';

/** What a webhook can tell of. The names in messages have a point, such as `page.published`. */
export type WebhookEvent =
  /** `account.deleted`: the account was deleted with all of its pages. Nothing is sent after that. */
  | 'ACCOUNT_DELETED'
  /** `page.appeared`: such a moment has come, and visitors see what was scheduled. */
  | 'PAGE_APPEARED'
  /** `page.deleted`: a page was deleted, but not with its account. */
  | 'PAGE_DELETED'
  /** `page.published`: visitors see another design. */
  | 'PAGE_PUBLISHED'
  /** `page.renamed`: a page has got a linkname, or another one, or has lost it. */
  | 'PAGE_RENAMED'
  /** `page.scheduled`: somebody has chosen the moment at which a page, or another design of it, goes public. */
  | 'PAGE_SCHEDULED'
  /** `picture.changed`: the profile picture or the wallpaper of a page was changed or removed. */
  | 'PICTURE_CHANGED';

/** Why an attempt to deliver an event failed. */
export type WebhookFailure =
  /** The address leads to a computer that is not in the public Internet. */
  | 'ADDRESS'
  /** There was no connection, or no valid certificate. */
  | 'CONNECTION'
  /** The name in the address was not found: it does not exist, or the name servers did not answer. */
  | 'NAME'
  /** The receiver has answered with a redirect. Redirects are not followed. */
  | 'REDIRECT'
  /** The receiver has answered with another status than 200 to 299. */
  | 'STATUS'
  /** The webhook was switched off meanwhile. */
  | 'SWITCHED_OFF'
  /** There was no answer within 10 seconds. */
  | 'TIMEOUT'
  /** The last attempt ended without a result. */
  | 'UNHEARD';

/** Where the header is on wide pages: beside the tiles, or above them. */
export type WideHeader =
  /** Above the tiles. */
  | 'above'
  /** Beside the tiles. */
  | 'beside';



export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;



/** Mapping of union types */
export type ResolversUnionTypes<_RefType extends Record<string, unknown>> = {
  LogInAnswer:
    | ( SecondFactorNeeded )
    | ( Omit<SignedIn, 'account'> & { account: _RefType['Account'] } )
  ;
};

/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  Tile:
    | ( ContactTile )
    | ( EmbedTile )
    | ( HeadingTile )
    | ( LinkTile )
    | ( PictureTile )
    | ( TextTile )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AccessScope: AccessScope;
  AccessToken: ResolverTypeWrapper<AccessToken>;
  Account: ResolverTypeWrapper<Omit<Account, 'page' | 'pages'> & { page: ResolversTypes['MyPage'], pages: Array<ResolversTypes['MyPage']> }>;
  AccountRole: AccountRole;
  AccountStorage: ResolverTypeWrapper<AccountStorage>;
  AddPasskeyInput: AddPasskeyInput;
  Admin: ResolverTypeWrapper<Admin>;
  AdminAccount: ResolverTypeWrapper<AdminAccount>;
  AdminAccountFacts: ResolverTypeWrapper<AdminAccountFacts>;
  AdminAccountFilter: AdminAccountFilter;
  AdminAccountInput: AdminAccountInput;
  AdminAccountList: ResolverTypeWrapper<AdminAccountList>;
  AdminAccountOrder: AdminAccountOrder;
  AdminActAccount: ResolverTypeWrapper<AdminActAccount>;
  AdminActKind: AdminActKind;
  AdminAttention: ResolverTypeWrapper<AdminAttention>;
  AdminAttentionKind: AdminAttentionKind;
  AdminAuditEntry: ResolverTypeWrapper<AdminAuditEntry>;
  AdminAuditLog: ResolverTypeWrapper<AdminAuditLog>;
  AdminAuditLogFile: ResolverTypeWrapper<AdminAuditLogFile>;
  AdminBackup: ResolverTypeWrapper<AdminBackup>;
  AdminBlockedLink: ResolverTypeWrapper<AdminBlockedLink>;
  AdminBlockedLinkList: ResolverTypeWrapper<AdminBlockedLinkList>;
  AdminBlockedLinksInput: AdminBlockedLinksInput;
  AdminCreatedAccount: ResolverTypeWrapper<AdminCreatedAccount>;
  AdminDay: ResolverTypeWrapper<AdminDay>;
  AdminDeletion: ResolverTypeWrapper<AdminDeletion>;
  AdminDeletionInput: AdminDeletionInput;
  AdminDisk: ResolverTypeWrapper<AdminDisk>;
  AdminDoor: AdminDoor;
  AdminFigures: ResolverTypeWrapper<AdminFigures>;
  AdminGivenUpMail: ResolverTypeWrapper<AdminGivenUpMail>;
  AdminHealth: ResolverTypeWrapper<AdminHealth>;
  AdminHealthPart: ResolverTypeWrapper<AdminHealthPart>;
  AdminInvitation: ResolverTypeWrapper<AdminInvitation>;
  AdminInvitationInput: AdminInvitationInput;
  AdminInvitationList: ResolverTypeWrapper<AdminInvitationList>;
  AdminInvitationState: AdminInvitationState;
  AdminLinkFinding: ResolverTypeWrapper<AdminLinkFinding>;
  AdminLinkFindings: ResolverTypeWrapper<AdminLinkFindings>;
  AdminLinkedProvider: ResolverTypeWrapper<AdminLinkedProvider>;
  AdminListedPage: ResolverTypeWrapper<Omit<AdminListedPage, 'page'> & { page: ResolversTypes['AdminShownPage'] }>;
  AdminMadeInvitation: ResolverTypeWrapper<AdminMadeInvitation>;
  AdminMail: ResolverTypeWrapper<AdminMail>;
  AdminOverview: ResolverTypeWrapper<AdminOverview>;
  AdminPage: ResolverTypeWrapper<AdminPage>;
  AdminPageFilter: AdminPageFilter;
  AdminPageHiding: ResolverTypeWrapper<AdminPageHiding>;
  AdminPageHidingInput: AdminPageHidingInput;
  AdminPageLink: ResolverTypeWrapper<AdminPageLink>;
  AdminPageList: ResolverTypeWrapper<Omit<AdminPageList, 'pages'> & { pages: Array<ResolversTypes['AdminListedPage']> }>;
  AdminPageOrder: AdminPageOrder;
  AdminPageOwner: ResolverTypeWrapper<AdminPageOwner>;
  AdminPageVersion: ResolverTypeWrapper<AdminPageVersion>;
  AdminProvider: ResolverTypeWrapper<AdminProvider>;
  AdminReadPage: ResolverTypeWrapper<Omit<AdminReadPage, 'page'> & { page: ResolversTypes['AdminShownPage'] }>;
  AdminReadTile: ResolverTypeWrapper<AdminReadTile>;
  AdminReport: ResolverTypeWrapper<AdminReport>;
  AdminReportAct: AdminReportAct;
  AdminReportDecision: ResolverTypeWrapper<AdminReportDecision>;
  AdminReportDecisionInput: AdminReportDecisionInput;
  AdminReportFacts: ResolverTypeWrapper<Omit<AdminReportFacts, 'page' | 'reported'> & { page?: Maybe<ResolversTypes['AdminShownPage']>, reported?: Maybe<ResolversTypes['AdminShownPage']> }>;
  AdminReportList: ResolverTypeWrapper<Omit<AdminReportList, 'pages'> & { pages: Array<ResolversTypes['AdminShownPage']> }>;
  AdminReportOutcome: AdminReportOutcome;
  AdminReportState: AdminReportState;
  AdminReportedAccount: ResolverTypeWrapper<AdminReportedAccount>;
  AdminSession: ResolverTypeWrapper<AdminSession>;
  AdminSetting: ResolverTypeWrapper<AdminSetting>;
  AdminSettingName: AdminSettingName;
  AdminSettingSource: AdminSettingSource;
  AdminSettings: ResolverTypeWrapper<AdminSettings>;
  AdminShownPage: ResolverTypeWrapper<Omit<AdminShownPage, 'look'> & { look?: Maybe<ResolversTypes['PageLook']> }>;
  AdminSuspension: ResolverTypeWrapper<AdminSuspension>;
  AdminSuspensionInput: AdminSuspensionInput;
  AdminTask: AdminTask;
  AdminTestMail: ResolverTypeWrapper<AdminTestMail>;
  AdminUpkeep: ResolverTypeWrapper<AdminUpkeep>;
  AdminWaitingMail: ResolverTypeWrapper<AdminWaitingMail>;
  AdminWebhook: ResolverTypeWrapper<AdminWebhook>;
  AdminWebhookState: AdminWebhookState;
  Alignment: Alignment;
  AnswerChallengeInput: AnswerChallengeInput;
  AnsweredChallenge: ResolverTypeWrapper<Omit<AnsweredChallenge, 'signedIn'> & { signedIn: ResolversTypes['SignedIn'] }>;
  AnyTileInput: AnyTileInput;
  AuthenticatorAppSetUp: ResolverTypeWrapper<AuthenticatorAppSetUp>;
  BeginLogInInput: BeginLogInInput;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  ChangeWebhookInput: ChangeWebhookInput;
  ChangedEmail: ResolverTypeWrapper<ChangedEmail>;
  Color: ResolverTypeWrapper<Color>;
  ColorInput: ColorInput;
  Contact: ResolverTypeWrapper<Contact>;
  ContactInput: ContactInput;
  ContactTile: ResolverTypeWrapper<ContactTile>;
  ContactTileInput: ContactTileInput;
  CreateAccessTokenInput: CreateAccessTokenInput;
  CreatePageInput: CreatePageInput;
  CreateWebhookInput: CreateWebhookInput;
  CreatedAccessToken: ResolverTypeWrapper<CreatedAccessToken>;
  CreatedWebhook: ResolverTypeWrapper<CreatedWebhook>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DeleteAccountInput: DeleteAccountInput;
  DesignInput: DesignInput;
  DraftLink: ResolverTypeWrapper<DraftLink>;
  EmailChange: ResolverTypeWrapper<EmailChange>;
  EmailVerification: ResolverTypeWrapper<EmailVerification>;
  EmbedTile: ResolverTypeWrapper<EmbedTile>;
  EmbedTileInput: EmbedTileInput;
  EmblemGround: EmblemGround;
  ErrorCode: ErrorCode;
  FinishSignInInput: FinishSignInInput;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  FormerLinkname: ResolverTypeWrapper<FormerLinkname>;
  GoogleSignIn: ResolverTypeWrapper<GoogleSignIn>;
  GroundKind: GroundKind;
  GroundPattern: GroundPattern;
  HeaderLook: ResolverTypeWrapper<HeaderLook>;
  HeaderLookInput: HeaderLookInput;
  HeadingTile: ResolverTypeWrapper<HeadingTile>;
  HeadingTileInput: HeadingTileInput;
  HidingReason: HidingReason;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  ImportFailure: ImportFailure;
  ImportFileInput: ImportFileInput;
  ImportFilePictureInput: ImportFilePictureInput;
  ImportState: ImportState;
  ImportStep: ImportStep;
  ImportedPage: ResolverTypeWrapper<Omit<ImportedPage, 'design'> & { design: ResolversTypes['PageDesign'] }>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  InvitationState: InvitationState;
  KeepOwnLookInput: KeepOwnLookInput;
  LayoutKind: LayoutKind;
  LayoutSpread: LayoutSpread;
  LeftOut: ResolverTypeWrapper<LeftOut>;
  LeftOutReason: LeftOutReason;
  Limits: ResolverTypeWrapper<Limits>;
  LinkBack: LinkBack;
  LinkPreview: ResolverTypeWrapper<LinkPreview>;
  LinkTile: ResolverTypeWrapper<LinkTile>;
  LinkTileInput: LinkTileInput;
  LinkedAccount: ResolverTypeWrapper<LinkedAccount>;
  LinknameAvailability: ResolverTypeWrapper<LinknameAvailability>;
  LogInAnswer: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['LogInAnswer']>;
  LogInInput: LogInInput;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  MyPage: ResolverTypeWrapper<Omit<MyPage, 'design' | 'draft'> & { design?: Maybe<ResolversTypes['PageDesign']>, draft?: Maybe<ResolversTypes['PageDraft']> }>;
  Network: ResolverTypeWrapper<Network>;
  NetworkLink: ResolverTypeWrapper<NetworkLink>;
  NetworkLinkInput: NetworkLinkInput;
  NewPasskeyChallenge: ResolverTypeWrapper<NewPasskeyChallenge>;
  OpenedPage: ResolverTypeWrapper<Omit<OpenedPage, 'page'> & { page: ResolversTypes['PublicPage'] }>;
  OwnLook: ResolverTypeWrapper<OwnLook>;
  PageAccess: PageAccess;
  PageAppearance: ResolverTypeWrapper<PageAppearance>;
  PageAppearanceInput: PageAppearanceInput;
  PageCounts: ResolverTypeWrapper<PageCounts>;
  PageDesign: ResolverTypeWrapper<Omit<PageDesign, 'networkLinks' | 'tiles'> & { networkLinks: Array<ResolversTypes['NetworkLink']>, tiles: Array<ResolversTypes['Tile']> }>;
  PageDesignInput: PageDesignInput;
  PageDraft: ResolverTypeWrapper<Omit<PageDraft, 'design'> & { design?: Maybe<ResolversTypes['PageDesign']> }>;
  PageGround: ResolverTypeWrapper<PageGround>;
  PageGroundInput: PageGroundInput;
  PageHiding: ResolverTypeWrapper<PageHiding>;
  PageImport: ResolverTypeWrapper<Omit<PageImport, 'found'> & { found?: Maybe<ResolversTypes['ImportedPage']> }>;
  PageLayout: ResolverTypeWrapper<PageLayout>;
  PageLayoutInput: PageLayoutInput;
  PageLook: ResolverTypeWrapper<Omit<PageLook, 'networkLinks'> & { networkLinks: Array<ResolversTypes['NetworkLink']> }>;
  PagePanel: ResolverTypeWrapper<PagePanel>;
  PagePanelInput: PagePanelInput;
  PagePeriod: ResolverTypeWrapper<PagePeriod>;
  PagePeriodInput: PagePeriodInput;
  PageVersion: ResolverTypeWrapper<Omit<PageVersion, 'design'> & { design: ResolversTypes['PageDesign'] }>;
  PageVersionChange: ResolverTypeWrapper<PageVersionChange>;
  PageVersionSummary: ResolverTypeWrapper<Omit<PageVersionSummary, 'look'> & { look: ResolversTypes['PageLook'] }>;
  PageViews: ResolverTypeWrapper<PageViews>;
  PanelKind: PanelKind;
  PanelPlace: PanelPlace;
  Passkey: ResolverTypeWrapper<Passkey>;
  PasskeyAnswerInput: PasskeyAnswerInput;
  PasskeyChallenge: ResolverTypeWrapper<PasskeyChallenge>;
  PasskeyKind: PasskeyKind;
  Picture: ResolverTypeWrapper<Picture>;
  PictureLine: PictureLine;
  PicturePlace: PicturePlace;
  PictureShape: PictureShape;
  PictureTile: ResolverTypeWrapper<PictureTile>;
  PictureTileInput: PictureTileInput;
  PictureVariant: ResolverTypeWrapper<PictureVariant>;
  PublicPage: ResolverTypeWrapper<Omit<PublicPage, 'design'> & { design: ResolversTypes['PageDesign'] }>;
  PublishInput: PublishInput;
  PublishPageInput: PublishPageInput;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Rate: ResolverTypeWrapper<Rate>;
  RegisterInput: RegisterInput;
  ResetPasswordInput: ResetPasswordInput;
  SaveDraftInput: SaveDraftInput;
  SchedulePublicationInput: SchedulePublicationInput;
  ScheduledPublication: ResolverTypeWrapper<ScheduledPublication>;
  SecondFactor: ResolverTypeWrapper<SecondFactor>;
  SecondFactorNeeded: ResolverTypeWrapper<SecondFactorNeeded>;
  SeenInvitation: ResolverTypeWrapper<SeenInvitation>;
  Session: ResolverTypeWrapper<Session>;
  SetUp: ResolverTypeWrapper<SetUp>;
  SetUpInput: SetUpInput;
  SetUpMailInput: SetUpMailInput;
  SetUpSignUp: SetUpSignUp;
  SheetLook: ResolverTypeWrapper<SheetLook>;
  SheetLookInput: SheetLookInput;
  SignInProvider: ResolverTypeWrapper<SignInProvider>;
  SignInWithGoogleInput: SignInWithGoogleInput;
  SignUp: ResolverTypeWrapper<SignUp>;
  SignUpMode: SignUpMode;
  SignedIn: ResolverTypeWrapper<Omit<SignedIn, 'account'> & { account: ResolversTypes['Account'] }>;
  SiteToSetUp: ResolverTypeWrapper<SiteToSetUp>;
  SocialLinks: ResolverTypeWrapper<SocialLinks>;
  SocialLinksInput: SocialLinksInput;
  StartImportInput: StartImportInput;
  StartedSignIn: ResolverTypeWrapper<StartedSignIn>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  SubjectCount: ResolverTypeWrapper<SubjectCount>;
  SuspensionReason: SuspensionReason;
  TextTile: ResolverTypeWrapper<TextTile>;
  TextTileInput: TextTileInput;
  Theme: ResolverTypeWrapper<Theme>;
  ThemeMood: ThemeMood;
  Tile: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Tile']>;
  TileAudience: TileAudience;
  TileEmblem: ResolverTypeWrapper<TileEmblem>;
  TileEmblemInput: TileEmblemInput;
  TileInput: TileInput;
  TileLook: ResolverTypeWrapper<TileLook>;
  TileOrnament: TileOrnament;
  TilePicture: ResolverTypeWrapper<TilePicture>;
  TileSize: TileSize;
  TileStyle: ResolverTypeWrapper<TileStyle>;
  TileStyleInput: TileStyleInput;
  TileSurface: TileSurface;
  TileVisibility: ResolverTypeWrapper<TileVisibility>;
  TileVisibilityInput: TileVisibilityInput;
  TilesLook: ResolverTypeWrapper<TilesLook>;
  TilesLookInput: TilesLookInput;
  TitleEffect: TitleEffect;
  TypeLook: ResolverTypeWrapper<TypeLook>;
  TypeLookInput: TypeLookInput;
  Upload: ResolverTypeWrapper<Scalars['Upload']['output']>;
  UploadedPicture: ResolverTypeWrapper<UploadedPicture>;
  UtmParameters: ResolverTypeWrapper<UtmParameters>;
  UtmParametersInput: UtmParametersInput;
  WallpaperLook: ResolverTypeWrapper<WallpaperLook>;
  WallpaperLookInput: WallpaperLookInput;
  Webhook: ResolverTypeWrapper<Webhook>;
  WebhookDelivery: ResolverTypeWrapper<WebhookDelivery>;
  WebhookDeliveryState: WebhookDeliveryState;
  WebhookEnd: WebhookEnd;
  WebhookEvent: WebhookEvent;
  WebhookFailure: WebhookFailure;
  WideHeader: WideHeader;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AccessToken: AccessToken;
  Account: Omit<Account, 'page' | 'pages'> & { page: ResolversParentTypes['MyPage'], pages: Array<ResolversParentTypes['MyPage']> };
  AccountStorage: AccountStorage;
  AddPasskeyInput: AddPasskeyInput;
  Admin: Admin;
  AdminAccount: AdminAccount;
  AdminAccountFacts: AdminAccountFacts;
  AdminAccountInput: AdminAccountInput;
  AdminAccountList: AdminAccountList;
  AdminActAccount: AdminActAccount;
  AdminAttention: AdminAttention;
  AdminAuditEntry: AdminAuditEntry;
  AdminAuditLog: AdminAuditLog;
  AdminAuditLogFile: AdminAuditLogFile;
  AdminBackup: AdminBackup;
  AdminBlockedLink: AdminBlockedLink;
  AdminBlockedLinkList: AdminBlockedLinkList;
  AdminBlockedLinksInput: AdminBlockedLinksInput;
  AdminCreatedAccount: AdminCreatedAccount;
  AdminDay: AdminDay;
  AdminDeletion: AdminDeletion;
  AdminDeletionInput: AdminDeletionInput;
  AdminDisk: AdminDisk;
  AdminFigures: AdminFigures;
  AdminGivenUpMail: AdminGivenUpMail;
  AdminHealth: AdminHealth;
  AdminHealthPart: AdminHealthPart;
  AdminInvitation: AdminInvitation;
  AdminInvitationInput: AdminInvitationInput;
  AdminInvitationList: AdminInvitationList;
  AdminLinkFinding: AdminLinkFinding;
  AdminLinkFindings: AdminLinkFindings;
  AdminLinkedProvider: AdminLinkedProvider;
  AdminListedPage: Omit<AdminListedPage, 'page'> & { page: ResolversParentTypes['AdminShownPage'] };
  AdminMadeInvitation: AdminMadeInvitation;
  AdminMail: AdminMail;
  AdminOverview: AdminOverview;
  AdminPage: AdminPage;
  AdminPageHiding: AdminPageHiding;
  AdminPageHidingInput: AdminPageHidingInput;
  AdminPageLink: AdminPageLink;
  AdminPageList: Omit<AdminPageList, 'pages'> & { pages: Array<ResolversParentTypes['AdminListedPage']> };
  AdminPageOwner: AdminPageOwner;
  AdminPageVersion: AdminPageVersion;
  AdminProvider: AdminProvider;
  AdminReadPage: Omit<AdminReadPage, 'page'> & { page: ResolversParentTypes['AdminShownPage'] };
  AdminReadTile: AdminReadTile;
  AdminReport: AdminReport;
  AdminReportDecision: AdminReportDecision;
  AdminReportDecisionInput: AdminReportDecisionInput;
  AdminReportFacts: Omit<AdminReportFacts, 'page' | 'reported'> & { page?: Maybe<ResolversParentTypes['AdminShownPage']>, reported?: Maybe<ResolversParentTypes['AdminShownPage']> };
  AdminReportList: Omit<AdminReportList, 'pages'> & { pages: Array<ResolversParentTypes['AdminShownPage']> };
  AdminReportedAccount: AdminReportedAccount;
  AdminSession: AdminSession;
  AdminSetting: AdminSetting;
  AdminSettings: AdminSettings;
  AdminShownPage: Omit<AdminShownPage, 'look'> & { look?: Maybe<ResolversParentTypes['PageLook']> };
  AdminSuspension: AdminSuspension;
  AdminSuspensionInput: AdminSuspensionInput;
  AdminTestMail: AdminTestMail;
  AdminUpkeep: AdminUpkeep;
  AdminWaitingMail: AdminWaitingMail;
  AdminWebhook: AdminWebhook;
  AnswerChallengeInput: AnswerChallengeInput;
  AnsweredChallenge: Omit<AnsweredChallenge, 'signedIn'> & { signedIn: ResolversParentTypes['SignedIn'] };
  AnyTileInput: AnyTileInput;
  AuthenticatorAppSetUp: AuthenticatorAppSetUp;
  BeginLogInInput: BeginLogInInput;
  Boolean: Scalars['Boolean']['output'];
  ChangeWebhookInput: ChangeWebhookInput;
  ChangedEmail: ChangedEmail;
  Color: Color;
  ColorInput: ColorInput;
  Contact: Contact;
  ContactInput: ContactInput;
  ContactTile: ContactTile;
  ContactTileInput: ContactTileInput;
  CreateAccessTokenInput: CreateAccessTokenInput;
  CreatePageInput: CreatePageInput;
  CreateWebhookInput: CreateWebhookInput;
  CreatedAccessToken: CreatedAccessToken;
  CreatedWebhook: CreatedWebhook;
  DateTime: Scalars['DateTime']['output'];
  DeleteAccountInput: DeleteAccountInput;
  DesignInput: DesignInput;
  DraftLink: DraftLink;
  EmailChange: EmailChange;
  EmailVerification: EmailVerification;
  EmbedTile: EmbedTile;
  EmbedTileInput: EmbedTileInput;
  FinishSignInInput: FinishSignInInput;
  Float: Scalars['Float']['output'];
  FormerLinkname: FormerLinkname;
  GoogleSignIn: GoogleSignIn;
  HeaderLook: HeaderLook;
  HeaderLookInput: HeaderLookInput;
  HeadingTile: HeadingTile;
  HeadingTileInput: HeadingTileInput;
  ID: Scalars['ID']['output'];
  ImportFileInput: ImportFileInput;
  ImportFilePictureInput: ImportFilePictureInput;
  ImportedPage: Omit<ImportedPage, 'design'> & { design: ResolversParentTypes['PageDesign'] };
  Int: Scalars['Int']['output'];
  KeepOwnLookInput: KeepOwnLookInput;
  LeftOut: LeftOut;
  Limits: Limits;
  LinkPreview: LinkPreview;
  LinkTile: LinkTile;
  LinkTileInput: LinkTileInput;
  LinkedAccount: LinkedAccount;
  LinknameAvailability: LinknameAvailability;
  LogInAnswer: ResolversUnionTypes<ResolversParentTypes>['LogInAnswer'];
  LogInInput: LogInInput;
  Mutation: Record<PropertyKey, never>;
  MyPage: Omit<MyPage, 'design' | 'draft'> & { design?: Maybe<ResolversParentTypes['PageDesign']>, draft?: Maybe<ResolversParentTypes['PageDraft']> };
  Network: Network;
  NetworkLink: NetworkLink;
  NetworkLinkInput: NetworkLinkInput;
  NewPasskeyChallenge: NewPasskeyChallenge;
  OpenedPage: Omit<OpenedPage, 'page'> & { page: ResolversParentTypes['PublicPage'] };
  OwnLook: OwnLook;
  PageAppearance: PageAppearance;
  PageAppearanceInput: PageAppearanceInput;
  PageCounts: PageCounts;
  PageDesign: Omit<PageDesign, 'networkLinks' | 'tiles'> & { networkLinks: Array<ResolversParentTypes['NetworkLink']>, tiles: Array<ResolversParentTypes['Tile']> };
  PageDesignInput: PageDesignInput;
  PageDraft: Omit<PageDraft, 'design'> & { design?: Maybe<ResolversParentTypes['PageDesign']> };
  PageGround: PageGround;
  PageGroundInput: PageGroundInput;
  PageHiding: PageHiding;
  PageImport: Omit<PageImport, 'found'> & { found?: Maybe<ResolversParentTypes['ImportedPage']> };
  PageLayout: PageLayout;
  PageLayoutInput: PageLayoutInput;
  PageLook: Omit<PageLook, 'networkLinks'> & { networkLinks: Array<ResolversParentTypes['NetworkLink']> };
  PagePanel: PagePanel;
  PagePanelInput: PagePanelInput;
  PagePeriod: PagePeriod;
  PagePeriodInput: PagePeriodInput;
  PageVersion: Omit<PageVersion, 'design'> & { design: ResolversParentTypes['PageDesign'] };
  PageVersionChange: PageVersionChange;
  PageVersionSummary: Omit<PageVersionSummary, 'look'> & { look: ResolversParentTypes['PageLook'] };
  PageViews: PageViews;
  Passkey: Passkey;
  PasskeyAnswerInput: PasskeyAnswerInput;
  PasskeyChallenge: PasskeyChallenge;
  Picture: Picture;
  PictureTile: PictureTile;
  PictureTileInput: PictureTileInput;
  PictureVariant: PictureVariant;
  PublicPage: Omit<PublicPage, 'design'> & { design: ResolversParentTypes['PageDesign'] };
  PublishInput: PublishInput;
  PublishPageInput: PublishPageInput;
  Query: Record<PropertyKey, never>;
  Rate: Rate;
  RegisterInput: RegisterInput;
  ResetPasswordInput: ResetPasswordInput;
  SaveDraftInput: SaveDraftInput;
  SchedulePublicationInput: SchedulePublicationInput;
  ScheduledPublication: ScheduledPublication;
  SecondFactor: SecondFactor;
  SecondFactorNeeded: SecondFactorNeeded;
  SeenInvitation: SeenInvitation;
  Session: Session;
  SetUp: SetUp;
  SetUpInput: SetUpInput;
  SetUpMailInput: SetUpMailInput;
  SheetLook: SheetLook;
  SheetLookInput: SheetLookInput;
  SignInProvider: SignInProvider;
  SignInWithGoogleInput: SignInWithGoogleInput;
  SignUp: SignUp;
  SignedIn: Omit<SignedIn, 'account'> & { account: ResolversParentTypes['Account'] };
  SiteToSetUp: SiteToSetUp;
  SocialLinks: SocialLinks;
  SocialLinksInput: SocialLinksInput;
  StartImportInput: StartImportInput;
  StartedSignIn: StartedSignIn;
  String: Scalars['String']['output'];
  SubjectCount: SubjectCount;
  TextTile: TextTile;
  TextTileInput: TextTileInput;
  Theme: Theme;
  Tile: ResolversInterfaceTypes<ResolversParentTypes>['Tile'];
  TileEmblem: TileEmblem;
  TileEmblemInput: TileEmblemInput;
  TileInput: TileInput;
  TileLook: TileLook;
  TilePicture: TilePicture;
  TileStyle: TileStyle;
  TileStyleInput: TileStyleInput;
  TileVisibility: TileVisibility;
  TileVisibilityInput: TileVisibilityInput;
  TilesLook: TilesLook;
  TilesLookInput: TilesLookInput;
  TypeLook: TypeLook;
  TypeLookInput: TypeLookInput;
  Upload: Scalars['Upload']['output'];
  UploadedPicture: UploadedPicture;
  UtmParameters: UtmParameters;
  UtmParametersInput: UtmParametersInput;
  WallpaperLook: WallpaperLook;
  WallpaperLookInput: WallpaperLookInput;
  Webhook: Webhook;
  WebhookDelivery: WebhookDelivery;
};

export type AccessTokenResolvers<ContextType = any, ParentType extends ResolversParentTypes['AccessToken'] = ResolversParentTypes['AccessToken']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastUsedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  scopes?: Resolver<Array<ResolversTypes['AccessScope']>, ParentType, ContextType>;
};

export type AccountResolvers<ContextType = any, ParentType extends ResolversParentTypes['Account'] = ResolversParentTypes['Account']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  emailChange?: Resolver<Maybe<ResolversTypes['EmailChange']>, ParentType, ContextType>;
  emailVerified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  firstUsername?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hasPassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['MyPage'], ParentType, ContextType>;
  pages?: Resolver<Array<ResolversTypes['MyPage']>, ParentType, ContextType>;
  role?: Resolver<ResolversTypes['AccountRole'], ParentType, ContextType>;
  signInNotices?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  storage?: Resolver<ResolversTypes['AccountStorage'], ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AccountStorageResolvers<ContextType = any, ParentType extends ResolversParentTypes['AccountStorage'] = ResolversParentTypes['AccountStorage']> = {
  most?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  pages?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  pictures?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  versions?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type AdminResolvers<ContextType = any, ParentType extends ResolversParentTypes['Admin'] = ResolversParentTypes['Admin']> = {
  accountId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  givenUpMails?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  openReports?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AdminAccountResolvers<ContextType = any, ParentType extends ResolversParentTypes['AdminAccount'] = ResolversParentTypes['AdminAccount']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  emailVerified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastSeenAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  pageCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  registeredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  reportCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['AccountRole'], ParentType, ContextType>;
  suspendedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AdminAccountFactsResolvers<ContextType = any, ParentType extends ResolversParentTypes['AdminAccountFacts'] = ResolversParentTypes['AdminAccountFacts']> = {
  accessTokens?: Resolver<Array<ResolversTypes['AccessToken']>, ParentType, ContextType>;
  account?: Resolver<ResolversTypes['AdminAccount'], ParentType, ContextType>;
  appSince?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  hasPassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  pages?: Resolver<Array<ResolversTypes['AdminPage']>, ParentType, ContextType>;
  passkeys?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  providers?: Resolver<Array<ResolversTypes['AdminLinkedProvider']>, ParentType, ContextType>;
  sessions?: Resolver<Array<ResolversTypes['AdminSession']>, ParentType, ContextType>;
  storageMost?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  storageUsed?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  suspension?: Resolver<Maybe<ResolversTypes['AdminSuspension']>, ParentType, ContextType>;
};

export type AdminAccountListResolvers<ContextType = any, ParentType extends ResolversParentTypes['AdminAccountList'] = ResolversParentTypes['AdminAccountList']> = {
  accounts?: Resolver<Array<ResolversTypes['AdminAccount']>, ParentType, ContextType>;
  from?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  previous?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AdminActAccountResolvers<ContextType = any, ParentType extends ResolversParentTypes['AdminActAccount'] = ResolversParentTypes['AdminActAccount']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AdminAttentionResolvers<ContextType = any, ParentType extends ResolversParentTypes['AdminAttention'] = ResolversParentTypes['AdminAttention']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['AdminAttentionKind'], ParentType, ContextType>;
  since?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type AdminAuditEntryResolvers<ContextType = any, ParentType extends ResolversParentTypes['AdminAuditEntry'] = ResolversParentTypes['AdminAuditEntry']> = {
  account?: Resolver<Maybe<ResolversTypes['AdminActAccount']>, ParentType, ContextType>;
  act?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  door?: Resolver<ResolversTypes['AdminDoor'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  operator?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  receipt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  subject?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AdminAuditLogResolvers<ContextType = any, ParentType extends ResolversParentTypes['AdminAuditLog'] = ResolversParentTypes['AdminAuditLog']> = {
  entries?: Resolver<Array<ResolversTypes['AdminAuditEntry']>, ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  operators?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  previous?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AdminAuditLogFileResolvers<ContextType = any, ParentType extends ResolversParentTypes['AdminAuditLogFile'] = ResolversParentTypes['AdminAuditLogFile']> = {
  csv?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AdminBackupResolvers<ContextType = any, ParentType extends ResolversParentTypes['AdminBackup'] = ResolversParentTypes['AdminBackup']> = {
  bytes?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  madeAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type AdminBlockedLinkResolvers<ContextType = any, ParentType extends ResolversParentTypes['AdminBlockedLink'] = ResolversParentTypes['AdminBlockedLink']> = {
  addedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  addedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pattern?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AdminBlockedLinkListResolvers<ContextType = any, ParentType extends ResolversParentTypes['AdminBlockedLinkList'] = ResolversParentTypes['AdminBlockedLinkList']> = {
  links?: Resolver<Array<ResolversTypes['AdminBlockedLink']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AdminCreatedAccountResolvers<ContextType = any, ParentType extends ResolversParentTypes['AdminCreatedAccount'] = ResolversParentTypes['AdminCreatedAccount']> = {
  account?: Resolver<ResolversTypes['AdminAccount'], ParentType, ContextType>;
  link?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AdminDayResolvers<ContextType = any, ParentType extends ResolversParentTypes['AdminDay'] = ResolversParentTypes['AdminDay']> = {
  day?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  publications?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  signUps?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AdminDeletionResolvers<ContextType = any, ParentType extends ResolversParentTypes['AdminDeletion'] = ResolversParentTypes['AdminDeletion']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  isMailed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  linknamesFreeAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  pages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  receipt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AdminDiskResolvers<ContextType = any, ParentType extends ResolversParentTypes['AdminDisk'] = ResolversParentTypes['AdminDisk']> = {
  size?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  used?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type AdminFiguresResolvers<ContextType = any, ParentType extends ResolversParentTypes['AdminFigures'] = ResolversParentTypes['AdminFigures']> = {
  accounts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  countedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  days?: Resolver<Array<ResolversTypes['AdminDay']>, ParentType, ContextType>;
  pages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  published?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  seen?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  visits?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  visitsBefore?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type AdminGivenUpMailResolvers<ContextType = any, ParentType extends ResolversParentTypes['AdminGivenUpMail'] = ResolversParentTypes['AdminGivenUpMail']> = {
  answer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  to?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  triedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type AdminHealthResolvers<ContextType = any, ParentType extends ResolversParentTypes['AdminHealth'] = ResolversParentTypes['AdminHealth']> = {
  checkedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  disk?: Resolver<Maybe<ResolversTypes['AdminDisk']>, ParentType, ContextType>;
  lastBackup?: Resolver<Maybe<ResolversTypes['AdminBackup']>, ParentType, ContextType>;
  mailsGivenUp?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  mailsWaiting?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  parts?: Resolver<Array<ResolversTypes['AdminHealthPart']>, ParentType, ContextType>;
  startedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type AdminHealthPartResolvers<ContextType = any, ParentType extends ResolversParentTypes['AdminHealthPart'] = ResolversParentTypes['AdminHealthPart']> = {
  milliseconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  works?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type AdminInvitationResolvers<ContextType = any, ParentType extends ResolversParentTypes['AdminInvitation'] = ResolversParentTypes['AdminInvitation']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  link?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['AdminInvitationState'], ParentType, ContextType>;
  used?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  uses?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AdminInvitationListResolvers<ContextType = any, ParentType extends ResolversParentTypes['AdminInvitationList'] = ResolversParentTypes['AdminInvitationList']> = {
  from?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  invitations?: Resolver<Array<ResolversTypes['AdminInvitation']>, ParentType, ContextType>;
  isModeFixed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mode?: Resolver<ResolversTypes['SignUpMode'], ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  previous?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AdminLinkFindingResolvers<ContextType = any, ParentType extends ResolversParentTypes['AdminLinkFinding'] = ResolversParentTypes['AdminLinkFinding']> = {
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  foundAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  isHidden?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  linkname?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  owner?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pageId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  pattern?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AdminLinkFindingsResolvers<ContextType = any, ParentType extends ResolversParentTypes['AdminLinkFindings'] = ResolversParentTypes['AdminLinkFindings']> = {
  isWhole?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  pages?: Resolver<Array<ResolversTypes['AdminLinkFinding']>, ParentType, ContextType>;
};

export type AdminLinkedProviderResolvers<ContextType = any, ParentType extends ResolversParentTypes['AdminLinkedProvider'] = ResolversParentTypes['AdminLinkedProvider']> = {
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  linkedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type AdminListedPageResolvers<ContextType = any, ParentType extends ResolversParentTypes['AdminListedPage'] = ResolversParentTypes['AdminListedPage']> = {
  hiding?: Resolver<Maybe<ResolversTypes['AdminPageHiding']>, ParentType, ContextType>;
  openReports?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  owner?: Resolver<ResolversTypes['AdminPageOwner'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['AdminShownPage'], ParentType, ContextType>;
  visits?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AdminMadeInvitationResolvers<ContextType = any, ParentType extends ResolversParentTypes['AdminMadeInvitation'] = ResolversParentTypes['AdminMadeInvitation']> = {
  invitation?: Resolver<ResolversTypes['AdminInvitation'], ParentType, ContextType>;
  isMailed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type AdminMailResolvers<ContextType = any, ParentType extends ResolversParentTypes['AdminMail'] = ResolversParentTypes['AdminMail']> = {
  from?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  givenUp?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  givenUpMails?: Resolver<Array<ResolversTypes['AdminGivenUpMail']>, ParentType, ContextType>;
  oldestSeconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sentToday?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  server?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  waiting?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  waitingMails?: Resolver<Array<ResolversTypes['AdminWaitingMail']>, ParentType, ContextType>;
};

export type AdminOverviewResolvers<ContextType = any, ParentType extends ResolversParentTypes['AdminOverview'] = ResolversParentTypes['AdminOverview']> = {
  attention?: Resolver<Array<ResolversTypes['AdminAttention']>, ParentType, ContextType>;
  figures?: Resolver<Maybe<ResolversTypes['AdminFigures']>, ParentType, ContextType>;
  health?: Resolver<ResolversTypes['AdminHealth'], ParentType, ContextType>;
};

export type AdminPageResolvers<ContextType = any, ParentType extends ResolversParentTypes['AdminPage'] = ResolversParentTypes['AdminPage']> = {
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isHidden?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  linkname?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  publishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AdminPageHidingResolvers<ContextType = any, ParentType extends ResolversParentTypes['AdminPageHiding'] = ResolversParentTypes['AdminPageHiding']> = {
  lookAskedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['HidingReason'], ParentType, ContextType>;
  since?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  words?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AdminPageLinkResolvers<ContextType = any, ParentType extends ResolversParentTypes['AdminPageLink'] = ResolversParentTypes['AdminPageLink']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  blockedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AdminPageListResolvers<ContextType = any, ParentType extends ResolversParentTypes['AdminPageList'] = ResolversParentTypes['AdminPageList']> = {
  from?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pages?: Resolver<Array<ResolversTypes['AdminListedPage']>, ParentType, ContextType>;
  previous?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  waiting?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AdminPageOwnerResolvers<ContextType = any, ParentType extends ResolversParentTypes['AdminPageOwner'] = ResolversParentTypes['AdminPageOwner']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AdminPageVersionResolvers<ContextType = any, ParentType extends ResolversParentTypes['AdminPageVersion'] = ResolversParentTypes['AdminPageVersion']> = {
  publishedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AdminProviderResolvers<ContextType = any, ParentType extends ResolversParentTypes['AdminProvider'] = ResolversParentTypes['AdminProvider']> = {
  issuer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AdminReadPageResolvers<ContextType = any, ParentType extends ResolversParentTypes['AdminReadPage'] = ResolversParentTypes['AdminReadPage']> = {
  page?: Resolver<ResolversTypes['AdminShownPage'], ParentType, ContextType>;
  tiles?: Resolver<Array<ResolversTypes['AdminReadTile']>, ParentType, ContextType>;
};

export type AdminReadTileResolvers<ContextType = any, ParentType extends ResolversParentTypes['AdminReadTile'] = ResolversParentTypes['AdminReadTile']> = {
  html?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  picture?: Resolver<Maybe<ResolversTypes['TilePicture']>, ParentType, ContextType>;
};

export type AdminReportResolvers<ContextType = any, ParentType extends ResolversParentTypes['AdminReport'] = ResolversParentTypes['AdminReport']> = {
  decision?: Resolver<Maybe<ResolversTypes['AdminReportDecision']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  linkname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pageId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['SuspensionReason'], ParentType, ContextType>;
  reportedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  words?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AdminReportDecisionResolvers<ContextType = any, ParentType extends ResolversParentTypes['AdminReportDecision'] = ResolversParentTypes['AdminReportDecision']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['AdminReportOutcome'], ParentType, ContextType>;
};

export type AdminReportFactsResolvers<ContextType = any, ParentType extends ResolversParentTypes['AdminReportFacts'] = ResolversParentTypes['AdminReportFacts']> = {
  account?: Resolver<Maybe<ResolversTypes['AdminReportedAccount']>, ParentType, ContextType>;
  isChanged?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  links?: Resolver<Array<ResolversTypes['AdminPageLink']>, ParentType, ContextType>;
  others?: Resolver<Array<ResolversTypes['AdminReport']>, ParentType, ContextType>;
  page?: Resolver<Maybe<ResolversTypes['AdminShownPage']>, ParentType, ContextType>;
  report?: Resolver<ResolversTypes['AdminReport'], ParentType, ContextType>;
  reported?: Resolver<Maybe<ResolversTypes['AdminShownPage']>, ParentType, ContextType>;
  reportedLinks?: Resolver<Array<ResolversTypes['AdminPageLink']>, ParentType, ContextType>;
  reportedTiles?: Resolver<Array<ResolversTypes['AdminReadTile']>, ParentType, ContextType>;
  tiles?: Resolver<Array<ResolversTypes['AdminReadTile']>, ParentType, ContextType>;
  versions?: Resolver<Array<ResolversTypes['AdminPageVersion']>, ParentType, ContextType>;
};

export type AdminReportListResolvers<ContextType = any, ParentType extends ResolversParentTypes['AdminReportList'] = ResolversParentTypes['AdminReportList']> = {
  account?: Resolver<Maybe<ResolversTypes['AdminReportedAccount']>, ParentType, ContextType>;
  from?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pages?: Resolver<Array<ResolversTypes['AdminShownPage']>, ParentType, ContextType>;
  previous?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reports?: Resolver<Array<ResolversTypes['AdminReport']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AdminReportedAccountResolvers<ContextType = any, ParentType extends ResolversParentTypes['AdminReportedAccount'] = ResolversParentTypes['AdminReportedAccount']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  registeredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AdminSessionResolvers<ContextType = any, ParentType extends ResolversParentTypes['AdminSession'] = ResolversParentTypes['AdminSession']> = {
  device?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastUsedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type AdminSettingResolvers<ContextType = any, ParentType extends ResolversParentTypes['AdminSetting'] = ResolversParentTypes['AdminSetting']> = {
  default?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['AdminSettingName'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['AdminSettingSource'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AdminSettingsResolvers<ContextType = any, ParentType extends ResolversParentTypes['AdminSettings'] = ResolversParentTypes['AdminSettings']> = {
  providers?: Resolver<Array<ResolversTypes['AdminProvider']>, ParentType, ContextType>;
  settings?: Resolver<Array<ResolversTypes['AdminSetting']>, ParentType, ContextType>;
};

export type AdminShownPageResolvers<ContextType = any, ParentType extends ResolversParentTypes['AdminShownPage'] = ResolversParentTypes['AdminShownPage']> = {
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isHidden?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  linkname?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  look?: Resolver<Maybe<ResolversTypes['PageLook']>, ParentType, ContextType>;
  profilePicture?: Resolver<Maybe<ResolversTypes['Picture']>, ParentType, ContextType>;
  publishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  wallpaper?: Resolver<Maybe<ResolversTypes['Picture']>, ParentType, ContextType>;
};

export type AdminSuspensionResolvers<ContextType = any, ParentType extends ResolversParentTypes['AdminSuspension'] = ResolversParentTypes['AdminSuspension']> = {
  reason?: Resolver<ResolversTypes['SuspensionReason'], ParentType, ContextType>;
  since?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  words?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AdminTestMailResolvers<ContextType = any, ParentType extends ResolversParentTypes['AdminTestMail'] = ResolversParentTypes['AdminTestMail']> = {
  milliseconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AdminUpkeepResolvers<ContextType = any, ParentType extends ResolversParentTypes['AdminUpkeep'] = ResolversParentTypes['AdminUpkeep']> = {
  exportsPages?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  webhooks?: Resolver<Array<ResolversTypes['AdminWebhook']>, ParentType, ContextType>;
};

export type AdminWaitingMailResolvers<ContextType = any, ParentType extends ResolversParentTypes['AdminWaitingMail'] = ResolversParentTypes['AdminWaitingMail']> = {
  answer?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  failedTries?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isBeingSent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextTryAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  to?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AdminWebhookResolvers<ContextType = any, ParentType extends ResolversParentTypes['AdminWebhook'] = ResolversParentTypes['AdminWebhook']> = {
  accountId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  failingSince?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  host?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['AdminWebhookState'], ParentType, ContextType>;
  waiting?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AnsweredChallengeResolvers<ContextType = any, ParentType extends ResolversParentTypes['AnsweredChallenge'] = ResolversParentTypes['AnsweredChallenge']> = {
  deviceToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  signedIn?: Resolver<ResolversTypes['SignedIn'], ParentType, ContextType>;
};

export type AuthenticatorAppSetUpResolvers<ContextType = any, ParentType extends ResolversParentTypes['AuthenticatorAppSetUp'] = ResolversParentTypes['AuthenticatorAppSetUp']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ChangedEmailResolvers<ContextType = any, ParentType extends ResolversParentTypes['ChangedEmail'] = ResolversParentTypes['ChangedEmail']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ColorResolvers<ContextType = any, ParentType extends ResolversParentTypes['Color'] = ResolversParentTypes['Color']> = {
  alpha?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  hex?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ContactResolvers<ContextType = any, ParentType extends ResolversParentTypes['Contact'] = ResolversParentTypes['Contact']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  telephone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ContactTileResolvers<ContextType = any, ParentType extends ResolversParentTypes['ContactTile'] = ResolversParentTypes['ContactTile']> = {
  comesAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  contact?: Resolver<ResolversTypes['Contact'], ParentType, ContextType>;
  emblem?: Resolver<Maybe<ResolversTypes['TileEmblem']>, ParentType, ContextType>;
  html?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isLead?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  locked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  secondLine?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  size?: Resolver<ResolversTypes['TileSize'], ParentType, ContextType>;
  style?: Resolver<ResolversTypes['TileStyle'], ParentType, ContextType>;
  visibility?: Resolver<Maybe<ResolversTypes['TileVisibility']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CreatedAccessTokenResolvers<ContextType = any, ParentType extends ResolversParentTypes['CreatedAccessToken'] = ResolversParentTypes['CreatedAccessToken']> = {
  accessToken?: Resolver<ResolversTypes['AccessToken'], ParentType, ContextType>;
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CreatedWebhookResolvers<ContextType = any, ParentType extends ResolversParentTypes['CreatedWebhook'] = ResolversParentTypes['CreatedWebhook']> = {
  secret?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  webhook?: Resolver<ResolversTypes['Webhook'], ParentType, ContextType>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DraftLinkResolvers<ContextType = any, ParentType extends ResolversParentTypes['DraftLink'] = ResolversParentTypes['DraftLink']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  timesOpened?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EmailChangeResolvers<ContextType = any, ParentType extends ResolversParentTypes['EmailChange'] = ResolversParentTypes['EmailChange']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  endsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type EmailVerificationResolvers<ContextType = any, ParentType extends ResolversParentTypes['EmailVerification'] = ResolversParentTypes['EmailVerification']> = {
  alreadyVerified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  detail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EmbedTileResolvers<ContextType = any, ParentType extends ResolversParentTypes['EmbedTile'] = ResolversParentTypes['EmbedTile']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  comesAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  emblem?: Resolver<Maybe<ResolversTypes['TileEmblem']>, ParentType, ContextType>;
  frameAddress?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  html?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isLead?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  locked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  provider?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  secondLine?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  size?: Resolver<ResolversTypes['TileSize'], ParentType, ContextType>;
  style?: Resolver<ResolversTypes['TileStyle'], ParentType, ContextType>;
  visibility?: Resolver<Maybe<ResolversTypes['TileVisibility']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FormerLinknameResolvers<ContextType = any, ParentType extends ResolversParentTypes['FormerLinkname'] = ResolversParentTypes['FormerLinkname']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  closedUntil?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  givenUpAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  linkname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type GoogleSignInResolvers<ContextType = any, ParentType extends ResolversParentTypes['GoogleSignIn'] = ResolversParentTypes['GoogleSignIn']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type HeaderLookResolvers<ContextType = any, ParentType extends ResolversParentTypes['HeaderLook'] = ResolversParentTypes['HeaderLook']> = {
  align?: Resolver<ResolversTypes['Alignment'], ParentType, ContextType>;
  line?: Resolver<ResolversTypes['PictureLine'], ParentType, ContextType>;
  pictureSize?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  place?: Resolver<ResolversTypes['PicturePlace'], ParentType, ContextType>;
  shape?: Resolver<ResolversTypes['PictureShape'], ParentType, ContextType>;
  wide?: Resolver<ResolversTypes['WideHeader'], ParentType, ContextType>;
  widePictureSize?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type HeadingTileResolvers<ContextType = any, ParentType extends ResolversParentTypes['HeadingTile'] = ResolversParentTypes['HeadingTile']> = {
  comesAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  emblem?: Resolver<Maybe<ResolversTypes['TileEmblem']>, ParentType, ContextType>;
  html?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isLead?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  locked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  secondLine?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  size?: Resolver<ResolversTypes['TileSize'], ParentType, ContextType>;
  style?: Resolver<ResolversTypes['TileStyle'], ParentType, ContextType>;
  visibility?: Resolver<Maybe<ResolversTypes['TileVisibility']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ImportedPageResolvers<ContextType = any, ParentType extends ResolversParentTypes['ImportedPage'] = ResolversParentTypes['ImportedPage']> = {
  design?: Resolver<ResolversTypes['PageDesign'], ParentType, ContextType>;
  hasLook?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  leftOut?: Resolver<Array<ResolversTypes['LeftOut']>, ParentType, ContextType>;
  picture?: Resolver<Maybe<ResolversTypes['TilePicture']>, ParentType, ContextType>;
  unanswered?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  unreachable?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  wallpaper?: Resolver<Maybe<ResolversTypes['TilePicture']>, ParentType, ContextType>;
};

export type LeftOutResolvers<ContextType = any, ParentType extends ResolversParentTypes['LeftOut'] = ResolversParentTypes['LeftOut']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['LeftOutReason'], ParentType, ContextType>;
};

export type LimitsResolvers<ContextType = any, ParentType extends ResolversParentTypes['Limits'] = ResolversParentTypes['Limits']> = {
  accessTokens?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  addressLength?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  bioLength?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  designBytes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  networkLinks?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pictureBytes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  picturePixels?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rates?: Resolver<Array<ResolversTypes['Rate']>, ParentType, ContextType>;
  storage?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  tileBytes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  tileNameLength?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  tiles?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  titleLength?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  versions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  webhooks?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LinkPreviewResolvers<ContextType = any, ParentType extends ResolversParentTypes['LinkPreview'] = ResolversParentTypes['LinkPreview']> = {
  imageAddress?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type LinkTileResolvers<ContextType = any, ParentType extends ResolversParentTypes['LinkTile'] = ResolversParentTypes['LinkTile']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  comesAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  emblem?: Resolver<Maybe<ResolversTypes['TileEmblem']>, ParentType, ContextType>;
  html?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isLead?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isMe?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  locked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  secondLine?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  size?: Resolver<ResolversTypes['TileSize'], ParentType, ContextType>;
  style?: Resolver<ResolversTypes['TileStyle'], ParentType, ContextType>;
  visibility?: Resolver<Maybe<ResolversTypes['TileVisibility']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LinkedAccountResolvers<ContextType = any, ParentType extends ResolversParentTypes['LinkedAccount'] = ResolversParentTypes['LinkedAccount']> = {
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isLinked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOnlyWayIn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  linkedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  provider?: Resolver<ResolversTypes['SignInProvider'], ParentType, ContextType>;
};

export type LinknameAvailabilityResolvers<ContextType = any, ParentType extends ResolversParentTypes['LinknameAvailability'] = ResolversParentTypes['LinknameAvailability']> = {
  available?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  linkname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type LogInAnswerResolvers<ContextType = any, ParentType extends ResolversParentTypes['LogInAnswer'] = ResolversParentTypes['LogInAnswer']> = {
  __resolveType: TypeResolveFn<'SecondFactorNeeded' | 'SignedIn', ParentType, ContextType>;
};

export type MutationResolvers<ContextType = any, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  addPasskey?: Resolver<ResolversTypes['Passkey'], ParentType, ContextType, RequireFields<MutationAddPasskeyArgs, 'input'>>;
  adminApprovePage?: Resolver<ResolversTypes['AdminListedPage'], ParentType, ContextType, RequireFields<MutationAdminApprovePageArgs, 'id'>>;
  adminBlockLinkname?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationAdminBlockLinknameArgs, 'linkname'>>;
  adminBlockLinks?: Resolver<ResolversTypes['Int'], ParentType, ContextType, RequireFields<MutationAdminBlockLinksArgs, 'input'>>;
  adminChangeRole?: Resolver<ResolversTypes['AdminAccountFacts'], ParentType, ContextType, RequireFields<MutationAdminChangeRoleArgs, 'accountId' | 'role'>>;
  adminChangeSetting?: Resolver<ResolversTypes['AdminSetting'], ParentType, ContextType, RequireFields<MutationAdminChangeSettingArgs, 'name' | 'value'>>;
  adminCreateAccount?: Resolver<ResolversTypes['AdminCreatedAccount'], ParentType, ContextType, RequireFields<MutationAdminCreateAccountArgs, 'input'>>;
  adminDecideReport?: Resolver<ResolversTypes['Int'], ParentType, ContextType, RequireFields<MutationAdminDecideReportArgs, 'input'>>;
  adminDeleteAccount?: Resolver<ResolversTypes['AdminDeletion'], ParentType, ContextType, RequireFields<MutationAdminDeleteAccountArgs, 'input'>>;
  adminDeleteWebhook?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationAdminDeleteWebhookArgs, 'id'>>;
  adminEndSessions?: Resolver<ResolversTypes['AdminAccountFacts'], ParentType, ContextType, RequireFields<MutationAdminEndSessionsArgs, 'accountId'>>;
  adminHidePage?: Resolver<ResolversTypes['AdminListedPage'], ParentType, ContextType, RequireFields<MutationAdminHidePageArgs, 'input'>>;
  adminInvite?: Resolver<ResolversTypes['AdminMadeInvitation'], ParentType, ContextType, RequireFields<MutationAdminInviteArgs, 'input'>>;
  adminLiftSuspension?: Resolver<ResolversTypes['AdminAccountFacts'], ParentType, ContextType, RequireFields<MutationAdminLiftSuspensionArgs, 'accountId'>>;
  adminMailPasswordLink?: Resolver<ResolversTypes['AdminAccountFacts'], ParentType, ContextType, RequireFields<MutationAdminMailPasswordLinkArgs, 'accountId'>>;
  adminReadPage?: Resolver<ResolversTypes['AdminReadPage'], ParentType, ContextType, RequireFields<MutationAdminReadPageArgs, 'id'>>;
  adminReleaseLinkname?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationAdminReleaseLinknameArgs, 'linkname'>>;
  adminRemoveMails?: Resolver<ResolversTypes['Int'], ParentType, ContextType, RequireFields<MutationAdminRemoveMailsArgs, 'ids'>>;
  adminRemovePasskeys?: Resolver<ResolversTypes['AdminAccountFacts'], ParentType, ContextType, RequireFields<MutationAdminRemovePasskeysArgs, 'accountId'>>;
  adminReopenReport?: Resolver<ResolversTypes['Int'], ParentType, ContextType, RequireFields<MutationAdminReopenReportArgs, 'id'>>;
  adminResetSecondFactor?: Resolver<ResolversTypes['AdminAccountFacts'], ParentType, ContextType, RequireFields<MutationAdminResetSecondFactorArgs, 'accountId'>>;
  adminResetSetting?: Resolver<ResolversTypes['AdminSetting'], ParentType, ContextType, RequireFields<MutationAdminResetSettingArgs, 'name'>>;
  adminRestoreInvitation?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationAdminRestoreInvitationArgs, 'code'>>;
  adminRetryMails?: Resolver<ResolversTypes['Int'], ParentType, ContextType, Partial<MutationAdminRetryMailsArgs>>;
  adminRevokeAccessToken?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationAdminRevokeAccessTokenArgs, 'accountId' | 'id'>>;
  adminRevokeInvitation?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationAdminRevokeInvitationArgs, 'code'>>;
  adminSendData?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationAdminSendDataArgs, 'accountId'>>;
  adminShowPage?: Resolver<ResolversTypes['AdminListedPage'], ParentType, ContextType, RequireFields<MutationAdminShowPageArgs, 'id'>>;
  adminStartTask?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationAdminStartTaskArgs, 'task'>>;
  adminSuspendAccount?: Resolver<ResolversTypes['AdminAccountFacts'], ParentType, ContextType, RequireFields<MutationAdminSuspendAccountArgs, 'input'>>;
  adminTestMail?: Resolver<ResolversTypes['AdminTestMail'], ParentType, ContextType, RequireFields<MutationAdminTestMailArgs, 'to'>>;
  adminUnblockLink?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationAdminUnblockLinkArgs, 'pattern'>>;
  adminVerifyEmail?: Resolver<ResolversTypes['AdminAccountFacts'], ParentType, ContextType, RequireFields<MutationAdminVerifyEmailArgs, 'accountId'>>;
  answerChallenge?: Resolver<ResolversTypes['AnsweredChallenge'], ParentType, ContextType, RequireFields<MutationAnswerChallengeArgs, 'input'>>;
  askForAnotherLook?: Resolver<ResolversTypes['MyPage'], ParentType, ContextType, Partial<MutationAskForAnotherLookArgs>>;
  beginAuthenticatorApp?: Resolver<ResolversTypes['AuthenticatorAppSetUp'], ParentType, ContextType>;
  beginLogIn?: Resolver<ResolversTypes['LogInAnswer'], ParentType, ContextType, RequireFields<MutationBeginLogInArgs, 'input'>>;
  cancelEmailChange?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  cancelScheduledPublication?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationCancelScheduledPublicationArgs, 'pageId'>>;
  changePageAccess?: Resolver<ResolversTypes['MyPage'], ParentType, ContextType, RequireFields<MutationChangePageAccessArgs, 'access'>>;
  changePagePeriod?: Resolver<ResolversTypes['MyPage'], ParentType, ContextType, Partial<MutationChangePagePeriodArgs>>;
  changePageVisibility?: Resolver<ResolversTypes['MyPage'], ParentType, ContextType, RequireFields<MutationChangePageVisibilityArgs, 'access'>>;
  changeProfilePicture?: Resolver<ResolversTypes['MyPage'], ParentType, ContextType, Partial<MutationChangeProfilePictureArgs>>;
  changeScheduledPublication?: Resolver<ResolversTypes['ScheduledPublication'], ParentType, ContextType, RequireFields<MutationChangeScheduledPublicationArgs, 'pageId' | 'publishesAt' | 'replaces'>>;
  changeUsername?: Resolver<ResolversTypes['Account'], ParentType, ContextType, RequireFields<MutationChangeUsernameArgs, 'username'>>;
  changeWallpaper?: Resolver<ResolversTypes['MyPage'], ParentType, ContextType, Partial<MutationChangeWallpaperArgs>>;
  changeWebhook?: Resolver<ResolversTypes['Webhook'], ParentType, ContextType, RequireFields<MutationChangeWebhookArgs, 'input'>>;
  checkLinkBack?: Resolver<ResolversTypes['LinkBack'], ParentType, ContextType, RequireFields<MutationCheckLinkBackArgs, 'address'>>;
  claimLinkname?: Resolver<ResolversTypes['MyPage'], ParentType, ContextType, RequireFields<MutationClaimLinknameArgs, 'linkname'>>;
  confirmEmailChange?: Resolver<ResolversTypes['ChangedEmail'], ParentType, ContextType, RequireFields<MutationConfirmEmailChangeArgs, 'token'>>;
  createAccessToken?: Resolver<ResolversTypes['CreatedAccessToken'], ParentType, ContextType, RequireFields<MutationCreateAccessTokenArgs, 'input'>>;
  createDraftLink?: Resolver<ResolversTypes['DraftLink'], ParentType, ContextType, RequireFields<MutationCreateDraftLinkArgs, 'pageId'>>;
  createLock?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationCreateLockArgs, 'password'>>;
  createPage?: Resolver<ResolversTypes['MyPage'], ParentType, ContextType, RequireFields<MutationCreatePageArgs, 'input'>>;
  createWebhook?: Resolver<ResolversTypes['CreatedWebhook'], ParentType, ContextType, RequireFields<MutationCreateWebhookArgs, 'input'>>;
  deleteAccount?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDeleteAccountArgs, 'input'>>;
  deleteOwnLook?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDeleteOwnLookArgs, 'id'>>;
  deletePage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, Partial<MutationDeletePageArgs>>;
  deleteWebhook?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDeleteWebhookArgs, 'id'>>;
  discardDraft?: Resolver<ResolversTypes['PageDraft'], ParentType, ContextType, RequireFields<MutationDiscardDraftArgs, 'revision'>>;
  endSession?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationEndSessionArgs, 'id'>>;
  finishAuthenticatorApp?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType, RequireFields<MutationFinishAuthenticatorAppArgs, 'code'>>;
  finishLinking?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationFinishLinkingArgs, 'input'>>;
  finishPasskeySignIn?: Resolver<ResolversTypes['SignedIn'], ParentType, ContextType, RequireFields<MutationFinishPasskeySignInArgs, 'input'>>;
  finishSignIn?: Resolver<ResolversTypes['SignedIn'], ParentType, ContextType, RequireFields<MutationFinishSignInArgs, 'input'>>;
  keepOwnLook?: Resolver<ResolversTypes['OwnLook'], ParentType, ContextType, RequireFields<MutationKeepOwnLookArgs, 'input'>>;
  logIn?: Resolver<ResolversTypes['SignedIn'], ParentType, ContextType, RequireFields<MutationLogInArgs, 'input'>>;
  logOut?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  logOutEverywhere?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationLogOutEverywhereArgs, 'withPrograms'>>;
  makeMainPage?: Resolver<ResolversTypes['MyPage'], ParentType, ContextType, Partial<MutationMakeMainPageArgs>>;
  openPage?: Resolver<ResolversTypes['OpenedPage'], ParentType, ContextType, RequireFields<MutationOpenPageArgs, 'linkname' | 'password'>>;
  orderPages?: Resolver<Array<ResolversTypes['MyPage']>, ParentType, ContextType, RequireFields<MutationOrderPagesArgs, 'ids'>>;
  previewLink?: Resolver<Maybe<ResolversTypes['LinkPreview']>, ParentType, ContextType, RequireFields<MutationPreviewLinkArgs, 'address'>>;
  publish?: Resolver<ResolversTypes['MyPage'], ParentType, ContextType, RequireFields<MutationPublishArgs, 'input'>>;
  publishPage?: Resolver<ResolversTypes['MyPage'], ParentType, ContextType, RequireFields<MutationPublishPageArgs, 'input'>>;
  publishScheduled?: Resolver<ResolversTypes['MyPage'], ParentType, ContextType, RequireFields<MutationPublishScheduledArgs, 'pageId'>>;
  recoverUsername?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationRecoverUsernameArgs, 'email'>>;
  redeliverEvent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationRedeliverEventArgs, 'id'>>;
  register?: Resolver<ResolversTypes['SignedIn'], ParentType, ContextType, RequireFields<MutationRegisterArgs, 'input'>>;
  releaseFormerLinkname?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationReleaseFormerLinknameArgs, 'linkname'>>;
  removePasskey?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationRemovePasskeyArgs, 'id'>>;
  removeProfilePicture?: Resolver<ResolversTypes['MyPage'], ParentType, ContextType, Partial<MutationRemoveProfilePictureArgs>>;
  removeWallpaper?: Resolver<ResolversTypes['MyPage'], ParentType, ContextType, Partial<MutationRemoveWallpaperArgs>>;
  renamePage?: Resolver<ResolversTypes['MyPage'], ParentType, ContextType, RequireFields<MutationRenamePageArgs, 'name'>>;
  renamePasskey?: Resolver<ResolversTypes['Passkey'], ParentType, ContextType, RequireFields<MutationRenamePasskeyArgs, 'id' | 'name'>>;
  renewRecoveryCodes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  requestEmailChange?: Resolver<ResolversTypes['EmailChange'], ParentType, ContextType, RequireFields<MutationRequestEmailChangeArgs, 'email'>>;
  requestEmailVerification?: Resolver<ResolversTypes['EmailVerification'], ParentType, ContextType>;
  requestPasswordReset?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationRequestPasswordResetArgs, 'email'>>;
  resetPassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationResetPasswordArgs, 'input'>>;
  revokeAccessToken?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationRevokeAccessTokenArgs, 'id'>>;
  revokeDraftLink?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationRevokeDraftLinkArgs, 'pageId'>>;
  rotateWebhookSecret?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<MutationRotateWebhookSecretArgs, 'id'>>;
  saveDraft?: Resolver<ResolversTypes['PageDraft'], ParentType, ContextType, RequireFields<MutationSaveDraftArgs, 'input'>>;
  schedulePublication?: Resolver<ResolversTypes['ScheduledPublication'], ParentType, ContextType, RequireFields<MutationSchedulePublicationArgs, 'input'>>;
  sendSetUpMail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<MutationSendSetUpMailArgs, 'input'>>;
  sendTestEvent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationSendTestEventArgs, 'webhookId'>>;
  setSignInNotices?: Resolver<ResolversTypes['Account'], ParentType, ContextType, RequireFields<MutationSetSignInNoticesArgs, 'isOn'>>;
  setUp?: Resolver<ResolversTypes['SignedIn'], ParentType, ContextType, RequireFields<MutationSetUpArgs, 'input'>>;
  signInWithGoogle?: Resolver<ResolversTypes['SignedIn'], ParentType, ContextType, RequireFields<MutationSignInWithGoogleArgs, 'input'>>;
  startAddingPasskey?: Resolver<ResolversTypes['NewPasskeyChallenge'], ParentType, ContextType>;
  startGoogleSignIn?: Resolver<ResolversTypes['GoogleSignIn'], ParentType, ContextType, Partial<MutationStartGoogleSignInArgs>>;
  startImport?: Resolver<ResolversTypes['PageImport'], ParentType, ContextType, RequireFields<MutationStartImportArgs, 'input'>>;
  startLinking?: Resolver<ResolversTypes['StartedSignIn'], ParentType, ContextType, RequireFields<MutationStartLinkingArgs, 'provider'>>;
  startPasskeySignIn?: Resolver<ResolversTypes['PasskeyChallenge'], ParentType, ContextType>;
  startSignIn?: Resolver<ResolversTypes['StartedSignIn'], ParentType, ContextType, RequireFields<MutationStartSignInArgs, 'provider'>>;
  stopImport?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationStopImportArgs, 'id'>>;
  switchFeed?: Resolver<ResolversTypes['MyPage'], ParentType, ContextType, RequireFields<MutationSwitchFeedArgs, 'isOn'>>;
  switchOffAuthenticatorApp?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  takeBackEmail?: Resolver<ResolversTypes['ChangedEmail'], ParentType, ContextType, RequireFields<MutationTakeBackEmailArgs, 'token'>>;
  unlinkProvider?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationUnlinkProviderArgs, 'provider'>>;
  uploadTilePicture?: Resolver<ResolversTypes['TilePicture'], ParentType, ContextType, RequireFields<MutationUploadTilePictureArgs, 'image'>>;
  uploadTilePictureFrom?: Resolver<Maybe<ResolversTypes['TilePicture']>, ParentType, ContextType, RequireFields<MutationUploadTilePictureFromArgs, 'address'>>;
  verifyEmail?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationVerifyEmailArgs, 'token'>>;
  verifyOwnEmail?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationVerifyOwnEmailArgs, 'token'>>;
};

export type MyPageResolvers<ContextType = any, ParentType extends ResolversParentTypes['MyPage'] = ResolversParentTypes['MyPage']> = {
  access?: Resolver<ResolversTypes['PageAccess'], ParentType, ContextType>;
  accessHint?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  changed?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  design?: Resolver<Maybe<ResolversTypes['PageDesign']>, ParentType, ContextType>;
  draft?: Resolver<Maybe<ResolversTypes['PageDraft']>, ParentType, ContextType>;
  draftLink?: Resolver<Maybe<ResolversTypes['DraftLink']>, ParentType, ContextType>;
  feedAddress?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hiddenTiles?: Resolver<Maybe<Array<ResolversTypes['Int']>>, ParentType, ContextType>;
  hiding?: Resolver<Maybe<ResolversTypes['PageHiding']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isFirst?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isHidden?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isMain?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  linkname?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  period?: Resolver<Maybe<ResolversTypes['PagePeriod']>, ParentType, ContextType>;
  profilePicture?: Resolver<Maybe<ResolversTypes['Picture']>, ParentType, ContextType>;
  profilePictureDigest?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  publishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  scheduledPublication?: Resolver<Maybe<ResolversTypes['ScheduledPublication']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  wallpaper?: Resolver<Maybe<ResolversTypes['Picture']>, ParentType, ContextType>;
  wallpaperDigest?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type NetworkResolvers<ContextType = any, ParentType extends ResolversParentTypes['Network'] = ResolversParentTypes['Network']> = {
  hosts?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pattern?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type NetworkLinkResolvers<ContextType = any, ParentType extends ResolversParentTypes['NetworkLink'] = ResolversParentTypes['NetworkLink']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  icon?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isMe?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  network?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NewPasskeyChallengeResolvers<ContextType = any, ParentType extends ResolversParentTypes['NewPasskeyChallenge'] = ResolversParentTypes['NewPasskeyChallenge']> = {
  challenge?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  known?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  siteId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  userHandle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OpenedPageResolvers<ContextType = any, ParentType extends ResolversParentTypes['OpenedPage'] = ResolversParentTypes['OpenedPage']> = {
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['PublicPage'], ParentType, ContextType>;
  passes?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OwnLookResolvers<ContextType = any, ParentType extends ResolversParentTypes['OwnLook'] = ResolversParentTypes['OwnLook']> = {
  appearance?: Resolver<ResolversTypes['PageAppearance'], ParentType, ContextType>;
  backgroundColor?: Resolver<ResolversTypes['Color'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  leadStyle?: Resolver<Maybe<ResolversTypes['TileStyle']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  styles?: Resolver<Array<ResolversTypes['TileStyle']>, ParentType, ContextType>;
  titleColor?: Resolver<ResolversTypes['Color'], ParentType, ContextType>;
};

export type PageAppearanceResolvers<ContextType = any, ParentType extends ResolversParentTypes['PageAppearance'] = ResolversParentTypes['PageAppearance']> = {
  ground?: Resolver<ResolversTypes['PageGround'], ParentType, ContextType>;
  header?: Resolver<ResolversTypes['HeaderLook'], ParentType, ContextType>;
  layout?: Resolver<ResolversTypes['PageLayout'], ParentType, ContextType>;
  panel?: Resolver<ResolversTypes['PagePanel'], ParentType, ContextType>;
  sheet?: Resolver<ResolversTypes['SheetLook'], ParentType, ContextType>;
  theme?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tiles?: Resolver<ResolversTypes['TilesLook'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['TypeLook'], ParentType, ContextType>;
  wallpaper?: Resolver<ResolversTypes['WallpaperLook'], ParentType, ContextType>;
};

export type PageCountsResolvers<ContextType = any, ParentType extends ResolversParentTypes['PageCounts'] = ResolversParentTypes['PageCounts']> = {
  firstDay?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  links?: Resolver<Array<ResolversTypes['SubjectCount']>, ParentType, ContextType>;
  referrers?: Resolver<Array<ResolversTypes['SubjectCount']>, ParentType, ContextType>;
  tiles?: Resolver<Array<ResolversTypes['SubjectCount']>, ParentType, ContextType>;
  views?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type PageDesignResolvers<ContextType = any, ParentType extends ResolversParentTypes['PageDesign'] = ResolversParentTypes['PageDesign']> = {
  appearance?: Resolver<Maybe<ResolversTypes['PageAppearance']>, ParentType, ContextType>;
  backgroundColor?: Resolver<ResolversTypes['Color'], ParentType, ContextType>;
  bio?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  networkLinks?: Resolver<Array<ResolversTypes['NetworkLink']>, ParentType, ContextType>;
  socialLinks?: Resolver<ResolversTypes['SocialLinks'], ParentType, ContextType>;
  tiles?: Resolver<Array<ResolversTypes['Tile']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  titleColor?: Resolver<ResolversTypes['Color'], ParentType, ContextType>;
  utm?: Resolver<Maybe<ResolversTypes['UtmParameters']>, ParentType, ContextType>;
};

export type PageDraftResolvers<ContextType = any, ParentType extends ResolversParentTypes['PageDraft'] = ResolversParentTypes['PageDraft']> = {
  basedOnVersion?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  design?: Resolver<Maybe<ResolversTypes['PageDesign']>, ParentType, ContextType>;
  device?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isDiscarded?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  savedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  writer?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PageGroundResolvers<ContextType = any, ParentType extends ResolversParentTypes['PageGround'] = ResolversParentTypes['PageGround']> = {
  angle?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  colors?: Resolver<Array<ResolversTypes['Color']>, ParentType, ContextType>;
  end?: Resolver<ResolversTypes['Color'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['GroundKind'], ParentType, ContextType>;
  pattern?: Resolver<ResolversTypes['GroundPattern'], ParentType, ContextType>;
  strength?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type PageHidingResolvers<ContextType = any, ParentType extends ResolversParentTypes['PageHiding'] = ResolversParentTypes['PageHiding']> = {
  lookAskedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['HidingReason'], ParentType, ContextType>;
  since?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  words?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PageImportResolvers<ContextType = any, ParentType extends ResolversParentTypes['PageImport'] = ResolversParentTypes['PageImport']> = {
  failure?: Resolver<Maybe<ResolversTypes['ImportFailure']>, ParentType, ContextType>;
  found?: Resolver<Maybe<ResolversTypes['ImportedPage']>, ParentType, ContextType>;
  from?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  linkCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  linksChecked?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  service?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  startedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ImportState'], ParentType, ContextType>;
  step?: Resolver<ResolversTypes['ImportStep'], ParentType, ContextType>;
};

export type PageLayoutResolvers<ContextType = any, ParentType extends ResolversParentTypes['PageLayout'] = ResolversParentTypes['PageLayout']> = {
  gap?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['LayoutKind'], ParentType, ContextType>;
  row?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  spread?: Resolver<ResolversTypes['LayoutSpread'], ParentType, ContextType>;
  wideRow?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type PageLookResolvers<ContextType = any, ParentType extends ResolversParentTypes['PageLook'] = ResolversParentTypes['PageLook']> = {
  appearance?: Resolver<Maybe<ResolversTypes['PageAppearance']>, ParentType, ContextType>;
  backgroundColor?: Resolver<ResolversTypes['Color'], ParentType, ContextType>;
  bio?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  networkLinks?: Resolver<Array<ResolversTypes['NetworkLink']>, ParentType, ContextType>;
  socialLinks?: Resolver<ResolversTypes['SocialLinks'], ParentType, ContextType>;
  tiles?: Resolver<Array<ResolversTypes['TileLook']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  titleColor?: Resolver<ResolversTypes['Color'], ParentType, ContextType>;
};

export type PagePanelResolvers<ContextType = any, ParentType extends ResolversParentTypes['PagePanel'] = ResolversParentTypes['PagePanel']> = {
  color?: Resolver<ResolversTypes['Color'], ParentType, ContextType>;
  edge?: Resolver<ResolversTypes['Color'], ParentType, ContextType>;
  holds?: Resolver<ResolversTypes['PanelPlace'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['PanelKind'], ParentType, ContextType>;
  radius?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type PagePeriodResolvers<ContextType = any, ParentType extends ResolversParentTypes['PagePeriod'] = ResolversParentTypes['PagePeriod']> = {
  from?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  isAnnounced?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  timeZone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  until?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type PageVersionResolvers<ContextType = any, ParentType extends ResolversParentTypes['PageVersion'] = ResolversParentTypes['PageVersion']> = {
  design?: Resolver<ResolversTypes['PageDesign'], ParentType, ContextType>;
  publishedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PageVersionChangeResolvers<ContextType = any, ParentType extends ResolversParentTypes['PageVersionChange'] = ResolversParentTypes['PageVersionChange']> = {
  added?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  changed?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  colors?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  removed?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  reordered?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  socialLinks?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PageVersionSummaryResolvers<ContextType = any, ParentType extends ResolversParentTypes['PageVersionSummary'] = ResolversParentTypes['PageVersionSummary']> = {
  change?: Resolver<Maybe<ResolversTypes['PageVersionChange']>, ParentType, ContextType>;
  look?: Resolver<ResolversTypes['PageLook'], ParentType, ContextType>;
  publishedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  tileCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PageViewsResolvers<ContextType = any, ParentType extends ResolversParentTypes['PageViews'] = ResolversParentTypes['PageViews']> = {
  firstDay?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pageId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  views?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type PasskeyResolvers<ContextType = any, ParentType extends ResolversParentTypes['Passkey'] = ResolversParentTypes['Passkey']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isOnlyWayIn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['PasskeyKind'], ParentType, ContextType>;
  lastUsedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PasskeyChallengeResolvers<ContextType = any, ParentType extends ResolversParentTypes['PasskeyChallenge'] = ResolversParentTypes['PasskeyChallenge']> = {
  challenge?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  siteId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PictureResolvers<ContextType = any, ParentType extends ResolversParentTypes['Picture'] = ResolversParentTypes['Picture']> = {
  color?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  height?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  variants?: Resolver<Array<ResolversTypes['PictureVariant']>, ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PictureTileResolvers<ContextType = any, ParentType extends ResolversParentTypes['PictureTile'] = ResolversParentTypes['PictureTile']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  alternative?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  comesAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  emblem?: Resolver<Maybe<ResolversTypes['TileEmblem']>, ParentType, ContextType>;
  html?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isLead?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isMe?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  locked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  picture?: Resolver<Maybe<ResolversTypes['TilePicture']>, ParentType, ContextType>;
  secondLine?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  size?: Resolver<ResolversTypes['TileSize'], ParentType, ContextType>;
  style?: Resolver<ResolversTypes['TileStyle'], ParentType, ContextType>;
  visibility?: Resolver<Maybe<ResolversTypes['TileVisibility']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PictureVariantResolvers<ContextType = any, ParentType extends ResolversParentTypes['PictureVariant'] = ResolversParentTypes['PictureVariant']> = {
  format?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  height?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PublicPageResolvers<ContextType = any, ParentType extends ResolversParentTypes['PublicPage'] = ResolversParentTypes['PublicPage']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  comesAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  design?: Resolver<ResolversTypes['PageDesign'], ParentType, ContextType>;
  linkname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  locked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  profilePicture?: Resolver<Maybe<ResolversTypes['Picture']>, ParentType, ContextType>;
  wallpaper?: Resolver<Maybe<ResolversTypes['Picture']>, ParentType, ContextType>;
};

export type QueryResolvers<ContextType = any, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  accessTokens?: Resolver<Array<ResolversTypes['AccessToken']>, ParentType, ContextType>;
  admin?: Resolver<ResolversTypes['Admin'], ParentType, ContextType>;
  adminAccount?: Resolver<ResolversTypes['AdminAccountFacts'], ParentType, ContextType, RequireFields<QueryAdminAccountArgs, 'id'>>;
  adminAccountPages?: Resolver<Array<ResolversTypes['AdminListedPage']>, ParentType, ContextType, RequireFields<QueryAdminAccountPagesArgs, 'accountId'>>;
  adminAccounts?: Resolver<ResolversTypes['AdminAccountList'], ParentType, ContextType, RequireFields<QueryAdminAccountsArgs, 'filter' | 'order'>>;
  adminAuditLog?: Resolver<ResolversTypes['AdminAuditLog'], ParentType, ContextType, Partial<QueryAdminAuditLogArgs>>;
  adminAuditLogFile?: Resolver<ResolversTypes['AdminAuditLogFile'], ParentType, ContextType, Partial<QueryAdminAuditLogFileArgs>>;
  adminBlockedLinks?: Resolver<ResolversTypes['AdminBlockedLinkList'], ParentType, ContextType, Partial<QueryAdminBlockedLinksArgs>>;
  adminInvitations?: Resolver<ResolversTypes['AdminInvitationList'], ParentType, ContextType, Partial<QueryAdminInvitationsArgs>>;
  adminLinkFindings?: Resolver<ResolversTypes['AdminLinkFindings'], ParentType, ContextType>;
  adminMail?: Resolver<ResolversTypes['AdminMail'], ParentType, ContextType>;
  adminOverview?: Resolver<ResolversTypes['AdminOverview'], ParentType, ContextType>;
  adminPages?: Resolver<ResolversTypes['AdminPageList'], ParentType, ContextType, RequireFields<QueryAdminPagesArgs, 'filter' | 'order'>>;
  adminReport?: Resolver<ResolversTypes['AdminReportFacts'], ParentType, ContextType, RequireFields<QueryAdminReportArgs, 'id'>>;
  adminReportStatistics?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<QueryAdminReportStatisticsArgs, 'year'>>;
  adminReports?: Resolver<ResolversTypes['AdminReportList'], ParentType, ContextType, RequireFields<QueryAdminReportsArgs, 'state'>>;
  adminSettings?: Resolver<ResolversTypes['AdminSettings'], ParentType, ContextType>;
  adminUpkeep?: Resolver<ResolversTypes['AdminUpkeep'], ParentType, ContextType>;
  emblemIcons?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  formerLinknames?: Resolver<Array<ResolversTypes['FormerLinkname']>, ParentType, ContextType, Partial<QueryFormerLinknamesArgs>>;
  limits?: Resolver<ResolversTypes['Limits'], ParentType, ContextType>;
  linkedAccounts?: Resolver<Array<ResolversTypes['LinkedAccount']>, ParentType, ContextType>;
  linknameAvailability?: Resolver<ResolversTypes['LinknameAvailability'], ParentType, ContextType, RequireFields<QueryLinknameAvailabilityArgs, 'linkname'>>;
  me?: Resolver<ResolversTypes['Account'], ParentType, ContextType>;
  myPage?: Resolver<ResolversTypes['MyPage'], ParentType, ContextType>;
  networks?: Resolver<Array<ResolversTypes['Network']>, ParentType, ContextType>;
  ownLooks?: Resolver<Array<ResolversTypes['OwnLook']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['MyPage'], ParentType, ContextType, Partial<QueryPageArgs>>;
  pageCounts?: Resolver<ResolversTypes['PageCounts'], ParentType, ContextType, RequireFields<QueryPageCountsArgs, 'days'>>;
  pageDraft?: Resolver<ResolversTypes['PageDraft'], ParentType, ContextType, Partial<QueryPageDraftArgs>>;
  pageImport?: Resolver<Maybe<ResolversTypes['PageImport']>, ParentType, ContextType>;
  pageVersion?: Resolver<ResolversTypes['PageVersion'], ParentType, ContextType, RequireFields<QueryPageVersionArgs, 'version'>>;
  pageVersions?: Resolver<Array<ResolversTypes['PageVersionSummary']>, ParentType, ContextType, Partial<QueryPageVersionsArgs>>;
  pageViews?: Resolver<Array<ResolversTypes['PageViews']>, ParentType, ContextType, RequireFields<QueryPageViewsArgs, 'days'>>;
  passkeys?: Resolver<Array<ResolversTypes['Passkey']>, ParentType, ContextType>;
  providerLogOut?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  publicPage?: Resolver<Maybe<ResolversTypes['PublicPage']>, ParentType, ContextType, RequireFields<QueryPublicPageArgs, 'linkname'>>;
  reservedLinknames?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  secondFactor?: Resolver<ResolversTypes['SecondFactor'], ParentType, ContextType>;
  sessions?: Resolver<Array<ResolversTypes['Session']>, ParentType, ContextType>;
  signInProviders?: Resolver<Array<ResolversTypes['SignInProvider']>, ParentType, ContextType>;
  signUp?: Resolver<ResolversTypes['SignUp'], ParentType, ContextType, Partial<QuerySignUpArgs>>;
  siteSetUp?: Resolver<ResolversTypes['SetUp'], ParentType, ContextType, Partial<QuerySiteSetUpArgs>>;
  themes?: Resolver<Array<ResolversTypes['Theme']>, ParentType, ContextType>;
  typefaces?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  uploadedPictures?: Resolver<Array<ResolversTypes['UploadedPicture']>, ParentType, ContextType, RequireFields<QueryUploadedPicturesArgs, 'digests'>>;
  webhookDeliveries?: Resolver<Array<ResolversTypes['WebhookDelivery']>, ParentType, ContextType, RequireFields<QueryWebhookDeliveriesArgs, 'webhookId'>>;
  webhooks?: Resolver<Array<ResolversTypes['Webhook']>, ParentType, ContextType>;
};

export type RateResolvers<ContextType = any, ParentType extends ResolversParentTypes['Rate'] = ResolversParentTypes['Rate']> = {
  attempts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  seconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ScheduledPublicationResolvers<ContextType = any, ParentType extends ResolversParentTypes['ScheduledPublication'] = ResolversParentTypes['ScheduledPublication']> = {
  basedOnVersion?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  failedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  failure?: Resolver<Maybe<ResolversTypes['ErrorCode']>, ParentType, ContextType>;
  publishesAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  replaces?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  timeZone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SecondFactorResolvers<ContextType = any, ParentType extends ResolversParentTypes['SecondFactor'] = ResolversParentTypes['SecondFactor']> = {
  recoveryCodesLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  since?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type SecondFactorNeededResolvers<ContextType = any, ParentType extends ResolversParentTypes['SecondFactorNeeded'] = ResolversParentTypes['SecondFactorNeeded']> = {
  challenge?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  mayRemember?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SeenInvitationResolvers<ContextType = any, ParentType extends ResolversParentTypes['SeenInvitation'] = ResolversParentTypes['SeenInvitation']> = {
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['InvitationState'], ParentType, ContextType>;
};

export type SessionResolvers<ContextType = any, ParentType extends ResolversParentTypes['Session'] = ResolversParentTypes['Session']> = {
  browser?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  device?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isCurrent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastUsedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  startedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  system?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SetUpResolvers<ContextType = any, ParentType extends ResolversParentTypes['SetUp'] = ResolversParentTypes['SetUp']> = {
  isAwaited?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  site?: Resolver<Maybe<ResolversTypes['SiteToSetUp']>, ParentType, ContextType>;
};

export type SheetLookResolvers<ContextType = any, ParentType extends ResolversParentTypes['SheetLook'] = ResolversParentTypes['SheetLook']> = {
  accent?: Resolver<ResolversTypes['Color'], ParentType, ContextType>;
  color?: Resolver<ResolversTypes['Color'], ParentType, ContextType>;
  radius?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type SignInProviderResolvers<ContextType = any, ParentType extends ResolversParentTypes['SignInProvider'] = ResolversParentTypes['SignInProvider']> = {
  icon?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SignUpResolvers<ContextType = any, ParentType extends ResolversParentTypes['SignUp'] = ResolversParentTypes['SignUp']> = {
  domains?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  invitation?: Resolver<Maybe<ResolversTypes['SeenInvitation']>, ParentType, ContextType>;
  mode?: Resolver<ResolversTypes['SignUpMode'], ParentType, ContextType>;
};

export type SignedInResolvers<ContextType = any, ParentType extends ResolversParentTypes['SignedIn'] = ResolversParentTypes['SignedIn']> = {
  account?: Resolver<ResolversTypes['Account'], ParentType, ContextType>;
  isNewAccount?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SiteToSetUpResolvers<ContextType = any, ParentType extends ResolversParentTypes['SiteToSetUp'] = ResolversParentTypes['SiteToSetUp']> = {
  isSignUpFixed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mailFrom?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mailServer?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  signUp?: Resolver<ResolversTypes['SignUpMode'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SocialLinksResolvers<ContextType = any, ParentType extends ResolversParentTypes['SocialLinks'] = ResolversParentTypes['SocialLinks']> = {
  discord?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  facebook?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  home?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  instagram?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  linkedin?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  medium?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reddit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tiktok?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  twitter?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  youtube?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StartedSignInResolvers<ContextType = any, ParentType extends ResolversParentTypes['StartedSignIn'] = ResolversParentTypes['StartedSignIn']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SubjectCountResolvers<ContextType = any, ParentType extends ResolversParentTypes['SubjectCount'] = ResolversParentTypes['SubjectCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  subject?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tileId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type TextTileResolvers<ContextType = any, ParentType extends ResolversParentTypes['TextTile'] = ResolversParentTypes['TextTile']> = {
  comesAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  emblem?: Resolver<Maybe<ResolversTypes['TileEmblem']>, ParentType, ContextType>;
  html?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isLead?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  locked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  secondLine?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  size?: Resolver<ResolversTypes['TileSize'], ParentType, ContextType>;
  style?: Resolver<ResolversTypes['TileStyle'], ParentType, ContextType>;
  visibility?: Resolver<Maybe<ResolversTypes['TileVisibility']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ThemeResolvers<ContextType = any, ParentType extends ResolversParentTypes['Theme'] = ResolversParentTypes['Theme']> = {
  appearance?: Resolver<ResolversTypes['PageAppearance'], ParentType, ContextType>;
  backgroundColor?: Resolver<ResolversTypes['Color'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  leadStyle?: Resolver<ResolversTypes['TileStyle'], ParentType, ContextType>;
  mood?: Resolver<ResolversTypes['ThemeMood'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  styles?: Resolver<Array<ResolversTypes['TileStyle']>, ParentType, ContextType>;
  titleColor?: Resolver<ResolversTypes['Color'], ParentType, ContextType>;
};

export type TileResolvers<ContextType = any, ParentType extends ResolversParentTypes['Tile'] = ResolversParentTypes['Tile']> = {
  __resolveType: TypeResolveFn<'ContactTile' | 'EmbedTile' | 'HeadingTile' | 'LinkTile' | 'PictureTile' | 'TextTile', ParentType, ContextType>;
};

export type TileEmblemResolvers<ContextType = any, ParentType extends ResolversParentTypes['TileEmblem'] = ResolversParentTypes['TileEmblem']> = {
  icon?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  picture?: Resolver<Maybe<ResolversTypes['TilePicture']>, ParentType, ContextType>;
  sign?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type TileLookResolvers<ContextType = any, ParentType extends ResolversParentTypes['TileLook'] = ResolversParentTypes['TileLook']> = {
  emblem?: Resolver<Maybe<ResolversTypes['TileEmblem']>, ParentType, ContextType>;
  isLead?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  picture?: Resolver<Maybe<ResolversTypes['TilePicture']>, ParentType, ContextType>;
  secondLine?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  size?: Resolver<ResolversTypes['TileSize'], ParentType, ContextType>;
  style?: Resolver<ResolversTypes['TileStyle'], ParentType, ContextType>;
};

export type TilePictureResolvers<ContextType = any, ParentType extends ResolversParentTypes['TilePicture'] = ResolversParentTypes['TilePicture']> = {
  color?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  height?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  variants?: Resolver<Array<ResolversTypes['PictureVariant']>, ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TileStyleResolvers<ContextType = any, ParentType extends ResolversParentTypes['TileStyle'] = ResolversParentTypes['TileStyle']> = {
  border?: Resolver<ResolversTypes['Color'], ParentType, ContextType>;
  button?: Resolver<ResolversTypes['Color'], ParentType, ContextType>;
  hover?: Resolver<ResolversTypes['Color'], ParentType, ContextType>;
  radius?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  shadow?: Resolver<ResolversTypes['Color'], ParentType, ContextType>;
  surface?: Resolver<ResolversTypes['TileSurface'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['Color'], ParentType, ContextType>;
  thickness?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type TileVisibilityResolvers<ContextType = any, ParentType extends ResolversParentTypes['TileVisibility'] = ResolversParentTypes['TileVisibility']> = {
  from?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  hint?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isAnnounced?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lock?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  timeZone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  unrecognizedBeside?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  until?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  warning?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  who?: Resolver<ResolversTypes['TileAudience'], ParentType, ContextType>;
};

export type TilesLookResolvers<ContextType = any, ParentType extends ResolversParentTypes['TilesLook'] = ResolversParentTypes['TilesLook']> = {
  align?: Resolver<ResolversTypes['Alignment'], ParentType, ContextType>;
  edge?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  emblem?: Resolver<ResolversTypes['EmblemGround'], ParentType, ContextType>;
  ornament?: Resolver<ResolversTypes['TileOrnament'], ParentType, ContextType>;
  ornamentColor?: Resolver<ResolversTypes['Color'], ParentType, ContextType>;
};

export type TypeLookResolvers<ContextType = any, ParentType extends ResolversParentTypes['TypeLook'] = ResolversParentTypes['TypeLook']> = {
  color?: Resolver<ResolversTypes['Color'], ParentType, ContextType>;
  effect?: Resolver<ResolversTypes['TitleEffect'], ParentType, ContextType>;
  effectColor?: Resolver<ResolversTypes['Color'], ParentType, ContextType>;
  heading?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isItalic?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isUpperCase?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  leading?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  nameSize?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  names?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  secondLines?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  spacing?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  weight?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  wideNameSize?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  wideSize?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export interface UploadScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Upload'], any> {
  name: 'Upload';
}

export type UploadedPictureResolvers<ContextType = any, ParentType extends ResolversParentTypes['UploadedPicture'] = ResolversParentTypes['UploadedPicture']> = {
  digest?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  picture?: Resolver<ResolversTypes['TilePicture'], ParentType, ContextType>;
};

export type UtmParametersResolvers<ContextType = any, ParentType extends ResolversParentTypes['UtmParameters'] = ResolversParentTypes['UtmParameters']> = {
  campaign?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  medium?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  source?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type WallpaperLookResolvers<ContextType = any, ParentType extends ResolversParentTypes['WallpaperLook'] = ResolversParentTypes['WallpaperLook']> = {
  blur?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  dim?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  x?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  y?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type WebhookResolvers<ContextType = any, ParentType extends ResolversParentTypes['Webhook'] = ResolversParentTypes['Webhook']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  disabledBecause?: Resolver<Maybe<ResolversTypes['WebhookEnd']>, ParentType, ContextType>;
  events?: Resolver<Array<ResolversTypes['WebhookEvent']>, ParentType, ContextType>;
  failingSince?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WebhookDeliveryResolvers<ContextType = any, ParentType extends ResolversParentTypes['WebhookDelivery'] = ResolversParentTypes['WebhookDelivery']> = {
  attempts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  failure?: Resolver<Maybe<ResolversTypes['WebhookFailure']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastAttemptAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  nextAttemptAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['WebhookDeliveryState'], ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type Resolvers<ContextType = any> = {
  AccessToken?: AccessTokenResolvers<ContextType>;
  Account?: AccountResolvers<ContextType>;
  AccountStorage?: AccountStorageResolvers<ContextType>;
  Admin?: AdminResolvers<ContextType>;
  AdminAccount?: AdminAccountResolvers<ContextType>;
  AdminAccountFacts?: AdminAccountFactsResolvers<ContextType>;
  AdminAccountList?: AdminAccountListResolvers<ContextType>;
  AdminActAccount?: AdminActAccountResolvers<ContextType>;
  AdminAttention?: AdminAttentionResolvers<ContextType>;
  AdminAuditEntry?: AdminAuditEntryResolvers<ContextType>;
  AdminAuditLog?: AdminAuditLogResolvers<ContextType>;
  AdminAuditLogFile?: AdminAuditLogFileResolvers<ContextType>;
  AdminBackup?: AdminBackupResolvers<ContextType>;
  AdminBlockedLink?: AdminBlockedLinkResolvers<ContextType>;
  AdminBlockedLinkList?: AdminBlockedLinkListResolvers<ContextType>;
  AdminCreatedAccount?: AdminCreatedAccountResolvers<ContextType>;
  AdminDay?: AdminDayResolvers<ContextType>;
  AdminDeletion?: AdminDeletionResolvers<ContextType>;
  AdminDisk?: AdminDiskResolvers<ContextType>;
  AdminFigures?: AdminFiguresResolvers<ContextType>;
  AdminGivenUpMail?: AdminGivenUpMailResolvers<ContextType>;
  AdminHealth?: AdminHealthResolvers<ContextType>;
  AdminHealthPart?: AdminHealthPartResolvers<ContextType>;
  AdminInvitation?: AdminInvitationResolvers<ContextType>;
  AdminInvitationList?: AdminInvitationListResolvers<ContextType>;
  AdminLinkFinding?: AdminLinkFindingResolvers<ContextType>;
  AdminLinkFindings?: AdminLinkFindingsResolvers<ContextType>;
  AdminLinkedProvider?: AdminLinkedProviderResolvers<ContextType>;
  AdminListedPage?: AdminListedPageResolvers<ContextType>;
  AdminMadeInvitation?: AdminMadeInvitationResolvers<ContextType>;
  AdminMail?: AdminMailResolvers<ContextType>;
  AdminOverview?: AdminOverviewResolvers<ContextType>;
  AdminPage?: AdminPageResolvers<ContextType>;
  AdminPageHiding?: AdminPageHidingResolvers<ContextType>;
  AdminPageLink?: AdminPageLinkResolvers<ContextType>;
  AdminPageList?: AdminPageListResolvers<ContextType>;
  AdminPageOwner?: AdminPageOwnerResolvers<ContextType>;
  AdminPageVersion?: AdminPageVersionResolvers<ContextType>;
  AdminProvider?: AdminProviderResolvers<ContextType>;
  AdminReadPage?: AdminReadPageResolvers<ContextType>;
  AdminReadTile?: AdminReadTileResolvers<ContextType>;
  AdminReport?: AdminReportResolvers<ContextType>;
  AdminReportDecision?: AdminReportDecisionResolvers<ContextType>;
  AdminReportFacts?: AdminReportFactsResolvers<ContextType>;
  AdminReportList?: AdminReportListResolvers<ContextType>;
  AdminReportedAccount?: AdminReportedAccountResolvers<ContextType>;
  AdminSession?: AdminSessionResolvers<ContextType>;
  AdminSetting?: AdminSettingResolvers<ContextType>;
  AdminSettings?: AdminSettingsResolvers<ContextType>;
  AdminShownPage?: AdminShownPageResolvers<ContextType>;
  AdminSuspension?: AdminSuspensionResolvers<ContextType>;
  AdminTestMail?: AdminTestMailResolvers<ContextType>;
  AdminUpkeep?: AdminUpkeepResolvers<ContextType>;
  AdminWaitingMail?: AdminWaitingMailResolvers<ContextType>;
  AdminWebhook?: AdminWebhookResolvers<ContextType>;
  AnsweredChallenge?: AnsweredChallengeResolvers<ContextType>;
  AuthenticatorAppSetUp?: AuthenticatorAppSetUpResolvers<ContextType>;
  ChangedEmail?: ChangedEmailResolvers<ContextType>;
  Color?: ColorResolvers<ContextType>;
  Contact?: ContactResolvers<ContextType>;
  ContactTile?: ContactTileResolvers<ContextType>;
  CreatedAccessToken?: CreatedAccessTokenResolvers<ContextType>;
  CreatedWebhook?: CreatedWebhookResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  DraftLink?: DraftLinkResolvers<ContextType>;
  EmailChange?: EmailChangeResolvers<ContextType>;
  EmailVerification?: EmailVerificationResolvers<ContextType>;
  EmbedTile?: EmbedTileResolvers<ContextType>;
  FormerLinkname?: FormerLinknameResolvers<ContextType>;
  GoogleSignIn?: GoogleSignInResolvers<ContextType>;
  HeaderLook?: HeaderLookResolvers<ContextType>;
  HeadingTile?: HeadingTileResolvers<ContextType>;
  ImportedPage?: ImportedPageResolvers<ContextType>;
  LeftOut?: LeftOutResolvers<ContextType>;
  Limits?: LimitsResolvers<ContextType>;
  LinkPreview?: LinkPreviewResolvers<ContextType>;
  LinkTile?: LinkTileResolvers<ContextType>;
  LinkedAccount?: LinkedAccountResolvers<ContextType>;
  LinknameAvailability?: LinknameAvailabilityResolvers<ContextType>;
  LogInAnswer?: LogInAnswerResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  MyPage?: MyPageResolvers<ContextType>;
  Network?: NetworkResolvers<ContextType>;
  NetworkLink?: NetworkLinkResolvers<ContextType>;
  NewPasskeyChallenge?: NewPasskeyChallengeResolvers<ContextType>;
  OpenedPage?: OpenedPageResolvers<ContextType>;
  OwnLook?: OwnLookResolvers<ContextType>;
  PageAppearance?: PageAppearanceResolvers<ContextType>;
  PageCounts?: PageCountsResolvers<ContextType>;
  PageDesign?: PageDesignResolvers<ContextType>;
  PageDraft?: PageDraftResolvers<ContextType>;
  PageGround?: PageGroundResolvers<ContextType>;
  PageHiding?: PageHidingResolvers<ContextType>;
  PageImport?: PageImportResolvers<ContextType>;
  PageLayout?: PageLayoutResolvers<ContextType>;
  PageLook?: PageLookResolvers<ContextType>;
  PagePanel?: PagePanelResolvers<ContextType>;
  PagePeriod?: PagePeriodResolvers<ContextType>;
  PageVersion?: PageVersionResolvers<ContextType>;
  PageVersionChange?: PageVersionChangeResolvers<ContextType>;
  PageVersionSummary?: PageVersionSummaryResolvers<ContextType>;
  PageViews?: PageViewsResolvers<ContextType>;
  Passkey?: PasskeyResolvers<ContextType>;
  PasskeyChallenge?: PasskeyChallengeResolvers<ContextType>;
  Picture?: PictureResolvers<ContextType>;
  PictureTile?: PictureTileResolvers<ContextType>;
  PictureVariant?: PictureVariantResolvers<ContextType>;
  PublicPage?: PublicPageResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Rate?: RateResolvers<ContextType>;
  ScheduledPublication?: ScheduledPublicationResolvers<ContextType>;
  SecondFactor?: SecondFactorResolvers<ContextType>;
  SecondFactorNeeded?: SecondFactorNeededResolvers<ContextType>;
  SeenInvitation?: SeenInvitationResolvers<ContextType>;
  Session?: SessionResolvers<ContextType>;
  SetUp?: SetUpResolvers<ContextType>;
  SheetLook?: SheetLookResolvers<ContextType>;
  SignInProvider?: SignInProviderResolvers<ContextType>;
  SignUp?: SignUpResolvers<ContextType>;
  SignedIn?: SignedInResolvers<ContextType>;
  SiteToSetUp?: SiteToSetUpResolvers<ContextType>;
  SocialLinks?: SocialLinksResolvers<ContextType>;
  StartedSignIn?: StartedSignInResolvers<ContextType>;
  SubjectCount?: SubjectCountResolvers<ContextType>;
  TextTile?: TextTileResolvers<ContextType>;
  Theme?: ThemeResolvers<ContextType>;
  Tile?: TileResolvers<ContextType>;
  TileEmblem?: TileEmblemResolvers<ContextType>;
  TileLook?: TileLookResolvers<ContextType>;
  TilePicture?: TilePictureResolvers<ContextType>;
  TileStyle?: TileStyleResolvers<ContextType>;
  TileVisibility?: TileVisibilityResolvers<ContextType>;
  TilesLook?: TilesLookResolvers<ContextType>;
  TypeLook?: TypeLookResolvers<ContextType>;
  Upload?: GraphQLScalarType;
  UploadedPicture?: UploadedPictureResolvers<ContextType>;
  UtmParameters?: UtmParametersResolvers<ContextType>;
  WallpaperLook?: WallpaperLookResolvers<ContextType>;
  Webhook?: WebhookResolvers<ContextType>;
  WebhookDelivery?: WebhookDeliveryResolvers<ContextType>;
};

