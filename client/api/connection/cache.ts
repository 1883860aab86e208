import { InMemoryCache, type ApolloCache } from '@apollo/client/cache';

/** The normalised cache: an object with an id is stored once, whichever query or mutation it came with. */
export function createCache(): InMemoryCache {
  return new InMemoryCache({
    typePolicies: {
      // A document belongs to one account.
      Account: { keyFields: [] },
      MyPage: { fields: { design: { merge: true } } },
    },
  });
}

/**
 * Removes everything. What is on the screen stays until it is left or loaded again, because the user may want to copy from it: nothing that
 * watches the cache is told.
 */
export function emptyCache(cache: ApolloCache): void {
  cache.batch({
    update: () => {
      for (const id of Object.keys(cache.extract() as object)) cache.evict({ id });
    },
    onWatchUpdated: () => false,
  });
}
