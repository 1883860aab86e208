import { describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { aPageAt } from '../../builders/accounts/account.js';
import { runningApplication } from '../../support/servers/running-application.js';

const application = runningApplication({ siteName: 'Bits "&" Pieces' });

const ask = (path: string, headers: Record<string, string> = {}): Promise<Response> => fetch(application.url + path, { headers });

interface Stored {
  readonly app: string;
  readonly notice: string;
  readonly files: readonly string[];
}

async function storedIn(language: string): Promise<Stored> {
  const script = await (await ask('/service-worker.js', { cookie: `language=${language}` })).text();
  return JSON.parse(/^self\.stored=(\{.*?\});/.exec(script)?.[1] ?? 'null') as Stored;
}

interface PictureFile {
  readonly src: string;
  readonly sizes: string;
  readonly purpose?: string;
}

interface Manifest {
  readonly name: string;
  readonly lang: string;
  readonly dir: string;
  readonly start_url: string;
  readonly icons: readonly PictureFile[];
  readonly screenshots: readonly PictureFile[];
  readonly shortcuts: readonly { readonly url: string; readonly icons: readonly PictureFile[] }[];
}

async function manifestIn(language: string): Promise<Manifest> {
  return (await (await ask('/manifest.webmanifest', { 'accept-language': language })).json()) as Manifest;
}

describe('The service worker', () => {
  test('OT-08 `/service-worker.js` is requested again each time, in the language of the browser, and loads nothing from other sites', async () => {
    const { status, headers } = await ask('/service-worker.js');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(headers.get('cache-control')).toBe('no-cache');
    expect(headers.get('vary')).toBe('Accept-Encoding, Accept-Language, Cookie');
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'");
  });

  test.each(['en', 'de', 'ar'])('Its files in %s exist, and have at most 652 kB for a browser that accepts brotli', async (language) => {
    const { app, notice, files } = await storedIn(language);
    let bytes = 0;
    for (const path of [app, notice, ...files]) {
      const answer = await ask(path, { 'accept-encoding': 'br' });
      expect([path, answer.status]).toEqual([path, 200]);
      expect(answer.headers.get('cache-control')).toMatch(/^public, max-age=31536000, immutable(?:, no-transform)?$/);
      bytes += Number(answer.headers.get('content-length') ?? (await answer.arrayBuffer()).byteLength);
    }
    expect(bytes).toBeGreaterThan(100_000);
    expect(bytes).toBeLessThan(652_000);
  });

  test('The documents that it stores are in its language, with the facts about the site and no inline code', async () => {
    for (const [language, opening] of [
      ['de', '<html lang="de"'],
      ['ar', '<html lang="ar" dir="rtl"'],
    ] as const) {
      const { app, notice } = await storedIn(language);
      for (const path of [app, notice]) {
        const answer = await ask(path);
        const html = await answer.text();
        expect(html).toContain(opening);
        expect(html).toContain('Bits \\"\\u0026\\" Pieces');
        expect(answer.headers.get('content-security-policy')).toContain("script-src 'self'; style-src 'self';");
      }
    }
  });

  test('Each language stores its own files, and no document of another version has the same address', async () => {
    const [english, german] = await Promise.all([storedIn('en'), storedIn('de')]);
    expect(german.app).not.toBe(english.app);
    expect(german.files).not.toEqual(english.files);
    expect((await ask(english.app.replace('app-', 'app-x'))).status).toBe(404);
  });
});

describe('The manifest of the app', () => {
  test.each([
    ['en', 'en-GB', 'ltr'],
    ['de', 'de', 'ltr'],
    ['ar', 'ar', 'rtl'],
  ])('In %s, it has the name of the site and texts in that language', async (language, tag, direction) => {
    const manifest = await manifestIn(language);
    expect(manifest).toMatchObject({ name: 'Bits "&" Pieces', lang: tag, dir: direction });
    const { headers } = await ask('/manifest.webmanifest');
    expect(headers.get('content-type')).toBe('application/manifest+json; charset=utf-8');
    expect(headers.get('vary')).toBe('Accept-Encoding, Accept-Language, Cookie');
  });

  test('Its pictures exist in the stated size, one of them can be cut to a shape; its addresses are screens', async () => {
    const { icons, screenshots, shortcuts, start_url: start } = await manifestIn('en');
    expect(icons.map(({ purpose }) => purpose)).toContain('maskable');
    const pictures = [...icons, ...screenshots, ...shortcuts.flatMap((shortcut) => shortcut.icons)];
    for (const { src, sizes } of pictures) {
      const answer = await ask(src);
      const { width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
      expect([src, answer.status, sizes === 'any' ? 'any' : `${width}x${height}`]).toEqual([src, 200, sizes]);
    }
    for (const address of [start, ...shortcuts.map(({ url }) => url)])
      expect(await (await ask(address)).text()).toContain('<div id="app">');
  });

  test('The screens and the front page link to it, a public page does not', async () => {
    const link = '<link rel="manifest" href="/manifest.webmanifest"';
    for (const path of ['/', '/login', '/editor']) expect(await (await ask(path)).text()).toContain(link);
    await aPageAt(application, 'with-a-page');
    expect(await (await ask('/with-a-page')).text()).not.toContain('manifest');
  });
});
