// A client for the GraphQL API of Tessera, made from its schema. Copy this file: it needs nothing but `fetch`. MIT licence.
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

export type ShadeFragment = { hex: string, alpha: number };

export type PictureFileFragment = { url: string, width: number, height: number, color: string };

export type TilePictureFileFragment = { id: string, url: string, width: number, height: number, color: string };

export type EntryFragment = { id: string, name: string | null, isMain: boolean, linkname: string | null, address: string | null, version: number, publishedAt: string | null, isHidden: boolean, feedAddress: string | null, access: PageAccess, hiding: { since: string, reason: HidingReason, words: string | null, lookAskedAt: string | null } | null };

export type PageFragment = (
  { design: DesignFragment | null, profilePicture: PictureFileFragment | null, wallpaper: PictureFileFragment | null, draftLink: { url: string, createdAt: string, expiresAt: string, timesOpened: number } | null, scheduledPublication: ScheduledFragment | null }
  & EntryFragment
);

export type ScheduledFragment = { publishesAt: string, timeZone: string | null, basedOnVersion: number, replaces: boolean, createdAt: string, failure: ErrorCode | null, failedAt: string | null };

export type StyleFragment = { radius: number, thickness: number, surface: TileSurface, text: ShadeFragment, button: ShadeFragment, hover: ShadeFragment, border: ShadeFragment, shadow: ShadeFragment };

type TileFields_ContactTile_Fragment = { id: string, name: string, secondLine: string | null, size: TileSize, isLead: boolean, style: StyleFragment, emblem: { sign: string | null, icon: string | null, picture: { id: string, url: string, width: number, height: number } | null } | null, visibility: { who: TileAudience, from: string | null, until: string | null, timeZone: string | null, isAnnounced: boolean, lock: string | null, hint: string | null, warning: string | null, unrecognizedBeside: string | null } | null };

type TileFields_EmbedTile_Fragment = { id: string, name: string, secondLine: string | null, size: TileSize, isLead: boolean, style: StyleFragment, emblem: { sign: string | null, icon: string | null, picture: { id: string, url: string, width: number, height: number } | null } | null, visibility: { who: TileAudience, from: string | null, until: string | null, timeZone: string | null, isAnnounced: boolean, lock: string | null, hint: string | null, warning: string | null, unrecognizedBeside: string | null } | null };

type TileFields_HeadingTile_Fragment = { id: string, name: string, secondLine: string | null, size: TileSize, isLead: boolean, style: StyleFragment, emblem: { sign: string | null, icon: string | null, picture: { id: string, url: string, width: number, height: number } | null } | null, visibility: { who: TileAudience, from: string | null, until: string | null, timeZone: string | null, isAnnounced: boolean, lock: string | null, hint: string | null, warning: string | null, unrecognizedBeside: string | null } | null };

type TileFields_LinkTile_Fragment = { id: string, name: string, secondLine: string | null, size: TileSize, isLead: boolean, style: StyleFragment, emblem: { sign: string | null, icon: string | null, picture: { id: string, url: string, width: number, height: number } | null } | null, visibility: { who: TileAudience, from: string | null, until: string | null, timeZone: string | null, isAnnounced: boolean, lock: string | null, hint: string | null, warning: string | null, unrecognizedBeside: string | null } | null };

type TileFields_PictureTile_Fragment = { id: string, name: string, secondLine: string | null, size: TileSize, isLead: boolean, style: StyleFragment, emblem: { sign: string | null, icon: string | null, picture: { id: string, url: string, width: number, height: number } | null } | null, visibility: { who: TileAudience, from: string | null, until: string | null, timeZone: string | null, isAnnounced: boolean, lock: string | null, hint: string | null, warning: string | null, unrecognizedBeside: string | null } | null };

type TileFields_TextTile_Fragment = { id: string, name: string, secondLine: string | null, size: TileSize, isLead: boolean, style: StyleFragment, emblem: { sign: string | null, icon: string | null, picture: { id: string, url: string, width: number, height: number } | null } | null, visibility: { who: TileAudience, from: string | null, until: string | null, timeZone: string | null, isAnnounced: boolean, lock: string | null, hint: string | null, warning: string | null, unrecognizedBeside: string | null } | null };

export type TileFieldsFragment =
  | TileFields_ContactTile_Fragment
  | TileFields_EmbedTile_Fragment
  | TileFields_HeadingTile_Fragment
  | TileFields_LinkTile_Fragment
  | TileFields_PictureTile_Fragment
  | TileFields_TextTile_Fragment
;

export type DesignFragment = { title: string, bio: string | null, titleColor: ShadeFragment, backgroundColor: ShadeFragment, tiles: Array<
    | (
      { __typename: 'ContactTile' }
      & TileFields_ContactTile_Fragment
      & TileContent_ContactTile_Fragment
    )
    | (
      { __typename: 'EmbedTile' }
      & TileFields_EmbedTile_Fragment
      & TileContent_EmbedTile_Fragment
    )
    | (
      { __typename: 'HeadingTile' }
      & TileFields_HeadingTile_Fragment
      & TileContent_HeadingTile_Fragment
    )
    | (
      { __typename: 'LinkTile' }
      & TileFields_LinkTile_Fragment
      & TileContent_LinkTile_Fragment
    )
    | (
      { __typename: 'PictureTile' }
      & TileFields_PictureTile_Fragment
      & TileContent_PictureTile_Fragment
    )
    | (
      { __typename: 'TextTile' }
      & TileFields_TextTile_Fragment
      & TileContent_TextTile_Fragment
    )
  >, socialLinks: { home: string, twitter: string, instagram: string, facebook: string, youtube: string, reddit: string, tiktok: string, linkedin: string, medium: string, discord: string }, networkLinks: Array<{ network: string, address: string, label: string | null, icon: string | null, isMe: boolean }>, utm: { source: string | null, medium: string | null, campaign: string | null } | null, appearance: AppearanceFragment | null };

export type AppearanceFragment = { theme: string, ground: { kind: GroundKind, angle: number, pattern: GroundPattern, strength: number, end: ShadeFragment, colors: Array<ShadeFragment> }, wallpaper: { x: number, y: number, dim: number, blur: number }, panel: { kind: PanelKind, holds: PanelPlace, radius: number, color: ShadeFragment, edge: ShadeFragment }, type: { heading: string, names: string, secondLines: string, text: string, size: number, wideSize: number, weight: number, spacing: number, leading: number, isItalic: boolean, isUpperCase: boolean, effect: TitleEffect, nameSize: number, wideNameSize: number, effectColor: ShadeFragment, color: ShadeFragment }, header: { align: Alignment, shape: PictureShape, place: PicturePlace, pictureSize: number, widePictureSize: number, line: PictureLine, wide: WideHeader }, layout: { kind: LayoutKind, gap: number, spread: LayoutSpread, row: number, wideRow: number }, tiles: { align: Alignment, edge: number, emblem: EmblemGround, ornament: TileOrnament, ornamentColor: ShadeFragment }, sheet: { radius: number, color: ShadeFragment, accent: ShadeFragment } };

export type ImportFieldsFragment = { id: string, from: string, startedAt: string, state: ImportState, step: ImportStep, service: string | null, linksChecked: number, linkCount: number, failure: ImportFailure | null, found: { hasLook: boolean, unreachable: Array<number>, design: DesignFragment, picture: TilePictureFileFragment | null, wallpaper: TilePictureFileFragment | null, leftOut: Array<{ name: string, reason: LeftOutReason }> } | null };

export type AccessTokenFieldsFragment = { id: string, name: string, scopes: Array<AccessScope>, createdAt: string, expiresAt: string | null, lastUsedAt: string | null };

export type PasskeyFieldsFragment = { id: string, name: string, kind: PasskeyKind, createdAt: string, lastUsedAt: string | null, isOnlyWayIn: boolean };

export type SignedInFieldsFragment = { token: string, isNewAccount: boolean, account: { username: string, email: string, emailVerified: boolean } };

export type WebhookFieldsFragment = { id: string, url: string, events: Array<WebhookEvent>, isEnabled: boolean, disabledBecause: WebhookEnd | null, failingSince: string | null, createdAt: string };

export type MeQueryVariables = Exact<{ [key: string]: never; }>;


export type MeQuery = { me: { username: string, firstUsername: string, email: string, emailVerified: boolean, pages: Array<EntryFragment> } };

export type MyPageQueryVariables = Exact<{ [key: string]: never; }>;


export type MyPageQuery = { myPage: PageFragment };

export type PageQueryVariables = Exact<{
  pageId?: string | number | null | undefined;
  id?: string | number | null | undefined;
}>;


export type PageQuery = { page: PageFragment };

export type VisitedPageFragment = { linkname: string, address: string, locked: boolean, design: DesignFragment, profilePicture: PictureFileFragment | null, wallpaper: PictureFileFragment | null };

export type PublicPageQueryVariables = Exact<{
  linkname: string;
}>;


export type PublicPageQuery = { publicPage: VisitedPageFragment | null };

export type OpenPageMutationVariables = Exact<{
  linkname: string;
  password: string;
  tileId?: string | number | null | undefined;
  passes?: string | null | undefined;
}>;


export type OpenPageMutation = { openPage: { passes: string, expiresAt: string, page: VisitedPageFragment } };

export type LinknameAvailabilityQueryVariables = Exact<{
  linkname: string;
}>;


export type LinknameAvailabilityQuery = { linknameAvailability: { linkname: string, available: boolean, code: string | null, reason: string | null } };

export type ThemesQueryVariables = Exact<{ [key: string]: never; }>;


export type ThemesQuery = { themes: Array<{ id: string, name: string, mood: ThemeMood, titleColor: ShadeFragment, backgroundColor: ShadeFragment, styles: Array<StyleFragment>, leadStyle: StyleFragment, appearance: AppearanceFragment }> };

export type EmblemIconsQueryVariables = Exact<{ [key: string]: never; }>;


export type EmblemIconsQuery = { emblemIcons: Array<string> };

export type TypefacesQueryVariables = Exact<{ [key: string]: never; }>;


export type TypefacesQuery = { typefaces: Array<string> };

export type NetworksQueryVariables = Exact<{ [key: string]: never; }>;


export type NetworksQuery = { networks: Array<{ id: string, name: string, hosts: Array<string>, pattern: string | null }> };

export type LimitsQueryVariables = Exact<{ [key: string]: never; }>;


export type LimitsQuery = { limits: { pages: number, storage: number, tiles: number, designBytes: number, tileBytes: number, titleLength: number, tileNameLength: number, bioLength: number, addressLength: number, networkLinks: number, pictureBytes: number, picturePixels: number, versions: number, accessTokens: number, webhooks: number, rates: Array<{ name: string, attempts: number, seconds: number }> } };

export type ReservedLinknamesQueryVariables = Exact<{ [key: string]: never; }>;


export type ReservedLinknamesQuery = { reservedLinknames: Array<string> };

export type PageVersionsQueryVariables = Exact<{
  pageId?: string | number | null | undefined;
}>;


export type PageVersionsQuery = { pageVersions: Array<{ version: number, publishedAt: string, title: string, tileCount: number, change: { title: boolean, colors: boolean, socialLinks: boolean, added: Array<string>, removed: Array<string>, changed: Array<string>, reordered: boolean } | null }> };

export type PageVersionQueryVariables = Exact<{
  version: number;
  pageId?: string | number | null | undefined;
}>;


export type PageVersionQuery = { pageVersion: { version: number, publishedAt: string, design: DesignFragment } };

export type PageCountsQueryVariables = Exact<{
  pageId?: string | number | null | undefined;
  days?: number;
}>;


export type PageCountsQuery = { pageCounts: { firstDay: string, views: Array<number>, referrers: Array<{ subject: string | null, count: number }>, tiles: Array<{ tileId: string | null, subject: string | null, count: number }>, links: Array<{ subject: string | null, count: number }> } };

export type PageViewsQueryVariables = Exact<{
  days?: number;
}>;


export type PageViewsQuery = { pageViews: Array<{ pageId: string, firstDay: string, views: Array<number> }> };

export type PageImportQueryVariables = Exact<{ [key: string]: never; }>;


export type PageImportQuery = { pageImport: ImportFieldsFragment | null };

export type OwnLooksQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnLooksQuery = { ownLooks: Array<{ id: string, name: string }> };

export type SessionsQueryVariables = Exact<{ [key: string]: never; }>;


export type SessionsQuery = { sessions: Array<{ id: string, device: string | null, startedAt: string, lastUsedAt: string, isCurrent: boolean }> };

export type AccessTokensQueryVariables = Exact<{ [key: string]: never; }>;


export type AccessTokensQuery = { accessTokens: Array<AccessTokenFieldsFragment> };

export type PublishMutationVariables = Exact<{
  input: PublishInput;
}>;


export type PublishMutation = { publish: (
    { changed: boolean | null, design: DesignFragment | null }
    & EntryFragment
  ) };

export type PublishWithoutReadingMutationVariables = Exact<{
  input: PublishInput;
}>;


export type PublishWithoutReadingMutation = { publish: { id: string, version: number, changed: boolean | null } };

export type PageDraftQueryVariables = Exact<{
  pageId?: string | number | null | undefined;
}>;


export type PageDraftQuery = { pageDraft: { revision: number, basedOnVersion: number, savedAt: string | null, device: string | null, writer: string | null, isDiscarded: boolean, design: DesignFragment | null } };

export type SaveDraftMutationVariables = Exact<{
  input: SaveDraftInput;
}>;


export type SaveDraftMutation = { saveDraft: { revision: number, savedAt: string | null } };

export type DiscardDraftMutationVariables = Exact<{
  revision: number;
  pageId?: string | number | null | undefined;
}>;


export type DiscardDraftMutation = { discardDraft: { revision: number, savedAt: string | null } };

export type CreateDraftLinkMutationVariables = Exact<{
  pageId: string | number;
}>;


export type CreateDraftLinkMutation = { createDraftLink: { url: string, createdAt: string, expiresAt: string, timesOpened: number } };

export type RevokeDraftLinkMutationVariables = Exact<{
  pageId: string | number;
}>;


export type RevokeDraftLinkMutation = { revokeDraftLink: boolean };

export type SchedulePublicationMutationVariables = Exact<{
  input: SchedulePublicationInput;
}>;


export type SchedulePublicationMutation = { schedulePublication: ScheduledFragment };

export type ChangeScheduledPublicationMutationVariables = Exact<{
  pageId: string | number;
  publishesAt: string;
  timeZone?: string | null | undefined;
  replaces: boolean;
}>;


export type ChangeScheduledPublicationMutation = { changeScheduledPublication: ScheduledFragment };

export type CancelScheduledPublicationMutationVariables = Exact<{
  pageId: string | number;
}>;


export type CancelScheduledPublicationMutation = { cancelScheduledPublication: boolean };

export type PublishScheduledMutationVariables = Exact<{
  pageId: string | number;
}>;


export type PublishScheduledMutation = { publishScheduled: { id: string, address: string | null, version: number, publishedAt: string | null } };

export type FormerLinknamesQueryVariables = Exact<{
  pageId?: string | number | null | undefined;
}>;


export type FormerLinknamesQuery = { formerLinknames: Array<{ linkname: string, address: string, givenUpAt: string, closedUntil: string }> };

export type ReleaseFormerLinknameMutationVariables = Exact<{
  linkname: string;
  pageId?: string | number | null | undefined;
}>;


export type ReleaseFormerLinknameMutation = { releaseFormerLinkname: boolean };

export type ClaimLinknameMutationVariables = Exact<{
  linkname: string;
  pageId?: string | number | null | undefined;
}>;


export type ClaimLinknameMutation = { claimLinkname: EntryFragment };

export type ClaimLinknameWithoutReadingMutationVariables = Exact<{
  linkname: string;
  pageId?: string | number | null | undefined;
}>;


export type ClaimLinknameWithoutReadingMutation = { claimLinkname: { id: string, version: number } };

export type CreatePageMutationVariables = Exact<{
  input: CreatePageInput;
}>;


export type CreatePageMutation = { createPage: EntryFragment };

export type CreatePageWithoutReadingMutationVariables = Exact<{
  input: CreatePageInput;
}>;


export type CreatePageWithoutReadingMutation = { createPage: { id: string, version: number } };

export type RenamePageMutationVariables = Exact<{
  pageId?: string | number | null | undefined;
  id?: string | number | null | undefined;
  name: string;
}>;


export type RenamePageMutation = { renamePage: EntryFragment };

export type OrderPagesMutationVariables = Exact<{
  ids: Array<string | number> | string | number;
}>;


export type OrderPagesMutation = { orderPages: Array<EntryFragment> };

export type MakeMainPageMutationVariables = Exact<{
  pageId?: string | number | null | undefined;
  id?: string | number | null | undefined;
}>;


export type MakeMainPageMutation = { makeMainPage: EntryFragment };

export type SwitchFeedMutationVariables = Exact<{
  pageId?: string | number | null | undefined;
  id?: string | number | null | undefined;
  isOn: boolean;
}>;


export type SwitchFeedMutation = { switchFeed: EntryFragment };

export type CreateLockMutationVariables = Exact<{
  password: string;
}>;


export type CreateLockMutation = { createLock: string };

export type ChangePageAccessMutationVariables = Exact<{
  pageId?: string | number | null | undefined;
  id?: string | number | null | undefined;
  access: PageAccess;
  lock?: string | number | null | undefined;
  hint?: string | null | undefined;
}>;


export type ChangePageAccessMutation = { changePageAccess: EntryFragment };

export type ChangePageVisibilityMutationVariables = Exact<{
  pageId?: string | number | null | undefined;
  id?: string | number | null | undefined;
  access: PageAccess;
  lock?: string | number | null | undefined;
  hint?: string | null | undefined;
  period?: PagePeriodInput | null | undefined;
}>;


export type ChangePageVisibilityMutation = { changePageVisibility: EntryFragment };

export type ChangePagePeriodMutationVariables = Exact<{
  pageId?: string | number | null | undefined;
  id?: string | number | null | undefined;
  period?: PagePeriodInput | null | undefined;
}>;


export type ChangePagePeriodMutation = { changePagePeriod: EntryFragment };

export type AskForAnotherLookMutationVariables = Exact<{
  pageId?: string | number | null | undefined;
  id?: string | number | null | undefined;
}>;


export type AskForAnotherLookMutation = { askForAnotherLook: EntryFragment };

export type DeletePageMutationVariables = Exact<{
  pageId?: string | number | null | undefined;
  id?: string | number | null | undefined;
  linkname?: string | null | undefined;
}>;


export type DeletePageMutation = { deletePage: boolean };

export type ChangeProfilePictureMutationVariables = Exact<{
  image?: Blob | null | undefined;
  picture?: string | number | null | undefined;
  pageId?: string | number | null | undefined;
}>;


export type ChangeProfilePictureMutation = { changeProfilePicture: { id: string, profilePicture: PictureFileFragment | null } };

export type RemoveProfilePictureMutationVariables = Exact<{
  pageId?: string | number | null | undefined;
}>;


export type RemoveProfilePictureMutation = { removeProfilePicture: { id: string } };

export type ChangeWallpaperMutationVariables = Exact<{
  image?: Blob | null | undefined;
  picture?: string | number | null | undefined;
  pageId?: string | number | null | undefined;
}>;


export type ChangeWallpaperMutation = { changeWallpaper: { id: string, wallpaper: PictureFileFragment | null } };

export type RemoveWallpaperMutationVariables = Exact<{
  pageId?: string | number | null | undefined;
}>;


export type RemoveWallpaperMutation = { removeWallpaper: { id: string } };

export type UploadedPicturesQueryVariables = Exact<{
  digests: Array<string> | string;
}>;


export type UploadedPicturesQuery = { uploadedPictures: Array<{ digest: string, picture: { id: string, url: string, width: number, height: number, color: string } }> };

export type UploadTilePictureMutationVariables = Exact<{
  image: Blob;
}>;


export type UploadTilePictureMutation = { uploadTilePicture: { id: string, url: string, width: number, height: number } };

export type UploadTilePictureFromMutationVariables = Exact<{
  address: string;
}>;


export type UploadTilePictureFromMutation = { uploadTilePictureFrom: { id: string, url: string, width: number, height: number } | null };

export type PreviewLinkMutationVariables = Exact<{
  address: string;
}>;


export type PreviewLinkMutation = { previewLink: { title: string | null, imageAddress: string | null } | null };

export type CheckLinkBackMutationVariables = Exact<{
  address: string;
  pageId?: string | number | null | undefined;
}>;


export type CheckLinkBackMutation = { checkLinkBack: LinkBack };

export type StartImportMutationVariables = Exact<{
  input: StartImportInput;
}>;


export type StartImportMutation = { startImport: ImportFieldsFragment };

export type StopImportMutationVariables = Exact<{
  id: string | number;
}>;


export type StopImportMutation = { stopImport: boolean };

export type KeepOwnLookMutationVariables = Exact<{
  input: KeepOwnLookInput;
}>;


export type KeepOwnLookMutation = { keepOwnLook: { id: string, name: string } };

export type DeleteOwnLookMutationVariables = Exact<{
  id: string | number;
}>;


export type DeleteOwnLookMutation = { deleteOwnLook: boolean };

export type RequestEmailVerificationMutationVariables = Exact<{ [key: string]: never; }>;


export type RequestEmailVerificationMutation = { requestEmailVerification: { alreadyVerified: boolean, detail: string } };

export type EndSessionMutationVariables = Exact<{
  id: string | number;
}>;


export type EndSessionMutation = { endSession: boolean };

export type LogOutEverywhereMutationVariables = Exact<{
  withPrograms?: boolean | null | undefined;
}>;


export type LogOutEverywhereMutation = { logOutEverywhere: boolean };

export type RevokeAccessTokenMutationVariables = Exact<{
  id: string | number;
}>;


export type RevokeAccessTokenMutation = { revokeAccessToken: boolean };

export type WebhooksQueryVariables = Exact<{ [key: string]: never; }>;


export type WebhooksQuery = { webhooks: Array<WebhookFieldsFragment> };

export type WebhookDeliveriesQueryVariables = Exact<{
  webhookId: string | number;
}>;


export type WebhookDeliveriesQuery = { webhookDeliveries: Array<{ id: string, type: string, body: string, createdAt: string, state: WebhookDeliveryState, attempts: number, lastAttemptAt: string | null, nextAttemptAt: string | null, status: number | null, failure: WebhookFailure | null }> };

export type CreateWebhookMutationVariables = Exact<{
  input: CreateWebhookInput;
}>;


export type CreateWebhookMutation = { createWebhook: { secret: string, webhook: WebhookFieldsFragment } };

export type ChangeWebhookMutationVariables = Exact<{
  input: ChangeWebhookInput;
}>;


export type ChangeWebhookMutation = { changeWebhook: WebhookFieldsFragment };

export type DeleteWebhookMutationVariables = Exact<{
  id: string | number;
}>;


export type DeleteWebhookMutation = { deleteWebhook: boolean };

export type RotateWebhookSecretMutationVariables = Exact<{
  id: string | number;
}>;


export type RotateWebhookSecretMutation = { rotateWebhookSecret: string };

export type SendTestEventMutationVariables = Exact<{
  webhookId: string | number;
}>;


export type SendTestEventMutation = { sendTestEvent: boolean };

export type RedeliverEventMutationVariables = Exact<{
  id: string | number;
}>;


export type RedeliverEventMutation = { redeliverEvent: boolean };

export type RegisterMutationVariables = Exact<{
  input: RegisterInput;
}>;


export type RegisterMutation = { register: SignedInFieldsFragment };

export type BeginLogInMutationVariables = Exact<{
  input: BeginLogInInput;
}>;


export type BeginLogInMutation = { beginLogIn:
    | { __typename: 'SecondFactorNeeded', challenge: string, expiresAt: string }
    | (
      { __typename: 'SignedIn' }
      & SignedInFieldsFragment
    )
   };

export type AnswerChallengeMutationVariables = Exact<{
  input: AnswerChallengeInput;
}>;


export type AnswerChallengeMutation = { answerChallenge: { deviceToken: string | null, signedIn: SignedInFieldsFragment } };

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

export type LogOutMutationVariables = Exact<{ [key: string]: never; }>;


export type LogOutMutation = { logOut: boolean };

export type CreateAccessTokenMutationVariables = Exact<{
  input: CreateAccessTokenInput;
}>;


export type CreateAccessTokenMutation = { createAccessToken: { token: string, accessToken: AccessTokenFieldsFragment } };

export type SignUpQueryVariables = Exact<{
  invitation?: string | null | undefined;
}>;


export type SignUpQuery = { signUp: { mode: SignUpMode, domains: Array<string>, invitation: { state: InvitationState, email: string | null, expiresAt: string | null } | null } };

export type SignInProvidersQueryVariables = Exact<{ [key: string]: never; }>;


export type SignInProvidersQuery = { signInProviders: Array<{ name: string, label: string, icon: string | null }> };

export type StartSignInMutationVariables = Exact<{
  provider: string;
  invitation?: string | null | undefined;
  asksAgain?: boolean | null | undefined;
}>;


export type StartSignInMutation = { startSignIn: { address: string, state: string } };

export type FinishSignInMutationVariables = Exact<{
  input: FinishSignInInput;
}>;


export type FinishSignInMutation = { finishSignIn: SignedInFieldsFragment };

export type LinkedAccountsQueryVariables = Exact<{ [key: string]: never; }>;


export type LinkedAccountsQuery = { linkedAccounts: Array<{ isLinked: boolean, email: string | null, linkedAt: string | null, isOnlyWayIn: boolean, provider: { name: string, label: string, icon: string | null } }> };

export type StartLinkingMutationVariables = Exact<{
  provider: string;
}>;


export type StartLinkingMutation = { startLinking: { address: string, state: string } };

export type FinishLinkingMutationVariables = Exact<{
  input: FinishSignInInput;
}>;


export type FinishLinkingMutation = { finishLinking: boolean };

export type UnlinkProviderMutationVariables = Exact<{
  provider: string;
}>;


export type UnlinkProviderMutation = { unlinkProvider: boolean };

export type PasskeysQueryVariables = Exact<{ [key: string]: never; }>;


export type PasskeysQuery = { passkeys: Array<PasskeyFieldsFragment> };

export type StartPasskeySignInMutationVariables = Exact<{ [key: string]: never; }>;


export type StartPasskeySignInMutation = { startPasskeySignIn: { challenge: string, siteId: string } };

export type FinishPasskeySignInMutationVariables = Exact<{
  input: PasskeyAnswerInput;
}>;


export type FinishPasskeySignInMutation = { finishPasskeySignIn: SignedInFieldsFragment };

export type StartAddingPasskeyMutationVariables = Exact<{ [key: string]: never; }>;


export type StartAddingPasskeyMutation = { startAddingPasskey: { challenge: string, siteId: string, userHandle: string, username: string, known: Array<string> } };

export type AddPasskeyMutationVariables = Exact<{
  input: AddPasskeyInput;
}>;


export type AddPasskeyMutation = { addPasskey: PasskeyFieldsFragment };

export type RenamePasskeyMutationVariables = Exact<{
  id: string | number;
  name: string;
}>;


export type RenamePasskeyMutation = { renamePasskey: PasskeyFieldsFragment };

export type RemovePasskeyMutationVariables = Exact<{
  id: string | number;
}>;


export type RemovePasskeyMutation = { removePasskey: boolean };

export type ProviderLogOutQueryVariables = Exact<{ [key: string]: never; }>;


export type ProviderLogOutQuery = { providerLogOut: string | null };

export type SiteSetUpQueryVariables = Exact<{
  code?: string | null | undefined;
}>;


export type SiteSetUpQuery = { siteSetUp: { isAwaited: boolean, site: { version: string, mailServer: string | null, mailFrom: string, signUp: SignUpMode, isSignUpFixed: boolean } | null } };

export type SetUpMutationVariables = Exact<{
  input: SetUpInput;
}>;


export type SetUpMutation = { setUp: SignedInFieldsFragment };

export type SendSetUpMailMutationVariables = Exact<{
  input: SetUpMailInput;
}>;


export type SendSetUpMailMutation = { sendSetUpMail: string | null };

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

export type VerifyEmailMutationVariables = Exact<{
  token: string;
}>;


export type VerifyEmailMutation = { verifyEmail: boolean };

export type VerifyOwnEmailMutationVariables = Exact<{
  token: string;
}>;


export type VerifyOwnEmailMutation = { verifyOwnEmail: boolean };

export type ChangeUsernameMutationVariables = Exact<{
  username: string;
}>;


export type ChangeUsernameMutation = { changeUsername: { username: string } };

export type RequestEmailChangeMutationVariables = Exact<{
  email: string;
}>;


export type RequestEmailChangeMutation = { requestEmailChange: { email: string, endsAt: string } };

export type SetSignInNoticesMutationVariables = Exact<{
  isOn: boolean;
}>;


export type SetSignInNoticesMutation = { setSignInNotices: { signInNotices: boolean } };

export type CancelEmailChangeMutationVariables = Exact<{ [key: string]: never; }>;


export type CancelEmailChangeMutation = { cancelEmailChange: boolean };

export type ConfirmEmailChangeMutationVariables = Exact<{
  token: string;
}>;


export type ConfirmEmailChangeMutation = { confirmEmailChange: { username: string, email: string } };

export type TakeBackEmailMutationVariables = Exact<{
  token: string;
}>;


export type TakeBackEmailMutation = { takeBackEmail: { username: string, email: string } };

export type DeleteAccountMutationVariables = Exact<{
  input: DeleteAccountInput;
}>;


export type DeleteAccountMutation = { deleteAccount: boolean };

type TileContent_ContactTile_Fragment = { contact: { name: string, telephone: string, mail: string, address: string } };

type TileContent_EmbedTile_Fragment = { address: string };

type TileContent_HeadingTile_Fragment = { __typename: 'HeadingTile' };

type TileContent_LinkTile_Fragment = { address: string, isMe: boolean };

type TileContent_PictureTile_Fragment = { alternative: string, address: string, isMe: boolean, picture: { id: string, url: string, width: number, height: number, color: string } | null };

type TileContent_TextTile_Fragment = { html: string };

export type TileContentFragment =
  | TileContent_ContactTile_Fragment
  | TileContent_EmbedTile_Fragment
  | TileContent_HeadingTile_Fragment
  | TileContent_LinkTile_Fragment
  | TileContent_PictureTile_Fragment
  | TileContent_TextTile_Fragment
;


export interface TesseraOptions {
  /** The address of the site, such as `https://tessera.example`. */
  readonly url: string;
  /** An access token, or the token of a session. Without one, only public operations work. */
  readonly token?: string;
  /** How often a request is sent again that the site had no time for, or that came too often. The default is 3. */
  readonly retries?: number;
}

/** Why one value was refused: a stable code, and the reason and the values of its sentence if they say more. */
export interface FieldRefusal {
  readonly code: string;
  readonly reason?: string;
  readonly values?: Readonly<Record<string, string | number>>;
}

interface Extensions {
  readonly code?: string;
  readonly fields?: Readonly<Record<string, readonly string[]>>;
  readonly fieldRefusals?: Readonly<Record<string, readonly FieldRefusal[]>>;
  readonly values?: FieldRefusal['values'];
  readonly requestId?: string | undefined;
  readonly retryAfter?: number;
}

/** A refusal of the site, or an answer that is none of the API. */
export class TesseraError extends Error {
  /** Why, as a stable code: see `/developers/errors`. NOT_FOUND if there is no API at the address. */
  readonly code: string;
  /** The status of the answer. 200 is possible: the other fields of the operation may have succeeded. */
  readonly status: number;
  /** Identifies the request in the log of the site, if the answer names it. */
  readonly requestId: string | undefined;
  /** What is wrong with each field, as sentences. */
  readonly fields: Readonly<Record<string, readonly string[]>>;
  /** The same as codes. */
  readonly fieldRefusals: Readonly<Record<string, readonly FieldRefusal[]>>;
  /** The values in the sentence, such as a limit, and the current `version` for PAGE_CHANGED_ELSEWHERE. */
  readonly values: NonNullable<FieldRefusal['values']>;
  /** How many seconds to wait before the next try, if the site says so. */
  readonly retryAfter: number | undefined;

  constructor(message: string, status: number, extensions: Extensions = {}) {
    super(message);
    this.name = 'TesseraError';
    this.code = extensions.code ?? (status === 404 ? 'NOT_FOUND' : 'INTERNAL');
    this.status = status;
    this.requestId = extensions.requestId;
    this.fields = extensions.fields ?? {};
    this.fieldRefusals = extensions.fieldRefusals ?? {};
    this.values = extensions.values ?? {};
    this.retryAfter = extensions.retryAfter;
  }
}

interface Answer<Result> {
  data?: Result | null;
  errors?: { message: string; extensions?: Extensions }[];
  /** Of an answer that is not one of GraphQL. */
  detail?: string;
  code?: string;
}

/** The longest pause before a request is sent again by itself, in seconds. */
const LONGEST_PAUSE = 60;

/** A Tessera site. Each method is an operation of its GraphQL schema; `request` sends any other. */
export class Tessera {
  private readonly options: TesseraOptions;

  constructor(options: TesseraOptions) {
    this.options = options;
  }

  /**
   * Sends an operation. A variable that is a file is uploaded.
   * @throws {TesseraError} when the site refuses it. A connection that fails throws what `fetch` throws.
   */
  async request<Result>(query: string, variables: Readonly<Record<string, unknown>> = {}): Promise<Result> {
    for (let left = this.options.retries ?? 3; ; left -= 1) {
      const { answer, status, requestId } = await this.send<Result>(query, variables);
      const { data, errors = [], detail = 'The site sent no data.', code } = answer;
      const [error] = errors;
      if (error === undefined && data) return data;
      const { message, extensions } = error ?? { message: detail, extensions: code === undefined ? {} : { code } };
      const refusal = new TesseraError(message, status, { requestId, ...extensions });
      // A field that was refused with a time to wait did nothing. Other fields of the operation may have done something.
      const pause = refusal.retryAfter;
      if (left <= 0 || isDoneInPart(data) || pause === undefined || pause > LONGEST_PAUSE) throw refusal;
      await new Promise((resolve) => setTimeout(resolve, pause * 1_000));
    }
  }

  private async send<Result>(query: string, variables: Readonly<Record<string, unknown>>) {
    const files = Object.entries(variables).filter((entry): entry is [string, Blob] => entry[1] instanceof Blob);
    const operations = JSON.stringify({ query, variables, extensions: {} }, (_, value: unknown) => (value instanceof Blob ? null : value));
    const { url, token } = this.options;
    const response = await fetch(`${url.replace(/\/$/, '')}/graphql`, {
      method: 'POST',
      body: files.length > 0 ? form(operations, files) : operations,
      headers: {
        Accept: 'application/graphql-response+json, application/json',
        ...(token !== undefined && { Authorization: `Token ${token}` }),
        ...(files.length > 0 ? { 'Apollo-Require-Preflight': 'true' } : { 'Content-Type': 'application/json' }),
      },
    });
    const { status } = response;
    const requestId = response.headers.get('X-Request-Id') ?? undefined;
    const text = await response.text();
    try {
      return { answer: JSON.parse(text) as Answer<Result>, status, requestId };
    } catch {
      throw new TesseraError(`The site answered with status ${status}, and not with JSON.`, status, { requestId });
    }
  }

  /** The signed-in account. Scope: READ. Errors: UNAUTHENTICATED. */
  async me(): Promise<MeQuery['me']> {
    return (await this.request<MeQuery>('query Me{me{username firstUsername email emailVerified pages{...Entry}}}fragment Entry on MyPage{id name isMain linkname address version publishedAt isHidden hiding{since reason words lookAskedAt}feedAddress access}', {})).me;
  }

  /** The main page of the signed-in account, published or not: the same as `Account.page`. It stays beside `page`, for clients that show one page to each account. Scope: READ. Errors: UNAUTHENTICATED. */
  async myPage(): Promise<MyPageQuery['myPage']> {
    return (await this.request<MyPageQuery>('query MyPage{myPage{...Page}}fragment Page on MyPage{...Entry design{...Design}profilePicture{...PictureFile}wallpaper{...PictureFile}draftLink{url createdAt expiresAt timesOpened}scheduledPublication{...Scheduled}}fragment Entry on MyPage{id name isMain linkname address version publishedAt isHidden hiding{since reason words lookAskedAt}feedAddress access}fragment Design on PageDesign{title titleColor{...Shade}backgroundColor{...Shade}tiles{__typename ...TileFields ...TileContent}socialLinks{home twitter instagram facebook youtube reddit tiktok linkedin medium discord}networkLinks{network address label icon isMe}bio utm{source medium campaign}appearance{...Appearance}}fragment Shade on Color{hex alpha}fragment TileFields on Tile{id name style{...Style}secondLine emblem{sign icon picture{id url width height}}size isLead visibility{who from until timeZone isAnnounced lock hint warning unrecognizedBeside}}fragment Style on TileStyle{text{...Shade}button{...Shade}hover{...Shade}border{...Shade}shadow{...Shade}radius thickness surface}fragment TileContent on Tile{...on ContactTile{contact{name telephone mail address}}...on EmbedTile{address}...on HeadingTile{__typename}...on LinkTile{address isMe}...on PictureTile{picture{id url width height color}alternative address isMe}...on TextTile{html}}fragment Appearance on PageAppearance{theme ground{kind end{...Shade}angle pattern colors{...Shade}strength}wallpaper{x y dim blur}panel{kind holds color{...Shade}edge{...Shade}radius}type{heading names secondLines text size wideSize weight spacing leading isItalic isUpperCase effect effectColor{...Shade}nameSize wideNameSize color{...Shade}}header{align shape place pictureSize widePictureSize line wide}layout{kind gap spread row wideRow}tiles{align edge emblem ornament ornamentColor{...Shade}}sheet{color{...Shade}radius accent{...Shade}}}fragment PictureFile on Picture{url width height color}fragment Scheduled on ScheduledPublication{publishesAt timeZone basedOnVersion replaces createdAt failure failedAt}', {})).myPage;
  }

  /** A page of the signed-in account. Scope: READ. Errors: UNAUTHENTICATED, PAGE_NOT_FOUND. */
  async page(variables: PageQueryVariables = {}): Promise<PageQuery['page']> {
    return (await this.request<PageQuery>('query Page($pageId:ID$id:ID){page(pageId:$pageId id:$id){...Page}}fragment Page on MyPage{...Entry design{...Design}profilePicture{...PictureFile}wallpaper{...PictureFile}draftLink{url createdAt expiresAt timesOpened}scheduledPublication{...Scheduled}}fragment Entry on MyPage{id name isMain linkname address version publishedAt isHidden hiding{since reason words lookAskedAt}feedAddress access}fragment Design on PageDesign{title titleColor{...Shade}backgroundColor{...Shade}tiles{__typename ...TileFields ...TileContent}socialLinks{home twitter instagram facebook youtube reddit tiktok linkedin medium discord}networkLinks{network address label icon isMe}bio utm{source medium campaign}appearance{...Appearance}}fragment Shade on Color{hex alpha}fragment TileFields on Tile{id name style{...Style}secondLine emblem{sign icon picture{id url width height}}size isLead visibility{who from until timeZone isAnnounced lock hint warning unrecognizedBeside}}fragment Style on TileStyle{text{...Shade}button{...Shade}hover{...Shade}border{...Shade}shadow{...Shade}radius thickness surface}fragment TileContent on Tile{...on ContactTile{contact{name telephone mail address}}...on EmbedTile{address}...on HeadingTile{__typename}...on LinkTile{address isMe}...on PictureTile{picture{id url width height color}alternative address isMe}...on TextTile{html}}fragment Appearance on PageAppearance{theme ground{kind end{...Shade}angle pattern colors{...Shade}strength}wallpaper{x y dim blur}panel{kind holds color{...Shade}edge{...Shade}radius}type{heading names secondLines text size wideSize weight spacing leading isItalic isUpperCase effect effectColor{...Shade}nameSize wideNameSize color{...Shade}}header{align shape place pictureSize widePictureSize line wide}layout{kind gap spread row wideRow}tiles{align edge emblem ornament ornamentColor{...Shade}}sheet{color{...Shade}radius accent{...Shade}}}fragment PictureFile on Picture{url width height color}fragment Scheduled on ScheduledPublication{publishesAt timeZone basedOnVersion replaces createdAt failure failedAt}', variables)).page;
  }

  /** The page at a linkname, as visitors see it. Null when nobody has claimed the linkname, or when it is not valid. Errors: BUSY when too many pages are requested at once. */
  async publicPage(variables: PublicPageQueryVariables): Promise<PublicPageQuery['publicPage']> {
    return (await this.request<PublicPageQuery>('query PublicPage($linkname:String!){publicPage(linkname:$linkname){...VisitedPage}}fragment VisitedPage on PublicPage{linkname address locked design{...Design}profilePicture{...PictureFile}wallpaper{...PictureFile}}fragment Design on PageDesign{title titleColor{...Shade}backgroundColor{...Shade}tiles{__typename ...TileFields ...TileContent}socialLinks{home twitter instagram facebook youtube reddit tiktok linkedin medium discord}networkLinks{network address label icon isMe}bio utm{source medium campaign}appearance{...Appearance}}fragment Shade on Color{hex alpha}fragment TileFields on Tile{id name style{...Style}secondLine emblem{sign icon picture{id url width height}}size isLead visibility{who from until timeZone isAnnounced lock hint warning unrecognizedBeside}}fragment Style on TileStyle{text{...Shade}button{...Shade}hover{...Shade}border{...Shade}shadow{...Shade}radius thickness surface}fragment TileContent on Tile{...on ContactTile{contact{name telephone mail address}}...on EmbedTile{address}...on HeadingTile{__typename}...on LinkTile{address isMe}...on PictureTile{picture{id url width height color}alternative address isMe}...on TextTile{html}}fragment Appearance on PageAppearance{theme ground{kind end{...Shade}angle pattern colors{...Shade}strength}wallpaper{x y dim blur}panel{kind holds color{...Shade}edge{...Shade}radius}type{heading names secondLines text size wideSize weight spacing leading isItalic isUpperCase effect effectColor{...Shade}nameSize wideNameSize color{...Shade}}header{align shape place pictureSize widePictureSize line wide}layout{kind gap spread row wideRow}tiles{align edge emblem ornament ornamentColor{...Shade}}sheet{color{...Shade}radius accent{...Shade}}}fragment PictureFile on Picture{url width height color}', variables)).publicPage;
  }

  /** Opens a page, or a tile of it, by its password, as the form for visitors does. The server keeps nothing of it. Needs no account. Errors: PAGE_NOT_FOUND when there is nothing to open, and for scripts of other sites, which could let their visitors guess; LOCK_PASSWORD_WRONG with the field `password`; TOO_MANY_ATTEMPTS after five wrong passwords in a minute from one network; BUSY. */
  async openPage(variables: OpenPageMutationVariables): Promise<OpenPageMutation['openPage']> {
    return (await this.request<OpenPageMutation>('mutation OpenPage($linkname:String!$password:String!$tileId:ID$passes:String){openPage(linkname:$linkname password:$password tileId:$tileId passes:$passes){page{...VisitedPage}passes expiresAt}}fragment VisitedPage on PublicPage{linkname address locked design{...Design}profilePicture{...PictureFile}wallpaper{...PictureFile}}fragment Design on PageDesign{title titleColor{...Shade}backgroundColor{...Shade}tiles{__typename ...TileFields ...TileContent}socialLinks{home twitter instagram facebook youtube reddit tiktok linkedin medium discord}networkLinks{network address label icon isMe}bio utm{source medium campaign}appearance{...Appearance}}fragment Shade on Color{hex alpha}fragment TileFields on Tile{id name style{...Style}secondLine emblem{sign icon picture{id url width height}}size isLead visibility{who from until timeZone isAnnounced lock hint warning unrecognizedBeside}}fragment Style on TileStyle{text{...Shade}button{...Shade}hover{...Shade}border{...Shade}shadow{...Shade}radius thickness surface}fragment TileContent on Tile{...on ContactTile{contact{name telephone mail address}}...on EmbedTile{address}...on HeadingTile{__typename}...on LinkTile{address isMe}...on PictureTile{picture{id url width height color}alternative address isMe}...on TextTile{html}}fragment Appearance on PageAppearance{theme ground{kind end{...Shade}angle pattern colors{...Shade}strength}wallpaper{x y dim blur}panel{kind holds color{...Shade}edge{...Shade}radius}type{heading names secondLines text size wideSize weight spacing leading isItalic isUpperCase effect effectColor{...Shade}nameSize wideNameSize color{...Shade}}header{align shape place pictureSize widePictureSize line wide}layout{kind gap spread row wideRow}tiles{align edge emblem ornament ornamentColor{...Shade}}sheet{color{...Shade}radius accent{...Shade}}}fragment PictureFile on Picture{url width height color}', variables)).openPage;
  }

  /** Whether a linkname can be claimed now. Another account may claim it first: only `claimLinkname` decides. Errors: BUSY. */
  async linknameAvailability(variables: LinknameAvailabilityQueryVariables): Promise<LinknameAvailabilityQuery['linknameAvailability']> {
    return (await this.request<LinknameAvailabilityQuery>('query LinknameAvailability($linkname:String!){linknameAvailability(linkname:$linkname){linkname available code reason}}', variables)).linknameAvailability;
  }

  /** The themes that a page can have, in the order in which they are offered. A release has a fixed list of some two dozen. To apply one, name it as `theme` of `PublishInput`. */
  async themes(): Promise<ThemesQuery['themes']> {
    return (await this.request<ThemesQuery>('query Themes{themes{id name mood titleColor{...Shade}backgroundColor{...Shade}styles{...Style}leadStyle{...Style}appearance{...Appearance}}}fragment Shade on Color{hex alpha}fragment Style on TileStyle{text{...Shade}button{...Shade}hover{...Shade}border{...Shade}shadow{...Shade}radius thickness surface}fragment Appearance on PageAppearance{theme ground{kind end{...Shade}angle pattern colors{...Shade}strength}wallpaper{x y dim blur}panel{kind holds color{...Shade}edge{...Shade}radius}type{heading names secondLines text size wideSize weight spacing leading isItalic isUpperCase effect effectColor{...Shade}nameSize wideNameSize color{...Shade}}header{align shape place pictureSize widePictureSize line wide}layout{kind gap spread row wideRow}tiles{align edge emblem ornament ornamentColor{...Shade}}sheet{color{...Shade}radius accent{...Shade}}}', {})).themes;
  }

  /** The names of the icons that `TileEmblemInput.icon` takes. More may be added, and none is ever removed. */
  async emblemIcons(): Promise<EmblemIconsQuery['emblemIcons']> {
    return (await this.request<EmblemIconsQuery>('query EmblemIcons{emblemIcons}', {})).emblemIcons;
  }

  /** The ids of the typefaces that `TypeLookInput` takes: `system`, `system-serif` and `system-mono` are those of the reader's device, and the others are sent by the site. More may be added, and none is ever removed. */
  async typefaces(): Promise<TypefacesQuery['typefaces']> {
    return (await this.request<TypefacesQuery>('query Typefaces{typefaces}', {})).typefaces;
  }

  /** The networks of which a page can have an icon, in the order in which they are offered, and whatever else an icon can stand for. More may be added, and none is ever removed. */
  async networks(): Promise<NetworksQuery['networks']> {
    return (await this.request<NetworksQuery>('query Networks{networks{id name hosts pattern}}', {})).networks;
  }

  /** How much a page and an account may have at most, and how often an account may do what needs much time. What the account of a token still has is in `Account.storage`, and in the headers `RateLimit`. */
  async limits(): Promise<LimitsQuery['limits']> {
    return (await this.request<LimitsQuery>('query Limits{limits{pages storage tiles designBytes tileBytes titleLength tileNameLength bioLength addressLength networkLinks pictureBytes picturePixels versions accessTokens webhooks rates{name attempts seconds}}}', {})).limits;
  }

  /** The linknames that nobody can claim: addresses that the site itself uses, and misleading names. A release has a fixed list of some hundred. */
  async reservedLinknames(): Promise<ReservedLinknamesQuery['reservedLinknames']> {
    return (await this.request<ReservedLinknamesQuery>('query ReservedLinknames{reservedLinknames}', {})).reservedLinknames;
  }

  /** The last 50 published versions of a page of the signed-in account, the newest first. A version that a newer release of the product published is left out until this server is upgraded, too. Scope: READ. Errors: UNAUTHENTICATED, PAGE_NOT_FOUND. */
  async pageVersions(variables: PageVersionsQueryVariables = {}): Promise<PageVersionsQuery['pageVersions']> {
    return (await this.request<PageVersionsQuery>('query PageVersions($pageId:ID){pageVersions(pageId:$pageId){version publishedAt title tileCount change{title colors socialLinks added removed changed reordered}}}', variables)).pageVersions;
  }

  /** One of `pageVersions`, with its design, to view or restore. Scope: READ. Errors: UNAUTHENTICATED, PAGE_NOT_FOUND; PAGE_VERSION_NOT_KEPT when it is not one of `pageVersions`, or no longer. */
  async pageVersion(variables: PageVersionQueryVariables): Promise<PageVersionQuery['pageVersion']> {
    return (await this.request<PageVersionQuery>('query PageVersion($version:Int!$pageId:ID){pageVersion(version:$version pageId:$pageId){version publishedAt design{...Design}}}fragment Design on PageDesign{title titleColor{...Shade}backgroundColor{...Shade}tiles{__typename ...TileFields ...TileContent}socialLinks{home twitter instagram facebook youtube reddit tiktok linkedin medium discord}networkLinks{network address label icon isMe}bio utm{source medium campaign}appearance{...Appearance}}fragment Shade on Color{hex alpha}fragment TileFields on Tile{id name style{...Style}secondLine emblem{sign icon picture{id url width height}}size isLead visibility{who from until timeZone isAnnounced lock hint warning unrecognizedBeside}}fragment Style on TileStyle{text{...Shade}button{...Shade}hover{...Shade}border{...Shade}shadow{...Shade}radius thickness surface}fragment TileContent on Tile{...on ContactTile{contact{name telephone mail address}}...on EmbedTile{address}...on HeadingTile{__typename}...on LinkTile{address isMe}...on PictureTile{picture{id url width height color}alternative address isMe}...on TextTile{html}}fragment Appearance on PageAppearance{theme ground{kind end{...Shade}angle pattern colors{...Shade}strength}wallpaper{x y dim blur}panel{kind holds color{...Shade}edge{...Shade}radius}type{heading names secondLines text size wideSize weight spacing leading isItalic isUpperCase effect effectColor{...Shade}nameSize wideNameSize color{...Shade}}header{align shape place pictureSize widePictureSize line wide}layout{kind gap spread row wideRow}tiles{align edge emblem ornament ornamentColor{...Shade}}sheet{color{...Shade}radius accent{...Shade}}}', variables)).pageVersion;
  }

  /** How often a page of the signed-in account was visited in the last days, today included. It tells nothing about single visitors. Programs that say what they are, and people who ask not to be tracked, are not counted. It is up to date but for some seconds, and stays when the linkname changes. Scope: READ. Errors: UNAUTHENTICATED, PAGE_NOT_FOUND. */
  async pageCounts(variables: PageCountsQueryVariables = {}): Promise<PageCountsQuery['pageCounts']> {
    return (await this.request<PageCountsQuery>('query PageCounts($pageId:ID$days:Int!=30){pageCounts(pageId:$pageId days:$days){firstDay views referrers{subject count}tiles{tileId subject count}links{subject count}}}', variables)).pageCounts;
  }

  /** The views of the signed-in account's pages in the last days, today included. A page without any is left out. Scope: READ. Errors: UNAUTHENTICATED. */
  async pageViews(variables: PageViewsQueryVariables = {}): Promise<PageViewsQuery['pageViews']> {
    return (await this.request<PageViewsQuery>('query PageViews($days:Int!=30){pageViews(days:$days){pageId firstDay views}}', variables)).pageViews;
  }

  /** The page from elsewhere that the signed-in account imported last: how far that is, and what was found. Null if there is none, if it was stopped, and a day after it began. Ask again every second while its state is READING. Scope: PUBLISH. Errors: UNAUTHENTICATED. */
  async pageImport(): Promise<PageImportQuery['pageImport']> {
    return (await this.request<PageImportQuery>('query PageImport{pageImport{...ImportFields}}fragment ImportFields on PageImport{id from startedAt state step service linksChecked linkCount failure found{design{...Design}hasLook picture{...TilePictureFile}wallpaper{...TilePictureFile}unreachable leftOut{name reason}}}fragment Design on PageDesign{title titleColor{...Shade}backgroundColor{...Shade}tiles{__typename ...TileFields ...TileContent}socialLinks{home twitter instagram facebook youtube reddit tiktok linkedin medium discord}networkLinks{network address label icon isMe}bio utm{source medium campaign}appearance{...Appearance}}fragment Shade on Color{hex alpha}fragment TileFields on Tile{id name style{...Style}secondLine emblem{sign icon picture{id url width height}}size isLead visibility{who from until timeZone isAnnounced lock hint warning unrecognizedBeside}}fragment Style on TileStyle{text{...Shade}button{...Shade}hover{...Shade}border{...Shade}shadow{...Shade}radius thickness surface}fragment TileContent on Tile{...on ContactTile{contact{name telephone mail address}}...on EmbedTile{address}...on HeadingTile{__typename}...on LinkTile{address isMe}...on PictureTile{picture{id url width height color}alternative address isMe}...on TextTile{html}}fragment Appearance on PageAppearance{theme ground{kind end{...Shade}angle pattern colors{...Shade}strength}wallpaper{x y dim blur}panel{kind holds color{...Shade}edge{...Shade}radius}type{heading names secondLines text size wideSize weight spacing leading isItalic isUpperCase effect effectColor{...Shade}nameSize wideNameSize color{...Shade}}header{align shape place pictureSize widePictureSize line wide}layout{kind gap spread row wideRow}tiles{align edge emblem ornament ornamentColor{...Shade}}sheet{color{...Shade}radius accent{...Shade}}}fragment TilePictureFile on TilePicture{id url width height color}', {})).pageImport;
  }

  /** The looks that the signed-in account keeps, the newest first: at most 24. Scope: READ. Errors: UNAUTHENTICATED. */
  async ownLooks(): Promise<OwnLooksQuery['ownLooks']> {
    return (await this.request<OwnLooksQuery>('query OwnLooks{ownLooks{id name}}', {})).ownLooks;
  }

  /** The sessions of the account: first the session of this request, then the others, most recently used first; at most 200. `logOutEverywhere` ends the others, too. Scope: ACCOUNT. Errors: UNAUTHENTICATED. */
  async sessions(): Promise<SessionsQuery['sessions']> {
    return (await this.request<SessionsQuery>('query Sessions{sessions{id device startedAt lastUsedAt isCurrent}}', {})).sessions;
  }

  /** The access tokens of the account, the newest first: at most 50 that are valid, and those that have expired within the last 30 days. Scope: ACCOUNT. Errors: UNAUTHENTICATED. */
  async accessTokens(): Promise<AccessTokensQuery['accessTokens']> {
    return (await this.request<AccessTokensQuery>('query AccessTokens{accessTokens{...AccessTokenFields}}fragment AccessTokenFields on AccessToken{id name scopes createdAt expiresAt lastUsedAt}', {})).accessTokens;
  }

  /** Publishes a design: visitors see it at once. If the operation fails, nothing changes. If the page has this very design already, it stays as it is, with its `version`, and no webhook is told. The result has the design as it is stored. Scope: PUBLISH. Errors: UNAUTHENTICATED, PAGE_NOT_FOUND; DESIGN_INVALID with `extensions.fields`, such as PICTURE_NOT_FOUND for `tiles.0.picture`; PICTURE_NOT_FOUND when a picture is removed at this moment; LINK_BLOCKED when it leads to a place that this site does not link to; DESIGN_TOO_LARGE when the whole design has more than 1 MB; PAGE_CHANGED_ELSEWHERE when `basedOnVersion` is not the current version, which is in `extensions.values.version`; CLIENT_MUTATION_ID_USED with the field `clientMutationId`; BUSY (retry in a few seconds); TOO_MANY_ATTEMPTS after 200 publications in ten minutes; EMAIL_NOT_VERIFIED for an account that was opened by an address at one of the domains of `signUp`, until it is verified. */
  async publish(variables: PublishMutationVariables): Promise<PublishMutation['publish']> {
    return (await this.request<PublishMutation>('mutation Publish($input:PublishInput!){publish(input:$input){...Entry changed design{...Design}}}fragment Entry on MyPage{id name isMain linkname address version publishedAt isHidden hiding{since reason words lookAskedAt}feedAddress access}fragment Design on PageDesign{title titleColor{...Shade}backgroundColor{...Shade}tiles{__typename ...TileFields ...TileContent}socialLinks{home twitter instagram facebook youtube reddit tiktok linkedin medium discord}networkLinks{network address label icon isMe}bio utm{source medium campaign}appearance{...Appearance}}fragment Shade on Color{hex alpha}fragment TileFields on Tile{id name style{...Style}secondLine emblem{sign icon picture{id url width height}}size isLead visibility{who from until timeZone isAnnounced lock hint warning unrecognizedBeside}}fragment Style on TileStyle{text{...Shade}button{...Shade}hover{...Shade}border{...Shade}shadow{...Shade}radius thickness surface}fragment TileContent on Tile{...on ContactTile{contact{name telephone mail address}}...on EmbedTile{address}...on HeadingTile{__typename}...on LinkTile{address isMe}...on PictureTile{picture{id url width height color}alternative address isMe}...on TextTile{html}}fragment Appearance on PageAppearance{theme ground{kind end{...Shade}angle pattern colors{...Shade}strength}wallpaper{x y dim blur}panel{kind holds color{...Shade}edge{...Shade}radius}type{heading names secondLines text size wideSize weight spacing leading isItalic isUpperCase effect effectColor{...Shade}nameSize wideNameSize color{...Shade}}header{align shape place pictureSize widePictureSize line wide}layout{kind gap spread row wideRow}tiles{align edge emblem ornament ornamentColor{...Shade}}sheet{color{...Shade}radius accent{...Shade}}}', variables)).publish;
  }

  /** The same as `publish`, for a token that has PUBLISH alone: it answers with less. Publishes a design: visitors see it at once. If the operation fails, nothing changes. If the page has this very design already, it stays as it is, with its `version`, and no webhook is told. The result has the design as it is stored. Scope: PUBLISH. Errors: UNAUTHENTICATED, PAGE_NOT_FOUND; DESIGN_INVALID with `extensions.fields`, such as PICTURE_NOT_FOUND for `tiles.0.picture`; PICTURE_NOT_FOUND when a picture is removed at this moment; LINK_BLOCKED when it leads to a place that this site does not link to; DESIGN_TOO_LARGE when the whole design has more than 1 MB; PAGE_CHANGED_ELSEWHERE when `basedOnVersion` is not the current version, which is in `extensions.values.version`; CLIENT_MUTATION_ID_USED with the field `clientMutationId`; BUSY (retry in a few seconds); TOO_MANY_ATTEMPTS after 200 publications in ten minutes; EMAIL_NOT_VERIFIED for an account that was opened by an address at one of the domains of `signUp`, until it is verified. */
  async publishWithoutReading(variables: PublishWithoutReadingMutationVariables): Promise<PublishWithoutReadingMutation['publish']> {
    return (await this.request<PublishWithoutReadingMutation>('mutation PublishWithoutReading($input:PublishInput!){publish(input:$input){id version changed}}', variables)).publish;
  }

  /** What was written of a page and is not published. A draft that was never saved has the `revision` 0. Scope: READ. Errors: UNAUTHENTICATED; PAGE_NOT_FOUND; BUSY; TOO_MANY_ATTEMPTS after 200 designs of drafts in ten minutes. */
  async pageDraft(variables: PageDraftQueryVariables = {}): Promise<PageDraftQuery['pageDraft']> {
    return (await this.request<PageDraftQuery>('query PageDraft($pageId:ID){pageDraft(pageId:$pageId){revision basedOnVersion savedAt device writer isDiscarded design{...Design}}}fragment Design on PageDesign{title titleColor{...Shade}backgroundColor{...Shade}tiles{__typename ...TileFields ...TileContent}socialLinks{home twitter instagram facebook youtube reddit tiktok linkedin medium discord}networkLinks{network address label icon isMe}bio utm{source medium campaign}appearance{...Appearance}}fragment Shade on Color{hex alpha}fragment TileFields on Tile{id name style{...Style}secondLine emblem{sign icon picture{id url width height}}size isLead visibility{who from until timeZone isAnnounced lock hint warning unrecognizedBeside}}fragment Style on TileStyle{text{...Shade}button{...Shade}hover{...Shade}border{...Shade}shadow{...Shade}radius thickness surface}fragment TileContent on Tile{...on ContactTile{contact{name telephone mail address}}...on EmbedTile{address}...on HeadingTile{__typename}...on LinkTile{address isMe}...on PictureTile{picture{id url width height color}alternative address isMe}...on TextTile{html}}fragment Appearance on PageAppearance{theme ground{kind end{...Shade}angle pattern colors{...Shade}strength}wallpaper{x y dim blur}panel{kind holds color{...Shade}edge{...Shade}radius}type{heading names secondLines text size wideSize weight spacing leading isItalic isUpperCase effect effectColor{...Shade}nameSize wideNameSize color{...Shade}}header{align shape place pictureSize widePictureSize line wide}layout{kind gap spread row wideRow}tiles{align edge emblem ornament ornamentColor{...Shade}}sheet{color{...Shade}radius accent{...Shade}}}', variables)).pageDraft;
  }

  /** Saves what was written of a page, in the place of its draft. Visitors do not see it. It may have what `publish` refuses as unfinished, such as a link without an address or a text that is too long. A picture that the account does not have is left out. It counts as stored by the account. Scope: PUBLISH. Errors: UNAUTHENTICATED; PAGE_NOT_FOUND; DRAFT_CHANGED_ELSEWHERE when `revision` is not the present one, which is in `extensions.values.revision`; DESIGN_INVALID with `extensions.fields`; DESIGN_TOO_LARGE when the whole design has more than 1 MB; STORAGE_FULL; PAGE_FORMAT_NEWER; TOO_MANY_ATTEMPTS after 1,200 drafts in ten minutes. */
  async saveDraft(variables: SaveDraftMutationVariables): Promise<SaveDraftMutation['saveDraft']> {
    return (await this.request<SaveDraftMutation>('mutation SaveDraft($input:SaveDraftInput!){saveDraft(input:$input){revision savedAt}}', variables)).saveDraft;
  }

  /** Discards the draft of a page, such as after its publication. Scope: PUBLISH. Errors: UNAUTHENTICATED; PAGE_NOT_FOUND; DRAFT_CHANGED_ELSEWHERE when `revision` is not the present one, or no draft was ever saved; PAGE_FORMAT_NEWER; TOO_MANY_ATTEMPTS, as for `saveDraft`. */
  async discardDraft(variables: DiscardDraftMutationVariables): Promise<DiscardDraftMutation['discardDraft']> {
    return (await this.request<DiscardDraftMutation>('mutation DiscardDraft($revision:Int!$pageId:ID){discardDraft(revision:$revision pageId:$pageId){revision savedAt}}', variables)).discardDraft;
  }

  /** Makes a link with which others see the draft of a page. A page has one at most: the former one ends at once, and never works again. Whoever gets it reads the draft. Scopes: READ and PUBLISH. Errors: UNAUTHENTICATED, PAGE_NOT_FOUND; EMAIL_NOT_VERIFIED, as for `publish`; FIRST_LOOK_NEEDED when the site looks at the first page of an account, and has not yet; TOO_MANY_ATTEMPTS, as for `renamePage`. */
  async createDraftLink(variables: CreateDraftLinkMutationVariables): Promise<CreateDraftLinkMutation['createDraftLink']> {
    return (await this.request<CreateDraftLinkMutation>('mutation CreateDraftLink($pageId:ID!){createDraftLink(pageId:$pageId){url createdAt expiresAt timesOpened}}', variables)).createDraftLink;
  }

  /** Ends the link to the draft of a page, at once and for ever. Does nothing when there is none. Scope: PUBLISH. Errors: UNAUTHENTICATED, PAGE_NOT_FOUND; TOO_MANY_ATTEMPTS, as for `renamePage`. */
  async revokeDraftLink(variables: RevokeDraftLinkMutationVariables): Promise<RevokeDraftLinkMutation['revokeDraftLink']> {
    return (await this.request<RevokeDraftLinkMutation>('mutation RevokeDraftLink($pageId:ID!){revokeDraftLink(pageId:$pageId)}', variables)).revokeDraftLink;
  }

  /** Schedules a design: it goes public at a moment, as if it was published then, also while nobody is signed in. A page has one at most: the one that was scheduled before is replaced. It is checked as `publish` checks it, now and again at its moment, and its pictures are kept until then. The draft stays as it is. Webhooks are told `page.scheduled`, and at its moment `page.published` and `page.appeared`. It counts as stored by the account. Scope: PUBLISH. Errors: those of `publish`, such as PAGE_NOT_FOUND; MOMENT_INVALID with the field `publishesAt`; PAGE_CHANGED_ELSEWHERE when `basedOnVersion` is not the current version and `replaces` is false; STORAGE_FULL; BUSY while one of the page is published; TOO_MANY_ATTEMPTS, counted together with publications. */
  async schedulePublication(variables: SchedulePublicationMutationVariables): Promise<SchedulePublicationMutation['schedulePublication']> {
    return (await this.request<SchedulePublicationMutation>('mutation SchedulePublication($input:SchedulePublicationInput!){schedulePublication(input:$input){...Scheduled}}fragment Scheduled on ScheduledPublication{publishesAt timeZone basedOnVersion replaces createdAt failure failedAt}', variables)).schedulePublication;
  }

  /** Gives what is scheduled for a page another moment, and keeps its design. One that could not be published is tried again then. Scope: PUBLISH. Errors: UNAUTHENTICATED, PAGE_NOT_FOUND; NOTHING_SCHEDULED; MOMENT_INVALID with the field `publishesAt`; BUSY while it is published; TOO_MANY_ATTEMPTS, as for `renamePage`. */
  async changeScheduledPublication(variables: ChangeScheduledPublicationMutationVariables): Promise<ChangeScheduledPublicationMutation['changeScheduledPublication']> {
    return (await this.request<ChangeScheduledPublicationMutation>('mutation ChangeScheduledPublication($pageId:ID!$publishesAt:DateTime!$timeZone:String$replaces:Boolean!){changeScheduledPublication(pageId:$pageId publishesAt:$publishesAt timeZone:$timeZone replaces:$replaces){...Scheduled}}fragment Scheduled on ScheduledPublication{publishesAt timeZone basedOnVersion replaces createdAt failure failedAt}', variables)).changeScheduledPublication;
  }

  /** Removes what is scheduled for a page: it never goes public. Scope: PUBLISH. Errors: UNAUTHENTICATED, PAGE_NOT_FOUND; NOTHING_SCHEDULED, also when it has gone public just now; BUSY while it is published; TOO_MANY_ATTEMPTS, as for `renamePage`. */
  async cancelScheduledPublication(variables: CancelScheduledPublicationMutationVariables): Promise<CancelScheduledPublicationMutation['cancelScheduledPublication']> {
    return (await this.request<CancelScheduledPublicationMutation>('mutation CancelScheduledPublication($pageId:ID!){cancelScheduledPublication(pageId:$pageId)}', variables)).cancelScheduledPublication;
  }

  /** Publishes what is scheduled for a page now, over the version that the page has. If it is refused, it stays scheduled as it is. Scope: PUBLISH. Errors: PAGE_NOT_FOUND; NOTHING_SCHEDULED; BUSY; TOO_MANY_ATTEMPTS, counted together with publications; and those of `publish` but PAGE_CHANGED_ELSEWHERE. */
  async publishScheduled(variables: PublishScheduledMutationVariables): Promise<PublishScheduledMutation['publishScheduled']> {
    return (await this.request<PublishScheduledMutation>('mutation PublishScheduled($pageId:ID!){publishScheduled(pageId:$pageId){id address version publishedAt}}', variables)).publishScheduled;
  }

  /** The linknames that a page had before and that lead to it, the last one first; at most five. To take one back, claim it. Scope: READ. Errors: UNAUTHENTICATED, PAGE_NOT_FOUND. */
  async formerLinknames(variables: FormerLinknamesQueryVariables = {}): Promise<FormerLinknamesQuery['formerLinknames']> {
    return (await this.request<FormerLinknamesQuery>('query FormerLinknames($pageId:ID){formerLinknames(pageId:$pageId){linkname address givenUpAt closedUntil}}', variables)).formerLinknames;
  }

  /** Lets a former linkname lead to its page no longer, so that anybody can claim it at once. False when it did not lead to the page. Scope: PUBLISH. Errors: UNAUTHENTICATED, PAGE_NOT_FOUND; LINKNAME_INVALID and LINKNAME_RESERVED with the field `linkname`; TOO_MANY_ATTEMPTS, which counts as for `claimLinkname`. */
  async releaseFormerLinkname(variables: ReleaseFormerLinknameMutationVariables): Promise<ReleaseFormerLinknameMutation['releaseFormerLinkname']> {
    return (await this.request<ReleaseFormerLinknameMutation>('mutation ReleaseFormerLinkname($linkname:String!$pageId:ID){releaseFormerLinkname(linkname:$linkname pageId:$pageId)}', variables)).releaseFormerLinkname;
  }

  /** Gives a page of the signed-in account a new address. If the page was ever published, its former address leads to the new one: see `formerLinknames`; otherwise it is free from then on. Scope: PUBLISH. Errors: UNAUTHENTICATED, PAGE_NOT_FOUND; LINKNAME_INVALID, LINKNAME_RESERVED and LINKNAME_TAKEN, each with the field `linkname`. A linkname is also taken if another page of the same account has it, for 30 days after its page was deleted, and for 90 days after the page of another account gave it up. TOO_MANY_ATTEMPTS after 60 claims in an hour, those in vain included. */
  async claimLinkname(variables: ClaimLinknameMutationVariables): Promise<ClaimLinknameMutation['claimLinkname']> {
    return (await this.request<ClaimLinknameMutation>('mutation ClaimLinkname($linkname:String!$pageId:ID){claimLinkname(linkname:$linkname pageId:$pageId){...Entry}}fragment Entry on MyPage{id name isMain linkname address version publishedAt isHidden hiding{since reason words lookAskedAt}feedAddress access}', variables)).claimLinkname;
  }

  /** The same as `claimLinkname`, for a token that has PUBLISH alone: it answers with less. Gives a page of the signed-in account a new address. If the page was ever published, its former address leads to the new one: see `formerLinknames`; otherwise it is free from then on. Scope: PUBLISH. Errors: UNAUTHENTICATED, PAGE_NOT_FOUND; LINKNAME_INVALID, LINKNAME_RESERVED and LINKNAME_TAKEN, each with the field `linkname`. A linkname is also taken if another page of the same account has it, for 30 days after its page was deleted, and for 90 days after the page of another account gave it up. TOO_MANY_ATTEMPTS after 60 claims in an hour, those in vain included. */
  async claimLinknameWithoutReading(variables: ClaimLinknameWithoutReadingMutationVariables): Promise<ClaimLinknameWithoutReadingMutation['claimLinkname']> {
    return (await this.request<ClaimLinknameWithoutReadingMutation>('mutation ClaimLinknameWithoutReading($linkname:String!$pageId:ID){claimLinkname(linkname:$linkname pageId:$pageId){id version}}', variables)).claimLinkname;
  }

  /** Adds a page to the signed-in account, at the end of its pages. Scope: PUBLISH. Errors: UNAUTHENTICATED; TOO_MANY_PAGES; PAGE_NAME_INVALID with the field `name`; LINKNAME_INVALID, LINKNAME_RESERVED and LINKNAME_TAKEN, each with the field `linkname`; PAGE_NOT_FOUND when there is no page to copy; of a copy, which is published, also LINK_BLOCKED and EMAIL_NOT_VERIFIED, as for `publish`; TOO_MANY_ATTEMPTS after 60 pages in an hour. */
  async createPage(variables: CreatePageMutationVariables): Promise<CreatePageMutation['createPage']> {
    return (await this.request<CreatePageMutation>('mutation CreatePage($input:CreatePageInput!){createPage(input:$input){...Entry}}fragment Entry on MyPage{id name isMain linkname address version publishedAt isHidden hiding{since reason words lookAskedAt}feedAddress access}', variables)).createPage;
  }

  /** The same as `createPage`, for a token that has PUBLISH alone: it answers with less. Adds a page to the signed-in account, at the end of its pages. Scope: PUBLISH. Errors: UNAUTHENTICATED; TOO_MANY_PAGES; PAGE_NAME_INVALID with the field `name`; LINKNAME_INVALID, LINKNAME_RESERVED and LINKNAME_TAKEN, each with the field `linkname`; PAGE_NOT_FOUND when there is no page to copy; of a copy, which is published, also LINK_BLOCKED and EMAIL_NOT_VERIFIED, as for `publish`; TOO_MANY_ATTEMPTS after 60 pages in an hour. */
  async createPageWithoutReading(variables: CreatePageWithoutReadingMutationVariables): Promise<CreatePageWithoutReadingMutation['createPage']> {
    return (await this.request<CreatePageWithoutReadingMutation>('mutation CreatePageWithoutReading($input:CreatePageInput!){createPage(input:$input){id version}}', variables)).createPage;
  }

  /** Changes what the owner calls a page. Scope: PUBLISH. Errors: UNAUTHENTICATED; PAGE_NOT_FOUND; PAGE_NAME_INVALID with the field `name`; TOO_MANY_ATTEMPTS after 300 calls of `renamePage`, `orderPages` and `makeMainPage` in ten minutes. */
  async renamePage(variables: RenamePageMutationVariables): Promise<RenamePageMutation['renamePage']> {
    return (await this.request<RenamePageMutation>('mutation RenamePage($pageId:ID$id:ID$name:String!){renamePage(pageId:$pageId id:$id name:$name){...Entry}}fragment Entry on MyPage{id name isMain linkname address version publishedAt isHidden hiding{since reason words lookAskedAt}feedAddress access}', variables)).renamePage;
  }

  /** Changes the order of the account's pages, and returns them, without their designs. Pages that are not named follow in their former order. Scope: PUBLISH. Errors: UNAUTHENTICATED; PAGE_NOT_FOUND, and then the order does not change; TOO_MANY_ATTEMPTS, as for `renamePage`. */
  async orderPages(variables: OrderPagesMutationVariables): Promise<OrderPagesMutation['orderPages']> {
    return (await this.request<OrderPagesMutation>('mutation OrderPages($ids:[ID!]!){orderPages(ids:$ids){...Entry}}fragment Entry on MyPage{id name isMain linkname address version publishedAt isHidden hiding{since reason words lookAskedAt}feedAddress access}', variables)).orderPages;
  }

  /** Makes a page the main one, which `myPage`, `Account.page` and older clients mean. Scope: PUBLISH. Errors: UNAUTHENTICATED, PAGE_NOT_FOUND; TOO_MANY_ATTEMPTS, as for `renamePage`. */
  async makeMainPage(variables: MakeMainPageMutationVariables = {}): Promise<MakeMainPageMutation['makeMainPage']> {
    return (await this.request<MakeMainPageMutation>('mutation MakeMainPage($pageId:ID$id:ID){makeMainPage(pageId:$pageId id:$id){...Entry}}fragment Entry on MyPage{id name isMain linkname address version publishedAt isHidden hiding{since reason words lookAskedAt}feedAddress access}', variables)).makeMainPage;
  }

  /** Begins or ends the feed of a page. Readers of a feed hear of publications that add or change tiles, from its beginning on; nothing of the time before is told. Scope: PUBLISH. Errors: UNAUTHENTICATED, PAGE_NOT_FOUND; TOO_MANY_ATTEMPTS, as for `renamePage`. */
  async switchFeed(variables: SwitchFeedMutationVariables): Promise<SwitchFeedMutation['switchFeed']> {
    return (await this.request<SwitchFeedMutation>('mutation SwitchFeed($pageId:ID$id:ID$isOn:Boolean!){switchFeed(pageId:$pageId id:$id isOn:$isOn){...Entry}}fragment Entry on MyPage{id name isMain linkname address version publishedAt isHidden hiding{since reason words lookAskedAt}feedAddress access}', variables)).switchFeed;
  }

  /** Sets a password for tiles and pages of the account. It locks nothing until a tile or a page names it by the returned id. Scope: PUBLISH. Errors: UNAUTHENTICATED; LOCK_PASSWORD_INVALID with the field `password`; TOO_MANY_LOCKS when the account has 1,000; BUSY; TOO_MANY_ATTEMPTS after 60 in an hour. */
  async createLock(variables: CreateLockMutationVariables): Promise<CreateLockMutation['createLock']> {
    return (await this.request<CreateLockMutation>('mutation CreateLock($password:String!){createLock(password:$password)}', variables)).createLock;
  }

  /** Changes who may find a page, at once: nothing is published. Scope: PUBLISH. Errors: UNAUTHENTICATED, PAGE_NOT_FOUND; ACCESS_INVALID with the fields `lock` and `hint`: LOCK_MISSING for `password` without a lock of the account, TEXT_TOO_LONG; TOO_MANY_ATTEMPTS, as for `renamePage`. */
  async changePageAccess(variables: ChangePageAccessMutationVariables): Promise<ChangePageAccessMutation['changePageAccess']> {
    return (await this.request<ChangePageAccessMutation>('mutation ChangePageAccess($pageId:ID$id:ID$access:PageAccess!$lock:ID$hint:String){changePageAccess(pageId:$pageId id:$id access:$access lock:$lock hint:$hint){...Entry}}fragment Entry on MyPage{id name isMain linkname address version publishedAt isHidden hiding{since reason words lookAskedAt}feedAddress access}', variables)).changePageAccess;
  }

  /** Changes who may find a page, and from when and until when visitors see it, in one step and at once: nothing is published, and nobody sees the page between the former choice and this one. Scope: PUBLISH. Errors: UNAUTHENTICATED, PAGE_NOT_FOUND; ACCESS_INVALID with the fields `lock`, `hint`, `period.from` and `period.until`: LOCK_MISSING, TEXT_TOO_LONG, PERIOD_INVALID; TOO_MANY_ATTEMPTS, as for `renamePage`. */
  async changePageVisibility(variables: ChangePageVisibilityMutationVariables): Promise<ChangePageVisibilityMutation['changePageVisibility']> {
    return (await this.request<ChangePageVisibilityMutation>('mutation ChangePageVisibility($pageId:ID$id:ID$access:PageAccess!$lock:ID$hint:String$period:PagePeriodInput){changePageVisibility(pageId:$pageId id:$id access:$access lock:$lock hint:$hint period:$period){...Entry}}fragment Entry on MyPage{id name isMain linkname address version publishedAt isHidden hiding{since reason words lookAskedAt}feedAddress access}', variables)).changePageVisibility;
  }

  /** Changes from when and until when visitors see a page, at once: nothing is published. Before and after, they read that it is not there at the moment. Scope: PUBLISH. Errors: UNAUTHENTICATED, PAGE_NOT_FOUND; ACCESS_INVALID with the fields `period.from` and `period.until`: PERIOD_INVALID; TOO_MANY_ATTEMPTS, as for `renamePage`. */
  async changePagePeriod(variables: ChangePagePeriodMutationVariables = {}): Promise<ChangePagePeriodMutation['changePagePeriod']> {
    return (await this.request<ChangePagePeriodMutation>('mutation ChangePagePeriod($pageId:ID$id:ID$period:PagePeriodInput){changePagePeriod(pageId:$pageId id:$id period:$period){...Entry}}fragment Entry on MyPage{id name isMain linkname address version publishedAt isHidden hiding{since reason words lookAskedAt}feedAddress access}', variables)).changePagePeriod;
  }

  /** Asks the operators of this site to look at a hidden page again, by mail. Does nothing when that was asked for already, until they have shown the page or hidden it anew. Scope: PUBLISH. Errors: UNAUTHENTICATED, PAGE_NOT_FOUND, PAGE_NOT_HIDDEN; TOO_MANY_ATTEMPTS, as for `renamePage`. */
  async askForAnotherLook(variables: AskForAnotherLookMutationVariables = {}): Promise<AskForAnotherLookMutation['askForAnotherLook']> {
    return (await this.request<AskForAnotherLookMutation>('mutation AskForAnotherLook($pageId:ID$id:ID){askForAnotherLook(pageId:$pageId id:$id){...Entry}}fragment Entry on MyPage{id name isMain linkname address version publishedAt isHidden hiding{since reason words lookAskedAt}feedAddress access}', variables)).askForAnotherLook;
  }

  /** Deletes a page with its versions and its pictures, at once. This cannot be undone. Its linkname is free again after 30 days, or at once if the page was never published. Always true. Scope: PUBLISH. Errors: UNAUTHENTICATED; PAGE_NOT_FOUND; PAGE_IS_MAIN for the main page; LINKNAME_WRONG with the field `linkname`; TOO_MANY_ATTEMPTS after 60 deletions in an hour. */
  async deletePage(variables: DeletePageMutationVariables = {}): Promise<DeletePageMutation['deletePage']> {
    return (await this.request<DeletePageMutation>('mutation DeletePage($pageId:ID$id:ID$linkname:String){deletePage(pageId:$pageId id:$id linkname:$linkname)}', variables)).deletePage;
  }

  /** Changes the profile picture of a page of the signed-in account. Visitors see it at once: the middle of the image as a square of at most 500 by 500 pixels. When this fails, the former picture stays. It needs `image` or `picture`; of both, `picture` counts. Scope: MEDIA. Errors: UNAUTHENTICATED, EMAIL_NOT_VERIFIED, PAGE_NOT_FOUND; PICTURE_NOT_FOUND for a `picture` that the account does not have; IMAGE_MISSING, IMAGE_INVALID, IMAGE_TOO_LARGE and IMAGE_TOO_MANY_PIXELS, each with the field `image`; BUSY and STORAGE_UNAVAILABLE (retry in a few seconds); PICTURES_UNAVAILABLE (retry in a minute); TOO_MANY_ATTEMPTS after 60 pictures in an hour. */
  async changeProfilePicture(variables: ChangeProfilePictureMutationVariables = {}): Promise<ChangeProfilePictureMutation['changeProfilePicture']> {
    return (await this.request<ChangeProfilePictureMutation>('mutation ChangeProfilePicture($image:Upload$picture:ID$pageId:ID){changeProfilePicture(image:$image picture:$picture pageId:$pageId){id profilePicture{...PictureFile}}}fragment PictureFile on Picture{url width height color}', variables)).changeProfilePicture;
  }

  /** Removes the profile picture from a page of the signed-in account. Visitors see that at once. Does nothing when there is none. Scope: MEDIA. Errors: UNAUTHENTICATED, PAGE_NOT_FOUND. */
  async removeProfilePicture(variables: RemoveProfilePictureMutationVariables = {}): Promise<RemoveProfilePictureMutation['removeProfilePicture']> {
    return (await this.request<RemoveProfilePictureMutation>('mutation RemoveProfilePicture($pageId:ID){removeProfilePicture(pageId:$pageId){id}}', variables)).removeProfilePicture;
  }

  /** Changes the wallpaper of a page of the signed-in account. Visitors see it at once; transparent parts become white. Scope: MEDIA. Errors: the same as for `changeProfilePicture`, such as PAGE_NOT_FOUND. For TOO_MANY_ATTEMPTS, pictures of both kinds are counted together. */
  async changeWallpaper(variables: ChangeWallpaperMutationVariables = {}): Promise<ChangeWallpaperMutation['changeWallpaper']> {
    return (await this.request<ChangeWallpaperMutation>('mutation ChangeWallpaper($image:Upload$picture:ID$pageId:ID){changeWallpaper(image:$image picture:$picture pageId:$pageId){id wallpaper{...PictureFile}}}fragment PictureFile on Picture{url width height color}', variables)).changeWallpaper;
  }

  /** Removes the wallpaper from a page of the signed-in account. Does nothing when there is none. Scope: MEDIA. Errors: UNAUTHENTICATED, PAGE_NOT_FOUND. */
  async removeWallpaper(variables: RemoveWallpaperMutationVariables = {}): Promise<RemoveWallpaperMutation['removeWallpaper']> {
    return (await this.request<RemoveWallpaperMutation>('mutation RemoveWallpaper($pageId:ID){removeWallpaper(pageId:$pageId){id}}', variables)).removeWallpaper;
  }

  /** The pictures for tiles that the signed-in account has of these files, in the order of their ids, so that a program uploads none twice. A digest finds a picture if it is that of the uploaded file, or of one of the `variants`; at most ten pictures of each. Of pictures of before the site kept digests, it finds the `variants` alone. Scope: READ. Errors: UNAUTHENTICATED. */
  async uploadedPictures(variables: UploadedPicturesQueryVariables): Promise<UploadedPicturesQuery['uploadedPictures']> {
    return (await this.request<UploadedPicturesQuery>('query UploadedPictures($digests:[String!]!){uploadedPictures(digests:$digests){digest picture{id url width height color}}}', variables)).uploadedPictures;
  }

  /** Keeps a picture for the tiles of the signed-in account. Visitors see it when a design is published that names its id. A picture that no kept version of a page uses is removed after 30 days, and soon after its page is deleted if only that page has used it. Scope: MEDIA. Errors: the same as for `changeProfilePicture`, with which it is counted for TOO_MANY_ATTEMPTS; and TOO_MANY_PICTURES when 300 pictures of the account were never published, or when it has 2,000 in all. */
  async uploadTilePicture(variables: UploadTilePictureMutationVariables): Promise<UploadTilePictureMutation['uploadTilePicture']> {
    return (await this.request<UploadTilePictureMutation>('mutation UploadTilePicture($image:Upload!){uploadTilePicture(image:$image){id url width height}}', variables)).uploadTilePicture;
  }

  /** The same as `uploadTilePicture` with the JPEG, PNG or still WebP at an address of the web, of at most 5 MB. The server fetches it within 10 seconds, and only by https from the public Internet. Null if there is none, or if it does not come. Scope: MEDIA. Errors: the same as for `uploadTilePicture`, with which it is counted for TOO_MANY_ATTEMPTS. */
  async uploadTilePictureFrom(variables: UploadTilePictureFromMutationVariables): Promise<UploadTilePictureFromMutation['uploadTilePictureFrom']> {
    return (await this.request<UploadTilePictureFromMutation>('mutation UploadTilePictureFrom($address:String!){uploadTilePictureFrom(address:$address){id url width height}}', variables)).uploadTilePictureFrom;
  }

  /** Asks a page of the web what it says about itself, to name a link that leads there. The server reads at most 512 kB, for at most 3 seconds, and only by https from the public Internet. Null if the page says nothing, does not answer, or may not be asked. Nothing is kept. Scope: PUBLISH. Errors: UNAUTHENTICATED, TOO_MANY_ATTEMPTS after 60 previews in ten minutes. */
  async previewLink(variables: PreviewLinkMutationVariables): Promise<PreviewLinkMutation['previewLink']> {
    return (await this.request<PreviewLinkMutation>('mutation PreviewLink($address:String!){previewLink(address:$address){title imageAddress}}', variables)).previewLink;
  }

  /** Asks the page of a profile whether it links back to a page with `rel="me"`: to its address, or to a former one that leads there. If the page says of this link that it is a profile, too, both belong to the same person. The server reads at most 1 MB, for at most 10 seconds, and only by https from the public Internet. Nothing is kept. Scope: PUBLISH. Errors: UNAUTHENTICATED, PAGE_NOT_FOUND, TOO_MANY_ATTEMPTS after 200 profiles in ten minutes. */
  async checkLinkBack(variables: CheckLinkBackMutationVariables): Promise<CheckLinkBackMutation['checkLinkBack']> {
    return (await this.request<CheckLinkBackMutation>('mutation CheckLinkBack($address:String!$pageId:ID){checkLinkBack(address:$address pageId:$pageId)}', variables)).checkLinkBack;
  }

  /** Begins to read a page from elsewhere, for a new draft: by its address, or from a file. No page is changed, and nothing is public: what was found is in `pageImport`, and becomes a draft or a page when you send it. Only what everybody can see there is read, once, and where its links lead is looked at. Pictures are kept for the tiles of the account, as by `uploadTilePicture`. Import only what is yours. Read are Linktree, LinkStack, LittleLink, littlelink-server, LinkBreeze, link.me, Bento, any page with links, bookmarks, CSV and the files of pages. Scope: PUBLISH. For pictures, MEDIA, too. Errors: UNAUTHENTICATED; IMPORT_RUNNING while another one is read; TOO_MANY_ATTEMPTS after 20 imports in a day. */
  async startImport(variables: StartImportMutationVariables): Promise<StartImportMutation['startImport']> {
    return (await this.request<StartImportMutation>('mutation StartImport($input:StartImportInput!){startImport(input:$input){...ImportFields}}fragment ImportFields on PageImport{id from startedAt state step service linksChecked linkCount failure found{design{...Design}hasLook picture{...TilePictureFile}wallpaper{...TilePictureFile}unreachable leftOut{name reason}}}fragment Design on PageDesign{title titleColor{...Shade}backgroundColor{...Shade}tiles{__typename ...TileFields ...TileContent}socialLinks{home twitter instagram facebook youtube reddit tiktok linkedin medium discord}networkLinks{network address label icon isMe}bio utm{source medium campaign}appearance{...Appearance}}fragment Shade on Color{hex alpha}fragment TileFields on Tile{id name style{...Style}secondLine emblem{sign icon picture{id url width height}}size isLead visibility{who from until timeZone isAnnounced lock hint warning unrecognizedBeside}}fragment Style on TileStyle{text{...Shade}button{...Shade}hover{...Shade}border{...Shade}shadow{...Shade}radius thickness surface}fragment TileContent on Tile{...on ContactTile{contact{name telephone mail address}}...on EmbedTile{address}...on HeadingTile{__typename}...on LinkTile{address isMe}...on PictureTile{picture{id url width height color}alternative address isMe}...on TextTile{html}}fragment Appearance on PageAppearance{theme ground{kind end{...Shade}angle pattern colors{...Shade}strength}wallpaper{x y dim blur}panel{kind holds color{...Shade}edge{...Shade}radius}type{heading names secondLines text size wideSize weight spacing leading isItalic isUpperCase effect effectColor{...Shade}nameSize wideNameSize color{...Shade}}header{align shape place pictureSize widePictureSize line wide}layout{kind gap spread row wideRow}tiles{align edge emblem ornament ornamentColor{...Shade}}sheet{color{...Shade}radius accent{...Shade}}}fragment TilePictureFile on TilePicture{id url width height color}', variables)).startImport;
  }

  /** Stops an import of the signed-in account, and forgets what was found. Does nothing when another one has begun since. Always true. Scope: PUBLISH. Errors: UNAUTHENTICATED. */
  async stopImport(variables: StopImportMutationVariables): Promise<StopImportMutation['stopImport']> {
    return (await this.request<StopImportMutation>('mutation StopImport($id:ID!){stopImport(id:$id)}', variables)).stopImport;
  }

  /** Keeps a look under a name, to use it on the pages of the account. Scope: PUBLISH. Errors: UNAUTHENTICATED; LOOK_NAME_INVALID with the field `name`; DESIGN_INVALID with `extensions.fields`, such as `appearance.theme` or `styles`; TOO_MANY_LOOKS when the account keeps 24; TOO_MANY_ATTEMPTS after 300 changes in ten minutes, which are counted together with those of the list of pages. */
  async keepOwnLook(variables: KeepOwnLookMutationVariables): Promise<KeepOwnLookMutation['keepOwnLook']> {
    return (await this.request<KeepOwnLookMutation>('mutation KeepOwnLook($input:KeepOwnLookInput!){keepOwnLook(input:$input){id name}}', variables)).keepOwnLook;
  }

  /** Deletes a look. Pages stay as they are. Does nothing when the account has no such look. Always true. Scope: PUBLISH. Errors: UNAUTHENTICATED; TOO_MANY_ATTEMPTS, as for `keepOwnLook`. */
  async deleteOwnLook(variables: DeleteOwnLookMutationVariables): Promise<DeleteOwnLookMutation['deleteOwnLook']> {
    return (await this.request<DeleteOwnLookMutation>('mutation DeleteOwnLook($id:ID!){deleteOwnLook(id:$id)}', variables)).deleteOwnLook;
  }

  /** Mails a link that verifies the account's e-mail address. The link is valid for 24 hours. Mails nothing when the address is already verified. Scope: ACCOUNT. Errors: UNAUTHENTICATED, TOO_MANY_ATTEMPTS. */
  async requestEmailVerification(): Promise<RequestEmailVerificationMutation['requestEmailVerification']> {
    return (await this.request<RequestEmailVerificationMutation>('mutation RequestEmailVerification{requestEmailVerification{alreadyVerified detail}}', {})).requestEmailVerification;
  }

  /** Ends one session of the account, and with it a change of the address that waits. Does nothing when it has ended or belongs to another account. Always true. Scope: ACCOUNT. Errors: UNAUTHENTICATED. */
  async endSession(variables: EndSessionMutationVariables): Promise<EndSessionMutation['endSession']> {
    return (await this.request<EndSessionMutation>('mutation EndSession($id:ID!){endSession(id:$id)}', variables)).endSession;
  }

  /** Ends every session of the account, including the session of this request, and whatever else somebody may have prepared: known and remembered devices, a change of the address, set-ups and sign-ins under way, links to drafts, and a running import. What is scheduled stops with PUBLICATION_STOPPED, and mails about new devices come again. Access tokens and webhooks go on. Always true. Scope: ACCOUNT. Errors: UNAUTHENTICATED. */
  async logOutEverywhere(variables: LogOutEverywhereMutationVariables = {}): Promise<LogOutEverywhereMutation['logOutEverywhere']> {
    return (await this.request<LogOutEverywhereMutation>('mutation LogOutEverywhere($withPrograms:Boolean){logOutEverywhere(withPrograms:$withPrograms)}', variables)).logOutEverywhere;
  }

  /** Revokes an access token of the account: programs that use it are refused from then on. Does nothing when there is no such token, or when it belongs to another account. Always true. Scope: ACCOUNT. Errors: UNAUTHENTICATED. */
  async revokeAccessToken(variables: RevokeAccessTokenMutationVariables): Promise<RevokeAccessTokenMutation['revokeAccessToken']> {
    return (await this.request<RevokeAccessTokenMutation>('mutation RevokeAccessToken($id:ID!){revokeAccessToken(id:$id)}', variables)).revokeAccessToken;
  }

  /** The webhooks of the account, the oldest first: at most 10. Each tells an address of changes. Scope: ACCOUNT. Errors: UNAUTHENTICATED. */
  async webhooks(): Promise<WebhooksQuery['webhooks']> {
    return (await this.request<WebhooksQuery>('query Webhooks{webhooks{...WebhookFields}}fragment WebhookFields on Webhook{id url events isEnabled disabledBecause failingSince createdAt}', {})).webhooks;
  }

  /** The last 50 deliveries of a webhook, the newest first. Each is kept for 7 days. Scope: ACCOUNT. Errors: UNAUTHENTICATED, WEBHOOK_NOT_FOUND. */
  async webhookDeliveries(variables: WebhookDeliveriesQueryVariables): Promise<WebhookDeliveriesQuery['webhookDeliveries']> {
    return (await this.request<WebhookDeliveriesQuery>('query WebhookDeliveries($webhookId:ID!){webhookDeliveries(webhookId:$webhookId){id type body createdAt state attempts lastAttemptAt nextAttemptAt status failure}}', variables)).webhookDeliveries;
  }

  /** Creates a webhook. Its secret is in the answer, and nowhere else. Scope: ACCOUNT. Errors: UNAUTHENTICATED; EMAIL_NOT_VERIFIED; WEBHOOK_REFUSED with the reasons in `extensions.fields` (`url`, `events`); TOO_MANY_WEBHOOKS; TOO_MANY_ATTEMPTS after 60 in 10 minutes. */
  async createWebhook(variables: CreateWebhookMutationVariables): Promise<CreateWebhookMutation['createWebhook']> {
    return (await this.request<CreateWebhookMutation>('mutation CreateWebhook($input:CreateWebhookInput!){createWebhook(input:$input){secret webhook{...WebhookFields}}}fragment WebhookFields on Webhook{id url events isEnabled disabledBecause failingSince createdAt}', variables)).createWebhook;
  }

  /** Changes a webhook, or switches it on or off. While it is off, nothing is sent to it, and events of that time are never sent. Scope: ACCOUNT. Errors: UNAUTHENTICATED, WEBHOOK_NOT_FOUND; WEBHOOK_REFUSED with the reasons in `extensions.fields` (`url`, `events`). */
  async changeWebhook(variables: ChangeWebhookMutationVariables): Promise<ChangeWebhookMutation['changeWebhook']> {
    return (await this.request<ChangeWebhookMutation>('mutation ChangeWebhook($input:ChangeWebhookInput!){changeWebhook(input:$input){...WebhookFields}}fragment WebhookFields on Webhook{id url events isEnabled disabledBecause failingSince createdAt}', variables)).changeWebhook;
  }

  /** Deletes a webhook with its deliveries. Nothing more is sent to it. Does nothing when there is no such webhook, or when it belongs to another account. Always true. Scope: ACCOUNT. Errors: UNAUTHENTICATED. */
  async deleteWebhook(variables: DeleteWebhookMutationVariables): Promise<DeleteWebhookMutation['deleteWebhook']> {
    return (await this.request<DeleteWebhookMutation>('mutation DeleteWebhook($id:ID!){deleteWebhook(id:$id)}', variables)).deleteWebhook;
  }

  /** Gives a webhook a new secret, and returns it for the only time. For 24 hours, messages have a signature by the former one, too; by the last three, if it is replaced again meanwhile. Scope: ACCOUNT. Errors: UNAUTHENTICATED, WEBHOOK_NOT_FOUND; TOO_MANY_ATTEMPTS after 60 in 10 minutes. */
  async rotateWebhookSecret(variables: RotateWebhookSecretMutationVariables): Promise<RotateWebhookSecretMutation['rotateWebhookSecret']> {
    return (await this.request<RotateWebhookSecretMutation>('mutation RotateWebhookSecret($id:ID!){rotateWebhookSecret(id:$id)}', variables)).rotateWebhookSecret;
  }

  /** Sends the event `webhook.test` to a webhook, even if it is switched off. `webhookDeliveries` has the result. Always true. Scope: ACCOUNT. Errors: UNAUTHENTICATED, WEBHOOK_NOT_FOUND; TOO_MANY_ATTEMPTS after 60 in 10 minutes. */
  async sendTestEvent(variables: SendTestEventMutationVariables): Promise<SendTestEventMutation['sendTestEvent']> {
    return (await this.request<SendTestEventMutation>('mutation SendTestEvent($webhookId:ID!){sendTestEvent(webhookId:$webhookId)}', variables)).sendTestEvent;
  }

  /** Sends an event again to its webhook, with the same id. One that still waits is sent now, as its next attempt. Always true. Scope: ACCOUNT. Errors: UNAUTHENTICATED, WEBHOOK_DELIVERY_NOT_FOUND; TOO_MANY_ATTEMPTS after 60 in 10 minutes. */
  async redeliverEvent(variables: RedeliverEventMutationVariables): Promise<RedeliverEventMutation['redeliverEvent']> {
    return (await this.request<RedeliverEventMutation>('mutation RedeliverEvent($id:ID!){redeliverEvent(id:$id)}', variables)).redeliverEvent;
  }

  /** Opens an account and signs it in. Errors: SIGN_UP_CLOSED, INVITATION_NEEDED and INVITATION_REFUSED when nobody may sign up without an invitation; REGISTRATION_REFUSED with the reasons in `extensions.fields` (`username`, `email`, `password`), such as EMAIL_DOMAIN_REFUSED; TOO_MANY_ATTEMPTS. A taken username and a taken e-mail address give the same answer, under both fields, and only if nothing else is wrong. The owner of a taken address is told by mail, once a day. */
  async register(variables: RegisterMutationVariables): Promise<RegisterMutation['register']> {
    return (await this.request<RegisterMutation>('mutation Register($input:RegisterInput!){register(input:$input){...SignedInFields}}fragment SignedInFields on SignedIn{token isNewAccount account{username email emailVerified}}', variables)).register;
  }

  /** Signs in by the password; where the account has an authenticator app, a second step is to come. Errors: PASSWORDS_OFF; WRONG_CREDENTIALS, the same for an unknown username or address and a wrong password; TOO_MANY_ATTEMPTS after many wrong ones. */
  async beginLogIn(variables: BeginLogInMutationVariables): Promise<BeginLogInMutation['beginLogIn']> {
    return (await this.request<BeginLogInMutation>('mutation BeginLogIn($input:BeginLogInInput!){beginLogIn(input:$input){__typename ...on SignedIn{...SignedInFields}...on SecondFactorNeeded{challenge expiresAt}}}fragment SignedInFields on SignedIn{token isNewAccount account{username email emailVerified}}', variables)).beginLogIn;
  }

  /** Sends the second step of a sign-in: a code of the authenticator app, or a recovery code. Five wrong ones end the sign-in. Errors: CODE_WRONG, also for a code that was used; CHALLENGE_ENDED when the sign-in does not wait any more, and the password has to be sent again; WRONG_CREDENTIALS when the password was just replaced; TOO_MANY_ATTEMPTS after many wrong codes, over all sign-ins. */
  async answerChallenge(variables: AnswerChallengeMutationVariables): Promise<AnswerChallengeMutation['answerChallenge']> {
    return (await this.request<AnswerChallengeMutation>('mutation AnswerChallenge($input:AnswerChallengeInput!){answerChallenge(input:$input){signedIn{...SignedInFields}deviceToken}}fragment SignedInFields on SignedIn{token isNewAccount account{username email emailVerified}}', variables)).answerChallenge;
  }

  /** The authenticator app of the signed-in account. Errors: UNAUTHENTICATED, SIGN_IN_NEEDED. */
  async secondFactor(): Promise<SecondFactorQuery['secondFactor']> {
    return (await this.request<SecondFactorQuery>('query SecondFactor{secondFactor{since recoveryCodesLeft}}', {})).secondFactor;
  }

  /** Begins to set up an authenticator app. Nothing changes before `finishAuthenticatorApp`. Errors: UNAUTHENTICATED, SIGN_IN_NEEDED; FRESH_SIGN_IN_NEEDED more than ten minutes after signing in; SECOND_FACTOR_ON, TOO_MANY_ATTEMPTS. */
  async beginAuthenticatorApp(): Promise<BeginAuthenticatorAppMutation['beginAuthenticatorApp']> {
    return (await this.request<BeginAuthenticatorAppMutation>('mutation BeginAuthenticatorApp{beginAuthenticatorApp{key address}}', {})).beginAuthenticatorApp;
  }

  /** Switches the authenticator app on, within ten minutes after `beginAuthenticatorApp`, and mails its owner. The result is ten recovery codes, which are not shown again. Errors: UNAUTHENTICATED, SIGN_IN_NEEDED; CODE_WRONG; SECOND_FACTOR_OFF when nothing was begun, or its time is over; SECOND_FACTOR_ON, TOO_MANY_ATTEMPTS. */
  async finishAuthenticatorApp(variables: FinishAuthenticatorAppMutationVariables): Promise<FinishAuthenticatorAppMutation['finishAuthenticatorApp']> {
    return (await this.request<FinishAuthenticatorAppMutation>('mutation FinishAuthenticatorApp($code:String!){finishAuthenticatorApp(code:$code)}', variables)).finishAuthenticatorApp;
  }

  /** Makes ten new recovery codes, which are not shown again, and mails the owner. The old ones end. Errors: UNAUTHENTICATED, SIGN_IN_NEEDED; FRESH_SIGN_IN_NEEDED more than ten minutes after signing in; SECOND_FACTOR_OFF, TOO_MANY_ATTEMPTS. */
  async renewRecoveryCodes(): Promise<RenewRecoveryCodesMutation['renewRecoveryCodes']> {
    return (await this.request<RenewRecoveryCodesMutation>('mutation RenewRecoveryCodes{renewRecoveryCodes}', {})).renewRecoveryCodes;
  }

  /** Switches the authenticator app off, which ends the recovery codes, too, and mails the owner. Always true, also when it is off. Errors: UNAUTHENTICATED, SIGN_IN_NEEDED; FRESH_SIGN_IN_NEEDED more than ten minutes after signing in; TOO_MANY_ATTEMPTS. */
  async switchOffAuthenticatorApp(): Promise<SwitchOffAuthenticatorAppMutation['switchOffAuthenticatorApp']> {
    return (await this.request<SwitchOffAuthenticatorAppMutation>('mutation SwitchOffAuthenticatorApp{switchOffAuthenticatorApp}', {})).switchOffAuthenticatorApp;
  }

  /** Ends the session of this request. Always true. Errors: UNAUTHENTICATED, SIGN_IN_NEEDED. */
  async logOut(): Promise<LogOutMutation['logOut']> {
    return (await this.request<LogOutMutation>('mutation LogOut{logOut}', {})).logOut;
  }

  /** Creates an access token, with which a program acts for the account. An account has at most 50. Errors: UNAUTHENTICATED, SIGN_IN_NEEDED; FRESH_SIGN_IN_NEEDED for the scope ACCOUNT, more than ten minutes after signing in; ACCESS_TOKEN_REFUSED with the reasons in `extensions.fields` (`name`, `scopes`, `expiresInDays`); TOO_MANY_ACCESS_TOKENS; TOO_MANY_ATTEMPTS after 60 tokens in an hour. */
  async createAccessToken(variables: CreateAccessTokenMutationVariables): Promise<CreateAccessTokenMutation['createAccessToken']> {
    return (await this.request<CreateAccessTokenMutation>('mutation CreateAccessToken($input:CreateAccessTokenInput!){createAccessToken(input:$input){token accessToken{...AccessTokenFields}}}fragment AccessTokenFields on AccessToken{id name scopes createdAt expiresAt lastUsedAt}', variables)).createAccessToken;
  }

  /** Who may sign up at this moment, and what has become of an invitation. Needs no account. Errors: TOO_MANY_ATTEMPTS after 100 invitations from one network in 15 minutes. */
  async signUp(variables: SignUpQueryVariables = {}): Promise<SignUpQuery['signUp']> {
    return (await this.request<SignUpQuery>('query SignUp($invitation:String){signUp(invitation:$invitation){mode domains invitation{state email expiresAt}}}', variables)).signUp;
  }

  /** The OpenID Connect providers at which people sign in here, in the order that the operator has chosen. Needs no account. */
  async signInProviders(): Promise<SignInProvidersQuery['signInProviders']> {
    return (await this.request<SignInProvidersQuery>('query SignInProviders{signInProviders{name label icon}}', {})).signInProviders;
  }

  /** Begins a sign-in at an OpenID Connect provider. Errors: PROVIDER_UNKNOWN, PROVIDER_UNAVAILABLE when it does not answer, TOO_MANY_ATTEMPTS. */
  async startSignIn(variables: StartSignInMutationVariables): Promise<StartSignInMutation['startSignIn']> {
    return (await this.request<StartSignInMutation>('mutation StartSignIn($provider:String!$invitation:String$asksAgain:Boolean){startSignIn(provider:$provider invitation:$invitation asksAgain:$asksAgain){address state}}', variables)).startSignIn;
  }

  /** Signs in a person with what the provider sent back. At the first sign-in the person gets a new account or, if the provider is trusted with e-mail addresses, the existing account that has verified the same address. Errors: PROVIDER_CODE_REFUSED when the code or the state is wrong, was used, has expired, or is of another provider; PROVIDER_EMAIL_UNVERIFIED when the provider has not verified the address, or when an account has the address but has not verified it; PROVIDER_NOT_LINKED when an account has the address and the provider is not trusted: its owner signs in as usual; PROVIDER_UNKNOWN, PROVIDER_UNAVAILABLE; TOO_MANY_ATTEMPTS. For a new account, also: SIGN_UP_CLOSED, INVITATION_NEEDED, INVITATION_REFUSED and EMAIL_DOMAIN_REFUSED. */
  async finishSignIn(variables: FinishSignInMutationVariables): Promise<FinishSignInMutation['finishSignIn']> {
    return (await this.request<FinishSignInMutation>('mutation FinishSignIn($input:FinishSignInInput!){finishSignIn(input:$input){...SignedInFields}}fragment SignedInFields on SignedIn{token isNewAccount account{username email emailVerified}}', variables)).finishSignIn;
  }

  /** The providers at which people sign in here, and what is linked to the signed-in account at each, in the order that the operator has chosen. Errors: UNAUTHENTICATED, SIGN_IN_NEEDED. */
  async linkedAccounts(): Promise<LinkedAccountsQuery['linkedAccounts']> {
    return (await this.request<LinkedAccountsQuery>('query LinkedAccounts{linkedAccounts{provider{name label icon}isLinked email linkedAt isOnlyWayIn}}', {})).linkedAccounts;
  }

  /** Begins to link a person at a provider to the signed-in account: the person signs in there, and comes back to `{PUBLIC_URL}/login` as after `startSignIn`. Errors: UNAUTHENTICATED, SIGN_IN_NEEDED; FRESH_SIGN_IN_NEEDED more than ten minutes after signing in; PROVIDER_UNKNOWN, PROVIDER_UNAVAILABLE, TOO_MANY_ATTEMPTS. */
  async startLinking(variables: StartLinkingMutationVariables): Promise<StartLinkingMutation['startLinking']> {
    return (await this.request<StartLinkingMutation>('mutation StartLinking($provider:String!){startLinking(provider:$provider){address state}}', variables)).startLinking;
  }

  /** Lets the person whom the provider has identified sign in to the signed-in account, and mails its owner. Always true. Errors: UNAUTHENTICATED, SIGN_IN_NEEDED; PROVIDER_CODE_REFUSED when the code or the state is wrong, was used, has expired, or is of another account or provider; PROVIDER_LINKED_ELSEWHERE when the person signs in to another account, which stays as it is; PROVIDER_LINKED_TWICE when another person at this provider signs in to this account; PROVIDER_UNKNOWN, PROVIDER_UNAVAILABLE. */
  async finishLinking(variables: FinishLinkingMutationVariables): Promise<FinishLinkingMutation['finishLinking']> {
    return (await this.request<FinishLinkingMutation>('mutation FinishLinking($input:FinishSignInInput!){finishLinking(input:$input)}', variables)).finishLinking;
  }

  /** Lets nobody at this provider sign in to the signed-in account any more, and mails its owner. Always true. Errors: UNAUTHENTICATED, SIGN_IN_NEEDED; FRESH_SIGN_IN_NEEDED more than ten minutes after signing in; PROVIDER_UNKNOWN; LAST_WAY_IN when the owner could not sign in without it. */
  async unlinkProvider(variables: UnlinkProviderMutationVariables): Promise<UnlinkProviderMutation['unlinkProvider']> {
    return (await this.request<UnlinkProviderMutation>('mutation UnlinkProvider($provider:String!){unlinkProvider(provider:$provider)}', variables)).unlinkProvider;
  }

  /** The passkeys of the signed-in account, the oldest first; at most 20. Errors: UNAUTHENTICATED, SIGN_IN_NEEDED. */
  async passkeys(): Promise<PasskeysQuery['passkeys']> {
    return (await this.request<PasskeysQuery>('query Passkeys{passkeys{...PasskeyFields}}fragment PasskeyFields on Passkey{id name kind createdAt lastUsedAt isOnlyWayIn}', {})).passkeys;
  }

  /** Begins a sign-in with a passkey: pass the challenge to `navigator.credentials.get`, without a list of allowed passkeys and with user verification required. Errors: PASSKEYS_UNAVAILABLE; TOO_MANY_ATTEMPTS after 600 from one network within 15 minutes. */
  async startPasskeySignIn(): Promise<StartPasskeySignInMutation['startPasskeySignIn']> {
    return (await this.request<StartPasskeySignInMutation>('mutation StartPasskeySignIn{startPasskeySignIn{challenge siteId}}', {})).startPasskeySignIn;
  }

  /** Signs in with what the browser has answered. No code is asked for after it. Errors: PASSKEY_REFUSED, TOO_MANY_ATTEMPTS. */
  async finishPasskeySignIn(variables: FinishPasskeySignInMutationVariables): Promise<FinishPasskeySignInMutation['finishPasskeySignIn']> {
    return (await this.request<FinishPasskeySignInMutation>('mutation FinishPasskeySignIn($input:PasskeyAnswerInput!){finishPasskeySignIn(input:$input){...SignedInFields}}fragment SignedInFields on SignedIn{token isNewAccount account{username email emailVerified}}', variables)).finishPasskeySignIn;
  }

  /** Begins to add a passkey to the signed-in account: pass it to `navigator.credentials.create`, with a resident key and user verification required, and without attestation. Errors: UNAUTHENTICATED, SIGN_IN_NEEDED; FRESH_SIGN_IN_NEEDED more than ten minutes after signing in; PASSKEYS_UNAVAILABLE, TOO_MANY_PASSKEYS; TOO_MANY_ATTEMPTS after 30 within an hour. */
  async startAddingPasskey(): Promise<StartAddingPasskeyMutation['startAddingPasskey']> {
    return (await this.request<StartAddingPasskeyMutation>('mutation StartAddingPasskey{startAddingPasskey{challenge siteId userHandle username known}}', {})).startAddingPasskey;
  }

  /** Adds the passkey that the browser has made, and mails the owner of the account. Errors: UNAUTHENTICATED, SIGN_IN_NEEDED, PASSKEY_NAME_REFUSED; PASSKEY_REFUSED also when the challenge is of another account; TOO_MANY_PASSKEYS. */
  async addPasskey(variables: AddPasskeyMutationVariables): Promise<AddPasskeyMutation['addPasskey']> {
    return (await this.request<AddPasskeyMutation>('mutation AddPasskey($input:AddPasskeyInput!){addPasskey(input:$input){...PasskeyFields}}fragment PasskeyFields on Passkey{id name kind createdAt lastUsedAt isOnlyWayIn}', variables)).addPasskey;
  }

  /** Gives a passkey of the signed-in account another name. Errors: UNAUTHENTICATED, SIGN_IN_NEEDED, PASSKEY_NAME_REFUSED, PASSKEY_UNKNOWN. */
  async renamePasskey(variables: RenamePasskeyMutationVariables): Promise<RenamePasskeyMutation['renamePasskey']> {
    return (await this.request<RenamePasskeyMutation>('mutation RenamePasskey($id:ID!$name:String!){renamePasskey(id:$id name:$name){...PasskeyFields}}fragment PasskeyFields on Passkey{id name kind createdAt lastUsedAt isOnlyWayIn}', variables)).renamePasskey;
  }

  /** Removes a passkey of the signed-in account, so that nobody signs in with it any more, and mails its owner. Always true, also when there is no such passkey. Errors: UNAUTHENTICATED, SIGN_IN_NEEDED; FRESH_SIGN_IN_NEEDED more than ten minutes after signing in; LAST_WAY_IN when the owner could not sign in without it. */
  async removePasskey(variables: RemovePasskeyMutationVariables): Promise<RemovePasskeyMutation['removePasskey']> {
    return (await this.request<RemovePasskeyMutation>('mutation RemovePasskey($id:ID!){removePasskey(id:$id)}', variables)).removePasskey;
  }

  /** The address where the person of this session also logs out at the provider, to open after `logOut`. It leads back to the sign-in screen. Null when the session was not started at a provider, or the provider offers none. Errors: UNAUTHENTICATED, SIGN_IN_NEEDED. */
  async providerLogOut(): Promise<ProviderLogOutQuery['providerLogOut']> {
    return (await this.request<ProviderLogOutQuery>('query ProviderLogOut{providerLogOut}', {})).providerLogOut;
  }

  /** Whether the site waits for the person who looks after it, and with the code that its server has printed, what can be set up. Needs no account. Errors: SET_UP_CODE_WRONG, TOO_MANY_ATTEMPTS after 60 codes from one network within an hour. */
  async siteSetUp(variables: SiteSetUpQueryVariables = {}): Promise<SiteSetUpQuery['siteSetUp']> {
    return (await this.request<SiteSetUpQuery>('query SiteSetUp($code:String){siteSetUp(code:$code){isAwaited site{version mailServer mailFrom signUp isSignUpFixed}}}', variables)).siteSetUp;
  }

  /** Sets the site up, once: opens the first account that administers it, and signs it in. Errors: PASSWORDS_OFF; SET_UP_DONE; SET_UP_CODE_WRONG; REGISTRATION_REFUSED with the reasons in `extensions.fields`, as `register` has them; SIGN_UP_MODE_SET when the variable `SIGN_UP` says who may sign up, and `signUp` was sent; TOO_MANY_ATTEMPTS after 60 codes from one network within an hour. */
  async setUp(variables: SetUpMutationVariables): Promise<SetUpMutation['setUp']> {
    return (await this.request<SetUpMutation>('mutation SetUp($input:SetUpInput!){setUp(input:$input){...SignedInFields}}fragment SignedInFields on SignedIn{token isNewAccount account{username email emailVerified}}', variables)).setUp;
  }

  /** Sends a test mail at once, before the site is set up. Returns null, or the answer of the mail server that refused it. Errors: PASSWORDS_OFF, SET_UP_DONE, SET_UP_CODE_WRONG, EMAIL_INVALID, TOO_MANY_ATTEMPTS after 60 codes from one network within an hour. */
  async sendSetUpMail(variables: SendSetUpMailMutationVariables): Promise<SendSetUpMailMutation['sendSetUpMail']> {
    return (await this.request<SendSetUpMailMutation>('mutation SendSetUpMail($input:SetUpMailInput!){sendSetUpMail(input:$input)}', variables)).sendSetUpMail;
  }

  /** Mails the username to the account that has this address, if there is one. Always true, and takes the same time with or without such an account. Errors: EMAIL_INVALID with the field `email`, TOO_MANY_ATTEMPTS. */
  async recoverUsername(variables: RecoverUsernameMutationVariables): Promise<RecoverUsernameMutation['recoverUsername']> {
    return (await this.request<RecoverUsernameMutation>('mutation RecoverUsername($email:String!){recoverUsername(email:$email)}', variables)).recoverUsername;
  }

  /** Mails a link for a new password to the account that has this address, if there is one. The link is valid for 1 hour and can be used once. Always true, and takes the same time with or without such an account. Errors: EMAIL_INVALID with the field `email`, TOO_MANY_ATTEMPTS. */
  async requestPasswordReset(variables: RequestPasswordResetMutationVariables): Promise<RequestPasswordResetMutation['requestPasswordReset']> {
    return (await this.request<RequestPasswordResetMutation>('mutation RequestPasswordReset($email:String!){requestPasswordReset(email:$email)}', variables)).requestPasswordReset;
  }

  /** Sets a new password, with the account id and the token from the mailed link `{PUBLIC_URL}/resetpw/{accountId}/{token}`. Ends every session of the account. The e-mail address counts as verified from then on, because the link was mailed to it. Always true. Errors: RESET_LINK_INVALID when the link was used, has expired or never existed; PASSWORD_REFUSED with the field `password`. */
  async resetPassword(variables: ResetPasswordMutationVariables): Promise<ResetPasswordMutation['resetPassword']> {
    return (await this.request<ResetPasswordMutation>('mutation ResetPassword($input:ResetPasswordInput!){resetPassword(input:$input)}', variables)).resetPassword;
  }

  /** Verifies the e-mail address with the token from the mailed link `{PUBLIC_URL}/?token={token}`. The link can be opened several times while it is valid. Always true. Call it only after a person has asked for it: programs that scan mails open every link. Errors: VERIFICATION_LINK_INVALID when the link has expired or never existed. */
  async verifyEmail(variables: VerifyEmailMutationVariables): Promise<VerifyEmailMutation['verifyEmail']> {
    return (await this.request<VerifyEmailMutation>('mutation VerifyEmail($token:String!){verifyEmail(token:$token)}', variables)).verifyEmail;
  }

  /** Does the same as `verifyEmail`, but only for the account that is signed in. So a browser that is signed in need not ask anybody. Scope: ACCOUNT. Errors: UNAUTHENTICATED, VERIFICATION_LINK_INVALID, VERIFICATION_LINK_OF_OTHER when the link was mailed to another account. */
  async verifyOwnEmail(variables: VerifyOwnEmailMutationVariables): Promise<VerifyOwnEmailMutation['verifyOwnEmail']> {
    return (await this.request<VerifyOwnEmailMutation>('mutation VerifyOwnEmail($token:String!){verifyOwnEmail(token:$token)}', variables)).verifyOwnEmail;
  }

  /** Gives the account another username, with which its owner signs in from then on. A mail tells the owner. Others may take the former one, unless the account was opened with it. Errors: UNAUTHENTICATED, SIGN_IN_NEEDED; FRESH_SIGN_IN_NEEDED more than ten minutes after signing in; USERNAME_INVALID, USERNAME_UNCHANGED and USERNAME_TAKEN with the field `username`; TOO_MANY_ATTEMPTS. */
  async changeUsername(variables: ChangeUsernameMutationVariables): Promise<ChangeUsernameMutation['changeUsername']> {
    return (await this.request<ChangeUsernameMutation>('mutation ChangeUsername($username:String!){changeUsername(username:$username){username}}', variables)).changeUsername;
  }

  /** Mails a link to a new e-mail address. The account gets the address when somebody follows that link within 24 hours, and presses the button there. The answer is the same when another account has the address: then its owner is told by mail. A former request ends. Errors: UNAUTHENTICATED, SIGN_IN_NEEDED; FRESH_SIGN_IN_NEEDED more than ten minutes after signing in; EMAIL_INVALID, EMAIL_UNCHANGED and EMAIL_DOMAIN_REFUSED with the field `email`; TOO_MANY_ATTEMPTS. */
  async requestEmailChange(variables: RequestEmailChangeMutationVariables): Promise<RequestEmailChangeMutation['requestEmailChange']> {
    return (await this.request<RequestEmailChangeMutation>('mutation RequestEmailChange($email:String!){requestEmailChange(email:$email){email endsAt}}', variables)).requestEmailChange;
  }

  /** Says whether the owner gets a mail when a device signs in that the account does not know. Errors: UNAUTHENTICATED, SIGN_IN_NEEDED; to switch them off, FRESH_SIGN_IN_NEEDED more than ten minutes after signing in. */
  async setSignInNotices(variables: SetSignInNoticesMutationVariables): Promise<SetSignInNoticesMutation['setSignInNotices']> {
    return (await this.request<SetSignInNoticesMutation>('mutation SetSignInNotices($isOn:Boolean!){setSignInNotices(isOn:$isOn){signInNotices}}', variables)).setSignInNotices;
  }

  /** Ends the change of the e-mail address that waits to be confirmed. Always true, even without one. Errors: UNAUTHENTICATED, SIGN_IN_NEEDED. */
  async cancelEmailChange(): Promise<CancelEmailChangeMutation['cancelEmailChange']> {
    return (await this.request<CancelEmailChangeMutation>('mutation CancelEmailChange{cancelEmailChange}', {})).cancelEmailChange;
  }

  /** Makes the change that the mailed link `{PUBLIC_URL}/email?confirm={token}` is for. The new address counts as verified. The owner of the former one, if it was verified, can take the account back for seven days. Call it only after a person has asked for it: programs that scan mails open every link. Errors: EMAIL_LINK_INVALID; EMAIL_TAKEN when another account has got the address; LAST_OPERATOR when `ADMIN_EMAIL` names the former one and nobody else administers the site. */
  async confirmEmailChange(variables: ConfirmEmailChangeMutationVariables): Promise<ConfirmEmailChangeMutation['confirmEmailChange']> {
    return (await this.request<ConfirmEmailChangeMutation>('mutation ConfirmEmailChange($token:String!){confirmEmailChange(token:$token){username email}}', variables)).confirmEmailChange;
  }

  /** Gives an account the former e-mail address back, by the mailed link `{PUBLIC_URL}/email?back={token}`. It also ends the password, all sessions, access tokens, links and webhooks, what was linked since, passkeys and an authenticator app that were added since or in the seven days before, and later changes of the address, and mails a link for a new password. The mail names the others. Call it only after a person has asked for it. Errors: EMAIL_LINK_INVALID. */
  async takeBackEmail(variables: TakeBackEmailMutationVariables): Promise<TakeBackEmailMutation['takeBackEmail']> {
    return (await this.request<TakeBackEmailMutation>('mutation TakeBackEmail($token:String!){takeBackEmail(token:$token){username email}}', variables)).takeBackEmail;
  }

  /** Removes the signed-in account with its pages, their pictures and its sessions, at once. This cannot be undone. The linknames are free again after 30 days. Always true. Errors: UNAUTHENTICATED, SIGN_IN_NEEDED, WRONG_CREDENTIALS when the username or the password is not the account's, PASSWORD_NOT_SET when a password was sent and the account has none, FRESH_SIGN_IN_NEEDED when the account has none and its owner signed in more than ten minutes ago, LAST_OPERATOR when nobody else administers the site, TOO_MANY_ATTEMPTS. */
  async deleteAccount(variables: DeleteAccountMutationVariables): Promise<DeleteAccountMutation['deleteAccount']> {
    return (await this.request<DeleteAccountMutation>('mutation DeleteAccount($input:DeleteAccountInput!){deleteAccount(input:$input)}', variables)).deleteAccount;
  }}

function isDoneInPart(data: unknown): boolean {
  return Object.values((data ?? {}) as object).some((value) => value !== null);
}

/** The body of an upload, as the GraphQL multipart request specification says. */
function form(operations: string, files: readonly [string, Blob][]): FormData {
  const body = new FormData();
  body.set('operations', operations);
  body.set('map', JSON.stringify(Object.fromEntries(files.map(([name], index) => [index, [`variables.${name}`]]))));
  files.forEach(([, file], index) => body.set(String(index), file, 'picture'));
  return body;
}

/** A published design as `publish` takes it: read a page, change what this returns, and publish it. */
export function designInput(design: DesignFragment): DesignInput {
  return { ...design, tiles: design.tiles.map(tileInput) };
}

function tileInput({ __typename, ...tile }: DesignFragment['tiles'][number]): AnyTileInput {
  const kind = __typename.slice(0, -'Tile'.length).toLowerCase();
  const emblem = tile.emblem && emblemInput(tile.emblem);
  const { picture, ...others } = { picture: undefined, ...tile };
  const input: object = { [kind]: { ...others, emblem, ...(__typename === 'PictureTile' && { picture: pictureId(picture) }) } };
  return input as AnyTileInput;
}

function emblemInput({ sign, icon, picture }: NonNullable<DesignFragment['tiles'][number]['emblem']>): TileEmblemInput | null {
  if (picture) return { picture: picture.id };
  return sign ? { sign } : icon ? { icon } : null;
}

function pictureId(picture: { id: string } | null | undefined): string | null {
  return picture?.id ?? null;
}
