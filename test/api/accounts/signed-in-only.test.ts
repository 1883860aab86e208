import { beforeAll, describe, expect, test } from '@jest/globals';
import { toWire } from '../../../server/pages/design/wire-design.rules.js';
import { claim, publish, register, type TestAccount } from '../../builders/accounts/account.js';
import { aPng } from '../../builders/images.js';
import { aDesign, asTextInput } from '../../builders/pages/page-design.js';
import { graphql } from '../../support/calls/graphql.js';
import { call, post, type RestAnswer } from '../../support/calls/rest.js';
import { aForm } from '../../support/calls/uploads.js';
import { runningApplication } from '../../support/servers/running-application.js';

const refusal = { detail: 'You are not signed in, or your session has expired. Sign in again.', code: 'UNAUTHENTICATED' };

/** What a guest may try; a row names the path of /api, where there is one, and the fields of GraphQL. */
const closed = [
  {
    what: 'choosing a linkname',
    path: 'updatename/',
    body: { first_name: 'somebody' },
    queries: ['mutation { claimLinkname(linkname: "somebody") { linkname } }'],
  },
  {
    what: 'verifying the e-mail',
    path: 'verifyemail/',
    body: undefined,
    queries: ['mutation { requestEmailVerification { detail } }'],
  },
  {
    what: 'changing the profile image',
    path: 'updateprofile/',
    body: aForm(await aPng()),
    queries: ['mutation ($image: Upload!) { changeProfilePicture(image: $image) { version } }'],
  },
  {
    what: 'changing the wallpaper',
    path: 'updatewallpaper/',
    body: aForm(await aPng()),
    queries: [
      'mutation ($image: Upload!) { changeWallpaper(image: $image) { version } }',
      'mutation ($image: Upload!) { uploadTilePicture(image: $image) { id } }',
    ],
  },
  {
    what: 'removing the profile picture',
    path: undefined,
    body: undefined,
    queries: ['mutation { removeProfilePicture { version } }'],
  },
  {
    what: 'removing the wallpaper',
    path: 'deletewallpaper/',
    body: {},
    queries: ['mutation { removeWallpaper { version } }'],
  },
  {
    what: 'reading their page',
    path: 'getdata/',
    body: {},
    queries: ['{ myPage { version } }', '{ me { page { version } } }'],
  },
  {
    what: 'managing several pages',
    path: undefined,
    body: undefined,
    queries: [
      '{ me { pages { id } } }',
      '{ page(id: "00000000-0000-0000-0000-000000000000") { id } }',
      '{ formerLinknames { linkname } }',
      'mutation { releaseFormerLinkname(linkname: "somebody") }',
      'mutation { createPage(input: {}) { id } }',
      'mutation { renamePage(id: "00000000-0000-0000-0000-000000000000", name: "") { id } }',
      'mutation { orderPages(ids: []) { id } }',
      'mutation { makeMainPage(id: "00000000-0000-0000-0000-000000000000") { id } }',
      'mutation { deletePage(id: "00000000-0000-0000-0000-000000000000") }',
    ],
  },
  {
    what: 'keeping looks',
    path: undefined,
    body: undefined,
    queries: ['{ ownLooks { id } }', 'mutation { deleteOwnLook(id: "00000000-0000-0000-0000-000000000000") }'],
  },
  {
    what: 'reading the history of their page',
    path: undefined,
    body: undefined,
    queries: ['{ pageVersions { title } }', '{ pageVersion(version: 1) { design { title } } }'],
  },
  {
    what: 'previewing a link',
    path: undefined,
    body: undefined,
    queries: [
      'mutation { previewLink(address: "https://example.org/") { title } }',
      'mutation { checkLinkBack(address: "https://example.org/") }',
      'mutation { uploadTilePictureFrom(address: "https://example.org/a.png") { id } }',
    ],
  },
  {
    what: 'publishing',
    path: 'postdata/',
    body: toWire(aDesign()),
    queries: ['mutation ($input: PublishPageInput!) { publishPage(input: $input) { version } }'],
  },
  {
    what: 'reading the account',
    path: 'getuserdetails/',
    body: {},
    queries: ['{ me { email } }'],
  },
  {
    what: 'signing out',
    path: 'logout/',
    body: {},
    queries: ['mutation { logOut }', 'mutation { logOutEverywhere }'],
  },
  {
    what: 'seeing and ending sessions',
    path: undefined,
    body: undefined,
    queries: ['{ sessions { id device } }', 'mutation { endSession(id: "00000000-0000-0000-0000-000000000000") }'],
  },
  {
    what: 'deleting the account',
    path: undefined,
    body: undefined,
    queries: ['mutation ($account: DeleteAccountInput!) { deleteAccount(input: $account) }'],
  },
];

const application = runningApplication();
let ada: TestAccount;
beforeAll(async () => {
  ada = await register(application);
  await claim(application, ada, 'lemon-garden');
  await publish(application, ada);
});

// The headers of a guest, of a client with an invented token, and of clients without a token.
const tokens = [undefined, 'A'.repeat(43), 'null', 'undefined'];

describe('Actions of a signed-in user are refused to a guest', () => {
  test.each(closed)('SE-16 A guest is refused $what, on both APIs, and nothing changes', async ({ path, body, queries }) => {
    const before = await everything();
    const { username, password } = ada;
    for (const token of tokens) {
      if (path) {
        const answer = await send(path, body, token);
        expect([answer.status, answer.body]).toEqual([401, refusal]);
      }
      for (const query of queries) {
        const input = { design: asTextInput(aDesign()), basedOnVersion: 1 };
        const file = query.includes('Upload') && { image: new Blob([new Uint8Array(await aPng())]) };
        const { data, errors } = await graphql<object>(application.url, query, { input, account: { username, password }, ...file }, token);
        // A field that may be null is null by itself.
        expect(Object.values(data ?? {}).filter((value) => value !== null)).toEqual([]);
        expect(errors).toMatchObject([{ message: refusal.detail, extensions: { code: 'UNAUTHENTICATED' } }]);
      }
    }
    expect(await everything()).toEqual(before);
  });
});

function send(path: string, body: unknown, token: string | undefined): Promise<RestAnswer> {
  const headers = { ...(token !== undefined && { Authorization: `Token ${token}` }) };
  return body instanceof FormData
    ? call(application.url, path, { method: 'POST', headers, body })
    : post(application.url, path, body, headers);
}

async function everything(): Promise<unknown> {
  const tables = [
    'account',
    'page',
    'page_version',
    'session',
    'one_time_token',
    'reserved_linkname',
    'stored_image',
    'page_image',
    'tile_picture',
    'queue.job',
  ];
  return Promise.all(tables.map((table) => application.dataSource.query(`SELECT row::text FROM ${table} AS row ORDER BY 1`)));
}
