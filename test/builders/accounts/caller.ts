import type { Caller } from '../../../server/accounts/caller.js';

/** A caller with an address from a range that is reserved for documentation. */
export function aCaller(network = '203.0.113.7', device: string | null = 'Firefox on Linux'): Caller {
  return { network, device, language: 'en' };
}
