import type { Caller } from '../../server/accounts/caller.js';

/** Somebody at a network address, of the range that documentation may use. */
export function aCaller(network = '203.0.113.7', device: string | null = 'Firefox on Linux'): Caller {
  return { network, device, language: 'en' };
}
