import { expect, test } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { StartedActs } from '../../../../server/gateway/graphql/administration/started-acts.js';

test('AD-33 An act that runs is not started again until it has ended, however it ends, and others are', async () => {
  Logger.overrideLogger(false);
  const started = new StartedActs();
  let fail: (reason: Error) => void = () => undefined;
  const act = new Promise<never>((_resolve, reject) => (fail = reject));
  expect([started.start('export', () => act), started.start('export', () => act)]).toEqual([true, false]);
  expect(started.start('collect', () => Promise.resolve())).toBe(true);
  fail(new Error('The disk is full.'));
  await act.catch(() => undefined);
  await new Promise(setImmediate);
  expect(started.start('export', () => Promise.resolve())).toBe(true);
});
