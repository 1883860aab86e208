import { request } from 'node:http';

/** A browser of a person, as it calls itself. That of the tests calls itself headless, and is not counted. */
export const PERSONS_BROWSER = 'Mozilla/5.0 (X11; Linux x64; rv:153.0) Gecko/20100101 Firefox/153.0';

/** Reads a page as a person, and resolves with the status when it is read. `fetch` would add headers and leave out some. */
export function visit(
  address: string,
  headers: Readonly<Record<string, string | undefined>> = {},
  method = 'GET',
  body = '',
): Promise<number> {
  const all = { 'User-Agent': PERSONS_BROWSER, ...(body && { 'Content-Type': 'text/plain;charset=UTF-8' }), ...headers };
  const sent = Object.fromEntries(Object.entries(all).filter((header): header is [string, string] => header[1] !== undefined));
  return new Promise((resolve, reject) => {
    const asked = request(address, { method, headers: sent, agent: false }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0));
    });
    asked.on('error', reject).end(body);
  });
}
