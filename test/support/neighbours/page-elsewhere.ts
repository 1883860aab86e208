import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { aJpeg } from '../../builders/images.js';

/** A service on this machine where somebody has a page. */
export interface PageElsewhere {
  readonly url: string;
  /** How many answers of `/slow` wait for `release`. */
  readonly waiting: () => number;
  readonly release: () => void;
  readonly stop: () => void;
}

/** Starts it. `/salt` is a page with links and a picture; `/empty` has nothing, `/gone` is not there, `/robots` asks for a person, what begins with `/broken` has a fault, and `/slow` answers when `release` is called. */
export async function startPageElsewhere(): Promise<PageElsewhere> {
  const picture = await aJpeg({ width: 300, height: 300 });
  const webp = await sharp(picture).webp().toBuffer();
  const held: (() => void)[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    const html = (status: number, body: string) => void response.writeHead(status, { 'content-type': 'text/html' }).end(body);
    const page = anyPage(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    if (path.endsWith('.jpg')) return void response.writeHead(200, { 'content-type': 'image/jpeg' }).end(picture);
    if (path.endsWith('.webp')) return void response.writeHead(200, { 'content-type': 'image/webp' }).end(webp);
    if (path === '/gone') return html(404, '');
    if (path === '/robots') return html(403, '');
    if (path.startsWith('/broken')) return html(500, '');
    if (path === '/empty') return html(200, '<p>Nothing');
    if (path === '/slow') return void held.push(() => html(200, page));
    return html(200, page);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    waiting: () => held.length,
    release: () => {
      for (const answer of held.splice(0)) answer();
    },
    stop: () => void server.close(),
  };
}

function anyPage(url: string): string {
  return `<!doctype html><title>Salt</title><meta property="og:title" content="Salt &amp; Smoke"><meta name="description" content="Fire and lemons.">
    <meta property="og:image" content="${url}/ines.jpg">
    <a href="https://instagram.com/salt" aria-label="Instagram"></a>
    <h2>Cook with me</h2><a href="/lemon">Lemon spaghetti</a><a href="/gone">Aprons</a><a href="javascript:alert(1)">Bad</a>
    <footer><a href="/terms">Terms</a></footer>`;
}

/** What somebody saves of a page of Linktree whose pictures are at this address. */
export function savedLinktree(url: string): string {
  const account = { username: 'salt', pageTitle: 'Salt & Smoke', description: 'Fire and lemons.', profilePictureUrl: `${url}/ines.jpg` };
  const links = [
    { id: 1, type: 'CLASSIC', title: 'Lemon spaghetti', url: `${url}/lemon`, position: 1, thumbnail: `${url}/lemon.jpg` },
    { id: 2, type: 'COMMERCE_PAY', title: 'Tip jar', url: null, position: 2 },
  ];
  const json = JSON.stringify({ props: { pageProps: { account, links, socialLinks: [] } } });
  return `<!doctype html><title>Salt</title><script id="__NEXT_DATA__" type="application/json">${json}</script>`;
}
