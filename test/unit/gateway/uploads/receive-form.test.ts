import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { receiveForm, type Pace, type ReceivedForm } from '../../../../server/gateway/uploads/receive-form.js';
import { MAX_IMAGE_BYTES } from '../../../../server/media/upload.rules.js';
import { until } from '../../../support/waiting.js';

const patient: Pace = { bytesPerSecond: 1, graceMilliseconds: 60_000 };

let folder: string;
let server: Server;
let sockets: Socket[];
let outcome: Promise<ReceivedForm>;
/** Of every form, in the order of their heads. */
let outcomes: Promise<ReceivedForm>[];
let pace: Pace;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'receive-form-'));
  pace = patient;
  sockets = [];
  outcomes = [];
  let resolveOutcome: (form: Promise<ReceivedForm>) => void;
  outcome = new Promise((resolve) => (resolveOutcome = resolve));
  outcome.catch(() => undefined);
  server = createServer((request: IncomingMessage, response) => {
    const receiving = receiveForm(request, { path: join(folder, 'file'), takesFile: (field) => field === 'image', pace });
    resolveOutcome(receiving);
    outcomes.push(receiving);
    receiving.catch(() => undefined).finally(() => response.end());
  });
  server.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
});
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  rmSync(folder, { recursive: true, force: true });
});

/** Begins a request by hand; the body comes piece by piece, or never. */
function begin(headers: string, body: string | Buffer = ''): Socket {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  sockets.push(socket);
  socket.on('error', () => undefined);
  socket.write(`POST / HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=edge\r\n${headers}\r\n\r\n`);
  socket.write(body);
  return socket;
}

const head = (field = 'image') =>
  `--edge\r\nContent-Disposition: form-data; name="${field}"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n`;
const end = '\r\n--edge--\r\n';

describe('a complete form', () => {
  test('gives its fields and its file, even if it arrives in small pieces', async () => {
    const body = `--edge\r\nContent-Disposition: form-data; name="detail"\r\n\r\nsome text\r\n${head()}the bytes${end}`;
    const socket = begin(`Content-Length: ${body.length}`);
    for (const letter of body) socket.write(letter);
    const { fields, file, fileField } = await outcome;
    expect([[...fields], fileField, file]).toEqual([[['detail', 'some text']], 'image', { path: join(folder, 'file'), bytes: 9 }]);
    expect(existsSync(file.path)).toBe(true);
  });
});

test('a sender who keeps to the minimum rate may take longer than one who does not', async () => {
  pace = { bytesPerSecond: 10_000, graceMilliseconds: 50 };
  const content = 'x'.repeat(200_000);
  const socket = begin(`Content-Length: ${head().length + content.length + end.length}`, head() + content);
  await untilFileExists();
  // Begins later: when this one is given up, the other one has had more time.
  begin('Content-Length: 5000');
  await until(() => outcomes.length === 2);
  await expect(outcomes[1]).rejects.toMatchObject({ status: 408 });
  socket.write(end);
  expect((await outcome).file.bytes).toBe(content.length);
});

describe('an incomplete form', () => {
  test.each([
    ['a sender who stops half-way and stays connected', `${head()}half of`, ''],
    ['a sender who sends nothing at all', '', ''],
    ['a sender who sends single bytes slowly', head(), 'x'],
  ])('%s is disconnected, and no file is left', async (_, body, drop) => {
    pace = { bytesPerSecond: 100_000, graceMilliseconds: 50 };
    const socket = begin('Content-Length: 5000', body);
    const drip = setInterval(() => socket.write(drop), 5);
    socket.once('close', () => clearInterval(drip));
    await expect(outcome).rejects.toMatchObject({ status: 408 });
    expect(readdirSync(folder)).toEqual([]);
  });

  test('a sender who disconnects half-way leaves no file', async () => {
    const socket = begin('Content-Length: 500000', head() + 'x'.repeat(100_000));
    await untilFileExists();
    socket.destroy();
    await expect(outcome).rejects.toThrow();
    expect(readdirSync(folder)).toEqual([]);
  });

  test.each([
    ['a body that ends before the form is complete', `${head()}half of`],
    ['a body that is no form', 'anything else'],
    ['a file in another field', `${head('picture')}x${end}`],
    ['a second file', `${head()}x\r\n${head()}y${end}`],
    ['no file', `--edge\r\nContent-Disposition: form-data; name="image"\r\n\r\ntext${end}`],
    ['nothing', ''],
  ])('%s is refused, and no file is left', async (_, body) => {
    begin(`Content-Length: ${body.length}`, body);
    await expect(outcome).rejects.toMatchObject({ code: 'IMAGE_MISSING', fields: { image: [expect.any(String)] } });
    expect(readdirSync(folder)).toEqual([]);
  });

  test('a file is refused as soon as it is too large, before all of it has arrived', async () => {
    const socket = begin('Transfer-Encoding: chunked');
    const chunk = (text: string | Buffer) =>
      Buffer.concat([Buffer.from(`${text.length.toString(16)}\r\n`), Buffer.from(text), Buffer.from('\r\n')]);
    socket.write(chunk(head()));
    socket.write(chunk(Buffer.alloc(MAX_IMAGE_BYTES + 100_000, 'x')));
    await expect(outcome).rejects.toMatchObject({ code: 'IMAGE_TOO_LARGE' });
    expect(readdirSync(folder)).toEqual([]);
  });

  test('a form with endless fields is refused', async () => {
    const socket = begin('Transfer-Encoding: chunked');
    const rubbish = Buffer.alloc(1_000_000, 'x');
    const pour = (): void => {
      if (!socket.destroyed)
        socket.write(Buffer.concat([Buffer.from(`${rubbish.length.toString(16)}\r\n`), rubbish, Buffer.from('\r\n')]), pour);
    };
    pour();
    await expect(outcome).rejects.toMatchObject({ code: 'IMAGE_TOO_LARGE' });
  });

  test('a file that cannot be written is not reported as an error of the sender', async () => {
    rmSync(folder, { recursive: true });
    begin('Content-Length: 5000', `${head()}x`);
    await expect(outcome).rejects.toMatchObject({ code: 'STORAGE_UNAVAILABLE' });
  });
});

function untilFileExists(): Promise<void> {
  return until(() => existsSync(join(folder, 'file')));
}
