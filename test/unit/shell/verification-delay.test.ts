import { afterEach, expect, jest, test } from '@jest/globals';
import fc from 'fast-check';
import { verificationDelay } from '../../../client/shell/verification-delay.js';

afterEach(() => {
  jest.restoreAllMocks();
});

test('EV-07 What waits about a verification waits a random 1 to 5 s', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (chance) => {
      jest.spyOn(Math, 'random').mockReturnValue(chance);
      const milliseconds = verificationDelay();
      expect(milliseconds).toBeGreaterThanOrEqual(1000);
      expect(milliseconds).toBeLessThanOrEqual(5000);
    }),
  );
});
