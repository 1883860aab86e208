import { describe, expect, test } from '@jest/globals';
import { acceptedStep, CODE_STEP, codeAt } from '../../../../server/accounts/second-factor/time-code.js';

// The secret and the codes of RFC 6238, appendix B.
const secret = Buffer.from('12345678901234567890');
const now = new Date(1_111_111_111_000);
const current = Math.floor(now.getTime() / CODE_STEP);

describe('codes of an authenticator app', () => {
  test.each([
    [59, '94287082'],
    [1_111_111_109, '07081804'],
    [1_111_111_111, '14050471'],
    [1_234_567_890, '89005924'],
    [2_000_000_000, '69279037'],
    [20_000_000_000, '65353130'],
  ])('are those of RFC 6238 at %i seconds', (seconds, code) => {
    expect(codeAt(secret, Math.floor((seconds * 1000) / CODE_STEP), 8)).toBe(code);
  });

  test.each([-1, 0, 1])('are accepted %i steps away', (steps) => {
    expect(acceptedStep(secret, codeAt(secret, current + steps), now, null)).toBe(current + steps);
  });

  test.each([-2, 2])('are refused %i steps away', (steps) => {
    expect(acceptedStep(secret, codeAt(secret, current + steps), now, null)).toBeNull();
  });

  test('are refused a second time, and those before them too', () => {
    expect(acceptedStep(secret, codeAt(secret, current), now, current)).toBeNull();
    expect(acceptedStep(secret, codeAt(secret, current - 1), now, current)).toBeNull();
    expect(acceptedStep(secret, codeAt(secret, current + 1), now, current)).toBe(current + 1);
  });

  test.each(['', '05047', '0504711', '05047x', '٠٥٠٤٧١', ' 050471'])('are exactly six digits, unlike "%s"', (code) => {
    expect(acceptedStep(secret, code, now, null)).toBeNull();
  });
});
