import type { ApolloCache, Reference } from '@apollo/client';

/*
 * The list of the account's pages in the cache, for `update` of `sendChange`.
 */

const ACCOUNT = 'Account:{}';

export function addPage(cache: ApolloCache, id: string): void {
  changePages(cache, (pages) => [...pages, refOf(cache, id)]);
}

export function orderPages(cache: ApolloCache, ids: readonly string[]): void {
  changePages(cache, () => ids.map((id) => refOf(cache, id)));
}

/** Makes a page the main one, and no other. */
export function markMain(cache: ApolloCache, main: string): void {
  changePages(cache, (pages) => {
    for (const { __ref: id } of pages) cache.modify({ id, fields: { isMain: () => id === refOf(cache, main).__ref } });
    return pages;
  });
  cache.modify({ id: ACCOUNT, fields: { page: () => refOf(cache, main) } });
}

function changePages(cache: ApolloCache, change: (pages: readonly Reference[]) => readonly Reference[]): void {
  cache.modify({ id: ACCOUNT, fields: { pages: (pages: unknown) => change(pages as readonly Reference[]) } });
}

function refOf(cache: ApolloCache, id: string): Reference {
  return { __ref: cache.identify({ __typename: 'MyPage', id }) ?? id };
}
