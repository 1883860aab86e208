/** What an application must believe, so that each test may come from addresses of its own: `startApplication(behindProxy)`. */
export const behindProxy = { trustProxy: ['127.0.0.1'] } as const;

let clients = 0;

/** The header of a client that nobody else is, behind a proxy that the application trusts. */
export function anotherClient(): { readonly 'X-Forwarded-For': string } {
  clients += 1;
  return from(`10.20.${Math.floor(clients / 250)}.${(clients % 250) + 1}`);
}

/** The header of a client at an address; several addresses are the way that the request took, the nearest last. */
export function from(...addresses: readonly string[]): { readonly 'X-Forwarded-For': string } {
  return { 'X-Forwarded-For': addresses.join(', ') };
}
