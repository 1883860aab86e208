import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import type { TestAccount } from '../../builders/accounts/account.js';
import { graphqlData } from '../../support/calls/graphql.js';
import { sentPage, type SentPage } from '../../support/calls/uploads.js';

/** The path of a temporary file with this name, to choose in a browser. The content of a file without a path would pass through three processes. */
export function aFile(name: string, content: Buffer): string {
  const path = join(mkdtempSync(join(tmpdir(), 'tessera-chosen-')), name);
  writeFileSync(path, content);
  return path;
}

const RED = { r: 200, g: 30, b: 30 };
const BLUE = { r: 30, g: 60, b: 200 };

/** A JPEG whose pixels are red at the left and blue at the right. */
export async function redAndBlue({ width = 800, height = 600, orientation = 1 } = {}): Promise<Buffer> {
  const red = { create: { width: width / 2, height, channels: 3 as const, background: RED } };
  return sharp({ create: { width, height, channels: 3, background: BLUE } })
    .composite([{ input: red, left: 0, top: 0 }])
    .withMetadata({ orientation })
    .jpeg()
    .toBuffer();
}

/** A photo of twelve megapixels from a phone held upright: stored sideways, with an orientation tag. Upright, the red is at the top. */
export function phonePhoto(): Promise<Buffer> {
  return redAndBlue({ width: 4000, height: 3000, orientation: 6 });
}

/** Which of the two colours a place of a picture has; 0 to 1 from the left and from the top. */
export async function colorAt(picture: Buffer, x: number, y: number): Promise<'red' | 'blue'> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(y * (info.height - 1)) * info.width + Math.floor(x * (info.width - 1))) * info.channels;
  return (data[at] ?? 0) > (data[at + 2] ?? 0) ? 'red' : 'blue';
}

/** The account's pictures as the server has them. */
export async function picturesOf({ url }: { readonly url: string }, { token }: TestAccount): Promise<SentPage> {
  return (await graphqlData<{ myPage: SentPage }>(url, `{ myPage { ${sentPage} } }`, {}, token)).myPage;
}

export async function download(address: string): Promise<Buffer> {
  return Buffer.from(await (await fetch(address)).arrayBuffer());
}

/** A file in a sent form. */
export interface SentFile {
  readonly name: string;
  readonly type: string;
  readonly size: number;
}

/** Records each file that the page sends; returns a function that reads the list. */
export async function noteSentFiles(context: BrowserContext): Promise<(page: Page) => Promise<SentFile[]>> {
  await context.addInitScript(() => {
    const sent: SentFile[] = [];
    Object.assign(window, { sentFiles: sent });
    const append = Reflect.get(FormData.prototype, 'append') as (this: FormData, ...field: unknown[]) => void;
    Reflect.set(FormData.prototype, 'append', function (this: FormData, ...field: unknown[]) {
      const [, value, name] = field;
      if (value instanceof Blob) sent.push({ name: String(name), type: value.type, size: value.size });
      append.apply(this, field);
    });
  });
  return (page) => page.evaluate(() => (window as unknown as { sentFiles: SentFile[] }).sentFiles);
}

/** Holds uploads back until the page cancels them, or `release` forwards them. */
export async function holdUploads(context: BrowserContext): Promise<{ release: () => Promise<void> }> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await context.route('**/graphql', async (route) => {
    const isUpload = route.request().headers()['content-type']?.startsWith('multipart/') === true;
    if (isUpload) await released;
    await route.continue().catch(() => undefined);
  });
  return {
    release: async () => {
      release();
      await context.unroute('**/graphql');
    },
  };
}

/** Answers uploads in the server's place. */
export async function answerUploads(context: BrowserContext, answer: 'cut' | { status: number; body: string }): Promise<void> {
  await context.route('**/graphql', (route) => {
    const isUpload = route.request().headers()['content-type']?.startsWith('multipart/') === true;
    if (!isUpload) return route.fallback();
    return answer === 'cut' ? route.abort('connectionfailed') : route.fulfill({ contentType: 'application/json', ...answer });
  });
}

/** An answer of a failed call, which browsers put into the console. */
export function failedLoad({ kind, text }: { kind: string; text: string }): boolean {
  return kind === 'console' && text.startsWith('Failed to load resource');
}

/** Pastes a picture, and the text that comes with it. */
export const pasteFrom = (target: Locator, picture: Buffer, text = ''): Promise<void> =>
  target.evaluate(
    (element, [content, plain]) => {
      const carried = new DataTransfer();
      carried.items.add(new File([new Uint8Array(content)], 'pasted.jpg', { type: 'image/jpeg' }));
      if (plain !== '') carried.setData('text/plain', plain);
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: carried, bubbles: true, cancelable: true }));
    },
    [[...picture], text] as const,
  );
