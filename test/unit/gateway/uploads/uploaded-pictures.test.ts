import { beforeEach, expect, test } from '@jest/globals';
import { aPerson } from '../../../builders/accounts/actor.js';
import { RATE_LIMITS } from '../../../../server/accounts/limits/rate-limit.js';
import { UploadedPictures } from '../../../../server/gateway/uploads/uploaded-pictures.js';
import {
  ImageInvalid,
  StorageUnavailable,
  TooManyPictures,
  TooManyUnpublishedPictures,
  UploadGivenUp,
} from '../../../../server/media/media.errors.js';
import { StorageFull } from '../../../../server/pages/pages.errors.js';
import { UploadedPicture } from '../../../../server/gateway/uploads/uploaded-picture.js';
import { MemoryRateLimits } from '../../../fakes/accounts/memory-rate-limits.js';
import { StoppedClock } from '../../../fakes/stopped-clock.js';
import { AccountLimits } from '../../../../server/accounts/limits/use-cases/account-limits.js';

const attempt = { limit: RATE_LIMITS.pictureUpload, key: 'ada' };
const picture = new UploadedPicture('/uploads/picture', new AbortController().signal);

let limits: MemoryRateLimits;
beforeEach(async () => {
  limits = new MemoryRateLimits(new StoppedClock());
  await limits.count(attempt);
});

type Receive = (pictures: UploadedPictures) => Promise<unknown>;
const receivers: readonly Receive[] = [
  (pictures) => pictures.place({ actor: aPerson('ada') }, 'profile', picture),
  (pictures) => pictures.keepForTiles(aPerson('ada'), picture),
];

/** Pictures whose processing fails for this reason. */
function failing(reason: Error): UploadedPictures {
  const fail = () => Promise.reject(reason);
  const fails = { change: fail, execute: fail } as never;
  return new UploadedPictures(fails, fails, new AccountLimits(fails, fails, limits));
}

test.each<[string, Error, number]>([
  ['is refused because too many others wait does not count as an attempt', new TooManyPictures(), 0],
  ['is no picture does not count as one', new ImageInvalid(), 0],
  ['finds no room for what was made of it stays counted', new StorageFull(200), 1],
  ['is one too many for tiles stays counted', new TooManyUnpublishedPictures(300), 1],
  ['was given up while it was encoded stays counted', new UploadGivenUp(), 1],
  ['cannot be stored stays counted', new StorageUnavailable({ cause: new Error('away') }), 1],
])('an upload that %s', async (_, reason, counted) => {
  for (const receive of receivers) {
    await expect(receive(failing(reason))).rejects.toBe(reason);
    expect(await limits.counted(attempt)).toBe(counted);
  }
});

test('an upload that is given up before anything is made of it is not worked on', async () => {
  const givenUp = new UploadedPicture('/uploads/picture', AbortSignal.abort());
  await expect(failing(new ImageInvalid()).keepForTiles(aPerson('ada'), givenUp)).rejects.toThrow(UploadGivenUp);
  expect(givenUp.isTaken).toBe(false);
});

test('beyond sixty refused uploads, each further one counts as a picture', async () => {
  const pictures = failing(new ImageInvalid());
  for (let sent = 0; sent < 60; sent += 1) {
    await expect(pictures.keepForTiles(aPerson('ada'), picture)).rejects.toThrow(ImageInvalid);
    await limits.count(attempt);
  }
  expect(await limits.counted(attempt)).toBe(1);
  await expect(pictures.keepForTiles(aPerson('ada'), picture)).rejects.toThrow(ImageInvalid);
  expect(await limits.counted(attempt)).toBe(1);
});
