/** The address of a database in messages for people: without user and password. A socket is named by its folder. */
export function addressOf(url: string): string {
  const { hostname, port, pathname } = new URL(url);
  return `${decodeURIComponent(hostname)}:${port || '5432'}${pathname}`;
}
