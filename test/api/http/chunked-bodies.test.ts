import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, expect, test } from '@jest/globals';
import { runningApplication } from '../../support/servers/running-application.js';

const application = runningApplication();

const chunksOf = (body: string, bytes: number): string =>
  body.replaceAll(new RegExp(`.{1,${bytes}}`, 'g'), (chunk) => `${chunk.length.toString(16)}\r\n${chunk}\r\n`);

/** What is answered to a body of these chunks, until the server closes the connection. */
async function answerTo(path: string, chunks: string): Promise<string> {
  const head = `POST ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n`;
  const socket = connect(application.config.port, '127.0.0.1', () => socket.write(`${head}${chunks}0\r\n\r\n`));
  const parts: Buffer[] = [];
  socket.on('error', () => undefined).on('data', (part: Buffer) => parts.push(part));
  await once(socket, 'close');
  return Buffer.concat(parts).toString();
}

describe('LM-18 A body of more than two thousand chunks of less than a hundred bytes is refused, and its connection closed', () => {
  test.each(['/api/getdatapublic', '/graphql'])('of %s', async (path) => {
    const answer = await answerTo(path, chunksOf(' '.repeat(2_001), 1));
    expect(answer).toMatch(/^HTTP\/1\.1 413 [\s\S]*"code":"TOO_LARGE"/);
  });

  test('as many, or more that are larger, are read', async () => {
    const body = `${' '.repeat(1_950)}{"first_name":"nobody"}`;
    expect(await answerTo('/api/getdatapublic', chunksOf(body, 1))).toMatch(/^HTTP\/1\.1 200 /);
    expect(await answerTo('/api/getdatapublic', chunksOf(' '.repeat(500_000) + body, 100))).toMatch(/^HTTP\/1\.1 200 /);
  });
});
