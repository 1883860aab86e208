import { afterEach, expect, jest, test } from '@jest/globals';
import { verificationDelay } from '../../../client/shell/email-verification/verification-delay.js';

afterEach(() => {
  jest.restoreAllMocks();
});

test('EV-07 The delay before the message about a verification is a random 1 to 5 s', () => {
  const chance = jest.spyOn(Math, 'random');
  const delays = [0, 0.25, 0.5, 0.75, 1].map((drawn) => {
    chance.mockReturnValueOnce(drawn);
    return verificationDelay();
  });
  expect(delays).toEqual([1000, 2000, 3000, 4000, 5000]);
});
