import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@jest/globals';
import { claim, register } from '../../builders/accounts/account.js';
import { aContact, aLink, publishMixed } from '../../builders/pages/mixed-design.js';
import { aDesign, aTile } from '../../builders/pages/page-design.js';
import { runningApplication } from '../../support/servers/running-application.js';

const application = runningApplication({ supportEmail: 'help@site.example' });

/** Rewrites HTML as Cloudflare does by default: it hides addresses from programs, and adds a script that shows them to people. */
function hideAddresses(html: string): string {
  return html
    .replaceAll(/href="mailto:[^"]*"/g, 'href="/cdn-cgi/l/email-protection#6e"')
    .replaceAll(/(?<=>[^<]*)\b[\w.]+@[\w.]+\.\w+/g, '<span class="__cf_email__" data-cfemail="6e">[email&#160;protected]</span>')
    .replace('</body>', '<script src="/cdn-cgi/scripts/email-decode.min.js"></script></body>');
}

/** A proxy that hides addresses in HTML, unless the response says that nobody may change it (RFC 9111). */
async function hidingProxy(obeys: boolean) {
  const server = createServer((request, response) => {
    const pass = async () => {
      const answer = await fetch(application.url + request.url!, { headers: { 'accept-encoding': 'identity' } });
      const isHtml = answer.headers.get('content-type')?.startsWith('text/html') ?? false;
      const mayNot = obeys && (answer.headers.get('cache-control') ?? '').split(', ').includes('no-transform');
      const text = await answer.text();
      response.end(isHtml && !mayNot ? hideAddresses(text) : text);
    };
    void pass();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const read = async (path: string) => (await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`)).text();
  return { read, stop: () => server.close() };
}

test('RU-18 A proxy that hides e-mail addresses leaves those of pages and policies, which visitors would read as [email protected]', async () => {
  const account = await register(application);
  await claim(application, account, 'with-addresses');
  const tiles = [
    aLink({ name: 'Write', address: 'mailto:ada@bread.example' }),
    aTile({ name: 'Orders', html: '<p>Write to orders@bread.example</p>' }),
    aContact({ name: 'Save my contact' }),
  ];
  await publishMixed(application, account, aDesign({ tiles }));
  const [proxy, careless] = [await hidingProxy(true), await hidingProxy(false)];
  for (const path of ['/with-addresses', '/policy', '/login']) {
    const own = await (await fetch(application.url + path, { headers: { 'accept-encoding': 'identity' } })).text();
    expect([path, await proxy.read(path)]).toEqual([path, own]);
    expect(await careless.read(path)).not.toBe(own);
  }
  expect(await careless.read('/with-addresses')).toContain('email&#160;protected');
  proxy.stop();
  careless.stop();
});
