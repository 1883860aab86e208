import { expect, test } from '@jest/globals';
import { RATE_LIMITS } from '../../../server/accounts/limits/rate-limit.js';

const perHour = (name: string, attempts: number) => ({ name, attempts, seconds: 3_600 });
const perDay = (name: string, attempts: number) => ({ name, attempts, seconds: 86_400 });
const perQuarter = (name: string, attempts: number) => ({ name, attempts, seconds: 900 });

test('The rate limits are those of docs/limits.md and docs/api/limits.md, and their names do not change', () => {
  expect(RATE_LIMITS).toMatchObject({
    logInAtAccount: perQuarter('log-in-at-account', 10),
    logInFromNetwork: perQuarter('log-in-from-network', 60),
    logInFromAnywhere: perHour('log-in-from-anywhere', 100),
    logInWhileGuessed: perHour('log-in-while-guessed', 3),
    registerFromNetwork: perHour('register-from-network', 60),
    recoverFromNetwork: perHour('recover-from-network', 30),
    recoverToAddress: perQuarter('recover-to-address', 4),
    verificationMail: perQuarter('verification-mail', 4),
    newDeviceMail: perDay('new-device-mail', 5),
    olderClientMail: perDay('older-client-mail', 1),
    pictureUpload: perHour('picture-upload', 60),
    providersFromNetwork: perQuarter('google-from-network', 60),
  });
});
