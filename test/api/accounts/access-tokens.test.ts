import { readFileSync } from 'node:fs';
import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { buildSchema, getNamedType, type GraphQLField, type GraphQLObjectType } from 'graphql';
import type { Scope } from '../../../server/actor.js';
import { READ_TYPES } from '../../../server/gateway/graphql/payload-scopes.guard.js';
import { REST_OPERATIONS } from '../../../server/gateway/rest/rest-operations.js';
import { toWire } from '../../../server/pages/design/wire-design.rules.js';
import { aPageAt, register, signInMinutesAgo, type TestAccount } from '../../builders/accounts/account.js';
import { aPng } from '../../builders/images.js';
import { aDesign } from '../../builders/pages/page-design.js';
import { anyOperation, wholeSelection, isAdministrative } from '../../support/calls/any-operation.js';
import { graphql, graphqlData } from '../../support/calls/graphql.js';
import { handlersOf } from '../../support/servers/handlers.js';
import { call, post, withToken } from '../../support/calls/rest.js';
import { runningApplication } from '../../support/servers/running-application.js';

const SCOPES = ['READ', 'PUBLISH', 'MEDIA', 'ACCOUNT'];

interface Listed {
  readonly id: string;
  readonly name: string;
  readonly scopes: readonly string[];
  readonly expiresAt: string | null;
  readonly lastUsedAt: string | null;
}

const CREATE = `mutation ($input: CreateAccessTokenInput!) {
  createAccessToken(input: $input) { token accessToken { id name scopes createdAt expiresAt lastUsedAt } }
}`;
const LIST = '{ accessTokens { id name scopes expiresAt lastUsedAt } }';
const REVOKE = 'mutation ($id: ID!) { revokeAccessToken(id: $id) }';
const ME = '{ me { username } }';

const application = runningApplication();
let ada: TestAccount;

async function create(account: TestAccount, scopes: readonly string[] = SCOPES, more: object = {}) {
  const input = { name: 'Robot', scopes, ...more };
  const { createAccessToken } = await graphqlData<{ createAccessToken: { token: string; accessToken: Listed } }>(
    application.url,
    CREATE,
    { input },
    account.token,
  );
  return createAccessToken;
}

async function codeOf(token: string, query: string, variables: Record<string, unknown> = {}): Promise<string | undefined> {
  return (await graphql(application.url, query, variables, token)).errors[0]?.extensions.code;
}

const list = async (token: string) => (await graphqlData<{ accessTokens: Listed[] }>(application.url, LIST, {}, token)).accessTokens;

describe('An access token', () => {
  beforeEach(async () => {
    ada = await register(application);
  });

  test('TK-01 acts for its account over both APIs, and its hash is all that is stored', async () => {
    const { token, accessToken } = await create(ada, ['READ']);
    expect(token).toMatch(/^tessera_[0-9a-z]{50}[0-9a-f]{6}$/);
    expect(accessToken).toMatchObject({ name: 'Robot', scopes: ['READ'], expiresAt: null, lastUsedAt: null });
    const { data } = await graphql<{ me: { username: string } }>(application.url, ME, {}, token);
    expect(data?.me.username).toBe(ada.username);
    expect((await post(application.url, 'getuserdetails/', {}, withToken(token))).status).toBe(200);
    expect((await list(ada.token))[0]?.lastUsedAt).not.toBeNull();
    const rows = await application.dataSource.query<object[]>('SELECT row::text FROM access_token AS row');
    expect(JSON.stringify(rows)).not.toContain(token.slice(8));
  });

  test('SI-24 that may change the account is created within ten minutes after signing in, any other at any time', async () => {
    const codeFor = (scopes: readonly string[]) => codeOf(ada.token, CREATE, { input: { name: 'Robot', scopes } });
    await signInMinutesAgo(application, ada, 11);
    expect(await codeFor(['READ', 'ACCOUNT'])).toBe('FRESH_SIGN_IN_NEEDED');
    expect(await list(ada.token)).toEqual([]);
    expect(await codeFor(['READ', 'PUBLISH', 'MEDIA'])).toBeUndefined();
    await signInMinutesAgo(application, ada, 9);
    expect(await codeFor(['READ', 'ACCOUNT'])).toBeUndefined();
  });

  test('TK-02 is refused when it is revoked, has expired, is not whole, or was never created', async () => {
    const [revoked, expired] = [await create(ada), await create(ada, SCOPES, { expiresInDays: 1 })];
    expect([await codeOf(revoked.token, ME), await codeOf(expired.token, ME)]).toEqual([undefined, undefined]);
    await graphqlData(application.url, REVOKE, { id: revoked.accessToken.id }, ada.token);
    await application.dataSource.query(`UPDATE access_token SET expires_at = now() - interval '1 second' WHERE id = $1`, [
      expired.accessToken.id,
    ]);
    const other = (await create(await register(application))).token;
    const mixed = other.slice(0, 20) + revoked.token.slice(20);
    for (const token of [revoked.token, expired.token, expired.token.slice(0, -1), mixed]) {
      expect(await codeOf(token, ME)).toBe('UNAUTHENTICATED');
    }
    expect(await list(ada.token)).toMatchObject([{ id: expired.accessToken.id }]);
  });

  test('of another account is neither listed nor revoked', async () => {
    const [mine, strange] = [await create(ada), await create(await register(application))];
    await graphqlData(application.url, REVOKE, { id: strange.accessToken.id }, ada.token);
    expect(await codeOf(strange.token, ME)).toBeUndefined();
    expect((await list(ada.token)).map(({ id }) => id)).toEqual([mine.accessToken.id]);
  });

  test('is refused when it has no name, no scope or a wrong time, with every reason, and is not stored', async () => {
    const input = { name: ' \n', scopes: [], expiresInDays: 367 };
    const { errors } = await graphql(application.url, CREATE, { input }, ada.token);
    expect(errors[0]?.extensions).toMatchObject({
      code: 'ACCESS_TOKEN_REFUSED',
      fields: {
        name: ['Give the token a name, so that you recognise it later.'],
        scopes: ['Choose at least one thing that the token allows.'],
        expiresInDays: ['A token can be valid for 1 to 366 days, or without an end.'],
      },
    });
    expect(await codeOf(ada.token, CREATE, { input: { name: 'x'.repeat(61), scopes: ['READ'] } })).toBe('ACCESS_TOKEN_REFUSED');
    expect(await list(ada.token)).toEqual([]);
  });

  test('is one of fifty at most', async () => {
    await application.dataSource.query(
      `INSERT INTO access_token (token_hash, id, account_id, name, scopes, created_at)
       SELECT sha256(convert_to($1 || n, 'UTF8')), gen_random_uuid(), (SELECT id FROM account WHERE username = $1), 'n', '{read}', now()
       FROM generate_series(1, 50) AS n`,
      [ada.username],
    );
    expect(await codeOf(ada.token, CREATE, { input: { name: 'one more', scopes: ['READ'] } })).toBe('TOO_MANY_ACCESS_TOKENS');
  });
});

const schema = buildSchema(readFileSync(new URL('../../../schema.graphql', import.meta.url), 'utf8'));
const operations = [schema.getQueryType(), schema.getMutationType()].flatMap((root) =>
  Object.values(root?.getFields() ?? {})
    .filter((field) => !isAdministrative(field))
    .map((field) => {
      const rootName = root?.name === 'Mutation' ? 'Mutation' : 'Query';
      const select = (selection: string) => anyOperation(rootName, field, '1', selection);
      const more = { scopes: scopesOf(field), type: getNamedType(field.type).name, isForPeople: isForPeople(field), select };
      return { name: `${rootName}.${field.name}`, ...more, ...anyOperation(rootName, field) };
    }),
);
const scoped = operations.flatMap(({ scopes, ...operation }) => scopes.map((scope) => ({ ...operation, scope, scopes })));
/** The mutations whose result is of a type that READ shows. */
const showing = scoped.filter(({ name, type }) => name.startsWith('Mutation.') && READ_TYPES[type]);
const forPeople = operations.filter((operation) => operation.isForPeople);

/** What each path of REST needs that is not public; undefined for people alone. */
const pathScopes = REST_OPERATIONS.flatMap(({ method, path, needs }) => {
  const handler = `${method.toUpperCase()} /api/${path.replace(/\/$/, '').replaceAll(/\{(\w+)\}/g, ':$1')}`;
  return needs === undefined ? [] : [[handler, needs === 'session' ? undefined : needs.toUpperCase()] as const];
});

describe('What an access token may do', () => {
  const tokens = new Map<string, string>();
  let pageId = '';
  beforeAll(async () => {
    const owner = await aPageAt(application, 'scoped-page');
    await application.dataSource.query('UPDATE account SET email_verified = true WHERE username = $1', [owner.username]);
    const found = await graphqlData<{ myPage: { id: string } }>(application.url, '{ myPage { id } }', {}, owner.token);
    pageId = found.myPage.id;
    for (const scope of SCOPES) {
      tokens.set(scope, (await create(owner, [scope])).token);
      tokens.set(
        `all but ${scope}`,
        (
          await create(
            owner,
            SCOPES.filter((one) => one !== scope),
          )
        ).token,
      );
    }
    tokens.set('all', (await create(owner)).token);
    tokens.set('READ and PUBLISH', (await create(owner, ['READ', 'PUBLISH'])).token);
  });

  test.each(forPeople)('$name is refused to a program, and changes nothing', async ({ query, variables }) => {
    const before = await everything();
    expect(await codeOf(tokens.get('all') ?? '', query, variables)).toBe('SIGN_IN_NEEDED');
    expect(await everything()).toEqual(before);
  });

  test.each(scoped)('$name is refused without the scope $scope, changes nothing then, and is admitted with it', async (operation) => {
    const { scope, scopes, query, variables } = operation;
    const before = await everything();
    expect(await codeOf(tokens.get(`all but ${scope}`) ?? '', query, variables)).toBe('SCOPE_MISSING');
    expect(await everything()).toEqual(before);
    const code = await codeOf(tokens.get(scopes.join(' and ')) ?? '', query, variables);
    expect(['SCOPE_MISSING', 'SIGN_IN_NEEDED', 'UNAUTHENTICATED', 'INTERNAL']).not.toContain(code);
  });

  test.each(showing)('$name shows nothing that needs READ but what $scope needs after it', async ({ scope = '', type, select }) => {
    for (const field of Object.values((schema.getType(type) as GraphQLObjectType).getFields())) {
      const { query, variables } = select(` { ${field.name}${wholeSelection(field.type, 2)} }`);
      const code = await codeOf(tokens.get(scope) ?? '', query, variables);
      const isShown = READ_TYPES[type]?.[field.name]?.includes(scope.toLowerCase() as Scope);
      if (isShown) expect(['SCOPE_MISSING', 'INTERNAL']).not.toContain(code);
      else
        expect([field.name, code]).toEqual([
          field.name,
          ['design', 'draft', 'draftLink', 'scheduledPublication'].includes(field.name)
            ? expect.stringMatching(/^(SCOPE_MISSING|DESIGNS_OF_A_LIST|QUERY_TOO_EXPENSIVE)$/)
            : 'SCOPE_MISSING',
        ]);
    }
  });

  test('A change is not made if its result may not be shown, in a fragment neither', async () => {
    const selections = ['design { title }', 'id ...Whole', '... { name }', '... on MyPage { linkname }', 'name @skip(if: false)'];
    for (const selection of selections) {
      const fragment = selection.includes('Whole') ? ' fragment Whole on MyPage { design { title } }' : '';
      const before = await everything();
      expect(
        await codeOf(tokens.get('PUBLISH') ?? '', `mutation { switchFeed(id: "${pageId}", isOn: true) { ${selection} } }${fragment}`),
      ).toBe('SCOPE_MISSING');
      expect(await everything()).toEqual(before);
    }
    const asked = `mutation { switchFeed(id: "${pageId}", isOn: true) { __typename id version name @include(if: false) } }`;
    const { data } = await graphql(application.url, asked, {}, tokens.get('PUBLISH'));
    expect(data).toEqual({ switchFeed: { __typename: 'MyPage', id: pageId, version: 1 } });
  });

  test('Whoever may only change pictures sees the new one', async () => {
    const image = new Blob([new Uint8Array(await aPng())]);
    const change = (shown: string) => `mutation ($image: Upload!) { changeWallpaper(image: $image) { ${shown} } }`;
    expect(await codeOf(tokens.get('MEDIA') ?? '', change('id name'), { image })).toBe('SCOPE_MISSING');
    const { data } = await graphql(application.url, change('id wallpaper { width }'), { image }, tokens.get('MEDIA'));
    expect(data).toEqual({ changeWallpaper: { id: pageId, wallpaper: { width: expect.any(Number) } } });
  });

  test('TK-03 each path of REST is refused without its scope with 403, changes nothing then, and is admitted with it', async () => {
    expect(handlersOf(application.nest)).toEqual(expect.arrayContaining(pathScopes.map(([handler]) => handler)));
    for (const [path, scope] of pathScopes) {
      const before = await everything();
      const refused = await send(path, tokens.get(scope === undefined ? 'all' : `all but ${scope}`) ?? '');
      expect([path, refused.status, refused.body?.code]).toEqual([path, 403, scope === undefined ? 'SIGN_IN_NEEDED' : 'SCOPE_MISSING']);
      expect(await everything()).toEqual(before);
      if (scope === undefined) continue;
      const { body } = await send(path, tokens.get(scope) ?? '');
      expect(['SCOPE_MISSING', 'SIGN_IN_NEEDED', 'UNAUTHENTICATED', 'INTERNAL']).not.toContain(body?.code);
    }
  });
});

function send(handler: string, token: string) {
  const [method = '', path = ''] = handler.split(' /api/');
  if (method === 'GET') return call(application.url, path, { headers: withToken(token) });
  return post(application.url, path, { ...toWire(aDesign()), first_name: 'scoped-page' }, withToken(token));
}

/** Everything that an operation could change, without what happens beside it: uses of tokens, and mails on their way. */
function everything(): Promise<unknown> {
  const tables = ['account', 'page', 'page_version', 'session', 'reserved_linkname', 'tile_picture'];
  const rows = tables.map((table) => application.dataSource.query(`SELECT row::text FROM ${table} AS row ORDER BY 1`));
  return Promise.all([...rows, application.dataSource.query('SELECT id FROM access_token ORDER BY 1')]);
}

function scopesOf({ description }: GraphQLField<unknown, unknown>): string[] {
  return /Scopes?: ([A-Z]+(?: and [A-Z]+)*)\./.exec(description ?? '')?.[1]?.split(' and ') ?? [];
}

function isForPeople({ description }: GraphQLField<unknown, unknown>): boolean {
  return /\bSIGN_IN_NEEDED\b/.test(description ?? '');
}
