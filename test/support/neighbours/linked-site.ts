import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { aJpeg } from '../../builders/images.js';

/** A site that pages link to. Its page `/lemons` has the title "All about lemons", and proposes the JPEG `/cover.jpg`. */
export interface LinkedSite {
  readonly url: string;
  /** The paths that it was asked for, in their order. */
  readonly asked: string[];
  /** The user agents that have asked. */
  readonly agents: (string | undefined)[];
  /** From now on, answers wait for `release`. */
  readonly hold: () => void;
  readonly release: () => void;
  readonly stop: () => Promise<void>;
}

/** Starts the site on this machine. It has no page `/missing`, and its `/broken.png` and `/huge.png` are no pictures. */
export async function startLinkedSite(): Promise<LinkedSite> {
  const files: Readonly<Record<string, Buffer>> = {
    '/cover.jpg': await aJpeg({ width: 480, height: 360 }),
    '/broken.png': Buffer.from('no picture'),
    '/huge.png': Buffer.alloc(5 * 1024 * 1024 + 1),
  };
  const asked: string[] = [];
  const agents: (string | undefined)[] = [];
  let held: (() => void)[] | null = null;
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    asked.push(path);
    agents.push(request.headers['user-agent']);
    if (held) held.push(() => answer(path, response, files));
    else answer(path, response, files);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    agents,
    hold: () => void (held = []),
    release: () => {
      const waiting = held ?? [];
      held = null;
      for (const one of waiting) one();
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function answer(path: string, response: ServerResponse, files: Readonly<Record<string, Buffer>>): void {
  const file = files[path];
  if (file) return void response.writeHead(200, { 'content-type': path.endsWith('.jpg') ? 'image/jpeg' : 'image/png' }).end(file);
  if (path === '/missing') return void response.writeHead(404).end();
  const head = `<title>${path}</title><meta property="og:title" content="All about  ${path.slice(1)}"><meta property="og:image" content="/cover.jpg">`;
  response.writeHead(200, { 'content-type': 'text/html' }).end(head);
}
