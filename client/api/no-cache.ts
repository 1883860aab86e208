import { ApolloCache, type Cache } from '@apollo/client/cache';

/**
 * A cache that remembers nothing, for a client of which every call asks the server. Apollo's own would be a third of what the browser
 * loads of Apollo.
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
