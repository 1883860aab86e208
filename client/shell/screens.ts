/** The addresses of the app's screens. Everything else on this site is a document of its own. */
export const screens = {
  login: '/login',
  register: '/register',
  personal: '/personal',
  editor: '/editor',
  genpage: '/genpage',
} as const;

const known: ReadonlySet<string> = new Set(Object.values(screens));

/** Whether the router shows this address; its query does not matter. */
export function isScreen(address: string): boolean {
  return known.has(new URL(address, window.location.origin).pathname);
}

/** Where somebody goes after signing in: the screen that sent them, and /personal otherwise. */
export function screenAfterSigningIn(search: string): string {
  const wanted = new URLSearchParams(search).get('then');
  const allowed: readonly string[] = [screens.editor, screens.genpage];
  return wanted !== null && allowed.includes(wanted) ? wanted : screens.personal;
}

/** The login, from which somebody comes back to `address`. */
export function loginThen(address: string): string {
  return address === screens.personal ? screens.login : `${screens.login}?${new URLSearchParams({ then: address })}`;
}

/** Where `My page` leads: the account's public page, or /genpage while its linkname is not known in this browser. */
export function myPagePath(linkname: string | null): string {
  return linkname === null ? screens.genpage : `/${encodeURIComponent(linkname)}`;
}
