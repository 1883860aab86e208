import type { z } from 'zod';
import type { Scope } from '../../actor.js';
import { WIRE_ANSWERS } from './wire-answers.js';
import { WIRE_BODIES } from './wire-bodies.js';
import { WIRE_DESIGN_SCHEMA } from './openapi/wire-design-schema.js';

/** What a path of /api takes and answers. */
export interface RestOperation {
  readonly method: 'get' | 'post';
  /** Behind `/api/`, with the final slash that those of older clients have. */
  readonly path: string;
  readonly id: string;
  readonly summary: string;
  readonly description?: string;
  /** Which scope an access token needs. `session`: only a person who has signed in may call it. Undefined: everybody may. */
  readonly needs?: Scope | 'session';
  readonly takes?:
    | { readonly json: z.ZodType | Readonly<Record<string, unknown>> }
    | { readonly picture: true }
    | { readonly query: string; readonly isOptional?: boolean };
  readonly status: 200 | 201;
  /** JSON, or a file with its description. */
  readonly answers: z.ZodType | { readonly file: 'text/csv' | 'application/zip'; readonly description: string };
  /** The statuses of refusals beyond those that every path has. */
  readonly refusals?: readonly (401 | 403 | 404 | 409)[];
}

const post = { method: 'post', status: 200 } as const;

/** The REST paths, in the order of the document that describes them. */
export const REST_OPERATIONS: readonly RestOperation[] = [
  {
    ...post,
    path: 'register/',
    id: 'register',
    summary: 'Create an account',
    status: 201,
    takes: { json: WIRE_BODIES.register },
    answers: WIRE_ANSWERS.account,
  },
  {
    ...post,
    path: 'login/',
    id: 'logIn',
    summary: 'Sign in with a password',
    description: 'After the right password of an account with an authenticator app: 401 with the code `SECOND_FACTOR_NEEDED`.',
    takes: { json: WIRE_BODIES.login },
    refusals: [401],
    answers: WIRE_ANSWERS.token,
  },
  {
    ...post,
    path: 'googleauth/',
    id: 'signInWithGoogle',
    summary: 'Sign in with Google',
    description: 'The answer is the token as a JSON string.',
    takes: { json: WIRE_BODIES.googleCode },
    answers: WIRE_ANSWERS.bareToken,
  },
  { ...post, path: 'logout/', id: 'logOut', summary: 'End the session of the token', needs: 'session', answers: WIRE_ANSWERS.detail },
  {
    ...post,
    path: 'passwordresetrequest/',
    id: 'requestPasswordReset',
    summary: 'Mail a link for a new password',
    description: 'The answer is the same whether an account has the address or not.',
    takes: { json: WIRE_BODIES.address },
    answers: WIRE_ANSWERS.detail,
  },
  {
    ...post,
    path: 'password-reset-confirm/{uid}/{token}/',
    id: 'resetPassword',
    summary: 'Set the new password with the link of the mail',
    takes: { json: WIRE_BODIES.password },
    answers: WIRE_ANSWERS.detail,
  },
  {
    ...post,
    path: 'recoverusername/',
    id: 'recoverUsername',
    summary: 'Mail the username',
    description: 'The answer is the same whether an account has the address or not.',
    takes: { json: WIRE_BODIES.address },
    answers: WIRE_ANSWERS.detail,
  },
  {
    ...post,
    path: 'verifyemail/',
    id: 'requestEmailVerification',
    summary: 'Mail a link that verifies the address',
    needs: 'account',
    answers: WIRE_ANSWERS.detail,
  },
  {
    method: 'get',
    status: 200,
    path: 'verify-email-token/',
    id: 'verifyEmail',
    summary: 'Verify the address with the link of the mail',
    description:
      'Call it only after a person has asked for it. A browser that opens it as a page is led to the landing page, which asks first.',
    takes: { query: 'token' },
    answers: WIRE_ANSWERS.detail,
  },
  {
    ...post,
    path: 'getuserdetails/',
    id: 'userDetails',
    summary: 'Read the linkname, the profile picture and whether the address is verified',
    needs: 'read',
    answers: WIRE_ANSWERS.userDetails,
  },
  {
    ...post,
    path: 'updatename/',
    id: 'claimLinkname',
    summary: 'Give the main page a linkname',
    needs: 'publish',
    takes: { json: WIRE_BODIES.linkname },
    answers: WIRE_ANSWERS.linkname,
    refusals: [409],
  },
  {
    ...post,
    path: 'getdatapublic/',
    id: 'publicPage',
    summary: 'Read a published page',
    description:
      'A linkname that nobody has is available. Its `data` is null. A former linkname gets the page that it leads to, unless that is offline; `X-Former-Linkname` repeats it then, and `Link` has the present address.',
    takes: { json: WIRE_BODIES.linkname },
    answers: WIRE_ANSWERS.publicPage,
  },
  { ...post, path: 'getdata/', id: 'ownPage', summary: 'Read the main page', needs: 'read', answers: WIRE_ANSWERS.page },
  {
    ...post,
    path: 'postdata/',
    id: 'publish',
    summary: 'Publish the main page',
    description:
      'A tile that still is what `getdata` showed keeps its kind and its look. What was changed of the version that this session or access token has read is changed in that page as it is now; `PAGE_NOT_FOUND` if it was deleted.',
    needs: 'publish',
    takes: { json: WIRE_DESIGN_SCHEMA },
    answers: WIRE_ANSWERS.published,
    refusals: [404, 409],
  },
  {
    ...post,
    path: 'updateprofile/',
    id: 'changeProfilePicture',
    summary: 'Change the profile picture',
    needs: 'media',
    takes: { picture: true },
    answers: WIRE_ANSWERS.profilePicture,
    refusals: [409],
  },
  {
    ...post,
    path: 'updatewallpaper/',
    id: 'changeWallpaper',
    summary: 'Change the wallpaper',
    needs: 'media',
    takes: { picture: true },
    answers: WIRE_ANSWERS.wallpaper,
    refusals: [409],
  },
  {
    ...post,
    path: 'deletewallpaper/',
    id: 'removeWallpaper',
    summary: 'Remove the wallpaper',
    needs: 'media',
    answers: WIRE_ANSWERS.detail,
  },
  {
    method: 'get',
    status: 200,
    path: 'pages/{pageId}/counts.csv',
    id: 'pageCounts',
    summary: 'Read how often a page was visited, as CSV',
    description: 'The operation `pageCounts` of GraphQL tells the same, summed up.',
    needs: 'read',
    takes: { query: 'days', isOptional: true },
    answers: {
      file: 'text/csv',
      description:
        'The columns are `day` (in UTC), `kind` (`view`, `referrer`, `tile` or `link`), `subject` (empty, a host, the name of a tile or an address) ' +
        'and `count`. There is a line for each day, kind and subject that has a count, in this order. A subject that a spreadsheet would read as a ' +
        "formula has a `'` before it.",
    },
    refusals: [404],
  },
  {
    method: 'get',
    status: 200,
    path: 'pages/{pageId}/page.zip',
    id: 'pageArchive',
    summary: 'Save a page, to show it on another site with this software, or on any web server',
    description: 'Sixty times an hour.',
    needs: 'read',
    takes: { query: 'versions', isOptional: true },
    answers: {
      file: 'application/zip',
      description:
        'A ZIP archive with `page.json`, the published page, `draft.json`, its draft if it has one, `version-1.json` and so on, if they are asked for, and their pictures. ' +
        'The mutation `startImport` of GraphQL takes these files. The folder `site` has the page for any web server, as everybody sees it at that moment. ' +
        'Passwords are not in it. If a picture cannot be read, `missing.json` names it.',
    },
    refusals: [404],
  },
  {
    method: 'get',
    status: 200,
    path: 'account/data.zip',
    id: 'personalData',
    summary: 'Save all that is stored about the own account',
    description: 'Asks for a sign-in of the last ten minutes: otherwise 403 with the code `FRESH_SIGN_IN_NEEDED`. Five times a day.',
    needs: 'session',
    answers: {
      file: 'application/zip',
      description:
        'A ZIP archive of JSON and CSV files and pictures, with a `README.txt` that says what is where. Hashes, secrets and codes are not in it. ' +
        'If a picture cannot be read, `missing.json` names it.',
    },
  },
];
