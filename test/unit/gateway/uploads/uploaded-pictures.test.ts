import { beforeEach, expect, test } from '@jest/globals';
import { RATE_LIMITS } from '../../../../server/accounts/rate-limit.js';
import { GiveBackUpload } from '../../../../server/accounts/use-cases/give-back-upload.js';
import { UploadedPictures } from '../../../../server/gateway/uploads/uploaded-pictures.js';
import { ImageInvalid, TooManyPictures } from '../../../../server/media/media.errors.js';
import type { ChangePicture } from '../../../../server/pages/use-cases/change-picture.js';
import { MemoryRateLimits } from '../../../fakes/memory-rate-limits.js';
import { StoppedClock } from '../../../fakes/stopped-clock.js';

const attempt = { limit: RATE_LIMITS.pictureUpload, key: 'ada' };
const picture = { path: '/uploads/picture', givenUp: new AbortController().signal };

let limits: MemoryRateLimits;
beforeEach(async () => {
  limits = new MemoryRateLimits(new StoppedClock());
  await limits.count(attempt);
});

/** Places a picture whose processing fails for this reason. */
function place(reason: Error): Promise<unknown> {
  const changePicture = { execute: () => Promise.reject(reason) } as unknown as ChangePicture;
  return new UploadedPictures(changePicture, new GiveBackUpload(limits)).place('ada', 'profile', picture);
}

test.each<[string, Error, number]>([
  ['is refused because too many others wait does not count as an attempt', new TooManyPictures(), 0],
  ['is no picture counts as an attempt', new ImageInvalid(), 1],
])('an upload that %s', async (_, reason, counted) => {
  await expect(place(reason)).rejects.toBe(reason);
  expect(await limits.counted(attempt)).toBe(counted);
});
