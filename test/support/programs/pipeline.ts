import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect } from '@jest/globals';
import type { TestAccount } from '../../builders/accounts/account.js';
import { graphqlData } from '../calls/graphql.js';
import { anUploader } from '../calls/uploads.js';
import type { TestApplication } from '../servers/application.js';
import { runPageProgram } from './page-program.js';

let root = '';
beforeAll(async () => void (root = await mkdtemp(join(tmpdir(), 'tessera-page-'))));
afterAll(() => rm(root, { recursive: true }));

/** An empty folder, which is removed after the last test of the file. */
export const aFolder = () => mkdtemp(join(root, 'page-'));

/** An account, and the access token of its pipeline. */
export interface Pipeline {
  readonly application: TestApplication;
  readonly account: TestAccount;
  readonly token: string;
}

/** `scopes`: those of its access token. The account may upload pictures. */
export async function aPipeline(
  application: TestApplication,
  account?: TestAccount,
  scopes = ['READ', 'PUBLISH', 'MEDIA'],
): Promise<Pipeline> {
  const owner = account ?? (await anUploader(application));
  const create = 'mutation ($input: CreateAccessTokenInput!) { createAccessToken(input: $input) { token } }';
  const { createAccessToken } = await graphqlData<{ createAccessToken: { token: string } }>(
    application.url,
    create,
    { input: { name: 'Pipeline', scopes } },
    owner.token,
  );
  return { application, account: owner, token: createAccessToken.token };
}

/** Runs a command of the program. */
export const run = ({ application, token }: Pipeline, ...parameters: string[]) =>
  runPageProgram(parameters, { TESSERA: application.url, TESSERA_TOKEN: token });

export interface SeenPage {
  readonly id: string;
  readonly version: number;
  readonly access: string;
  readonly period: { readonly from: string | null } | null;
  readonly profilePicture: { readonly url: string } | null;
  readonly wallpaper: { readonly url: string } | null;
  readonly design: {
    readonly title: string;
    readonly tiles: readonly { readonly name: string; readonly visibility: { readonly lock: string | null } | null }[];
  } | null;
}

/** The main page, as its owner sees it. */
export async function pageOf({ application, account }: Pipeline): Promise<SeenPage> {
  const query = `{ myPage { id version access period { from } profilePicture { url } wallpaper { url }
    design { title tiles { name visibility { lock } } } } }`;
  return (await graphqlData<{ myPage: SeenPage }>(application.url, query, {}, account.token)).myPage;
}

/** A page file. */
export interface WrittenFile {
  $schema?: string;
  linkname?: string | null;
  access?: string;
  period?: object;
  profilePicture?: string | null;
  wallpaper?: string | null;
  design: { title: string; utm?: object; networkLinks?: Record<string, unknown>[]; tiles: Record<string, unknown>[] };
}

export const fileIn = async (folder: string) => JSON.parse(await readFile(join(folder, 'page.json'), 'utf8')) as WrittenFile;

/** Changes the page file of a folder as its owner would in an editor. */
export async function change(folder: string, how: (file: WrittenFile) => void): Promise<void> {
  const file = await fileIn(folder);
  how(file);
  await writeFile(join(folder, 'page.json'), JSON.stringify(file));
}

export const picturesIn = async (folder: string) => (await readdir(join(folder, 'pictures'))).toSorted();
/** How many pictures for tiles the account has. */
export const picturesOfAccount = async ({ application, account: { username } }: Pipeline) => {
  const count = 'SELECT count(*)::integer AS count FROM tile_picture JOIN account ON account.id = account_id WHERE username = $1';
  return (await application.dataSource.query<[{ count: number }]>(count, [username]))[0].count;
};

/** A folder with a page that was pulled. */
export async function pulled(pipeline: Pipeline): Promise<string> {
  const folder = await aFolder();
  expect(await run(pipeline, 'pull', folder)).toMatchObject({ code: 0 });
  return folder;
}

/** Applies a folder twice: the second time, nothing is left to do. */
export async function applyTwice(pipeline: Pipeline, folder: string, version: number): Promise<void> {
  expect(await run(pipeline, 'apply', folder)).toMatchObject({ code: 0 });
  expect((await pageOf(pipeline)).version).toBe(version);
  const again = await run(pipeline, 'apply', folder);
  expect([again.code, again.printed.split('\n').filter((line) => !line.startsWith('! linkname'))]).toEqual([0, ['Nothing to change.', '']]);
  expect((await pageOf(pipeline)).version).toBe(version);
}

/** Applies a folder as the page already is. */
export async function expectNothingToChange(pipeline: Pipeline, folder: string, version: number): Promise<void> {
  expect(await run(pipeline, 'apply', folder)).toEqual({ code: 0, printed: 'Nothing to change.\n' });
  expect((await pageOf(pipeline)).version).toBe(version);
}
