import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server on this machine where people have profiles, as those of Mastodon do. */
export interface ProfileSite {
  readonly url: string;
  /** What was asked: methods and paths, in their order. */
  readonly asked: string[];
  /** Sets the page at a path. Any other path has none. `/users/NAME` leads to `/@NAME`. */
  readonly show: (path: string, html: string) => void;
  readonly stop: () => Promise<void>;
}

export async function startProfileSite(): Promise<ProfileSite> {
  const pages = new Map<string, string>();
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const { method = '', url: path = '' } = request;
    asked.push(`${method} ${path}`);
    const origin = `http://${request.headers.host}`;
    const name = /^\/users\/(\w+)$/.exec(path)?.[1];
    const page = pages.get(path);
    if (name !== undefined) response.writeHead(302, { location: `${origin}/@${name}` }).end();
    else response.writeHead(page === undefined ? 404 : 200, { 'content-type': 'text/html; charset=utf-8' }).end(page);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    show: (path, html) => void pages.set(path, html),
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
