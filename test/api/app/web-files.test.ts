import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { TYPEFACE_FILES } from '../../../client/page-view/appearance/type/typeface-files.js';
import { DEFAULT_LANGUAGE, LANGUAGES } from '../../../server/languages.rules.js';
import { namedAssets } from '../../support/browser/named-assets.js';
import { project } from '../../support/servers/started-server.js';
import { runningApplication } from '../../support/servers/running-application.js';

const application = runningApplication();

const ask = (path: string, headers: Record<string, string> = {}): Promise<Response> => fetch(`${application.url}${path}`, { headers });

async function scriptsOf(language: string): Promise<string[]> {
  const html = await (await ask('/editor', { 'Accept-Language': language })).text();
  return namedAssets(html).filter((file) => file.endsWith('.js'));
}

describe('The screens of the app', () => {
  test.each([
    '/login',
    '/register',
    '/recoverusername',
    '/recoverpassword',
    '/resetpw/an-id/a-token',
    '/resetpw/more/an-id/a-token',
    `/resetpw/an-id/${'t'.repeat(101)}`,
    `/resetpw/${'i'.repeat(2_000)}/${'t'.repeat(2_000)}`,
    '/personal',
    '/editor',
    '/guesteditor',
    '/genpage',
  ])('%s shows the app, with the facts about the site', async (path) => {
    const answer = await ask(path);
    const html = await answer.text();
    const facts = /<script type="application\/json" id="site">(.*?)<\/script>/.exec(html)?.[1] ?? '{}';
    expect(answer.status).toBe(200);
    expect(JSON.parse(facts)).toEqual({
      siteName: 'Tessera',
      supportEmail: 'support@127.0.0.1',
      followLinks: application.config.followLinks,
      publicUrl: application.url,
      signInProviders: [],
      passkeys: false,
      passwordSignIn: true,
      blog: true,
      linkPreviews: false,
    });
  });

  test('They run only code that this server built and no inline code', async () => {
    const policy = (await ask('/login')).headers.get('content-security-policy');
    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self';");
    expect(policy).not.toContain('unsafe');
  });

  test.each([
    ['/editor', 'editor-page'],
    ['/guesteditor', 'guest-editor-page'],
    ['/personal', 'personal-page'],
    ['/login', 'login-page'],
  ])('The files that %s loads are named once in its document, and exist', async (path, module) => {
    const html = await (await ask(path)).text();
    const files = [...html.matchAll(/ (?:href|src)="(\/assets\/[^"]+\.(?:js|css))"/g)].map(([, file = '']) => file);
    expect(files.filter((file) => file.startsWith(`/assets/${module}-`) && file.endsWith('.js'))).toHaveLength(1);
    expect(new Set(files).size).toBe(files.length);
    for (const file of files) expect([file, (await ask(file)).status]).toEqual([file, 200]);
  });

  test.each(LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE))(
    'In %s they load the same files as in English from the folder of the language, and only the texts are others',
    async (language) => {
      const english = await scriptsOf('en');
      const scripts = await scriptsOf(language);
      expect(scripts).toEqual(english.map((script) => script.replace('/assets/', `/assets/${language}/`)));
      const contents = async (paths: readonly string[]) => Promise.all(paths.map(async (path) => (await ask(path)).text()));
      const [one, other] = [await contents(english), await contents(scripts)];
      const differing = english.filter((_, index) => one[index] !== other[index]);
      expect(differing.length).toBeGreaterThan(2);
      expect(differing.filter((script) => !/-texts-|\/text-runtime-/.test(script))).toEqual([]);
      for (const text of english.filter((script) => script.includes('-texts-'))) expect(differing).toContain(text);
    },
  );

  test('They set the cookie `csrftoken` for a browser that has none', async () => {
    expect((await ask('/login')).headers.get('set-cookie')).toMatch(/^csrftoken=[\w-]{32}; Path=\/; .*SameSite=Lax/);
    expect((await ask('/login', { Cookie: 'csrftoken=abc' })).headers.get('set-cookie')).toBeNull();
  });

  test('They send no Referer, because the address of one of them contains a token', async () => {
    for (const path of ['/resetpw/an-id/a-token', '/login']) expect((await ask(path)).headers.get('referrer-policy')).toBe('no-referrer');
  });

  test.each(['/resetpw', '/resetpw/', '/resetpw/x', '/resetpw/x/', '/resetpw//x'])('%s is not a screen, and is not found', async (path) => {
    const answer = await ask(path);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toContain('text/html');
    expect(await answer.text()).toContain('Not found');
  });

  test('The reset page can only be read', async () => {
    const methods = ['HEAD', 'POST', 'DELETE'].map((method) => fetch(`${application.url}/resetpw/an-id/a-token`, { method }));
    expect((await Promise.all(methods)).map(({ status }) => status)).toEqual([200, 404, 404]);
  });

  test('They are sent compressed, and as 304 to a browser that has them already', async () => {
    const answer = await ask('/login', { 'Accept-Encoding': 'br' });
    expect(answer.headers.get('content-encoding')).toBe('br');
    const again = await ask('/login', { 'Accept-Encoding': 'br', 'If-None-Match': answer.headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
  });
});

describe('Files for browsers', () => {
  test('A file with a hash in its name is cached permanently, and sent compressed', async () => {
    const [script = ''] = /\/assets\/[\w.-]+\.js/.exec(await (await ask('/login')).text()) ?? [];
    const [br, plain] = await Promise.all([ask(script, { 'Accept-Encoding': 'br' }), ask(script, { 'Accept-Encoding': 'identity' })]);
    expect(br.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(br.headers.get('content-encoding')).toBe('br');
    expect(br.headers.get('x-content-type-options')).toBe('nosniff');
    expect(br.headers.get('content-type')).toContain('javascript');
    expect(await br.text()).toBe(await plain.text());
  });

  test('A typeface of pages is cached permanently, and sent as it is', async () => {
    const answer = await ask(`/assets/${TYPEFACE_FILES.anton.cuts[0].files.latin}`, { 'Accept-Encoding': 'br' });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'font/woff2']);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('content-encoding')).toBeNull();
    const notices = await ask('/assets/typeface-licences.txt');
    expect(await notices.text()).toContain('SIL OPEN FONT LICENSE');
  });

  test('/favicon.svg exists', async () => {
    const answer = await ask('/favicon.svg');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toContain('image/svg+xml');
    expect(answer.headers.get('set-cookie')).toBeNull();
  });

  test('A compressed copy has no address of its own', async () => {
    const [script = ''] = /\/assets\/[\w.-]+\.js/.exec(await (await ask('/login')).text()) ?? [];
    const head = await fetch(`${application.url}${script}`, { method: 'HEAD', headers: { 'Accept-Encoding': 'br' } });
    expect([head.status, head.headers.get('content-encoding')]).toEqual([200, 'br']);
    for (const copy of ['.br', '.gz']) expect([copy, (await ask(`${script}${copy}`)).status]).toEqual([copy, 404]);
  });

  test.each([
    '/assets/../../package.json',
    '/assets/%2e%2e/%2e%2e/package.json',
    '/assets/',
    '/assets/nothing.js',
    '/assets/de',
    '/assets/de/nothing.js',
    '/assets/xx/typeface-licences.txt',
    '/assets/de/%2e%2e%2ftypeface-licences.txt',
    '/assets/%2e%2e%2findex.en.html',
    '/assets/..%2f..%2fpackage.json',
    '/package.json',
    '/index.html',
  ])('%s is not found', async (path) => {
    expect((await ask(path)).status).toBe(404);
  });
});

test('SI-01 /.well-known/security.txt says whom to tell about a vulnerability, and until when that holds (RFC 9116)', async () => {
  const answer = await ask('/.well-known/security.txt');
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
  const lines = (await answer.text()).split('\n');
  expect(lines).toEqual([
    'Contact: mailto:support@127.0.0.1',
    expect.stringMatching(/^Expires: \d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    `Canonical: ${application.url}/.well-known/security.txt`,
    '',
  ]);
  const days = (Date.parse(lines[1]!.slice('Expires: '.length)) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(90);
  expect(days).toBeLessThan(366);
});

describe('The style guide of developers', () => {
  test('/styleguide is treated like any other free name', async () => {
    const [styleGuide, free] = await Promise.all(['/styleguide', '/nobody-has-it'].map((path) => ask(path)));
    expect([styleGuide!.status, free!.status]).toEqual([404, 404]);
    expect((await styleGuide!.text()).replaceAll('styleguide', 'nobody-has-it')).toBe(await free!.text());
  });

  test('It is not part of the build for browsers', () => {
    const dist = join(project, 'dist/client');
    const manifests = readdirSync(join(dist, '.vite')).map((name) => readFileSync(join(dist, '.vite', name), 'utf8'));
    const files = manifests.flatMap((manifest) => [...manifest.matchAll(/"(assets\/[^"]+\.(?:js|css))"/g)].map(([, file = '']) => file));
    expect(files.length).toBeGreaterThan(50);
    expect(manifests.filter((manifest) => manifest.includes('styleguide'))).toEqual([]);
    expect(files.filter((file) => readFileSync(join(dist, file), 'utf8').includes('data-forced'))).toEqual([]);
  });
});
