import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import { PreparedDocument } from '../../../../server/gateway/web/prepared-document.js';
import { until } from '../../../support/waiting.js';

// Long enough, and varied enough, that more time makes it smaller.
const text = Array.from({ length: 2_000 }, (_, line) => `<li>${line} ${(line * 7_919) % 1_009} tiles of ${(line * 31) % 97}</li>`).join('');

interface Answer {
  readonly status: number;
  readonly headers: ReadonlyMap<string, string>;
  readonly body: Buffer;
}

function answerOf(document: PreparedDocument, headers: Readonly<Record<string, string>>): Answer {
  let status = 0;
  let list: readonly string[] = [];
  let body: Buffer = Buffer.alloc(0);
  const response = {
    writeHead: (code: number, given: readonly string[]) => {
      [status, list] = [code, given];
      return response;
    },
    end: (bytes?: Buffer) => (body = bytes ?? body),
  };
  document.answer({ method: 'GET', headers } as unknown as IncomingMessage, response as unknown as ServerResponse);
  const pairs = list.flatMap((name, at) => (at % 2 === 0 ? [[name, list[at + 1] ?? ''] as const] : []));
  return { status, headers: new Map(pairs), body };
}

test('A document whose headers alone have changed has another ETag', async () => {
  const policies = ["default-src 'none'", "default-src 'self'"];
  const documents = await Promise.all(
    policies.map((policy) => PreparedDocument.prepare({ text, headers: ['Content-Security-Policy', policy], compression: 'quick' })),
  );
  const [one, other] = documents.map((document) => answerOf(document, {}).headers.get('ETag'));
  expect(one).toBeDefined();
  expect(other).not.toBe(one);
});

describe.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
])('A document whose thorough compression is deferred, as %s', (encoding, decompress) => {
  const asked = { 'accept-encoding': encoding };

  test('is compressed from the beginning, and becomes smaller later without being prepared again', async () => {
    const document = await PreparedDocument.prepare({ text, headers: [], compression: 'deferred' });
    const first = answerOf(document, asked);
    expect(first.headers.get('Content-Encoding')).toBe(encoding);
    expect(decompress(first.body).toString()).toBe(text);
    await until(() => answerOf(document, asked).body.length < first.body.length);
    const { headers, body } = answerOf(document, asked);
    expect(headers.get('Content-Length')).toBe(String(body.length));
    expect(decompress(body).toString()).toBe(text);
    const thorough = await PreparedDocument.prepare({ text, headers: [] });
    expect(body.equals(answerOf(thorough, asked).body)).toBe(true);
  });

  test('has another ETag when its bytes change', async () => {
    const document = await PreparedDocument.prepare({ text, headers: [], compression: 'deferred' });
    const first = answerOf(document, asked);
    const known = { ...asked, 'if-none-match': first.headers.get('ETag') ?? '' };
    expect(answerOf(document, known).status).toBe(304);
    await until(() => answerOf(document, asked).body.length < first.body.length);
    expect(answerOf(document, known).status).toBe(200);
  });
});

test('A document whose thorough compression is deferred stays as it is until somebody asks for it', async () => {
  const brotli = { 'accept-encoding': 'br' };
  const prepare = (title: string) => PreparedDocument.prepare({ text: title + text, headers: [], compression: 'deferred' });
  const unasked = await prepare('One');
  const asked = await prepare('Other');
  const { body } = answerOf(asked, brotli);
  // They are compressed one after the other, so this one would be the last.
  await until(() => answerOf(asked, brotli).body.length < body.length);
  const first = answerOf(unasked, brotli);
  expect(first.headers.get('ETag')).toMatch(/-quick"$/);
  await until(() => answerOf(unasked, brotli).body.length < first.body.length);
});
