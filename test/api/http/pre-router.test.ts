import { beforeAll, expect, jest, test } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { PreRouter } from '../../../server/gateway/http/pre-router.js';
import { aPageAt } from '../../builders/accounts/account.js';
import { runningApplication } from '../../support/servers/running-application.js';

const application = runningApplication({ logLevel: 'silent' });
beforeAll(async () => {
  await aPageAt(application, 'a-page');
});

test('an error before the framework fails one response, with a number that is also in the log; other requests are served', async () => {
  const logged = jest.spyOn(Logger.prototype, 'error').mockReturnValue(undefined);
  application.nest.get(PreRouter).answerFirst('fails', ({ url }, response) => {
    if (url === '/fails/late') response.writeHead(200, { 'Content-Length': '100' }).write('half');
    if (url?.startsWith('/fails')) throw new Error('a fault of ours');
    return false;
  });
  const failed = await fetch(`${application.url}/fails/early?token=secret`);
  const body = (await failed.json()) as { request_id: string };
  expect([failed.status, failed.headers.get('content-type'), failed.headers.get('cache-control')]).toEqual([
    500,
    'application/json; charset=utf-8',
    'no-store',
  ]);
  expect(body).toEqual({
    detail: 'Something went wrong on our side. Please try again in a moment.',
    code: 'INTERNAL',
    request_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
  const [message, stack] = logged.mock.calls[0] ?? [];
  expect(message).toBe(`Request ${body.request_id} failed`);
  expect(stack).toContain('a fault of ours');
  // A response that has started cannot be replaced: the closed connection shows that it is incomplete.
  await expect(fetch(`${application.url}/fails/late`).then((response) => response.text())).rejects.toThrow();
  expect((await fetch(`${application.url}/a-page`)).status).toBe(200);
});

test('an answer that is still made and fails gets status 500, too, and is in the log', async () => {
  const logged = jest.spyOn(Logger.prototype, 'error').mockReturnValue(undefined);
  const router = application.nest.get(PreRouter);
  router.answerFirst('fails later', ({ url }, response) => {
    if (url !== '/not-made') return false;
    router.answerLater(Promise.reject(new Error('it cannot be made')), response);
    return true;
  });
  const failed = await fetch(`${application.url}/not-made`);
  expect([failed.status, await failed.json()]).toEqual([500, expect.objectContaining({ code: 'INTERNAL' })]);
  expect(logged.mock.calls.at(-1)?.[1]).toContain('it cannot be made');
});
