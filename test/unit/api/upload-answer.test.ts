import { expect, test } from '@jest/globals';
import { readAnswer } from '../../../client/api/uploads/upload-answer.js';

const noAnswer = 'The server did not answer. Check your connection and try again.';

function refusal(code: string, message: string, fields?: Record<string, string[]>): string {
  return JSON.stringify({ data: null, errors: [{ message, extensions: { code, ...(fields && { fields }) } }] });
}

test('A response with data and no errors is a success', () => {
  const outcome = readAnswer({ status: 200, statusText: 'OK', body: '{"data":{"changeWallpaper":{}}}' });
  expect(outcome).toEqual({ kind: 'done', data: { changeWallpaper: {} } });
});

test('A refusal in a response with status 200 has its sentence as its name, and its field error as the reason', () => {
  const outcome = readAnswer({
    status: 200,
    statusText: 'OK',
    body: refusal('NEWER_CODE', 'No picture.', { image: ['Not a picture.'] }),
  });
  expect(outcome).toEqual({ kind: 'refused', status: 'No picture.', reason: 'Not a picture.' });
});

test('A refusal with another status has the name of the status', () => {
  const body = refusal('EMAIL_NOT_VERIFIED', 'Worded by the server.');
  const reason = 'Your e-mail address is not verified yet. Verify it on your Personal page, then try again.';
  const expected = { kind: 'refused', status: 'Forbidden', reason };
  expect(readAnswer({ status: 403, statusText: 'Forbidden', body })).toEqual(expected);
  // HTTP/2 has no status texts.
  expect(readAnswer({ status: 403, statusText: '', body })).toEqual(expected);
  expect(readAnswer({ status: 418, statusText: '', body })).toMatchObject({ status: '418' });
});

test('A response about an ended session is recognised in every form', () => {
  expect(readAnswer({ status: 401, statusText: 'Unauthorized', body: '' })).toEqual({ kind: 'expired' });
  expect(readAnswer({ status: 200, statusText: 'OK', body: refusal('UNAUTHENTICATED', 'Sign in.') })).toEqual({ kind: 'expired' });
});

test('An error of the server is not reported as an error of the file: a 5xx, unavailable storage, too many requests', () => {
  expect(readAnswer({ status: 500, statusText: 'Internal Server Error', body: refusal('INTERNAL', 'A fault.') })).toEqual({
    kind: 'failed',
    status: 'Internal Server Error',
    reason: noAnswer,
  });
  for (const code of ['STORAGE_UNAVAILABLE', 'PICTURES_UNAVAILABLE', 'BUSY']) {
    const again = expect.stringMatching(/at this moment.* try again in a/i);
    expect(readAnswer({ status: 200, statusText: 'OK', body: refusal(code, 'Later.') })).toEqual({
      kind: 'failed',
      status: again,
      reason: again,
    });
  }
  expect(readAnswer({ status: 503, statusText: '', body: refusal('BUSY', 'Try again.') })).toMatchObject({
    kind: 'failed',
    status: 'Service Unavailable',
  });
});

test('A proxy between browser and server may respond in its own format', () => {
  const body = '<html>too large</html>';
  expect(readAnswer({ status: 413, statusText: 'Content Too Large', body })).toEqual({
    kind: 'refused',
    status: 'Content Too Large',
    reason: 'Content Too Large',
  });
  expect(readAnswer({ status: 502, statusText: '', body })).toEqual({ kind: 'failed', status: 'Bad Gateway', reason: noAnswer });
  for (const nonsense of [body, '', 'null', '[]', '{"data":null}']) {
    expect(readAnswer({ status: 200, statusText: 'OK', body: nonsense })).toEqual({ kind: 'failed', status: noAnswer, reason: noAnswer });
  }
});
