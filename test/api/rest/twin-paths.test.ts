import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { toWire } from '../../../server/pages/design/wire-design.rules.js';
import { readWireDesign } from '../../../server/pages/design/wire-parsing.rules.js';
import { claim, publish, register, type TestAccount } from '../../builders/accounts/account.js';
import { aJpeg } from '../../builders/images.js';
import { mailedResetLink, mailedVerificationToken } from '../../builders/accounts/mailed-links.js';
import { aDesign, asTextInput } from '../../builders/pages/page-design.js';
import { graphql } from '../../support/calls/graphql.js';
import { handlersOf } from '../../support/servers/handlers.js';
import { startMailServer, type TestMailServer } from '../../support/neighbours/mail-server.js';
import { call, post, withToken } from '../../support/calls/rest.js';
import { uploadGraphql, uploadRest } from '../../support/calls/uploads.js';
import { runningApplication } from '../../support/servers/running-application.js';

/** An account with a published page at `linkname`. */
interface Owner extends TestAccount {
  readonly linkname: string;
}

/** A path of /api and what does the same over GraphQL: what comes of either is `outcome`. */
interface Twins {
  readonly path: string;
  readonly twin: string;
  readonly rest: (owner: Owner) => Promise<unknown>;
  readonly graphql: (owner: Owner) => Promise<unknown>;
  readonly outcome: unknown;
}

let mails: TestMailServer;
beforeAll(async () => {
  mails = await startMailServer();
});
// Two accounts for each path are more than one network opens in an hour.
const application = runningApplication(() => ({ smtpUrl: mails.url, rateLimits: 'off' }));
afterAll(() => mails.stop());

let owners = 0;
async function newOwner(): Promise<Owner> {
  owners += 1;
  const linkname = `lemon-garden-${owners}`;
  const account = await register(application);
  await claim(application, account, linkname);
  await publish(application, account, aDesign({ title: 'Lemons' }));
  return { ...account, linkname };
}

const send = (path: string, body?: unknown, token?: string) =>
  post(application.url, path, body, token === undefined ? {} : withToken(token));
const ask = async <Data = object>(query: string, variables: object = {}, token?: string) =>
  (await graphql<Data, object>(application.url, query, variables, token)).data;

const nameOf = async (token: unknown) => (await ask<{ me: { username: string } }>('{ me { username } }', {}, String(token)))?.me.username;
const statusOf = async ({ token }: Owner) => (await send('getuserdetails/', {}, token)).status;
const signingInWith = async ({ username }: Owner, password: string) => (await send('login/', { username, password })).status;
const isVerified = ({ token }: Owner) => ask('{ me { emailVerified } }', {}, token);
const subjectFor = async ({ email }: Owner) => (await mails.next(email)).subject;
const titleOf = ({ linkname }: Owner) => ask(`{ publicPage(linkname: "${linkname}") { design { title } } }`);
const wireTitleOf = (data: unknown) => {
  const { design } = readWireDesign(JSON.parse(String(data)));
  return design && { design: { title: design.title, tiles: design.tiles.map(({ name }) => ({ name })) } };
};
const newcomer = () => {
  owners += 1;
  return { username: `newcomer-${owners}`, email: `newcomer-${owners}@example.org`, password: 'a garden of lemons' };
};
const lemons = { design: { title: 'Lemons', tiles: [{ name: 'My garden' }, { name: 'Contact' }] } };

const twins: readonly Twins[] = [
  {
    path: 'login',
    twin: 'logIn',
    rest: async ({ username, password }) => nameOf((await send('login/', { username, password })).body?.token),
    graphql: async ({ username, password }) => {
      const query = 'mutation ($input: LogInInput!) { logIn(input: $input) { token } }';
      return nameOf((await ask<{ logIn: { token: string } }>(query, { input: { username, password } }))?.logIn.token);
    },
    outcome: '(username)',
  },
  {
    path: 'register',
    twin: 'register',
    rest: async () => {
      const input = newcomer();
      const { body } = await send('register/', input);
      return [body?.username === input.username, body?.email === input.email, (await nameOf(body?.token)) === input.username];
    },
    graphql: async () => {
      const input = newcomer();
      const query = 'mutation ($input: RegisterInput!) { register(input: $input) { token account { username email } } }';
      const data = await ask<{ register: { token: string; account: { username: string; email: string } } }>(query, { input });
      const { token, account } = data?.register ?? {};
      return [account?.username === input.username, account?.email === input.email, (await nameOf(token)) === input.username];
    },
    outcome: [true, true, true],
  },
  {
    path: 'logout',
    twin: 'logOut',
    rest: async (owner) => [(await send('logout/', {}, owner.token)).status, await statusOf(owner)],
    graphql: async (owner) => [(await ask('mutation { logOut }', {}, owner.token)) && 200, await statusOf(owner)],
    outcome: [200, 401],
  },
  {
    path: 'recoverusername',
    twin: 'recoverUsername',
    rest: async (owner) => [(await send('recoverusername/', owner)).status, await subjectFor(owner)],
    graphql: async (owner) => [
      (await ask('mutation ($email: String!) { recoverUsername(email: $email) }', owner)) && 200,
      await subjectFor(owner),
    ],
    outcome: [200, 'Your username for Tessera'],
  },
  {
    path: 'passwordresetrequest',
    twin: 'requestPasswordReset',
    rest: async (owner) => [(await send('passwordresetrequest/', owner)).status, await subjectFor(owner)],
    graphql: async (owner) => [
      (await ask('mutation ($email: String!) { requestPasswordReset(email: $email) }', owner)) && 200,
      await subjectFor(owner),
    ],
    outcome: [200, 'Choose a new password for Tessera'],
  },
  {
    path: 'password-reset-confirm/:uid/:token',
    twin: 'resetPassword',
    rest: async (owner) => {
      const { accountId, token } = await mailedResetLink(application, mails, owner);
      await send(`password-reset-confirm/${accountId}/${token}/`, { password: 'a new garden' });
      return [await statusOf(owner), await signingInWith(owner, 'a new garden')];
    },
    graphql: async (owner) => {
      const input = { ...(await mailedResetLink(application, mails, owner)), password: 'a new garden' };
      await ask('mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) }', { input });
      return [await statusOf(owner), await signingInWith(owner, 'a new garden')];
    },
    outcome: [401, 200],
  },
  {
    path: 'verifyemail',
    twin: 'requestEmailVerification',
    rest: async (owner) => [
      { requestEmailVerification: (await send('verifyemail/', undefined, owner.token)).body },
      await subjectFor(owner),
    ],
    graphql: async (owner) => [await ask('mutation { requestEmailVerification { detail } }', {}, owner.token), await subjectFor(owner)],
    outcome: [
      { requestEmailVerification: { detail: expect.stringContaining('(e-mail)') as unknown } },
      'Verify your e-mail address for Tessera',
    ],
  },
  {
    path: 'verify-email-token',
    twin: 'verifyEmail',
    rest: async (owner) => {
      await call(application.url, `verify-email-token/?token=${await mailedVerificationToken(application, mails, owner)}`, {});
      return isVerified(owner);
    },
    graphql: async (owner) => {
      const token = await mailedVerificationToken(application, mails, owner);
      await ask('mutation ($token: String!) { verifyEmail(token: $token) }', { token });
      return isVerified(owner);
    },
    outcome: { me: { emailVerified: true } },
  },
  {
    // Not set up here; what it does otherwise is shown where a provider runs.
    path: 'googleauth',
    twin: 'signInWithGoogle',
    rest: async () => (await send('googleauth/', { code: 'anything' })).body?.code,
    graphql: async () => {
      const query = 'mutation { signInWithGoogle(input: { code: "anything", state: "anything" }) { token } }';
      return (await graphql(application.url, query)).errors[0]?.extensions.code;
    },
    outcome: 'GOOGLE_NOT_CONFIGURED',
  },
  {
    path: 'getuserdetails',
    twin: 'me',
    rest: async ({ token }) => {
      const { first_name: linkname, email_verified: emailVerified } = (await send('getuserdetails/', {}, token)).body ?? {};
      return { me: { emailVerified, page: { linkname } } };
    },
    graphql: ({ token }) => ask('{ me { emailVerified page { linkname } } }', {}, token),
    outcome: { me: { emailVerified: false, page: { linkname: '(linkname)' } } },
  },
  {
    path: 'updatename',
    twin: 'claimLinkname',
    rest: async ({ linkname, token }) => {
      const { body } = await send('updatename/', { first_name: ` ${linkname}-New` }, token);
      return { claimLinkname: { linkname: body?.first_name } };
    },
    graphql: ({ linkname, token }) => ask(`mutation { claimLinkname(linkname: " ${linkname}-New") { linkname } }`, {}, token),
    outcome: { claimLinkname: { linkname: '(linkname)-new' } },
  },
  {
    path: 'getdata',
    twin: 'myPage',
    rest: async ({ token }) => ({ myPage: wireTitleOf((await send('getdata/', {}, token)).body?.data) }),
    graphql: ({ token }) => ask('{ myPage { design { title tiles { name } } } }', {}, token),
    outcome: { myPage: lemons },
  },
  {
    path: 'postdata',
    twin: 'publishPage',
    rest: async (owner) => {
      await send('postdata/', toWire(aDesign({ title: 'Figs' })), owner.token);
      return titleOf(owner);
    },
    graphql: async (owner) => {
      const input = { design: asTextInput(aDesign({ title: 'Figs' })), basedOnVersion: 1 };
      await ask('mutation ($input: PublishPageInput!) { publishPage(input: $input) { version } }', { input }, owner.token);
      return titleOf(owner);
    },
    outcome: { publicPage: { design: { title: 'Figs' } } },
  },
  {
    path: 'getdatapublic',
    twin: 'publicPage',
    rest: async ({ linkname }) => ({ publicPage: wireTitleOf((await send('getdatapublic/', { first_name: linkname })).body?.data) }),
    graphql: ({ linkname }) => ask(`{ publicPage(linkname: "${linkname}") { design { title tiles { name } } } }`),
    outcome: { publicPage: lemons },
  },
  {
    path: 'updateprofile',
    twin: 'changeProfilePicture',
    rest: async (owner) => uploaded(owner, (picture, token) => uploadRest(application.url, 'updateprofile/', picture, token)),
    graphql: async (owner) => uploaded(owner, (picture, token) => uploadGraphql(application.url, 'changeProfilePicture', picture, token)),
    outcome: { publicPage: { profilePicture: { width: 90, height: 90 }, wallpaper: null } },
  },
  {
    path: 'updatewallpaper',
    twin: 'changeWallpaper',
    rest: async (owner) => uploaded(owner, (picture, token) => uploadRest(application.url, 'updatewallpaper/', picture, token)),
    graphql: async (owner) => uploaded(owner, (picture, token) => uploadGraphql(application.url, 'changeWallpaper', picture, token)),
    outcome: { publicPage: { profilePicture: null, wallpaper: { width: 120, height: 90 } } },
  },
  {
    path: 'deletewallpaper',
    twin: 'removeWallpaper',
    rest: async (owner) => {
      await uploaded(owner, (picture, token) => uploadRest(application.url, 'updatewallpaper/', picture, token));
      await send('deletewallpaper/', {}, owner.token);
      return picturesOf(owner);
    },
    graphql: async (owner) => {
      await uploaded(owner, (picture, token) => uploadRest(application.url, 'updatewallpaper/', picture, token));
      await ask('mutation { removeWallpaper { version } }', {}, owner.token);
      return picturesOf(owner);
    },
    outcome: { publicPage: { profilePicture: null, wallpaper: null } },
  },
];

const picturesOf = ({ linkname }: Owner) =>
  ask(`{ publicPage(linkname: "${linkname}") { profilePicture { width height } wallpaper { width height } } }`);

/** The page's pictures after an account with a verified address has uploaded one of 120 by 90 pixels. */
async function uploaded(owner: Owner, upload: (picture: Buffer, token: string) => Promise<unknown>): Promise<unknown> {
  await application.dataSource.query('UPDATE account SET email_verified = true WHERE username = $1', [owner.username]);
  await upload(await aJpeg({ width: 120, height: 90 }), owner.token);
  return picturesOf(owner);
}

test.each(twins)('WI-01 /api/$path/ does what $twin does over GraphQL', async ({ rest, graphql: overGraphql, outcome }) => {
  const [first, second] = [await newOwner(), await newOwner()];
  expect(anonymous(await rest(first), first)).toEqual(outcome);
  expect(anonymous(await overGraphql(second), second)).toEqual(outcome);
});

test('The table of equivalent operations has every path', () => {
  const paths = handlersOf(application.nest).flatMap((handler) => / \/api\/([^*.]+)$/.exec(handler)?.[1] ?? []);
  expect(twins.map(({ path }) => path).toSorted()).toEqual(paths.toSorted());
});

/** The outcome, without the data of the account. */
function anonymous(outcome: unknown, { username, email, linkname }: Owner): unknown {
  const text = JSON.stringify(outcome).replaceAll(email, '(e-mail)').replaceAll(username, '(username)').replaceAll(linkname, '(linkname)');
  return JSON.parse(text) as unknown;
}
