import { Faults } from '../design/faults.rules.js';
import type { PageDesign } from '../design/page-design.rules.js';
import { DesignInvalid } from '../pages.errors.js';
import type { LockKeys } from './ports/lock-keys.port.js';

/**
 * Refuses a design that names locks that the account does not have: nobody could open them.
 * @throws {DesignInvalid} with LOCK_MISSING at each place, such as `tiles.3.visibility.lock`.
 */
export async function requireLocks(keys: LockKeys, accountId: string, { tiles }: PageDesign): Promise<void> {
  const named = tiles.flatMap(({ visibility }, at) => (visibility?.lock === undefined ? [] : [{ at, lock: visibility.lock }]));
  if (named.length === 0) return;
  const missing = await keys.findMissing(accountId, [...new Set(named.map(({ lock }) => lock))]);
  if (missing.length === 0) return;
  const faults = new Faults();
  for (const { at, lock } of named) if (missing.includes(lock)) faults.add(`tiles.${at}.visibility.lock`, 'LOCK_MISSING');
  throw new DesignInvalid(faults.byPlace());
}
