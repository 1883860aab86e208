import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { buildSchema } from 'graphql';
import { toWire } from '../../../server/pages/design/wire-design.rules.js';
import { REST_OPERATIONS } from '../../../server/gateway/rest/rest-operations.js';
import { register, type TestAccount } from '../../builders/accounts/account.js';
import { aPng } from '../../builders/images.js';
import { aLock } from '../../builders/pages/locks.js';
import { aDesign, asTextInput } from '../../builders/pages/page-design.js';
import { anyOperation, idPlaces, wholeSelection, isAdministrative } from '../../support/calls/any-operation.js';
import { graphql, graphqlData } from '../../support/calls/graphql.js';
import { DESCRIBED_OPERATIONS } from '../../support/calls/openapi-answers.js';
import { call, withToken } from '../../support/calls/rest.js';
import { runningApplication } from '../../support/servers/running-application.js';
import { storedRows } from '../../support/database/stored-rows.js';
import { aForm, uploadTilePicture } from '../../support/calls/uploads.js';

/** The things of an account, by the names of their kinds. */
interface Things {
  readonly account: TestAccount;
  readonly ids: Readonly<Record<Kind, string>>;
  /** Access tokens: with all scopes but one, by the name of that one; with all of them, as `all`; and a revoked one. */
  readonly tokens: Readonly<Record<string, string>>;
  /** The ended session of the account. */
  readonly ended: string;
}
type Kind =
  | 'mainPage'
  | 'page'
  | 'session'
  | 'accessToken'
  | 'look'
  | 'picture'
  | 'account'
  | 'webhook'
  | 'delivery'
  | 'passkey'
  | 'lock'
  | 'import';

/** What an id at a place is of. At every other place, it is of a page: a new operation is tried so, too, and says so if that is wrong. */
const KINDS: Readonly<Record<string, Kind>> = {
  'Mutation.endSession.id': 'session',
  'Mutation.changePageAccess.lock': 'lock',
  'Mutation.changePageVisibility.lock': 'lock',
  'Mutation.revokeAccessToken.id': 'accessToken',
  'Mutation.deleteOwnLook.id': 'look',
  'Mutation.resetPassword.input.accountId': 'account',
  'Query.webhookDeliveries.webhookId': 'webhook',
  'Mutation.changeWebhook.input.id': 'webhook',
  'Mutation.deleteWebhook.id': 'webhook',
  'Mutation.rotateWebhookSecret.id': 'webhook',
  'Mutation.sendTestEvent.webhookId': 'webhook',
  'Mutation.redeliverEvent.id': 'delivery',
  'Mutation.renamePasskey.id': 'passkey',
  'Mutation.removePasskey.id': 'passkey',
  'Mutation.stopImport.id': 'import',
};
/** Of a tile, or of its emblem. */
const TILE_LOCK = /^Mutation\.(publish|schedulePublication|saveDraft)\.input\.design\.tiles\.(?!heading)\w+\.visibility\.lock$/;
const TILE_PICTURE =
  /^Mutation\.(publish|schedulePublication)\.input\.design\.tiles\.\w+\.(emblem\.)?picture$|^Mutation\.(changeProfilePicture|changeWallpaper)\.picture$/;
/**
 * Names that a design gives its own tiles: nothing is looked up by them, so nobody else's thing can be meant. And pictures of drafts, from which those of others
 * are left out, and of page files, of which those of others are named as missing: tests of drafts and of page files show it. The locks of a draft are looked up when it is published, and a heading has none.
 */
const NOT_LOOKED_UP =
  /^Mutation\.(publish|schedulePublication|saveDraft)\.input\.design\.tiles\.(\w+\.id|heading\.visibility\.lock)$|^Mutation\.saveDraft\..+\.(picture|lock)$|^Mutation\.startImport\.input\.file\.pictures\.id$/;
const kindAt = (place: string): Kind | undefined =>
  KINDS[place] ?? (TILE_PICTURE.test(place) ? 'picture' : TILE_LOCK.test(place) ? 'lock' : undefined);
const SCOPES = ['READ', 'PUBLISH', 'MEDIA', 'ACCOUNT'];
/** A word in everything that she has written, which no answer to anybody else may have. */
const SECRET = 'quittenmus';

const schema = buildSchema(readFileSync(new URL('../../../schema.graphql', import.meta.url), 'utf8'));
const operations = (['Query', 'Mutation'] as const).flatMap((root) =>
  Object.values((root === 'Query' ? schema.getQueryType() : schema.getMutationType())?.getFields() ?? {})
    .filter((field) => !isAdministrative(field))
    .map((field) => ({
      name: `${root}.${field.name}`,
      root,
      field,
      places: idPlaces(root, field).filter((place) => !NOT_LOOKED_UP.test(place)),
      scope: /Scope: ([A-Z]+)\./.exec(field.description ?? '')?.[1],
      isClosed: /Scope: [A-Z]+\.|\bSIGN_IN_NEEDED\b/.test(field.description ?? ''),
    })),
);
const closed = operations.filter(({ isClosed }) => isClosed);
const cells = operations.flatMap((operation) => operation.places.map((place) => ({ ...operation, place })));
const closedPaths = REST_OPERATIONS.filter(({ needs }) => needs !== undefined);

const application = runningApplication({ rateLimits: 'off' });
let hers: Things;
let his: Things;
beforeAll(async () => {
  hers = await thingsOf(SECRET);
  his = await thingsOf('apfelmus');
});

const counts: Record<string, number> = {};
const counted = (what: string): void => void (counts[what] = (counts[what] ?? 0) + 1);
afterAll(() => {
  const lines = Object.entries(counts).map(([what, count]) => `  ${what}: ${count}\n`);
  process.stdout.write(`Everybody's own things: ${operations.length} operations and ${REST_OPERATIONS.length} paths\n${lines.join('')}`);
});

/** An account that has one of everything, with a word in all of it. */
async function thingsOf(word: string): Promise<Things> {
  const account = await register(application, { username: `${word}-1`, email: `${word}@example.org` });
  const { username, password, token } = account;
  await application.dataSource.query('UPDATE account SET email_verified = true WHERE username = $1', [username]);
  const send = <Data>(query: string, variables: object = {}, as = token) => graphqlData<Data>(application.url, query, { ...variables }, as);
  const create = 'mutation ($input: CreatePageInput!) { createPage(input: $input) { id } }';
  const { createPage } = await send<{ createPage: { id: string } }>(create, { input: { name: word, linkname: `${word}-2` } });
  const publish = 'mutation ($input: PublishPageInput!) { publishPage(input: $input) { id } }';
  const design = asTextInput({ ...aDesign(), title: word });
  const { publishPage } = await send<{ publishPage: { id: string } }>(publish, { input: { design, basedOnVersion: 0 } });
  await send(publish, { input: { design, basedOnVersion: 0, pageId: createPage.id } });
  const signIn = 'mutation ($input: LogInInput!) { logIn(input: $input) { token } }';
  const signedIn = async () => (await send<{ logIn: { token: string } }>(signIn, { input: { username, password } })).logIn.token;
  const ended = await signedIn();
  await send('mutation { logOut }', {}, ended);
  await signedIn();
  const { sessions } = await send<{ sessions: { id: string; isCurrent: boolean }[] }>('{ sessions { id isCurrent } }');
  const { data } = await uploadTilePicture(application.url, await aPng(), token);
  const keep = operations.find(({ name }) => name === 'Mutation.keepOwnLook')!;
  const look = anyOperation('Mutation', keep.field, '1', ' { id }');
  const { keepOwnLook } = await send<{ keepOwnLook: { id: string } }>(look.query, {
    input: { ...(look.variables.input as object), name: word },
  });
  const { tokens, accessToken } = await tokensOf(account, word);
  const [{ id }] = await application.dataSource.query<[{ id: string }]>('SELECT id FROM account WHERE username = $1', [username]);
  const session = sessions.find(({ isCurrent }) => !isCurrent)?.id ?? '';
  const picture = data?.uploadTilePicture.id ?? '';
  const { webhook, delivery } = await webhookOf(account, word);
  await application.dataSource.query(`INSERT INTO page_count VALUES ($1, CURRENT_DATE, 'tile', $3, 1), ($2, CURRENT_DATE, 'tile', $3, 1)`, [
    publishPage.id,
    createPage.id,
    word,
  ]);
  const ids = {
    mainPage: publishPage.id,
    page: createPage.id,
    session,
    accessToken,
    look: keepOwnLook.id,
    picture,
    account: id,
    webhook,
    delivery,
    passkey: await passkeyOf(id, word),
    lock: await aLock(application, account, word),
    import: await importOf(id, word),
  };
  return { account, ids, tokens, ended };
}

/** A webhook that is switched off, so that nothing of what follows is sent, and something that it was told. */
async function webhookOf({ token }: TestAccount, word: string) {
  const query = 'mutation ($input: CreateWebhookInput!) { createWebhook(input: $input) { webhook { id } } }';
  const input = { url: `https://${word}.example`, events: ['PAGE_RENAMED'] };
  const { createWebhook } = await graphqlData<{ createWebhook: { webhook: { id: string } } }>(application.url, query, { input }, token);
  const { id } = createWebhook.webhook;
  await application.dataSource.query('UPDATE webhook SET is_enabled = false WHERE id = $1', [id]);
  const [delivery] = await application.dataSource.query<{ id: string }[]>(
    `INSERT INTO webhook_delivery (id, webhook_id, type, data, created_at, state, has_job)
     VALUES (gen_random_uuid(), $1, 'page.renamed', jsonb_build_object('linkname', $2::text), now(), 'failed', true) RETURNING id`,
    [id, word],
  );
  return { webhook: id, delivery: delivery?.id ?? '' };
}

/** A page from elsewhere that could not be read. */
async function importOf(accountId: string, word: string): Promise<string> {
  const [row] = await application.dataSource.query<{ id: string }[]>(
    `INSERT INTO page_import (account_id, id, came_from, started_at, heard_at, step, links_checked, link_count, failure)
     VALUES ($1, gen_random_uuid(), $2, now(), now(), 'page', 0, 0, 'missing') RETURNING id`,
    [accountId, `https://${word}.example/`],
  );
  return row?.id ?? '';
}

/** A passkey that no device has. */
async function passkeyOf(accountId: string, name: string): Promise<string> {
  const [passkey] = await application.dataSource.query<{ id: string }[]>(
    `INSERT INTO passkey VALUES (gen_random_uuid(), $1, $2::text::bytea, '', 0, 'phone', $2, true, now()) RETURNING id`,
    [accountId, name],
  );
  return passkey?.id ?? '';
}

async function tokensOf({ token }: TestAccount, name: string) {
  const query = 'mutation ($input: CreateAccessTokenInput!) { createAccessToken(input: $input) { token accessToken { id } } }';
  const create = async (scopes: readonly string[]) => {
    const input = { name, scopes };
    type Created = { createAccessToken: { token: string; accessToken: { id: string } } };
    return (await graphqlData<Created>(application.url, query, { input }, token)).createAccessToken;
  };
  const [all, revoked] = [await create(SCOPES), await create(SCOPES)];
  await graphqlData(application.url, 'mutation ($id: ID!) { revokeAccessToken(id: $id) }', { id: revoked.accessToken.id }, token);
  const tokens: Record<string, string> = { all: all.token, revoked: revoked.token };
  for (const scope of SCOPES) tokens[scope] = (await create(SCOPES.filter((one) => one !== scope))).token;
  return { tokens, accessToken: all.accessToken.id };
}

const withId = (path: string, id: string): string => path.replace(/\{\w+\}/, id);

const idAt = (place: string, { ids }: Things): string => ids[kindAt(place) ?? 'page'];

/** Sends an operation that reads all that it can, and returns what came back, as text, too. */
async function send({ root, field }: (typeof operations)[number], id: (place: string) => string, token: string | undefined) {
  const { query, variables } = anyOperation(root, field, id, wholeSelection(field.type));
  const { data, errors } = await graphql<Record<string, unknown>>(application.url, query, variables, token);
  const codes = errors.map(({ extensions }) => extensions.code);
  return { codes, value: data?.[field.name], text: JSON.stringify([data, errors]) };
}

/** Who may do nothing as her: the token, and the code of the refusal. */
const strangers = (needed: string | undefined): readonly (readonly [string, string | undefined, string])[] => [
  ['without a token', undefined, 'UNAUTHENTICATED'],
  ['with the token of an ended session', hers.ended, 'UNAUTHENTICATED'],
  ['with a revoked access token', hers.tokens.revoked, 'UNAUTHENTICATED'],
  ['with an access token without the scope', hers.tokens[needed ?? 'all'], needed === undefined ? 'SIGN_IN_NEEDED' : 'SCOPE_MISSING'],
];

/** What answers with nothing that its owner has written. */
const WORDLESS = [
  'Query.sessions',
  'Query.uploadedPictures',
  'Query.pageViews',
  'Query.linkedAccounts',
  'Query.providerLogOut',
  'Query.secondFactor',
];

describe('SF-02 Nothing is read and changed without a token that allows it', () => {
  test.each(closed)('by $name', async (operation) => {
    const before = await storedRows(application);
    for (const [what, token, code] of strangers(operation.scope)) {
      const { codes, text } = await send(operation, (place) => idAt(place, hers), token);
      counted(what);
      expect([what, codes, text.includes(SECRET)]).toEqual([what, [code], false]);
    }
    expect(await storedRows(application)).toEqual(before);
  });

  test.each(closedPaths)('by /api/$path', async ({ method, path, needs, takes }) => {
    const before = await storedRows(application);
    const sent = async (token: string | undefined): Promise<RequestInit> => {
      const headers = token === undefined ? {} : withToken(token);
      if (method === 'get') return { headers };
      if (takes && 'picture' in takes) return { method: 'POST', headers, body: aForm(await aPng()) };
      const body = JSON.stringify({ ...toWire(aDesign()), first_name: `${SECRET}-3` });
      return { method: 'POST', headers: { ...headers, 'Content-Type': 'application/json' }, body };
    };
    for (const [what, token, code] of strangers(needs === 'session' ? undefined : needs?.toUpperCase())) {
      const answer = await call(application.url, withId(path, hers.ids.page), await sent(token));
      counted(what);
      expect([what, answer.body?.code, answer.text.includes(SECRET)]).toEqual([what, code, false]);
    }
    expect(await storedRows(application)).toEqual(before);
  });
});

describe('SF-01 An account reads and changes nothing of another one', () => {
  test.each(cells)('$name with her id at $place', async (cell) => {
    for (const page of ['page', 'mainPage'] as const) {
      if (page === 'mainPage' && kindAt(cell.place)) continue;
      const before = await storedRows(application);
      const id = (place: string) => (place === cell.place ? (kindAt(place) ? idAt(place, hers) : hers.ids[page]) : idAt(place, his));
      const { codes, value, text } = await send(cell, id, his.account.token);
      counted("with another account's id");
      expect(codes.length === 1 || value === true).toBe(true);
      expect(['UNAUTHENTICATED', 'INTERNAL', 'GRAPHQL_VALIDATION_FAILED', 'BAD_USER_INPUT']).not.toContain(codes[0]);
      expect(text).not.toContain(SECRET);
      expect(await storedRows(application)).toEqual(before);
    }
  });

  test('by an operation that takes no id', async () => {
    for (const operation of closed.filter(({ root, places }) => root === 'Query' && places.length === 0)) {
      const { codes, text } = await send(operation, () => '', his.account.token);
      counted('with the token of another account');
      expect([operation.name, codes, text.includes(SECRET)]).toEqual([operation.name, [], false]);
      // All of this is hers. There is no word of hers in a session, and none in the numbers of her views.
      const own = await send(operation, () => '', hers.account.token);
      expect([operation.name, own.codes, own.text.includes(SECRET)]).toEqual([operation.name, [], !WORDLESS.includes(operation.name)]);
    }
  });

  test('by a path of REST that takes no id', async () => {
    for (const { path } of DESCRIBED_OPERATIONS.filter(({ path }) => /^get(userdetails|data)\/$/.test(path))) {
      const { status, text } = await call(application.url, path, { method: 'POST', headers: withToken(his.account.token) });
      counted('with the token of another account');
      expect([path, status, text.includes(SECRET)]).toEqual([path, 200, false]);
    }
  });

  test.each(closedPaths.filter(({ path }) => path.includes('{')))('by /api/$path with her id', async ({ path }) => {
    for (const id of [hers.ids.page, hers.ids.mainPage]) {
      const others = await call(application.url, withId(path, id), { headers: withToken(his.account.token) });
      counted("with another account's id");
      expect([others.status, others.body?.code, others.text.includes(SECRET)]).toEqual([404, 'PAGE_NOT_FOUND', false]);
      const own = await call(application.url, withId(path, id), { headers: withToken(hers.account.token) });
      // The texts of an archive are compressed.
      expect([own.status, own.text.includes(SECRET) || path.endsWith('.zip')]).toEqual([200, true]);
    }
    const main = await call(application.url, withId(path, 'main'), { headers: withToken(his.account.token) });
    expect([main.status, main.text.includes(SECRET)]).toEqual([200, false]);
  });

  test('by the link for her password with the secret of another link', async () => {
    const before = await storedRows(application);
    const { body } = await call(application.url, `password-reset-confirm/${hers.ids.account}/${'A'.repeat(43)}/`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ password: 'quite another one' }),
    });
    counted("with another account's id");
    expect(body?.code).toBe('RESET_LINK_INVALID');
    expect(await storedRows(application)).toEqual(before);
  });
});

describe('The owner can do what the others cannot', () => {
  // What is done here may end a session or remove a thing, so it comes after everything that needs it.
  test.each(cells.filter(({ isClosed }) => isClosed))('$name with the own id at $place', async (cell) => {
    const before = await storedRows(application);
    const others = await send(cell, (place) => idAt(place, place === cell.place ? hers : his), his.account.token);
    expect(await storedRows(application)).toEqual(before);
    const own = await send(cell, (place) => idAt(place, hers), hers.account.token);
    const hasChanged = JSON.stringify(await storedRows(application)) !== JSON.stringify(before);
    expect([hasChanged || own.codes[0] !== others.codes[0], own.codes.includes('INTERNAL')]).toEqual([true, false]);
  });
});
