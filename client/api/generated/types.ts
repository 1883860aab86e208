/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
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

/** What an account may do on the site. */
export type AccountRole =
  /** Also administer the site. */
  | 'OPERATOR'
  /** Have pages. */
  | 'PERSON';

/** A passkey that a browser has made. The values of the browser are in base64url and have at most 20,000 characters each. */
export type AddPasskeyInput = {
  /** `response.attestationObject`. */
  attestationObject: string;
  /** `response.clientDataJSON`. */
  clientDataJson: string;
  /** The `id` of the answer. */
  credentialId: string;
  /** From 1 to 60 characters. */
  name: string;
  /** The result of `response.getTransports()`. */
  transports?: Array<string>;
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
  email: string;
  /** Whether the link is mailed. Otherwise it is in the answer. */
  mailsLink?: boolean;
  /** The username, as in `register`. */
  username: string;
};

/** By what a list of accounts is sorted. */
export type AdminAccountOrder =
  /** The newest first. */
  | 'JOINED'
  /** By username. */
  | 'NAME'
  /** The last seen first. */
  | 'SEEN';

/** What acts of operators are about. */
export type AdminActKind =
  /** Accounts, and what programs do for them. */
  | 'ACCOUNTS'
  /** Pages and their names. */
  | 'PAGES'
  /** The site itself. */
  | 'SITE';

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

/** Places that pages may not lead to. */
export type AdminBlockedLinksInput = {
  /** Why, for operators; at most 200 characters. */
  note?: string | null | undefined;
  /** Each is a host with its subdomains, as `evil.example`, `*.evil.example` for the subdomains alone, or the beginning of a path, as `sites.example/evil/`; at most 10,000. */
  patterns: Array<string>;
};

/** Which account is deleted. */
export type AdminDeletionInput = {
  /** The `id` of the account. */
  accountId: string | number;
  /** Its username, typed by the operator. */
  username: string;
};

/** Where an operator came in. */
export type AdminDoor =
  /** By the administration in the browser. */
  | 'BROWSER'
  /** By a command on the server. */
  | 'COMMAND_LINE'
  /** By the first set-up of the site. */
  | 'SET_UP';

/** Which invitation is made. */
export type AdminInvitationInput = {
  /** For how many days it is valid, 1 to 366. */
  days: number;
  /** An e-mail address, which then is the only one that may use it, once; or a note of at most 100 characters. Null for neither. */
  forWhom?: string | null | undefined;
  /** How many accounts it may open, 1 to 10,000. */
  uses: number;
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

/** Why a page is hidden. */
export type AdminPageHidingInput = {
  /** The `id` of the page. */
  pageId: string | number;
  /** The reason that its owner reads. */
  reason?: SuspensionReason;
  /** What its owner reads beside the reason, at most 2,000 characters. Null for nothing. */
  words?: string | null | undefined;
};

/** By what a list of all pages is sorted. */
export type AdminPageOrder =
  /** What was published last first. Pages that were never published are missing. */
  | 'PUBLISHED'
  /** The most visited ones of the last seven days first. */
  | 'VISITED';

/** What an operator does about a report. */
export type AdminReportAct =
  /** The page stays as it is. */
  | 'DISMISS'
  /** Visitors do not see the page any more. */
  | 'HIDE'
  /** Suspends the account of the page, for the reason of the report. */
  | 'SUSPEND';

/** What an operator does about a report. */
export type AdminReportDecisionInput = {
  /** What is done. */
  act: AdminReportAct;
  /** Whether it is done about all open reports of the page. */
  all?: boolean;
  /** The `id` of the report. */
  id: string | number;
  /** What the owner of a suspended account is told besides; at most 2,000 characters. */
  words?: string | null | undefined;
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

/** Which account is suspended, and why. */
export type AdminSuspensionInput = {
  /** The `id` of the account. */
  accountId: string | number;
  /** Why. */
  reason: SuspensionReason;
  /** What its owner is told besides; at most 2,000 characters. */
  words?: string | null | undefined;
};

/** What the background work does by itself, and an operator can have done at once. */
export type AdminTask =
  /** Removes the pictures of tiles that nothing has used for 30 days, and the files of pictures that nothing has used for an hour. */
  | 'COLLECT_PICTURES'
  /** Writes the files of all published pages again. Does nothing without a folder for them. */
  | 'EXPORT_PAGES'
  /** Sanitizes the pages again that were sanitized by older rules. */
  | 'RESANITIZE_PAGES';

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
  challenge: string;
  /** The six digits of the authenticator app, or a recovery code such as `k7wq-3f9d`; capitals, blanks and the hyphen do not matter. */
  code: string;
  /** Whether this device shall not be asked for 30 days. */
  rememberDevice?: boolean;
};

/** A tile of any kind: exactly one of the fields. */
export type AnyTileInput =
  {   /** A tile with an address card. */
  contact: ContactTileInput; embed?: never; heading?: never; link?: never; picture?: never; text?: never; }
  |  { contact?: never;   /** A tile with a video, a song, a map or a post of another site. */
  embed: EmbedTileInput; heading?: never; link?: never; picture?: never; text?: never; }
  |  { contact?: never; embed?: never;   /** A heading between tiles. */
  heading: HeadingTileInput; link?: never; picture?: never; text?: never; }
  |  { contact?: never; embed?: never; heading?: never;   /** A tile that leads to an address. */
  link: LinkTileInput; picture?: never; text?: never; }
  |  { contact?: never; embed?: never; heading?: never; link?: never;   /** A tile that is a picture. */
  picture: PictureTileInput; text?: never; }
  |  { contact?: never; embed?: never; heading?: never; link?: never; picture?: never;   /** A tile that opens rich text. */
  text: TextTileInput; };

/** The credentials of an account, and what the device knows of an earlier sign-in. */
export type BeginLogInInput = {
  /** The `deviceToken` of an earlier `answerChallenge` of the same account. */
  deviceToken?: string | null | undefined;
  /** The password exactly as it was chosen. */
  password: string;
  /** The username, or the e-mail address of the account once it is verified, in upper or lower case. */
  username: string;
};

/** A change of a webhook. What is missing or null stays. */
export type ChangeWebhookInput = {
  /** What it is told of; at least one event. */
  events?: Array<WebhookEvent> | null | undefined;
  /** The `id` of one of `webhooks`. */
  id: string | number;
  /** Whether events are sent. Switching it on forgets that it failed. */
  isEnabled?: boolean | null | undefined;
  /** The address of the receiver, as in `CreateWebhookInput`. */
  url?: string | null | undefined;
};

/** The same as `Color`. */
export type ColorInput = {
  /** From 0 to 1. The server changes a value outside of this range to its nearest limit. */
  alpha: number;
  /** `#rgb`, `#rrggbb` or `#rrggbbaa` (its alpha is multiplied with `alpha`). Any other text is refused: COLOR_INVALID. */
  hex: string;
};

/** The same as `Contact`. A text over its limit is refused, and so is a telephone number or an e-mail address that cannot be one. */
export type ContactInput = {
  /** At most 400 characters. Line breaks divide its lines. */
  address?: string;
  /** At most 254 characters. */
  mail?: string;
  /** At most 120 characters. */
  name?: string;
  /** At most 40 characters. */
  telephone?: string;
};

/** The same as `ContactTile`. */
export type ContactTileInput = {
  /** The data. */
  contact: ContactInput;
  /** Null for none. */
  emblem?: TileEmblemInput | null | undefined;
  /** The id that the tile had when it was read, or one of your own: 1 to 40 letters, digits, `-` and `_`. Another one, or one that a tile before has, is left out. */
  id?: string | number | null | undefined;
  /** The first tile that is the lead is the only one. */
  isLead?: boolean;
  /** At most 120 characters; a longer text is refused. */
  name: string;
  /** At most 120 characters; a longer text is refused. */
  secondLine?: string | null | undefined;
  /** How many cells the tile takes in a mosaic. */
  size?: TileSize;
  /** The look of the button. */
  style: TileStyleInput;
  /** Null for a tile that everybody always sees. Without this field, a tile that the page has already stays as visible as it is. */
  visibility?: TileVisibilityInput | null | undefined;
};

/** An access token to create. */
export type CreateAccessTokenInput = {
  /** For how many days it is valid: 1 to 366. Without it, the token is valid until it is revoked. */
  expiresInDays?: number | null | undefined;
  /** What its owner calls it; 1 to 60 characters. */
  name: string;
  /** What it allows; at least one scope. */
  scopes: Array<AccessScope>;
};

/** A new page. */
export type CreatePageInput = {
  /**
   * The id of the page to copy. The copy has what visitors see of it: the published design and the pictures. It is published as version 1,
   * unless the page itself was never published.
   */
  copyOf?: string | number | null | undefined;
  /** Without one, nobody can see the page until it is claimed. */
  linkname?: string | null | undefined;
  /** What the owner calls the page; visitors never see it. At most 60 characters. */
  name?: string | null | undefined;
};

/** A webhook to create. */
export type CreateWebhookInput = {
  /** What it is told of; at least one event. */
  events: Array<WebhookEvent>;
  /** The address of the receiver: https, without a username, a password or a fragment; at most 2048 characters. */
  url: string;
};

/** The credentials of the signed-in account, to confirm its removal. */
export type DeleteAccountInput = {
  /** The password exactly as it was chosen. Leave it out if the account has none. */
  password?: string | null | undefined;
  /** The username, or the e-mail address of the account once it is verified, in upper or lower case. */
  username: string;
};

/** The same as `PageDesign`. At most 1 MB as JSON. */
export type DesignInput = {
  /**
   * Null for the plain look. If it is not sent at all, the client is taken for one that knows nothing of appearances: then the page keeps its
   * appearance, its bio line, and the emblems, sizes and so on of its tiles.
   */
  appearance?: PageAppearanceInput | null | undefined;
  /** The colour behind the whole page. */
  backgroundColor: ColorInput;
  /** At most 160 characters; a longer text is refused. */
  bio?: string | null | undefined;
  /**
   * The icons of the page and where they lead, in their order; at most 50. Null for those of `socialLinks` alone. If it is not sent at all, the client is taken for one
   * that knows only `socialLinks`: then the page keeps its other icons, and the order of all.
   */
  networkLinks?: Array<NetworkLinkInput> | null | undefined;
  /** The addresses of the ten networks that older clients know. One of them that is in `networkLinks`, too, counts there. */
  socialLinks: SocialLinksInput;
  /** At most 100, in the order of the page. */
  tiles: Array<AnyTileInput>;
  /** At most 200 characters; a longer text is refused. */
  title: string;
  /** The colour of the title. */
  titleColor: ColorInput;
  /**
   * What links to other sites say about where a visitor comes from. Null for nothing. If it is not sent at all, the client is taken for one that does not know it: then they
   * say the same as before.
   */
  utm?: UtmParametersInput | null | undefined;
};

/** The same as `EmbedTile`. */
export type EmbedTileInput = {
  /** An address at one of the providers, the code that a provider offers for embedding, or an empty text. Any other address is refused. */
  address: string;
  /** Null for none. */
  emblem?: TileEmblemInput | null | undefined;
  /** The id that the tile had when it was read, or one of your own: 1 to 40 letters, digits, `-` and `_`. Another one, or one that a tile before has, is left out. */
  id?: string | number | null | undefined;
  /** The first tile that is the lead is the only one. */
  isLead?: boolean;
  /** At most 120 characters; a longer text is refused. */
  name: string;
  /** At most 120 characters; a longer text is refused. */
  secondLine?: string | null | undefined;
  /** How many cells the tile takes in a mosaic. */
  size?: TileSize;
  /** The look of the card. */
  style: TileStyleInput;
  /** Null for a tile that everybody always sees. Without this field, a tile that the page has already stays as visible as it is. */
  visibility?: TileVisibilityInput | null | undefined;
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
  code: string;
  /** The value of `iss` in the query. Leave it out if the query has none. */
  iss?: string | null | undefined;
  /** The value of `state` in the query. */
  state: string;
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

/** The same as `HeaderLook`. What is missing is as in the plain look, and a number beyond its limits becomes the nearer limit. */
export type HeaderLookInput = {
  /** Where they are in their line. */
  align?: Alignment | null | undefined;
  /** The line around the picture, in the colour of the title. */
  line?: PictureLine | null | undefined;
  /** The width of the picture on phones, 40 to 560 CSS pixels. */
  pictureSize?: number | null | undefined;
  /** Where the picture is. Wide pages that have the header beside the tiles show it above the title. */
  place?: PicturePlace | null | undefined;
  /** The shape of the picture. */
  shape?: PictureShape | null | undefined;
  /** Where they are on wide pages. */
  wide?: WideHeader | null | undefined;
  /** The same on wide pages. */
  widePictureSize?: number | null | undefined;
};

/** The same as `HeadingTile`. */
export type HeadingTileInput = {
  /** Null for none. */
  emblem?: TileEmblemInput | null | undefined;
  /** The id that the tile had when it was read, or one of your own: 1 to 40 letters, digits, `-` and `_`. Another one, or one that a tile before has, is left out. */
  id?: string | number | null | undefined;
  /** The first tile that is the lead is the only one. */
  isLead?: boolean;
  /** At most 120 characters; a longer text is refused. An empty text makes a gap. */
  name: string;
  /** At most 120 characters; a longer text is refused. */
  secondLine?: string | null | undefined;
  /** How many cells the tile takes in a mosaic. */
  size?: TileSize;
  /** The look of the tile. */
  style: TileStyleInput;
  /** Null for a tile that everybody always sees. Without this field, a tile that the page has already stays as visible as it is. */
  visibility?: TileVisibilityInput | null | undefined;
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
  name: string;
  /** Of the file of a page of this product: the pictures beside it, uploaded by `uploadTilePicture`. At most 400. */
  pictures?: Array<ImportFilePictureInput> | null | undefined;
  /** Its text. The whole request has at most 1 MB. */
  text: string;
};

/** A picture that the file of a page names. */
export type ImportFilePictureInput = {
  /** The id of the uploaded picture. One that the account does not have is named as missing. */
  id: string | number;
  /** The path that the file has for it, such as `pictures/NAME.jpg`. */
  path: string;
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
  leadStyle?: TileStyleInput | null | undefined;
  /** 1 to 40 characters. Blanks at both ends are removed. */
  name: string;
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

/** Whether a profile links back to a page. */
export type LinkBack =
  /** It does, with `rel="me"`. */
  | 'linked'
  /** It does not. */
  | 'notLinked'
  /** Nobody knows: the profile did not answer, is longer than what the server reads, or may not be read; or the operator has switched off that the server reads pages. */
  | 'unread';

/** The same as `LinkTile`. */
export type LinkTileInput = {
  /**
   * An http, https, mailto, tel, sms, facetime, xmpp, geo, whatsapp, signal or matrix address of at most 2,048 characters, or an empty text. The server completes an address without a protocol. It
   * refuses any other protocol, and a username or a password in the address. It never fetches anything from the address.
   */
  address: string;
  /** Null for none. */
  emblem?: TileEmblemInput | null | undefined;
  /** The id that the tile had when it was read, or one of your own: 1 to 40 letters, digits, `-` and `_`. Another one, or one that a tile before has, is left out. */
  id?: string | number | null | undefined;
  /** The first tile that is the lead is the only one. */
  isLead?: boolean;
  /** Whether the page says with `rel="me"` that its creator is at the address, which is in the web. Null for no. See `NetworkLinkInput` for what it means if it is not sent. */
  isMe?: boolean | null | undefined;
  /** At most 120 characters; a longer text is refused. */
  name: string;
  /** At most 120 characters; a longer text is refused. */
  secondLine?: string | null | undefined;
  /** How many cells the tile takes in a mosaic. */
  size?: TileSize;
  /** The look of the button. */
  style: TileStyleInput;
  /** Null for a tile that everybody always sees. Without this field, a tile that the page has already stays as visible as it is. */
  visibility?: TileVisibilityInput | null | undefined;
};

/** The same as `NetworkLink`. */
export type NetworkLinkInput = {
  /**
   * At most 2,048 characters. The server adds https://, or mailto:, tel:, sms:, facetime:, xmpp: or geo:, if it is missing. What the network cannot have is refused: ADDRESS_NOT_LINK. If one of the ten of
   * `SocialLinks` has none here, its address there counts. A link without an address is left out.
   */
  address?: string | null | undefined;
  /** Only of `own`: one of the icons of tiles. */
  icon?: string | null | undefined;
  /**
   * Whether the page says with `rel="me"` that this is a profile of its creator. Null for yes. If it is sent for none of the links and tiles of a design, the client is taken for one that does not
   * know it: then links to the same addresses stay what they are.
   */
  isMe?: boolean | null | undefined;
  /** At most 60 characters in one line. */
  label?: string | null | undefined;
  /** One of the networks that this site knows, such as `mastodon`; any other is refused: CHOICE_UNKNOWN. */
  network: string;
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

/** The same as `PageAppearance`. What is missing is as in the plain look. */
export type PageAppearanceInput = {
  /** What is behind the page. Its first colour is the `backgroundColor`. */
  ground?: PageGroundInput | null | undefined;
  /** The picture, the title, the bio line and the icons. */
  header?: HeaderLookInput | null | undefined;
  /** How the tiles are arranged. */
  layout?: PageLayoutInput | null | undefined;
  /** A plate behind a part of the page. */
  panel?: PagePanelInput | null | undefined;
  /** The popup of a tile. */
  sheet?: SheetLookInput | null | undefined;
  /** At most 40 characters. */
  theme?: string | null | undefined;
  /** What all tiles have in common. */
  tiles?: TilesLookInput | null | undefined;
  /** The letters of the page. */
  type?: TypeLookInput | null | undefined;
  /** How a wallpaper is shown, if the page has one. */
  wallpaper?: WallpaperLookInput | null | undefined;
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
  title: string;
  /** The colour of the title. */
  titleColor: ColorInput;
};

/** The same as `PageGround`. What is missing is as in the plain look, and a number beyond its limits becomes the nearer limit. */
export type PageGroundInput = {
  /** The direction of a gradient in degrees, 0 to 360. 180 is from top to foot. */
  angle?: number | null | undefined;
  /** The colours of the pattern, 1 to 7. */
  colors?: Array<ColorInput> | null | undefined;
  /** The second colour of a gradient. */
  end?: ColorInput | null | undefined;
  /** A plain colour, a gradient or a pattern. */
  kind?: GroundKind | null | undefined;
  /** The pattern, if `kind` says so. */
  pattern?: GroundPattern | null | undefined;
  /** How strong the pattern is, in percent. */
  strength?: number | null | undefined;
};

/** The same as `PageLayout`. What is missing is as in the plain look, and a number beyond its limits becomes the nearer limit. */
export type PageLayoutInput = {
  /** The space between tiles, 0 to 24 CSS pixels. */
  gap?: number | null | undefined;
  /** One column, two columns on wide pages, or a mosaic. */
  kind?: LayoutKind | null | undefined;
  /** The height of a row of the mosaic on phones, 0 to 400 CSS pixels; 0 for square cells. */
  row?: number | null | undefined;
  /** How far they spread on wide pages. */
  spread?: LayoutSpread | null | undefined;
  /** The same on wide pages. */
  wideRow?: number | null | undefined;
};

/** The same as `PagePanel`. What is missing is as in the plain look, and a number beyond its limits becomes the nearer limit. */
export type PagePanelInput = {
  /** Its colour. */
  color?: ColorInput | null | undefined;
  /** The colour of its line; transparent for none. */
  edge?: ColorInput | null | undefined;
  /** What is on it. */
  holds?: PanelPlace | null | undefined;
  /** Whether there is one. */
  kind?: PanelKind | null | undefined;
  /** 0 to 900 CSS pixels. */
  radius?: number | null | undefined;
};

/** The same as `PagePeriod`. */
export type PagePeriodInput = {
  /** A moment as ISO 8601 with `Z` or an offset, such as `2027-03-03T18:00:00+01:00`; in the years 2000 to 2199. Null if the page always was there. */
  from?: string | null | undefined;
  /** Whether visitors see the title and the look of the page before `from`, and when it comes. It has no meaning without `from`. */
  isAnnounced?: boolean;
  /** A time zone as IANA names it, at most 64 characters. It is only shown, because the moments have their offset; one that this server does not know is left out. */
  timeZone?: string | null | undefined;
  /** A moment after `from`. Null if the page stays. */
  until?: string | null | undefined;
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

/** What a browser answers to a challenge for a sign-in. Each value is in base64url and has at most 20,000 characters. */
export type PasskeyAnswerInput = {
  /** `response.authenticatorData`. */
  authenticatorData: string;
  /** `response.clientDataJSON`. */
  clientDataJson: string;
  /** The `id` of the answer. */
  credentialId: string;
  /** `response.signature`. */
  signature: string;
  /** `response.userHandle`. */
  userHandle: string;
};

/** Where a passkey is. */
export type PasskeyKind =
  /** On a computer. */
  | 'COMPUTER'
  /** On a phone or a tablet. */
  | 'PHONE'
  /** On a key that is plugged in or held to the device. */
  | 'SECURITY_KEY';

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

/** The same as `PictureTile`. */
export type PictureTileInput = {
  /** The same as for `LinkTileInput`. */
  address?: string;
  /** At most 300 characters; a longer text is refused. */
  alternative?: string;
  /** Null for none. */
  emblem?: TileEmblemInput | null | undefined;
  /** The id that the tile had when it was read, or one of your own: 1 to 40 letters, digits, `-` and `_`. Another one, or one that a tile before has, is left out. */
  id?: string | number | null | undefined;
  /** The first tile that is the lead is the only one. */
  isLead?: boolean;
  /** Whether the page says with `rel="me"` that its creator is at the address, which is in the web. Null for no. See `NetworkLinkInput` for what it means if it is not sent. */
  isMe?: boolean | null | undefined;
  /** The caption; at most 120 characters. A longer text is refused. */
  name: string;
  /** The id of a picture that the signed-in account has uploaded by `uploadTilePicture`. Any other is refused with PICTURE_NOT_FOUND. */
  picture?: string | number | null | undefined;
  /** At most 120 characters; a longer text is refused. */
  secondLine?: string | null | undefined;
  /** How many cells the tile takes in a mosaic. */
  size?: TileSize;
  /** The look of the tile. */
  style: TileStyleInput;
  /** Null for a tile that everybody always sees. Without this field, a tile that the page has already stays as visible as it is. */
  visibility?: TileVisibilityInput | null | undefined;
};

/** A design, and the version that it replaces. */
export type PublishInput = {
  /** The `version` that the design is based on; 0 for a page that was never published. */
  basedOnVersion: number;
  /**
   * A name for this publication that you choose, such as a random text. If you have seen no answer, send the same again with the same name: within
   * 24 hours, what was published then is answered and not published again. The result has the version of that time, and its `design` as long as that
   * version is kept. With any other input, a name that was used is refused: CLIENT_MUTATION_ID_USED. A dry run needs none.
   */
  clientMutationId?: string | null | undefined;
  /** The complete design. It replaces the published one. */
  design: DesignInput;
  /**
   * Checks and sanitizes the design, and stores nothing: the result has it as it would be stored, with the present `version`. It is refused as a
   * publication would be, but for STORAGE_FULL and TOO_MANY_PICTURES, and counts as one for TOO_MANY_ATTEMPTS. A token that has READ alone may do that, too.
   */
  dryRun?: boolean;
  /** Which page, if it is not the main one. */
  pageId?: string | number | null | undefined;
  /**
   * The `id` of one of `themes`, whose look the design gets: the colours of the title and of the ground, the style of each tile, and the appearance, whatever
   * the design has of them. Names, contents, order, sizes, emblems, the bio line and the focal point of the wallpaper stay. Any other text is refused:
   * DESIGN_INVALID with the field `theme`.
   */
  theme?: string | null | undefined;
};

/** A design, and the version that it replaces. */
export type PublishPageInput = {
  /** The `version` that the design is based on; 0 for a page that was never published. */
  basedOnVersion: number;
  /** The complete design. It replaces the published one. */
  design: PageDesignInput;
  /** Which page, if it is not the main one. */
  pageId?: string | number | null | undefined;
};

/** The data of a new account. All fields but the invitation are required. */
export type RegisterInput = {
  /** An e-mail address of at most 254 characters. */
  email: string;
  /** The code of an invitation: the end of its link. */
  invitation?: string | null | undefined;
  /** 8 to 128 characters, and not one of the most common passwords. */
  password: string;
  /** 3 to 30 letters, digits, `_`, `.` and `-`. */
  username: string;
};

/** The parts of a mailed link, and the new password. */
export type ResetPasswordInput = {
  /** The account id in the link. */
  accountId: string | number;
  /** 8 to 128 characters, and not one of the most common passwords. */
  password: string;
  /** The token in the link. */
  token: string;
};

/** A design that is not finished, and the draft that it replaces. */
export type SaveDraftInput = {
  /** The `version` of the page that it is based on; 0 for a page that was never published. */
  basedOnVersion: number;
  /** The complete design. */
  design: DesignInput;
  /** Which page, if it is not the main one. */
  pageId?: string | number | null | undefined;
  /** The `revision` of the draft that it replaces; 0 when there was none. */
  revision: number;
  /**
   * What you call this state of the draft, such as a random text. If you have seen no answer, the `writer` of the present draft tells whether it was saved. At most 64 characters
   * are kept.
   */
  writer?: string | null | undefined;
};

/** A design, and the moment at which it goes public. */
export type SchedulePublicationInput = {
  /** The `version` that the design is based on; 0 for a page that was never published. */
  basedOnVersion: number;
  /** The complete design. */
  design: DesignInput;
  /** Which page, if it is not the main one. */
  pageId?: string | number | null | undefined;
  /** The moment: in the future, at most two years away. */
  publishesAt: string;
  /** What happens if the page has another version at the moment than `basedOnVersion`: it is published over that, or that version stays and the account decides later. */
  replaces?: boolean;
  /** The time zone in which the moment was chosen, as IANA names it, such as `Europe/Paris`. It is only shown. One that the server does not know is left out. */
  timeZone?: string | null | undefined;
};

/** The first account of a site, and who may sign up beside it. */
export type SetUpInput = {
  /** The code that the server has printed, in upper or lower case. */
  code: string;
  /** An e-mail address of at most 254 characters. */
  email: string;
  /** 8 to 128 characters, and not one of the most common passwords. */
  password: string;
  /** Who may sign up from now on. Without it, that stays as it is. */
  signUp?: SetUpSignUp | null | undefined;
  /** 3 to 30 letters, digits, `_`, `.` and `-`. */
  username: string;
};

/** Where a test mail goes. */
export type SetUpMailInput = {
  /** The code that the server has printed, in upper or lower case. */
  code: string;
  /** An e-mail address of at most 254 characters. */
  email: string;
};

/** Who may sign up after the set-up. */
export type SetUpSignUp =
  /** Nobody. */
  | 'CLOSED'
  /** Nobody; operators give out invitations. */
  | 'INVITE'
  /** Everybody. */
  | 'OPEN';

/** The same as `SheetLook`. What is missing is as in the plain look, and a number beyond its limits becomes the nearer limit. */
export type SheetLookInput = {
  /** The colour of links, list markers and bars. */
  accent?: ColorInput | null | undefined;
  /** The colour behind the text. */
  color?: ColorInput | null | undefined;
  /** 0 to 900 CSS pixels. */
  radius?: number | null | undefined;
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

/**
 * The same as `SocialLinks`. Each address has at most 2,048 characters. The server adds https:// to an address without http:// or https://.
 * What is then no web address, or has a username or password in it, is refused: ADDRESS_NOT_LINK.
 */
export type SocialLinksInput = {
  /** The address on Discord; empty for none. */
  discord?: string;
  /** The address on Facebook; empty for none. */
  facebook?: string;
  /** The creator's own website. */
  home?: string;
  /** The address on Instagram; empty for none. */
  instagram?: string;
  /** The address on LinkedIn; empty for none. */
  linkedin?: string;
  /** The address on Medium; empty for none. */
  medium?: string;
  /** The address on Reddit; empty for none. */
  reddit?: string;
  /** The address on TikTok; empty for none. */
  tiktok?: string;
  /** The address on X, once Twitter; empty for none. */
  twitter?: string;
  /** The address on YouTube; empty for none. */
  youtube?: string;
};

/** Where a page from elsewhere is: exactly one of the fields. */
export type StartImportInput =
  {   /** Its address in the web, of at most 2,048 characters, such as `linktr.ee/salt-and-smoke`. */
  address: string; file?: never; }
  |  { address?: never;   /** A file with it. */
  file: ImportFileInput; };

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

/** The same as `TextTile`. */
export type TextTileInput = {
  /** Null for none. */
  emblem?: TileEmblemInput | null | undefined;
  /**
   * At most 100 kB of HTML. The server removes everything that the editor's toolbar cannot make. Headings, quotes and other blocks
   * become paragraphs, and empty paragraphs are removed; an empty line is `<p><br></p>`. An uploaded picture is
   * `<img src="/media/NAME#ID">`, with the name of one of its files and its id; one that the account does not have is refused with PICTURE_NOT_FOUND.
   * A picture at an `http:` address is asked for over https, and the published `html` has that address.
   */
  html: string;
  /** The id that the tile had when it was read, or one of your own: 1 to 40 letters, digits, `-` and `_`. Another one, or one that a tile before has, is left out. */
  id?: string | number | null | undefined;
  /** The first tile that is the lead is the only one. */
  isLead?: boolean;
  /** At most 120 characters; a longer text is refused. */
  name: string;
  /** At most 120 characters; a longer text is refused. */
  secondLine?: string | null | undefined;
  /** How many cells the tile takes in a mosaic. */
  size?: TileSize;
  /** The look of the button. */
  style: TileStyleInput;
  /** Null for a tile that everybody always sees. Without this field, a tile that the page has already stays as visible as it is. */
  visibility?: TileVisibilityInput | null | undefined;
};

/** Who sees a tile, while its time is. More may be added. */
export type TileAudience =
  /** Everybody who sees the page. */
  | 'everyone'
  /** Nobody but the owner of the page: the tile is in no answer to visitors. */
  | 'hidden'
  /** Whoever gives its password: other visitors see its name and its look. */
  | 'password';

/** A small sign on a tile: exactly one of the fields. */
export type TileEmblemInput =
  {   /** The name of an icon. One that the server does not know is refused. */
  icon: string; picture?: never; sign?: never; }
  |  { icon?: never;   /** The id of a picture that the signed-in account has uploaded by `uploadTilePicture`. Any other is refused with PICTURE_NOT_FOUND. */
  picture: string | number; sign?: never; }
  |  { icon?: never; picture?: never;   /** An emoji, or a few letters; at most 16 characters. */
  sign: string; };

/** A text tile. */
export type TileInput = {
  /**
   * At most 100 kB of HTML. The server removes everything that the editor's toolbar cannot make. Headings, quotes and other blocks
   * become paragraphs, and empty paragraphs are removed; an empty line is `<p><br></p>`. An uploaded picture is
   * `<img src="/media/NAME#ID">`, with the name of one of its files and its id; one that the account does not have is refused with PICTURE_NOT_FOUND.
   * A picture at an `http:` address is asked for over https, and the published `html` has that address.
   */
  html: string;
  /** At most 120 characters; a longer text is refused. */
  name: string;
  /** The look of the button. */
  style: TileStyleInput;
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

/** The same as `TileStyle`. */
export type TileStyleInput = {
  /** The colour of the button's border. */
  border: ColorInput;
  /** The colour of the button. */
  button: ColorInput;
  /** The button's colour while a pointer is over it. */
  hover: ColorInput;
  /** From 0 to 900. The server changes a value outside of this range to its nearest limit. */
  radius: number;
  /** The colour of the button's shadow. */
  shadow: ColorInput;
  /** How the button is made. */
  surface?: TileSurface;
  /** The colour of the button's text. */
  text: ColorInput;
  /** From 0 to 900. The server changes a value outside of this range to its nearest limit. */
  thickness: number;
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

/** The same as `TileVisibility`. */
export type TileVisibilityInput = {
  /** A moment as ISO 8601 with `Z` or an offset, such as `2027-03-03T18:00:00+01:00`; in the years 2000 to 2199. Null if the tile always was there. */
  from?: string | null | undefined;
  /** What visitors read before they have given the password, such as where to get it; at most 200 characters. It has no meaning without a password. */
  hint?: string | null | undefined;
  /** Whether visitors see the name and the look of the tile before `from`, and when it comes. It has no meaning without `from`. */
  isAnnounced?: boolean;
  /** A lock of the account, by `createLock`. `password` needs it, and it has no meaning with anything else. */
  lock?: string | number | null | undefined;
  /** A time zone as IANA names it, at most 64 characters. It is only shown, because the moments have their offset; one that this server does not know is left out. */
  timeZone?: string | null | undefined;
  /** As it was read, as long as the owner of the page has not said who sees the tile. Null otherwise. It has no meaning for a tile that everybody always sees. */
  unrecognizedBeside?: string | null | undefined;
  /** A moment after `from`. Null if the tile stays. */
  until?: string | null | undefined;
  /** One line of plain text, at most 200 characters; a longer one is refused. Null or blank for none. A heading has none. */
  warning?: string | null | undefined;
  /** Who sees it. A heading has no password (CHOICE_UNKNOWN), because it opens nothing. */
  who?: TileAudience;
};

/** The same as `TilesLook`. What is missing is as in the plain look, and a number beyond its limits becomes the nearer limit. */
export type TilesLookInput = {
  /** Where the words on a tile are. */
  align?: Alignment | null | undefined;
  /** The width of the line around a tile, 0 to 10 CSS pixels. */
  edge?: number | null | undefined;
  /** What an emblem stands on. A disc has the colour of the border. */
  emblem?: EmblemGround | null | undefined;
  /** What decorates them. */
  ornament?: TileOrnament | null | undefined;
  /** The colour of the ornament. */
  ornamentColor?: ColorInput | null | undefined;
};

/** An effect of the title's letters. */
export type TitleEffect =
  /** Light around the letters. */
  | 'glow'
  /** A second, shifted print. */
  | 'misprint'
  /** No effect. */
  | 'none';

/** The same as `TypeLook`. What is missing is as in the plain look, and a number beyond its limits becomes the nearer limit. */
export type TypeLookInput = {
  /** The colour of the bio line and the footer; transparent for that of the title. */
  color?: ColorInput | null | undefined;
  /** The effect of the title. */
  effect?: TitleEffect | null | undefined;
  /** The colour of the effect. */
  effectColor?: ColorInput | null | undefined;
  /** The typeface of the title: `system`, `system-serif`, `system-mono`, or the id of an open typeface, such as `eczar`. */
  heading?: string | null | undefined;
  /** Whether the title is italic. */
  isItalic?: boolean | null | undefined;
  /** Whether the title is in capitals. */
  isUpperCase?: boolean | null | undefined;
  /** The height of its lines, in hundredths of its size, at most 160; 0 for what suits the size. */
  leading?: number | null | undefined;
  /** The size of the names on tiles on phones, 12 to 60 CSS pixels. */
  nameSize?: number | null | undefined;
  /** The typeface of the names on tiles, and of headings. */
  names?: string | null | undefined;
  /** The typeface of the second lines on tiles. */
  secondLines?: string | null | undefined;
  /** The size of the title on phones, 16 to 320 CSS pixels. */
  size?: number | null | undefined;
  /** The space between its letters, -10 to 20 hundredths of an em. */
  spacing?: number | null | undefined;
  /** The typeface of everything else. */
  text?: string | null | undefined;
  /** The CSS font-weight of the title, 100 to 900. */
  weight?: number | null | undefined;
  /** The same on wide pages. */
  wideNameSize?: number | null | undefined;
  /** The size of the title on wide pages, 16 to 320 CSS pixels. */
  wideSize?: number | null | undefined;
};

/** The same as `UtmParameters`. Without any of them, a page has none. */
export type UtmParametersInput = {
  /** At most 100 characters in one line. */
  campaign?: string | null | undefined;
  /** At most 100 characters in one line. */
  medium?: string | null | undefined;
  /** At most 100 characters in one line. */
  source?: string | null | undefined;
};

/** The same as `WallpaperLook`. What is missing is as in the plain look, and a number beyond its limits becomes the nearer limit. */
export type WallpaperLookInput = {
  /** 0 to 24 CSS pixels. */
  blur?: number | null | undefined;
  /** How much the page's colour covers the picture, in percent. */
  dim?: number | null | undefined;
  /** The focal point, in percent of the width. It stays visible on every screen. */
  x?: number | null | undefined;
  /** The focal point, in percent of the height. */
  y?: number | null | undefined;
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

export type LinknameAvailabilityQueryVariables = Exact<{
  linkname: string;
}>;


export type LinknameAvailabilityQuery = { linknameAvailability: { linkname: string, available: boolean, code: string | null, reason: string | null } };

export type ClaimLinknameMutationVariables = Exact<{
  linkname: string;
  pageId?: string | number | null | undefined;
}>;


export type ClaimLinknameMutation = { claimLinkname: { id: string, isMain: boolean, linkname: string | null, address: string | null } };

export type AccountPagesQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountPagesQuery = { me: { firstUsername: string, pages: Array<{ id: string, name: string | null, isMain: boolean, isFirst: boolean, linkname: string | null, address: string | null, isHidden: boolean, feedAddress: string | null, version: number, profilePicture: { url: string, width: number, height: number, color: string, variants: Array<{ url: string, format: string, width: number, height: number }> } | null }> } };

export type PageEntryFragment = { id: string, name: string | null, isMain: boolean, isFirst: boolean, linkname: string | null, address: string | null, isHidden: boolean, feedAddress: string | null, version: number, profilePicture: { url: string, width: number, height: number, color: string, variants: Array<{ url: string, format: string, width: number, height: number }> } | null };

export type HiddenPageQueryVariables = Exact<{
  id: string | number;
}>;


export type HiddenPageQuery = { page: { id: string, hiding: { since: string, reason: HidingReason, words: string | null, lookAskedAt: string | null } | null } };

export type PageLookQueryVariables = Exact<{
  id: string | number;
}>;


export type PageLookQuery = { page: { id: string, wallpaper: { url: string, width: number, height: number, color: string, variants: Array<{ url: string, format: string, width: number, height: number }> } | null, design: { title: string, bio: string | null, titleColor: { hex: string, alpha: number }, backgroundColor: { hex: string, alpha: number }, tiles: Array<
        | { __typename: 'ContactTile', name: string, secondLine: string | null, size: TileSize, isLead: boolean, style: { radius: number, thickness: number, surface: TileSurface, text: { hex: string, alpha: number }, button: { hex: string, alpha: number }, hover: { hex: string, alpha: number }, border: { hex: string, alpha: number }, shadow: { hex: string, alpha: number } }, emblem: { sign: string | null, icon: string | null, picture: { id: string, width: number, height: number, color: string, variants: Array<{ url: string, width: number, height: number }> } | null } | null }
        | { __typename: 'EmbedTile', name: string, secondLine: string | null, size: TileSize, isLead: boolean, style: { radius: number, thickness: number, surface: TileSurface, text: { hex: string, alpha: number }, button: { hex: string, alpha: number }, hover: { hex: string, alpha: number }, border: { hex: string, alpha: number }, shadow: { hex: string, alpha: number } }, emblem: { sign: string | null, icon: string | null, picture: { id: string, width: number, height: number, color: string, variants: Array<{ url: string, width: number, height: number }> } | null } | null }
        | { __typename: 'HeadingTile', name: string, secondLine: string | null, size: TileSize, isLead: boolean, style: { radius: number, thickness: number, surface: TileSurface, text: { hex: string, alpha: number }, button: { hex: string, alpha: number }, hover: { hex: string, alpha: number }, border: { hex: string, alpha: number }, shadow: { hex: string, alpha: number } }, emblem: { sign: string | null, icon: string | null, picture: { id: string, width: number, height: number, color: string, variants: Array<{ url: string, width: number, height: number }> } | null } | null }
        | { __typename: 'LinkTile', name: string, secondLine: string | null, size: TileSize, isLead: boolean, style: { radius: number, thickness: number, surface: TileSurface, text: { hex: string, alpha: number }, button: { hex: string, alpha: number }, hover: { hex: string, alpha: number }, border: { hex: string, alpha: number }, shadow: { hex: string, alpha: number } }, emblem: { sign: string | null, icon: string | null, picture: { id: string, width: number, height: number, color: string, variants: Array<{ url: string, width: number, height: number }> } | null } | null }
        | { __typename: 'PictureTile', name: string, secondLine: string | null, size: TileSize, isLead: boolean, picture: { id: string, width: number, height: number, color: string, variants: Array<{ url: string, width: number, height: number }> } | null, style: { radius: number, thickness: number, surface: TileSurface, text: { hex: string, alpha: number }, button: { hex: string, alpha: number }, hover: { hex: string, alpha: number }, border: { hex: string, alpha: number }, shadow: { hex: string, alpha: number } }, emblem: { sign: string | null, icon: string | null, picture: { id: string, width: number, height: number, color: string, variants: Array<{ url: string, width: number, height: number }> } | null } | null }
        | { __typename: 'TextTile', name: string, secondLine: string | null, size: TileSize, isLead: boolean, style: { radius: number, thickness: number, surface: TileSurface, text: { hex: string, alpha: number }, button: { hex: string, alpha: number }, hover: { hex: string, alpha: number }, border: { hex: string, alpha: number }, shadow: { hex: string, alpha: number } }, emblem: { sign: string | null, icon: string | null, picture: { id: string, width: number, height: number, color: string, variants: Array<{ url: string, width: number, height: number }> } | null } | null }
      >, socialLinks: { home: string, twitter: string, instagram: string, facebook: string, youtube: string, reddit: string, tiktok: string, linkedin: string, medium: string, discord: string }, networkLinks: Array<{ network: string, address: string, label: string | null, icon: string | null, isMe: boolean }>, appearance: { theme: string, ground: { kind: GroundKind, angle: number, pattern: GroundPattern, strength: number, end: { hex: string, alpha: number }, colors: Array<{ hex: string, alpha: number }> }, wallpaper: { x: number, y: number, dim: number, blur: number }, panel: { kind: PanelKind, holds: PanelPlace, radius: number, color: { hex: string, alpha: number }, edge: { hex: string, alpha: number } }, type: { heading: string, names: string, secondLines: string, text: string, size: number, wideSize: number, weight: number, spacing: number, leading: number, isItalic: boolean, isUpperCase: boolean, effect: TitleEffect, nameSize: number, wideNameSize: number, effectColor: { hex: string, alpha: number }, color: { hex: string, alpha: number } }, header: { align: Alignment, shape: PictureShape, place: PicturePlace, pictureSize: number, widePictureSize: number, line: PictureLine, wide: WideHeader }, layout: { kind: LayoutKind, gap: number, spread: LayoutSpread, row: number, wideRow: number }, tiles: { align: Alignment, edge: number, emblem: EmblemGround, ornament: TileOrnament, ornamentColor: { hex: string, alpha: number } }, sheet: { radius: number, color: { hex: string, alpha: number }, accent: { hex: string, alpha: number } } } | null } | null } };

export type CreatePageMutationVariables = Exact<{
  input: CreatePageInput;
}>;


export type CreatePageMutation = { createPage: { id: string, name: string | null, isMain: boolean, isFirst: boolean, linkname: string | null, address: string | null, isHidden: boolean, feedAddress: string | null, version: number, profilePicture: { url: string, width: number, height: number, color: string, variants: Array<{ url: string, format: string, width: number, height: number }> } | null } };

export type PictureFilesFragment = { url: string, width: number, height: number, color: string, variants: Array<{ url: string, format: string, width: number, height: number }> };

export type PersonalQueryVariables = Exact<{ [key: string]: never; }>;


export type PersonalQuery = { me: { username: string, firstUsername: string, email: string, emailVerified: boolean, hasPassword: boolean, role: AccountRole, emailChange: { email: string } | null, pages: Array<{ id: string, name: string | null, isMain: boolean, isFirst: boolean, linkname: string | null, address: string | null, isHidden: boolean, feedAddress: string | null, version: number, profilePicture: { url: string, width: number, height: number, color: string, variants: Array<{ url: string, format: string, width: number, height: number }> } | null }>, page: { id: string, linkname: string | null, address: string | null, isHidden: boolean, version: number, profilePicture: { url: string, width: number, height: number, color: string, variants: Array<{ url: string, format: string, width: number, height: number }> } | null } }, formerLinknames: Array<{ linkname: string, closedUntil: string }> };

export type ProviderLogOutQueryVariables = Exact<{ [key: string]: never; }>;


export type ProviderLogOutQuery = { providerLogOut: string | null };

export type RequestEmailVerificationMutationVariables = Exact<{ [key: string]: never; }>;


export type RequestEmailVerificationMutation = { requestEmailVerification: { alreadyVerified: boolean, detail: string } };

type TileContent_ContactTile_Fragment = { contact: { name: string, telephone: string, mail: string, address: string } };

type TileContent_EmbedTile_Fragment = { address: string };

type TileContent_HeadingTile_Fragment = { __typename: 'HeadingTile' };

type TileContent_LinkTile_Fragment = { address: string, isMe: boolean };

type TileContent_PictureTile_Fragment = { alternative: string, address: string, isMe: boolean, picture: { id: string, width: number, height: number, color: string, variants: Array<{ url: string, width: number, height: number }> } | null };

type TileContent_TextTile_Fragment = { html: string };

export type TileContentFragment =
  | TileContent_ContactTile_Fragment
  | TileContent_EmbedTile_Fragment
  | TileContent_HeadingTile_Fragment
  | TileContent_LinkTile_Fragment
  | TileContent_PictureTile_Fragment
  | TileContent_TextTile_Fragment
;

export type VerifyEmailMutationVariables = Exact<{
  token: string;
}>;


export type VerifyEmailMutation = { verifyEmail: boolean };

export type VerifyOwnEmailMutationVariables = Exact<{
  token: string;
}>;


export type VerifyOwnEmailMutation = { verifyOwnEmail: boolean };

export type AdminAccountQueryVariables = Exact<{
  id: string | number;
}>;


export type AdminAccountQuery = { adminAccount: { hasPassword: boolean, appSince: string | null, passkeys: Array<string>, storageUsed: number, storageMost: number, account: { id: string, username: string, email: string, emailVerified: boolean, role: AccountRole, suspendedAt: string | null, pageCount: number, reportCount: number, registeredAt: string, lastSeenAt: string }, suspension: { since: string, reason: SuspensionReason, words: string | null } | null, pages: Array<{ id: string, name: string | null, linkname: string | null, address: string | null, version: number, publishedAt: string | null, isHidden: boolean }>, providers: Array<{ label: string, email: string | null, linkedAt: string | null }>, sessions: Array<{ device: string | null, lastUsedAt: string }>, accessTokens: Array<{ id: string, name: string, scopes: Array<AccessScope>, lastUsedAt: string | null }> } };

export type AdminAccountFactsFragment = { hasPassword: boolean, appSince: string | null, passkeys: Array<string>, storageUsed: number, storageMost: number, account: { id: string, username: string, email: string, emailVerified: boolean, role: AccountRole, suspendedAt: string | null, pageCount: number, reportCount: number, registeredAt: string, lastSeenAt: string }, suspension: { since: string, reason: SuspensionReason, words: string | null } | null, pages: Array<{ id: string, name: string | null, linkname: string | null, address: string | null, version: number, publishedAt: string | null, isHidden: boolean }>, providers: Array<{ label: string, email: string | null, linkedAt: string | null }>, sessions: Array<{ device: string | null, lastUsedAt: string }>, accessTokens: Array<{ id: string, name: string, scopes: Array<AccessScope>, lastUsedAt: string | null }> };

export type AdminAccountsQueryVariables = Exact<{
  search?: string | null | undefined;
  filter: AdminAccountFilter;
  order: AdminAccountOrder;
  at?: string | null | undefined;
}>;


export type AdminAccountsQuery = { adminAccounts: { total: number, from: number, previous: string | null, next: string | null, accounts: Array<{ id: string, username: string, email: string, emailVerified: boolean, role: AccountRole, suspendedAt: string | null, pageCount: number, reportCount: number, registeredAt: string, lastSeenAt: string }> } };

export type AdminAccountFragment = { id: string, username: string, email: string, emailVerified: boolean, role: AccountRole, suspendedAt: string | null, pageCount: number, reportCount: number, registeredAt: string, lastSeenAt: string };

export type AdminAccountPagesQueryVariables = Exact<{
  accountId: string | number;
}>;


export type AdminAccountPagesQuery = { adminAccountPages: Array<{ visits: number, openReports: number, page: { id: string, title: string, linkname: string | null, address: string | null, isHidden: boolean, publishedAt: string | null, look: { title: string, bio: string | null, tiles: Array<{ kind: string, name: string, secondLine: string | null, size: TileSize, isLead: boolean, picture: { id: string, width: number, height: number, color: string, variants: Array<{ url: string, width: number, height: number }> } | null, style: { radius: number, thickness: number, surface: TileSurface, text: { hex: string, alpha: number }, button: { hex: string, alpha: number }, hover: { hex: string, alpha: number }, border: { hex: string, alpha: number }, shadow: { hex: string, alpha: number } }, emblem: { sign: string | null, icon: string | null } | null }>, titleColor: { hex: string, alpha: number }, backgroundColor: { hex: string, alpha: number }, socialLinks: { home: string, twitter: string, instagram: string, facebook: string, youtube: string, reddit: string, tiktok: string, linkedin: string, medium: string, discord: string }, networkLinks: Array<{ network: string, address: string, label: string | null, icon: string | null, isMe: boolean }>, appearance: { theme: string, ground: { kind: GroundKind, angle: number, pattern: GroundPattern, strength: number, end: { hex: string, alpha: number }, colors: Array<{ hex: string, alpha: number }> }, wallpaper: { x: number, y: number, dim: number, blur: number }, panel: { kind: PanelKind, holds: PanelPlace, radius: number, color: { hex: string, alpha: number }, edge: { hex: string, alpha: number } }, type: { heading: string, names: string, secondLines: string, text: string, size: number, wideSize: number, weight: number, spacing: number, leading: number, isItalic: boolean, isUpperCase: boolean, effect: TitleEffect, nameSize: number, wideNameSize: number, effectColor: { hex: string, alpha: number }, color: { hex: string, alpha: number } }, header: { align: Alignment, shape: PictureShape, place: PicturePlace, pictureSize: number, widePictureSize: number, line: PictureLine, wide: WideHeader }, layout: { kind: LayoutKind, gap: number, spread: LayoutSpread, row: number, wideRow: number }, tiles: { align: Alignment, edge: number, emblem: EmblemGround, ornament: TileOrnament, ornamentColor: { hex: string, alpha: number } }, sheet: { radius: number, color: { hex: string, alpha: number }, accent: { hex: string, alpha: number } } } | null } | null, profilePicture: { url: string, width: number, height: number, color: string, variants: Array<{ url: string, format: string, width: number, height: number }> } | null, wallpaper: { url: string, width: number, height: number, color: string, variants: Array<{ url: string, format: string, width: number, height: number }> } | null }, owner: { id: string, username: string }, hiding: { since: string, reason: HidingReason, words: string | null, lookAskedAt: string | null } | null }> };

export type AdminChangeRoleMutationVariables = Exact<{
  accountId: string | number;
  role: AccountRole;
}>;


export type AdminChangeRoleMutation = { adminChangeRole: { hasPassword: boolean, appSince: string | null, passkeys: Array<string>, storageUsed: number, storageMost: number, account: { id: string, username: string, email: string, emailVerified: boolean, role: AccountRole, suspendedAt: string | null, pageCount: number, reportCount: number, registeredAt: string, lastSeenAt: string }, suspension: { since: string, reason: SuspensionReason, words: string | null } | null, pages: Array<{ id: string, name: string | null, linkname: string | null, address: string | null, version: number, publishedAt: string | null, isHidden: boolean }>, providers: Array<{ label: string, email: string | null, linkedAt: string | null }>, sessions: Array<{ device: string | null, lastUsedAt: string }>, accessTokens: Array<{ id: string, name: string, scopes: Array<AccessScope>, lastUsedAt: string | null }> } };

export type AdminDeleteAccountMutationVariables = Exact<{
  input: AdminDeletionInput;
}>;


export type AdminDeleteAccountMutation = { adminDeleteAccount: { receipt: string, at: string, pages: number, linknamesFreeAt: string, isMailed: boolean } };

export type AdminEndSessionsMutationVariables = Exact<{
  accountId: string | number;
}>;


export type AdminEndSessionsMutation = { adminEndSessions: { hasPassword: boolean, appSince: string | null, passkeys: Array<string>, storageUsed: number, storageMost: number, account: { id: string, username: string, email: string, emailVerified: boolean, role: AccountRole, suspendedAt: string | null, pageCount: number, reportCount: number, registeredAt: string, lastSeenAt: string }, suspension: { since: string, reason: SuspensionReason, words: string | null } | null, pages: Array<{ id: string, name: string | null, linkname: string | null, address: string | null, version: number, publishedAt: string | null, isHidden: boolean }>, providers: Array<{ label: string, email: string | null, linkedAt: string | null }>, sessions: Array<{ device: string | null, lastUsedAt: string }>, accessTokens: Array<{ id: string, name: string, scopes: Array<AccessScope>, lastUsedAt: string | null }> } };

export type AdminLiftSuspensionMutationVariables = Exact<{
  accountId: string | number;
}>;


export type AdminLiftSuspensionMutation = { adminLiftSuspension: { hasPassword: boolean, appSince: string | null, passkeys: Array<string>, storageUsed: number, storageMost: number, account: { id: string, username: string, email: string, emailVerified: boolean, role: AccountRole, suspendedAt: string | null, pageCount: number, reportCount: number, registeredAt: string, lastSeenAt: string }, suspension: { since: string, reason: SuspensionReason, words: string | null } | null, pages: Array<{ id: string, name: string | null, linkname: string | null, address: string | null, version: number, publishedAt: string | null, isHidden: boolean }>, providers: Array<{ label: string, email: string | null, linkedAt: string | null }>, sessions: Array<{ device: string | null, lastUsedAt: string }>, accessTokens: Array<{ id: string, name: string, scopes: Array<AccessScope>, lastUsedAt: string | null }> } };

export type AdminMailPasswordLinkMutationVariables = Exact<{
  accountId: string | number;
}>;


export type AdminMailPasswordLinkMutation = { adminMailPasswordLink: { hasPassword: boolean, appSince: string | null, passkeys: Array<string>, storageUsed: number, storageMost: number, account: { id: string, username: string, email: string, emailVerified: boolean, role: AccountRole, suspendedAt: string | null, pageCount: number, reportCount: number, registeredAt: string, lastSeenAt: string }, suspension: { since: string, reason: SuspensionReason, words: string | null } | null, pages: Array<{ id: string, name: string | null, linkname: string | null, address: string | null, version: number, publishedAt: string | null, isHidden: boolean }>, providers: Array<{ label: string, email: string | null, linkedAt: string | null }>, sessions: Array<{ device: string | null, lastUsedAt: string }>, accessTokens: Array<{ id: string, name: string, scopes: Array<AccessScope>, lastUsedAt: string | null }> } };

export type AdminRemovePasskeysMutationVariables = Exact<{
  accountId: string | number;
}>;


export type AdminRemovePasskeysMutation = { adminRemovePasskeys: { hasPassword: boolean, appSince: string | null, passkeys: Array<string>, storageUsed: number, storageMost: number, account: { id: string, username: string, email: string, emailVerified: boolean, role: AccountRole, suspendedAt: string | null, pageCount: number, reportCount: number, registeredAt: string, lastSeenAt: string }, suspension: { since: string, reason: SuspensionReason, words: string | null } | null, pages: Array<{ id: string, name: string | null, linkname: string | null, address: string | null, version: number, publishedAt: string | null, isHidden: boolean }>, providers: Array<{ label: string, email: string | null, linkedAt: string | null }>, sessions: Array<{ device: string | null, lastUsedAt: string }>, accessTokens: Array<{ id: string, name: string, scopes: Array<AccessScope>, lastUsedAt: string | null }> } };

export type AdminResetSecondFactorMutationVariables = Exact<{
  accountId: string | number;
}>;


export type AdminResetSecondFactorMutation = { adminResetSecondFactor: { hasPassword: boolean, appSince: string | null, passkeys: Array<string>, storageUsed: number, storageMost: number, account: { id: string, username: string, email: string, emailVerified: boolean, role: AccountRole, suspendedAt: string | null, pageCount: number, reportCount: number, registeredAt: string, lastSeenAt: string }, suspension: { since: string, reason: SuspensionReason, words: string | null } | null, pages: Array<{ id: string, name: string | null, linkname: string | null, address: string | null, version: number, publishedAt: string | null, isHidden: boolean }>, providers: Array<{ label: string, email: string | null, linkedAt: string | null }>, sessions: Array<{ device: string | null, lastUsedAt: string }>, accessTokens: Array<{ id: string, name: string, scopes: Array<AccessScope>, lastUsedAt: string | null }> } };

export type AdminSendDataMutationVariables = Exact<{
  accountId: string | number;
}>;


export type AdminSendDataMutation = { adminSendData: boolean };

export type AdminSuspendAccountMutationVariables = Exact<{
  input: AdminSuspensionInput;
}>;


export type AdminSuspendAccountMutation = { adminSuspendAccount: { hasPassword: boolean, appSince: string | null, passkeys: Array<string>, storageUsed: number, storageMost: number, account: { id: string, username: string, email: string, emailVerified: boolean, role: AccountRole, suspendedAt: string | null, pageCount: number, reportCount: number, registeredAt: string, lastSeenAt: string }, suspension: { since: string, reason: SuspensionReason, words: string | null } | null, pages: Array<{ id: string, name: string | null, linkname: string | null, address: string | null, version: number, publishedAt: string | null, isHidden: boolean }>, providers: Array<{ label: string, email: string | null, linkedAt: string | null }>, sessions: Array<{ device: string | null, lastUsedAt: string }>, accessTokens: Array<{ id: string, name: string, scopes: Array<AccessScope>, lastUsedAt: string | null }> } };

export type AdminVerifyEmailMutationVariables = Exact<{
  accountId: string | number;
}>;


export type AdminVerifyEmailMutation = { adminVerifyEmail: { hasPassword: boolean, appSince: string | null, passkeys: Array<string>, storageUsed: number, storageMost: number, account: { id: string, username: string, email: string, emailVerified: boolean, role: AccountRole, suspendedAt: string | null, pageCount: number, reportCount: number, registeredAt: string, lastSeenAt: string }, suspension: { since: string, reason: SuspensionReason, words: string | null } | null, pages: Array<{ id: string, name: string | null, linkname: string | null, address: string | null, version: number, publishedAt: string | null, isHidden: boolean }>, providers: Array<{ label: string, email: string | null, linkedAt: string | null }>, sessions: Array<{ device: string | null, lastUsedAt: string }>, accessTokens: Array<{ id: string, name: string, scopes: Array<AccessScope>, lastUsedAt: string | null }> } };

export type AdminCreateAccountMutationVariables = Exact<{
  input: AdminAccountInput;
}>;


export type AdminCreateAccountMutation = { adminCreateAccount: { link: string | null, account: { id: string, username: string } } };

export type AdminRevokeAccessTokenMutationVariables = Exact<{
  accountId: string | number;
  id: string | number;
}>;


export type AdminRevokeAccessTokenMutation = { adminRevokeAccessToken: boolean };

export type AdminQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminQuery = { admin: { username: string, accountId: string, version: string, openReports: number, givenUpMails: number } };

export type AdminAuditLogFileQueryVariables = Exact<{
  about?: string | null | undefined;
  operator?: string | null | undefined;
  kind?: AdminActKind | null | undefined;
  days?: number | null | undefined;
  at?: string | null | undefined;
}>;


export type AdminAuditLogFileQuery = { adminAuditLogFile: { csv: string, next: string | null } };

export type AdminAuditLogQueryVariables = Exact<{
  about?: string | null | undefined;
  operator?: string | null | undefined;
  kind?: AdminActKind | null | undefined;
  days?: number | null | undefined;
  at?: string | null | undefined;
}>;


export type AdminAuditLogQuery = { adminAuditLog: { operators: Array<string>, previous: string | null, next: string | null, entries: Array<{ id: string, at: string, operator: string, door: AdminDoor, act: string, subject: string | null, outcome: string, receipt: string | null, account: { id: string, username: string } | null }> } };

export type AdminBlockedLinksQueryVariables = Exact<{
  search?: string | null | undefined;
}>;


export type AdminBlockedLinksQuery = { adminBlockedLinks: { total: number, links: Array<{ pattern: string, note: string | null, addedAt: string, addedBy: string }> } };

export type AdminLinkFindingsQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminLinkFindingsQuery = { adminLinkFindings: { isWhole: boolean, pages: Array<{ pageId: string, linkname: string | null, owner: string, address: string | null, pattern: string, isHidden: boolean }> } };

export type AdminBlockLinksMutationVariables = Exact<{
  input: AdminBlockedLinksInput;
}>;


export type AdminBlockLinksMutation = { adminBlockLinks: number };

export type AdminUnblockLinkMutationVariables = Exact<{
  pattern: string;
}>;


export type AdminUnblockLinkMutation = { adminUnblockLink: boolean };

export type AdminInvitationsQueryVariables = Exact<{
  at?: string | null | undefined;
}>;


export type AdminInvitationsQuery = { adminInvitations: { mode: SignUpMode, isModeFixed: boolean, from: number, previous: string | null, next: string | null, invitations: Array<{ code: string, link: string, email: string | null, note: string | null, uses: number, used: number, expiresAt: string, state: AdminInvitationState }> } };

export type AdminInviteMutationVariables = Exact<{
  input: AdminInvitationInput;
}>;


export type AdminInviteMutation = { adminInvite: { isMailed: boolean, invitation: { code: string, link: string, email: string | null, note: string | null, uses: number, used: number, expiresAt: string, state: AdminInvitationState } } };

export type AdminRestoreInvitationMutationVariables = Exact<{
  code: string;
}>;


export type AdminRestoreInvitationMutation = { adminRestoreInvitation: boolean };

export type AdminRevokeInvitationMutationVariables = Exact<{
  code: string;
}>;


export type AdminRevokeInvitationMutation = { adminRevokeInvitation: boolean };

export type AdminInvitationFragment = { code: string, link: string, email: string | null, note: string | null, uses: number, used: number, expiresAt: string, state: AdminInvitationState };

export type AdminMailQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminMailQuery = { adminMail: { from: string, server: string | null, sentToday: number, waiting: number, oldestSeconds: number, givenUp: number, givenUpMails: Array<{ id: string, kind: string, to: string | null, answer: string, triedAt: string }>, waitingMails: Array<{ id: string, kind: string, to: string | null, failedTries: number, answer: string | null, isBeingSent: boolean, nextTryAt: string }> } };

export type AdminRemoveMailsMutationVariables = Exact<{
  ids: Array<string | number> | string | number;
}>;


export type AdminRemoveMailsMutation = { adminRemoveMails: number };

export type AdminRetryMailsMutationVariables = Exact<{
  ids?: Array<string | number> | string | number | null | undefined;
}>;


export type AdminRetryMailsMutation = { adminRetryMails: number };

export type AdminTestMailMutationVariables = Exact<{
  to: string;
}>;


export type AdminTestMailMutation = { adminTestMail: { milliseconds: number, refusal: string | null } };

export type AdminOverviewQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminOverviewQuery = { adminOverview: { figures: { countedAt: string, accounts: number, pages: number, published: number, seen: number, visits: number, visitsBefore: number | null, days: Array<{ day: string, signUps: number, publications: number }> } | null, attention: Array<{ kind: AdminAttentionKind, count: number, since: string | null }>, health: { checkedAt: string, startedAt: string, mailsWaiting: number, mailsGivenUp: number, parts: Array<{ name: string, works: boolean, milliseconds: number }>, disk: { used: number, size: number } | null, lastBackup: { madeAt: string, bytes: number } | null } } };

export type AdminPagesQueryVariables = Exact<{
  search?: string | null | undefined;
  filter: AdminPageFilter;
  order: AdminPageOrder;
  at?: string | null | undefined;
}>;


export type AdminPagesQuery = { adminPages: { total: number, from: number, previous: string | null, next: string | null, waiting: number, pages: Array<{ visits: number, openReports: number, page: { id: string, title: string, linkname: string | null, address: string | null, isHidden: boolean, publishedAt: string | null, look: { title: string, bio: string | null, tiles: Array<{ kind: string, name: string, secondLine: string | null, size: TileSize, isLead: boolean, picture: { id: string, width: number, height: number, color: string, variants: Array<{ url: string, width: number, height: number }> } | null, style: { radius: number, thickness: number, surface: TileSurface, text: { hex: string, alpha: number }, button: { hex: string, alpha: number }, hover: { hex: string, alpha: number }, border: { hex: string, alpha: number }, shadow: { hex: string, alpha: number } }, emblem: { sign: string | null, icon: string | null } | null }>, titleColor: { hex: string, alpha: number }, backgroundColor: { hex: string, alpha: number }, socialLinks: { home: string, twitter: string, instagram: string, facebook: string, youtube: string, reddit: string, tiktok: string, linkedin: string, medium: string, discord: string }, networkLinks: Array<{ network: string, address: string, label: string | null, icon: string | null, isMe: boolean }>, appearance: { theme: string, ground: { kind: GroundKind, angle: number, pattern: GroundPattern, strength: number, end: { hex: string, alpha: number }, colors: Array<{ hex: string, alpha: number }> }, wallpaper: { x: number, y: number, dim: number, blur: number }, panel: { kind: PanelKind, holds: PanelPlace, radius: number, color: { hex: string, alpha: number }, edge: { hex: string, alpha: number } }, type: { heading: string, names: string, secondLines: string, text: string, size: number, wideSize: number, weight: number, spacing: number, leading: number, isItalic: boolean, isUpperCase: boolean, effect: TitleEffect, nameSize: number, wideNameSize: number, effectColor: { hex: string, alpha: number }, color: { hex: string, alpha: number } }, header: { align: Alignment, shape: PictureShape, place: PicturePlace, pictureSize: number, widePictureSize: number, line: PictureLine, wide: WideHeader }, layout: { kind: LayoutKind, gap: number, spread: LayoutSpread, row: number, wideRow: number }, tiles: { align: Alignment, edge: number, emblem: EmblemGround, ornament: TileOrnament, ornamentColor: { hex: string, alpha: number } }, sheet: { radius: number, color: { hex: string, alpha: number }, accent: { hex: string, alpha: number } } } | null } | null, profilePicture: { url: string, width: number, height: number, color: string, variants: Array<{ url: string, format: string, width: number, height: number }> } | null, wallpaper: { url: string, width: number, height: number, color: string, variants: Array<{ url: string, format: string, width: number, height: number }> } | null }, owner: { id: string, username: string }, hiding: { since: string, reason: HidingReason, words: string | null, lookAskedAt: string | null } | null }> } };

export type AdminListedPageFragment = { visits: number, openReports: number, page: { id: string, title: string, linkname: string | null, address: string | null, isHidden: boolean, publishedAt: string | null, look: { title: string, bio: string | null, tiles: Array<{ kind: string, name: string, secondLine: string | null, size: TileSize, isLead: boolean, picture: { id: string, width: number, height: number, color: string, variants: Array<{ url: string, width: number, height: number }> } | null, style: { radius: number, thickness: number, surface: TileSurface, text: { hex: string, alpha: number }, button: { hex: string, alpha: number }, hover: { hex: string, alpha: number }, border: { hex: string, alpha: number }, shadow: { hex: string, alpha: number } }, emblem: { sign: string | null, icon: string | null } | null }>, titleColor: { hex: string, alpha: number }, backgroundColor: { hex: string, alpha: number }, socialLinks: { home: string, twitter: string, instagram: string, facebook: string, youtube: string, reddit: string, tiktok: string, linkedin: string, medium: string, discord: string }, networkLinks: Array<{ network: string, address: string, label: string | null, icon: string | null, isMe: boolean }>, appearance: { theme: string, ground: { kind: GroundKind, angle: number, pattern: GroundPattern, strength: number, end: { hex: string, alpha: number }, colors: Array<{ hex: string, alpha: number }> }, wallpaper: { x: number, y: number, dim: number, blur: number }, panel: { kind: PanelKind, holds: PanelPlace, radius: number, color: { hex: string, alpha: number }, edge: { hex: string, alpha: number } }, type: { heading: string, names: string, secondLines: string, text: string, size: number, wideSize: number, weight: number, spacing: number, leading: number, isItalic: boolean, isUpperCase: boolean, effect: TitleEffect, nameSize: number, wideNameSize: number, effectColor: { hex: string, alpha: number }, color: { hex: string, alpha: number } }, header: { align: Alignment, shape: PictureShape, place: PicturePlace, pictureSize: number, widePictureSize: number, line: PictureLine, wide: WideHeader }, layout: { kind: LayoutKind, gap: number, spread: LayoutSpread, row: number, wideRow: number }, tiles: { align: Alignment, edge: number, emblem: EmblemGround, ornament: TileOrnament, ornamentColor: { hex: string, alpha: number } }, sheet: { radius: number, color: { hex: string, alpha: number }, accent: { hex: string, alpha: number } } } | null } | null, profilePicture: { url: string, width: number, height: number, color: string, variants: Array<{ url: string, format: string, width: number, height: number }> } | null, wallpaper: { url: string, width: number, height: number, color: string, variants: Array<{ url: string, format: string, width: number, height: number }> } | null }, owner: { id: string, username: string }, hiding: { since: string, reason: HidingReason, words: string | null, lookAskedAt: string | null } | null };

export type AdminApprovePageMutationVariables = Exact<{
  id: string | number;
}>;


export type AdminApprovePageMutation = { adminApprovePage: { visits: number, openReports: number, page: { id: string, title: string, linkname: string | null, address: string | null, isHidden: boolean, publishedAt: string | null, look: { title: string, bio: string | null, tiles: Array<{ kind: string, name: string, secondLine: string | null, size: TileSize, isLead: boolean, picture: { id: string, width: number, height: number, color: string, variants: Array<{ url: string, width: number, height: number }> } | null, style: { radius: number, thickness: number, surface: TileSurface, text: { hex: string, alpha: number }, button: { hex: string, alpha: number }, hover: { hex: string, alpha: number }, border: { hex: string, alpha: number }, shadow: { hex: string, alpha: number } }, emblem: { sign: string | null, icon: string | null } | null }>, titleColor: { hex: string, alpha: number }, backgroundColor: { hex: string, alpha: number }, socialLinks: { home: string, twitter: string, instagram: string, facebook: string, youtube: string, reddit: string, tiktok: string, linkedin: string, medium: string, discord: string }, networkLinks: Array<{ network: string, address: string, label: string | null, icon: string | null, isMe: boolean }>, appearance: { theme: string, ground: { kind: GroundKind, angle: number, pattern: GroundPattern, strength: number, end: { hex: string, alpha: number }, colors: Array<{ hex: string, alpha: number }> }, wallpaper: { x: number, y: number, dim: number, blur: number }, panel: { kind: PanelKind, holds: PanelPlace, radius: number, color: { hex: string, alpha: number }, edge: { hex: string, alpha: number } }, type: { heading: string, names: string, secondLines: string, text: string, size: number, wideSize: number, weight: number, spacing: number, leading: number, isItalic: boolean, isUpperCase: boolean, effect: TitleEffect, nameSize: number, wideNameSize: number, effectColor: { hex: string, alpha: number }, color: { hex: string, alpha: number } }, header: { align: Alignment, shape: PictureShape, place: PicturePlace, pictureSize: number, widePictureSize: number, line: PictureLine, wide: WideHeader }, layout: { kind: LayoutKind, gap: number, spread: LayoutSpread, row: number, wideRow: number }, tiles: { align: Alignment, edge: number, emblem: EmblemGround, ornament: TileOrnament, ornamentColor: { hex: string, alpha: number } }, sheet: { radius: number, color: { hex: string, alpha: number }, accent: { hex: string, alpha: number } } } | null } | null, profilePicture: { url: string, width: number, height: number, color: string, variants: Array<{ url: string, format: string, width: number, height: number }> } | null, wallpaper: { url: string, width: number, height: number, color: string, variants: Array<{ url: string, format: string, width: number, height: number }> } | null }, owner: { id: string, username: string }, hiding: { since: string, reason: HidingReason, words: string | null, lookAskedAt: string | null } | null } };

export type AdminBlockLinknameMutationVariables = Exact<{
  linkname: string;
}>;


export type AdminBlockLinknameMutation = { adminBlockLinkname: boolean };

export type AdminHidePageMutationVariables = Exact<{
  input: AdminPageHidingInput;
}>;


export type AdminHidePageMutation = { adminHidePage: { visits: number, openReports: number, page: { id: string, title: string, linkname: string | null, address: string | null, isHidden: boolean, publishedAt: string | null, look: { title: string, bio: string | null, tiles: Array<{ kind: string, name: string, secondLine: string | null, size: TileSize, isLead: boolean, picture: { id: string, width: number, height: number, color: string, variants: Array<{ url: string, width: number, height: number }> } | null, style: { radius: number, thickness: number, surface: TileSurface, text: { hex: string, alpha: number }, button: { hex: string, alpha: number }, hover: { hex: string, alpha: number }, border: { hex: string, alpha: number }, shadow: { hex: string, alpha: number } }, emblem: { sign: string | null, icon: string | null } | null }>, titleColor: { hex: string, alpha: number }, backgroundColor: { hex: string, alpha: number }, socialLinks: { home: string, twitter: string, instagram: string, facebook: string, youtube: string, reddit: string, tiktok: string, linkedin: string, medium: string, discord: string }, networkLinks: Array<{ network: string, address: string, label: string | null, icon: string | null, isMe: boolean }>, appearance: { theme: string, ground: { kind: GroundKind, angle: number, pattern: GroundPattern, strength: number, end: { hex: string, alpha: number }, colors: Array<{ hex: string, alpha: number }> }, wallpaper: { x: number, y: number, dim: number, blur: number }, panel: { kind: PanelKind, holds: PanelPlace, radius: number, color: { hex: string, alpha: number }, edge: { hex: string, alpha: number } }, type: { heading: string, names: string, secondLines: string, text: string, size: number, wideSize: number, weight: number, spacing: number, leading: number, isItalic: boolean, isUpperCase: boolean, effect: TitleEffect, nameSize: number, wideNameSize: number, effectColor: { hex: string, alpha: number }, color: { hex: string, alpha: number } }, header: { align: Alignment, shape: PictureShape, place: PicturePlace, pictureSize: number, widePictureSize: number, line: PictureLine, wide: WideHeader }, layout: { kind: LayoutKind, gap: number, spread: LayoutSpread, row: number, wideRow: number }, tiles: { align: Alignment, edge: number, emblem: EmblemGround, ornament: TileOrnament, ornamentColor: { hex: string, alpha: number } }, sheet: { radius: number, color: { hex: string, alpha: number }, accent: { hex: string, alpha: number } } } | null } | null, profilePicture: { url: string, width: number, height: number, color: string, variants: Array<{ url: string, format: string, width: number, height: number }> } | null, wallpaper: { url: string, width: number, height: number, color: string, variants: Array<{ url: string, format: string, width: number, height: number }> } | null }, owner: { id: string, username: string }, hiding: { since: string, reason: HidingReason, words: string | null, lookAskedAt: string | null } | null } };

export type AdminReadPageMutationVariables = Exact<{
  id: string | number;
}>;


export type AdminReadPageMutation = { adminReadPage: { page: { id: string, title: string, linkname: string | null, address: string | null, isHidden: boolean, publishedAt: string | null, look: { title: string, bio: string | null, tiles: Array<{ kind: string, name: string, secondLine: string | null, size: TileSize, isLead: boolean, picture: { id: string, width: number, height: number, color: string, variants: Array<{ url: string, width: number, height: number }> } | null, style: { radius: number, thickness: number, surface: TileSurface, text: { hex: string, alpha: number }, button: { hex: string, alpha: number }, hover: { hex: string, alpha: number }, border: { hex: string, alpha: number }, shadow: { hex: string, alpha: number } }, emblem: { sign: string | null, icon: string | null } | null }>, titleColor: { hex: string, alpha: number }, backgroundColor: { hex: string, alpha: number }, socialLinks: { home: string, twitter: string, instagram: string, facebook: string, youtube: string, reddit: string, tiktok: string, linkedin: string, medium: string, discord: string }, networkLinks: Array<{ network: string, address: string, label: string | null, icon: string | null, isMe: boolean }>, appearance: { theme: string, ground: { kind: GroundKind, angle: number, pattern: GroundPattern, strength: number, end: { hex: string, alpha: number }, colors: Array<{ hex: string, alpha: number }> }, wallpaper: { x: number, y: number, dim: number, blur: number }, panel: { kind: PanelKind, holds: PanelPlace, radius: number, color: { hex: string, alpha: number }, edge: { hex: string, alpha: number } }, type: { heading: string, names: string, secondLines: string, text: string, size: number, wideSize: number, weight: number, spacing: number, leading: number, isItalic: boolean, isUpperCase: boolean, effect: TitleEffect, nameSize: number, wideNameSize: number, effectColor: { hex: string, alpha: number }, color: { hex: string, alpha: number } }, header: { align: Alignment, shape: PictureShape, place: PicturePlace, pictureSize: number, widePictureSize: number, line: PictureLine, wide: WideHeader }, layout: { kind: LayoutKind, gap: number, spread: LayoutSpread, row: number, wideRow: number }, tiles: { align: Alignment, edge: number, emblem: EmblemGround, ornament: TileOrnament, ornamentColor: { hex: string, alpha: number } }, sheet: { radius: number, color: { hex: string, alpha: number }, accent: { hex: string, alpha: number } } } | null } | null, profilePicture: { url: string, width: number, height: number, color: string, variants: Array<{ url: string, format: string, width: number, height: number }> } | null, wallpaper: { url: string, width: number, height: number, color: string, variants: Array<{ url: string, format: string, width: number, height: number }> } | null }, tiles: Array<{ name: string, html: string, picture: { url: string, width: number, height: number } | null }> } };

export type AdminReadTileFragment = { name: string, html: string, picture: { url: string, width: number, height: number } | null };

export type AdminReleaseLinknameMutationVariables = Exact<{
  linkname: string;
}>;


export type AdminReleaseLinknameMutation = { adminReleaseLinkname: boolean };

export type AdminShowPageMutationVariables = Exact<{
  id: string | number;
}>;


export type AdminShowPageMutation = { adminShowPage: { visits: number, openReports: number, page: { id: string, title: string, linkname: string | null, address: string | null, isHidden: boolean, publishedAt: string | null, look: { title: string, bio: string | null, tiles: Array<{ kind: string, name: string, secondLine: string | null, size: TileSize, isLead: boolean, picture: { id: string, width: number, height: number, color: string, variants: Array<{ url: string, width: number, height: number }> } | null, style: { radius: number, thickness: number, surface: TileSurface, text: { hex: string, alpha: number }, button: { hex: string, alpha: number }, hover: { hex: string, alpha: number }, border: { hex: string, alpha: number }, shadow: { hex: string, alpha: number } }, emblem: { sign: string | null, icon: string | null } | null }>, titleColor: { hex: string, alpha: number }, backgroundColor: { hex: string, alpha: number }, socialLinks: { home: string, twitter: string, instagram: string, facebook: string, youtube: string, reddit: string, tiktok: string, linkedin: string, medium: string, discord: string }, networkLinks: Array<{ network: string, address: string, label: string | null, icon: string | null, isMe: boolean }>, appearance: { theme: string, ground: { kind: GroundKind, angle: number, pattern: GroundPattern, strength: number, end: { hex: string, alpha: number }, colors: Array<{ hex: string, alpha: number }> }, wallpaper: { x: number, y: number, dim: number, blur: number }, panel: { kind: PanelKind, holds: PanelPlace, radius: number, color: { hex: string, alpha: number }, edge: { hex: string, alpha: number } }, type: { heading: string, names: string, secondLines: string, text: string, size: number, wideSize: number, weight: number, spacing: number, leading: number, isItalic: boolean, isUpperCase: boolean, effect: TitleEffect, nameSize: number, wideNameSize: number, effectColor: { hex: string, alpha: number }, color: { hex: string, alpha: number } }, header: { align: Alignment, shape: PictureShape, place: PicturePlace, pictureSize: number, widePictureSize: number, line: PictureLine, wide: WideHeader }, layout: { kind: LayoutKind, gap: number, spread: LayoutSpread, row: number, wideRow: number }, tiles: { align: Alignment, edge: number, emblem: EmblemGround, ornament: TileOrnament, ornamentColor: { hex: string, alpha: number } }, sheet: { radius: number, color: { hex: string, alpha: number }, accent: { hex: string, alpha: number } } } | null } | null, profilePicture: { url: string, width: number, height: number, color: string, variants: Array<{ url: string, format: string, width: number, height: number }> } | null, wallpaper: { url: string, width: number, height: number, color: string, variants: Array<{ url: string, format: string, width: number, height: number }> } | null }, owner: { id: string, username: string }, hiding: { since: string, reason: HidingReason, words: string | null, lookAskedAt: string | null } | null } };

export type AdminReportStatisticsQueryVariables = Exact<{
  year: number;
}>;


export type AdminReportStatisticsQuery = { adminReportStatistics: string };

export type AdminReportQueryVariables = Exact<{
  id: string | number;
}>;


export type AdminReportQuery = { adminReport: { isChanged: boolean, report: { id: string, pageId: string, version: number, linkname: string, reason: SuspensionReason, words: string, email: string | null, reportedAt: string, decision: { outcome: AdminReportOutcome, at: string, by: string } | null }, page: { id: string, title: string, linkname: string | null, address: string | null, isHidden: boolean, publishedAt: string | null, look: { title: string, bio: string | null, tiles: Array<{ kind: string, name: string, secondLine: string | null, size: TileSize, isLead: boolean, picture: { id: string, width: number, height: number, color: string, variants: Array<{ url: string, width: number, height: number }> } | null, style: { radius: number, thickness: number, surface: TileSurface, text: { hex: string, alpha: number }, button: { hex: string, alpha: number }, hover: { hex: string, alpha: number }, border: { hex: string, alpha: number }, shadow: { hex: string, alpha: number } }, emblem: { sign: string | null, icon: string | null } | null }>, titleColor: { hex: string, alpha: number }, backgroundColor: { hex: string, alpha: number }, socialLinks: { home: string, twitter: string, instagram: string, facebook: string, youtube: string, reddit: string, tiktok: string, linkedin: string, medium: string, discord: string }, networkLinks: Array<{ network: string, address: string, label: string | null, icon: string | null, isMe: boolean }>, appearance: { theme: string, ground: { kind: GroundKind, angle: number, pattern: GroundPattern, strength: number, end: { hex: string, alpha: number }, colors: Array<{ hex: string, alpha: number }> }, wallpaper: { x: number, y: number, dim: number, blur: number }, panel: { kind: PanelKind, holds: PanelPlace, radius: number, color: { hex: string, alpha: number }, edge: { hex: string, alpha: number } }, type: { heading: string, names: string, secondLines: string, text: string, size: number, wideSize: number, weight: number, spacing: number, leading: number, isItalic: boolean, isUpperCase: boolean, effect: TitleEffect, nameSize: number, wideNameSize: number, effectColor: { hex: string, alpha: number }, color: { hex: string, alpha: number } }, header: { align: Alignment, shape: PictureShape, place: PicturePlace, pictureSize: number, widePictureSize: number, line: PictureLine, wide: WideHeader }, layout: { kind: LayoutKind, gap: number, spread: LayoutSpread, row: number, wideRow: number }, tiles: { align: Alignment, edge: number, emblem: EmblemGround, ornament: TileOrnament, ornamentColor: { hex: string, alpha: number } }, sheet: { radius: number, color: { hex: string, alpha: number }, accent: { hex: string, alpha: number } } } | null } | null, profilePicture: { url: string, width: number, height: number, color: string, variants: Array<{ url: string, format: string, width: number, height: number }> } | null, wallpaper: { url: string, width: number, height: number, color: string, variants: Array<{ url: string, format: string, width: number, height: number }> } | null } | null, account: { id: string, username: string, email: string, registeredAt: string } | null, reported: { id: string, title: string, linkname: string | null, address: string | null, isHidden: boolean, publishedAt: string | null, look: { title: string, bio: string | null, tiles: Array<{ kind: string, name: string, secondLine: string | null, size: TileSize, isLead: boolean, picture: { id: string, width: number, height: number, color: string, variants: Array<{ url: string, width: number, height: number }> } | null, style: { radius: number, thickness: number, surface: TileSurface, text: { hex: string, alpha: number }, button: { hex: string, alpha: number }, hover: { hex: string, alpha: number }, border: { hex: string, alpha: number }, shadow: { hex: string, alpha: number } }, emblem: { sign: string | null, icon: string | null } | null }>, titleColor: { hex: string, alpha: number }, backgroundColor: { hex: string, alpha: number }, socialLinks: { home: string, twitter: string, instagram: string, facebook: string, youtube: string, reddit: string, tiktok: string, linkedin: string, medium: string, discord: string }, networkLinks: Array<{ network: string, address: string, label: string | null, icon: string | null, isMe: boolean }>, appearance: { theme: string, ground: { kind: GroundKind, angle: number, pattern: GroundPattern, strength: number, end: { hex: string, alpha: number }, colors: Array<{ hex: string, alpha: number }> }, wallpaper: { x: number, y: number, dim: number, blur: number }, panel: { kind: PanelKind, holds: PanelPlace, radius: number, color: { hex: string, alpha: number }, edge: { hex: string, alpha: number } }, type: { heading: string, names: string, secondLines: string, text: string, size: number, wideSize: number, weight: number, spacing: number, leading: number, isItalic: boolean, isUpperCase: boolean, effect: TitleEffect, nameSize: number, wideNameSize: number, effectColor: { hex: string, alpha: number }, color: { hex: string, alpha: number } }, header: { align: Alignment, shape: PictureShape, place: PicturePlace, pictureSize: number, widePictureSize: number, line: PictureLine, wide: WideHeader }, layout: { kind: LayoutKind, gap: number, spread: LayoutSpread, row: number, wideRow: number }, tiles: { align: Alignment, edge: number, emblem: EmblemGround, ornament: TileOrnament, ornamentColor: { hex: string, alpha: number } }, sheet: { radius: number, color: { hex: string, alpha: number }, accent: { hex: string, alpha: number } } } | null } | null, profilePicture: { url: string, width: number, height: number, color: string, variants: Array<{ url: string, format: string, width: number, height: number }> } | null, wallpaper: { url: string, width: number, height: number, color: string, variants: Array<{ url: string, format: string, width: number, height: number }> } | null } | null, links: Array<{ address: string, blockedBy: string | null }>, reportedLinks: Array<{ address: string, blockedBy: string | null }>, versions: Array<{ version: number, publishedAt: string }>, others: Array<{ id: string, pageId: string, version: number, linkname: string, reason: SuspensionReason, words: string, email: string | null, reportedAt: string, decision: { outcome: AdminReportOutcome, at: string, by: string } | null }> } };

export type AdminReportsQueryVariables = Exact<{
  state: AdminReportState;
  account?: string | number | null | undefined;
  at?: string | null | undefined;
}>;


export type AdminReportsQuery = { adminReports: { total: number, next: string | null, reports: Array<{ id: string, pageId: string, version: number, linkname: string, reason: SuspensionReason, words: string, email: string | null, reportedAt: string, decision: { outcome: AdminReportOutcome, at: string, by: string } | null }>, pages: Array<{ id: string, title: string, linkname: string | null, address: string | null, isHidden: boolean, publishedAt: string | null, look: { title: string, bio: string | null, tiles: Array<{ kind: string, name: string, secondLine: string | null, size: TileSize, isLead: boolean, picture: { id: string, width: number, height: number, color: string, variants: Array<{ url: string, width: number, height: number }> } | null, style: { radius: number, thickness: number, surface: TileSurface, text: { hex: string, alpha: number }, button: { hex: string, alpha: number }, hover: { hex: string, alpha: number }, border: { hex: string, alpha: number }, shadow: { hex: string, alpha: number } }, emblem: { sign: string | null, icon: string | null } | null }>, titleColor: { hex: string, alpha: number }, backgroundColor: { hex: string, alpha: number }, socialLinks: { home: string, twitter: string, instagram: string, facebook: string, youtube: string, reddit: string, tiktok: string, linkedin: string, medium: string, discord: string }, networkLinks: Array<{ network: string, address: string, label: string | null, icon: string | null, isMe: boolean }>, appearance: { theme: string, ground: { kind: GroundKind, angle: number, pattern: GroundPattern, strength: number, end: { hex: string, alpha: number }, colors: Array<{ hex: string, alpha: number }> }, wallpaper: { x: number, y: number, dim: number, blur: number }, panel: { kind: PanelKind, holds: PanelPlace, radius: number, color: { hex: string, alpha: number }, edge: { hex: string, alpha: number } }, type: { heading: string, names: string, secondLines: string, text: string, size: number, wideSize: number, weight: number, spacing: number, leading: number, isItalic: boolean, isUpperCase: boolean, effect: TitleEffect, nameSize: number, wideNameSize: number, effectColor: { hex: string, alpha: number }, color: { hex: string, alpha: number } }, header: { align: Alignment, shape: PictureShape, place: PicturePlace, pictureSize: number, widePictureSize: number, line: PictureLine, wide: WideHeader }, layout: { kind: LayoutKind, gap: number, spread: LayoutSpread, row: number, wideRow: number }, tiles: { align: Alignment, edge: number, emblem: EmblemGround, ornament: TileOrnament, ornamentColor: { hex: string, alpha: number } }, sheet: { radius: number, color: { hex: string, alpha: number }, accent: { hex: string, alpha: number } } } | null } | null, profilePicture: { url: string, width: number, height: number, color: string, variants: Array<{ url: string, format: string, width: number, height: number }> } | null, wallpaper: { url: string, width: number, height: number, color: string, variants: Array<{ url: string, format: string, width: number, height: number }> } | null }>, account: { username: string } | null } };

export type AdminReportFragment = { id: string, pageId: string, version: number, linkname: string, reason: SuspensionReason, words: string, email: string | null, reportedAt: string, decision: { outcome: AdminReportOutcome, at: string, by: string } | null };

export type AdminShownPageFragment = { id: string, title: string, linkname: string | null, address: string | null, isHidden: boolean, publishedAt: string | null, look: { title: string, bio: string | null, tiles: Array<{ kind: string, name: string, secondLine: string | null, size: TileSize, isLead: boolean, picture: { id: string, width: number, height: number, color: string, variants: Array<{ url: string, width: number, height: number }> } | null, style: { radius: number, thickness: number, surface: TileSurface, text: { hex: string, alpha: number }, button: { hex: string, alpha: number }, hover: { hex: string, alpha: number }, border: { hex: string, alpha: number }, shadow: { hex: string, alpha: number } }, emblem: { sign: string | null, icon: string | null } | null }>, titleColor: { hex: string, alpha: number }, backgroundColor: { hex: string, alpha: number }, socialLinks: { home: string, twitter: string, instagram: string, facebook: string, youtube: string, reddit: string, tiktok: string, linkedin: string, medium: string, discord: string }, networkLinks: Array<{ network: string, address: string, label: string | null, icon: string | null, isMe: boolean }>, appearance: { theme: string, ground: { kind: GroundKind, angle: number, pattern: GroundPattern, strength: number, end: { hex: string, alpha: number }, colors: Array<{ hex: string, alpha: number }> }, wallpaper: { x: number, y: number, dim: number, blur: number }, panel: { kind: PanelKind, holds: PanelPlace, radius: number, color: { hex: string, alpha: number }, edge: { hex: string, alpha: number } }, type: { heading: string, names: string, secondLines: string, text: string, size: number, wideSize: number, weight: number, spacing: number, leading: number, isItalic: boolean, isUpperCase: boolean, effect: TitleEffect, nameSize: number, wideNameSize: number, effectColor: { hex: string, alpha: number }, color: { hex: string, alpha: number } }, header: { align: Alignment, shape: PictureShape, place: PicturePlace, pictureSize: number, widePictureSize: number, line: PictureLine, wide: WideHeader }, layout: { kind: LayoutKind, gap: number, spread: LayoutSpread, row: number, wideRow: number }, tiles: { align: Alignment, edge: number, emblem: EmblemGround, ornament: TileOrnament, ornamentColor: { hex: string, alpha: number } }, sheet: { radius: number, color: { hex: string, alpha: number }, accent: { hex: string, alpha: number } } } | null } | null, profilePicture: { url: string, width: number, height: number, color: string, variants: Array<{ url: string, format: string, width: number, height: number }> } | null, wallpaper: { url: string, width: number, height: number, color: string, variants: Array<{ url: string, format: string, width: number, height: number }> } | null };

export type AdminReportedTilesQueryVariables = Exact<{
  id: string | number;
}>;


export type AdminReportedTilesQuery = { adminReport: { tiles: Array<{ name: string, html: string, picture: { url: string, width: number, height: number } | null }>, reportedTiles: Array<{ name: string, html: string, picture: { url: string, width: number, height: number } | null }> } };

export type AdminDecideReportMutationVariables = Exact<{
  input: AdminReportDecisionInput;
}>;


export type AdminDecideReportMutation = { adminDecideReport: number };

export type AdminReopenReportMutationVariables = Exact<{
  id: string | number;
}>;


export type AdminReopenReportMutation = { adminReopenReport: number };

export type AdminSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminSettingsQuery = { adminSettings: { settings: Array<{ name: AdminSettingName, value: string, source: AdminSettingSource, default: string }>, providers: Array<{ name: string, issuer: string }> } };

export type AdminChangeSettingMutationVariables = Exact<{
  name: AdminSettingName;
  value: string;
}>;


export type AdminChangeSettingMutation = { adminChangeSetting: { name: AdminSettingName, value: string, source: AdminSettingSource, default: string } };

export type AdminResetSettingMutationVariables = Exact<{
  name: AdminSettingName;
}>;


export type AdminResetSettingMutation = { adminResetSetting: { name: AdminSettingName, value: string, source: AdminSettingSource, default: string } };

export type AdminUpkeepQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminUpkeepQuery = { adminUpkeep: { exportsPages: boolean, webhooks: Array<{ id: string, accountId: string, host: string, waiting: number, state: AdminWebhookState, failingSince: string | null }> } };

export type AdminDeleteWebhookMutationVariables = Exact<{
  id: string | number;
}>;


export type AdminDeleteWebhookMutation = { adminDeleteWebhook: boolean };

export type AdminStartTaskMutationVariables = Exact<{
  task: AdminTask;
}>;


export type AdminStartTaskMutation = { adminStartTask: boolean };

export type OwnEmailQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnEmailQuery = { me: { email: string } };

export type RegisterMutationVariables = Exact<{
  input: RegisterInput;
}>;


export type RegisterMutation = { register: { token: string, account: { firstUsername: string, email: string, page: { id: string } } } };

export type ConfirmEmailChangeMutationVariables = Exact<{
  token: string;
}>;


export type ConfirmEmailChangeMutation = { confirmEmailChange: { username: string, email: string } };

export type TakeBackEmailMutationVariables = Exact<{
  token: string;
}>;


export type TakeBackEmailMutation = { takeBackEmail: { username: string, email: string } };

export type FinishPasskeySignInMutationVariables = Exact<{
  input: PasskeyAnswerInput;
}>;


export type FinishPasskeySignInMutation = { finishPasskeySignIn: { token: string, account: { firstUsername: string, page: { linkname: string | null } } } };

export type StartPasskeySignInMutationVariables = Exact<{ [key: string]: never; }>;


export type StartPasskeySignInMutation = { startPasskeySignIn: { challenge: string, siteId: string } };

export type FinishSignInMutationVariables = Exact<{
  input: FinishSignInInput;
}>;


export type FinishSignInMutation = { finishSignIn: { token: string, isNewAccount: boolean, account: { firstUsername: string, email: string, emailVerified: boolean, page: { id: string, linkname: string | null } } } };

export type StartSignInMutationVariables = Exact<{
  provider: string;
  invitation?: string | null | undefined;
  asksAgain?: boolean | null | undefined;
}>;


export type StartSignInMutation = { startSignIn: { address: string, state: string } };

export type RecoverUsernameMutationVariables = Exact<{
  email: string;
}>;


export type RecoverUsernameMutation = { recoverUsername: boolean };

export type RequestPasswordResetMutationVariables = Exact<{
  email: string;
}>;


export type RequestPasswordResetMutation = { requestPasswordReset: boolean };

export type ResetPasswordMutationVariables = Exact<{
  input: ResetPasswordInput;
}>;


export type ResetPasswordMutation = { resetPassword: boolean };

export type AnswerChallengeMutationVariables = Exact<{
  input: AnswerChallengeInput;
}>;


export type AnswerChallengeMutation = { answerChallenge: { deviceToken: string | null, signedIn: { token: string, account: { firstUsername: string, page: { linkname: string | null } } } } };

export type BeginLogInMutationVariables = Exact<{
  input: BeginLogInInput;
}>;


export type BeginLogInMutation = { beginLogIn:
    | { challenge: string, mayRemember: boolean }
    | { token: string, account: { firstUsername: string, page: { linkname: string | null } } }
   };

export type SiteSetUpQueryVariables = Exact<{
  code?: string | null | undefined;
}>;


export type SiteSetUpQuery = { siteSetUp: { isAwaited: boolean, site: { version: string, mailServer: string | null, mailFrom: string, signUp: SignUpMode, isSignUpFixed: boolean } | null } };

export type SendSetUpMailMutationVariables = Exact<{
  input: SetUpMailInput;
}>;


export type SendSetUpMailMutation = { sendSetUpMail: string | null };

export type SetUpMutationVariables = Exact<{
  input: SetUpInput;
}>;


export type SetUpMutation = { setUp: { token: string, account: { firstUsername: string, email: string } } };

export type SignUpQueryVariables = Exact<{
  invitation?: string | null | undefined;
}>;


export type SignUpQuery = { signUp: { mode: SignUpMode, domains: Array<string>, invitation: { state: InvitationState, email: string | null, expiresAt: string | null } | null } };

export type EditorOfPageQueryVariables = Exact<{
  id: string | number;
}>;


export type EditorOfPageQuery = { me: { firstUsername: string, email: string, emailVerified: boolean, pages: Array<{ id: string }> }, page: { access: PageAccess, publishedAt: string | null, id: string, name: string | null, isMain: boolean, isFirst: boolean, linkname: string | null, address: string | null, isHidden: boolean, feedAddress: string | null, version: number, period: { from: string | null, until: string | null, timeZone: string | null, isAnnounced: boolean } | null, wallpaper: { url: string, width: number, height: number, color: string, variants: Array<{ url: string, format: string, width: number, height: number }> } | null, design: { title: string, bio: string | null, titleColor: { hex: string, alpha: number }, backgroundColor: { hex: string, alpha: number }, tiles: Array<
        | { __typename: 'ContactTile', id: string, name: string, secondLine: string | null, size: TileSize, isLead: boolean, style: { radius: number, thickness: number, surface: TileSurface, text: { hex: string, alpha: number }, button: { hex: string, alpha: number }, hover: { hex: string, alpha: number }, border: { hex: string, alpha: number }, shadow: { hex: string, alpha: number } }, emblem: { sign: string | null, icon: string | null, picture: { id: string, width: number, height: number, color: string, variants: Array<{ url: string, width: number, height: number }> } | null } | null, visibility: { who: TileAudience, from: string | null, until: string | null, timeZone: string | null, isAnnounced: boolean, lock: string | null, hint: string | null, warning: string | null, unrecognizedBeside: string | null } | null, contact: { name: string, telephone: string, mail: string, address: string } }
        | { __typename: 'EmbedTile', id: string, name: string, secondLine: string | null, size: TileSize, isLead: boolean, address: string, style: { radius: number, thickness: number, surface: TileSurface, text: { hex: string, alpha: number }, button: { hex: string, alpha: number }, hover: { hex: string, alpha: number }, border: { hex: string, alpha: number }, shadow: { hex: string, alpha: number } }, emblem: { sign: string | null, icon: string | null, picture: { id: string, width: number, height: number, color: string, variants: Array<{ url: string, width: number, height: number }> } | null } | null, visibility: { who: TileAudience, from: string | null, until: string | null, timeZone: string | null, isAnnounced: boolean, lock: string | null, hint: string | null, warning: string | null, unrecognizedBeside: string | null } | null }
        | { __typename: 'HeadingTile', id: string, name: string, secondLine: string | null, size: TileSize, isLead: boolean, style: { radius: number, thickness: number, surface: TileSurface, text: { hex: string, alpha: number }, button: { hex: string, alpha: number }, hover: { hex: string, alpha: number }, border: { hex: string, alpha: number }, shadow: { hex: string, alpha: number } }, emblem: { sign: string | null, icon: string | null, picture: { id: string, width: number, height: number, color: string, variants: Array<{ url: string, width: number, height: number }> } | null } | null, visibility: { who: TileAudience, from: string | null, until: string | null, timeZone: string | null, isAnnounced: boolean, lock: string | null, hint: string | null, warning: string | null, unrecognizedBeside: string | null } | null }
        | { __typename: 'LinkTile', id: string, name: string, secondLine: string | null, size: TileSize, isLead: boolean, address: string, isMe: boolean, style: { radius: number, thickness: number, surface: TileSurface, text: { hex: string, alpha: number }, button: { hex: string, alpha: number }, hover: { hex: string, alpha: number }, border: { hex: string, alpha: number }, shadow: { hex: string, alpha: number } }, emblem: { sign: string | null, icon: string | null, picture: { id: string, width: number, height: number, color: string, variants: Array<{ url: string, width: number, height: number }> } | null } | null, visibility: { who: TileAudience, from: string | null, until: string | null, timeZone: string | null, isAnnounced: boolean, lock: string | null, hint: string | null, warning: string | null, unrecognizedBeside: string | null } | null }
        | { __typename: 'PictureTile', id: string, name: string, secondLine: string | null, size: TileSize, isLead: boolean, alternative: string, address: string, isMe: boolean, style: { radius: number, thickness: number, surface: TileSurface, text: { hex: string, alpha: number }, button: { hex: string, alpha: number }, hover: { hex: string, alpha: number }, border: { hex: string, alpha: number }, shadow: { hex: string, alpha: number } }, emblem: { sign: string | null, icon: string | null, picture: { id: string, width: number, height: number, color: string, variants: Array<{ url: string, width: number, height: number }> } | null } | null, visibility: { who: TileAudience, from: string | null, until: string | null, timeZone: string | null, isAnnounced: boolean, lock: string | null, hint: string | null, warning: string | null, unrecognizedBeside: string | null } | null, picture: { id: string, width: number, height: number, color: string, variants: Array<{ url: string, width: number, height: number }> } | null }
        | { __typename: 'TextTile', id: string, name: string, secondLine: string | null, size: TileSize, isLead: boolean, html: string, style: { radius: number, thickness: number, surface: TileSurface, text: { hex: string, alpha: number }, button: { hex: string, alpha: number }, hover: { hex: string, alpha: number }, border: { hex: string, alpha: number }, shadow: { hex: string, alpha: number } }, emblem: { sign: string | null, icon: string | null, picture: { id: string, width: number, height: number, color: string, variants: Array<{ url: string, width: number, height: number }> } | null } | null, visibility: { who: TileAudience, from: string | null, until: string | null, timeZone: string | null, isAnnounced: boolean, lock: string | null, hint: string | null, warning: string | null, unrecognizedBeside: string | null } | null }
      >, socialLinks: { home: string, twitter: string, instagram: string, facebook: string, youtube: string, reddit: string, tiktok: string, linkedin: string, medium: string, discord: string }, networkLinks: Array<{ network: string, address: string, label: string | null, icon: string | null, isMe: boolean }>, utm: { source: string | null, medium: string | null, campaign: string | null } | null, appearance: { theme: string, ground: { kind: GroundKind, angle: number, pattern: GroundPattern, strength: number, end: { hex: string, alpha: number }, colors: Array<{ hex: string, alpha: number }> }, wallpaper: { x: number, y: number, dim: number, blur: number }, panel: { kind: PanelKind, holds: PanelPlace, radius: number, color: { hex: string, alpha: number }, edge: { hex: string, alpha: number } }, type: { heading: string, names: string, secondLines: string, text: string, size: number, wideSize: number, weight: number, spacing: number, leading: number, isItalic: boolean, isUpperCase: boolean, effect: TitleEffect, nameSize: number, wideNameSize: number, effectColor: { hex: string, alpha: number }, color: { hex: string, alpha: number } }, header: { align: Alignment, shape: PictureShape, place: PicturePlace, pictureSize: number, widePictureSize: number, line: PictureLine, wide: WideHeader }, layout: { kind: LayoutKind, gap: number, spread: LayoutSpread, row: number, wideRow: number }, tiles: { align: Alignment, edge: number, emblem: EmblemGround, ornament: TileOrnament, ornamentColor: { hex: string, alpha: number } }, sheet: { radius: number, color: { hex: string, alpha: number }, accent: { hex: string, alpha: number } } } | null } | null, draft: { revision: number, basedOnVersion: number, writer: string | null, isDiscarded: boolean } | null, scheduledPublication: { publishesAt: string, failure: ErrorCode | null } | null, profilePicture: { url: string, width: number, height: number, color: string, variants: Array<{ url: string, format: string, width: number, height: number }> } | null } };

export type EditorQueryVariables = Exact<{ [key: string]: never; }>;


export type EditorQuery = { me: { firstUsername: string, email: string, emailVerified: boolean, pages: Array<{ id: string }> }, myPage: { access: PageAccess, publishedAt: string | null, id: string, name: string | null, isMain: boolean, isFirst: boolean, linkname: string | null, address: string | null, isHidden: boolean, feedAddress: string | null, version: number, period: { from: string | null, until: string | null, timeZone: string | null, isAnnounced: boolean } | null, wallpaper: { url: string, width: number, height: number, color: string, variants: Array<{ url: string, format: string, width: number, height: number }> } | null, design: { title: string, bio: string | null, titleColor: { hex: string, alpha: number }, backgroundColor: { hex: string, alpha: number }, tiles: Array<
        | { __typename: 'ContactTile', id: string, name: string, secondLine: string | null, size: TileSize, isLead: boolean, style: { radius: number, thickness: number, surface: TileSurface, text: { hex: string, alpha: number }, button: { hex: string, alpha: number }, hover: { hex: string, alpha: number }, border: { hex: string, alpha: number }, shadow: { hex: string, alpha: number } }, emblem: { sign: string | null, icon: string | null, picture: { id: string, width: number, height: number, color: string, variants: Array<{ url: string, width: number, height: number }> } | null } | null, visibility: { who: TileAudience, from: string | null, until: string | null, timeZone: string | null, isAnnounced: boolean, lock: string | null, hint: string | null, warning: string | null, unrecognizedBeside: string | null } | null, contact: { name: string, telephone: string, mail: string, address: string } }
        | { __typename: 'EmbedTile', id: string, name: string, secondLine: string | null, size: TileSize, isLead: boolean, address: string, style: { radius: number, thickness: number, surface: TileSurface, text: { hex: string, alpha: number }, button: { hex: string, alpha: number }, hover: { hex: string, alpha: number }, border: { hex: string, alpha: number }, shadow: { hex: string, alpha: number } }, emblem: { sign: string | null, icon: string | null, picture: { id: string, width: number, height: number, color: string, variants: Array<{ url: string, width: number, height: number }> } | null } | null, visibility: { who: TileAudience, from: string | null, until: string | null, timeZone: string | null, isAnnounced: boolean, lock: string | null, hint: string | null, warning: string | null, unrecognizedBeside: string | null } | null }
        | { __typename: 'HeadingTile', id: string, name: string, secondLine: string | null, size: TileSize, isLead: boolean, style: { radius: number, thickness: number, surface: TileSurface, text: { hex: string, alpha: number }, button: { hex: string, alpha: number }, hover: { hex: string, alpha: number }, border: { hex: string, alpha: number }, shadow: { hex: string, alpha: number } }, emblem: { sign: string | null, icon: string | null, picture: { id: string, width: number, height: number, color: string, variants: Array<{ url: string, width: number, height: number }> } | null } | null, visibility: { who: TileAudience, from: string | null, until: string | null, timeZone: string | null, isAnnounced: boolean, lock: string | null, hint: string | null, warning: string | null, unrecognizedBeside: string | null } | null }
        | { __typename: 'LinkTile', id: string, name: string, secondLine: string | null, size: TileSize, isLead: boolean, address: string, isMe: boolean, style: { radius: number, thickness: number, surface: TileSurface, text: { hex: string, alpha: number }, button: { hex: string, alpha: number }, hover: { hex: string, alpha: number }, border: { hex: string, alpha: number }, shadow: { hex: string, alpha: number } }, emblem: { sign: string | null, icon: string | null, picture: { id: string, width: number, height: number, color: string, variants: Array<{ url: string, width: number, height: number }> } | null } | null, visibility: { who: TileAudience, from: string | null, until: string | null, timeZone: string | null, isAnnounced: boolean, lock: string | null, hint: string | null, warning: string | null, unrecognizedBeside: string | null } | null }
        | { __typename: 'PictureTile', id: string, name: string, secondLine: string | null, size: TileSize, isLead: boolean, alternative: string, address: string, isMe: boolean, style: { radius: number, thickness: number, surface: TileSurface, text: { hex: string, alpha: number }, button: { hex: string, alpha: number }, hover: { hex: string, alpha: number }, border: { hex: string, alpha: number }, shadow: { hex: string, alpha: number } }, emblem: { sign: string | null, icon: string | null, picture: { id: string, width: number, height: number, color: string, variants: Array<{ url: string, width: number, height: number }> } | null } | null, visibility: { who: TileAudience, from: string | null, until: string | null, timeZone: string | null, isAnnounced: boolean, lock: string | null, hint: string | null, warning: string | null, unrecognizedBeside: string | null } | null, picture: { id: string, width: number, height: number, color: string, variants: Array<{ url: string, width: number, height: number }> } | null }
        | { __typename: 'TextTile', id: string, name: string, secondLine: string | null, size: TileSize, isLead: boolean, html: string, style: { radius: number, thickness: number, surface: TileSurface, text: { hex: string, alpha: number }, button: { hex: string, alpha: number }, hover: { hex: string, alpha: number }, border: { hex: string, alpha: number }, shadow: { hex: string, alpha: number } }, emblem: { sign: string | null, icon: string | null, picture: { id: string, width: number, height: number, color: string, variants: Array<{ url: string, width: number, height: number }> } | null } | null, visibility: { who: TileAudience, from: string | null, until: string | null, timeZone: string | null, isAnnounced: boolean, lock: string | null, hint: string | null, warning: string | null, unrecognizedBeside: string | null } | null }
      >, socialLinks: { home: string, twitter: string, instagram: string, facebook: string, youtube: string, reddit: string, tiktok: string, linkedin: string, medium: string, discord: string }, networkLinks: Array<{ network: string, address: string, label: string | null, icon: string | null, isMe: boolean }>, utm: { source: string | null, medium: string | null, campaign: string | null } | null, appearance: { theme: string, ground: { kind: GroundKind, angle: number, pattern: GroundPattern, strength: number, end: { hex: string, alpha: number }, colors: Array<{ hex: string, alpha: number }> }, wallpaper: { x: number, y: number, dim: number, blur: number }, panel: { kind: PanelKind, holds: PanelPlace, radius: number, color: { hex: string, alpha: number }, edge: { hex: string, alpha: number } }, type: { heading: string, names: string, secondLines: string, text: string, size: number, wideSize: number, weight: number, spacing: number, leading: number, isItalic: boolean, isUpperCase: boolean, effect: TitleEffect, nameSize: number, wideNameSize: number, effectColor: { hex: string, alpha: number }, color: { hex: string, alpha: number } }, header: { align: Alignment, shape: PictureShape, place: PicturePlace, pictureSize: number, widePictureSize: number, line: PictureLine, wide: WideHeader }, layout: { kind: LayoutKind, gap: number, spread: LayoutSpread, row: number, wideRow: number }, tiles: { align: Alignment, edge: number, emblem: EmblemGround, ornament: TileOrnament, ornamentColor: { hex: string, alpha: number } }, sheet: { radius: number, color: { hex: string, alpha: number }, accent: { hex: string, alpha: number } } } | null } | null, draft: { revision: number, basedOnVersion: number, writer: string | null, isDiscarded: boolean } | null, scheduledPublication: { publishesAt: string, failure: ErrorCode | null } | null, profilePicture: { url: string, width: number, height: number, color: string, variants: Array<{ url: string, format: string, width: number, height: number }> } | null } };

export type EditingFragment = { firstUsername: string, email: string, emailVerified: boolean, pages: Array<{ id: string }> };

export type EditedPageFragment = { access: PageAccess, publishedAt: string | null, id: string, name: string | null, isMain: boolean, isFirst: boolean, linkname: string | null, address: string | null, isHidden: boolean, feedAddress: string | null, version: number, period: { from: string | null, until: string | null, timeZone: string | null, isAnnounced: boolean } | null, wallpaper: { url: string, width: number, height: number, color: string, variants: Array<{ url: string, format: string, width: number, height: number }> } | null, design: { title: string, bio: string | null, titleColor: { hex: string, alpha: number }, backgroundColor: { hex: string, alpha: number }, tiles: Array<
      | { __typename: 'ContactTile', id: string, name: string, secondLine: string | null, size: TileSize, isLead: boolean, style: { radius: number, thickness: number, surface: TileSurface, text: { hex: string, alpha: number }, button: { hex: string, alpha: number }, hover: { hex: string, alpha: number }, border: { hex: string, alpha: number }, shadow: { hex: string, alpha: number } }, emblem: { sign: string | null, icon: string | null, picture: { id: string, width: number, height: number, color: string, variants: Array<{ url: string, width: number, height: number }> } | null } | null, visibility: { who: TileAudience, from: string | null, until: string | null, timeZone: string | null, isAnnounced: boolean, lock: string | null, hint: string | null, warning: string | null, unrecognizedBeside: string | null } | null, contact: { name: string, telephone: string, mail: string, address: string } }
      | { __typename: 'EmbedTile', id: string, name: string, secondLine: string | null, size: TileSize, isLead: boolean, address: string, style: { radius: number, thickness: number, surface: TileSurface, text: { hex: string, alpha: number }, button: { hex: string, alpha: number }, hover: { hex: string, alpha: number }, border: { hex: string, alpha: number }, shadow: { hex: string, alpha: number } }, emblem: { sign: string | null, icon: string | null, picture: { id: string, width: number, height: number, color: string, variants: Array<{ url: string, width: number, height: number }> } | null } | null, visibility: { who: TileAudience, from: string | null, until: string | null, timeZone: string | null, isAnnounced: boolean, lock: string | null, hint: string | null, warning: string | null, unrecognizedBeside: string | null } | null }
      | { __typename: 'HeadingTile', id: string, name: string, secondLine: string | null, size: TileSize, isLead: boolean, style: { radius: number, thickness: number, surface: TileSurface, text: { hex: string, alpha: number }, button: { hex: string, alpha: number }, hover: { hex: string, alpha: number }, border: { hex: string, alpha: number }, shadow: { hex: string, alpha: number } }, emblem: { sign: string | null, icon: string | null, picture: { id: string, width: number, height: number, color: string, variants: Array<{ url: string, width: number, height: number }> } | null } | null, visibility: { who: TileAudience, from: string | null, until: string | null, timeZone: string | null, isAnnounced: boolean, lock: string | null, hint: string | null, warning: string | null, unrecognizedBeside: string | null } | null }
      | { __typename: 'LinkTile', id: string, name: string, secondLine: string | null, size: TileSize, isLead: boolean, address: string, isMe: boolean, style: { radius: number, thickness: number, surface: TileSurface, text: { hex: string, alpha: number }, button: { hex: string, alpha: number }, hover: { hex: string, alpha: number }, border: { hex: string, alpha: number }, shadow: { hex: string, alpha: number } }, emblem: { sign: string | null, icon: string | null, picture: { id: string, width: number, height: number, color: string, variants: Array<{ url: string, width: number, height: number }> } | null } | null, visibility: { who: TileAudience, from: string | null, until: string | null, timeZone: string | null, isAnnounced: boolean, lock: string | null, hint: string | null, warning: string | null, unrecognizedBeside: string | null } | null }
      | { __typename: 'PictureTile', id: string, name: string, secondLine: string | null, size: TileSize, isLead: boolean, alternative: string, address: string, isMe: boolean, style: { radius: number, thickness: number, surface: TileSurface, text: { hex: string, alpha: number }, button: { hex: string, alpha: number }, hover: { hex: string, alpha: number }, border: { hex: string, alpha: number }, shadow: { hex: string, alpha: number } }, emblem: { sign: string | null, icon: string | null, picture: { id: string, width: number, height: number, color: string, variants: Array<{ url: string, width: number, height: number }> } | null } | null, visibility: { who: TileAudience, from: string | null, until: string | null, timeZone: string | null, isAnnounced: boolean, lock: string | null, hint: string | null, warning: string | null, unrecognizedBeside: string | null } | null, picture: { id: string, width: number, height: number, color: string, variants: Array<{ url: string, width: number, height: number }> } | null }
      | { __typename: 'TextTile', id: string, name: string, secondLine: string | null, size: TileSize, isLead: boolean, html: string, style: { radius: number, thickness: number, surface: TileSurface, text: { hex: string, alpha: number }, button: { hex: string, alpha: number }, hover: { hex: string, alpha: number }, border: { hex: string, alpha: number }, shadow: { hex: string, alpha: number } }, emblem: { sign: string | null, icon: string | null, picture: { id: string, width: number, height: number, color: string, variants: Array<{ url: string, width: number, height: number }> } | null } | null, visibility: { who: TileAudience, from: string | null, until: string | null, timeZone: string | null, isAnnounced: boolean, lock: string | null, hint: string | null, warning: string | null, unrecognizedBeside: string | null } | null }
    >, socialLinks: { home: string, twitter: string, instagram: string, facebook: string, youtube: string, reddit: string, tiktok: string, linkedin: string, medium: string, discord: string }, networkLinks: Array<{ network: string, address: string, label: string | null, icon: string | null, isMe: boolean }>, utm: { source: string | null, medium: string | null, campaign: string | null } | null, appearance: { theme: string, ground: { kind: GroundKind, angle: number, pattern: GroundPattern, strength: number, end: { hex: string, alpha: number }, colors: Array<{ hex: string, alpha: number }> }, wallpaper: { x: number, y: number, dim: number, blur: number }, panel: { kind: PanelKind, holds: PanelPlace, radius: number, color: { hex: string, alpha: number }, edge: { hex: string, alpha: number } }, type: { heading: string, names: string, secondLines: string, text: string, size: number, wideSize: number, weight: number, spacing: number, leading: number, isItalic: boolean, isUpperCase: boolean, effect: TitleEffect, nameSize: number, wideNameSize: number, effectColor: { hex: string, alpha: number }, color: { hex: string, alpha: number } }, header: { align: Alignment, shape: PictureShape, place: PicturePlace, pictureSize: number, widePictureSize: number, line: PictureLine, wide: WideHeader }, layout: { kind: LayoutKind, gap: number, spread: LayoutSpread, row: number, wideRow: number }, tiles: { align: Alignment, edge: number, emblem: EmblemGround, ornament: TileOrnament, ornamentColor: { hex: string, alpha: number } }, sheet: { radius: number, color: { hex: string, alpha: number }, accent: { hex: string, alpha: number } } } | null } | null, draft: { revision: number, basedOnVersion: number, writer: string | null, isDiscarded: boolean } | null, scheduledPublication: { publishesAt: string, failure: ErrorCode | null } | null, profilePicture: { url: string, width: number, height: number, color: string, variants: Array<{ url: string, format: string, width: number, height: number }> } | null };

export type PagePeriodFragment = { from: string | null, until: string | null, timeZone: string | null, isAnnounced: boolean };

export type DraftOutlineFragment = { revision: number, basedOnVersion: number, writer: string | null, isDiscarded: boolean };

export type DesignFragment = { title: string, bio: string | null, titleColor: { hex: string, alpha: number }, backgroundColor: { hex: string, alpha: number }, tiles: Array<
    | { __typename: 'ContactTile', id: string, name: string, secondLine: string | null, size: TileSize, isLead: boolean, style: { radius: number, thickness: number, surface: TileSurface, text: { hex: string, alpha: number }, button: { hex: string, alpha: number }, hover: { hex: string, alpha: number }, border: { hex: string, alpha: number }, shadow: { hex: string, alpha: number } }, emblem: { sign: string | null, icon: string | null, picture: { id: string, width: number, height: number, color: string, variants: Array<{ url: string, width: number, height: number }> } | null } | null, visibility: { who: TileAudience, from: string | null, until: string | null, timeZone: string | null, isAnnounced: boolean, lock: string | null, hint: string | null, warning: string | null, unrecognizedBeside: string | null } | null, contact: { name: string, telephone: string, mail: string, address: string } }
    | { __typename: 'EmbedTile', id: string, name: string, secondLine: string | null, size: TileSize, isLead: boolean, address: string, style: { radius: number, thickness: number, surface: TileSurface, text: { hex: string, alpha: number }, button: { hex: string, alpha: number }, hover: { hex: string, alpha: number }, border: { hex: string, alpha: number }, shadow: { hex: string, alpha: number } }, emblem: { sign: string | null, icon: string | null, picture: { id: string, width: number, height: number, color: string, variants: Array<{ url: string, width: number, height: number }> } | null } | null, visibility: { who: TileAudience, from: string | null, until: string | null, timeZone: string | null, isAnnounced: boolean, lock: string | null, hint: string | null, warning: string | null, unrecognizedBeside: string | null } | null }
    | { __typename: 'HeadingTile', id: string, name: string, secondLine: string | null, size: TileSize, isLead: boolean, style: { radius: number, thickness: number, surface: TileSurface, text: { hex: string, alpha: number }, button: { hex: string, alpha: number }, hover: { hex: string, alpha: number }, border: { hex: string, alpha: number }, shadow: { hex: string, alpha: number } }, emblem: { sign: string | null, icon: string | null, picture: { id: string, width: number, height: number, color: string, variants: Array<{ url: string, width: number, height: number }> } | null } | null, visibility: { who: TileAudience, from: string | null, until: string | null, timeZone: string | null, isAnnounced: boolean, lock: string | null, hint: string | null, warning: string | null, unrecognizedBeside: string | null } | null }
    | { __typename: 'LinkTile', id: string, name: string, secondLine: string | null, size: TileSize, isLead: boolean, address: string, isMe: boolean, style: { radius: number, thickness: number, surface: TileSurface, text: { hex: string, alpha: number }, button: { hex: string, alpha: number }, hover: { hex: string, alpha: number }, border: { hex: string, alpha: number }, shadow: { hex: string, alpha: number } }, emblem: { sign: string | null, icon: string | null, picture: { id: string, width: number, height: number, color: string, variants: Array<{ url: string, width: number, height: number }> } | null } | null, visibility: { who: TileAudience, from: string | null, until: string | null, timeZone: string | null, isAnnounced: boolean, lock: string | null, hint: string | null, warning: string | null, unrecognizedBeside: string | null } | null }
    | { __typename: 'PictureTile', id: string, name: string, secondLine: string | null, size: TileSize, isLead: boolean, alternative: string, address: string, isMe: boolean, style: { radius: number, thickness: number, surface: TileSurface, text: { hex: string, alpha: number }, button: { hex: string, alpha: number }, hover: { hex: string, alpha: number }, border: { hex: string, alpha: number }, shadow: { hex: string, alpha: number } }, emblem: { sign: string | null, icon: string | null, picture: { id: string, width: number, height: number, color: string, variants: Array<{ url: string, width: number, height: number }> } | null } | null, visibility: { who: TileAudience, from: string | null, until: string | null, timeZone: string | null, isAnnounced: boolean, lock: string | null, hint: string | null, warning: string | null, unrecognizedBeside: string | null } | null, picture: { id: string, width: number, height: number, color: string, variants: Array<{ url: string, width: number, height: number }> } | null }
    | { __typename: 'TextTile', id: string, name: string, secondLine: string | null, size: TileSize, isLead: boolean, html: string, style: { radius: number, thickness: number, surface: TileSurface, text: { hex: string, alpha: number }, button: { hex: string, alpha: number }, hover: { hex: string, alpha: number }, border: { hex: string, alpha: number }, shadow: { hex: string, alpha: number } }, emblem: { sign: string | null, icon: string | null, picture: { id: string, width: number, height: number, color: string, variants: Array<{ url: string, width: number, height: number }> } | null } | null, visibility: { who: TileAudience, from: string | null, until: string | null, timeZone: string | null, isAnnounced: boolean, lock: string | null, hint: string | null, warning: string | null, unrecognizedBeside: string | null } | null }
  >, socialLinks: { home: string, twitter: string, instagram: string, facebook: string, youtube: string, reddit: string, tiktok: string, linkedin: string, medium: string, discord: string }, networkLinks: Array<{ network: string, address: string, label: string | null, icon: string | null, isMe: boolean }>, utm: { source: string | null, medium: string | null, campaign: string | null } | null, appearance: { theme: string, ground: { kind: GroundKind, angle: number, pattern: GroundPattern, strength: number, end: { hex: string, alpha: number }, colors: Array<{ hex: string, alpha: number }> }, wallpaper: { x: number, y: number, dim: number, blur: number }, panel: { kind: PanelKind, holds: PanelPlace, radius: number, color: { hex: string, alpha: number }, edge: { hex: string, alpha: number } }, type: { heading: string, names: string, secondLines: string, text: string, size: number, wideSize: number, weight: number, spacing: number, leading: number, isItalic: boolean, isUpperCase: boolean, effect: TitleEffect, nameSize: number, wideNameSize: number, effectColor: { hex: string, alpha: number }, color: { hex: string, alpha: number } }, header: { align: Alignment, shape: PictureShape, place: PicturePlace, pictureSize: number, widePictureSize: number, line: PictureLine, wide: WideHeader }, layout: { kind: LayoutKind, gap: number, spread: LayoutSpread, row: number, wideRow: number }, tiles: { align: Alignment, edge: number, emblem: EmblemGround, ornament: TileOrnament, ornamentColor: { hex: string, alpha: number } }, sheet: { radius: number, color: { hex: string, alpha: number }, accent: { hex: string, alpha: number } } } | null };

export type AppearanceFragment = { theme: string, ground: { kind: GroundKind, angle: number, pattern: GroundPattern, strength: number, end: { hex: string, alpha: number }, colors: Array<{ hex: string, alpha: number }> }, wallpaper: { x: number, y: number, dim: number, blur: number }, panel: { kind: PanelKind, holds: PanelPlace, radius: number, color: { hex: string, alpha: number }, edge: { hex: string, alpha: number } }, type: { heading: string, names: string, secondLines: string, text: string, size: number, wideSize: number, weight: number, spacing: number, leading: number, isItalic: boolean, isUpperCase: boolean, effect: TitleEffect, nameSize: number, wideNameSize: number, effectColor: { hex: string, alpha: number }, color: { hex: string, alpha: number } }, header: { align: Alignment, shape: PictureShape, place: PicturePlace, pictureSize: number, widePictureSize: number, line: PictureLine, wide: WideHeader }, layout: { kind: LayoutKind, gap: number, spread: LayoutSpread, row: number, wideRow: number }, tiles: { align: Alignment, edge: number, emblem: EmblemGround, ornament: TileOrnament, ornamentColor: { hex: string, alpha: number } }, sheet: { radius: number, color: { hex: string, alpha: number }, accent: { hex: string, alpha: number } } };

export type EmblemFragment = { sign: string | null, icon: string | null, picture: { id: string, width: number, height: number, color: string, variants: Array<{ url: string, width: number, height: number }> } | null };

export type ShadeFragment = { hex: string, alpha: number };

export type TilePictureFilesFragment = { id: string, width: number, height: number, color: string, variants: Array<{ url: string, width: number, height: number }> };

export type StyleFragment = { radius: number, thickness: number, surface: TileSurface, text: { hex: string, alpha: number }, button: { hex: string, alpha: number }, hover: { hex: string, alpha: number }, border: { hex: string, alpha: number }, shadow: { hex: string, alpha: number } };

export type LinksFragment = { home: string, twitter: string, instagram: string, facebook: string, youtube: string, reddit: string, tiktok: string, linkedin: string, medium: string, discord: string };

export type NetworkLinkFragment = { network: string, address: string, label: string | null, icon: string | null, isMe: boolean };

export type PublishPageMutationVariables = Exact<{
  input: PublishPageInput;
}>;


export type PublishPageMutation = { publishPage: { id: string, address: string | null, version: number, design: { title: string, titleColor: { hex: string, alpha: number }, backgroundColor: { hex: string, alpha: number }, tiles: Array<
        | { name: string, html: string, style: { radius: number, thickness: number, surface: TileSurface, text: { hex: string, alpha: number }, button: { hex: string, alpha: number }, hover: { hex: string, alpha: number }, border: { hex: string, alpha: number }, shadow: { hex: string, alpha: number } } }
        | { name: string, html: string, style: { radius: number, thickness: number, surface: TileSurface, text: { hex: string, alpha: number }, button: { hex: string, alpha: number }, hover: { hex: string, alpha: number }, border: { hex: string, alpha: number }, shadow: { hex: string, alpha: number } } }
        | { name: string, html: string, style: { radius: number, thickness: number, surface: TileSurface, text: { hex: string, alpha: number }, button: { hex: string, alpha: number }, hover: { hex: string, alpha: number }, border: { hex: string, alpha: number }, shadow: { hex: string, alpha: number } } }
        | { name: string, html: string, style: { radius: number, thickness: number, surface: TileSurface, text: { hex: string, alpha: number }, button: { hex: string, alpha: number }, hover: { hex: string, alpha: number }, border: { hex: string, alpha: number }, shadow: { hex: string, alpha: number } } }
        | { name: string, html: string, style: { radius: number, thickness: number, surface: TileSurface, text: { hex: string, alpha: number }, button: { hex: string, alpha: number }, hover: { hex: string, alpha: number }, border: { hex: string, alpha: number }, shadow: { hex: string, alpha: number } } }
        | { name: string, html: string, style: { radius: number, thickness: number, surface: TileSurface, text: { hex: string, alpha: number }, button: { hex: string, alpha: number }, hover: { hex: string, alpha: number }, border: { hex: string, alpha: number }, shadow: { hex: string, alpha: number } } }
      >, socialLinks: { home: string, twitter: string, instagram: string, facebook: string, youtube: string, reddit: string, tiktok: string, linkedin: string, medium: string, discord: string } } | null } };

export type PublishMutationVariables = Exact<{
  input: PublishInput;
}>;


export type PublishMutation = { publish: { id: string, address: string | null, version: number, publishedAt: string | null, isHidden: boolean, design: { title: string, bio: string | null, titleColor: { hex: string, alpha: number }, backgroundColor: { hex: string, alpha: number }, tiles: Array<
        | { __typename: 'ContactTile', id: string, name: string, secondLine: string | null, size: TileSize, isLead: boolean, style: { radius: number, thickness: number, surface: TileSurface, text: { hex: string, alpha: number }, button: { hex: string, alpha: number }, hover: { hex: string, alpha: number }, border: { hex: string, alpha: number }, shadow: { hex: string, alpha: number } }, emblem: { sign: string | null, icon: string | null, picture: { id: string, width: number, height: number, color: string, variants: Array<{ url: string, width: number, height: number }> } | null } | null, visibility: { who: TileAudience, from: string | null, until: string | null, timeZone: string | null, isAnnounced: boolean, lock: string | null, hint: string | null, warning: string | null, unrecognizedBeside: string | null } | null, contact: { name: string, telephone: string, mail: string, address: string } }
        | { __typename: 'EmbedTile', id: string, name: string, secondLine: string | null, size: TileSize, isLead: boolean, address: string, style: { radius: number, thickness: number, surface: TileSurface, text: { hex: string, alpha: number }, button: { hex: string, alpha: number }, hover: { hex: string, alpha: number }, border: { hex: string, alpha: number }, shadow: { hex: string, alpha: number } }, emblem: { sign: string | null, icon: string | null, picture: { id: string, width: number, height: number, color: string, variants: Array<{ url: string, width: number, height: number }> } | null } | null, visibility: { who: TileAudience, from: string | null, until: string | null, timeZone: string | null, isAnnounced: boolean, lock: string | null, hint: string | null, warning: string | null, unrecognizedBeside: string | null } | null }
        | { __typename: 'HeadingTile', id: string, name: string, secondLine: string | null, size: TileSize, isLead: boolean, style: { radius: number, thickness: number, surface: TileSurface, text: { hex: string, alpha: number }, button: { hex: string, alpha: number }, hover: { hex: string, alpha: number }, border: { hex: string, alpha: number }, shadow: { hex: string, alpha: number } }, emblem: { sign: string | null, icon: string | null, picture: { id: string, width: number, height: number, color: string, variants: Array<{ url: string, width: number, height: number }> } | null } | null, visibility: { who: TileAudience, from: string | null, until: string | null, timeZone: string | null, isAnnounced: boolean, lock: string | null, hint: string | null, warning: string | null, unrecognizedBeside: string | null } | null }
        | { __typename: 'LinkTile', id: string, name: string, secondLine: string | null, size: TileSize, isLead: boolean, address: string, isMe: boolean, style: { radius: number, thickness: number, surface: TileSurface, text: { hex: string, alpha: number }, button: { hex: string, alpha: number }, hover: { hex: string, alpha: number }, border: { hex: string, alpha: number }, shadow: { hex: string, alpha: number } }, emblem: { sign: string | null, icon: string | null, picture: { id: string, width: number, height: number, color: string, variants: Array<{ url: string, width: number, height: number }> } | null } | null, visibility: { who: TileAudience, from: string | null, until: string | null, timeZone: string | null, isAnnounced: boolean, lock: string | null, hint: string | null, warning: string | null, unrecognizedBeside: string | null } | null }
        | { __typename: 'PictureTile', id: string, name: string, secondLine: string | null, size: TileSize, isLead: boolean, alternative: string, address: string, isMe: boolean, style: { radius: number, thickness: number, surface: TileSurface, text: { hex: string, alpha: number }, button: { hex: string, alpha: number }, hover: { hex: string, alpha: number }, border: { hex: string, alpha: number }, shadow: { hex: string, alpha: number } }, emblem: { sign: string | null, icon: string | null, picture: { id: string, width: number, height: number, color: string, variants: Array<{ url: string, width: number, height: number }> } | null } | null, visibility: { who: TileAudience, from: string | null, until: string | null, timeZone: string | null, isAnnounced: boolean, lock: string | null, hint: string | null, warning: string | null, unrecognizedBeside: string | null } | null, picture: { id: string, width: number, height: number, color: string, variants: Array<{ url: string, width: number, height: number }> } | null }
        | { __typename: 'TextTile', id: string, name: string, secondLine: string | null, size: TileSize, isLead: boolean, html: string, style: { radius: number, thickness: number, surface: TileSurface, text: { hex: string, alpha: number }, button: { hex: string, alpha: number }, hover: { hex: string, alpha: number }, border: { hex: string, alpha: number }, shadow: { hex: string, alpha: number } }, emblem: { sign: string | null, icon: string | null, picture: { id: string, width: number, height: number, color: string, variants: Array<{ url: string, width: number, height: number }> } | null } | null, visibility: { who: TileAudience, from: string | null, until: string | null, timeZone: string | null, isAnnounced: boolean, lock: string | null, hint: string | null, warning: string | null, unrecognizedBeside: string | null } | null }
      >, socialLinks: { home: string, twitter: string, instagram: string, facebook: string, youtube: string, reddit: string, tiktok: string, linkedin: string, medium: string, discord: string }, networkLinks: Array<{ network: string, address: string, label: string | null, icon: string | null, isMe: boolean }>, utm: { source: string | null, medium: string | null, campaign: string | null } | null, appearance: { theme: string, ground: { kind: GroundKind, angle: number, pattern: GroundPattern, strength: number, end: { hex: string, alpha: number }, colors: Array<{ hex: string, alpha: number }> }, wallpaper: { x: number, y: number, dim: number, blur: number }, panel: { kind: PanelKind, holds: PanelPlace, radius: number, color: { hex: string, alpha: number }, edge: { hex: string, alpha: number } }, type: { heading: string, names: string, secondLines: string, text: string, size: number, wideSize: number, weight: number, spacing: number, leading: number, isItalic: boolean, isUpperCase: boolean, effect: TitleEffect, nameSize: number, wideNameSize: number, effectColor: { hex: string, alpha: number }, color: { hex: string, alpha: number } }, header: { align: Alignment, shape: PictureShape, place: PicturePlace, pictureSize: number, widePictureSize: number, line: PictureLine, wide: WideHeader }, layout: { kind: LayoutKind, gap: number, spread: LayoutSpread, row: number, wideRow: number }, tiles: { align: Alignment, edge: number, emblem: EmblemGround, ornament: TileOrnament, ornamentColor: { hex: string, alpha: number } }, sheet: { radius: number, color: { hex: string, alpha: number }, accent: { hex: string, alpha: number } } } | null } | null } };

export type PageVersionQueryVariables = Exact<{
  version: number;
  pageId?: string | number | null | undefined;
}>;


export type PageVersionQuery = { pageVersion: { design: { title: string, bio: string | null, titleColor: { hex: string, alpha: number }, backgroundColor: { hex: string, alpha: number }, tiles: Array<
        | { __typename: 'ContactTile', id: string, name: string, secondLine: string | null, size: TileSize, isLead: boolean, style: { radius: number, thickness: number, surface: TileSurface, text: { hex: string, alpha: number }, button: { hex: string, alpha: number }, hover: { hex: string, alpha: number }, border: { hex: string, alpha: number }, shadow: { hex: string, alpha: number } }, emblem: { sign: string | null, icon: string | null, picture: { id: string, width: number, height: number, color: string, variants: Array<{ url: string, width: number, height: number }> } | null } | null, visibility: { who: TileAudience, from: string | null, until: string | null, timeZone: string | null, isAnnounced: boolean, lock: string | null, hint: string | null, warning: string | null, unrecognizedBeside: string | null } | null, contact: { name: string, telephone: string, mail: string, address: string } }
        | { __typename: 'EmbedTile', id: string, name: string, secondLine: string | null, size: TileSize, isLead: boolean, address: string, style: { radius: number, thickness: number, surface: TileSurface, text: { hex: string, alpha: number }, button: { hex: string, alpha: number }, hover: { hex: string, alpha: number }, border: { hex: string, alpha: number }, shadow: { hex: string, alpha: number } }, emblem: { sign: string | null, icon: string | null, picture: { id: string, width: number, height: number, color: string, variants: Array<{ url: string, width: number, height: number }> } | null } | null, visibility: { who: TileAudience, from: string | null, until: string | null, timeZone: string | null, isAnnounced: boolean, lock: string | null, hint: string | null, warning: string | null, unrecognizedBeside: string | null } | null }
        | { __typename: 'HeadingTile', id: string, name: string, secondLine: string | null, size: TileSize, isLead: boolean, style: { radius: number, thickness: number, surface: TileSurface, text: { hex: string, alpha: number }, button: { hex: string, alpha: number }, hover: { hex: string, alpha: number }, border: { hex: string, alpha: number }, shadow: { hex: string, alpha: number } }, emblem: { sign: string | null, icon: string | null, picture: { id: string, width: number, height: number, color: string, variants: Array<{ url: string, width: number, height: number }> } | null } | null, visibility: { who: TileAudience, from: string | null, until: string | null, timeZone: string | null, isAnnounced: boolean, lock: string | null, hint: string | null, warning: string | null, unrecognizedBeside: string | null } | null }
        | { __typename: 'LinkTile', id: string, name: string, secondLine: string | null, size: TileSize, isLead: boolean, address: string, isMe: boolean, style: { radius: number, thickness: number, surface: TileSurface, text: { hex: string, alpha: number }, button: { hex: string, alpha: number }, hover: { hex: string, alpha: number }, border: { hex: string, alpha: number }, shadow: { hex: string, alpha: number } }, emblem: { sign: string | null, icon: string | null, picture: { id: string, width: number, height: number, color: string, variants: Array<{ url: string, width: number, height: number }> } | null } | null, visibility: { who: TileAudience, from: string | null, until: string | null, timeZone: string | null, isAnnounced: boolean, lock: string | null, hint: string | null, warning: string | null, unrecognizedBeside: string | null } | null }
        | { __typename: 'PictureTile', id: string, name: string, secondLine: string | null, size: TileSize, isLead: boolean, alternative: string, address: string, isMe: boolean, style: { radius: number, thickness: number, surface: TileSurface, text: { hex: string, alpha: number }, button: { hex: string, alpha: number }, hover: { hex: string, alpha: number }, border: { hex: string, alpha: number }, shadow: { hex: string, alpha: number } }, emblem: { sign: string | null, icon: string | null, picture: { id: string, width: number, height: number, color: string, variants: Array<{ url: string, width: number, height: number }> } | null } | null, visibility: { who: TileAudience, from: string | null, until: string | null, timeZone: string | null, isAnnounced: boolean, lock: string | null, hint: string | null, warning: string | null, unrecognizedBeside: string | null } | null, picture: { id: string, width: number, height: number, color: string, variants: Array<{ url: string, width: number, height: number }> } | null }
        | { __typename: 'TextTile', id: string, name: string, secondLine: string | null, size: TileSize, isLead: boolean, html: string, style: { radius: number, thickness: number, surface: TileSurface, text: { hex: string, alpha: number }, button: { hex: string, alpha: number }, hover: { hex: string, alpha: number }, border: { hex: string, alpha: number }, shadow: { hex: string, alpha: number } }, emblem: { sign: string | null, icon: string | null, picture: { id: string, width: number, height: number, color: string, variants: Array<{ url: string, width: number, height: number }> } | null } | null, visibility: { who: TileAudience, from: string | null, until: string | null, timeZone: string | null, isAnnounced: boolean, lock: string | null, hint: string | null, warning: string | null, unrecognizedBeside: string | null } | null }
      >, socialLinks: { home: string, twitter: string, instagram: string, facebook: string, youtube: string, reddit: string, tiktok: string, linkedin: string, medium: string, discord: string }, networkLinks: Array<{ network: string, address: string, label: string | null, icon: string | null, isMe: boolean }>, utm: { source: string | null, medium: string | null, campaign: string | null } | null, appearance: { theme: string, ground: { kind: GroundKind, angle: number, pattern: GroundPattern, strength: number, end: { hex: string, alpha: number }, colors: Array<{ hex: string, alpha: number }> }, wallpaper: { x: number, y: number, dim: number, blur: number }, panel: { kind: PanelKind, holds: PanelPlace, radius: number, color: { hex: string, alpha: number }, edge: { hex: string, alpha: number } }, type: { heading: string, names: string, secondLines: string, text: string, size: number, wideSize: number, weight: number, spacing: number, leading: number, isItalic: boolean, isUpperCase: boolean, effect: TitleEffect, nameSize: number, wideNameSize: number, effectColor: { hex: string, alpha: number }, color: { hex: string, alpha: number } }, header: { align: Alignment, shape: PictureShape, place: PicturePlace, pictureSize: number, widePictureSize: number, line: PictureLine, wide: WideHeader }, layout: { kind: LayoutKind, gap: number, spread: LayoutSpread, row: number, wideRow: number }, tiles: { align: Alignment, edge: number, emblem: EmblemGround, ornament: TileOrnament, ornamentColor: { hex: string, alpha: number } }, sheet: { radius: number, color: { hex: string, alpha: number }, accent: { hex: string, alpha: number } } } | null } } };

export type PageVersionsQueryVariables = Exact<{
  pageId?: string | number | null | undefined;
}>;


export type PageVersionsQuery = { pageVersions: Array<{ version: number, publishedAt: string, title: string, tileCount: number, look: { title: string, bio: string | null, titleColor: { hex: string, alpha: number }, backgroundColor: { hex: string, alpha: number }, tiles: Array<{ kind: string, name: string, secondLine: string | null, size: TileSize, isLead: boolean, style: { radius: number, thickness: number, surface: TileSurface, text: { hex: string, alpha: number }, button: { hex: string, alpha: number }, hover: { hex: string, alpha: number }, border: { hex: string, alpha: number }, shadow: { hex: string, alpha: number } }, emblem: { sign: string | null, icon: string | null } | null }>, socialLinks: { home: string, twitter: string, instagram: string, facebook: string, youtube: string, reddit: string, tiktok: string, linkedin: string, medium: string, discord: string }, networkLinks: Array<{ network: string, address: string, label: string | null, icon: string | null, isMe: boolean }>, appearance: { theme: string, ground: { kind: GroundKind, angle: number, pattern: GroundPattern, strength: number, end: { hex: string, alpha: number }, colors: Array<{ hex: string, alpha: number }> }, wallpaper: { x: number, y: number, dim: number, blur: number }, panel: { kind: PanelKind, holds: PanelPlace, radius: number, color: { hex: string, alpha: number }, edge: { hex: string, alpha: number } }, type: { heading: string, names: string, secondLines: string, text: string, size: number, wideSize: number, weight: number, spacing: number, leading: number, isItalic: boolean, isUpperCase: boolean, effect: TitleEffect, nameSize: number, wideNameSize: number, effectColor: { hex: string, alpha: number }, color: { hex: string, alpha: number } }, header: { align: Alignment, shape: PictureShape, place: PicturePlace, pictureSize: number, widePictureSize: number, line: PictureLine, wide: WideHeader }, layout: { kind: LayoutKind, gap: number, spread: LayoutSpread, row: number, wideRow: number }, tiles: { align: Alignment, edge: number, emblem: EmblemGround, ornament: TileOrnament, ornamentColor: { hex: string, alpha: number } }, sheet: { radius: number, color: { hex: string, alpha: number }, accent: { hex: string, alpha: number } } } | null }, change: { title: boolean, colors: boolean, socialLinks: boolean, added: Array<string>, removed: Array<string>, changed: Array<string>, reordered: boolean } | null }> };

export type LookFragment = { title: string, bio: string | null, titleColor: { hex: string, alpha: number }, backgroundColor: { hex: string, alpha: number }, tiles: Array<{ kind: string, name: string, secondLine: string | null, size: TileSize, isLead: boolean, style: { radius: number, thickness: number, surface: TileSurface, text: { hex: string, alpha: number }, button: { hex: string, alpha: number }, hover: { hex: string, alpha: number }, border: { hex: string, alpha: number }, shadow: { hex: string, alpha: number } }, emblem: { sign: string | null, icon: string | null } | null }>, socialLinks: { home: string, twitter: string, instagram: string, facebook: string, youtube: string, reddit: string, tiktok: string, linkedin: string, medium: string, discord: string }, networkLinks: Array<{ network: string, address: string, label: string | null, icon: string | null, isMe: boolean }>, appearance: { theme: string, ground: { kind: GroundKind, angle: number, pattern: GroundPattern, strength: number, end: { hex: string, alpha: number }, colors: Array<{ hex: string, alpha: number }> }, wallpaper: { x: number, y: number, dim: number, blur: number }, panel: { kind: PanelKind, holds: PanelPlace, radius: number, color: { hex: string, alpha: number }, edge: { hex: string, alpha: number } }, type: { heading: string, names: string, secondLines: string, text: string, size: number, wideSize: number, weight: number, spacing: number, leading: number, isItalic: boolean, isUpperCase: boolean, effect: TitleEffect, nameSize: number, wideNameSize: number, effectColor: { hex: string, alpha: number }, color: { hex: string, alpha: number } }, header: { align: Alignment, shape: PictureShape, place: PicturePlace, pictureSize: number, widePictureSize: number, line: PictureLine, wide: WideHeader }, layout: { kind: LayoutKind, gap: number, spread: LayoutSpread, row: number, wideRow: number }, tiles: { align: Alignment, edge: number, emblem: EmblemGround, ornament: TileOrnament, ornamentColor: { hex: string, alpha: number } }, sheet: { radius: number, color: { hex: string, alpha: number }, accent: { hex: string, alpha: number } } } | null };

export type LastImportQueryVariables = Exact<{ [key: string]: never; }>;


export type LastImportQuery = { pageImport: { id: string, from: string, state: ImportState, step: ImportStep, service: string | null, linksChecked: number, linkCount: number, failure: ImportFailure | null, found: { hasLook: boolean, unreachable: Array<number>, unanswered: Array<number>, design: { title: string, bio: string | null, titleColor: { hex: string, alpha: number }, backgroundColor: { hex: string, alpha: number }, tiles: Array<
          | { __typename: 'ContactTile', id: string, name: string, secondLine: string | null, size: TileSize, isLead: boolean, style: { radius: number, thickness: number, surface: TileSurface, text: { hex: string, alpha: number }, button: { hex: string, alpha: number }, hover: { hex: string, alpha: number }, border: { hex: string, alpha: number }, shadow: { hex: string, alpha: number } }, emblem: { sign: string | null, icon: string | null, picture: { id: string, width: number, height: number, color: string, variants: Array<{ url: string, width: number, height: number }> } | null } | null, visibility: { who: TileAudience, from: string | null, until: string | null, timeZone: string | null, isAnnounced: boolean, lock: string | null, hint: string | null, warning: string | null, unrecognizedBeside: string | null } | null, contact: { name: string, telephone: string, mail: string, address: string } }
          | { __typename: 'EmbedTile', id: string, name: string, secondLine: string | null, size: TileSize, isLead: boolean, address: string, style: { radius: number, thickness: number, surface: TileSurface, text: { hex: string, alpha: number }, button: { hex: string, alpha: number }, hover: { hex: string, alpha: number }, border: { hex: string, alpha: number }, shadow: { hex: string, alpha: number } }, emblem: { sign: string | null, icon: string | null, picture: { id: string, width: number, height: number, color: string, variants: Array<{ url: string, width: number, height: number }> } | null } | null, visibility: { who: TileAudience, from: string | null, until: string | null, timeZone: string | null, isAnnounced: boolean, lock: string | null, hint: string | null, warning: string | null, unrecognizedBeside: string | null } | null }
          | { __typename: 'HeadingTile', id: string, name: string, secondLine: string | null, size: TileSize, isLead: boolean, style: { radius: number, thickness: number, surface: TileSurface, text: { hex: string, alpha: number }, button: { hex: string, alpha: number }, hover: { hex: string, alpha: number }, border: { hex: string, alpha: number }, shadow: { hex: string, alpha: number } }, emblem: { sign: string | null, icon: string | null, picture: { id: string, width: number, height: number, color: string, variants: Array<{ url: string, width: number, height: number }> } | null } | null, visibility: { who: TileAudience, from: string | null, until: string | null, timeZone: string | null, isAnnounced: boolean, lock: string | null, hint: string | null, warning: string | null, unrecognizedBeside: string | null } | null }
          | { __typename: 'LinkTile', id: string, name: string, secondLine: string | null, size: TileSize, isLead: boolean, address: string, isMe: boolean, style: { radius: number, thickness: number, surface: TileSurface, text: { hex: string, alpha: number }, button: { hex: string, alpha: number }, hover: { hex: string, alpha: number }, border: { hex: string, alpha: number }, shadow: { hex: string, alpha: number } }, emblem: { sign: string | null, icon: string | null, picture: { id: string, width: number, height: number, color: string, variants: Array<{ url: string, width: number, height: number }> } | null } | null, visibility: { who: TileAudience, from: string | null, until: string | null, timeZone: string | null, isAnnounced: boolean, lock: string | null, hint: string | null, warning: string | null, unrecognizedBeside: string | null } | null }
          | { __typename: 'PictureTile', id: string, name: string, secondLine: string | null, size: TileSize, isLead: boolean, alternative: string, address: string, isMe: boolean, style: { radius: number, thickness: number, surface: TileSurface, text: { hex: string, alpha: number }, button: { hex: string, alpha: number }, hover: { hex: string, alpha: number }, border: { hex: string, alpha: number }, shadow: { hex: string, alpha: number } }, emblem: { sign: string | null, icon: string | null, picture: { id: string, width: number, height: number, color: string, variants: Array<{ url: string, width: number, height: number }> } | null } | null, visibility: { who: TileAudience, from: string | null, until: string | null, timeZone: string | null, isAnnounced: boolean, lock: string | null, hint: string | null, warning: string | null, unrecognizedBeside: string | null } | null, picture: { id: string, width: number, height: number, color: string, variants: Array<{ url: string, width: number, height: number }> } | null }
          | { __typename: 'TextTile', id: string, name: string, secondLine: string | null, size: TileSize, isLead: boolean, html: string, style: { radius: number, thickness: number, surface: TileSurface, text: { hex: string, alpha: number }, button: { hex: string, alpha: number }, hover: { hex: string, alpha: number }, border: { hex: string, alpha: number }, shadow: { hex: string, alpha: number } }, emblem: { sign: string | null, icon: string | null, picture: { id: string, width: number, height: number, color: string, variants: Array<{ url: string, width: number, height: number }> } | null } | null, visibility: { who: TileAudience, from: string | null, until: string | null, timeZone: string | null, isAnnounced: boolean, lock: string | null, hint: string | null, warning: string | null, unrecognizedBeside: string | null } | null }
        >, socialLinks: { home: string, twitter: string, instagram: string, facebook: string, youtube: string, reddit: string, tiktok: string, linkedin: string, medium: string, discord: string }, networkLinks: Array<{ network: string, address: string, label: string | null, icon: string | null, isMe: boolean }>, utm: { source: string | null, medium: string | null, campaign: string | null } | null, appearance: { theme: string, ground: { kind: GroundKind, angle: number, pattern: GroundPattern, strength: number, end: { hex: string, alpha: number }, colors: Array<{ hex: string, alpha: number }> }, wallpaper: { x: number, y: number, dim: number, blur: number }, panel: { kind: PanelKind, holds: PanelPlace, radius: number, color: { hex: string, alpha: number }, edge: { hex: string, alpha: number } }, type: { heading: string, names: string, secondLines: string, text: string, size: number, wideSize: number, weight: number, spacing: number, leading: number, isItalic: boolean, isUpperCase: boolean, effect: TitleEffect, nameSize: number, wideNameSize: number, effectColor: { hex: string, alpha: number }, color: { hex: string, alpha: number } }, header: { align: Alignment, shape: PictureShape, place: PicturePlace, pictureSize: number, widePictureSize: number, line: PictureLine, wide: WideHeader }, layout: { kind: LayoutKind, gap: number, spread: LayoutSpread, row: number, wideRow: number }, tiles: { align: Alignment, edge: number, emblem: EmblemGround, ornament: TileOrnament, ornamentColor: { hex: string, alpha: number } }, sheet: { radius: number, color: { hex: string, alpha: number }, accent: { hex: string, alpha: number } } } | null }, picture: { url: string, width: number, height: number, color: string, variants: Array<{ url: string, format: string, width: number, height: number }> } | null, wallpaper: { url: string, width: number, height: number, color: string, variants: Array<{ url: string, format: string, width: number, height: number }> } | null, leftOut: Array<{ name: string, reason: LeftOutReason }> } | null } | null };

export type StartImportMutationVariables = Exact<{
  input: StartImportInput;
}>;


export type StartImportMutation = { startImport: { id: string, from: string, state: ImportState, step: ImportStep, service: string | null, linksChecked: number, linkCount: number, failure: ImportFailure | null, found: { hasLook: boolean, unreachable: Array<number>, unanswered: Array<number>, design: { title: string, bio: string | null, titleColor: { hex: string, alpha: number }, backgroundColor: { hex: string, alpha: number }, tiles: Array<
          | { __typename: 'ContactTile', id: string, name: string, secondLine: string | null, size: TileSize, isLead: boolean, style: { radius: number, thickness: number, surface: TileSurface, text: { hex: string, alpha: number }, button: { hex: string, alpha: number }, hover: { hex: string, alpha: number }, border: { hex: string, alpha: number }, shadow: { hex: string, alpha: number } }, emblem: { sign: string | null, icon: string | null, picture: { id: string, width: number, height: number, color: string, variants: Array<{ url: string, width: number, height: number }> } | null } | null, visibility: { who: TileAudience, from: string | null, until: string | null, timeZone: string | null, isAnnounced: boolean, lock: string | null, hint: string | null, warning: string | null, unrecognizedBeside: string | null } | null, contact: { name: string, telephone: string, mail: string, address: string } }
          | { __typename: 'EmbedTile', id: string, name: string, secondLine: string | null, size: TileSize, isLead: boolean, address: string, style: { radius: number, thickness: number, surface: TileSurface, text: { hex: string, alpha: number }, button: { hex: string, alpha: number }, hover: { hex: string, alpha: number }, border: { hex: string, alpha: number }, shadow: { hex: string, alpha: number } }, emblem: { sign: string | null, icon: string | null, picture: { id: string, width: number, height: number, color: string, variants: Array<{ url: string, width: number, height: number }> } | null } | null, visibility: { who: TileAudience, from: string | null, until: string | null, timeZone: string | null, isAnnounced: boolean, lock: string | null, hint: string | null, warning: string | null, unrecognizedBeside: string | null } | null }
          | { __typename: 'HeadingTile', id: string, name: string, secondLine: string | null, size: TileSize, isLead: boolean, style: { radius: number, thickness: number, surface: TileSurface, text: { hex: string, alpha: number }, button: { hex: string, alpha: number }, hover: { hex: string, alpha: number }, border: { hex: string, alpha: number }, shadow: { hex: string, alpha: number } }, emblem: { sign: string | null, icon: string | null, picture: { id: string, width: number, height: number, color: string, variants: Array<{ url: string, width: number, height: number }> } | null } | null, visibility: { who: TileAudience, from: string | null, until: string | null, timeZone: string | null, isAnnounced: boolean, lock: string | null, hint: string | null, warning: string | null, unrecognizedBeside: string | null } | null }
          | { __typename: 'LinkTile', id: string, name: string, secondLine: string | null, size: TileSize, isLead: boolean, address: string, isMe: boolean, style: { radius: number, thickness: number, surface: TileSurface, text: { hex: string, alpha: number }, button: { hex: string, alpha: number }, hover: { hex: string, alpha: number }, border: { hex: string, alpha: number }, shadow: { hex: string, alpha: number } }, emblem: { sign: string | null, icon: string | null, picture: { id: string, width: number, height: number, color: string, variants: Array<{ url: string, width: number, height: number }> } | null } | null, visibility: { who: TileAudience, from: string | null, until: string | null, timeZone: string | null, isAnnounced: boolean, lock: string | null, hint: string | null, warning: string | null, unrecognizedBeside: string | null } | null }
          | { __typename: 'PictureTile', id: string, name: string, secondLine: string | null, size: TileSize, isLead: boolean, alternative: string, address: string, isMe: boolean, style: { radius: number, thickness: number, surface: TileSurface, text: { hex: string, alpha: number }, button: { hex: string, alpha: number }, hover: { hex: string, alpha: number }, border: { hex: string, alpha: number }, shadow: { hex: string, alpha: number } }, emblem: { sign: string | null, icon: string | null, picture: { id: string, width: number, height: number, color: string, variants: Array<{ url: string, width: number, height: number }> } | null } | null, visibility: { who: TileAudience, from: string | null, until: string | null, timeZone: string | null, isAnnounced: boolean, lock: string | null, hint: string | null, warning: string | null, unrecognizedBeside: string | null } | null, picture: { id: string, width: number, height: number, color: string, variants: Array<{ url: string, width: number, height: number }> } | null }
          | { __typename: 'TextTile', id: string, name: string, secondLine: string | null, size: TileSize, isLead: boolean, html: string, style: { radius: number, thickness: number, surface: TileSurface, text: { hex: string, alpha: number }, button: { hex: string, alpha: number }, hover: { hex: string, alpha: number }, border: { hex: string, alpha: number }, shadow: { hex: string, alpha: number } }, emblem: { sign: string | null, icon: string | null, picture: { id: string, width: number, height: number, color: string, variants: Array<{ url: string, width: number, height: number }> } | null } | null, visibility: { who: TileAudience, from: string | null, until: string | null, timeZone: string | null, isAnnounced: boolean, lock: string | null, hint: string | null, warning: string | null, unrecognizedBeside: string | null } | null }
        >, socialLinks: { home: string, twitter: string, instagram: string, facebook: string, youtube: string, reddit: string, tiktok: string, linkedin: string, medium: string, discord: string }, networkLinks: Array<{ network: string, address: string, label: string | null, icon: string | null, isMe: boolean }>, utm: { source: string | null, medium: string | null, campaign: string | null } | null, appearance: { theme: string, ground: { kind: GroundKind, angle: number, pattern: GroundPattern, strength: number, end: { hex: string, alpha: number }, colors: Array<{ hex: string, alpha: number }> }, wallpaper: { x: number, y: number, dim: number, blur: number }, panel: { kind: PanelKind, holds: PanelPlace, radius: number, color: { hex: string, alpha: number }, edge: { hex: string, alpha: number } }, type: { heading: string, names: string, secondLines: string, text: string, size: number, wideSize: number, weight: number, spacing: number, leading: number, isItalic: boolean, isUpperCase: boolean, effect: TitleEffect, nameSize: number, wideNameSize: number, effectColor: { hex: string, alpha: number }, color: { hex: string, alpha: number } }, header: { align: Alignment, shape: PictureShape, place: PicturePlace, pictureSize: number, widePictureSize: number, line: PictureLine, wide: WideHeader }, layout: { kind: LayoutKind, gap: number, spread: LayoutSpread, row: number, wideRow: number }, tiles: { align: Alignment, edge: number, emblem: EmblemGround, ornament: TileOrnament, ornamentColor: { hex: string, alpha: number } }, sheet: { radius: number, color: { hex: string, alpha: number }, accent: { hex: string, alpha: number } } } | null }, picture: { url: string, width: number, height: number, color: string, variants: Array<{ url: string, format: string, width: number, height: number }> } | null, wallpaper: { url: string, width: number, height: number, color: string, variants: Array<{ url: string, format: string, width: number, height: number }> } | null, leftOut: Array<{ name: string, reason: LeftOutReason }> } | null } };

export type StopImportMutationVariables = Exact<{
  id: string | number;
}>;


export type StopImportMutation = { stopImport: boolean };

export type ImportOfPageFragment = { id: string, from: string, state: ImportState, step: ImportStep, service: string | null, linksChecked: number, linkCount: number, failure: ImportFailure | null, found: { hasLook: boolean, unreachable: Array<number>, unanswered: Array<number>, design: { title: string, bio: string | null, titleColor: { hex: string, alpha: number }, backgroundColor: { hex: string, alpha: number }, tiles: Array<
        | { __typename: 'ContactTile', id: string, name: string, secondLine: string | null, size: TileSize, isLead: boolean, style: { radius: number, thickness: number, surface: TileSurface, text: { hex: string, alpha: number }, button: { hex: string, alpha: number }, hover: { hex: string, alpha: number }, border: { hex: string, alpha: number }, shadow: { hex: string, alpha: number } }, emblem: { sign: string | null, icon: string | null, picture: { id: string, width: number, height: number, color: string, variants: Array<{ url: string, width: number, height: number }> } | null } | null, visibility: { who: TileAudience, from: string | null, until: string | null, timeZone: string | null, isAnnounced: boolean, lock: string | null, hint: string | null, warning: string | null, unrecognizedBeside: string | null } | null, contact: { name: string, telephone: string, mail: string, address: string } }
        | { __typename: 'EmbedTile', id: string, name: string, secondLine: string | null, size: TileSize, isLead: boolean, address: string, style: { radius: number, thickness: number, surface: TileSurface, text: { hex: string, alpha: number }, button: { hex: string, alpha: number }, hover: { hex: string, alpha: number }, border: { hex: string, alpha: number }, shadow: { hex: string, alpha: number } }, emblem: { sign: string | null, icon: string | null, picture: { id: string, width: number, height: number, color: string, variants: Array<{ url: string, width: number, height: number }> } | null } | null, visibility: { who: TileAudience, from: string | null, until: string | null, timeZone: string | null, isAnnounced: boolean, lock: string | null, hint: string | null, warning: string | null, unrecognizedBeside: string | null } | null }
        | { __typename: 'HeadingTile', id: string, name: string, secondLine: string | null, size: TileSize, isLead: boolean, style: { radius: number, thickness: number, surface: TileSurface, text: { hex: string, alpha: number }, button: { hex: string, alpha: number }, hover: { hex: string, alpha: number }, border: { hex: string, alpha: number }, shadow: { hex: string, alpha: number } }, emblem: { sign: string | null, icon: string | null, picture: { id: string, width: number, height: number, color: string, variants: Array<{ url: string, width: number, height: number }> } | null } | null, visibility: { who: TileAudience, from: string | null, until: string | null, timeZone: string | null, isAnnounced: boolean, lock: string | null, hint: string | null, warning: string | null, unrecognizedBeside: string | null } | null }
        | { __typename: 'LinkTile', id: string, name: string, secondLine: string | null, size: TileSize, isLead: boolean, address: string, isMe: boolean, style: { radius: number, thickness: number, surface: TileSurface, text: { hex: string, alpha: number }, button: { hex: string, alpha: number }, hover: { hex: string, alpha: number }, border: { hex: string, alpha: number }, shadow: { hex: string, alpha: number } }, emblem: { sign: string | null, icon: string | null, picture: { id: string, width: number, height: number, color: string, variants: Array<{ url: string, width: number, height: number }> } | null } | null, visibility: { who: TileAudience, from: string | null, until: string | null, timeZone: string | null, isAnnounced: boolean, lock: string | null, hint: string | null, warning: string | null, unrecognizedBeside: string | null } | null }
        | { __typename: 'PictureTile', id: string, name: string, secondLine: string | null, size: TileSize, isLead: boolean, alternative: string, address: string, isMe: boolean, style: { radius: number, thickness: number, surface: TileSurface, text: { hex: string, alpha: number }, button: { hex: string, alpha: number }, hover: { hex: string, alpha: number }, border: { hex: string, alpha: number }, shadow: { hex: string, alpha: number } }, emblem: { sign: string | null, icon: string | null, picture: { id: string, width: number, height: number, color: string, variants: Array<{ url: string, width: number, height: number }> } | null } | null, visibility: { who: TileAudience, from: string | null, until: string | null, timeZone: string | null, isAnnounced: boolean, lock: string | null, hint: string | null, warning: string | null, unrecognizedBeside: string | null } | null, picture: { id: string, width: number, height: number, color: string, variants: Array<{ url: string, width: number, height: number }> } | null }
        | { __typename: 'TextTile', id: string, name: string, secondLine: string | null, size: TileSize, isLead: boolean, html: string, style: { radius: number, thickness: number, surface: TileSurface, text: { hex: string, alpha: number }, button: { hex: string, alpha: number }, hover: { hex: string, alpha: number }, border: { hex: string, alpha: number }, shadow: { hex: string, alpha: number } }, emblem: { sign: string | null, icon: string | null, picture: { id: string, width: number, height: number, color: string, variants: Array<{ url: string, width: number, height: number }> } | null } | null, visibility: { who: TileAudience, from: string | null, until: string | null, timeZone: string | null, isAnnounced: boolean, lock: string | null, hint: string | null, warning: string | null, unrecognizedBeside: string | null } | null }
      >, socialLinks: { home: string, twitter: string, instagram: string, facebook: string, youtube: string, reddit: string, tiktok: string, linkedin: string, medium: string, discord: string }, networkLinks: Array<{ network: string, address: string, label: string | null, icon: string | null, isMe: boolean }>, utm: { source: string | null, medium: string | null, campaign: string | null } | null, appearance: { theme: string, ground: { kind: GroundKind, angle: number, pattern: GroundPattern, strength: number, end: { hex: string, alpha: number }, colors: Array<{ hex: string, alpha: number }> }, wallpaper: { x: number, y: number, dim: number, blur: number }, panel: { kind: PanelKind, holds: PanelPlace, radius: number, color: { hex: string, alpha: number }, edge: { hex: string, alpha: number } }, type: { heading: string, names: string, secondLines: string, text: string, size: number, wideSize: number, weight: number, spacing: number, leading: number, isItalic: boolean, isUpperCase: boolean, effect: TitleEffect, nameSize: number, wideNameSize: number, effectColor: { hex: string, alpha: number }, color: { hex: string, alpha: number } }, header: { align: Alignment, shape: PictureShape, place: PicturePlace, pictureSize: number, widePictureSize: number, line: PictureLine, wide: WideHeader }, layout: { kind: LayoutKind, gap: number, spread: LayoutSpread, row: number, wideRow: number }, tiles: { align: Alignment, edge: number, emblem: EmblemGround, ornament: TileOrnament, ornamentColor: { hex: string, alpha: number } }, sheet: { radius: number, color: { hex: string, alpha: number }, accent: { hex: string, alpha: number } } } | null }, picture: { url: string, width: number, height: number, color: string, variants: Array<{ url: string, format: string, width: number, height: number }> } | null, wallpaper: { url: string, width: number, height: number, color: string, variants: Array<{ url: string, format: string, width: number, height: number }> } | null, leftOut: Array<{ name: string, reason: LeftOutReason }> } | null };

export type ImportedPictureFragment = { url: string, width: number, height: number, color: string, variants: Array<{ url: string, format: string, width: number, height: number }> };

export type CheckLinkBackMutationVariables = Exact<{
  pageId?: string | number | null | undefined;
  address: string;
}>;


export type CheckLinkBackMutation = { checkLinkBack: LinkBack };

export type PreviewLinkMutationVariables = Exact<{
  address: string;
}>;


export type PreviewLinkMutation = { previewLink: { title: string | null, imageAddress: string | null } | null };

export type OwnLooksQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnLooksQuery = { ownLooks: Array<{ id: string, name: string, titleColor: { hex: string, alpha: number }, backgroundColor: { hex: string, alpha: number }, styles: Array<{ radius: number, thickness: number, surface: TileSurface, text: { hex: string, alpha: number }, button: { hex: string, alpha: number }, hover: { hex: string, alpha: number }, border: { hex: string, alpha: number }, shadow: { hex: string, alpha: number } }>, leadStyle: { radius: number, thickness: number, surface: TileSurface, text: { hex: string, alpha: number }, button: { hex: string, alpha: number }, hover: { hex: string, alpha: number }, border: { hex: string, alpha: number }, shadow: { hex: string, alpha: number } } | null, appearance: { theme: string, ground: { kind: GroundKind, angle: number, pattern: GroundPattern, strength: number, end: { hex: string, alpha: number }, colors: Array<{ hex: string, alpha: number }> }, wallpaper: { x: number, y: number, dim: number, blur: number }, panel: { kind: PanelKind, holds: PanelPlace, radius: number, color: { hex: string, alpha: number }, edge: { hex: string, alpha: number } }, type: { heading: string, names: string, secondLines: string, text: string, size: number, wideSize: number, weight: number, spacing: number, leading: number, isItalic: boolean, isUpperCase: boolean, effect: TitleEffect, nameSize: number, wideNameSize: number, effectColor: { hex: string, alpha: number }, color: { hex: string, alpha: number } }, header: { align: Alignment, shape: PictureShape, place: PicturePlace, pictureSize: number, widePictureSize: number, line: PictureLine, wide: WideHeader }, layout: { kind: LayoutKind, gap: number, spread: LayoutSpread, row: number, wideRow: number }, tiles: { align: Alignment, edge: number, emblem: EmblemGround, ornament: TileOrnament, ornamentColor: { hex: string, alpha: number } }, sheet: { radius: number, color: { hex: string, alpha: number }, accent: { hex: string, alpha: number } } } }> };

export type KeptLookFragment = { id: string, name: string, titleColor: { hex: string, alpha: number }, backgroundColor: { hex: string, alpha: number }, styles: Array<{ radius: number, thickness: number, surface: TileSurface, text: { hex: string, alpha: number }, button: { hex: string, alpha: number }, hover: { hex: string, alpha: number }, border: { hex: string, alpha: number }, shadow: { hex: string, alpha: number } }>, leadStyle: { radius: number, thickness: number, surface: TileSurface, text: { hex: string, alpha: number }, button: { hex: string, alpha: number }, hover: { hex: string, alpha: number }, border: { hex: string, alpha: number }, shadow: { hex: string, alpha: number } } | null, appearance: { theme: string, ground: { kind: GroundKind, angle: number, pattern: GroundPattern, strength: number, end: { hex: string, alpha: number }, colors: Array<{ hex: string, alpha: number }> }, wallpaper: { x: number, y: number, dim: number, blur: number }, panel: { kind: PanelKind, holds: PanelPlace, radius: number, color: { hex: string, alpha: number }, edge: { hex: string, alpha: number } }, type: { heading: string, names: string, secondLines: string, text: string, size: number, wideSize: number, weight: number, spacing: number, leading: number, isItalic: boolean, isUpperCase: boolean, effect: TitleEffect, nameSize: number, wideNameSize: number, effectColor: { hex: string, alpha: number }, color: { hex: string, alpha: number } }, header: { align: Alignment, shape: PictureShape, place: PicturePlace, pictureSize: number, widePictureSize: number, line: PictureLine, wide: WideHeader }, layout: { kind: LayoutKind, gap: number, spread: LayoutSpread, row: number, wideRow: number }, tiles: { align: Alignment, edge: number, emblem: EmblemGround, ornament: TileOrnament, ornamentColor: { hex: string, alpha: number } }, sheet: { radius: number, color: { hex: string, alpha: number }, accent: { hex: string, alpha: number } } } };

export type DeleteOwnLookMutationVariables = Exact<{
  id: string | number;
}>;


export type DeleteOwnLookMutation = { deleteOwnLook: boolean };

export type KeepOwnLookMutationVariables = Exact<{
  input: KeepOwnLookInput;
}>;


export type KeepOwnLookMutation = { keepOwnLook: { id: string } };

export type DraftLinkQueryVariables = Exact<{
  pageId: string | number;
}>;


export type DraftLinkQuery = { page: { id: string, draftLink: { url: string, createdAt: string, expiresAt: string, timesOpened: number } | null } };

export type PageAccessQueryVariables = Exact<{
  id: string | number;
}>;


export type PageAccessQuery = { page: { id: string, access: PageAccess, accessHint: string | null, period: { from: string | null, until: string | null, timeZone: string | null, isAnnounced: boolean } | null } };

export type ChangePageVisibilityMutationVariables = Exact<{
  id: string | number;
  access: PageAccess;
  lock?: string | number | null | undefined;
  hint?: string | null | undefined;
  period?: PagePeriodInput | null | undefined;
}>;


export type ChangePageVisibilityMutation = { changePageVisibility: { id: string, access: PageAccess, accessHint: string | null, period: { from: string | null, until: string | null, timeZone: string | null, isAnnounced: boolean } | null } };

export type CreateDraftLinkMutationVariables = Exact<{
  pageId: string | number;
}>;


export type CreateDraftLinkMutation = { createDraftLink: { url: string, createdAt: string, expiresAt: string, timesOpened: number } };

export type CreateLockMutationVariables = Exact<{
  password: string;
}>;


export type CreateLockMutation = { createLock: string };

export type RevokeDraftLinkMutationVariables = Exact<{
  pageId: string | number;
}>;


export type RevokeDraftLinkMutation = { revokeDraftLink: boolean };

export type DraftRevisionQueryVariables = Exact<{
  id: string | number;
}>;


export type DraftRevisionQuery = { pageDraft: { revision: number } };

export type PageDraftQueryVariables = Exact<{
  id: string | number;
}>;


export type PageDraftQuery = { pageDraft: { savedAt: string | null, device: string | null, revision: number, basedOnVersion: number, writer: string | null, isDiscarded: boolean, design: { title: string, bio: string | null, titleColor: { hex: string, alpha: number }, backgroundColor: { hex: string, alpha: number }, tiles: Array<
        | { __typename: 'ContactTile', id: string, name: string, secondLine: string | null, size: TileSize, isLead: boolean, style: { radius: number, thickness: number, surface: TileSurface, text: { hex: string, alpha: number }, button: { hex: string, alpha: number }, hover: { hex: string, alpha: number }, border: { hex: string, alpha: number }, shadow: { hex: string, alpha: number } }, emblem: { sign: string | null, icon: string | null, picture: { id: string, width: number, height: number, color: string, variants: Array<{ url: string, width: number, height: number }> } | null } | null, visibility: { who: TileAudience, from: string | null, until: string | null, timeZone: string | null, isAnnounced: boolean, lock: string | null, hint: string | null, warning: string | null, unrecognizedBeside: string | null } | null, contact: { name: string, telephone: string, mail: string, address: string } }
        | { __typename: 'EmbedTile', id: string, name: string, secondLine: string | null, size: TileSize, isLead: boolean, address: string, style: { radius: number, thickness: number, surface: TileSurface, text: { hex: string, alpha: number }, button: { hex: string, alpha: number }, hover: { hex: string, alpha: number }, border: { hex: string, alpha: number }, shadow: { hex: string, alpha: number } }, emblem: { sign: string | null, icon: string | null, picture: { id: string, width: number, height: number, color: string, variants: Array<{ url: string, width: number, height: number }> } | null } | null, visibility: { who: TileAudience, from: string | null, until: string | null, timeZone: string | null, isAnnounced: boolean, lock: string | null, hint: string | null, warning: string | null, unrecognizedBeside: string | null } | null }
        | { __typename: 'HeadingTile', id: string, name: string, secondLine: string | null, size: TileSize, isLead: boolean, style: { radius: number, thickness: number, surface: TileSurface, text: { hex: string, alpha: number }, button: { hex: string, alpha: number }, hover: { hex: string, alpha: number }, border: { hex: string, alpha: number }, shadow: { hex: string, alpha: number } }, emblem: { sign: string | null, icon: string | null, picture: { id: string, width: number, height: number, color: string, variants: Array<{ url: string, width: number, height: number }> } | null } | null, visibility: { who: TileAudience, from: string | null, until: string | null, timeZone: string | null, isAnnounced: boolean, lock: string | null, hint: string | null, warning: string | null, unrecognizedBeside: string | null } | null }
        | { __typename: 'LinkTile', id: string, name: string, secondLine: string | null, size: TileSize, isLead: boolean, address: string, isMe: boolean, style: { radius: number, thickness: number, surface: TileSurface, text: { hex: string, alpha: number }, button: { hex: string, alpha: number }, hover: { hex: string, alpha: number }, border: { hex: string, alpha: number }, shadow: { hex: string, alpha: number } }, emblem: { sign: string | null, icon: string | null, picture: { id: string, width: number, height: number, color: string, variants: Array<{ url: string, width: number, height: number }> } | null } | null, visibility: { who: TileAudience, from: string | null, until: string | null, timeZone: string | null, isAnnounced: boolean, lock: string | null, hint: string | null, warning: string | null, unrecognizedBeside: string | null } | null }
        | { __typename: 'PictureTile', id: string, name: string, secondLine: string | null, size: TileSize, isLead: boolean, alternative: string, address: string, isMe: boolean, style: { radius: number, thickness: number, surface: TileSurface, text: { hex: string, alpha: number }, button: { hex: string, alpha: number }, hover: { hex: string, alpha: number }, border: { hex: string, alpha: number }, shadow: { hex: string, alpha: number } }, emblem: { sign: string | null, icon: string | null, picture: { id: string, width: number, height: number, color: string, variants: Array<{ url: string, width: number, height: number }> } | null } | null, visibility: { who: TileAudience, from: string | null, until: string | null, timeZone: string | null, isAnnounced: boolean, lock: string | null, hint: string | null, warning: string | null, unrecognizedBeside: string | null } | null, picture: { id: string, width: number, height: number, color: string, variants: Array<{ url: string, width: number, height: number }> } | null }
        | { __typename: 'TextTile', id: string, name: string, secondLine: string | null, size: TileSize, isLead: boolean, html: string, style: { radius: number, thickness: number, surface: TileSurface, text: { hex: string, alpha: number }, button: { hex: string, alpha: number }, hover: { hex: string, alpha: number }, border: { hex: string, alpha: number }, shadow: { hex: string, alpha: number } }, emblem: { sign: string | null, icon: string | null, picture: { id: string, width: number, height: number, color: string, variants: Array<{ url: string, width: number, height: number }> } | null } | null, visibility: { who: TileAudience, from: string | null, until: string | null, timeZone: string | null, isAnnounced: boolean, lock: string | null, hint: string | null, warning: string | null, unrecognizedBeside: string | null } | null }
      >, socialLinks: { home: string, twitter: string, instagram: string, facebook: string, youtube: string, reddit: string, tiktok: string, linkedin: string, medium: string, discord: string }, networkLinks: Array<{ network: string, address: string, label: string | null, icon: string | null, isMe: boolean }>, utm: { source: string | null, medium: string | null, campaign: string | null } | null, appearance: { theme: string, ground: { kind: GroundKind, angle: number, pattern: GroundPattern, strength: number, end: { hex: string, alpha: number }, colors: Array<{ hex: string, alpha: number }> }, wallpaper: { x: number, y: number, dim: number, blur: number }, panel: { kind: PanelKind, holds: PanelPlace, radius: number, color: { hex: string, alpha: number }, edge: { hex: string, alpha: number } }, type: { heading: string, names: string, secondLines: string, text: string, size: number, wideSize: number, weight: number, spacing: number, leading: number, isItalic: boolean, isUpperCase: boolean, effect: TitleEffect, nameSize: number, wideNameSize: number, effectColor: { hex: string, alpha: number }, color: { hex: string, alpha: number } }, header: { align: Alignment, shape: PictureShape, place: PicturePlace, pictureSize: number, widePictureSize: number, line: PictureLine, wide: WideHeader }, layout: { kind: LayoutKind, gap: number, spread: LayoutSpread, row: number, wideRow: number }, tiles: { align: Alignment, edge: number, emblem: EmblemGround, ornament: TileOrnament, ornamentColor: { hex: string, alpha: number } }, sheet: { radius: number, color: { hex: string, alpha: number }, accent: { hex: string, alpha: number } } } | null } | null } };

export type DiscardDraftMutationVariables = Exact<{
  pageId: string | number;
  revision: number;
}>;


export type DiscardDraftMutation = { discardDraft: { revision: number } };

export type SaveDraftMutationVariables = Exact<{
  input: SaveDraftInput;
}>;


export type SaveDraftMutation = { saveDraft: { revision: number } };

export type ScheduledPublicationQueryVariables = Exact<{
  pageId: string | number;
}>;


export type ScheduledPublicationQuery = { page: { id: string, version: number, scheduledPublication: { publishesAt: string, timeZone: string | null, basedOnVersion: number, replaces: boolean, createdAt: string, failure: ErrorCode | null } | null } };

export type ScheduledFragment = { publishesAt: string, timeZone: string | null, basedOnVersion: number, replaces: boolean, createdAt: string, failure: ErrorCode | null };

export type CancelScheduledPublicationMutationVariables = Exact<{
  pageId: string | number;
}>;


export type CancelScheduledPublicationMutation = { cancelScheduledPublication: boolean };

export type ChangeScheduledPublicationMutationVariables = Exact<{
  pageId: string | number;
  publishesAt: string;
  timeZone?: string | null | undefined;
  replaces: boolean;
}>;


export type ChangeScheduledPublicationMutation = { changeScheduledPublication: { publishesAt: string, timeZone: string | null, basedOnVersion: number, replaces: boolean, createdAt: string, failure: ErrorCode | null } };

export type PublishScheduledMutationVariables = Exact<{
  pageId: string | number;
}>;


export type PublishScheduledMutation = { publishScheduled: { id: string, address: string | null, version: number, publishedAt: string | null, isHidden: boolean, design: { title: string, bio: string | null, titleColor: { hex: string, alpha: number }, backgroundColor: { hex: string, alpha: number }, tiles: Array<
        | { __typename: 'ContactTile', id: string, name: string, secondLine: string | null, size: TileSize, isLead: boolean, style: { radius: number, thickness: number, surface: TileSurface, text: { hex: string, alpha: number }, button: { hex: string, alpha: number }, hover: { hex: string, alpha: number }, border: { hex: string, alpha: number }, shadow: { hex: string, alpha: number } }, emblem: { sign: string | null, icon: string | null, picture: { id: string, width: number, height: number, color: string, variants: Array<{ url: string, width: number, height: number }> } | null } | null, visibility: { who: TileAudience, from: string | null, until: string | null, timeZone: string | null, isAnnounced: boolean, lock: string | null, hint: string | null, warning: string | null, unrecognizedBeside: string | null } | null, contact: { name: string, telephone: string, mail: string, address: string } }
        | { __typename: 'EmbedTile', id: string, name: string, secondLine: string | null, size: TileSize, isLead: boolean, address: string, style: { radius: number, thickness: number, surface: TileSurface, text: { hex: string, alpha: number }, button: { hex: string, alpha: number }, hover: { hex: string, alpha: number }, border: { hex: string, alpha: number }, shadow: { hex: string, alpha: number } }, emblem: { sign: string | null, icon: string | null, picture: { id: string, width: number, height: number, color: string, variants: Array<{ url: string, width: number, height: number }> } | null } | null, visibility: { who: TileAudience, from: string | null, until: string | null, timeZone: string | null, isAnnounced: boolean, lock: string | null, hint: string | null, warning: string | null, unrecognizedBeside: string | null } | null }
        | { __typename: 'HeadingTile', id: string, name: string, secondLine: string | null, size: TileSize, isLead: boolean, style: { radius: number, thickness: number, surface: TileSurface, text: { hex: string, alpha: number }, button: { hex: string, alpha: number }, hover: { hex: string, alpha: number }, border: { hex: string, alpha: number }, shadow: { hex: string, alpha: number } }, emblem: { sign: string | null, icon: string | null, picture: { id: string, width: number, height: number, color: string, variants: Array<{ url: string, width: number, height: number }> } | null } | null, visibility: { who: TileAudience, from: string | null, until: string | null, timeZone: string | null, isAnnounced: boolean, lock: string | null, hint: string | null, warning: string | null, unrecognizedBeside: string | null } | null }
        | { __typename: 'LinkTile', id: string, name: string, secondLine: string | null, size: TileSize, isLead: boolean, address: string, isMe: boolean, style: { radius: number, thickness: number, surface: TileSurface, text: { hex: string, alpha: number }, button: { hex: string, alpha: number }, hover: { hex: string, alpha: number }, border: { hex: string, alpha: number }, shadow: { hex: string, alpha: number } }, emblem: { sign: string | null, icon: string | null, picture: { id: string, width: number, height: number, color: string, variants: Array<{ url: string, width: number, height: number }> } | null } | null, visibility: { who: TileAudience, from: string | null, until: string | null, timeZone: string | null, isAnnounced: boolean, lock: string | null, hint: string | null, warning: string | null, unrecognizedBeside: string | null } | null }
        | { __typename: 'PictureTile', id: string, name: string, secondLine: string | null, size: TileSize, isLead: boolean, alternative: string, address: string, isMe: boolean, style: { radius: number, thickness: number, surface: TileSurface, text: { hex: string, alpha: number }, button: { hex: string, alpha: number }, hover: { hex: string, alpha: number }, border: { hex: string, alpha: number }, shadow: { hex: string, alpha: number } }, emblem: { sign: string | null, icon: string | null, picture: { id: string, width: number, height: number, color: string, variants: Array<{ url: string, width: number, height: number }> } | null } | null, visibility: { who: TileAudience, from: string | null, until: string | null, timeZone: string | null, isAnnounced: boolean, lock: string | null, hint: string | null, warning: string | null, unrecognizedBeside: string | null } | null, picture: { id: string, width: number, height: number, color: string, variants: Array<{ url: string, width: number, height: number }> } | null }
        | { __typename: 'TextTile', id: string, name: string, secondLine: string | null, size: TileSize, isLead: boolean, html: string, style: { radius: number, thickness: number, surface: TileSurface, text: { hex: string, alpha: number }, button: { hex: string, alpha: number }, hover: { hex: string, alpha: number }, border: { hex: string, alpha: number }, shadow: { hex: string, alpha: number } }, emblem: { sign: string | null, icon: string | null, picture: { id: string, width: number, height: number, color: string, variants: Array<{ url: string, width: number, height: number }> } | null } | null, visibility: { who: TileAudience, from: string | null, until: string | null, timeZone: string | null, isAnnounced: boolean, lock: string | null, hint: string | null, warning: string | null, unrecognizedBeside: string | null } | null }
      >, socialLinks: { home: string, twitter: string, instagram: string, facebook: string, youtube: string, reddit: string, tiktok: string, linkedin: string, medium: string, discord: string }, networkLinks: Array<{ network: string, address: string, label: string | null, icon: string | null, isMe: boolean }>, utm: { source: string | null, medium: string | null, campaign: string | null } | null, appearance: { theme: string, ground: { kind: GroundKind, angle: number, pattern: GroundPattern, strength: number, end: { hex: string, alpha: number }, colors: Array<{ hex: string, alpha: number }> }, wallpaper: { x: number, y: number, dim: number, blur: number }, panel: { kind: PanelKind, holds: PanelPlace, radius: number, color: { hex: string, alpha: number }, edge: { hex: string, alpha: number } }, type: { heading: string, names: string, secondLines: string, text: string, size: number, wideSize: number, weight: number, spacing: number, leading: number, isItalic: boolean, isUpperCase: boolean, effect: TitleEffect, nameSize: number, wideNameSize: number, effectColor: { hex: string, alpha: number }, color: { hex: string, alpha: number } }, header: { align: Alignment, shape: PictureShape, place: PicturePlace, pictureSize: number, widePictureSize: number, line: PictureLine, wide: WideHeader }, layout: { kind: LayoutKind, gap: number, spread: LayoutSpread, row: number, wideRow: number }, tiles: { align: Alignment, edge: number, emblem: EmblemGround, ornament: TileOrnament, ornamentColor: { hex: string, alpha: number } }, sheet: { radius: number, color: { hex: string, alpha: number }, accent: { hex: string, alpha: number } } } | null } | null } };

export type SchedulePublicationMutationVariables = Exact<{
  input: SchedulePublicationInput;
}>;


export type SchedulePublicationMutation = { schedulePublication: { publishesAt: string, timeZone: string | null, basedOnVersion: number, replaces: boolean, createdAt: string, failure: ErrorCode | null } };

export type UploadTilePictureFromMutationVariables = Exact<{
  address: string;
}>;


export type UploadTilePictureFromMutation = { uploadTilePictureFrom: { id: string, width: number, height: number, color: string, variants: Array<{ url: string, width: number, height: number }> } | null };

export type UploadTilePictureMutationVariables = Exact<{
  image: Blob;
}>;


export type UploadTilePictureMutation = { uploadTilePicture: { id: string, width: number, height: number, color: string, variants: Array<{ url: string, width: number, height: number }> } };

export type ChangeWallpaperMutationVariables = Exact<{
  image: Blob;
  pageId?: string | number | null | undefined;
}>;


export type ChangeWallpaperMutation = { changeWallpaper: { id: string, profilePicture: { url: string, width: number, height: number, color: string, variants: Array<{ url: string, format: string, width: number, height: number }> } | null, wallpaper: { url: string, width: number, height: number, color: string, variants: Array<{ url: string, format: string, width: number, height: number }> } | null } };

export type RemoveWallpaperMutationVariables = Exact<{
  pageId?: string | number | null | undefined;
}>;


export type RemoveWallpaperMutation = { removeWallpaper: { id: string, profilePicture: { url: string, width: number, height: number, color: string, variants: Array<{ url: string, format: string, width: number, height: number }> } | null, wallpaper: { url: string, width: number, height: number, color: string, variants: Array<{ url: string, format: string, width: number, height: number }> } | null } };

export type AccessTokensQueryVariables = Exact<{ [key: string]: never; }>;


export type AccessTokensQuery = { accessTokens: Array<{ id: string, name: string, scopes: Array<AccessScope>, expiresAt: string | null, lastUsedAt: string | null }> };

export type CreateAccessTokenMutationVariables = Exact<{
  input: CreateAccessTokenInput;
}>;


export type CreateAccessTokenMutation = { createAccessToken: { token: string } };

export type RevokeAccessTokenMutationVariables = Exact<{
  id: string | number;
}>;


export type RevokeAccessTokenMutation = { revokeAccessToken: boolean };

export type DeleteAccountMutationVariables = Exact<{
  input: DeleteAccountInput;
}>;


export type DeleteAccountMutation = { deleteAccount: boolean };

export type FormerLinknamesQueryVariables = Exact<{
  pageId?: string | number | null | undefined;
}>;


export type FormerLinknamesQuery = { formerLinknames: Array<{ linkname: string, closedUntil: string }> };

export type ReleaseFormerLinknameMutationVariables = Exact<{
  linkname: string;
  pageId?: string | number | null | undefined;
}>;


export type ReleaseFormerLinknameMutation = { releaseFormerLinkname: boolean };

export type SecondFactorQueryVariables = Exact<{ [key: string]: never; }>;


export type SecondFactorQuery = { secondFactor: { since: string | null, recoveryCodesLeft: number } };

export type BeginAuthenticatorAppMutationVariables = Exact<{ [key: string]: never; }>;


export type BeginAuthenticatorAppMutation = { beginAuthenticatorApp: { key: string, address: string } };

export type FinishAuthenticatorAppMutationVariables = Exact<{
  code: string;
}>;


export type FinishAuthenticatorAppMutation = { finishAuthenticatorApp: Array<string> };

export type RenewRecoveryCodesMutationVariables = Exact<{ [key: string]: never; }>;


export type RenewRecoveryCodesMutation = { renewRecoveryCodes: Array<string> };

export type SwitchOffAuthenticatorAppMutationVariables = Exact<{ [key: string]: never; }>;


export type SwitchOffAuthenticatorAppMutation = { switchOffAuthenticatorApp: boolean };

export type CancelEmailChangeMutationVariables = Exact<{ [key: string]: never; }>;


export type CancelEmailChangeMutation = { cancelEmailChange: boolean };

export type RequestEmailChangeMutationVariables = Exact<{
  email: string;
}>;


export type RequestEmailChangeMutation = { requestEmailChange: { email: string } };

export type LinkedAccountsQueryVariables = Exact<{ [key: string]: never; }>;


export type LinkedAccountsQuery = { linkedAccounts: Array<{ isLinked: boolean, email: string | null, linkedAt: string | null, isOnlyWayIn: boolean, provider: { name: string, label: string } }> };

export type FinishLinkingMutationVariables = Exact<{
  input: FinishSignInInput;
}>;


export type FinishLinkingMutation = { finishLinking: boolean };

export type StartLinkingMutationVariables = Exact<{
  provider: string;
}>;


export type StartLinkingMutation = { startLinking: { address: string, state: string } };

export type UnlinkProviderMutationVariables = Exact<{
  provider: string;
}>;


export type UnlinkProviderMutation = { unlinkProvider: boolean };

export type AskForAnotherLookMutationVariables = Exact<{
  id: string | number;
}>;


export type AskForAnotherLookMutation = { askForAnotherLook: { id: string, hiding: { since: string, reason: HidingReason, words: string | null, lookAskedAt: string | null } | null } };

export type DeletePageMutationVariables = Exact<{
  id: string | number;
  linkname?: string | null | undefined;
}>;


export type DeletePageMutation = { deletePage: boolean };

export type MakeMainPageMutationVariables = Exact<{
  id: string | number;
}>;


export type MakeMainPageMutation = { makeMainPage: { id: string, isMain: boolean, linkname: string | null } };

export type OrderPagesMutationVariables = Exact<{
  ids: Array<string | number> | string | number;
}>;


export type OrderPagesMutation = { orderPages: Array<{ id: string }> };

export type RenamePageMutationVariables = Exact<{
  id: string | number;
  name: string;
}>;


export type RenamePageMutation = { renamePage: { id: string, name: string | null } };

export type SwitchFeedMutationVariables = Exact<{
  id: string | number;
  isOn: boolean;
}>;


export type SwitchFeedMutation = { switchFeed: { id: string, feedAddress: string | null } };

export type PasskeysQueryVariables = Exact<{ [key: string]: never; }>;


export type PasskeysQuery = { passkeys: Array<{ id: string, name: string, kind: PasskeyKind, createdAt: string, lastUsedAt: string | null, isOnlyWayIn: boolean }> };

export type AddPasskeyMutationVariables = Exact<{
  input: AddPasskeyInput;
}>;


export type AddPasskeyMutation = { addPasskey: { id: string } };

export type RemovePasskeyMutationVariables = Exact<{
  id: string | number;
}>;


export type RemovePasskeyMutation = { removePasskey: boolean };

export type RenamePasskeyMutationVariables = Exact<{
  id: string | number;
  name: string;
}>;


export type RenamePasskeyMutation = { renamePasskey: { id: string, name: string } };

export type StartAddingPasskeyMutationVariables = Exact<{ [key: string]: never; }>;


export type StartAddingPasskeyMutation = { startAddingPasskey: { challenge: string, siteId: string, userHandle: string, username: string, known: Array<string> } };

export type ProgramsQueryVariables = Exact<{ [key: string]: never; }>;


export type ProgramsQuery = { accessTokens: Array<{ id: string, name: string, expiresAt: string | null }>, webhooks: Array<{ id: string, url: string, isEnabled: boolean }> };

export type SessionsQueryVariables = Exact<{ [key: string]: never; }>;


export type SessionsQuery = { me: { signInNotices: boolean }, sessions: Array<{ id: string, device: string | null, browser: string | null, system: string | null, lastUsedAt: string, isCurrent: boolean }> };

export type EndSessionMutationVariables = Exact<{
  id: string | number;
}>;


export type EndSessionMutation = { endSession: boolean };

export type LogOutEverywhereMutationVariables = Exact<{ [key: string]: never; }>;


export type LogOutEverywhereMutation = { logOutEverywhere: boolean };

export type LogOutWithProgramsMutationVariables = Exact<{ [key: string]: never; }>;


export type LogOutWithProgramsMutation = { logOutEverywhere: boolean };

export type SetSignInNoticesMutationVariables = Exact<{
  isOn: boolean;
}>;


export type SetSignInNoticesMutation = { setSignInNotices: { signInNotices: boolean } };

export type StorageQueryVariables = Exact<{ [key: string]: never; }>;


export type StorageQuery = { me: { username: string, storage: { pages: number, versions: number, pictures: number, most: number } } };

export type ChangeUsernameMutationVariables = Exact<{
  username: string;
}>;


export type ChangeUsernameMutation = { changeUsername: { username: string } };

export type WebhookDeliveriesQueryVariables = Exact<{
  webhookId: string | number;
}>;


export type WebhookDeliveriesQuery = { webhookDeliveries: Array<{ id: string, type: string, body: string, createdAt: string, state: WebhookDeliveryState, attempts: number, nextAttemptAt: string | null, status: number | null, failure: WebhookFailure | null }> };

export type WebhooksQueryVariables = Exact<{ [key: string]: never; }>;


export type WebhooksQuery = { webhooks: Array<{ id: string, url: string, events: Array<WebhookEvent>, isEnabled: boolean, disabledBecause: WebhookEnd | null, failingSince: string | null }> };

export type WebhookEntryFragment = { id: string, url: string, events: Array<WebhookEvent>, isEnabled: boolean, disabledBecause: WebhookEnd | null, failingSince: string | null };

export type ChangeWebhookMutationVariables = Exact<{
  input: ChangeWebhookInput;
}>;


export type ChangeWebhookMutation = { changeWebhook: { id: string, url: string, events: Array<WebhookEvent>, isEnabled: boolean, disabledBecause: WebhookEnd | null, failingSince: string | null } };

export type CreateWebhookMutationVariables = Exact<{
  input: CreateWebhookInput;
}>;


export type CreateWebhookMutation = { createWebhook: { secret: string } };

export type DeleteWebhookMutationVariables = Exact<{
  id: string | number;
}>;


export type DeleteWebhookMutation = { deleteWebhook: boolean };

export type RedeliverEventMutationVariables = Exact<{
  id: string | number;
}>;


export type RedeliverEventMutation = { redeliverEvent: boolean };

export type RotateWebhookSecretMutationVariables = Exact<{
  id: string | number;
}>;


export type RotateWebhookSecretMutation = { rotateWebhookSecret: string };

export type SendTestEventMutationVariables = Exact<{
  webhookId: string | number;
}>;


export type SendTestEventMutation = { sendTestEvent: boolean };

export type OwnVerificationQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnVerificationQuery = { me: { email: string, emailVerified: boolean } };

export type LogOutMutationVariables = Exact<{ [key: string]: never; }>;


export type LogOutMutation = { logOut: boolean };

export type PortraitShapeQueryVariables = Exact<{
  id: string | number;
}>;


export type PortraitShapeQuery = { page: { id: string, design: { appearance: { header: { shape: PictureShape } } | null, tiles: Array<
        | { style: { radius: number } }
        | { style: { radius: number } }
        | { style: { radius: number } }
        | { style: { radius: number } }
        | { style: { radius: number } }
        | { style: { radius: number } }
      > } | null } };

export type ChangeProfilePictureMutationVariables = Exact<{
  image: Blob;
  pageId?: string | number | null | undefined;
}>;


export type ChangeProfilePictureMutation = { changeProfilePicture: { id: string, profilePicture: { url: string, width: number, height: number, color: string, variants: Array<{ url: string, format: string, width: number, height: number }> } | null } };

export type RemoveProfilePictureMutationVariables = Exact<{
  pageId?: string | number | null | undefined;
}>;


export type RemoveProfilePictureMutation = { removeProfilePicture: { id: string, profilePicture: { url: string, width: number, height: number, color: string, variants: Array<{ url: string, format: string, width: number, height: number }> } | null } };

export type PageCountsQueryVariables = Exact<{
  pageId: string | number;
  days: number;
}>;


export type PageCountsQuery = { pageCounts: { firstDay: string, views: Array<number>, referrers: Array<{ subject: string | null, count: number }>, tiles: Array<{ tileId: string | null, subject: string | null, count: number }>, links: Array<{ subject: string | null, count: number }> } };

export type PageViewsQueryVariables = Exact<{
  days: number;
}>;


export type PageViewsQuery = { pageViews: Array<{ pageId: string, firstDay: string, views: Array<number> }> };
