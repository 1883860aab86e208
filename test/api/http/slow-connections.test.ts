import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { aPageAt } from '../../builders/accounts/account.js';
import { aPng } from '../../builders/images.js';
import { aDesign, aTile } from '../../builders/pages/page-design.js';
import { startApplication, type RunningApplication } from '../../support/servers/application.js';
import { createTestDatabase, type TestDatabase } from '../../support/database/database.js';
import { withToken } from '../../support/calls/rest.js';
import { anUploader } from '../../support/calls/uploads.js';
import { until } from '../../support/waiting.js';

/** Longer than a busy machine pauses: what is sent at once has to arrive in time. */
const timeouts = { head: 600, request: 1_000, read: 600, linger: 100, checkedEvery: 20 };

let database: TestDatabase;
let application: RunningApplication;
/** Another instance, with the limits of the product: what takes its time on a busy machine is prepared there. */
let patient: RunningApplication;
beforeAll(async () => {
  database = await createTestDatabase();
  patient = await startApplication({ database });
  application = await startApplication({ database, timeouts });
});
afterAll(async () => {
  await Promise.all([application.stop(), patient.stop()]);
  await database.drop();
});

const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});

interface Sender {
  readonly socket: Socket;
  /** Everything that was answered, once the server has closed the connection. */
  readonly answer: Promise<string>;
}

/** A connection that leaves its own end open, whatever the server does. */
function send(text: string | Buffer): Sender {
  const socket = connect({ port: application.config.port, host: '127.0.0.1', allowHalfOpen: true });
  sockets.push(socket);
  socket.on('error', () => undefined).write(text);
  const parts: Buffer[] = [];
  socket.on('data', (part: Buffer) => parts.push(part));
  const closed = Promise.race([once(socket, 'end'), once(socket, 'close')]);
  return { socket, answer: closed.then(() => Buffer.concat(parts).toString()) };
}

/** How many connections the server holds. */
function held(): Promise<number> {
  const server = application.nest.getHttpServer();
  return new Promise((resolve, reject) => server.getConnections((error, count) => (error ? reject(error) : resolve(count))));
}

function dripInto(socket: Socket): void {
  const drip = setInterval(() => socket.write('x'), 10);
  socket.once('close', () => clearInterval(drip)).once('error', () => clearInterval(drip));
}

const host = 'Host: localhost\r\n';
const timedOut =
  /^HTTP\/1\.1 408 Request Timeout\r\nContent-Type: application\/json; charset=utf-8\r\n.*\r\n\r\n\{"detail":"The request did not come in time\. Send it again\.","code":"REQUEST_TIMEOUT"\}$/s;

test.each([
  ['half a head', `GET / HTTP/1.1\r\n${host}X-Half: `],
  ['half a head on the path of an upload', `POST /api/updateprofile HTTP/1.1\r\n${host}X-Half: `],
  ['half a body', `POST /api/login HTTP/1.1\r\n${host}Content-Type: application/json\r\nContent-Length: 900000\r\n\r\n{`],
  [
    'half a body of chunks',
    `POST /graphql HTTP/1.1\r\n${host}Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n900000\r\n{`,
  ],
])('a client that sends %s, and then nothing or single bytes, gets 408 as JSON and does not keep its connection', async (_, beginning) => {
  const senders = [send(beginning), send(beginning)] as const;
  // One sends nothing more, the other one a little all the time.
  dripInto(senders[1].socket);
  for (const { answer } of senders) expect(await answer).toMatch(timedOut);
  await until(async () => (await held()) === 0);
});

test('SF-09 a client that sends nothing at all does not keep its connection', async () => {
  await send('').answer;
  await until(async () => (await held()) === 0);
});

test('a client that sends endless unwanted data does not keep its connection', async () => {
  const sender = send(`GET / HTTP/1.1\r\n${host}Content-Length: 900000\r\n\r\nx`);
  dripInto(sender.socket);
  expect(await sender.answer).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
  await until(async () => (await held()) === 0);
});

test('a client that does not send HTTP gets a 400 and does not keep its connection', async () => {
  expect(await send('what is this\r\n\r\n').answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
  await until(async () => (await held()) === 0);
});

test('a client that does not read the response does not keep its connection', async () => {
  const tiles = Array.from({ length: 9 }, () => aTile({ html: `<p>${'large '.repeat(15_000)}</p>` }));
  await aPageAt(patient, 'large-page', aDesign({ tiles }));
  const connection = once(application.nest.getHttpServer(), 'connection');
  const { socket } = send(`GET /large-page HTTP/1.1\r\n${host}\r\n`.repeat(40));
  socket.pause();
  await connection;
  await until(async () => (await held()) === 0);
});

test('a picture on a slow connection may take longer than any other request', async () => {
  const { token } = await anUploader(patient);
  const picture = await aPng();
  const ending = '\r\n--edge--\r\n';
  const beginning = '--edge\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\n\r\n';
  const length = beginning.length + picture.length + ending.length;
  const headers = `${host}Authorization: ${withToken(token).Authorization}\r\nContent-Type: multipart/form-data; boundary=edge\r\n`;
  const slow = send(`POST /api/updateprofile HTTP/1.1\r\n${headers}Content-Length: ${length}\r\n\r\n${beginning}`);
  // This one begins later: when it has taken too long, the picture has, too.
  const other = send(`POST /api/login HTTP/1.1\r\n${host}Content-Type: application/json\r\nContent-Length: 9\r\n\r\n{`);
  expect(await other.answer).toMatch(timedOut);
  slow.socket.write(picture);
  slow.socket.write(ending);
  const answered = once(slow.socket, 'data') as Promise<[Buffer]>;
  expect(String((await answered)[0])).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
});
