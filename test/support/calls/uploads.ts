import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { register, type TestAccount } from '../../builders/accounts/account.js';
import type { TestApplication } from '../servers/application.js';
import { graphql, type GraphqlAnswer } from './graphql.js';
import { call, type RestAnswer, withToken } from './rest.js';

/** A picture in a response of GraphQL. */
export interface SentPicture {
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly color: string;
  readonly variants: readonly { readonly url: string; readonly format: string; readonly width: number; readonly height: number }[];
}

export interface SentPage {
  readonly profilePicture: SentPicture | null;
  readonly wallpaper: SentPicture | null;
}

/** The fields of a `SentPage` in a query. */
export const sentPage = ['profilePicture', 'wallpaper']
  .map((name) => `${name} { url width height color variants { url format width height } }`)
  .join(' ');

export type PictureMutation = 'changeProfilePicture' | 'changeWallpaper';

/** Uploads over GraphQL. */
export function uploadGraphql(
  url: string,
  mutation: PictureMutation,
  content: Uint8Array,
  token?: string,
): Promise<GraphqlAnswer<Partial<Record<PictureMutation, SentPage>>>> {
  const query = `mutation ($image: Upload!) { ${mutation}(image: $image) { ${sentPage} } }`;
  return graphql(url, query, { image: new Blob([new Uint8Array(content)]) }, token);
}

/** A picture for tiles in a response of GraphQL. */
export type SentTilePicture = SentPicture & { readonly id: string };

/** The fields of a `SentTilePicture` in a query. */
export const sentTilePicture = 'id url width height color variants { url format width height }';

/** Uploads a picture for tiles. */
export function uploadTilePicture(
  url: string,
  content: Uint8Array,
  token?: string,
): Promise<GraphqlAnswer<{ readonly uploadTilePicture: SentTilePicture }>> {
  const query = `mutation ($image: Upload!) { uploadTilePicture(image: $image) { ${sentTilePicture} } }`;
  return graphql(url, query, { image: new Blob([new Uint8Array(content)]) }, token);
}

/** A form with one file in each named field. The default is `image`. */
export function aForm(content: Uint8Array, ...fields: readonly string[]): FormData {
  const form = new FormData();
  for (const field of fields.length > 0 ? fields : ['image']) form.append(field, new Blob([new Uint8Array(content)]), 'picture.png');
  return form;
}

/** Uploads to a path under /api such as `updateprofile/`, like older clients. */
export function uploadRest(url: string, path: string, body: FormData | Uint8Array, token?: string): Promise<RestAnswer> {
  return call(url, path, {
    method: 'POST',
    headers: { ...(token !== undefined && withToken(token)) },
    body: body instanceof FormData ? body : aForm(body),
  });
}

/** An account that may upload: signed in, with a verified e-mail address. */
export async function anUploader(application: TestApplication): Promise<TestAccount> {
  const account = await register(application);
  await application.dataSource.query('UPDATE account SET email_verified = true WHERE username = $1', [account.username]);
  return account;
}

/** The names of files that are being uploaded or were left behind. */
export function uploadsUnderWay({ config }: Pick<TestApplication, 'config'>): Promise<string[]> {
  return readdir(join(config.dataDir, 'uploads')).catch(() => []);
}
