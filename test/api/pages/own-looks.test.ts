import { beforeEach, expect, test } from '@jest/globals';
import { PLAIN_APPEARANCE } from '../../../server/pages/appearance/appearance.rules.js';
import { THEMES } from '../../../server/pages/appearance/themes/themes.rules.js';
import { OWN_LOOK_LIMITS } from '../../../server/pages/appearance/own-look.rules.js';
import { register, type TestAccount } from '../../builders/accounts/account.js';
import { graphql, graphqlData } from '../../support/calls/graphql.js';
import { runningApplication } from '../../support/servers/running-application.js';

interface KeptLook {
  readonly id: string;
  readonly name: string;
  readonly titleColor: { readonly hex: string };
  readonly styles: readonly { readonly radius: number }[];
  readonly leadStyle: { readonly radius: number } | null;
  readonly appearance: { readonly theme: string; readonly ground: { readonly kind: string } };
}

const application = runningApplication();
let ada: TestAccount;
beforeEach(async () => {
  ada = await register(application);
});

const LOOK = 'id name titleColor { hex } styles { radius } leadStyle { radius } appearance { theme ground { kind } }';
const KEEP = `mutation ($input: KeepOwnLookInput!) { keepOwnLook(input: $input) { ${LOOK} } }`;
const DELETE = 'mutation ($id: ID!) { deleteOwnLook(id: $id) }';

const ember = THEMES.find(({ id }) => id === 'ember')!;
const input = (changes: object = {}) => ({
  name: 'Night bread',
  titleColor: ember.titleColor,
  backgroundColor: ember.backgroundColor,
  styles: ember.tiles,
  leadStyle: ember.lead,
  appearance: { ...PLAIN_APPEARANCE, ...ember.appearance, theme: 'ember' },
  ...changes,
});

const keep = async (changes: object = {}, account = ada) =>
  (await graphqlData<{ keepOwnLook: KeptLook }>(application.url, KEEP, { input: input(changes) }, account.token)).keepOwnLook;

const looksOf = async (account = ada) =>
  (await graphqlData<{ ownLooks: KeptLook[] }>(application.url, `{ ownLooks { ${LOOK} } }`, {}, account.token)).ownLooks;

async function refusalOf(changes: object): Promise<unknown> {
  const [error] = (await graphql(application.url, KEEP, { input: input(changes) }, ada.token)).errors;
  const { code, fields } = error?.extensions ?? {};
  return [code, Object.keys(fields ?? {})];
}

test('LK-03 A look is kept under a name, listed with all that it is made of, and deleted', async () => {
  const first = await keep({ name: '  Night\nbread ' });
  const second = await keep({ name: 'x'.repeat(40), leadStyle: null });
  expect(first).toMatchObject({ name: 'Night bread', titleColor: { hex: ember.titleColor.hex }, leadStyle: { radius: ember.lead.radius } });
  expect(first.styles.map(({ radius }) => radius)).toEqual(ember.tiles.map(({ radius }) => radius));
  expect(first.appearance).toMatchObject({ theme: '', ground: { kind: ember.appearance.ground.kind } });
  expect(first.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(second.leadStyle).toBeNull();
  expect(await looksOf()).toEqual([second, first]);
  expect(await graphqlData(application.url, DELETE, { id: first.id }, ada.token)).toEqual({ deleteOwnLook: true });
  expect(await looksOf()).toEqual([second]);
});

test('An account neither sees nor deletes the looks of another one', async () => {
  const look = await keep();
  const grace = await register(application);
  expect(await looksOf(grace)).toEqual([]);
  expect(await graphqlData(application.url, DELETE, { id: look.id }, grace.token)).toEqual({ deleteOwnLook: true });
  expect(await looksOf()).toEqual([look]);
});

test('A look without a name, with a long name, with too many styles or with more than a page may have is refused', async () => {
  expect(await refusalOf({ name: ' ' })).toEqual(['LOOK_NAME_INVALID', ['name']]);
  expect(await refusalOf({ name: 'x'.repeat(41) })).toEqual(['LOOK_NAME_INVALID', ['name']]);
  const { lead } = ember;
  const styles = Array.from({ length: OWN_LOOK_LIMITS.styles + 1 }, () => lead);
  const [{ message, extensions } = { message: '' }] = (await graphql(application.url, KEEP, { input: input({ styles }) }, ada.token))
    .errors;
  expect([extensions?.code, message]).toEqual(['DESIGN_INVALID', 'The look could not be kept: some of it is not valid.']);
  expect(extensions?.fields).toEqual({ styles: ['A look can keep the styles of 12 tiles at most; this one has 13.'] });
  const appearance = { ...PLAIN_APPEARANCE, theme: 'x'.repeat(41) };
  expect(await refusalOf({ appearance })).toEqual(['DESIGN_INVALID', ['appearance.theme']]);
  expect(await looksOf()).toEqual([]);
});

test('Numbers are corrected as those of a page are, and what is no colour is refused by its place in the look', async () => {
  const text = { hex: 'url(javascript:alert(1))', alpha: 1 };
  const broken = { titleColor: text, styles: [ember.lead, { ...ember.lead, text }], leadStyle: { ...ember.lead, text } };
  expect(await refusalOf(broken)).toEqual(['DESIGN_INVALID', ['titleColor.hex', 'leadStyle.text.hex', 'styles.1.text.hex']]);
  expect(await refusalOf({ ...broken, leadStyle: null })).toEqual(['DESIGN_INVALID', ['titleColor.hex', 'styles.1.text.hex']]);
  expect((await keep({ styles: [{ ...ember.lead, radius: 1e9 }] })).styles).toEqual([{ radius: 900 }]);
});

test('An account keeps 24 looks at most, and one more after a look was deleted', async () => {
  const kept: KeptLook[] = [];
  for (let count = 0; count < 24; count += 1) kept.push(await keep({ name: `${count}` }));
  expect(await refusalOf({})).toEqual(['TOO_MANY_LOOKS', []]);
  await graphqlData(application.url, DELETE, { id: kept[0]!.id }, ada.token);
  await keep();
  expect(await looksOf()).toHaveLength(24);
});

test('The looks are deleted with their account', async () => {
  await keep();
  const count = async () => {
    const query = 'SELECT FROM own_look WHERE account_id NOT IN (SELECT id FROM account WHERE username <> $1)';
    return (await application.dataSource.query<unknown[]>(query, [ada.username])).length;
  };
  expect(await count()).toBe(1);
  const query = 'mutation ($input: DeleteAccountInput!) { deleteAccount(input: $input) }';
  await graphqlData(application.url, query, { input: { username: ada.username, password: ada.password } }, ada.token);
  expect(await count()).toBe(0);
});
