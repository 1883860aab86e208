import { expect, test } from '@jest/globals';
import { SiteAddresses } from '../../../../server/site-addresses.js';
import { withSite } from '../../../../server/gateway/web/app/app-shell.js';
import { preferredEncoding } from '../../../../server/gateway/web/prepared-document.js';
import { linknameOfPath } from '../../../../server/gateway/web/public-pages/public-pages.js';
import { creatorPagePolicy, productPolicy, securityHeaders } from '../../../../server/gateway/web/security-headers.js';
import type { SiteFacts } from '../../../../server/gateway/web/client-bundle.js';

test.each([
  ['/ada', 'ada'],
  ['/ada/', 'ada'],
  ['/Ada', 'ada'],
  ['/ada?from=mail', 'ada'],
  ['/a%64a', 'ada'],
  ['/', undefined],
  ['/ada/rossi', undefined],
  ['/ada%2Frossi', undefined],
  ['/ada%20', undefined],
  ['/%', undefined],
  ['/-ada', undefined],
  ['/ada.html', undefined],
  ['/.env', undefined],
  ['/adä', undefined],
  ['/login', undefined],
  ['/admin', undefined],
  [`/${'a'.repeat(30)}`, 'a'.repeat(30)],
  [`/${'a'.repeat(31)}`, undefined],
  ['//ada', undefined],
])('The path %s is the address of %s', (path, linkname) => {
  expect(linknameOfPath(path)).toBe(linkname);
});

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['identity', 'identity'],
  ['br;q=0.0', 'identity'],
  [undefined, 'identity'],
])('For Accept-Encoding %s the encoding of the response is %s', (header, encoding) => {
  for (const time of ['first', 'second']) expect(`${time} ${preferredEncoding(header)}`).toBe(`${time} ${encoding}`);
});

const tessera = new SiteAddresses({ publicUrl: 'https://tessera.example' });

test('The policy of a page allows only the scripts and styles named by their hashes, and loads nothing that is not named', () => {
  const [, policy = ''] = creatorPagePolicy({ inlineScripts: ['alert()'], inlineStyles: [], frameOrigins: [] }, tessera);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'sha256-");
  expect(policy).toContain("style-src 'none'");
  expect(policy).toContain('connect-src https://tessera.example/api/visits https://tessera.example/robots.txt;');
  expect(policy).not.toContain('unsafe');
  expect(productPolicy()[1]).not.toContain('unsafe');
});

test('The policy of a page allows the typefaces of this server only if its style sheet has some', () => {
  const policyWith = (style: string): string | undefined =>
    creatorPagePolicy({ inlineScripts: [], inlineStyles: [style], frameOrigins: [] }, tessera)[1];
  expect(policyWith("@font-face{font-family:'Anton'}")).toContain("; font-src 'self';");
  expect(policyWith('.page{}')).not.toContain('font-src');
});

test('The policy of a page allows drawings inside its style sheet only if it has some, and never as scripts', () => {
  const policyWith = (style: string): string | undefined =>
    creatorPagePolicy({ inlineScripts: [], inlineStyles: [style], frameOrigins: [] }, tessera)[1];
  expect(policyWith('.a{mask:url("data:image/svg+xml,x")}')).toMatch(
    /script-src 'none'; style-src 'sha256-[^;]+; img-src 'self' https: data:;/,
  );
  expect(policyWith('.page{}')).toContain("img-src 'self' https:;");
});

test('Browsers are told to stay on https only if the site uses https', () => {
  expect(securityHeaders({ isSecure: true })).toContain('Strict-Transport-Security');
  expect(securityHeaders({ isSecure: false })).not.toContain('Strict-Transport-Security');
});

const FACTS: SiteFacts = {
  siteName: 'Tessera',
  publicUrl: 'https://tile.example',
  supportEmail: 'help@tile.example',
  followLinks: [],
  signInProviders: [],
  passwordSignIn: true,
  passkeys: false,
  blog: true,
  linkPreviews: true,
};

test('The facts about the site cannot end a script element, whatever they contain', () => {
  const html = withSite('<head></head>', { ...FACTS, siteName: '</script><b>$&' });
  expect(html).toBe(
    `<head><script type="application/json" id="site">${html.split('id="site">')[1]?.split('</script>')[0]}</script></head>`,
  );
  expect(html).toContain('\\u003c/script\\u003e\\u003cb\\u003e$\\u0026');
});
