/**
 * Settings of an application that trusts the test's proxy header, so that each test can have its own addresses:
 * `startApplication(behindProxy)`.
 */
export const behindProxy = { trustProxy: ['127.0.0.1'] } as const;

let clients = 0;

/** The header of a new client, behind a proxy that the application trusts. */
export function anotherClient(): { readonly 'X-Forwarded-For': string } {
  clients += 1;
  return from(`10.20.${Math.floor(clients / 250)}.${(clients % 250) + 1}`);
}

/** The header of a client with an address. Several addresses are the path of the request; the last is the nearest to the server. */
export function from(...addresses: readonly string[]): { readonly 'X-Forwarded-For': string } {
  return { 'X-Forwarded-For': addresses.join(', ') };
}
