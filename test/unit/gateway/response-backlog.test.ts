import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from '@jest/globals';
import Fastify, { type FastifyReply } from 'fastify';
import { limitResponseBacklog, ResponseBacklog } from '../../../server/gateway/http/response-backlog.js';

const anAnswer = () => new ServerResponse(new IncomingMessage(new Socket()));

test('A network with too many unread responses is refused more until one is closed; other networks are not affected', () => {
  const unread = new ResponseBacklog({ ofNetwork: 10, ofAll: 100 });
  const first = anAnswer();
  unread.admit('eve', 6, first);
  expect(() => unread.admit('eve', 6, anAnswer())).toThrow('have not been read yet');
  unread.admit('ada', 10, anAnswer());
  first.emit('close');
  unread.admit('eve', 10, anAnswer());
});

test('If all unread responses together are too large, the oldest response of the network with the most is cut off, and the new one is sent', () => {
  const unread = new ResponseBacklog({ ofNetwork: 10, ofAll: 20 });
  const answers = [anAnswer(), anAnswer(), anAnswer(), anAnswer()] as const;
  unread.admit('ada', 3, answers[0]);
  unread.admit('eve', 4, answers[1]);
  unread.admit('eve', 6, answers[2]);
  unread.admit('joan', 7, answers[3]);
  const newest = anAnswer();
  unread.admit('grace', 4, newest);
  expect([...answers, newest].map(({ destroyed }) => destroyed)).toEqual([false, true, false, false, false]);
});

test('Responses are counted by bytes, not by characters; a refusal does not have the cache headers of the response that it replaces', async () => {
  const server = Fastify();
  limitResponseBacklog(server);
  const letters = (count: number) => (_: unknown, reply: FastifyReply) =>
    reply.headers({ ETag: '"letters"', 'Cache-Control': 'public, max-age=31536000, immutable' }).send('я'.repeat(count));
  server.get('/few', letters(8_000_000));
  server.get('/many', letters(9_000_000));
  const [few, many] = [await server.inject('/few'), await server.inject('/many')];
  expect([few.statusCode, few.headers['content-length'], few.headers.etag]).toEqual([200, '16000000', '"letters"']);
  expect(many.json()).toMatchObject({ code: 'BUSY' });
  expect([many.headers.etag, many.headers['cache-control']]).toEqual([undefined, undefined]);
  await server.close();
});
