import { SuspensionStore } from '../../../server/accounts/suspension/ports/suspension-store.port.js';

/** A store in which no account is suspended, for unit tests. */
export class NoSuspensions extends SuspensionStore {
  override find = () => Promise.resolve(null);
  override suspend = () => Promise.resolve(null);
  override lift = () => Promise.resolve(false);
}
