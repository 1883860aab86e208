import { SecondFactorStore } from '../../../server/accounts/second-factor/ports/second-factor-store.port.js';

/** A store in which no account has an authenticator app, for unit tests. */
export class NoSecondFactors extends SecondFactorStore {
  override find = () => Promise.resolve(null);
  override begin = () => Promise.resolve(false);
  override findBegun = () => Promise.resolve(null);
  override switchOn = () => Promise.resolve(false);
  override acceptStep = () => Promise.resolve(false);
  override codeHashes = () => Promise.resolve([]);
  override useCode = () => Promise.resolve(false);
  override replaceCodes = () => Promise.resolve(false);
  override remove = () => Promise.resolve(false);
  override addChallenge = () => Promise.resolve(false);
  override findChallenge = () => Promise.resolve(null);
  override countAttempt = () => Promise.resolve(false);
  override takeChallenge = () => Promise.resolve(false);
  override remember = () => Promise.resolve();
  override isRemembered = () => Promise.resolve(false);
  override removeExpired = () => Promise.resolve(0);
}
