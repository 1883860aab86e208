import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { receiveForm, type ReceivedForm, type Patience } from '../../../server/gateway/receive-form.js';
import { MAX_IMAGE_BYTES } from '../../../server/media/upload.rules.js';

const patient: Patience = { silentMilliseconds: 60_000, totalMilliseconds: 60_000 };

let folder: string;
let server: Server;
let sockets: Socket[];
let outcome: Promise<ReceivedForm>;
let patience: Patience;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'receive-form-'));
  patience = patient;
  sockets = [];
  let settle: (form: Promise<ReceivedForm>) => void;
  outcome = new Promise((resolve) => (settle = resolve));
  outcome.catch(() => undefined);
  server = createServer((request: IncomingMessage, response) => {
    const receiving = receiveForm(request, { path: join(folder, 'file'), takesFile: (field) => field === 'image', patience });
    settle(receiving);
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

const head = (field = 'image') => `--edge\r\nContent-Disposition: form-data; name="${field}"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n`;
const end = '\r\n--edge--\r\n';

describe('a form that comes whole', () => {
  test('gives its fields and its file, piece by piece as it may come', async () => {
    const body = `--edge\r\nContent-Disposition: form-data; name="detail"\r\n\r\nsome text\r\n${head()}the bytes${end}`;
    const socket = begin(`Content-Length: ${body.length}`);
    for (const letter of body) socket.write(letter);
    const { fields, file, fileField } = await outcome;
    expect([[...fields], fileField, file]).toEqual([[['detail', 'some text']], 'image', { path: join(folder, 'file'), bytes: 9 }]);
    expect(existsSync(file.path)).toBe(true);
  });
});

describe('a form that does not', () => {
  test.each<[string, string, Partial<Patience>]>([
    ['a sender who stops half-way and stays', `${head()}half of`, { silentMilliseconds: 50 }],
    ['a sender who sends nothing at all', '', { silentMilliseconds: 50 }],
    ['a sender who takes too long altogether', `${head()}some`, { totalMilliseconds: 50 }],
  ])('%s is given up, and no file is left', async (_, body, limits) => {
    patience = { ...patient, ...limits };
    begin('Content-Length: 5000', body);
    await expect(outcome).rejects.toMatchObject({ status: 408 });
    expect(readdirSync(folder)).toEqual([]);
  });

  test('a sender who hangs up half-way leaves no file', async () => {
    const socket = begin('Content-Length: 500000', head() + 'x'.repeat(100_000));
    await untilFileExists();
    socket.destroy();
    await expect(outcome).rejects.toThrow();
    expect(readdirSync(folder)).toEqual([]);
  });

  test.each([
    ['a body that ends before the form does', `${head()}half of`],
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

  test('a file is refused as soon as it is too large, and not when all of it has come', async () => {
    const socket = begin('Transfer-Encoding: chunked');
    const chunk = (text: string | Buffer) => Buffer.concat([Buffer.from(`${text.length.toString(16)}\r\n`), Buffer.from(text), Buffer.from('\r\n')]);
    socket.write(chunk(head()));
    socket.write(chunk(Buffer.alloc(MAX_IMAGE_BYTES + 100_000, 'x')));
    await expect(outcome).rejects.toMatchObject({ code: 'IMAGE_TOO_LARGE' });
    expect(readdirSync(folder)).toEqual([]);
  });

  test('a form of endless fields is refused', async () => {
    const socket = begin('Transfer-Encoding: chunked');
    const rubbish = Buffer.alloc(1_000_000, 'x');
    const pour = (): void => {
      if (!socket.destroyed) socket.write(Buffer.concat([Buffer.from(`${rubbish.length.toString(16)}\r\n`), rubbish, Buffer.from('\r\n')]), pour);
    };
    pour();
    await expect(outcome).rejects.toMatchObject({ code: 'IMAGE_TOO_LARGE' });
  });

  test('a file that cannot be written is no fault of the sender', async () => {
    rmSync(folder, { recursive: true });
    begin('Content-Length: 5000', `${head()}x`);
    await expect(outcome).rejects.toMatchObject({ code: 'STORAGE_UNAVAILABLE' });
  });
});

async function untilFileExists(): Promise<void> {
  while (!existsSync(join(folder, 'file'))) await new Promise((resolve) => setImmediate(resolve));
}
