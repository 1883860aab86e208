import { ApolloCache, type Cache } from '@apollo/client/cache';

/**
 * A cache that stores nothing, because every call goes to the server. Apollo's own cache would be a third of the Apollo code that the
 * browser loads.
 */
export class NoCache extends ApolloCache {
  read = () => null;
  write = () => undefined;
  diff = <Data>(): Cache.DiffResult<Data> => ({ result: null, complete: false });
  watch = () => () => undefined;
  reset = () => Promise.resolve();
  evict = () => false;
  restore = () => this;
  extract = () => null;
  removeOptimistic = () => undefined;
  fragmentMatches = () => true;
  performTransaction = (transaction: (cache: ApolloCache) => void) => transaction(this);
}
