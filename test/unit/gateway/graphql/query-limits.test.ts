import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { buildSchema, executeSync, getIntrospectionQuery, parse, validate } from 'graphql';
import { refuseListedDesigns } from '../../../../server/gateway/graphql/requests/listed-designs.js';
import { oneLimitedPerRequest } from '../../../../server/gateway/graphql/requests/query-limits.js';
import { limitPrice } from '../../../../server/gateway/graphql/requests/query-price.js';

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));
const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});
const refusal =
  'A request may only once sign in, check a password or a link, create a token, use a webhook, send a mail, claim a linkname, publish, change the list of pages, change a picture, preview a link, or import a page. Send each on its own.';

const attempts = [
  'logIn',
  'beginLogIn',
  'answerChallenge',
  'beginAuthenticatorApp',
  'finishAuthenticatorApp',
  'renewRecoveryCodes',
  'switchOffAuthenticatorApp',
  'openPage',
  'register',
  'setUp',
  'sendSetUpMail',
  'startLinking',
  'startPasskeySignIn',
  'finishPasskeySignIn',
  'startAddingPasskey',
  'startSignIn',
  'finishSignIn',
  'startGoogleSignIn',
  'signInWithGoogle',
  'recoverUsername',
  'requestPasswordReset',
  'resetPassword',
  'requestEmailVerification',
  'changeUsername',
  'requestEmailChange',
  'confirmEmailChange',
  'takeBackEmail',
  'createAccessToken',
  'createWebhook',
  'rotateWebhookSecret',
  'sendTestEvent',
  'redeliverEvent',
  'deleteAccount',
  'claimLinkname',
  'releaseFormerLinkname',
  'verifyEmail',
  'verifyOwnEmail',
  'publish',
  'publishPage',
  'createPage',
  'saveDraft',
  'discardDraft',
  'createDraftLink',
  'revokeDraftLink',
  'schedulePublication',
  'changeScheduledPublication',
  'cancelScheduledPublication',
  'publishScheduled',
  'keepOwnLook',
  'deleteOwnLook',
  'renamePage',
  'createLock',
  'changePageAccess',
  'changePagePeriod',
  'changePageVisibility',
  'switchFeed',
  'askForAnotherLook',
  'orderPages',
  'makeMainPage',
  'deletePage',
  'changeProfilePicture',
  'changeWallpaper',
  'uploadTilePicture',
  'uploadTilePictureFrom',
  'previewLink',
  'checkLinkBack',
  'startImport',
];

function refusals(query: string): string[] {
  return validate(schema, parse(query), [oneLimitedPerRequest]).map(({ message }) => message);
}

describe('One request may contain at most one attempt', () => {
  test.each(attempts)('of %s, whatever aliases it uses', (field) => {
    expect(refusals(`mutation { ${field} }`)).toEqual([]);
    expect(refusals(`mutation { a: ${field} b: ${field} c: ${field} }`)).toEqual([refusal]);
  });

  test.each(attempts)('of %s or of any other kind', (field) => {
    for (const other of attempts) expect(refusals(`mutation { ${field} more: ${other} }`)).toEqual([refusal]);
  });

  test('beside other things that the request asks for', () => {
    expect(refusals('mutation { __typename logIn { token } logOut removeWallpaper { version } }')).toEqual([]);
  });

  test('for each operation that the schema describes as limited, or that checks a mailed link', () => {
    const described = mutations.filter(({ description }) => /TOO_MANY_ATTEMPTS|(?<!BLOCKED)_LINK_INVALID/.test(description ?? ''));
    expect(described.map(({ name }) => name).toSorted()).toEqual(attempts.toSorted());
  });

  test('also of an operation that was added without a thought of limits', () => {
    const later = buildSchema(`type Query { a: Int } type Mutation { addedLater: Int }`);
    expect(validate(later, parse('mutation { addedLater b: addedLater }'), [oneLimitedPerRequest])).toHaveLength(1);
  });
});

describe('The cost limit of one operation', () => {
  const whole = `design { title titleColor { hex alpha } backgroundColor { hex alpha } tiles { name html style {
    ${['text', 'button', 'hover', 'border', 'shadow'].map((color) => `${color} { hex alpha }`).join(' ')} radius thickness } } }`;
  const times = (count: number, field: string) => Array.from({ length: count }, (_, at) => `a${at}: ${field}`).join(' ');
  const tooMuch = expect.stringMatching(/^This operation asks for too much at once: it costs \d+, and 40000 is the most/);
  const priceRefusals = (query: string) =>
    validate(schema, parse(query), [limitPrice({ maxPagesPerAccount: 20 })]).map(({ message }) => message);

  test.each([
    ['a whole page', `{ publicPage(linkname: "x") { linkname address ${whole} } }`],
    ['a page with all that its owner sees', `{ me { username } myPage { version ${whole} } }`],
    ['a former version', `{ pageVersion(version: 1) { ${whole} } }`],
    [
      'a page history',
      '{ pageVersions { version title look { title tiles { name style { text { hex alpha } button { hex alpha } } } } change { added removed } } }',
    ],
    ['the addresses of fifteen pages', `{ ${times(15, 'publicPage(linkname: "x") { address }')} }`],
    ['the availability of fifteen linknames', `{ ${times(15, 'linknameAvailability(linkname: "x") { available reason }')} }`],
    ['the schema', getIntrospectionQuery()],
    ['all pages of an account fifteen times', `{ me { ${times(15, 'pages { id name linkname isMain }')} } }`],
  ])('allows %s', (_, query) => {
    expect(priceRefusals(query)).toEqual([]);
  });

  test.each([
    ['the texts of two pages', `{ ${times(2, 'publicPage(linkname: "x") { design { tiles { html } } }')} }`],
    [
      'the page of the user with a former version',
      '{ myPage { design { tiles { html } } } pageVersion(version: 1) { design { tiles { html } } } }',
    ],
    ['the page of the user fifteen times, whichever fields', `{ ${times(15, 'myPage { version }')} }`],
    ['the page of the user fifteen times, through the account', `{ me { ${times(15, 'page { version }')} } }`],
    [
      'one page whose texts are requested many times',
      `{ publicPage(linkname: "x") { ${times(3, `design { ${times(3, `tiles { ${times(4, 'html')} }`)} }`)} } }`,
    ],
    [
      'the same by a fragment',
      `{ ${times(5, 'publicPage(linkname: "x") { ...a }')} } fragment a on PublicPage { design { ... on PageDesign { ${times(5, 'tiles { html }')} } } }`,
    ],
    [
      'a page history twenty times',
      `{ ${times(20, 'pageVersions { look { tiles { style { text { hex alpha } button { hex alpha } } } } }')} }`,
    ],
    ['the page of the user twelve times, each after a change', `mutation { ${times(12, 'removeWallpaper { version }')} }`],
    [
      'the schema many times',
      `{ ${times(3, `__schema { ${times(5, `types { ${times(5, 'fields { name args { name type { name ofType { name } } } }')} }`)} }`)} }`,
    ],
  ])('refuses %s', (_, query) => {
    expect(priceRefusals(query)).toEqual([tooMuch]);
  });

  test('LM-26 What is asked of the schema costs as much as it takes: no operation has more than three times the fields that tools ask for', () => {
    const fields = (value: unknown): number =>
      typeof value !== 'object' || value === null
        ? 0
        : Object.values(value).reduce<number>((sum, one) => sum + (Array.isArray(value) ? 0 : 1) + fields(one), 0);
    const answered = (query: string) => fields(executeSync({ schema, document: parse(query) }).data);
    const most = 3 * answered(getIntrospectionQuery());
    const all =
      'types { kind name description fields { name description args { name description type { kind name } } type { kind name } } inputFields { name description } enumValues { name } }';
    const ofLargest = 'fields { name args { name type { name ofType { name inputFields { name type { ofType { name } } } } } } }';
    const largest = (count: number) => times(count, `__type(name: "Mutation") { ${times(count, ofLargest)} }`);
    const asked = [1, 2, 3, 4, 6, 8, 14].flatMap((count) => [
      `{ ${times(count, `__schema { ${all} }`)} }`,
      `{ __schema { ${times(count, all)} } }`,
      `{ ${largest(Math.min(count, 7))} }`,
    ]);
    const allowed = asked.filter((query) => priceRefusals(query).length === 0);
    expect(allowed).toEqual(expect.arrayContaining(asked.slice(0, 3)));
    expect(allowed.filter((query) => answered(query) > most)).toEqual([]);
    expect(asked.some((query) => answered(query) > 2 * most)).toBe(true);
  });

  test('counts as many pages in a list as an account may have, and at most 500, so that no setting refuses what a client lists', () => {
    const listed = `{ me { pages { id name linkname address isMain version publishedAt isHidden profilePicture { url color variants { url width format } } } } }`;
    const refused = (most: number, query: string) =>
      validate(schema, parse(query), [limitPrice({ maxPagesPerAccount: most })]).map(({ message }) => message);
    for (const most of [1, 20, 1_000]) expect(refused(most, listed)).toEqual([]);
    const often = `{ me { ${times(4, 'pages { id name linkname address isMain version publishedAt isHidden }')} } }`;
    expect([refused(20, often), refused(1_000, often)]).toEqual([[], []]);
    const veryOften = `{ me { ${times(15, 'pages { id name linkname address isMain version publishedAt isHidden }')} } }`;
    expect([refused(20, veryOften), refused(1_000, veryOften)]).toEqual([[], [tooMuch]]);
  });

  test('counts of what is asked of each kind of tiles only what costs most, also in fragments, because a tile has one kind', () => {
    const texts = (tiles: string) => `{ publicPage(linkname: "x") { design { tiles { ${tiles} } } } }`;
    expect(priceRefusals(texts('... on TextTile { html } ... on LinkTile { html } ... on ContactTile { html }'))).toEqual([]);
    expect(priceRefusals(`${texts('...a ...b')} fragment a on TextTile { html } fragment b on LinkTile { html }`)).toEqual([]);
    expect(priceRefusals(texts('... on TextTile { html } ... on TextTile { b: html }'))).toEqual([tooMuch]);
    expect(priceRefusals(texts('html ... on LinkTile { b: html }'))).toEqual([tooMuch]);
    expect(priceRefusals(texts('... on Tile { html } ... on LinkTile { b: html }'))).toEqual([tooMuch]);
  });

  test('is checked for repeated and circular fragments without expanding them', () => {
    const fragments = Array.from({ length: 30 }, (_, at) => `fragment f${at} on MyPage { ...f${at + 1} ...f${at + 1} }`).join(' ');
    expect(priceRefusals(`{ myPage { ...f0 } } ${fragments} fragment f30 on MyPage { version ...f0 }`)).toEqual([tooMuch]);
  });
});

describe('The design of a page in a list', () => {
  const sentence = 'A list of pages has no designs and no drafts. Request those of one page at a time, by `page(id:)`.';
  const listRefusals = (query: string) => validate(schema, parse(query), [refuseListedDesigns]).map(({ message }) => message);

  test.each([
    ['{ me { pages { id design { title } } } }'],
    ['{ me { pages { ...listed } } } fragment listed on MyPage { ... on MyPage { shown: design { title } } }'],
    ['mutation { orderPages(ids: []) { id design { title } } }'],
  ])('is refused, whichever way it is requested: %s', (query) => {
    expect(listRefusals(query)).toEqual([sentence]);
  });

  test('is not requested by the design of one page', () => {
    expect(
      listRefusals(
        '{ me { page { design { title } } pages { id } } page(id: "a") { ...one } } fragment one on MyPage { design { title } }',
      ),
    ).toEqual([]);
    expect(listRefusals('{ me { pages { ...a } } } fragment a on MyPage { ...a id }')).toEqual([]);
  });
});
